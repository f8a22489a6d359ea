import Conformance
import Geometry
import LayerScript

/// How the answer to a calculation with matrices comes about, at the entry in which the engine's is most off.
struct MatrixReason {
  private(set) var parts: [Reason.Part]

  /// Calculates the entry; nil where there is nothing to calculate, or where it is not what is expected.
  init?(_ course: Course) {
    guard case .compute(let operation, let arguments) = course.query, let right = course.right,
      let parts = Self.parts(operation, arguments, right, course.wrong)
    else { return nil }
    self.parts = parts
  }

  private static func parts(
    _ operation: TransformOperation, _ arguments: [Value], _ right: Value, _ wrong: Value?
  ) -> [Reason.Part]? {
    let matrices = arguments.compactMap(\.asTransform)
    let numbers = arguments.compactMap(\.asNumber)
    switch operation {
    case .makeTranslation, .makeScale: return placed(operation, numbers)
    case .makeRotation: return rotated(numbers, right, wrong)
    case .translate, .scale, .rotate:
      guard let made = made(operation, numbers), let old = matrices.first else { return nil }
      return product(
        "What is done first stands in front: \(operation.rawValue) is the new matrix times the old one",
        made, old, right, wrong)
    case .concat:
      guard matrices.count == 2 else { return nil }
      return product(
        "concat is the first matrix times the second", matrices[0], matrices[1], right, wrong)
    case .invert: return matrices.first.flatMap { undone($0, right, wrong) }
    case .isIdentity: return matrices.first.map { compared($0, .identity, "in the identity") }
    case .equal: return matrices.count == 2 ? compared(matrices[0], matrices[1], "there") : nil
    case .isAffine: return matrices.first.map(flat)
    case .makeAffine, .getAffine:
      return [
        "a, b, c, d, tx and ty of a map of the plane are m11, m12, m21, m22, m41 and m42 of the matrix."
      ]
    }
  }

  /// The entries that a translation or a scale has its numbers in.
  private static func placed(
    _ operation: TransformOperation, _ numbers: [Double]
  ) -> [Reason.Part]? {
    let names = operation == .makeScale ? ["m11", "m22", "m33"] : ["m41", "m42", "m43"]
    let entries = zip(names, numbers).map { "\($0) = \($1.scriptText)" }
    return [
      "The matrix is the identity but for ", .code(EngineText(entries.joined(separator: ", "))),
      ".",
    ]
  }

  /// The matrix that is put in front of another.
  private static func made(
    _ operation: TransformOperation, _ numbers: [Double]
  ) -> Transform3D? {
    switch (operation, numbers.count) {
    case (.translate, 3): .translation(numbers[0], numbers[1], numbers[2])
    case (.scale, 3): .scale(numbers[0], numbers[1], numbers[2])
    case (.rotate, 4):
      .rotation(numbers[0], about: Axis(numbers[1], numbers[2], numbers[3]))
    default: nil
    }
  }
}

/// Entries of matrices.
extension MatrixReason {
  /// One entry of a product.
  private static func product(
    _ rule: String, _ left: Transform3D, _ second: Transform3D, _ right: Value, _ wrong: Value?
  ) -> [Reason.Part]? {
    let product = left * second
    guard let expected = right.asTransform, product.isNear(expected) else { return nil }
    let entry = Entry(between: expected, wrong?.asTransform)
    return [
      .words("\(rule). Its \(entry) is \(entry.rowName) times \(entry.columnName): "),
      .code(EngineText("\(entry.sum(left, second)) = \(entry[product].brief)")), ".",
    ]
  }

  /// A matrix that cannot be undone, or what the engine's answer makes of it.
  private static func undone(
    _ matrix: Transform3D, _ right: Value, _ wrong: Value?
  ) -> [Reason.Part]? {
    guard let expected = right.asTransform else { return nil }
    if matrix.inverse == nil {
      guard expected == matrix else { return nil }
      return [
        "The determinant is ", .code(EngineText(matrix.determinant.brief)),
        ", so that the matrix cannot be undone and is answered as it is.",
      ]
    }
    guard let answer = wrong?.asTransform else { return nil }
    let product = matrix * answer
    let entry = Entry(between: .identity, product)
    return [
      .words(
        "The matrix times its inverse is the identity. With the engine's answer, \(entry) of the product is "
      ),
      .code(EngineText("\(entry.sum(matrix, answer)) = \(entry[product].brief)")),
      " in the place of ",
      .code(EngineText(entry[.identity].scriptText)), ".",
    ]
  }

