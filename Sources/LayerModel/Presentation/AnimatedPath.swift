import Geometry
package import LayerScript
import Rules

/// What an animation animates: a property, or a part of one.
package struct AnimatedPath: Hashable, Sendable {
  /// The property.
  package let property: Property
  /// The keys of the part; none for the whole property.
  package let keys: [String]

  /// The path of an animation; nil when its key path names nothing that can be animated.
  init?(_ keyPath: Value) {
    guard let text = keyPath.asString, let property = PropertyPath(text).property else {
      return nil
    }
    self.property = property
    keys = PropertyPath(text).rest.map(String.init)
  }

  /// The property that an animation animates, whole or in part, without a look at the part.
  static func property(of keyPath: Value) -> Property? {
    guard case .string(let text) = keyPath else { return nil }
    return PropertyPath(text).property
  }

  /// Tells whether a part and not the whole property is animated.
  package var isPart: Bool { !keys.isEmpty }

  /// The animated part of a matrix, as setting it by its key has it; nil for what is no such part.
  private var transformKey: TransformKey? { TransformKey(keys.map { $0[...] }) }

  /// The rules by which setting the animated part of a value is decided; none where it is decided as for a uniform scale
  /// with a turn in the plane.
  func rules(replacing value: Value, by part: Value) -> [RuleID] {
    guard case .transform(let matrix) = value, !keys.isEmpty else { return [] }
    return replacement(of: matrix, by: part)?.rules ?? []
  }

  /// The animated part of a value; nil when the value has no such part, or not a unique one.
  func part(of value: Value) -> Value? {
    if keys.isEmpty { return value }
    if case .transform(let matrix) = value {
      return TransformPart(keys)?.read(matrix) ?? transformKey?.read(matrix)?.value
    }
    return SubPath.part(keys.map { $0[...] }, of: value)
  }

  /// A value with the animated part replaced; nil when the value has no such part.
  package func replacing(_ value: Value, by part: Value) -> Value? {
    if keys.isEmpty { return part }
    if case .transform(let matrix) = value {
      return replacement(of: matrix, by: part).map { .transform($0.matrix) }
    }
    return SubPath.replacing(keys.map { $0[...] }, in: value, by: part)
  }

  /// A matrix with the animated part replaced, and the rules by which it is; nil where none decides it.
  private func replacement(
    of matrix: Transform3D, by part: Value
  ) -> (matrix: Transform3D, rules: [RuleID])? {
    if let similar = TransformPart(keys)?.replacing(in: matrix, by: part) { return (similar, []) }
    return transformKey?.replacing(in: matrix, by: part)
  }
}

/// A part of a matrix that a key path names, where the matrix is simple enough to have one.
///
/// Decided for matrices of the form uniform positive scale, rotation about z, translation; the order
/// of decomposition of any other is documented nowhere (UL-32). A scale is that of all three axes
/// (KVC-11, KVC-12).
enum TransformPart: Hashable, Sendable {
  case rotation
  case scale
  case translationX
  case translationY

  init?(_ keys: [String]) {
    switch keys {
    case ["rotation"], ["rotation", "z"]: self = .rotation
    case ["scale"]: self = .scale
    case ["translation", "x"]: self = .translationX
    case ["translation", "y"]: self = .translationY
    default: return nil
    }
  }

  func read(_ matrix: Transform3D) -> Value? {
    guard let parts = Similarity(matrix) else { return nil }
    switch self {
    case .rotation: return .number(parts.angle)
    case .scale: return parts.isUniform ? .number(parts.scale) : nil
    case .translationX: return .number(matrix.m41)
    case .translationY: return .number(matrix.m42)
    }
  }

  func replacing(in matrix: Transform3D, by part: Value) -> Transform3D? {
    guard var parts = Similarity(matrix), let number = part.asNumber else { return nil }
    switch self {
    case .rotation: parts.angle = number
    case .scale:
      guard parts.isUniform else { return nil }
      (parts.scale, parts.depth) = (number, number)
    case .translationX: parts.translation.x = number
    case .translationY: parts.translation.y = number
    }
    return parts.matrix
  }
}

extension Similarity {
  /// Tells whether the factor along the z axis is that of the plane.
  fileprivate var isUniform: Bool { abs(depth - scale) <= 1e-9 * scale }
}
