extension TransformOperation {
  /// The shapes of the arguments, in order.
  public var arguments: [ValueShape] {
    let number = ValueShape.number(single: false)
    let three = [number, number, number]
    return switch self {
    case .makeTranslation, .makeScale: three
    case .makeRotation: three + [number]
    case .translate, .scale: [.transform] + three
    case .rotate: [.transform] + three + [number]
    case .concat, .equal: [.transform, .transform]
    case .invert, .isIdentity, .isAffine, .getAffine: [.transform]
    case .makeAffine: [.affine]
    }
  }

  /// Tells whether some values are arguments of the operation.
  public func accepts(_ values: [Value]) -> Bool {
    values.count == arguments.count
      && zip(arguments, values).allSatisfy { shape, value in shape.accepts(value) }
  }

  /// How to write the arguments of the operation.
  var remedy: String {
    switch self {
    case .makeTranslation, .makeScale: "write three numbers such as [1, 2, 3]"
    case .makeRotation: "write an angle in radians and an axis such as [1, 0, 0, 1]"
    case .translate, .scale: "write a matrix and three numbers such as [identity, 1, 2, 3]"
    case .rotate: "write a matrix, an angle and an axis such as [identity, 1, 0, 0, 1]"
    case .concat, .equal: "write two matrices such as [identity, identity]"
    case .invert, .isIdentity, .isAffine, .getAffine: "write one matrix such as [identity]"
    case .makeAffine: "write one map such as [affine(1, 0, 0, 1, 0, 0)]"
    }
  }
}
