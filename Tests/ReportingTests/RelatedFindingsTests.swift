import Conformance
import LayerScript
import Rules
import Testing

@testable import Reporting

/// What a finding says of others that may have the same cause.
struct RelatedFindingsTests {
  private static func text(_ change: (inout [Finding]) -> Void) throws -> String {
    var findings = [try SampleRecord.finding(), try SampleRecord.finding()]
    findings[1].original = findings[1].script
    change(&findings)
    return Report(try SampleRecord.record(findings: findings)).markdown
  }

  @Test func aFindingThatNamesTheSameRuleIsLinked() throws {
    let text = try Self.text { _ in }
    #expect(text.contains(" [F2](#f2) may have the same cause."))
    #expect(text.contains(" [F1](#f1) may have the same cause."))
  }

  @Test func aFindingThatMayBeAboutAnotherRuleIsLinkedThere() throws {
    let text = try Self.text {
      $0[1].primary = .geo(6)
      $0[1].alternatives = []
    }
    #expect(text.contains(" It may be GEO-06 instead, as it may be in [F2](#f2): "))
    #expect(text.contains(" [F1](#f1) may have the same cause."))
  }

  @Test func ruleThatIsBlamedForOneAndMayBeBrokenInTheOtherLinksBoth() throws {
    let text = try Self.text {
      $0[1].primary = .geo(6)
      $0[1].alternatives = []
    }
    #expect(text.contains(" [F1](#f1) may have the same cause."))
    #expect(text.contains(" [F2](#f2) may have the same cause."))
  }

  @Test func findingsOfUnlikeRulesAreNotLinked() throws {
    let text = try Self.text {
      $0[1].primary = .act(2)
      $0[1].alternatives = []
    }
    #expect(!text.contains("may have the same cause"))
    #expect(text.contains(" It may be GEO-06 instead: "))
  }

  @Test func ofManyTheFirstAreLinkedAndTheRestCounted() throws {
    let text = try Self.text { findings in
      for number in 0..<6 {
        var other = findings[0]
        other.occurrences = 10 + number
        findings.append(other)
      }
    }
    #expect(text.contains("2 more may have the same cause."))
  }
}
