extension SwiftBody {
  /// A command as statements, where it neither opens nor closes a block.
  func statements(of command: Command) -> [String] {
    switch command {
    case .new(let creation): return statements(of: creation)
    case .copy(let name, as: let copy):
      return [binding(copy, called(copy, "\(name).copy() as! \(typeText(of: copy))"))]
    case .keep(let layer, as: let list):
      // What Swift makes of a list would be a copy.
      return [binding(list, "\(layer).value(forKey: \"sublayers\") as? NSArray")]
    case .drop(let name): return released(name)
    case .host(let name): return ["\(name.kind == .view ? "showView" : "show")(\(name))"]
    case .set(let subject, let property, let value): return [setter(subject, property, value)]
    case .setValue(let subject, let path, let value):
      let call = subject == .transaction ? "forKey" : "forKeyPath"
      return [
        "\(subject.swiftText).setValue(\(value.swiftObject), \(call): \(path.text.swiftLiteral))"
      ]
    case .mutate(let name, let key, let value): return [entry(of: name, key, value)]
    case .answer(let name, let key, let value): return answer(of: name, key, value)
    case .hook(let name, let callback, let key, let value):
      return [hook(name, callback, key, value)]
    case .react(let name, let callback, let steps, let limit):
      let body = steps.flatMap { step in
        // What a callback asks is answered to nobody.
        step.query.map { ["_ = \($0.swiftExpression(facts))"] } ?? statements(of: step)
      }
      return ["react(\"\(name) \(callback.rawValue)\", limit: \(limit)) {"]
        + body.map { "  " + $0 } + ["}"]
    case .observe(let name, let path):
      return [
        "\(name).addObserver(observer, forKeyPath: \(path.text.swiftLiteral), "
          + "options: [.old, .new], context: nil)"
      ]
    case .advance(let seconds): return ["advance(\(seconds.swiftText))"]
    case .tick: return ["tick()"]
    case .begin, .commit, .flush, .lock, .unlock:
      return ["CATransaction.\(command.kind.rawValue)()"]
    default: return [call(command)]
    }
  }

  /// The commands that are one call of a method of a layer or view.
  private func call(_ command: Command) -> String {
    switch command {
    case .add(let child, to: let parent): return "\(parent).add\(child.noun)(\(child))"
    case .insert(let child, into: let parent, at: let index):
      return "\(parent).insert\(child.noun)(\(child), at: \(index))"
    case .insertBelow(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "belowSubview" : "below"
      return "\(parent).insert\(child.noun)(\(child), \(label): \(sibling))"
    case .insertAbove(let child, into: let parent, let sibling):
      let label = child.kind == .view ? "aboveSubview" : "above"
      return "\(parent).insert\(child.noun)(\(child), \(label): \(sibling))"
    case .replace(let old, in: let parent, with: let new):
      return "\(parent).replaceSublayer(\(old), with: \(new))"
    case .remove(let name):
      return "\(name).removeFrom\(name.kind == .view ? "Superview" : "Superlayer")()"
    case .addAnimation(let animation, to: let layer, let key):
      return "\(layer.layerText).add(\(animation), forKey: \(key?.swiftLiteral ?? "nil"))"
    case .removeAnimation(let key, from: let layer):
      return "\(layer.layerText).removeAnimation(forKey: \(key.swiftLiteral))"
    case .removeAllAnimations(let layer): return "\(layer.layerText).removeAllAnimations()"
    case .send(let message, to: let layer): return "\(layer).\(message.rawValue)()"
    case .setNeedsDisplay(let layer, in: let rect):
      return "\(layer).setNeedsDisplay(\(rect.swiftText))"
    case .scroll(let layer, .toPoint, let value), .scroll(let layer, .toRect, let value):
      return "\(layer).scroll(to: \(value.swiftObject))"
    case .scroll(let layer, .pointUp, let value):
      return "\(layer).scroll(\(value.swiftObject))"
    case .scroll(let layer, .rectUp, let value):
      return "\(layer).scrollRectToVisible(\(value.swiftObject))"
    default: return ""
    }
  }

  func setter(_ subject: Subject, _ property: Property, _ value: Value) -> String {
    if let name = value.asReference, name.kind == .shared, facts.kind(ofShared: name) != .path {
      // A Swift collection would be a copy before the engine sees it.
      return "\(subject.swiftText).setValue(\(name), forKey: \(property.rawValue.swiftLiteral))"
    }
    if value == .nil, property.isSwiftEnumeration {
      return "\(subject.swiftText).setValue(nil, forKey: \(property.rawValue.swiftLiteral))"
    }
    let expression = argument(value, for: property, of: subject)
    switch (subject, property) {
    case (.transaction, _), (.views, _):
      let name = property.rawValue
      return
        "\(subject.swiftText).set\(name.prefix(1).uppercased())\(name.dropFirst())(\(expression))"
    case (_, .affineTransform): return "\(subject.swiftText).setAffineTransform(\(expression))"
    default: return "\(subject.swiftText).\(property.swiftName(of: subject)) = \(expression)"
    }
  }

  private func argument(_ value: Value, for property: Property, of subject: Subject) -> String {
    let isView = subject.name?.kind == .view
    switch (property, value) {
    case (.backgroundColor, .color(let color)) where isView:
      return "UIColor(cgColor: \(color.swiftText))"
    case (.animationImages, .list(let images)):
      return "[" + images.map { "UIImage(cgImage: \($0.swiftObject))" }.joined(separator: ", ")
        + "]"
    case (.font, .string(let name)): return "NSString(string: \(name.swiftLiteral))"
    case (.completionBlock, .reference(let block)) where facts.endsViewBlock(block):
      return "{ \(block)(true) }"
    default: return property.swiftExpression(value, of: subject)
    }
  }

  private func released(_ name: ObjectName) -> [String] {
    let layer = facts.created(.view).first { $0.name == name }?.backing?.layer
    return ([name] + (layer.map { [$0] } ?? [])).map { "\($0) = nil" }
  }
}

extension ObjectName {
  /// The word that the methods of the object's kind have.
  var noun: String { kind == .view ? "Subview" : "Sublayer" }

  /// The layer of the name; a view stands for the layer behind it, in both languages.
  var layerText: String { kind == .view ? "\(self).layer" : description }
}
