import Conformance
import FaultyEngines
import LayerScript
import Testing

@testable import LayerCheckBench

@Suite("Campaigns against crowds")
struct CrowdMeasuringTests {
  private let crowd: Crowd
  private let scripts: ShowingScripts

  init() throws {
    crowd = try Crowd(Faults.named("default-duration-zero", "opacity-default-zero"))
    scripts = ShowingScripts(
      directed: try crowd.members.map { try Script(parsing: $0.smallest) }, random: [])
  }

  @Test("take members for found that the findings of any run so far show")
  func runs() throws {
    let judge = CrowdJudge(crowd)
    var again = try Faults.finding("new l1; get l1.opacity", judge)
    again.known = "GEO-opacity"
    let findings = [
      [try Faults.finding("new l2; get l2.opacity", judge)],
      [again, try Faults.finding("get transaction.animationDuration", judge)],
    ]
    let options = try BenchOptions(["--runs", "2"], for: .crowd)
    let runs = CrowdMeasuring(crowd, seed: 1, options, in: scripts)
      .measurements(shortestKnown: [:]) { run, known in
        #expect(known == findings[..<(run - 1)].flatMap { $0 })
        return CampaignResult(findings: findings[run - 1])
      }
    #expect(runs.map(\.run) == [1, 2])
    #expect(runs.map { $0.causes.map(\.finding) } == [findings[0], findings[0] + [findings[1][1]]])
    #expect(runs.map(\.causes.found.count) == [1, 2])
    #expect(runs.map(\.visibleNames.count) == [2, 2])
  }

  @Test("run as many scripts as they may where nothing is found, each run with a seed of its own")
  func campaign() throws {
    let seeds = (1...UInt64(3)).flatMap { crowd in
      (1...3).map { CrowdCampaign.seed(ofRun: $0, crowd: crowd) }
    }
    #expect(Set(seeds).union(1...3).count == 12)
    let campaign = CrowdCampaign(crowd: try Crowd([]), seed: 2, cases: 2, jobs: 2)
    let result = campaign.run(knowing: [])
    #expect(result.statistics.scripts == 2 && result.end == .complete)
  }

  /// What a run that makes some findings comes to.
  private func measurement(_ scripts: String...) throws -> CrowdMeasurement {
    let judge = CrowdJudge(crowd)
    return CrowdMeasurement(
      seed: 1, run: 1, visible: VisibleFaults(of: judge, in: self.scripts.directed),
      result: CampaignResult(),
      causes: try scripts.map { FindingCauses(of: try Faults.finding($0, judge), by: judge) },
      members: crowd.members, shortestKnown: ["opacity-default-zero": 2])
  }

  @Test("list each visible member that no finding shows, with a script that does")
  func misses() throws {
    let measurement = try measurement("new l1; get l1.opacity", "new l2; new l1; get l1.opacity")
    #expect(measurement.missed.map(\.name) == ["default-duration-zero"])
    let random = [try Script(parsing: crowd.members[0].smallest), try Script(parsing: "new l1")]
    let lines = CrowdMisses(measurement: measurement, random: random).text.split(separator: "\n")
    #expect(lines.first == "crowd 1, run 1")
    let label = lines.dropFirst().first ?? ""
    #expect(label.hasPrefix("missed     default-duration-zero ("))
    #expect(label.hasSuffix("), 1 of 2 random scripts:"))
    #expect(lines.contains { $0.hasPrefix("           get transaction.animationDuration => 0.25") })
    #expect(lines.contains { $0.hasSuffix(": duplicates 1, misblamed 2") })
  }

  @Test("fill a row a crowd and run, and one for all crowds")
  func rows() throws {
    let measurements = [
      try measurement("new l1; get l1.opacity"), try measurement("new l1; new l2; get l2.opacity"),
    ]
    let column = { (name: String) in
      Table(measurements).rows.compactMap { row in row.first { $0.name == name }?.value.text }
    }
    #expect(column("crowd") == ["1", "1", "all"])
    #expect(column("visible") == ["2", "2", "4"])
    #expect(column("share") == ["0.50", "0.50", "0.50"])
    #expect(column("misnamed") == ["0.00", "0.00", "0.00"])
    #expect(column("linked") == ["0", "0", "0"])
    #expect(column("short") == ["1.00", "0.00", "0.50"])
  }

  @Test("complain of findings that the reference shows too")
  func complaints() throws {
    var causeless = try Faults.finding("new l1; get l1.opacity", CrowdJudge(crowd))
    causeless.script = try Script(parsing: "new l1; get l1.bounds")
    let measurement = CrowdMeasurement(
      seed: 3, run: 1, visible: VisibleFaults(of: CrowdJudge(crowd), in: []),
      result: CampaignResult(),
      causes: [FindingCauses(of: causeless, by: CrowdJudge(crowd))], members: crowd.members,
      shortestKnown: [:])
    #expect(Table([measurement]).complaints.count == 1)
  }
}
