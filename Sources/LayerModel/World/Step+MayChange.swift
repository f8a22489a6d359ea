import LayerScript

/// What a step may change.
extension Step {
  /// The keys of layers of whose changes observers may hear while the step is carried out.
  ///
  /// A set of a transaction's value, and an edit of an argument that was passed before, set nothing (KVC-32).
  var notifiableKeys: NotifiableKeys {
    switch command {
    case .set(let subject, let property, _): Self.keys(changedBy: property, of: subject)
    case .setValue(let subject, let path, _): Self.keys(changedBy: path.property, of: subject)
    // Whether the contents go when a layer is marked, no source says (UL-40).
    case .setNeedsDisplay: .contents
    case .mutate: .none
    default: .any
    }
  }

  private static func keys(changedBy property: Property?, of subject: Subject) -> NotifiableKeys {
    switch (subject, property) {
    case (.object(let name), let property?) where name.kind == .layer:
      switch property {
      case .sublayers, .mask, .style, .delegate, .layoutManager, .constraints: .any
      default: .changing(with: property)
      }
    case (.transaction, _): .none
    default: .any
    }
  }

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
