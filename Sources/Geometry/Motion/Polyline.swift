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

  private let ends: [Double]

  /// Measures a chain; nil unless there are two vectors or more, of equal length and all finite.
  public init?(_ vectors: [[Double]]) {
    guard let count = vectors.first?.count, vectors.count > 1,
      vectors.allSatisfy({ $0.count == count && $0.allSatisfy(\.isFinite) })
    else { return nil }
    var total = 0.0
    ends = zip(vectors, vectors.dropFirst()).map { from, to in
      total += zip(from, to).map { ($1 - $0) * ($1 - $0) }.reduce(0, +).squareRoot()
      return total
    }
  }

  /// The length of all pieces together.
  public var length: Double { ends.last ?? 0 }

  /// Where one is after a fraction of the whole length; on a chain without length, at its start.
  public func place(at fraction: Double) -> Place {
    let wanted = min(max(fraction, 0), 1) * length
    let piece = ends.firstIndex { wanted <= $0 && $0 > 0 } ?? ends.count - 1
    let start = piece == 0 ? 0 : ends[piece - 1]
    let extent = ends[piece] - start
    return Place(piece: piece, fraction: extent > 0 ? (wanted - start) / extent : 0)
  }
}
