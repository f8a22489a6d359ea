import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// The margin around everything, in pixels.
  static let margin = 16.0
  /// The distance between lines of text, in pixels.
  static let lineHeight = 20.0

  /// The heading of a drawing.
  mutating func heading(_ text: EngineText) {
    self.text(text, at: Point(Self.margin, 26), isBold: true)
    height = 40
    describe(text)
  }

  /// Adds a sentence to what is said to those who do not see the drawing.
  mutating func describe(_ text: EngineText) {
    description = description.isEmpty ? text : "\(description). \(text)"
  }

  /// A line below the drawing that says what something is, behind a sample of it.
  mutating func legend(_ text: EngineText, _ ink: Ink, _ sample: Sample) {
    let y = height + 14
    let (left, right) = (Point(Self.margin, y - 4), Point(Self.margin + 26, y - 4))
    switch sample {
    case .line(let stroke): line(left, right, ink, stroke)
    case .dot: dot(left + Point(13, 0), ink)
    case .ring: dot(left + Point(13, 0), ink, radius: 6, isRing: true)
    case .cross: cross(left + Point(13, 0), ink)
    case .none: break
    }
    self.text(text, at: Point(Self.margin + 36, y), ink)
    height += Self.lineHeight
    describe(text)
  }

  /// What a line of a legend shows of what it explains.
  enum Sample {
    case line(Stroke)
    case dot, ring, cross, none
  }

  /// What was expected and what was answered, below the drawing.
  mutating func answers(expected: EngineText, actual: EngineText) {
    legend("expected: \(expected)", .expected, .none)
    legend("answered: \(actual)", .actual, .none)
  }

  /// Leaves room below what was drawn last.
  mutating func finish() { height += 10 }
}

extension PictureRole {
  /// What it is drawn with.
  var ink: SvgDrawing.Ink {
    switch self {
    case .context: .context
    case .expected: .expected
    case .actual: .actual
    }
  }

  /// How its lines are drawn.
  var stroke: SvgDrawing.Stroke {
    switch self {
    case .context: .thin
    case .expected: .thick
    case .actual: .dashed
    }
  }
}
