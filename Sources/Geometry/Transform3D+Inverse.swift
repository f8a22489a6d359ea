extension Transform3D {
  /// The determinant; zero means that the matrix cannot be undone.
  public var determinant: Double {
    zip(components.prefix(4), cofactors.prefix(4)).map { $0 * $1 }.reduce(0, +)
  }

  /// The matrix that undoes this one; nil when the determinant is zero or not finite.
  public var inverse: Transform3D? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let cofactors = cofactors
    var numbers: [Double] = []
    for row in 0..<4 {
      for column in 0..<4 { numbers.append(cofactors[column * 4 + row] / determinant) }
    }
    return Transform3D(rows: numbers)
  }

  /// The largest sum of the magnitudes of a row.
  public var norm: Double {
    let numbers = components
    return (0..<4).map { row in (0..<4).map { abs(numbers[row * 4 + $0]) }.reduce(0, +) }.max() ?? 0
  }

  /// How much a relative error may grow when the matrix is undone; infinite for a singular one.
  public var condition: Double { inverse.map { $0.norm * norm } ?? .infinity }

  /// Tells whether a whole row or column is zero: then the determinant is exactly zero in whatever
  /// order it is computed.
  public var hasEmptyRowOrColumn: Bool {
    let numbers = components
    return (0..<4).contains { line in
      (0..<4).allSatisfy { numbers[line * 4 + $0] == 0 }
        || (0..<4).allSatisfy { numbers[$0 * 4 + line] == 0 }
    }
  }

  /// The signed determinants of what is left without one row and one column.
  private var cofactors: [Double] {
    let numbers = components
    return (0..<16).map { place in
      let (row, column) = (place / 4, place % 4)
      let m = { (i: Int, j: Int) in
        numbers[(i < row ? i : i + 1) * 4 + (j < column ? j : j + 1)]
      }
      let minor =
        m(0, 0) * (m(1, 1) * m(2, 2) - m(1, 2) * m(2, 1))
        - m(0, 1) * (m(1, 0) * m(2, 2) - m(1, 2) * m(2, 0))
        + m(0, 2) * (m(1, 0) * m(2, 1) - m(1, 1) * m(2, 0))
      return (row + column).isMultiple(of: 2) ? minor : -minor
    }
  }
}
