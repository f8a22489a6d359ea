package import Geometry

/// The decisions about painting that a faulty engine may take differently.
package protocol RenderingSemantics: PartialSemantics {
  /// Where the coordinates of the asked layer lie in the context (DIS-22).
  mutating func paintedPlace(of layer: Int, in state: inout WorldState) -> AffineTransform

  /// Tells whether a layer is painted with everything below it (DIS-22).
  mutating func isPainted(hidden: Bool, opacity: Double) -> Bool

  /// Tells whether what lies outside the bounds of a layer is left out (DIS-22).
  mutating func clipsPainting(masksToBounds: Bool) -> Bool

  /// Where contents of some size in pixels are placed in their layer (DIS-19, DIS-21).
  mutating func contentsPlace(_ contents: PlacedContents) -> Rect

  /// How often the sublayers of a replicator are painted (SUB-25).
  mutating func paintedInstances(count: Int) -> Int

  /// About which point the instances of a replicator are mapped (SUB-22).
  mutating func pivot(ofInstancesIn bounds: Rect) -> Point
}

extension RenderingSemantics {
  package mutating func paintedPlace(
    of layer: Int, in state: inout WorldState
  ) -> AffineTransform { .identity }

  package mutating func isPainted(hidden: Bool, opacity: Double) -> Bool {
    !hidden && opacity > 0
  }

  package mutating func clipsPainting(masksToBounds: Bool) -> Bool { masksToBounds }

  package mutating func contentsPlace(_ contents: PlacedContents) -> Rect { contents.place }

  package mutating func paintedInstances(count: Int) -> Int { count }

  package mutating func pivot(ofInstancesIn bounds: Rect) -> Point {
    bounds.point(at: Point(0.5, 0.5))
  }
}

/// An image in a layer.
package struct PlacedContents: Hashable, Sendable {
  /// The bounds of the layer.
  package var bounds: Rect
  /// The size of the image in pixels.
  package var pixels: Size
  /// How many pixels make a point.
  package var scale: Double
  /// The name of the gravity.
  package var gravity: String

  /// Where the image is placed, in the coordinates of the layer (DIS-19).
  package var place: Rect {
    let inner = size
    let room = Size(bounds.size.width - inner.width, bounds.size.height - inner.height)
    let share = Self.shares[gravity] ?? Point(0.5, 0.5)
    let origin = Point(
      bounds.origin.x + share.x * room.width, bounds.origin.y + share.y * room.height)
    return Rect(origin: origin, size: inner)
  }

  /// Whether the image is placed beyond the bounds by more than what rounding does.
  package var reachesBeyondBounds: Bool {
    let (inner, outer) = (place, bounds)
    let (left, below) = (outer.origin.x - inner.origin.x, outer.origin.y - inner.origin.y)
    let right = inner.size.width - outer.size.width - left
    let above = inner.size.height - outer.size.height - below
    return max(left, below, right, above) > 1e-6 * max(outer.size.width, outer.size.height)
  }

  /// The size at which the image is shown.
  private var size: Size {
    let (width, height) = (bounds.size.width / pixels.width, bounds.size.height / pixels.height)
    switch gravity {
    case "resize": return bounds.size
    case "resizeAspect": return pixels.scaled(by: min(width, height))
    case "resizeAspectFill": return pixels.scaled(by: max(width, height))
    default: return pixels.scaled(by: 1 / scale)
    }
  }

  /// Which share of the room that is left lies before the image; "bottom" is at the least y.
  private static let shares: [String: Point] = [
    "center": Point(0.5, 0.5), "top": Point(0.5, 1), "bottom": Point(0.5, 0),
    "left": Point(0, 0.5), "right": Point(1, 0.5), "topLeft": Point(0, 1),
    "topRight": Point(1, 1), "bottomLeft": Point(0, 0), "bottomRight": Point(1, 0),
  ]
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
