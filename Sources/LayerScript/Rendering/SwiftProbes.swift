import Geometry

/// The classes that a script programs, as Swift: each with the methods that report or answer, and no other.
struct SwiftProbes {
  let facts: ScriptFacts

  /// The classes in an order in which each comes behind its superclass.
  var lines: [String] {
    let classes =
      facts.created(.class).map(layerClass)
      + facts.created(.view).filter { facts.needsOwnClass(view: $0.name) }.map(viewClass)
      + facts.created(.delegate).map(delegate)
      + facts.created(.manager).filter { $0.type == nil }.map(manager)
    return classes.flatMap { [""] + $0 }
  }

  private func layerClass(_ creation: Creation) -> [String] {
    let name = creation.name
    let implements = Set(creation.implements ?? [])
    let hooks = facts.hooks(of: name)
    var body = creation.settings.compactMap { entry in
      creation.declaredKinds[entry.key].map { "@NSManaged var \(entry.key): \($0.swiftType)" }
    }
    for callback in [Callback.defaultActionForKey, .defaultValueForKey, .needsDisplayForKey]
    where hooks.contains(where: { $0.callback == callback }) {
      body += hook(callback, of: name)
    }
    let overridesSearch = implements.contains(.actionForKey)
    if overridesSearch || hooks.contains(where: { $0.callback == .actionForKey }) {
      body += search(of: name, hooks, isWhole: overridesSearch)
    }
    for callback in Callback.allCases where implements.contains(callback) {
      body += override(callback, of: name)
    }
    let isDelegate = implements.contains(.drawLayer) ? ", CALayerDelegate" : ""
    return Self.type(
      "class K\(name.number): \(creation.type?.swiftText ?? "CALayer")\(isDelegate)", body)
  }

  private static func type(_ head: String, _ body: [String]) -> [String] {
    body.isEmpty ? [head + " {}"] : [head + " {"] + body.map { "  " + $0 } + ["}"]
  }

  /// An answer by key; without one the superclass is asked.
  private func hook(_ callback: Callback, of name: ObjectName) -> [String] {
    let table = "\(callback.table)\(name.number)"
    let (type, method, result, label) =
      switch callback {
      case .defaultActionForKey:
        ("(any CAAction)?", "defaultAction", "(any CAAction)?", "event")
      case .defaultValueForKey: ("Any?", "defaultValue", "Any?", "key")
      default: ("Bool", "needsDisplay", "Bool", "key")
      }
    return [
      "static var \(table): [String: \(type)] = [:]",
      "override class func \(method)(forKey \(label): String) -> \(result) {",
      "  guard let answer = \(table)[\(label)] else { return super.\(method)(forKey: \(label)) }",
      "  print(\"\(name) asked for \(callback.rawValue) \\(\(label))\")",
      "  return answer",
      "}",
    ]
  }

  /// The search for an action, overridden for some keys, or whole.
  private func search(
    of name: ObjectName, _ hooks: [ScriptFacts.Hook], isWhole: Bool
  ) -> [String] {
    let timings = hooks.contains { $0.value.timingSource != nil }
    let (actions, sources) = ("actions\(name.number)", "timings\(name.number)")
    let report =
      "print(\"\(name) asked for actionForKey \\(event) of \\(described(self))\\(seeing(self, event))\")"
    let copied = [
      "  if let source = \(sources)[event] {",
      "    \(report)",
      "    guard let found = super.action(forKey: source) as? CABasicAnimation else {",
      "      return super.action(forKey: event)",
      "    }",
      "    let own = CABasicAnimation()",
      "    own.keyPath = event",
      "    own.fromValue = value(forKey: event)",
      "    for key in [",
      "      \"autoreverses\", \"beginTime\", \"delegate\", \"duration\", \"fillMode\", \"repeatCount\",",
      "      \"repeatDuration\", \"speed\", \"timingFunction\", \"timeOffset\",",
      "    ] { own.setValue(found.value(forKey: key), forKey: key) }",
      "    return own",
      "  }",
    ]
    return ["static var \(actions): [String: (any CAAction)?] = [:]"]
      + (timings ? ["static var \(sources): [String: String] = [:]"] : [])
      + ["override func action(forKey event: String) -> (any CAAction)? {"]
      + (timings ? copied.map { $0.replacing("= \(sources)", with: "= Self.\(sources)") } : [])
      + [
        "  guard let answer = Self.\(actions)[event] else {",
        "    return \(isWhole ? "nil" : "super.action(forKey: event)")",
        "  }",
        "  \(report)",
        "  return answer",
        "}",
      ]
  }

