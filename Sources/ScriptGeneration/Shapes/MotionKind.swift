import LayerScript

/// The kinds of animations beyond a plain one between two values, simplest first.
enum MotionKind: String, CaseIterable, Sendable {
  /// Through key values.
  case keyframes
  /// Along a path.
  case path
  /// A spring.
  case spring
  /// Added to what is below it.
  case additive
  /// Growing from cycle to cycle.
  case cumulative
  /// Between two matrices or colours.
  case mixed
  /// Through a function that makes a matrix of numbers.
  case function
  /// A group.
  case group
  /// A transition.
  case transition

  /// The class of the animation.
  var type: ClassName {
    switch self {
    case .keyframes, .path: .keyframeAnimation
    case .spring: .springAnimation
    case .additive, .cumulative, .mixed, .function: .basicAnimation
    case .group: .animationGroup
    case .transition: .transition
    }
  }

  /// The key paths that animations of the kind are drawn for.
  var keyPaths: [String] {
    switch self {
    case .keyframes:
      ["zPosition", "position", "cornerRadius", "bounds", "position.x", "shadowOffset"]
    case .path: ["position", "anchorPoint"]
    case .spring, .cumulative: ["zPosition", "position", "cornerRadius"]
    case .additive: ["anchorPoint", "position", "shadowRadius"]
    case .mixed:
      ["transform", "sublayerTransform", "borderColor", "shadowColor", "shadowOffset", "path"]
    case .function: ["transform"]
    case .group, .transition: []
    }
  }

  /// The properties without which the kind is not what it is.
  var needs: [Property] {
    switch self {
    case .keyframes: [.keyPath, .values]
    case .path: [.keyPath, .path]
    case .spring: [.keyPath, .fromValue, .toValue, .damping]
    case .additive: [.keyPath, .fromValue, .toValue, .additive]
    case .cumulative: [.keyPath, .fromValue, .toValue, .cumulative, .repeatCount]
    case .mixed: [.keyPath, .fromValue, .toValue]
    case .function: [.keyPath, .fromValue, .toValue, .valueFunction]
    case .group: [.animations]
    case .transition: [.type]
    }
  }

  /// The kind that an animation was drawn as; nil where it is of none.
  init?(of creation: Creation) {
    let keys = creation.settings.map(\.key)
    let has = { (property: Property) in keys.contains(property.rawValue) }
    switch creation.knownClass {
    case .keyframeAnimation: self = has(.path) ? .path : .keyframes
    case .springAnimation: self = .spring
    case .animationGroup: self = .group
    case .transition: self = .transition
    case .basicAnimation where has(.additive): self = .additive
    case .basicAnimation where has(.cumulative): self = .cumulative
    case .basicAnimation where has(.valueFunction): self = .function
    case .basicAnimation:
      let path = creation.settings.first { $0.key == Property.keyPath.rawValue }
      guard let text = path?.value.asString, Self.mixed.keyPaths.contains(text) else { return nil }
      self = .mixed
    default: return nil
    }
  }
}
