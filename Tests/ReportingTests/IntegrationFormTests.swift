import Testing

@testable import Reporting

/// The forms that systems for continuous integration read.
struct IntegrationFormTests {
  @Test func remarksAreCommandsInOneLine() {
    let remark = Annotation(.error, "F1 GEO-06: 50%, or so", "one\ntwo\r::error::three")
    #expect(
      remark.line
        == "::error title=F1 GEO-06%3A 50%25%2C or so::one%0Atwo%0D::error::three")
  }

  @Test func tenRemarksAreShownAndOfMoreTheLastSaysHowMany() {
    let remarks = (1...12).map { Annotation(.error, "F\($0)", "x") }
    #expect(Annotation.lines(of: Array(remarks.prefix(10))).count == 10)
    let lines = Annotation.lines(of: remarks)
    #expect(lines.count == 10)
    #expect(lines[8] == "::error title=F9::x")
    #expect(lines[9].hasPrefix("::error title=3 more::"))
  }

  @Test func aSummaryKeepsWholeSectionsAndHasNoLinksToFiles() {
    let page = """
      # Verdict

      See [`findings/F1.script`](findings/F1.script).

      ## Findings

      ```text
      # no heading
      ```

      ## Rules

      \(String(repeating: "x", count: 500))

      """
    let whole = StepSummary.text(of: page)
    #expect(
      whole
        == page.replacing(
          "[`findings/F1.script`](findings/F1.script)", with: "`findings/F1.script`"))
    let cut = StepSummary.text(of: page, limit: 300)
    #expect(cut.utf8.count <= 300)
    #expect(cut.contains("# no heading\n```\n"))
    #expect(!cut.contains("## Rules"))
    #expect(cut.hasSuffix("the report itself has the rest.\n"))
  }

  @Test func testsInJunitsFormHaveEscapedTextsAndCounts() {
    let suite = TestSuite(
      "GEO",
      [
        .init(name: "a", outcome: .passed),
        .init(name: "b", outcome: .failure("<&\"", detail: "one\n\u{1B}[2J>")),
        .init(name: "c", outcome: .skipped("known: x")), .init(name: "d", outcome: .error("y")),
      ])
    #expect(
      TestSuite.junit([suite, TestSuite("none", [])]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="LayerCheck">
          <testsuite name="GEO" tests="4" failures="1" errors="1" skipped="1" time="0">
            <testcase name="a" classname="layercheck.GEO" time="0"/>
            <testcase name="b" classname="layercheck.GEO" time="0">
              <failure message="&lt;&amp;&quot;">one
        \\u{1B}[2J&gt;</failure>
            </testcase>
            <testcase name="c" classname="layercheck.GEO" time="0">
              <skipped message="known: x"/>
            </testcase>
            <testcase name="d" classname="layercheck.GEO" time="0">
              <error message="y"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
