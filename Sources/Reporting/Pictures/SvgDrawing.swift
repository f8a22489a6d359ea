import Geometry
import LayerScript

/// A drawing in SVG, of lines, boxes, dots and texts: the same text for the same content, on every machine.
///
/// It has no identifiers, no scripts and no links, so that many can stand in one page.
struct SvgDrawing: Hashable {
  /// What something is drawn with.
  enum Ink: String, CaseIterable {
    case text, faint, grid, context, expected, actual
  }

  /// How a line is drawn, so that nothing hangs on colours alone.
  enum Stroke {
    case thin, thick, dashed, dotted

    fileprivate var attributes: String {
      switch self {
      case .thin: ""
      case .thick: " stroke-width=\"3\""
      case .dashed: " stroke-width=\"2\" stroke-dasharray=\"6 4\""
      case .dotted: " stroke-dasharray=\"2 3\""
      }
    }
  }

  /// Where a text stands of its place.
  enum Alignment: String {
    case start, middle, end
  }

  /// The width of every drawing, in pixels.
  static let width = 720.0
  /// The width of a character, in pixels.
  static let characterWidth = 7.9

  /// What it shows, in a few words, and in a sentence for those who do not see it.
  let title: String
  var description: EngineText = ""
  var height = 0.0
  private var elements: [String] = []

  init(title: String) {
    self.title = title
  }

  mutating func line(_ from: Point, _ to: Point, _ ink: Ink, _ stroke: Stroke = .thin) {
    path([from, to], ink, stroke)
  }

  /// Adds a line through points.
  mutating func path(_ points: [Point], _ ink: Ink, _ stroke: Stroke = .thin) {
    elements.append("<polyline points=\"\(Self.text(points))\"\(Self.attributes(ink, stroke))/>")
  }

  /// Adds a closed line through points.
  mutating func shape(_ points: [Point], _ ink: Ink, _ stroke: Stroke = .thin) {
    elements.append("<polygon points=\"\(Self.text(points))\"\(Self.attributes(ink, stroke))/>")
  }

  /// Adds a box with round corners.
  mutating func box(_ area: Rect, _ ink: Ink, _ stroke: Stroke = .thin) {
    elements.append(
      "<rect x=\"\(area.origin.x.pixels)\" y=\"\(area.origin.y.pixels)\" "
        + "width=\"\(area.size.width.pixels)\" height=\"\(area.size.height.pixels)\" rx=\"5\""
        + "\(Self.attributes(ink, stroke))/>")
  }

  /// Adds a dot, or a ring.
  mutating func dot(_ place: Point, _ ink: Ink, radius: Double = 4, isRing: Bool = false) {
    elements.append(
      "<circle cx=\"\(place.x.pixels)\" cy=\"\(place.y.pixels)\" r=\"\(radius.pixels)\" "
        + "class=\"\(isRing ? "s" : "f")-\(ink.rawValue)\"\(isRing ? " stroke-width=\"2\"" : "")/>")
  }

  /// Adds a cross.
  mutating func cross(_ place: Point, _ ink: Ink) {
    for side in [-1.0, 1.0] {
      line(place + Point(-5, -5 * side), place + Point(5, 5 * side), ink, .thick)
    }
  }

  /// Adds a text; what is longer than so many characters is cut.
  mutating func text(
    _ text: EngineText, at place: Point, _ ink: Ink = .text, _ alignment: Alignment = .start,
    isBold: Bool = false, most: Int = 84
  ) {
    let anchor = alignment == .start ? "" : " text-anchor=\"\(alignment.rawValue)\""
    elements.append(
      "<text x=\"\(place.x.pixels)\" y=\"\(place.y.pixels)\" class=\"f-\(ink.rawValue)\"\(anchor)"
        + "\(isBold ? " font-weight=\"bold\"" : "")>\(text.svg(most))</text>")
  }

  /// The drawing as a file of its own.
  var file: String {
    start(" xmlns=\"http://www.w3.org/2000/svg\"", "<style>\(Self.style)</style>\n")
  }

  /// The drawing as a part of a page, whose style it takes.
  var inline: String { start("", "") }

  private func start(_ names: String, _ style: String) -> String {
    let size = "width=\"\(Self.width.pixels)\" height=\"\(height.pixels)\""
    let title = title.htmlText
    return
      "<svg\(names) class=\"picture\" \(size) viewBox=\"0 0 \(Self.width.pixels) \(height.pixels)\" "
      + "role=\"img\" aria-label=\"\(title)\">\n<title>\(title)</title>\n"
      + "<desc>\(description.html)</desc>\n\(style)"
      + "<rect x=\"0.5\" y=\"0.5\" width=\"\((Self.width - 1).pixels)\" height=\"\((height - 1).pixels)\" "
      + "rx=\"8\" class=\"card\"/>\n" + elements.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func attributes(_ ink: Ink, _ stroke: Stroke) -> String {
    " class=\"s-\(ink.rawValue)\"\(stroke.attributes)"
  }

  private static func text(_ points: [Point]) -> String {
    points.map { "\($0.x.pixels),\($0.y.pixels)" }.joined(separator: " ")
  }
}

extension Double {
  /// The number to a tenth, which is finer than anyone sees.
  fileprivate var pixels: String {
    guard isFinite else { return "0" }
    return ((min(max(self, -1e5), 1e5) * 10).rounded() / 10).scriptText
  }
}
