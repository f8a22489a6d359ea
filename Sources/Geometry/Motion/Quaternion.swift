#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A rotation in space as a unit quaternion.
struct Quaternion: Hashable, Sendable {
  var x, y, z, w: Double

  /// The rotation whose matrix has some orthonormal rows, in the row convention `v' = v M`.
  init(rows: [[Double]]) {
    // The largest of the four decides which one is taken from the diagonal, so nothing cancels.
    let (a, b, c) = (rows[0][0], rows[1][1], rows[2][2])
    let squares = [1 + a - b - c, 1 - a + b - c, 1 - a - b + c, 1 + a + b + c]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let root = max(squares[largest], 0).squareRoot() / 2
    let part = 0.25 / root
    let sums = (rows[0][1] + rows[1][0], rows[2][0] + rows[0][2], rows[1][2] + rows[2][1])
    let turns = (rows[1][2] - rows[2][1], rows[2][0] - rows[0][2], rows[0][1] - rows[1][0])
    switch largest {
    case 0: (x, y, z, w) = (root, sums.0 * part, sums.1 * part, turns.0 * part)
    case 1: (x, y, z, w) = (sums.0 * part, root, sums.2 * part, turns.1 * part)
    case 2: (x, y, z, w) = (sums.1 * part, sums.2 * part, root, turns.2 * part)
    default: (x, y, z, w) = (turns.0 * part, turns.1 * part, turns.2 * part, root)
    }
  }

  private init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rows of the rotation's matrix.
  var rows: [[Double]] {
    [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// The rotation at a fraction of the short way to another, at even speed (INTERP-10, INTERP-11).
  func between(_ other: Quaternion, at fraction: Double) -> Quaternion {
    var product = x * other.x + y * other.y + z * other.z + w * other.w
    let sign = product < 0 ? -1.0 : 1.0
    product = min(abs(product), 1)
    let angle = acos(product)
    let sine = sin(angle)
    // Nearly equal rotations lie on a straight line.
    let (ours, theirs) =
      sine < 1e-9
      ? (1 - fraction, fraction)
      : (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
    let mixed = Quaternion(
      ours * x + sign * theirs * other.x, ours * y + sign * theirs * other.y,
      ours * z + sign * theirs * other.z, ours * w + sign * theirs * other.w)
    return mixed.normalized
  }

  private var normalized: Quaternion {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    return length > 0 ? Quaternion(x / length, y / length, z / length, w / length) : self
  }
}
