extension Command {
  /// The command as lines of Swift.
  var swiftLines: [String] {
    switch self {
    case .new(let creation): return creation.swiftLines
    case .copy(let name, as: let copy): return ["let \(copy) = \(name).copy() as! CAAnimation"]
    case .drop(let name): return ["// the reference \(name) is let go of here"]
    case .host(let name):
      return ["show(\(name.kind == .view ? "\(name).layer" : name.description))"]
    case .set(let subject, let property, let value):
      return [Self.swiftSet(subject, property, value)]
    case .setValue(let subject, let path, let value):
      let call = subject == .transaction ? "forKey" : "forKeyPath"
      return [
        "\(subject.swiftText).setValue(\(value.swiftObject), \(call): \(path.text.swiftLiteral))"
      ]
    case .mutate(let name, let key, let value):
      return ["\(name).setValue(\(value.swiftObject), forKey: \(key.swiftLiteral))"]
    case .answer(let name, let key, let value):
      return [Self.swiftAnswer(name, key, value)]
    case .hook(let name, let callback, let key, let value):
      return [Self.hook(name, callback, key, value)]
    case .react(let name, let callback, let steps, let limit):
      return Self.react(name, callback, steps, limit)
    case .observe(let name, let path):
      return [
        "\(name).addObserver(observer, forKeyPath: \(path.text.swiftLiteral), "
          + "options: [.old, .new], context: nil)"
      ]
    case .beginBlock(let block): return [block.swiftText]
    case .endBlock: return ["}"]
    case .advance(let seconds): return ["turn(\(seconds.swiftText))"]
    case .tick: return ["turn()"]
    case .begin, .commit, .flush, .lock, .unlock: return ["CATransaction.\(kind.rawValue)()"]
    default: return [layerCall]
    }
  }

