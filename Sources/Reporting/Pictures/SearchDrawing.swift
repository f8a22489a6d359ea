import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws the places of a search one below the other, with a line as far as it goes.
  init(_ picture: SearchPicture, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let first = 64.0
    let distance = 30.0
    let reached = picture.stops.count { $0.result != .notReached }
    line(
      Point(30, first), Point(30, first + Double(max(0, reached - 1)) * distance), .expected, .thick
    )
    for (place, stop) in picture.stops.enumerated() {
      let y = first + Double(place) * distance
      let isLast = place == reached - 1
      let ink: Ink = stop.result == .notReached ? .faint : isLast ? .expected : .text
      dot(Point(30, y), stop.result == .notReached ? .grid : .expected, radius: isLast ? 8 : 6)
      text("\(place + 1)  \(stop.place)", at: Point(48, y + 5), ink, isBold: isLast, most: 38)
      text(stop.answer ?? "nothing", at: Point(360, y + 5), ink, isBold: isLast, most: 15)
      text("\(stop.result.rawValue)", at: Point(490, y + 5), ink, most: 27)
      describe("\(place + 1), \(stop.place): \(stop.answer ?? "nothing"), \(stop.result.rawValue)")
    }
    height = first + Double(picture.stops.count) * distance
    answers(expected: picture.expected, actual: picture.actual)
    finish()
  }
}
