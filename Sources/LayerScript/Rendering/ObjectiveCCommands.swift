extension Command {
  /// The command as lines of Objective-C.
  var objectiveCLines: [String] {
    switch self {
    case .new(let creation): return creation.objectiveCLines
    case .copy(let name, as: let copy): return ["CAAnimation *\(copy) = [\(name) copy];"]
    case .drop(let name): return ["// the reference \(name) is let go of here"]
    case .host(let name): return ["Show(\(name.kind == .view ? "\(name).layer" : "\(name)"));"]
    case .set(let subject, let property, let value):
      return [Self.objectiveCSet(subject, property, value)]
    case .setValue(let subject, let path, let value):
      let call = subject == .transaction ? "forKey" : "forKeyPath"
      return [
        "[\(subject.objectiveCText) setValue:\(value.objectiveCObject) "
          + "\(call):\(path.text.objectiveCLiteral)];"
      ]
    case .mutate(let name, let key, let value):
      return ["[\(name) setValue:\(value.objectiveCObject) forKey:\(key.objectiveCLiteral)];"]
    case .answer(let name, let key, let value):
      return [
        "[\(name).answers setValue:\(value.objectiveCObject) forKey:\(key.objectiveCLiteral)];"
      ]
    case .hook(let name, let callback, let key, let value):
      let entry = "\(callback.rawValue).\(key)".objectiveCLiteral
      return [
        "[[K\(name.number) hooks] setValue:@[ \(value == .nil ? "" : value.objectiveCObject) ] "
          + "forKey:\(entry)];"
      ]
    case .react(let name, let callback, let steps, let limit):
      let body = steps.flatMap(\.objectiveCLines).map { "//   " + $0 }
      return ["// whenever \(callback.rawValue) of \(name) is called, at most \(limit) times:"]
        + body
    case .observe(let name, let path):
      return [
        "[\(name) addObserver:[[Observer alloc] init] forKeyPath:\(path.text.objectiveCLiteral)",
        "    options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:NULL];",
      ]
    case .beginBlock(let block): return [block.objectiveCText]
    case .endBlock: return ["}];"]
    case .advance(let seconds): return ["Turn(\(seconds.objectiveCText));"]
    case .tick: return ["Turn(0);"]
    case .begin, .commit, .flush, .lock, .unlock: return ["[CATransaction \(kind.rawValue)];"]
    default: return ["[\(layerCall)];"]
    }
  }

  /// The commands that are one call of a method of a layer or view.
  private var layerCall: String {
    switch self {
    case .add(let child, to: let parent): return "\(parent) add\(child.noun):\(child)"
    case .insert(let child, into: let parent, at: let index):
      return "\(parent) insert\(child.noun):\(child) atIndex:\(index)"
    case .insertBelow(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "belowSubview" : "below"
      return "\(parent) insert\(child.noun):\(child) \(label):\(sibling)"
    case .insertAbove(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "aboveSubview" : "above"
      return "\(parent) insert\(child.noun):\(child) \(label):\(sibling)"
    case .replace(let old, in: let parent, with: let new):
      return "\(parent) replaceSublayer:\(old) with:\(new)"
    case .remove(let name):
      return "\(name) removeFrom\(name.kind == .view ? "Superview" : "Superlayer")"
    case .addAnimation(let animation, to: let layer, let key):
      return "\(layer) addAnimation:\(animation) forKey:\(key?.objectiveCLiteral ?? "nil")"
    case .removeAnimation(let key, from: let layer):
      return "\(layer) removeAnimationForKey:\(key.objectiveCLiteral)"
    case .removeAllAnimations(let layer): return "\(layer) removeAllAnimations"
    case .send(let message, to: let layer): return "\(layer) \(message.rawValue)"
    case .setNeedsDisplay(let layer, in: let rect):
      return "\(layer) setNeedsDisplayInRect:\(Value.rect(rect).objectiveCScalar)"
    case .scroll(let layer, let scroll, let value):
      let selector =
        switch scroll {
        case .toPoint: "scrollToPoint"
        case .toRect: "scrollToRect"
        case .pointUp: "scrollPoint"
        case .rectUp: "scrollRectToVisible"
        }
      return "\(layer) \(selector):\(value.objectiveCScalar)"
    default: return "NSNull null"
    }
  }

  static func objectiveCSet(
    _ subject: Subject, _ property: Property, _ value: Value
  ) -> String {
    let expression = property.objectiveCExpression(value)
    switch (subject, property) {
    case (.transaction, _), (.views, _), (_, .affineTransform):
      let name = property.rawValue
      return "[\(subject.objectiveCText) set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        + "\(expression)];"
    default: return "\(subject.objectiveCText).\(property.rawValue) = \(expression);"
    }
  }
}

extension ObjectName {
  /// The word that the selectors of the object's kind have.
  fileprivate var noun: String { kind == .view ? "Subview" : "Sublayer" }
}

extension Property {
  /// A value of the property as an Objective-C expression of the property's own type.
  func objectiveCExpression(_ value: Value) -> String {
    switch (info.shape, value) {
    case (.boolean, _), (.number, _), (.point, _), (.size, _), (.rect, _), (.affine, _),
      (.transform, _), (.color, _), (.path, _):
      return value == .nil ? "NULL" : value.objectiveCScalar
    default: break
    }
    if self == .valueFunction, case .string(let name) = value {
      return "[CAValueFunction functionWithName:\(name.objectiveCLiteral)]"
    }
    return value.objectiveCObject
  }
}

extension Subject {
  /// The subject as an Objective-C expression.
  var objectiveCText: String {
    switch self {
    case .object(let name): name.description
    case .presentation(let name): "[\(name) presentationLayer]"
    case .attached(let name, let key): "[\(name) animationForKey:\(key.objectiveCLiteral)]"
    case .transaction: "CATransaction"
    case .views: "UIView"
    }
  }
}

extension ViewBlock {
  /// The head of the block in Objective-C; its body follows up to the closing bracket.
  var objectiveCText: String {
    let words = options.map { option in
      switch option {
      case .beginFromCurrentState: "UIViewAnimationOptionBeginFromCurrentState"
      case .repeat: "UIViewAnimationOptionRepeat"
      case .autoreverse: "UIViewAnimationOptionAutoreverse"
      case .overrideInheritedDuration: "UIViewAnimationOptionOverrideInheritedDuration"
      case .overrideInheritedCurve: "UIViewAnimationOptionOverrideInheritedCurve"
      }
    }
    let list = words.isEmpty ? "0" : words.joined(separator: " | ")
    let time = "\(duration.objectiveCText) delay:\(delay.objectiveCText)"
    switch kind {
    case .animate:
      return "[UIView animateWithDuration:\(time) options:\(list) completion:nil animations:^{"
    case .spring:
      return "[UIView animateWithDuration:\(time) usingSpringWithDamping:"
        + "\((damping ?? 1).objectiveCText) initialSpringVelocity:0 options:\(list) completion:nil "
        + "animations:^{"
    case .keyframes:
      return "[UIView animateKeyframesWithDuration:\(time) options:0 completion:nil animations:^{"
    case .keyframe:
      return "[UIView addKeyframeWithRelativeStartTime:\(delay.objectiveCText) relativeDuration:"
        + "\(duration.objectiveCText) animations:^{"
    case .withoutAnimation: return "[UIView performWithoutAnimation:^{"
    case .pop: return "[UIView popAnimationWithDuration:\(duration.objectiveCText) animations:^{"
    }
  }
}
