extension ObjectiveCBody {
  /// A command as statements, where it neither opens nor closes a block.
  func statements(of command: Command) -> [String] {
    switch command {
    case .new(let creation): return statements(of: creation)
    case .copy(let name, as: let copy): return [binding(copy, called(copy, "[\(name) copy]"))]
    case .keep(let layer, as: let list): return [binding(list, "\(layer).sublayers")]
    case .drop(let name):
      let layer = facts.created(.view).first { $0.name == name }?.backing?.layer
      return ([name] + (layer.map { [$0] } ?? [])).map { "\($0) = nil;" }
    case .host(let name): return ["\(name.kind == .view ? "ShowView" : "Show")(\(name));"]
    case .set(let subject, let property, let value): return [setter(subject, property, value)]
    case .setValue(let subject, let path, let value):
      let call = subject == .transaction ? "forKey" : "forKeyPath"
      return [
        "[\(subject.objectiveCText) setValue:\(object(value)) "
          + "\(call):\(path.text.objectiveCLiteral)];"
      ]
    case .mutate(let name, let key, let value): return [entry(of: name, key, value)]
    case .answer(let name, let key, let value):
      return [answer("\(name) actionForKey \(key)", value)]
    case .hook(let name, let callback, let key, let value):
      return [answer("\(name) \(callback.rawValue) \(key)", value)]
    case .react(let name, let callback, let steps, let limit):
      let body = steps.flatMap { step in
        // What a callback asks is answered to nobody.
        step.query.map { ["(void)(\($0.objectiveCText(facts)));"] } ?? statements(of: step)
      }
      return ["React(@\"\(name) \(callback.rawValue)\", \(limit), ^{"] + body.map { "  " + $0 }
        + ["});"]
    case .observe(let name, let path):
      return [
        "[\(name) addObserver:observer forKeyPath:\(path.text.objectiveCLiteral)",
        "    options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:NULL];",
      ]
    case .advance(let seconds):
      return ["Advance(\(seconds.objectiveCText));"]
    case .tick: return ["Tick();"]
    case .begin, .commit, .flush, .lock, .unlock:
      return ["[CATransaction \(command.kind.rawValue)];"]
    default: return ["[\(call(command))];"]
    }
  }

  /// The commands that are one call of a method of a layer or view.
  private func call(_ command: Command) -> String {
    switch command {
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
      return
        "\(layer.layerText) addAnimation:\(animation) forKey:\(key?.objectiveCLiteral ?? "nil")"
    case .removeAnimation(let key, from: let layer):
      return "\(layer.layerText) removeAnimationForKey:\(key.objectiveCLiteral)"
    case .removeAllAnimations(let layer): return "\(layer.layerText) removeAllAnimations"
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
    default: return ""
    }
  }

