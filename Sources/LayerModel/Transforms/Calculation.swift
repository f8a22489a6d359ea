import Geometry
import LayerScript

/// A calculation with matrices whose arguments make sense.
enum Calculation: Hashable, Sendable {
  case make(TransformOperation.Primitive, Operand)
  case prepend(TransformOperation.Primitive, Operand, Transform3D)
  case concat(Transform3D, Transform3D)
  case invert(Transform3D)
  case isIdentity(Transform3D)
  case equal(Transform3D, Transform3D)
  case makeAffine(AffineTransform)
  case isAffine(Transform3D)
  case getAffine(Transform3D)

  /// The numbers that make a matrix: three, or an angle and an axis.
  struct Operand: Hashable, Sendable {
    let numbers: [Double]

    /// The axis of a rotation.
    var axis: Axis { Axis(numbers[1], numbers[2], numbers[3]) }
  }

  /// Reads the arguments of an operation; nil when they do not fit it.
  init?(_ operation: TransformOperation, _ arguments: [Value]) {
    guard operation.accepts(arguments) else { return nil }
    let matrices = arguments.compactMap(\.asTransform)
    let operand = Operand(numbers: arguments.compactMap(\.asNumber))
    switch operation {
    case .makeTranslation: self = .make(.translation, operand)
    case .makeScale: self = .make(.scale, operand)
    case .makeRotation: self = .make(.rotation, operand)
    case .translate: self = .prepend(.translation, operand, matrices[0])
    case .scale: self = .prepend(.scale, operand, matrices[0])
    case .rotate: self = .prepend(.rotation, operand, matrices[0])
    case .concat: self = .concat(matrices[0], matrices[1])
    case .invert: self = .invert(matrices[0])
    case .isIdentity: self = .isIdentity(matrices[0])
    case .equal: self = .equal(matrices[0], matrices[1])
    case .makeAffine:
      guard case .affine(let affine) = arguments[0] else { return nil }
      self = .makeAffine(affine)
    case .isAffine: self = .isAffine(matrices[0])
    case .getAffine: self = .getAffine(matrices[0])
    }
  }
}

extension TransformOperation {
  /// What a matrix can be made as.
  enum Primitive: Hashable, Sendable {
    case translation
    case scale
    case rotation
  }
}
