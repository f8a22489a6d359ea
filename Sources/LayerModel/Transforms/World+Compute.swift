import Geometry
import LayerScript
import Rules

extension World {
  /// Computes with matrices; nothing but the arguments matters (TRAN-20).
  mutating func compute(_ operation: TransformOperation, _ arguments: [Value]) -> Expected {
    guard let calculation = Calculation(operation, arguments) else {
      return Expected(
        .unsupported("the arguments do not fit '\(operation.rawValue)'"), .undecided,
        weakened: .beyondReference)
    }
    let result = result(of: calculation)
    var reading = Reading(result, why: state.reasons.set(calculation.rules + [.tran(20)]))
    reading.open =
      arguments.allSatisfy(\.isFiniteOperand) ? calculation.openItem : .layers(4)
    if let largest = calculation.largestIntermediate {
      reading.tolerance = state.tolerance(largest: largest)
      reading.tolerance.absolute *= calculation.growth
    }
    return reading.expected()
  }

  private mutating func result(of calculation: Calculation) -> Value {
    switch calculation {
    case .make(let primitive, let operand): .transform(made(primitive, operand))
    case .prepend(let primitive, let operand, let old):
      .transform(semantics.transforms.prepend(made(primitive, operand), to: old))
    case .concat(let first, let second): .transform(semantics.transforms.concat(first, second))
    case .invert(let matrix): .transform(semantics.transforms.inverse(of: matrix))
    case .isIdentity(let matrix): .boolean(semantics.transforms.isIdentity(matrix))
    case .equal(let left, let right): .boolean(semantics.transforms.areEqual(left, right))
    case .makeAffine(let affine): .transform(semantics.transforms.embedding(affine))
    case .isAffine(let matrix): .boolean(semantics.transforms.isAffine(matrix))
    case .getAffine(let matrix): .affine(semantics.transforms.affinePart(of: matrix))
    }
  }

  private mutating func made(
    _ primitive: TransformOperation.Primitive, _ operand: Calculation.Operand
  ) -> Transform3D {
    let numbers = operand.numbers
    return switch primitive {
    case .translation: semantics.transforms.translation(numbers[0], numbers[1], numbers[2])
    case .scale: semantics.transforms.scale(numbers[0], numbers[1], numbers[2])
    case .rotation: semantics.transforms.rotation(numbers[0], about: operand.axis)
    }
  }
}

extension Value {
  fileprivate var isFiniteOperand: Bool { components?.allSatisfy(\.isFinite) ?? false }
}
