import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// A report says what else was taken for a finding's mistake.
struct FaceTests {
  @Test func whatElseShowsAMistakeIsListed() throws {
    var finding = try SampleRecord.finding()
    finding.furtherIdentities = [
      ProblemIdentity(
        look: StepForm("get", "layer", "contentsGravity"), deviation: .otherValue,
        culprit: StepForm("set", "layer", "contentsGravity"))
    ]
    let text = Report(try SampleRecord.record(findings: [finding])).markdown
    #expect(
      text.contains(
        "Also shows as: after `set layer.contentsGravity`, `get layer.contentsGravity` answers "
          + "another value.\n"))
  }

  @Test func ofManyTheFirstAreListedAndTheOthersCounted() throws {
    var finding = try SampleRecord.finding()
    finding.furtherIdentities = (0..<20).map { number in
      ProblemIdentity(
        look: StepForm("get", "layer", "key\(number)"), deviation: .missing,
        culprit: StepForm("new", "layer"))
    }
    let text = Report(try SampleRecord.record(findings: [finding])).markdown
    #expect(text.contains("`get layer.key5` answers nothing; 14 more.\n"))
    #expect(!text.contains("key6"))
  }

  @Test func furtherScriptsAreThereWithWhatHappens() throws {
    var finding = try SampleRecord.finding()
    let script = try Script(parsing: "new l7; get l7.frame")
    let problem = Problem(
      kind: .wrongAnswer, step: 1, suspects: [.geo(1)], expected: "(0, 0, 0, 0) within 1e-06",
      actual: "nil")
    let identity = ProblemIdentity(
      look: StepForm("get", "layer", "frame"), deviation: .missing,
      culprit: StepForm("new", "layer"))
    let longer = try Script(parsing: "new l8; tick; get l8.frame")
    finding.furtherScripts = [script, longer].map {
      FurtherScript(script: $0, problem: problem, identity: identity)
    }
    let text = Report(try SampleRecord.record(findings: [finding])).markdown
    let line =
      "- after `new layer`, `get layer.frame` answers `nil`, not `(0, 0, 0, 0)`: "
      + "`new l7; get l7.frame`; `new l8; tick; get l8.frame`\n"
    #expect(text.contains("These scripts were taken for the same mistake."))
    #expect(text.contains(line))
  }

  @Test func withoutAnythingElseNothingIsSaid() throws {
    let text = Report(try SampleRecord.record(findings: [try SampleRecord.finding()])).markdown
    #expect(!text.contains("Also shows as"))
    #expect(!text.contains("These scripts"))
  }
}
