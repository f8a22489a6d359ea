import Conformance
import Rules
import Testing

@testable import LayerCheckBench

/// The Python engine with two faults, of which `MEND` takes back the first as 1 and the second as 2.
private let mendable = [
  "sh", "-c",
  """
  faults=""
  case ",$MEND," in *,1,*) ;; *) faults="$faults --fault frame-anchor-centre" ;; esac
  case ",$MEND," in *,2,*) ;; *) faults="$faults --fault position-marks-layout" ;; esac
  exec python3 Sources/Drivers/python/engine.py $faults
  """,
]

@Suite("The measurement of engines with natural mistakes")
struct StrangersVerbTests {
  private let table = """
    number\tname\tjudged\trules\tscript
    1\tanchor left out\tyes\tGEO-04 GEO-06\tnew l1
    2\tposition marks\tyes\tLAY-09\tnew l1
    3\tleft open\tno\t\t
    """

  @Test("reads the judged mistakes of a table with the rules that they break")
  func reading() throws {
    let read = try MistakeTable(parsing: table, in: "table")
    #expect(read.judged.map(\.name) == ["1", "2"])
    #expect(read.judged[0].rules == [.geo(4), .geo(6)])
    #expect(read.label("3") == "3 left open")
  }

  @Test(
    "refuses tables that it cannot read, with their place",
    arguments: [
      ("number\tname\n1\tx", "t.tsv, line 1: needs the columns"),
      ("number\tname\tjudged\trules\n1\tx", "t.tsv, line 2: too few columns"),
      (
        "number\tname\tjudged\trules\n1\tx\tyes\t\n1\ty\tyes\t",
        "t.tsv, line 3: the number 1 stands for the second time"
      ),
      ("number\tname\tjudged\trules\n1\tx\tyes\tGEO6", "t.tsv, line 2: 'GEO6' is no rule"),
      ("number\tname\tjudged\trules\n1\tx\tperhaps\t", "'judged' is yes or no, not 'perhaps'"),
      ("number\tname\tjudged\trules\n1\tx\tno\t", "no mistake is judged wrong"),
    ])
  func refusals(text: String, complaint: String) {
    let error = #expect(throws: BenchError.self) { try MistakeTable(parsing: text, in: "t.tsv") }
    #expect(error?.description.contains(complaint) == true)
  }

  @Test(
    "needs a table and a driver that starts",
    arguments: [
      (["--mistakes", "no-such-file", "--", "true"], "cannot read 'no-such-file'"),
      (["--", "true"], "needs '--mistakes FILE'"), (["--mistakes", "x"], "behind '--'"),
    ])
  func commandLines(words: [String], complaint: String) {
    let error = #expect(throws: BenchError.self) {
      try StrangersVerb.measure(BenchOptions(words, for: .strangers))
    }
    #expect(error?.description.contains(complaint) == true)
  }

  @Test("tells which mistakes the findings of a run are about, by mending them one at a time")
  func causes() throws {
    let mistakes = try MistakeTable(parsing: table, in: "table").judged
    let driver = try MendableDriver(mendable, mistakes)
    defer { driver.stop() }
    let cause = { (script: String) throws in
      FindingCauses(of: try Faults.finding(script, by: driver), by: driver)
    }
    let anchor = try cause(
      "new l1; set l1.bounds (0, 0, 4, 2); set l1.anchorPoint (0, 0); get l1.frame")
    #expect(anchor.isCaused && anchor.mending.map(\.name) == ["1"])
    let mark = try cause("new l1; layoutIfNeeded l1; set l1.position (5, 5); get l1.needsLayout")
    #expect(mark.isCaused && mark.mending.map(\.name) == ["2"])
    #expect(driver.complaint == nil)
  }

  @Test("complains of a driver that no mending changes")
  func unheeded() throws {
    let program = "Sources/Drivers/python/engine.py"
    let stubborn = ["python3", program, "--fault", "frame-anchor-centre"]
    let driver = try MendableDriver(
      stubborn, try MistakeTable(parsing: table, in: "table").judged)
    defer { driver.stop() }
    let script = "new l1; set l1.bounds (0, 0, 4, 2); set l1.anchorPoint (0, 0); get l1.frame"
    let cause = FindingCauses(of: try Faults.finding(script, by: driver), by: driver)
    let measurement = StrangerMeasurement(
      run: 1, mistakes: driver.mistakes, result: CampaignResult(), causes: [cause])
    let complaints = StrangersVerb.complaints(driver, [measurement])
    #expect(complaints.count == 1 && complaints[0].contains("heed the variable MEND"))
  }

  @Test("says on which rule a finding is blamed where its mistake is listed to break another")
  func wrongBlame() throws {
    let wrong = table.replacing("GEO-04 GEO-06", with: "TXN-01")
    let remarks = try [table, wrong].map { text in
      let read = try MistakeTable(parsing: text, in: "table")
      let driver = try MendableDriver(mendable, read.judged)
      defer { driver.stop() }
      let script = "new l1; set l1.bounds (0, 0, 4, 2); set l1.anchorPoint (0, 0); get l1.frame"
      var finding = try Faults.finding(script, by: driver)
      finding.primary = .geo(6)
      let measurement = StrangerMeasurement(
        run: 1, mistakes: driver.mistakes, result: CampaignResult(),
        causes: [FindingCauses(of: finding, by: driver)])
      return measurement.lines(read).joined()
    }
    #expect(remarks.map { $0.contains("anchor left out") } == [true, true])
    #expect(remarks.map { $0.contains("blamed on GEO-06") } == [false, true])
  }

  @Test("counts what is found in runs that know what those before found")
  func runs() throws {
    let mistakes = try MistakeTable(parsing: table, in: "table").judged
    let driver = try MendableDriver(mendable, mistakes)
    defer { driver.stop() }
    let options = try BenchOptions(
      ["--cases", "800", "--runs", "2", "--", mendable[0], mendable[1], mendable[2]],
      for: .strangers)
    let measurements = try StrangersVerb.measurements(driver, options)
    #expect(measurements.map(\.run) == [1, 2])
    #expect(measurements[0].missed.count < 2)
    #expect(measurements[1].missed == [])
    #expect(measurements.allSatisfy { $0.causes.allSatisfy(\.isCaused) })
    #expect(measurements[0].row.map(\.name).contains("duplicateShare"))
  }

  @Test("looks for a mistake that was missed where all others are mended")
  func alone() throws {
    let read = try MistakeTable(parsing: table, in: "table")
    let driver = try MendableDriver(mendable, read.judged)
    defer { driver.stop() }
    let options = try BenchOptions(
      ["--cases", "500", "--", mendable[0], mendable[1], mendable[2]], for: .strangers)
    let lone = try StrangersVerb.alone(read.judged[0], driver, options, after: [])
    #expect(!lone.findings.isEmpty)
    #expect(lone.findings.allSatisfy { $0.mending.map(\.name) == ["1"] })
    #expect(lone.line(read).contains("1 anchor left out: found"))
    #expect(lone.asked?.found.contains("1") == true && lone.asked?.explaining == [])
    let again = try AskedAgain(lone.findings, after: lone.findings, driver, options)
    #expect(again.found.isEmpty && !again.explaining.isEmpty)
    let unseen = LoneMistake(mistake: read.judged[1], findings: [])
    #expect(unseen.line(read).contains("2 position marks: not found either"))
  }
}
