import LayerScript

/// What a step may change.
extension Step {
  /// The keys of layers of whose changes observers may hear while the step is carried out; nil where any may be.
  ///
  /// A set of a transaction's value, and an edit of an argument that was passed before, set nothing (KVC-32).
  var notifiableKeys: Set<String>? {
    switch command {
    case .set(let subject, let property, _): Self.keys(changedBy: property, of: subject)
    case .setValue(let subject, let path, _): Self.keys(changedBy: path.property, of: subject)
    // Whether the contents go when a layer is marked, no source says (UL-40).
    case .setNeedsDisplay: [Property.contents.rawValue]
    case .mutate: []
    default: nil
    }
  }

  /// The keys of layers that may change with a property: its own, the contents, which some classes draw from what is
  /// set, and with the geometry of a layer that of those below it, which are resized (LAY-23).
  private static func keys(changedBy property: Property?, of subject: Subject) -> Set<String>? {
    switch subject {
    case .object(let name) where name.kind == .layer:
      guard let property else { return nil }
      switch property {
      case .sublayers, .mask, .style, .delegate, .layoutManager, .constraints: return nil
      default: break
      }
      let own: Set = [property.rawValue, Property.contents.rawValue]
      return geometry.contains(property) ? own.union(geometry.map(\.rawValue)) : own
    case .transaction: return []
    default: return nil
    }
  }

  private static let geometry: Set<Property> = [
    .frame, .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
    .affineTransform, .contentsScale, .autoresizingMask,
  ]

  /// Tells whether the step sets a value of an animation, which changes no layer.
  var setsAnimation: Bool {
    switch command {
    case .set(.object(let name), _, _), .setValue(.object(let name), _, _):
      name.kind == .animation
    default: false
    }
  }

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
