/// A chain of straight pieces through vectors of equal length, walked at constant speed (ANIM-44).
public struct Polyline: Hashable, Sendable {
  /// A place on the chain.
  public struct Place: Hashable, Sendable {
    /// The piece, counted from 0.
    public let piece: Int
    /// The fraction of the piece that lies behind, from 0 to 1.
    public let fraction: Double

    /// Creates a place from a piece and the fraction of it.
    public init(piece: Int, fraction: Double) {
      self.piece = piece
      self.fraction = fraction
    }
  }

  /// A power of two near the largest number, because the squares of numbers may be out of range.
  private let unit: Double
  /// The length up to the end of each piece, in units.
  private let ends: [Double]

  /// Measures a chain; nil unless there are two vectors or more, of equal length and all finite.
  public init?(_ vectors: [[Double]]) {
    guard let count = vectors.first?.count, vectors.count > 1,
      vectors.allSatisfy({ $0.count == count && $0.allSatisfy(\.isFinite) })
    else { return nil }
    let largest = vectors.joined().map(abs).max() ?? 0
    let unit = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    self.unit = unit
    var total = 0.0
    ends = zip(vectors, vectors.dropFirst()).map { from, to in
      let steps = zip(from, to).map { $1 / unit - $0 / unit }
      total += steps.map { $0 * $0 }.reduce(0, +).squareRoot()
      return total
    }
  }

  /// The length of all pieces together.
  public var length: Double { total * unit }

  /// The same in units.
  private var total: Double { ends.last ?? 0 }

  /// Where one is after a fraction of the whole length; on a chain without length, at its start.
  public func place(at fraction: Double) -> Place {
    let wanted = min(max(fraction, 0), 1) * total
    let piece = ends.firstIndex { wanted <= $0 && $0 > 0 } ?? ends.count - 1
    let start = piece == 0 ? 0 : ends[piece - 1]
    let extent = ends[piece] - start
    return Place(piece: piece, fraction: extent > 0 ? (wanted - start) / extent : 0)
  }
}