  /// The entry of a rotation.
  private static func rotated(
    _ numbers: [Double], _ right: Value, _ wrong: Value?
  ) -> [Reason.Part]? {
    guard numbers.count == 4, let expected = right.asTransform else { return nil }
    let axis = Axis(numbers[1], numbers[2], numbers[3])
    guard axis.length > 0 else { return ["An axis of length 0 turns nothing."] }
    let entry = Entry(between: expected, wrong?.asTransform)
    guard entry.row < 3, entry.column < 3,
      entry[.rotation(numbers[0], about: axis)].isNear(
        entry[expected])
    else { return nil }
    let parts = ["x", "y", "z"]
    let (row, column) = (entry.row, entry.column)
    var formula = "\(parts[row])\(parts[column]) × (1 - cos a)"
    if row == column {
      formula += " + cos a"
    } else {
      let sign = (column - row + 3) % 3 == 1 ? "+" : "-"
      formula += " \(sign) \(parts[3 - row - column]) × sin a"
    }
    let unit = [axis.x, axis.y, axis.z].map { ($0 / axis.length).brief }.joined(separator: ", ")
    return [
      "The axis at length 1 is ", .code(EngineText("(\(unit))")), .words(" and \(entry) is "),
      .code(EngineText("\(formula) = \(entry[expected].brief)")), " for the angle a = ",
      .code(EngineText(numbers[0].scriptText)), ".",
    ]
  }

  /// Whether two matrices have the same entries, and which is another.
  private static func compared(
    _ matrix: Transform3D, _ other: Transform3D, _ place: String
  ) -> [Reason.Part] {
    guard matrix != other else { return ["All sixteen entries are the same."] }
    let entry = Entry(between: matrix, other)
    return [
      .words("The matrices differ in \(entry): it is "),
      .code(EngineText(entry[matrix].scriptText)),
      .words(", and "), .code(EngineText(entry[other].scriptText)), .words(" \(place)."),
    ]
  }

  /// Whether a matrix is a map of the plane, and which entry forbids it.
  private static func flat(_ matrix: Transform3D) -> [Reason.Part] {
    let map = Transform3D(matrix.planar)
    guard matrix != map else {
      return ["Besides m11, m12, m21, m22, m41 and m42 all entries are those of the identity."]
    }
    let entry = Entry(between: matrix, map)
    return [
      .words("A map of the plane has "), .code(EngineText("\(entry) = \(entry[map].scriptText)")),
      ", and here it is ", .code(EngineText(entry[matrix].scriptText)), ".",
    ]
  }
}

/// A place in a matrix.
private struct Entry: CustomStringConvertible {
  let row: Int
  let column: Int

  /// The place in which two matrices differ most; the first one without a second matrix.
  init(between matrix: Transform3D, _ other: Transform3D?) {
    let distances = zip(matrix.components, (other ?? matrix).components).map { abs($0 - $1) }
    let place = distances.indices.max { distances[$0] < distances[$1] } ?? 0
    (row, column) = (place / 4, place % 4)
  }

  var description: String { "m\(row + 1)\(column + 1)" }
  var rowName: String { "row \(row + 1)" }
  var columnName: String { "column \(column + 1)" }

  subscript(matrix: Transform3D) -> Double { matrix.components[row * 4 + column] }

  /// The sum that the entry of a product is.
  func sum(_ left: Transform3D, _ right: Transform3D) -> String {
    (0..<4).map { inner in
      let factors = (
        left.components[row * 4 + inner], right.components[inner * 4 + column]
      )
      return "\(factors.0.factor) × \(factors.1.factor)"
    }.joined(separator: " + ")
  }
}

extension Transform3D {
  fileprivate func isNear(_ other: Transform3D) -> Bool {
    zip(components, other.components).allSatisfy { $0.isNear($1) }
  }
}
