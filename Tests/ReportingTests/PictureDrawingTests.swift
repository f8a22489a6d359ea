import Conformance
import Explanations
import Foundation
import Geometry
import LayerScript
import Testing

@testable import Reporting

/// Pictures are plain files that mean nothing but what they show.
struct PictureDrawingTests {
  private static let hostile: EngineText = "</text><script>alert(1)</script>\u{0}\u{202E}\"&'"

  private func drawing() -> SvgDrawing {
    var drawing = SvgDrawing(title: "F1: a <title> & more")
    drawing.heading(Self.hostile)
    drawing.legend(Self.hostile, .actual, .cross)
    drawing.dot(Point(.nan, .infinity), .expected)
    drawing.finish()
    return drawing
  }

  @Test func whatAnEngineSaysIsTextAlone() {
    let file = drawing().file
    #expect(!file.contains("<script"))
    #expect(
      file.contains(
        "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\0\\u{202E}&quot;&amp;&#39;"))
    #expect(file.unicodeScalars.allSatisfy { !$0.isHidden || $0 == "\n" })
  }

  @Test func noCoordinateIsAnythingButANumber() {
    #expect(!drawing().file.contains("nan"))
    #expect(!drawing().file.contains("inf"))
  }

  @Test func aPictureSaysWhatItShowsToThoseWhoDoNotSeeIt() {
    let file = drawing().file
    #expect(file.contains("role=\"img\" aria-label=\"F1: a &lt;title&gt; &amp; more\""))
    #expect(file.contains("<title>F1: a &lt;title&gt; &amp; more</title>\n<desc>"))
  }

  @Test func aFileIsReadableOnLightAndOnDarkGround() {
    let file = drawing().file
    #expect(file.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(file.contains(".card { fill: #ffffff"))
    #expect(file.contains("@media (prefers-color-scheme: dark) { .picture .card { fill: #11161c"))
  }

  @Test func withinAPageAPictureTakesTheStyleOfThePage() {
    #expect(!drawing().inline.contains("<style>"))
    #expect(!drawing().inline.contains("xmlns"))
    #expect(!drawing().inline.contains(" id="))
  }

  @Test(arguments: [("short", "short"), ("exactly ten", "exactly t\u{2026}"), ("", "")])
  func aLongTextIsCut(text: String, shown: String) {
    #expect(EngineText(text).svg(10) == shown)
    #expect(EngineText(text).svgCount(10) == shown.count)
  }

  @Test(arguments: [
    (0.0, 10.0, 50.0, [0.0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    (0, 1, 100, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (-3, 3, 100, [-2, 0, 2]), (5, 5, 50, [5]), (0.05, 0.35, 100, [0.1, 0.2, 0.3]),
  ])
  func ticksAreRoundNumbers(low: Double, high: Double, distance: Double, ticks: [Double]) {
    #expect(Scale(low: low, high: high, from: 0, to: 500).ticks(every: distance) == ticks)
  }

  @Test func theFindingShowsItsPictureByRelativePath() throws {
    let report = Report(try SampleRecord.record())
    #expect(report.markdown.contains("![F1: where layers lie at step 4](findings/F1.svg)"))
    let file = try #require(report.files.first { $0.name == "findings/F1.svg" })
    #expect(
      file.text == Report(try SampleRecord.record()).files.first { $0.name == file.name }?.text)
    #expect(report.html.contains("<figure id=\"f1-svg\">\n<svg class=\"picture\""))
  }

  @Test func theFindingSaysWhyItsExpectationIsRight() throws {
    let report = Report(try SampleRecord.record())
    let reason = "The origin of the frame is position - anchorPoint × size"
    #expect(report.markdown.contains(reason))
    #expect(report.html.contains(reason))
    #expect(
      report.finding(1, in: "folder", TerminalStyle(width: 400, isColored: false))?.contains(reason)
        == true)
  }
}
