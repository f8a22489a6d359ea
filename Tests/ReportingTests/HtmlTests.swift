import Conformance
import LayerScript
import Testing

@testable import Reporting

/// A report as one page: what it holds, and that nothing in it means more than it should.
struct HtmlTests {
  @Test(arguments: [
    ("plain & <b>", "plain &amp; &lt;b&gt;"), ("`a<b`", "<code>a&lt;b</code>"),
    ("`` `x` ``", "<code>`x`</code>"), ("`x", "`x"),
    ("**wrong** now", "<strong>wrong</strong> now"),
    ("*passed*: it", "<em>passed</em>: it"), ("**`a*b`**", "<strong><code>a*b</code></strong>"),
    ("p.x-ax*bw, p.y-ay*bh", "p.x-ax*bw, p.y-ay*bh"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("(a)*b*(c)", "(a)*b*(c)"), ("[l1, l2] (x)", "[l1, l2] (x)"),
    ("[F1](#f1)", "<a href=\"#f1\">F1</a>"), ("[F1](report.md#f1)", "<a href=\"#f1\">F1</a>"),
    ("[each](rules.md#not-covered)", "<a href=\"#not-covered\">each</a>"),
    ("[all](rules.md)", "<a href=\"#rules\">all</a>"),
    ("[Swift](findings/F1.swift)", "<a href=\"#f1-swift\">Swift</a>"),
    ("[x](https://a.b)", "x"), ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
    ("`layercheck run`", "<code class=\"command\">layercheck run</code>"),
  ])
  func aLineHasCodeEmphasisAndLinksWithinThePage(line: String, html: String) {
    #expect(InlineHtml(line).text == html)
  }

  @Test(arguments: [
    "</code><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "`</code>`<b>",
    "&lt;b&gt;",
    "[x](javascript:alert)", "**<i>**", "]]><!--", "'\"`*[](#f1)",
  ])
  func whatAnEngineSaysIsTextAlone(text: String) {
    let inline = InlineHtml(EngineText(text).markdown)
    let rest = inline.text.replacing(#/<\/?code>/#, with: "")
    #expect(rest == text.htmlText)
    #expect(inline.plain == text)
  }

  @Test func theSameRecordGivesTheSamePage() throws {
    let html = Report(try SampleRecord.record()).html
    #expect(html == Report(try SampleRecord.record()).html)
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test func thePageNeedsNothingBesides() throws {
    let html = Report(try SampleRecord.record()).html
    #expect(!html.contains("src="))
    #expect(!html.contains("url("))
    #expect(!html.contains("@import"))
    let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.1) }
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
  }

  @Test func linksLeadToPlacesOfThePage() throws {
    let html = Report(try SampleRecord.record()).html
    let places = Set(html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) })
    let links = html.matches(of: #/href="#([^"=]*)"/#).map { String($0.1) }
    #expect(links.contains("f1"))
    for link in links { #expect(places.contains(link), "\(link)") }
  }

  @Test func aFindingAndARuleSayWhatTheyAreFilteredBy() throws {
    let html = Report(try SampleRecord.record()).html
    #expect(
      html.contains(
        "<details class=\"finding\" id=\"f1\" data-area=\"GEO\" data-verdict=\"failed\" open>"))
    #expect(html.contains("<tr id=\"GEO-06\" data-area=\"GEO\" data-verdict=\"passed\">"))
    #expect(html.contains("<option>ACT</option>"))
    #expect(html.contains("<option>not exercised</option>"))
  }

  @Test(arguments: [
    ("TREE-27", "<td class=\"name\">TREE-27</td>"), ("a few words", "<td>a few words</td>"),
    (
      "more words than fit into a narrow cell",
      "<td class=\"prose\">more words than fit into a narrow cell</td>"
    ),
  ])
  func aNameIsNotBrokenAndManyWordsHaveRoom(cell: String, html: String) {
    #expect(HtmlBlocks.table(["it"], [([cell], [])]).contains(html))
  }

  @Test func scriptsAndProgramsStandInThePage() throws {
    let report = Report(try SampleRecord.record())
    for file in report.files where file.name.hasPrefix("findings/") && !file.name.hasSuffix(".svg")
    {
      #expect(report.html.contains(file.text.htmlText), "\(file.name)")
    }
  }
}
