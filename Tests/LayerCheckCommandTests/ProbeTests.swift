import Engines
import Testing

@testable import LayerCheckCommand

/// `layercheck probe`: what a driver can do, on one screen.
struct ProbeTests {
  @Test func aDriverIsShownOnOneScreen() throws {
    let program = try Program(
      ["probe", "--"]
        + driver(answering: #"{"done": True} if step["step"] != "get" else {"value": 1}"#))
    #expect(program.code == 0)
    #expect(program.lines.count <= 24)
    #expect(program.lines.first == "small")
    #expect(program.output.contains("declares   3 steps, 1 class, 2 properties"))
    #expect(program.output.contains(#/speed +[0-9]+ scripts a second in one process/#))
  }

  @Test func whatIsCarriedOutAndNotDeclaredIsNamed() throws {
    let program = try Program(
      ["probe", "--"]
        + driver(answering: #"{"done": True} if step["step"] != "get" else {"value": 1}"#))
    #expect(program.output.contains(#/does more +(class|feature|property|step) /#))
  }

  @Test func whatIsDeclaredAndRefusedIsNamed() throws {
    let program = try Program(
      ["probe", "--"]
        + driver(
          answering: #"{"done": True} if step["step"] == "new" else {"unsupported": "not yet"}"#))
    #expect(program.output.contains(#/refuses +(get|set) /#))
  }

  @Test func aDriverThatKeepsSomethingIsToldOf() throws {
    let program = try Program(
      ["probe", "--"]
        + driver(
          answering: #"{"done": True} if step["step"] != "get" else {"value": min(runs, 2) / 2}"#))
    #expect(program.output.contains("something from one script to the next"))
  }

  @Test func aDriverThatDiesIsSaidToAndShownHow() throws {
    let program = try Program(["probe", "--"] + driver(answering: "sys.exit(3)"))
    #expect(program.code == 0)
    #expect(program.output.contains(#/trouble +no answer to [0-9]+ of [0-9]+ scripts/#))
    #expect(program.output.contains("exit code 3"))
  }

  @Test(arguments: [(0.001, true), (60, false)])
  func whatADriverIsTooSlowForIsNotLookedAt(secondsPerScript: Double, isLookedAt: Bool) {
    let probe = DriverProbe(WorldEngine())
    let sample = DriverProbe.Sample(
      refused: [], trouble: [], speed: "", secondsPerScript: secondsPerScript, next: [])
    #expect(probe.memory(sample).hasPrefix("nothing from one") == isLookedAt)
    #expect(probe.clock(sample).hasPrefix("stands still") == isLookedAt)
  }

  @Test func theReferenceKeepsNothingAndItsClockStandsStill() throws {
    let program = try Program("probe")
    #expect(program.output.contains("clock      stands still"))
    #expect(program.output.contains("keeps      nothing from one script to the next"))
    #expect(program.output.contains("refuses    nothing that it declares"))
  }
}
