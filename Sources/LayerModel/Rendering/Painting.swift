import Geometry
import LayerScript
import Rules

/// What painting has come to so far.
struct Painting {
  /// The box around everything that was painted; nil while nothing was.
  private(set) var box: Rect?
  var why = Why.none
  /// What leaves the box open, if anything does.
  private(set) var open: OpenItem?

  /// The part of the context that a driver looks at.
  static let canvas = Rect(0, 0, 256, 256)

  mutating func leaveOpen(_ item: OpenItem?) {
    open = open ?? item
  }

  /// Paints a rectangle that stands upright.
  mutating func fill(_ rect: Rect, within clip: Rect?) {
    let seen = clip.map { rect.overlap(with: $0) } ?? rect
    if seen.size.width <= 0 || seen.size.height <= 0 {
      // What touches the edge of a clip by less than rounding is none that can be told.
      if min(seen.size.width, seen.size.height) > -1e-3, rect.size != .zero { leaveOpen(.own) }
      return
    }
    let isThin = min(seen.size.width, seen.size.height) < 2
    if isThin || !Self.canvas.covers(seen) { leaveOpen(.own) }
    box = box.map { Rect.boundingBox(of: $0.corners + seen.corners) } ?? seen
  }
}

extension OpenItem {
  /// What is painted cannot be told from a box of whole pixels.
  fileprivate static let own = OpenItem.beyondReference
}

extension Rect {
  /// What two rectangles have in common; the size is below zero where they are apart.
  fileprivate func overlap(with other: Rect) -> Rect {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(left, top, right - left, bottom - top)
  }

  fileprivate func covers(_ other: Rect) -> Bool {
    other.corners.allSatisfy { corner in
      corner.x >= origin.x && corner.y >= origin.y && corner.x <= origin.x + size.width
        && corner.y <= origin.y + size.height
    }
  }
}

/// Where and how strongly a layer is painted.
struct Brush {
  /// From the layer's coordinates to those of the context.
  var map: AffineTransform
  /// What is not left out, in the context.
  var clip: Rect?
  /// The product of the opacities so far.
  var opacity: Double

  /// A rectangle of the layer in the context.
  func placed(_ rect: Rect) -> Rect { Rect.boundingBox(of: rect.corners.map { map($0) }) }

  /// The brush for something that is mapped into the layer first.
  func applied(behind inner: AffineTransform) -> Brush {
    var brush = self
    brush.map = inner.followed(by: map)
    return brush
  }
}

extension AffineTransform {
  /// This map, and then another one.
  func followed(by next: AffineTransform) -> AffineTransform {
    let origin = next(self(.zero))
    let (right, down) = (next(self(Point(1, 0))), next(self(Point(0, 1))))
    return AffineTransform(
      right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x,
      origin.y)
  }

  /// This map about another point than the origin.
  func about(_ pivot: Point) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, -pivot.x, -pivot.y).followed(by: self)
      .followed(by: AffineTransform(1, 0, 0, 1, pivot.x, pivot.y))
  }
}
