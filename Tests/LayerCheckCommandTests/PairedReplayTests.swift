import Testing

/// `layercheck replay` tries the laws about two scripts, because a finding may need its pair to show.
struct PairedReplayTests {
  @Test func aLawThatNeedsAnotherScriptIsNamedWithBothAnswers() throws {
    // What was asked before makes a difference to a property that the reference does not decide.
    let outcome = """
      {"done": True} if step["step"] != "get" else {"value": 1} if step["property"] == "opacity" \
      else {"value": "get" in names[:index]}
      """
    let program = try Self.replay(driver(answering: outcome))
    #expect(
      program.output == """
          1  new l1              done
          2  get l1.opacity      1
          3  get l1.constraints  true
               observation changes behaviour, law queries-leave-no-trace
               expected  false, as in the other script
               actual    true
               not asserted: PROPS-30 holds under the profile macos-like, which is not on
        the other script of the law queries-leave-no-trace:
          new l1; get l1.constraints
        3 steps, 1 wrong; first at step 3

        """)
    #expect(program.code == 1)
  }

  @Test func anEngineThatAnswersAtRandomGetsNoVerdict() throws {
    let outcome = """
      {"done": True} if step["step"] != "get" else {"value": 1} if step["property"] == "opacity" \
      else {"value": runs % 2 == 0}
      """
    let program = try Self.replay(driver(answering: outcome))
    #expect(program.output.contains("       nondeterminism, law deterministic\n"))
    #expect(program.lines.last == "3 steps, 1 wrong; first at step 3")
    #expect(program.code == 3)
  }

  @Test func anEngineThatGivesNoAnswerToTheOtherScriptGetsNoVerdict() throws {
    let outcome = """
      sys.exit(1) if "begin" in names else {"done": True} if step["step"] != "get" \
      else {"value": 1 if step["property"] == "opacity" else False}
      """
    let program = try Self.replay(
      driver(answering: outcome, declaring: ["new", "get", "begin", "commit"]))
    #expect(
      program.lines.suffix(2) == [
        "the engine gave no answer when the law empty-transaction was tried", "3 steps, no verdict",
      ])
    #expect(program.code == 3)
  }

  private static func replay(_ driver: [String]) throws -> Program {
    try Program(["replay", "new l1; get l1.opacity; get l1.constraints", "--"] + driver)
  }

  @Test func whenLayersAreCopiedForPresentationMakesNoDifference() throws {
    let program = try Program(
      "replay",
      """
      new k1 CALayer implementing [initWithLayer]; new l1 k1 {bounds: (0, 0, 1, 1)}; host l1
      setNeedsDisplay l1; tick; get l1.position; tick
      """)
    #expect(program.output.contains("k1 called for initWithLayer of l1"))
    #expect(program.lines.last?.contains("nothing wrong") == true)
    #expect(program.code == 0)
  }
}
