/// A 4 by 4 matrix taken apart into scale, shear, rotation, translation and perspective, applied in
/// this order.
///
/// How Core Animation takes matrices apart is published for simple ones alone (INTERP-08..13); for any
/// other this is one reasonable way, whose values between the ends are not asserted (UA-17).
struct TransformParts: Hashable, Sendable {
  private var scale: [Double]
  /// Of the second row along the first, of the third along the first, of the third along the second.
  private var shear: [Double]
  private var rotation: Quaternion
  private var translation: [Double]
  private var perspective: [Double]

  /// Takes a matrix apart; nil when it is singular or not finite.
  init?(_ matrix: Transform3D) {
    let numbers = matrix.components
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    var rows = (0..<3).map { row in Array(numbers[row * 4..<row * 4 + 3]) }
    let units = rows.map(Self.unit)
    rows = zip(rows, units).map { row, unit in row.map { $0 / unit } }
    translation = Array(numbers[12..<15])
    let weights = zip([numbers[3], numbers[7], numbers[11]], units).map { $0 / $1 }
    guard let solved = Self.solve(rows, weights) else { return nil }
    perspective = solved + [numbers[15] - Self.dot(translation, solved)]
    scale = []
    shear = []
    for row in rows.indices {
      for earlier in 0..<row {
        let along = Self.dot(rows[earlier], rows[row])
        shear.append(along)
        for column in 0..<3 { rows[row][column] -= along * rows[earlier][column] }
      }
      let length = Self.dot(rows[row], rows[row]).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      scale.append(length)
      rows[row] = rows[row].map { $0 / length }
    }
    shear = [shear[0] / scale[1], shear[1] / scale[2], shear[2] / scale[2]]
    scale = zip(scale, units).map { $0 * $1 }
    if Self.determinant(rows) < 0 {
      scale = scale.map { -$0 }
      rows = rows.map { $0.map { -$0 } }
    }
    rotation = Quaternion(rows: rows)
  }

  /// What a row is measured by: 1, unless the squares of its numbers are out of range.
  private static func unit(of row: [Double]) -> Double {
    let largest = row.map(abs).max() ?? 0
    return largest == 0 || (1e-100...1e100).contains(largest) ? 1 : largest
  }

  /// The parts at a fraction of the way to others, each for itself.
  func between(_ other: TransformParts, at fraction: Double) -> TransformParts {
    var result = self
    result.scale = Self.mix(scale, other.scale, fraction)
    result.shear = Self.mix(shear, other.shear, fraction)
    result.translation = Self.mix(translation, other.translation, fraction)
    result.perspective = Self.mix(perspective, other.perspective, fraction)
    result.rotation = rotation.between(other.rotation, at: fraction)
    return result
  }

  /// The parts put together.
  var matrix: Transform3D? {
    let turn = rotation.rows
    var rows = turn
    for column in 0..<3 {
      rows[1][column] += shear[0] * turn[0][column]
      rows[2][column] += shear[1] * turn[0][column] + shear[2] * turn[1][column]
    }
    var numbers: [Double] = []
    for row in 0..<3 {
      let scaled = rows[row].map { $0 * scale[row] }
      numbers += scaled + [Self.dot(scaled, perspective)]
    }
    numbers += translation + [Self.dot(translation, perspective) + perspective[3]]
    return Transform3D(rows: numbers)
  }

  private static func dot(_ left: [Double], _ right: [Double]) -> Double {
    left[0] * right[0] + left[1] * right[1] + left[2] * right[2]
  }

  private static func mix(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }

  private static func determinant(_ rows: [[Double]]) -> Double {
    rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
  }

  /// The vector that three rows map to three numbers; nil when the rows are dependent.
  private static func solve(_ rows: [[Double]], _ numbers: [Double]) -> [Double]? {
    let whole = determinant(rows)
    guard whole != 0, whole.isFinite else { return nil }
    return (0..<3).map { column in
      var replaced = rows
      for row in 0..<3 { replaced[row][column] = numbers[row] }
      return determinant(replaced) / whole
    }
  }
}

extension Transform3D {
  /// The matrix at a fraction of the way to another (INTERP-08..13, INTERP-20).
  ///
  /// Equal ends give that matrix, whatever it is; matrices that cannot be taken apart are mixed number
  /// by number. Every answer is finite if both ends are.
  public func between(_ other: Transform3D, at fraction: Double) -> Transform3D {
    if self == other || fraction == 0 { return self }
    if fraction == 1 { return other }
    if let from = TransformParts(self), let to = TransformParts(other),
      let mixed = from.between(to, at: fraction).matrix,
      mixed.components.allSatisfy(\.isFinite)
    {
      return mixed
    }
    let numbers = zip(components, other.components).map { $0 * (1 - fraction) + $1 * fraction }
    guard numbers.allSatisfy(\.isFinite) else { return fraction < 0.5 ? self : other }
    return Transform3D(rows: numbers) ?? self
  }
}
