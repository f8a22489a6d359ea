import LayerScript

/// What a step may change.
extension Step {
  /// The keys of layers whose changes may be told of while the step is carried out; nil where any may.
  var keysThatMayChange: Set<String>? {
    switch command {
    case .set(let subject, let property, _): Self.keys(changedBy: property, of: subject)
    case .setValue(let subject, let path, _): Self.keys(changedBy: path.property, of: subject)
    case .setNeedsDisplay, .mutate: []
    default: nil
    }
  }

  /// The keys of layers that change with a property: a frame is derived from others, which resize what lies below,
  /// and some classes draw their contents whatever is set.
  private static func keys(changedBy property: Property?, of subject: Subject) -> Set<String>? {
    switch subject {
    case .object(let name) where name.kind == .layer:
      guard let property else { return nil }
      switch property {
      case .sublayers, .mask, .style, .delegate, .layoutManager, .constraints: return nil
      default: break
      }
      let own: Set = [property.rawValue, Property.contents.rawValue]
      return placing.contains(property) ? own.union(placing.map(\.rawValue)) : own
    case .transaction: return []
    default: return nil
    }
  }

  private static let placing: Set<Property> = [
    .frame, .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
    .affineTransform, .contentsScale, .autoresizingMask,
  ]

  /// Tells whether the step changes a layer, its tree or its animations; where it is in parts, whether it
  /// does so by a key path, or sets a frame.
  func sets(inParts isInParts: Bool) -> Bool {
    switch command {
    case .setValue(.object, let path, _):
      !isInParts || !path.rest.isEmpty || path.property == .frame
    case .set(.object, .frame, _): true
    case .new(let creation): !isInParts || creation.settings.contains { $0.key == "frame" }
    case .set(.object, _, _), .add, .insert, .insertBelow, .insertAbove, .replace, .remove, .host,
      .scroll, .addAnimation, .removeAnimation, .removeAllAnimations, .send, .setNeedsDisplay:
      !isInParts
    default: false
    }
  }
}
