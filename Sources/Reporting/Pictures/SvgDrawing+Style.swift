extension SvgDrawing {
  /// How drawings look on a light and on a dark ground; a reader that knows no dark one sees a light card.
  static let style = sheet(light) + "@media (prefers-color-scheme: dark) { " + sheet(dark) + "}"

  private static let light: [Ink: String] = [
    .text: "#1b1f24", .faint: "#57606a", .grid: "#d0d7de", .context: "#57606a",
    .expected: "#0a58b5", .actual: "#a3201a",
  ]

  private static let dark: [Ink: String] = [
    .text: "#e6edf3", .faint: "#a2afbb", .grid: "#39434d", .context: "#a2afbb",
    .expected: "#79b8ff", .actual: "#ff9489",
  ]

  private static func sheet(_ colors: [Ink: String]) -> String {
    let isLight = colors == light
    let card =
      ".picture .card { fill: \(isLight ? "#ffffff" : "#11161c"); stroke: \(colors[.grid] ?? "") } "
    let inks = Ink.allCases.map { ink in
      let color = colors[ink] ?? ""
      return ".picture .s-\(ink.rawValue) { stroke: \(color); fill: none } "
        + ".picture .f-\(ink.rawValue) { fill: \(color) } "
    }.joined()
    let font =
      ".picture text { font: 13px ui-monospace, 'DejaVu Sans Mono', Menlo, monospace } "
      + ".picture text[font-weight] { font-weight: bold } "
    return card + inks + (isLight ? font : "")
  }
}
