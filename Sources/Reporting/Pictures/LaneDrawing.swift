import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws a lane for each that is called, and in it the calls from left to right, step by step.
  init(_ picture: LanePicture, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let left = Self.margin + 96
    let width = (Self.width - Self.margin - left) / Double(max(1, picture.columns.count))
    let most = Int(width / Self.characterWidth) - 3
    for (place, column) in picture.columns.enumerated() {
      text(
        "\(column.number)  \(EngineText(column.step))",
        at: Point(left + Double(place) * width + 6, 58),
        .faint, most: most)
    }
    var y = 72.0
    for (lane, name) in picture.lanes.enumerated() {
      let rows = picture.columns.indices.map { picture.calls(lane, $0).count }.max() ?? 1
      let tall = Double(max(1, rows)) * 28 + 10
      text(name, at: Point(Self.margin, y + 24), isBold: true, most: 11)
      line(Point(Self.margin, y), Point(Self.width - Self.margin, y), .grid)
      for column in picture.columns.indices {
        let x = left + Double(column) * width
        for (row, call) in picture.calls(lane, column).enumerated() {
          draw(call.call, call.number, Rect(x + 4, y + 7 + Double(row) * 28, width - 8, 23), most)
        }
      }
      y += tall
    }
    for column in picture.columns.indices {
      let x = left + Double(column) * width
      line(Point(x, 46), Point(x, y), .grid)
    }
    height = y + 8
    explain(picture)
    finish()
  }

  private mutating func draw(_ call: LanePicture.Call, _ number: Int, _ area: Rect, _ most: Int) {
    let (ink, stroke) = call.presence.look
    box(area, ink, stroke)
    text(
      "\(number) \(call.label)", at: area.origin + Point(6, 16), ink == .context ? .text : ink,
      isBold: ink != .context, most: most)
  }

  private mutating func explain(_ picture: LanePicture) {
    for (place, column) in picture.columns.enumerated() {
      let calls = picture.calls.filter { $0.column == place && $0.presence == .came }
      let words = calls.map { EngineText("\(picture.lanes[$0.lane]) \($0.label)") }
      if !words.isEmpty { describe("at step \(column.number): \(words.joined(separator: ", "))") }
    }
    for call in picture.calls {
      let words: EngineText = "\(picture.lanes[call.lane]): \(call.label)"
      switch call.presence {
      case .came: continue
      case .missing: legend("missing: \(words)", .expected, .line(.thick))
      case .unexpected: legend("not expected: \(words)", .actual, .line(.dashed))
      }
    }
    if picture.calls.count > 1 { legend("numbered in the order of the calls", .faint, .none) }
  }
}

extension LanePicture {
  /// The calls of a lane at a step, with their numbers among all.
  fileprivate func calls(_ lane: Int, _ column: Int) -> [(number: Int, call: Call)] {
    calls.enumerated().filter { $1.lane == lane && $1.column == column }.map { ($0 + 1, $1) }
  }
}

extension LanePicture.Presence {
  fileprivate var look: (SvgDrawing.Ink, SvgDrawing.Stroke) {
    switch self {
    case .came: (.context, .thin)
    case .missing: (.expected, .thick)
    case .unexpected: (.actual, .dashed)
    }
  }
}