  func setter(_ subject: Subject, _ property: Property, _ value: Value) -> String {
    let expression = argument(value, for: property, of: subject)
    switch (subject, property) {
    case (.transaction, _), (.views, _), (_, .affineTransform):
      let name = property.rawValue
      return "[\(subject.objectiveCText) set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        + "\(expression)];"
    default:
      return "\(subject.objectiveCText).\(property.objectiveCName(of: subject)) = \(expression);"
    }
  }

  private func argument(_ value: Value, for property: Property, of subject: Subject) -> String {
    let isView = subject.name?.kind == .view
    switch (property, value) {
    case (.backgroundColor, .color(let color)) where isView:
      return "[UIColor colorWithCGColor:\(color.objectiveCText)]"
    case (.backgroundColor, .nil) where isView: return "nil"
    case (.animationImages, .list(let images)):
      let list = images.map {
        "[UIImage imageWithCGImage:(__bridge CGImageRef)\($0.objectiveCObject)]"
      }
      return "@[" + list.joined(separator: ", ") + "]"
    case (.completionBlock, .reference(let block)) where facts.endsViewBlock(block):
      return "^{ \(block)(YES); }"
    case (.font, _) where value != .nil: return "(__bridge CFTypeRef)\(value.objectiveCObject)"
    case (_, .reference(let name)) where isSharedPath(name) && property.info.shape != .path:
      return object(value)
    default: return property.objectiveCExpression(value)
    }
  }

  /// The value as an expression of an object; a shared path has a type of its own.
  private func object(_ value: Value) -> String {
    if case .reference(let name) = value, isSharedPath(name) { return "(__bridge id)\(name)" }
    return value.objectiveCObject
  }

  private func isSharedPath(_ name: ObjectName) -> Bool {
    name.kind == .shared && facts.kind(ofShared: name) == .path
  }

  /// Puts an entry into a shared argument; a path can only grow.
  private func entry(of name: ObjectName, _ key: String, _ value: Value) -> String {
    let element = value.objectiveCElement
    return switch facts.kind(ofShared: name) {
    case .dictionary: "[\(name) setObject:\(element) forKey:\(key.objectiveCLiteral)];"
    case .list, .answered: "[\(name) setObject:\(element) atIndexedSubscript:\(key)];"
    case .path: "CGPathAddPath(\(name), NULL, \(value.objectiveCScalar));"
    }
  }

  /// Programs what a delegate or a class answers; a view as an answer is asked in turn.
  private func answer(_ question: String, _ value: Value) -> String {
    let isView = value.asReference?.kind == .view
    let object = isView ? "ForwardTo(\(value.objectiveCObject))" : value.objectiveCObject
    return "SetAnswer(\(question.objectiveCLiteral), \(object));"
  }

  /// A creation as statements; the classes that it defines stand in front of `main`.
  private func statements(of creation: Creation) -> [String] {
    let name = creation.name
    let new = "[[\(typeText(of: name)) alloc] init]"
    switch name.kind {
    case .class: return []
    case .delegate:
      return [binding(name, new)]
        + creation.settings.map { answer("\(name) actionForKey \($0.key)", $0.value) }
    case .manager: return [binding(name, called(name, new))]
    case .shared:
      let isPath = facts.kind(ofShared: name) == .path
      return [binding(name, isPath ? "CGPathCreateMutable()" : new)]
        + creation.settings.map { entry(of: name, $0.key, $0.value) }
    default:
      return [binding(name, called(name, new))] + layer(behind: creation)
        + creation.settings.compactMap { entry in
          Property(rawValue: entry.key).map { setter(.object(name), $0, entry.value) }
        }
    }
  }

  private func layer(behind creation: Creation) -> [String] {
    let view = creation.name
    if let layer = creation.backing?.layer {
      // The layer is of the class that the view's class names.
      return [binding(layer, called(layer, "(id)\(view).layer"))]
    }
    let isNamed = view.kind == .view && facts.printsObjects
    return isNamed ? ["\(called(view, "\(view).layer"));"] : []
  }
}

extension Property {
  /// The property's name in Objective-C.
  func objectiveCName(of subject: Subject) -> String {
    self == .transform && subject.name?.kind == .view ? "transform3D" : rawValue
  }

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
    if self == .constraints, case .list(let values) = value {
      let constraints = values.compactMap { LayoutConstraint($0) }.map(\.objectiveCText)
      return "@[\(constraints.joined(separator: ", "))]"
    }
    return value.objectiveCObject
  }
}

extension LayoutConstraint {
  /// The constraint as an Objective-C expression.
  fileprivate var objectiveCText: String {
    "[CAConstraint constraintWithAttribute:\(attribute.objectiveCText) "
      + "relativeTo:\(sourceName.objectiveCLiteral) attribute:\(sourceAttribute.objectiveCText) "
      + "scale:\(scale.objectiveCText) offset:\(offset.objectiveCText)]"
  }
}

extension LayoutConstraint.Attribute {
  /// The constant that stands for it.
  fileprivate var objectiveCText: String {
    "kCAConstraint\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())"
  }
}

extension Subject {
  /// The subject as an Objective-C expression of a layer.
  var objectiveCLayer: String {
    if case .object(let name) = self { return name.layerText }
    return objectiveCText
  }

  /// The subject as an Objective-C expression.
  var objectiveCText: String {
    switch self {
    case .object(let name): name.description
    case .presentation(let name): "[\(name.layerText) presentationLayer]"
    case .attached(let name, let key):
      "[\(name.layerText) animationForKey:\(key.objectiveCLiteral)]"
    case .transaction: "CATransaction"
    case .views: "UIView"
    }
  }
}

extension ClassReference {
  /// The class as an Objective-C name.
  var objectiveCText: String {
    switch self {
    case .known(let name): name.rawValue
    case .defined(let name): "K\(name.number)"
    }
  }
}
