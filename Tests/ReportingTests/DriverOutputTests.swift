import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// What a driver wrote itself is shown as a block, and nowhere else.
struct DriverOutputTests {
  private func report(_ actual: String, kind: FindingKind = .crash) throws -> Report {
    var finding = try SampleRecord.finding()
    finding.primary = nil
    finding.behavesLike = nil
    finding.problem.kind = kind
    finding.identity.deviation = Deviation(kind)
    finding.problem.actual = EngineText(actual)
    let last = try #require(finding.rows.indices.last)
    finding.rows[last].actual = EngineText(actual)
    return Report(try SampleRecord.record(findings: [finding]))
  }

  @Test(arguments: [
    "it died with signal 11; standard error ends with:\nfirst line\nsecond line",
    "it died with signal 11; standard error ends with 'first line\nsecond line\n'",
  ])
  func standardErrorIsABlockOfWholeLines(actual: String) throws {
    let report = try report(actual)
    #expect(
      report.markdown.contains(
        "In the driver's own words:\n\n```text\nfirst line\nsecond line\n```\n"))
    let title = report.markdown.split(separator: "\n").first { $0.hasPrefix("### F1 · ") }
    #expect(title?.hasSuffix(" ends the engine") == true)
    let program = report.files.first { $0.name == "findings/F1.swift" }
    #expect(program?.text.contains("answered it died with signal 11\n") == true)
    #expect(report.markdown.contains(" **it died with signal 11** |\n"))
    #expect(
      report.text.contains("died with signal 11\n        | first line\n        | second line\n"))
  }

  @Test func whatWasWrittenInsteadOfAnAnswerIsABlockToo() throws {
    let text = try report("not JSON (line 1): 'Hello ```'", kind: .protocolViolation).markdown
    #expect(text.contains("### F1 · protocol violation: not JSON (line 1)\n"))
    #expect(text.contains("````text\nHello ```\n````"))
  }

  @Test func aWrongAnswerStaysWhole() throws {
    let text = try report("{a: 'x'}", kind: .wrongAnswer).markdown
    #expect(text.contains("**{a: 'x'}** |"))
    #expect(!text.contains("own words"))
  }
}
