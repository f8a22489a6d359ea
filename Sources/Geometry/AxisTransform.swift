#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A map of space made of positive scales along the axes, a rotation about one axis and a
/// translation, in this order.
public struct AxisTransform: Hashable, Sendable {
  /// The axes of space.
  public enum Axis: Int, CaseIterable, Hashable, Sendable {
    case x, y, z
  }

  /// The factors along the axes, above zero.
  public var scale: [Double]
  /// The axis of the rotation; nil where there is none.
  public var axis: Axis?
  /// The angle of rotation, in radians.
  public var angle: Double
  /// The displacement along the axes, in points.
  public var translation: [Double]

  /// Takes a matrix apart; nil unless it is of this form beyond doubt.
  ///
  /// Half a turn is not: it is two negative scales as well.
  public init?(_ matrix: Transform3D) {
    guard !matrix.hasPerspective, matrix.components.allSatisfy(\.isFinite) else { return nil }
    let rows = matrix.linearRows
    scale = rows.map(Self.length)
    guard scale.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let turn = zip(rows, scale).map { row, factor in row.map { $0 / factor } }
    translation = [matrix.m41, matrix.m42, matrix.m43]
    axis = nil
    angle = 0
    let isDiagonal = (0..<3).allSatisfy { row -> Bool in
      (0..<3).allSatisfy { column -> Bool in
        let entry = rows[row][column]
        return column == row ? entry > 0 : entry == 0
      }
    }
    if isDiagonal { return }
    guard let found = Axis.allCases.first(where: { $0.isAxis(of: turn) }) else { return nil }
    axis = found
    angle = found.angle(of: turn)
  }

  /// The length of a row, also where the squares of its numbers are out of range.
  private static func length(of row: [Double]) -> Double {
    let squares = row.map { $0 * $0 }.reduce(0, +)
    if squares.isNormal, squares.squareRoot().isFinite { return squares.squareRoot() }
    let largest = row.map(abs).max() ?? 0
    guard largest > 0, largest.isFinite else { return largest }
    return largest * row.map { ($0 / largest) * ($0 / largest) }.reduce(0, +).squareRoot()
  }

  /// The parts put together.
  public var matrix: Transform3D {
    var rows = (0..<3).map { row in (0..<3).map { $0 == row ? 1.0 : 0 } }
    if let axis, angle != 0 {
      let (first, second) = axis.others
      (rows[first][first], rows[second][second]) = (cos(angle), cos(angle))
      (rows[first][second], rows[second][first]) = (sin(angle), -sin(angle))
    }
    var result = Transform3D.identity
    (result.m11, result.m12, result.m13) = scaled(rows, 0)
    (result.m21, result.m22, result.m23) = scaled(rows, 1)
    (result.m31, result.m32, result.m33) = scaled(rows, 2)
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    return result
  }

  private func scaled(_ rows: [[Double]], _ row: Int) -> (Double, Double, Double) {
    (rows[row][0] * scale[row], rows[row][1] * scale[row], rows[row][2] * scale[row])
  }
}

extension AxisTransform.Axis {
  /// The two other axes, in the order in which a positive rotation turns one towards the other.
  fileprivate var others: (Int, Int) {
    switch self {
    case .x: (1, 2)
    case .y: (2, 0)
    case .z: (0, 1)
    }
  }

  /// Tells whether a matrix of unit rows is a rotation about the axis, and not by half a turn.
  fileprivate func isAxis(of turn: [[Double]]) -> Bool {
    let own = rawValue
    let (first, second) = others
    let isFixed = (0..<3).allSatisfy { index in
      index == own
        ? turn[own][own] > 0 : abs(turn[own][index]) + abs(turn[index][own]) < 1e-9
    }
    let (cosine, sine) = (turn[first][first], turn[first][second])
    let isRotation =
      abs(cosine - turn[second][second]) < 1e-9 && abs(sine + turn[second][first]) < 1e-9
    return isFixed && isRotation && (abs(sine) > 1e-9 || cosine > 0)
  }

  fileprivate func angle(of turn: [[Double]]) -> Double {
    let (first, second) = others
    return atan2(turn[first][second], turn[first][first])
  }
}

extension Transform3D {
  /// The nine entries that neither move nor project, row by row.
  fileprivate var linearRows: [[Double]] {
    [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
  }
}
