import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// What was declared and refused is said with the verdict.
struct RefusalTests {
  @Test func theVerdictNamesWhatWasRefusedAndHowOften() throws {
    let report = Report(try Self.record())
    #expect(
      report.summary == "sample engine conforms in what it did not refuse "
        + "(12 scripts, 1 of 3 rules passed); refused: set CALayer.cornerCurve nil (12x), "
        + "addAnimation CABasicAnimation without a key (3x), 1 step in its situation")
    #expect(
      report.markdown.hasPrefix("# LayerCheck: sample engine conforms in what it did not refuse\n"))
    #expect(report.markdown.contains("**Declared and refused**, 1 rule lost by it: "))
    #expect(report.markdown.contains("\n## Refused\n"))
  }

  @Test func whatTheDriverSaidIsShownAsData() throws {
    let report = Report(try Self.record(reason: "no\u{1B}[31m <b>`curve`"))
    #expect(report.text.contains("set CALayer.cornerCurve nil (12x): no\\u{1B}[31m <b>`curve`"))
    #expect(!report.text.contains("\u{1B}"))
    #expect(!report.markdown.contains("\u{1B}"))
    #expect(report.markdown.contains("| `` no\\u{1B}[31m <b>`curve` `` |"))
  }

  @Test func whereNothingWasRefusedNothingIsSaidOfIt() throws {
    let report = Report(try SampleRecord.record(findings: []))
    #expect(!(report.markdown + report.text).contains("efused"))
  }

  private static func record(reason: EngineText = "no curves") throws -> Record {
    var record = try SampleRecord.record(findings: [])
    let curve = StepVariant(.set, "CALayer", "cornerCurve", detail: "nil")
    let keyless = StepVariant(.addAnimation, "CABasicAnimation", detail: "without a key")
    for _ in 0..<12 { _ = record.refusals.count(curve, as: .unsupported(reason)) }
    for _ in 0..<3 { _ = record.refusals.count(keyless, as: .unsupported("no key")) }
    _ = record.refusals.count(keyless, as: .unsupported("not now", isSituation: true))
    record.results[2].reason = .takenBack(["set CALayer.cornerCurve nil"])
    return record
  }
}
