import Conformance
import LayerScript
import Reporting
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

  @Test func furtherScriptsThatAreBlamedOnTheSameRuleAreThere() throws {
    var finding = try SampleRecord.finding()
    finding.furtherScripts = [try Script(parsing: "new l7; get l7.frame")]
    let text = Report(try SampleRecord.record(findings: [finding])).markdown
    let line =
      "Further scripts that fail for the same mistake, or for another one of the same rule: "
    #expect(text.contains(line + "`new l7; get l7.frame`\n"))
  }

  @Test func withoutAnythingElseNothingIsSaid() throws {
    let text = Report(try SampleRecord.record(findings: [try SampleRecord.finding()])).markdown
    #expect(!text.contains("Also shows as"))
    #expect(!text.contains("Further scripts"))
  }
}
