import FaultyEngines
import Foundation
import LayerScript
import Testing

/// `layercheck replay`: one script, step by step.
struct ReplayTests {
  @Test func everyStepIsShownWithItsAnswer() throws {
    let program = try Program("replay", "new l1; set l1.opacity 0.5; get l1.opacity")
    #expect(
      program.lines.dropLast() == [
        "  1  new l1              done",
        "  2  set l1.opacity 0.5  done",
        "  3  get l1.opacity      0.5",
      ])
    #expect(program.lines.last?.hasPrefix("3 steps, nothing wrong; ") == true)
    #expect(program.code == 0)
  }

  @Test func aWrongAnswerStandsBelowItsStepWithWhatWasExpected() throws {
    let program = try Program("replay", "--engine", "fault:frame-anchor-centre", wrongFrame)
    #expect(
      program.output == """
          1  new l1                      done
          2  set l1.bounds (0, 0, 0, 1)  done
          3  set l1.anchorPoint (0, 0)   done
          4  get l1.frame                (0, -0.5, 0, 1)
               wrong answer
               expected  (0, 0, 0, 1) within 1e-06
               actual    (0, -0.5, 0, 1)
               rests on  GEO-01, GEO-02, GEO-04, GEO-06, ACT-23
        4 steps, 1 wrong; first at step 4

        """)
    #expect(program.code == 1)
  }

  @Test func whatWasExpectedIsShownWhereItDoesNotReadTheSame() throws {
    let program = try Program("replay", wrongFrame)
    #expect(program.lines.suffix(3).first == "  4  get l1.frame                (0, 0, 0, 1)")
    #expect(program.lines.suffix(2).first == "       expected  (0, 0, 0, 1) within 1e-06")
    #expect(program.code == 0)
  }

  @Test func aWrongAnswerUnderARuleThatIsOnlyReportedIsNoFailure() throws {
    let small = driver(
      answering: #"{"value": 0} if step["step"] == "get" else {"done": True}"#,
      reading: ["duration"])
    let program = try Program(["replay", "new l1; get l1.duration", "--"] + small)
    #expect(program.output.contains("rests on  PROPS-44"))
    #expect(
      program.lines.last == "2 steps, 1 wrong; first at step 2; only reported, no failure: 1")
    #expect(program.code == 0)
  }

  @Test func aScriptWithoutItsRefusedStepsIsRightOnlyWithoutThem() throws {
    let small = driver(
      answering: #"{"unsupported": "later"} if step["step"] == "set" else {"value": 1}"#
        + #" if step["step"] == "get" else {"done": True}"#,
      reading: ["opacity"])
    let script = "new l1; set l1.opacity 0.5; get l1.opacity"
    let program = try Program(["replay", script, "--"] + small)
    #expect(
      program.lines.last?.hasPrefix(
        "3 steps, nothing wrong without the 1 that the engine refused; ") == true)
    #expect(program.code == 0)
  }

  @Test func aScriptOfWhichEverythingIsRefusedHasNoVerdict() throws {
    let small = driver(answering: #"{"unsupported": "later"}"#, reading: ["opacity"])
    let program = try Program(["replay", "new l1; get l1.opacity", "--"] + small)
    #expect(program.lines.last == "2 steps, no verdict: 2 refused, and no rule put to the test")
    #expect(program.code == 3)
  }

  @Test func whatTheRulesLeaveOpenIsSaid() throws {
    let program = try Program(
      "replay", "new l1; host l1; tick; set l1.doubleSided false; ask l1 doubleSided")
    #expect(program.output.contains("       open: UA-27, "))
    #expect(program.code == 0)
  }

  @Test func whatNoRuleSpeaksOfIsSaid() throws {
    let program = try Program("replay", "new v1 backing l1; get l1.contentsScale")
    #expect(program.output.contains("       not asserted: no rule says what comes here"))
    #expect(program.code == 0)
  }

  @Test func aProfileThatIsNotOnIsNamedWhereItWouldDecide() throws {
    let program = try Program("replay", "new l1; host l1; render l1")
    #expect(
      program.output.contains(
        "       not asserted: DIS-22 holds under the profile render, which is not on"))
  }

  @Test(arguments: ["name", "frame", "shadowPath", "onOrderIn"])
  func aKeyOfWhichNoItemSpeaksIsNotExcusedByOne(key: String) throws {
    let program = try Program("replay", "new l1; host l1; tick; ask l1 \(key)")
    #expect(program.output.contains("       not asserted: no rule says what comes here"))
  }

  @Test func aScriptMayStandInAFile() throws {
    let folder = try Folder()
    try folder.write("# A comment.\n\(wrongFrame.replacing("; ", with: "\n"))\n", to: "F1.script")
    let program = try Program(
      "replay", "--engine", "fault:frame-anchor-centre", folder.path("F1.script"))
    #expect(program.lines.last == "4 steps, 1 wrong; first at step 4")
    #expect(program.code == 1)
  }

  @Test func aScriptMayComeFromStandardInput() throws {
    let program = try Program("replay", "-", input: "new l1\nget l1.opacity\n")
    #expect(program.lines.last?.hasPrefix("2 steps, nothing wrong;") == true)
    #expect(program.code == 0)
  }

  @Test(
    arguments: [
      (
        "new l1; get l1.fram",
        "the script, line 1, column 16: 'fram' is not a property; did you mean 'frame'?"
      ),
      (
        "new l1\n\nsett l1.opacity 1",
        "the script, line 3, column 1: there is no step 'sett'; did you mean 'set'?"
      ),
      ("get l1.frame", "the script, step 1: l1 does not exist; create it first: 'new l1'"),
      ("new l1; set l1.opacity true", "the script, step 2: true is no value for opacity; "),
      ("F1.script", "there is no file 'F1.script'"),
      ("/", "cannot read '/'"),
    ])
  func aScriptThatMakesNoSenseIsRefusedWithPlaceAndRemedy(text: String, message: String) throws {
    let program = try Program("replay", text)
    #expect(program.errors.hasPrefix("layercheck: \(message)"))
    #expect(program.output == "")
    #expect(program.code == 2)
  }

  @Test(arguments: ["", "# nothing"])
  func aScriptWithoutStepsHasNothingWrong(text: String) throws {
    let program = try Program("replay", text)
    #expect(program.output == "0 steps, nothing wrong; 0 rules put to the test\n")
    #expect(program.errors == "")
    #expect(program.code == 0)
  }

  @Test func aScriptBehindTwoDashesBelongsToTheDriver() throws {
    let program = try Program("replay", "--", "./driver", "new l1")
    #expect(
      program.errors == """
        layercheck: 'replay' takes one script
        layercheck: put it in front of '--': everything behind that belongs to the driver

        """)
    #expect(program.output == "")
    #expect(program.code == 2)
  }

  @Test func aMistakeInAFileIsNamedWithTheFile() throws {
    let folder = try Folder()
    try folder.write("new l1\nget l1.fram\n", to: "my.script")
    let path = folder.path("my.script")
    let program = try Program("replay", path)
    #expect(program.errors.hasPrefix("layercheck: \(path), line 2, column 8: 'fram' is not"))
    #expect(program.code == 2)
  }

  @Test func aFileThatIsNoTextIsRefused() throws {
    let folder = try Folder()
    try Data([0x6E, 0xFF, 0xFE]).write(to: folder.url("my.script"))
    let program = try Program("replay", folder.path("my.script"))
    let complaint = "layercheck: '\(folder.path("my.script"))' is not a text in UTF-8\n"
    #expect(program.errors == complaint + "layercheck: name a script; it is plain text\n")
    #expect(program.code == 2)
  }

  @Test func troubleOfADriverIsNoVerdict() throws {
    let program = try Program(["replay", "new l1", "--"] + troubledDriver)
    #expect(program.output.contains("driver trouble"))
    #expect(program.lines.last == "1 steps, 1 wrong; first at step 1")
    #expect(program.code == 3)
  }

  @Test func aDriverThatIsNotThereIsNoVerdictEither() throws {
    let program = try Program("replay", "new l1", "--", "/nowhere/driver")
    #expect(program.errors.hasPrefix("layercheck: cannot start '/nowhere/driver'"))
    #expect(program.code == 4)
  }

  @Test func theEngineInPythonAnswersToo() throws {
    let program = try Program("replay", "--engine", "python", wrongFrame)
    #expect(program.lines.last?.hasPrefix("4 steps, nothing wrong;") == true)
    #expect(program.code == 0)
  }

  @Test(
    arguments: FaultCatalogue.all.enumerated().filter { $0.offset % 20 == 0 }.map(\.element.name))
  func theShortestScriptOfAFaultShowsItAndNothingElse(name: String) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    #expect(try Program("replay", "--engine", "fault:\(name)", fault.smallest).code == 1)
    #expect(try Program("replay", fault.smallest).code == 0)
  }

  @Test func severalFaultsShowAtOnce() throws {
    let script = wrongFrame + "; host l1; tick; exists l1.presentation"
    let engine = "fault:frame-anchor-centre+no-presentation"
    let program = try Program("replay", "--engine", engine, script)
    #expect(program.lines.last == "7 steps, 2 wrong; first at step 4")
    #expect(program.code == 1)
  }

  @Test(arguments: FaultCatalogue.deadly.map(\.name))
  func aDeadlyFaultKillsTheDriverThatHasItAndNoOther(name: String) throws {
    let fault = try #require(FaultCatalogue.deadly.first { $0.name == name })
    let driver = ["--", Program.path, "serve", "--engine", "fault:asks-twice+\(name)"]
    let program = try Program(["replay", fault.smallest] + driver)
    #expect(program.code == 1)
    #expect(program.lines.contains { $0.contains("it died with signal") })
    #expect(try Program("replay", fault.smallest).code == 0)
    for index in try Script(parsing: fault.smallest).steps.indices {
      var steps = try Script(parsing: fault.smallest).steps
      steps.remove(at: index)
      if Script(steps).firstProblem() != nil { continue }
      let shorter = try Program(["replay", Script(steps).oneLine] + driver)
      #expect(!shorter.output.contains("died"), "step \(index + 1) is not needed")
    }
  }
}

/// A script of which an engine with the fault `frame-anchor-centre` answers the last step wrongly.
let wrongFrame = "new l1; set l1.bounds (0, 0, 0, 1); set l1.anchorPoint (0, 0); get l1.frame"
