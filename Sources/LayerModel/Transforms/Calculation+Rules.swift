import Geometry
import LayerScript
import Rules

extension Calculation {
  /// The rules that decide the result.
  var rules: [RuleID] {
    switch self {
    case .make(let primitive, let operand): Self.rules(making: primitive, operand)
    case .prepend(let primitive, let operand, let old):
      [.tran(9)] + Self.rules(making: primitive, operand)
        + (primitive == .rotation && old.hasPerspective ? [.tran(19)] : [])
    case .concat(let first, let second):
      [.tran(8)] + (first.isIdentity || second.isIdentity ? [.tran(10)] : [])
        + (first.hasPerspective || second.hasPerspective ? [.tran(19)] : [])
    case .invert(let matrix): [.tran(matrix.hasEmptyRowOrColumn ? 12 : 11)]
    case .isIdentity: [.tran(1)]
    case .equal: [.tran(13)]
    case .makeAffine: [.tran(14)]
    case .isAffine: [.tran(15)]
    case .getAffine: [.tran(16)]
    }
  }

  private static func rules(
    making primitive: TransformOperation.Primitive, _ operand: Operand
  ) -> [RuleID] {
    switch primitive {
    case .translation: return [.tran(2)]
    case .scale: return [.tran(3)]
    case .rotation:
      let axis = operand.axis
      let turns: [RuleID] = abs(operand.numbers[0]) >= 2 * Double.pi ? [.tran(17)] : []
      switch (axis.x != 0, axis.y != 0, axis.z != 0) {
      case (false, false, false): return [.tran(7)]
      case (false, false, true): return (axis.z == 1 ? [.tran(4)] : [.tran(4), .tran(6)]) + turns
      case (true, false, false), (false, true, false):
        return (axis.x == 1 || axis.y == 1 ? [.tran(5)] : [.tran(5), .tran(6)]) + turns
      default: return [.tran(6)] + turns
      }
    }
  }

  /// What leaves the result open (UL-36, UL-37, UL-38).
  var openItem: OpenItem? {
    switch self {
    case .prepend(.rotation, let operand, _): operand.axis.length == 0 ? .layers(37) : nil
    case .make(.rotation, let operand):
      // A direction whose length is hardly a number is no direction.
      operand.axis.length > 0 && operand.axis.length < 1e-100 ? .layers(37) : nil
    case .invert(let matrix):
      matrix.hasEmptyRowOrColumn || matrix.condition < 1e6 ? nil : .layers(38)
    case .getAffine(let matrix): matrix.isAffine ? nil : .layers(36)
    default: nil
    }
  }

  /// The largest magnitude that occurs while a result is computed; nil where the result is exact.
  var largestIntermediate: Double? {
    switch self {
    case .make(.rotation, _): 1
    case .prepend(let primitive, let operand, let old):
      (primitive == .rotation ? 1 : max(1, operand.largest)) * old.largest
    case .concat(let first, let second): first.largest * second.largest
    case .invert(let matrix):
      matrix.hasEmptyRowOrColumn ? nil : max(matrix.largest, matrix.inverse?.largest ?? 0)
    case .make, .isIdentity, .equal, .makeAffine, .isAffine, .getAffine: nil
    }
  }

  /// How much errors may grow: an inverse is compared as loosely as its matrix is near to singular.
  var growth: Double {
    guard case .invert(let matrix) = self else { return 1 }
    return min(1e6, max(1, matrix.condition))
  }
}

extension Transform3D {
  fileprivate var largest: Double { components.map(abs).max() ?? 0 }
}

extension Calculation.Operand {
  fileprivate var largest: Double { numbers.map(abs).max() ?? 0 }
}
