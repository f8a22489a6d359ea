import Conformance
import LayerScript
import Testing

@testable import Reporting

/// What a finding is called.
struct TitleTests {
  private static func finding(_ change: (inout Finding) -> Void) throws -> Finding {
    var finding = try SampleRecord.finding()
    finding.behavesLike = nil
    finding.identity = ProblemIdentity(
      look: StepForm("get", "layer", "frame"), deviation: .otherValue,
      culprit: StepForm("set", "layer", "bounds"))
    change(&finding)
    return finding
  }

  @Test func whatIsKnownOfTheEngineIsSaidInItsTerms() throws {
    let finding = try Self.finding { $0.behavesLike = "frame-counts-bounds-origin" }
    #expect(finding.title(\.asCode) == "the bounds origin moves the layer's own frame")
  }

  @Test func aWrongAnswerIsSaidWithTheRightOne() throws {
    let finding = try Self.finding { _ in }
    let answers = "answers `(1, -1, 4, 2)`, not `(-2, -1, 4, 2)`"
    #expect(finding.title(\.asCode) == "after `set layer.bounds`, `get layer.frame` \(answers)")
  }

  @Test func howNearAnAnswerMustComeIsLeftOut() throws {
    let finding = try Self.finding { $0.rows[3].expected = "(-2, -1, 4, 2) within 1e-06" }
    #expect(finding.title(\.asCode)?.hasSuffix("not `(-2, -1, 4, 2)`") == true)
  }

  @Test func aLongAnswerIsOnlyCalledAnotherOne() throws {
    let long = EngineText(String(repeating: "x", count: 41))
    let finding = try Self.finding { $0.rows[3].actual = long }
    #expect(finding.title(\.asCode)?.hasSuffix("`get layer.frame` answers another value") == true)
  }

  @Test func anEnginesAnswerIsShownAndNotFollowed() throws {
    let finding = try Self.finding { $0.rows[3].actual = "`| **a**\u{1B}[2J" }
    let title = try #require(finding.title(\.asCode))
    #expect(!title.contains("\u{1B}"))
    #expect(title.contains("answers `` `| **a**"))
  }

  @Test func whatCannotBeRepeatedIsSaidToVary() throws {
    let finding = try Self.finding {
      $0.problem = Problem(
        kind: .nondeterminism, step: 3, law: "deterministic", expected: "x1", actual: "x2")
    }
    #expect(
      finding.title(\.asCode) == "a script that is run again does not always come out the same")
  }

  @Test func aStepThatMustNotMatterIsNamed() throws {
    let finding = try Self.finding { $0.sideEffect = StepForm("set", "layer", "name") }
    #expect(
      finding.title(\.asCode)?.hasPrefix("where `set layer.name` came before, `get layer.frame` ")
        == true)
  }

  @Test func otherPropertiesThatShowTheSameAreCounted() throws {
    let finding = try Self.finding { $0.generality = Generality(wrong: 12, tried: 13) }
    #expect(
      finding.title(\.asCode)?.hasSuffix("; the same with 12 of 13 properties that were tried")
        == true)
  }
}
