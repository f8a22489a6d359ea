import Conformance
import LayerScript
import Rules
import Testing

/// Failures as they are kept from run to run.
struct SavedFailureTests {
  private static let text = """
    # layercheck saved failure 1
    # rules 2026-01
    # GEO-06, wrong answer, get frame
    new l1
    ---
    new l2
    get l2.frame

    """

  @Test func aSavedFailureIsReadWithWhatHasToComeBefore() throws {
    let saved = try SavedFailure(parsing: Self.text)
    #expect(saved.catalogue == "2026-01")
    #expect(saved.title == "GEO-06, wrong answer, get frame")
    #expect(saved.scripts.map(\.oneLine) == ["new l1", "new l2; get l2.frame"])
    #expect(saved.text == Self.text)
    #expect(saved.suggestedName == "GEO-06-wrong-answer-get-frame")
  }

  @Test(arguments: [
    ("", "does not begin with '# layercheck saved failure 1'"),
    ("new l1", "does not begin with '# layercheck saved failure 1'"),
    (
      "# layercheck saved failure 2\nnew l1", "has the format 2, and this program reads 1"
    ),
    ("# layercheck saved failure 1\n# rules x", "has no step in script 1"),
    ("# layercheck saved failure 1\nnew l1\n---\n", "has no step in script 2"),
  ])
  func whatCannotBeReadSaysWhy(text: String, complaint: String) {
    #expect(throws: SavedFailure.Problem(message: complaint)) {
      try SavedFailure(parsing: text)
    }
  }

  @Test func aStepThatCannotBeReadIsNamedWithItsLine() {
    let problem = #expect(throws: SavedFailure.Problem.self) {
      try SavedFailure(parsing: "# layercheck saved failure 1\n\nnew l1\nnwe l2")
    }
    #expect(problem?.message.hasPrefix("cannot be read: line 4, column 1: ") == true)
  }

  @Test(arguments: [
    SavedResult.Outcome.fails, .passes, .notLookedAt, .unsupported("class CALayer"),
    .unreadable("of format 2"),
  ])
  func anOutcomeIsFoundByItsWord(outcome: SavedResult.Outcome) {
    #expect(SavedResult.Outcome(word: outcome.word, why: outcome.why) == outcome)
  }
}