  private func override(_ callback: Callback, of name: ObjectName) -> [String] {
    let report = self.report(name, callback, "self")
    switch callback {
    case .layoutSublayers: return method("override func layoutSublayers()", report)
    case .display: return method("override func display()", report)
    case .draw: return method("override func draw(in context: CGContext)", report)
    case .drawLayer:
      return method(
        "func draw(_ layer: CALayer, in context: CGContext)", self.report(name, callback, "layer"))
    case .didSetBounds:
      return ["override var bounds: CGRect {"] + method("  didSet", report).map { $0 } + ["}"]
    case .addAnimation:
      return method(
        "override func add(_ animation: CAAnimation, forKey key: String?)",
        [
          "print(\"\(name) asked for addAnimation \\(key ?? \"nil\") of \\(described(self))\")",
          "super.add(animation, forKey: key)",
        ])
    case .initWithLayer:
      return ["override init() { super.init() }"]
        + method(
          "override init(layer: Any)",
          ["super.init(layer: layer)"] + self.report(name, callback, "layer"))
        + ["required init?(coder: NSCoder) { nil }"]
    default: return []
    }
  }

  private func method(_ head: String, _ body: [String]) -> [String] {
    let margin = String(head.prefix { $0 == " " })
    return [head + " {"] + body.map { margin + "  " + $0 } + [margin + "}"]
  }

  /// Says that a callback has come about a layer, and carries out what the script has it do.
  private func report(_ name: ObjectName, _ callback: Callback, _ layer: String) -> [String] {
    let line = "print(\"\(name) called for \(callback.rawValue) of \\(described(\(layer)))\")"
    let key = "\(name) \(callback.rawValue)"
    return [line] + (facts.reacts(name, callback) ? ["reactions[\"\(key)\"]?()"] : [])
  }

  private func viewClass(_ creation: Creation) -> [String] {
    var body: [String] = []
    if let type = creation.backing?.type {
      body.append("override class var layerClass: AnyClass { \(type.swiftText).self }")
    }
    if creation.implements?.contains(.didMoveToSuperview) == true {
      body += method(
        "override func didMoveToSuperview()",
        [
          "super.didMoveToSuperview()",
          "print(\"\(creation.name) asked for didMoveToSuperview superlayer of \\(described(layer)), \"",
          "  + \"seeing \\(described(layer.superlayer))\")",
        ])
    }
    if facts.pops {
      body += method(
        "override func action(for layer: CALayer, forKey event: String) -> (any CAAction)?",
        [
          "guard let notes = popped else { return super.action(for: layer, forKey: event) }",
          "if !notes.contains(where: { $0.layer === layer && $0.key == event }) {",
          "  popped?.append((layer, event, layer.value(forKeyPath: event)))",
          "}",
          "return NSNull()",
        ])
    }
    return Self.type(
      "class V\(creation.name.number): \(creation.type?.swiftText ?? "UIView")", body)
  }

  private func delegate(_ creation: Creation) -> [String] {
    let name = creation.name
    var body: [String] = []
    let implements = creation.implements ?? [.actionForKey]
    let answers = facts.answers(of: name)
    if !answers.isEmpty || implements.contains(.actionForKey) {
      body.append("var answers: [String: any CAAction] = [:]")
    }
    if facts.forwards(name) {
      body.append("var forwarders: [String: (CALayer, String) -> (any CAAction)?] = [:]")
    }
    for callback in Callback.allCases where implements.contains(callback) {
      let report = self.report(name, callback, "layer")
      switch callback {
      case .actionForKey: body += question(to: name)
      case .layoutSublayers: body += method("func layoutSublayers(of layer: CALayer)", report)
      case .display: body += method("func display(_ layer: CALayer)", report)
      case .draw: body += method("func draw(_ layer: CALayer, in context: CGContext)", report)
      case .layerWillDraw: body += method("func layerWillDraw(_ layer: CALayer)", report)
      default: break
      }
    }
    return Self.type("final class D\(name.number): NSObject, CALayerDelegate", body)
  }

  private func question(to name: ObjectName) -> [String] {
    let forward = ["if let forward = forwarders[event] { return forward(layer, event) }"]
    return method(
      "func action(for layer: CALayer, forKey event: String) -> (any CAAction)?",
      [
        "print(\"\(name) asked for actionForKey \\(event) of \\(described(layer))\\(seeing(layer, event))\")"
      ]
        + (facts.forwards(name) ? forward : []) + ["return answers[event]"])
  }

  private func manager(_ creation: Creation) -> [String] {
    let name = creation.name
    var body: [String] = []
    let implements = creation.implements ?? [.layoutSublayers, .invalidateLayout]
    for callback in Callback.allCases where implements.contains(callback) {
      let report = self.report(name, callback, "layer")
      switch callback {
      case .layoutSublayers: body += method("func layoutSublayers(of layer: CALayer)", report)
      case .invalidateLayout: body += method("func invalidateLayout(of layer: CALayer)", report)
      case .preferredSize:
        let size = creation.settings.last?.value ?? .size(.zero)
        body += method(
          "func preferredSize(of layer: CALayer) -> CGSize", report + ["return \(size.swiftObject)"]
        )
      default: break
      }
    }
    return Self.type("final class M\(name.number): NSObject, CALayoutManager", body)
  }
}

extension DeclaredKind {
  fileprivate var swiftType: String {
    switch self {
    case .number: "CGFloat"
    case .object: "Any?"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .transform: "CATransform3D"
    }
  }
}
