import Testing
import Wire

/// `layercheck serve`: the reference, or a faulty engine, as a driver.
struct ServeTests {
  @Test func aHelloARunAndAByeAreAnsweredInTurn() throws {
    let program = try Program("serve", input: Self.hello + Self.frame + Self.bye)
    let answers = try Self.answers(program)
    #expect(answers.map { $0["n"]?.asInteger } == [1, 2, 3])
    #expect(answers[0]["hello"]?["engine"]?["name"]?.asString == "reference")
    let outcomes = try #require(answers[1]["trace"]?.asArray)
    #expect(outcomes.map { "\($0)" } == [#"{"done":true}"#, #"{"value":{"rect":[0,0,0,0]}}"#])
    #expect(answers[2]["bye"] != nil)
    #expect(program.errors == "")
    #expect(program.code == 0)
  }

  @Test func theEndOfTheInputMeansGoodbye() throws {
    let program = try Program("serve", input: Self.hello)
    #expect(try Self.answers(program).count == 1)
    #expect(program.code == 0)
  }

  @Test func nothingIsAnsweredAfterAGoodbye() throws {
    let program = try Program("serve", input: Self.hello + Self.bye + Self.frame)
    #expect(try Self.answers(program).count == 2)
    #expect(program.code == 0)
  }

  @Test func aLineThatIsNoMessageIsLeftUnanswered() throws {
    let program = try Program("serve", input: "Welcome!\n" + Self.frame)
    #expect(try Self.answers(program).map { $0["n"]?.asInteger } == [2])
    #expect(program.errors == "layercheck: a line that is no message was left unanswered\n")
    #expect(program.code == 0)
  }

  @Test func nothingIsReadAfterTheReaderOfTheAnswersHasGone() throws {
    let program = try Program(
      ["serve"], input: Self.hello + "Welcome!\n" + Self.frame, output: .withoutReader())
    // The line that is no message would be complained of.
    #expect(program.errors == "")
    #expect(program.code == 0)
  }

  @Test func anAnswerForWhichThereIsNoRoomEndsTheService() throws {
    let program = try Program(
      ["serve"], input: Self.hello + "Welcome!\n", output: .withoutRoom())
    #expect(program.errors == Program.noRoom)
    #expect(program.code == 70)
  }

  @Test func aVersionOfTheProtocolThatIsNotSpokenIsAnError() throws {
    let program = try Program(
      "serve", input: #"{"n":1,"hello":{"protocol":[2],"suite":"9"}}"# + "\n")
    let answer = try #require(try Self.answers(program).first)
    #expect(answer["error"]?.asString == "this driver speaks version 1 of the protocol alone")
  }

  @Test func aFaultyEngineAnswersWrongly() throws {
    let steps = """
      {"n":1,"run":{"steps":[{"step":"new","name":"l1","class":"CALayer"},\
      {"step":"set","on":"l1","property":"bounds","value":{"rect":[0,0,0,1]}},\
      {"step":"set","on":"l1","property":"anchorPoint","value":{"point":[0,0]}},\
      {"step":"get","on":"l1","property":"frame"}]}}

      """
    let program = try Program("serve", "--engine", "fault:frame-anchor-centre", input: steps)
    let answer = try #require(try Self.answers(program).first)
    #expect(
      answer["trace"]?.asArray?.last.map { "\($0)" } == #"{"value":{"rect":[0,-0.5,0,1]}}"#)
  }

  @Test func theHarnessTakesItForADriver() throws {
    let right = try Program("run", "--cases", "4", "--", Program.path, "serve")
    #expect(right.output.hasPrefix("reference conforms (4 scripts, "))
    #expect(right.code == 0)
    let wrong = try Program(
      "run", "--cases", "12", "--rule", "GEO-06", "--quiet", "--", Program.path, "serve",
      "--engine", "fault:frame-anchor-centre")
    #expect(wrong.output.hasPrefix("fault:frame-anchor-centre does not conform (12 scripts, "))
    #expect(wrong.code == 1)
  }

  private static let hello = #"{"n":1,"hello":{"protocol":[1],"suite":"test"}}"# + "\n"
  private static let frame =
    #"{"n":2,"run":{"steps":[{"step":"new","name":"l1","class":"CALayer"},"#
    + #"{"step":"get","on":"l1","property":"frame"}]}}"# + "\n"
  private static let bye = #"{"n":3,"bye":{}}"# + "\n"

  private static func answers(_ program: Program) throws -> [Json] {
    try program.lines.map { try Json(parsing: Array($0.utf8)) }
  }
}
