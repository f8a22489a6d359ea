import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws the steps one below the other, with a box around those within each transaction.
  init(_ picture: NestingPicture, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let top = height
    for (place, row) in picture.rows.enumerated() {
      let depth = min(8, max(row.before, row.after))
      let y = top + Double(place) * Self.rowHeight + 17
      let isWrong = place == picture.wrong
      text(
        "\(row.number)  \(EngineText(row.step))",
        at: Point(Self.margin + 10 + Double(depth) * Self.indentation, y),
        isWrong ? .actual : .text,
        isBold: isWrong, most: 80 - 3 * depth)
    }
    let levels = picture.rows.map { max($0.before, $0.after) }.max() ?? 0
    for level in 0..<min(8, levels) { boxes(around: level, picture, top) }
    height = top + Double(picture.rows.count) * Self.rowHeight + 12
    if picture.rows.contains(where: \.isImplicit) {
      legend("the implicit transaction", .faint, .line(.dashed))
    }
    if picture.rows.contains(where: { $0.step == "begin" }) {
      legend("a transaction from begin to commit", .context, .line(.thin))
    }
    answers(expected: picture.expected, actual: picture.actual)
    finish()
  }

  private static let rowHeight = 26.0
  private static let indentation = 20.0

  /// The boxes of one level of nesting: each from the step that opens it to the one that ends it.
  private mutating func boxes(around level: Int, _ picture: NestingPicture, _ top: Double) {
    var start: (place: Int, isImplicit: Bool)?
    for (place, row) in picture.rows.enumerated() {
      if start == nil, row.before > level || row.after > level {
        start = (place, level == 0 && row.isImplicit)
      }
      let isLast = place == picture.rows.count - 1
      guard let (first, isImplicit) = start, row.after <= level || isLast else { continue }
      let x = Self.margin + Double(level) * Self.indentation
      let inset = Double(level) * 1.5
      // One that is still open has no end yet.
      let end = row.after > level ? 8.0 : 0
      box(
        Rect(
          x, top + Double(first) * Self.rowHeight + inset,
          Self.width - Self.margin - x - Double(level) * 6,
          Double(place - first + 1) * Self.rowHeight - 2 * inset + end),
        isImplicit ? .faint : .context, isImplicit ? .dashed : .thin)
      start = nil
    }
  }
}
