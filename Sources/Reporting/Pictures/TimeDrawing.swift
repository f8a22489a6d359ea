import Conformance
import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws what is expected over time as a line, the engine's answers as dots, and below what is attached.
  init(_ picture: TimePicture, _ problem: Problem, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let x = picture.timeScale
    var bottom = height + 2
    for (place, moment) in picture.moments.enumerated() {
      text(
        moment.label, at: Point(x(moment.time), height + 12 + Double(place % 2) * 16), .faint,
        most: 16)
    }
    if !picture.moments.isEmpty { bottom += 38 }
    let top = bottom
    if picture.quantity != nil {
      let y = picture.valueScale(from: top)
      axes(x, y)
      curve(picture, x, y)
      bottom = y.from + 26
    }
    for bar in picture.bars {
      box(Rect(x(bar.start), bottom, max(3, x(bar.end) - x(bar.start)), 18), .context, .thin)
      text(bar.label, at: Point(x(bar.start) + 6, bottom + 14), most: 40)
      describe("\(bar.label) from \(bar.start.scriptText) to \(bar.end.scriptText)")
      bottom += 24
    }
    for moment in picture.moments {
      line(Point(x(moment.time), top - 4), Point(x(moment.time), bottom), .faint, .dotted)
    }
    if picture.quantity == nil {
      for tick in x.ticks(every: 80) {
        text("\(tick.scriptText)", at: Point(x(tick), bottom + 14), .faint, .middle)
      }
      bottom += 20
    }
    height = bottom + 8
    explain(picture)
    // What is no number stands nowhere in the picture itself.
    if picture.quantity == nil { answers(expected: problem.expected, actual: problem.actual) }
    finish()
  }

  private mutating func curve(_ picture: TimePicture, _ x: Scale, _ y: Scale) {
    for piece in picture.pieces {
      let points = piece.map { Point(x($0.time), y($0.value)) }
      if points.count > 1 {
        path(points, .expected, .thick)
      } else {
        for point in points { dot(point, .expected, radius: 2) }
      }
    }
    if let expected = picture.expected {
      dot(Point(x(expected.time), y(expected.value)), .expected, radius: 7, isRing: true)
    }
    for answer in picture.answers {
      let place = Point(x(answer.sample.time), y(answer.sample.value))
      if answer.isWrong { cross(place, .actual) } else { dot(place, .context) }
    }
  }

  private mutating func explain(_ picture: TimePicture) {
    if let quantity = picture.quantity {
      let gaps = picture.pieces.count > 1 ? "; where the line is missing, it is left open" : ""
      legend("\(quantity), expected\(gaps)", .expected, .line(.thick))
    }
    if let expected = picture.expected {
      legend("expected here: \(expected.value.scriptText)", .expected, .ring)
    }
    if picture.answers.contains(where: { !$0.isWrong }) {
      legend("the engine's other answers", .context, .dot)
    }
    for answer in picture.answers where answer.isWrong {
      legend("answered here: \(answer.sample.value.scriptText)", .actual, .cross)
    }
    if !picture.bars.isEmpty {
      legend("attached from its beginning to its removal", .context, .line(.thin))
    }
    legend("axis: \(picture.axis)", .faint, .none)
  }
}

extension TimePicture {
  fileprivate var timeScale: Scale {
    let times =
      pieces.joined().map(\.time) + answers.map(\.sample.time)
      + bars.flatMap { [$0.start, $0.end] }
      + moments.map(\.time)
    let high = max(times.max() ?? 1, 1e-9)
    return Scale(low: 0, high: high, from: 76, to: 690)
  }

  /// Greater numbers stand further up.
  fileprivate func valueScale(from top: Double) -> Scale {
    let numbers =
      pieces.joined().map(\.value) + answers.map(\.sample.value)
      + [expected?.value].compactMap { $0 }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let room = high > low ? (high - low) * 0.08 : max(abs(high) * 0.5, 0.5)
    return Scale(low: low - room, high: high + room, from: top + 170, to: top)
  }
}
