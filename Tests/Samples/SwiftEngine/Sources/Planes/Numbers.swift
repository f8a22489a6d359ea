/// A place or a vector.
public struct Pair: Equatable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rectangle by its least corner and its extents.
public struct Box: Equatable {
  public var corner, extent: Pair

  public init(corner: Pair, extent: Pair) {
    (self.corner, self.extent) = (corner, extent)
  }

  var isFinite: Bool { corner.isFinite && extent.isFinite }

  /// The same box with extents that are not negative.
  var standardized: Box {
    Box(
      corner: Pair(
        x: min(corner.x, corner.x + extent.x), y: min(corner.y, corner.y + extent.y)),
      extent: Pair(x: abs(extent.x), y: abs(extent.y)))
  }
}