  /// The commands that are one call of a method of a layer or view.
  private var layerCall: String {
    switch self {
    case .add(let child, to: let parent): return "\(parent).\(child.adding)(\(child))"
    case .insert(let child, into: let parent, at: let index):
      return "\(parent).\(child.inserting)(\(child), at: \(index))"
    case .insertBelow(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "belowSubview" : "below"
      return "\(parent).\(child.inserting)(\(child), \(label): \(sibling))"
    case .insertAbove(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "aboveSubview" : "above"
      return "\(parent).\(child.inserting)(\(child), \(label): \(sibling))"
    case .replace(let old, in: let parent, with: let new):
      return "\(parent).replaceSublayer(\(old), with: \(new))"
    case .remove(let name):
      return "\(name).removeFrom\(name.kind == .view ? "Superview" : "Superlayer")()"
    case .addAnimation(let animation, to: let layer, let key):
      return "\(layer).add(\(animation), forKey: \(key?.swiftLiteral ?? "nil"))"
    case .removeAnimation(let key, from: let layer):
      return "\(layer).removeAnimation(forKey: \(key.swiftLiteral))"
    case .removeAllAnimations(let layer): return "\(layer).removeAllAnimations()"
    case .send(let message, to: let layer): return "\(layer).\(message.rawValue)()"
    case .setNeedsDisplay(let layer, in: let rect):
      return "\(layer).setNeedsDisplay(\(rect.swiftText))"
    case .scroll(let layer, .toPoint, let value), .scroll(let layer, .toRect, let value):
      return "\(layer).scroll(to: \(value.swiftObject))"
    case .scroll(let layer, .pointUp, let value):
      return "\(layer).scroll(\(value.swiftObject))"
    case .scroll(let layer, .rectUp, let value):
      return "\(layer).scrollRectToVisible(\(value.swiftObject))"
    default: return "// \(self)"
    }
  }

  fileprivate static func swiftSet(
    _ subject: Subject, _ property: Property, _ value: Value
  ) -> String {
    let expression = property.swiftExpression(value, of: subject)
    switch (subject, property) {
    case (.transaction, _), (.views, _):
      let name = property.rawValue
      return
        "\(subject.swiftText).set\(name.prefix(1).uppercased())\(name.dropFirst())(\(expression))"
    case (_, .affineTransform): return "\(subject.swiftText).setAffineTransform(\(expression))"
    default: return "\(subject.swiftText).\(property.swiftName) = \(expression)"
    }
  }

  private static func hook(
    _ name: ObjectName, _ callback: Callback, _ key: String, _ value: Value
  ) -> String {
    let table =
      switch callback {
      case .actionForKey: "actions"
      case .defaultActionForKey: "defaultActions"
      case .defaultValueForKey: "defaultValues"
      default: "needsDisplay"
      }
    // A key with nil is a key all the same: the value is an optional inside the dictionary.
    let object = value == .nil ? "nil as (any CAAction)?" : value.swiftObject
    return
      "K\(name.number).hooks\(name.number).\(table).updateValue(\(object), forKey: \(key.swiftLiteral))"
  }

  /// A view as an answer is asked in turn, and not kept alive.
  fileprivate static func swiftAnswer(_ name: ObjectName, _ key: String, _ value: Value) -> String {
    if value.asReference?.kind == .view {
      let view = value.swiftObject
      return "\(name).forwarders[\(key.swiftLiteral)] = { [weak \(view)] in "
        + "\(view)?.action(for: $0, forKey: $1) }"
    }
    return "\(name).answers[\(key.swiftLiteral)] = \(value.swiftObject)"
  }

  private static func react(
    _ name: ObjectName, _ callback: Callback, _ steps: [Step], _ limit: Int
  ) -> [String] {
    let body = steps.flatMap(\.swiftLines).map { "//   " + $0 }
    return ["// whenever \(callback.rawValue) of \(name) is called, at most \(limit) times:"] + body
  }
}

extension ObjectName {
  fileprivate var adding: String { kind == .view ? "addSubview" : "addSublayer" }

  fileprivate var inserting: String { kind == .view ? "insertSubview" : "insertSublayer" }
}

extension Creation {
  /// The creation as lines of Swift.
  var swiftLines: [String] {
    switch name.kind {
    case .delegate:
      let isMute = implements?.contains(.actionForKey) == false
      let type = isMute ? "Delegate" : "AnsweringDelegate"
      return ["let \(name) = \(type)(\"\(name)\")"]
        + settings.map { Command.swiftAnswer(name, $0.key, $0.value) }
    case .class: return classLines
    case .shared:
      return ["let \(name) = NSMutableDictionary()"]
        + settings.map {
          "\(name).setValue(\($0.value.swiftObject), forKey: \($0.key.swiftLiteral))"
        }
    case .manager: return ["let \(name) = Manager()"]
    default:
      let type = type?.swiftText ?? "CALayer"
      let object = backing?.type == nil ? ["let \(name) = \(type)()"] : viewClassLines
      return object + (backing.map { ["let \($0.layer) = \(name).layer"] } ?? [])
        + settings.compactMap { entry in
          Property(rawValue: entry.key).map { Command.swiftSet(.object(name), $0, entry.value) }
        }
    }
  }

  /// A view class of its own, which names the class of its layer.
  private var viewClassLines: [String] {
    let own = "V\(name.number)"
    return [
      "class \(own): \(type?.swiftText ?? "UIView") {",
      "  override class var layerClass: AnyClass { \(backing?.type?.swiftText ?? "CALayer").self }",
      "}",
      "let \(name) = \(own)()",
    ]
  }

  private var classLines: [String] {
    let base = type?.swiftText ?? "CALayer"
    let own = "K\(name.number)"
    let overrides = (implements ?? []).compactMap(Self.override)
    return [
      "class \(own): \(base) {",
      "  nonisolated(unsafe) static var hooks\(name.number) = Hooks()",
      "  override class func defaultAction(forKey event: String) -> (any CAAction)? {",
      "    \(own).hooks\(name.number).defaultActions[event] ?? super.defaultAction(forKey: event)",
      "  }",
      "  override class func defaultValue(forKey key: String) -> Any? {",
      "    \(own).hooks\(name.number).defaultValues[key] ?? super.defaultValue(forKey: key)",
      "  }",
      "  override class func needsDisplay(forKey key: String) -> Bool {",
      "    \(own).hooks\(name.number).needsDisplay[key] ?? super.needsDisplay(forKey: key)",
      "  }",
      "  override func action(forKey event: String) -> (any CAAction)? {",
      "    \(own).hooks\(name.number).actions[event] ?? super.action(forKey: event)",
      "  }",
    ] + overrides.flatMap { $0 } + ["}"]
  }

  private static func override(_ callback: Callback) -> [String]? {
    switch callback {
    case .layoutSublayers:
      ["  override func layoutSublayers() { print(\"layoutSublayers\", self) }"]
    case .display: ["  override func display() { print(\"display\", self) }"]
    case .draw: ["  override func draw(in context: CGContext) { print(\"draw\", self) }"]
    case .addAnimation:
      [
        "  override func add(_ animation: CAAnimation, forKey key: String?) {",
        "    print(\"add\", animation, key as Any)",
        "    super.add(animation, forKey: key)",
        "  }",
      ]
    default: nil
    }
  }
}

extension ViewBlock {
  /// The head of the block in Swift; its body follows up to the closing brace.
  var swiftText: String {
    var words = options.map { option in
      switch option {
      case .beginFromCurrentState: ".beginFromCurrentState"
      case .repeat: ".repeat"
      case .autoreverse: ".autoreverse"
      case .overrideInheritedDuration: ".overrideInheritedDuration"
      case .overrideInheritedCurve: ".overrideInheritedOptions"
      }
    }
    if let curve, kind == .animate || kind == .spring { words.append(curve.swiftOption) }
    let list = "[" + words.joined(separator: ", ") + "]"
    let time = "withDuration: \(duration.swiftText), delay: \(delay.swiftText)"
    switch kind {
    case .animate: return "UIView.animate(\(time), options: \(list)) {"
    case .spring:
      return "UIView.animate(\(time), usingSpringWithDamping: \((damping ?? 1).swiftText), "
        + "initialSpringVelocity: 0, options: \(list)) {"
    case .keyframes: return "UIView.animateKeyframes(\(time), options: []) {"
    case .keyframe:
      return "UIView.addKeyframe(withRelativeStartTime: \(delay.swiftText), "
        + "relativeDuration: \(duration.swiftText)) {"
    case .withoutAnimation: return "UIView.performWithoutAnimation {"
    case .pop: return "UIView.popAnimation(withDuration: \(duration.swiftText)) {"
    }
  }
}

extension TimingFunction.Name {
  fileprivate var swiftOption: String {
    switch self {
    case .linear: ".curveLinear"
    case .easeIn: ".curveEaseIn"
    case .easeOut: ".curveEaseOut"
    case .easeInEaseOut, .default: ".curveEaseInOut"
    }
  }
}
