import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws areas and points between axes.
  init(_ picture: GeometryPicture, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let frame = GeometryFrame(picture)
    let (x, y) = (frame.x, frame.y)
    axes(x, y)
    for outline in picture.outlines {
      let points = outline.corners.map { Point(x($0.x), y($0.y)) }
      let (ink, stroke) = (outline.role.ink, outline.role.stroke)
      if Set(points).count == 1 {
        // Nothing would be seen of an area without any extent.
        dot(
          points[0], ink, radius: outline.role == .expected ? 7 : 4,
          isRing: outline.role == .expected)
      } else {
        shape(points, ink, stroke)
      }
    }
    for mark in picture.marks {
      let place = Point(x(mark.place.x), y(mark.place.y))
      if mark.role == .actual { cross(place, mark.role.ink) } else { dot(place, mark.role.ink) }
    }
    height = y.to + 36
    for outline in picture.outlines {
      let ink = outline.role.ink
      if Set(outline.corners).count > 1 {
        legend(outline.label, ink, .line(outline.role.stroke))
      } else {
        legend("\(outline.label), without extent", ink, outline.role == .expected ? .ring : .dot)
      }
    }
    for mark in picture.marks {
      legend(mark.label, mark.role.ink, mark.role == .actual ? .cross : .dot)
    }
    legend("axes: \(picture.space)", .faint, .none)
    finish()
  }

  /// A grid with numbers at its lines.
  mutating func axes(_ x: Scale, _ y: Scale) {
    let widest = [x.low, x.high].map { Int(max(1, abs($0))).description.count }.max() ?? 1
    for tick in x.ticks(every: max(44, Double(widest + 3) * Self.characterWidth)) {
      line(Point(x(tick), y.from), Point(x(tick), y.to), tick == 0 ? .faint : .grid)
      text("\(tick.scriptText)", at: Point(x(tick), max(y.from, y.to) + 17), .faint, .middle)
    }
    for tick in y.ticks(every: 32) {
      line(Point(x.from, y(tick)), Point(x.to, y(tick)), tick == 0 ? .faint : .grid)
      text("\(tick.scriptText)", at: Point(x.from - 12, y(tick) + 4), .faint, .end, most: 8)
    }
  }
}

/// What part of a plane is drawn, and how large.
private struct GeometryFrame {
  let x: Scale
  let y: Scale

  init(_ picture: GeometryPicture) {
    let points = picture.outlines.flatMap(\.corners) + picture.marks.map(\.place)
    var box = Rect.boundingBox(of: points)
    let extent = max(box.size.width, box.size.height)
    // Where it is near, the origin belongs to the picture.
    let withOrigin = Rect.boundingBox(of: points + [.zero])
    if max(withOrigin.size.width, withOrigin.size.height) <= 3 * max(extent, 1e-9) || extent == 0 {
      box = withOrigin
    }
    let size = max(box.size.width, box.size.height, 1e-9)
    let room = extent == 0 && box.size == .zero ? 1 : size * 0.08
    let width = box.size.width + 2 * room
    let height = max(box.size.height + 2 * room, width / 6)
    let scale = min(620 / width, 260 / height)
    let middle = box.point(at: Point(0.5, 0.5))
    // A tall picture gets wider, so that its axes have room.
    let wide = max(width, 240 / scale)
    x = Scale(
      low: middle.x - wide / 2, high: middle.x + wide / 2, from: 76, to: 76 + wide * scale)
    y = Scale(
      low: middle.y - height / 2, high: middle.y + height / 2, from: 44, to: 44 + height * scale)
  }
}
