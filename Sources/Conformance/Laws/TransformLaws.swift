import Geometry
import LayerScript
import Rules

/// TRAN-20: the same calculation has the same result, whatever was done in between.
struct CalculationsArePure: SingleLaw {
  let description = LawDescription(
    "calculations-pure", "the same calculation has the same result wherever it stands",
    rules: [.tran(20)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    var known: [ObservedCalculation] = []
    for calculation in windows.calculations {
      let twin = known.first {
        $0.operation == calculation.operation && $0.arguments == calculation.arguments
      }
      guard let twin else {
        known.append(calculation)
        continue
      }
      verdict.require(
        calculation.answer, equals: twin.answer, within: .exact, at: calculation.step,
        because: "as at step \(twin.step + 1)")
    }
    return verdict
  }
}

/// TRAN-10: it does not matter how a product of three is grouped.
struct ProductsAreAssociative: SingleLaw {
  let description = LawDescription(
    "product-associative", "a product of three matrices is the same however it is grouped",
    rules: [.tran(10)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let products = windows.calculations.compactMap { Product($0) }
    for late in products {
      // late is (a b) c; the other grouping is a (b c).
      for early in products where early.answer.isNear(late.first) {
        let inner = products.first { $0.first == early.second && $0.second == late.second }
        guard let inner else { continue }
        let outer = products.first {
          $0.first == early.first && inner.answer.isNear($0.second)
        }
        guard let outer, outer.step != late.step else { continue }
        let largest = [early, late, inner, outer].map(\.largest).reduce(1, *)
        guard largest.isFinite else { continue }
        verdict.require(
          .transform(late.answer), equals: .transform(outer.answer),
          onScale: FormulaScale(largest: 16 * largest), at: max(late.step, outer.step),
          because: "the product grouped the other way")
      }
    }
    return verdict
  }
}

/// TRAN-10: the identity is neutral on both sides.
struct IdentityIsNeutral: SingleLaw {
  let description = LawDescription(
    "identity-neutral", "a product with the identity is the other factor", rules: [.tran(10)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for product in windows.calculations.compactMap({ Product($0) }) {
      guard product.first.isIdentity || product.second.isIdentity, product.isFinite else {
        continue
      }
      let other = product.first.isIdentity ? product.second : product.first
      verdict.require(
        .transform(product.answer), equals: .transform(other),
        onScale: FormulaScale(largest: product.largest), at: product.step,
        because: "the other factor")
    }
    return verdict
  }
}

/// TRAN-11: a matrix times its inverse is the identity.
struct InverseUndoes: SingleLaw {
  let description = LawDescription(
    "inverse-undoes", "a well-conditioned matrix times its inverse is the identity",
    rules: [.tran(11)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let calculations = windows.calculations
    for product in calculations.compactMap({ Product($0) }) where product.isFinite {
      let source = calculations.first { calculation in
        guard calculation.operation == .invert, let matrix = calculation.arguments[0].asTransform,
          let inverse = calculation.answer.asTransform
        else { return false }
        return (matrix == product.first && inverse.isNear(product.second))
          || (matrix == product.second && inverse.isNear(product.first))
      }
      guard let matrix = source?.arguments[0].asTransform, matrix.condition < 1e6 else { continue }
      let scale = FormulaScale(largest: product.largest, condition: max(1, matrix.condition))
      verdict.require(
        .transform(product.answer), equals: .transform(.identity), onScale: scale,
        at: product.step, because: "the product of a matrix and its inverse")
    }
    return verdict
  }
}

/// TRAN-17: turns about one axis add up.
struct TurnsAddUp: SingleLaw {
  let description = LawDescription(
    "turns-add-up", "two turns about one axis are the turn by the sum of the angles",
    rules: [.tran(17)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let turns = windows.calculations.compactMap { Turn($0) }
    for product in windows.calculations.compactMap({ Product($0) }) {
      let first = turns.first { $0.answer.isNear(product.first, within: 1e-6) }
      let second = turns.first {
        $0.axis == first?.axis && $0.answer.isNear(product.second, within: 1e-6)
      }
      guard let first, let second else { continue }
      let sum = turns.first {
        $0.axis == first.axis && $0.angle == first.angle + second.angle
      }
      guard let sum else { continue }
      verdict.require(
        .transform(product.answer), equals: .transform(sum.answer),
        within: Tolerance(absolute: 1e-5), at: max(product.step, sum.step),
        because: "the turn by the sum of the angles")
    }
    return verdict
  }
}

/// An answered calculation with matrices.
struct ObservedCalculation {
  let step: Int
  let operation: TransformOperation
  let arguments: [Value]
  let answer: Value
}

/// An answered product of two matrices.
private struct Product {
  let step: Int
  let first, second, answer: Transform3D

  init?(_ calculation: ObservedCalculation) {
    guard calculation.operation == .concat, let first = calculation.arguments[0].asTransform,
      let second = calculation.arguments[1].asTransform,
      let answer = calculation.answer.asTransform
    else { return nil }
    step = calculation.step
    (self.first, self.second, self.answer) = (first, second, answer)
  }

  /// The largest number that occurs within the product.
  var largest: Double {
    let parts = [first, second].map { $0.components.map(abs).max() ?? 0 }
    return max(1, parts[0]) * max(1, parts[1])
  }

  var isFinite: Bool { (first.components + second.components).allSatisfy(\.isFinite) }
}

/// An answered rotation about an axis that has a length.
private struct Turn {
  let step: Int
  let angle: Double
  let axis: Axis
  let answer: Transform3D

  init?(_ calculation: ObservedCalculation) {
    let numbers = calculation.arguments.compactMap(\.asNumber)
    guard calculation.operation == .makeRotation, numbers.allSatisfy(\.isFinite),
      let answer = calculation.answer.asTransform
    else { return nil }
    step = calculation.step
    angle = numbers[0]
    axis = Axis(numbers[1], numbers[2], numbers[3])
    self.answer = answer
    if axis.length < 1e-6 { return nil }
  }
}

extension Transform3D {
  /// Tells whether two matrices are the same but for rounding.
  fileprivate func isNear(_ other: Transform3D, within distance: Double = 1e-9) -> Bool {
    Value.transform(self).isEqual(to: .transform(other), within: Tolerance(absolute: distance))
  }
}
