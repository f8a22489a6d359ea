import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Whether a list of known failures stays true in runs of other seeds and areas.
///
/// A first run against a crowd writes the list, and further ones hold it against the same crowd: nothing
/// of it may pass, and what it knows is not to be filed again.
struct ListMeasuring: Sendable {
  let crowd: Crowd
  /// The seed of the crowd.
  let seed: UInt64
  let options: BenchOptions

  /// A row for each run against the list.
  func rows() -> [ListMeasurement] {
    let judge = CrowdJudge(crowd)
    let first = campaign(1, about: []).run(knowing: [])
    let list = KnownFailureList().updated(by: first.findings).entries
    let listed = first.findings.filter(\.counts).map { FindingCauses(of: $0, by: judge) }
    let known = listed.found
    return (2..<2 + options.lists).map { run in
      let area = Area.allCases[run % Area.allCases.count]
      let areas = run % 2 == 0 ? [] : [area]
      let result = campaign(run, about: areas).run(against: list)
      let new = result.findings.filter(\.failsRun).map { FindingCauses(of: $0, by: judge) }
      let again = new.filter { cause in
        !cause.mending.isEmpty && known.isSuperset(of: cause.mending.map(\.name))
      }
      var row = ListMeasurement(crowd: "\(seed)", area: areas.first?.name ?? "all")
      row.entries = list.count
      row.passing = result.known.count { $0.state == .passes }
      row.contradicted = result.known.count { result in
        result.state == .passes && result.entry.examples.contains { Self.fails($0, judge) }
      }
      row.seen = result.known.count { $0.occurrences > 0 }
      row.taken = result.findings.count { $0.counts && $0.isKnown }
      row.new = new.count
      row.again = again.count
      if options.listsMisses { row.misses = again.flatMap { Self.lines(of: $0, listed) } }
      return row
    }
  }

  private func campaign(_ run: Int, about areas: [Area]) -> CrowdCampaign {
    var campaign = CrowdCampaign(
      crowd: crowd, seed: CrowdCampaign.seed(ofRun: run, crowd: seed), cases: options.cases,
      jobs: options.jobs, withheld: options.withheldScripts)
    campaign.areas = areas
    return campaign
  }

  /// A finding that is called new, and what the list has of the same members.
  private static func lines(of cause: FindingCauses, _ listed: [FindingCauses]) -> [String] {
    let names = cause.mending.map(\.name).joined(separator: "+")
    return ["new        \(names)", "           " + cause.finding.line]
      + listed.filter(cause.sharesCause).map { "listed     " + $0.finding.line }
  }

  private static func fails(_ example: KnownFailure.Example, _ judge: CrowdJudge) -> Bool {
    let expected = judge.expectations(of: example.script)
    return !judge.judged(judge.crowd, example.script, expected).problems.isEmpty
  }
}

/// What one run against a list came to.
struct ListMeasurement: Sendable {
  var crowd: String
  var area: String
  /// Entries of the list.
  var entries = 0
  /// Entries that pass now, of which none was mended.
  var passing = 0
  /// Those of them of which a script still fails.
  var contradicted = 0
  /// Entries that explain something in the run.
  var seen = 0
  /// Findings that were shrunk and are taken for an entry.
  var taken = 0
  /// Findings that are called new.
  var new = 0
  /// Those of them that only members show which the list shows already.
  var again = 0
  /// Those of them in words, with what the list has of the same.
  var misses: [String] = []

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.entries += right.entries
    sum.passing += right.passing
    sum.contradicted += right.contradicted
    sum.seen += right.seen
    sum.taken += right.taken
    sum.new += right.new
    sum.again += right.again
    return sum
  }
}

extension Table {
  /// One row a run against a list, and one for all.
  init(_ measurements: [ListMeasurement]) {
    let sum = measurements.reduce(ListMeasurement(crowd: "all", area: ""), +)
    rows = (measurements + [sum]).map(Self.row)
    remarks = measurements.filter { !$0.misses.isEmpty }.map { row in
      (["crowd \(row.crowd), area \(row.area)"] + row.misses).joined(separator: "\n")
    }
    if sum.contradicted > 0 {
      complaints.append(
        "\(sum.contradicted) entries pass now though a script of theirs still fails")
    }
  }

  private static func row(_ numbers: ListMeasurement) -> Row {
    // What is known and came up: explained at once, recognised after shrinking, or not at all.
    let known = numbers.seen + numbers.taken + numbers.again
    return [
      ("crowd", .text(numbers.crowd)), ("area", .text(numbers.area)),
      ("entries", .count(numbers.entries)), ("passing", .count(numbers.passing)),
      ("contradicted", .count(numbers.contradicted)), ("seen", .count(numbers.seen)),
      ("taken", .count(numbers.taken)), ("new", .count(numbers.new)),
      ("again", .count(numbers.again)),
      ("againShare", .ratio(known == 0 ? 0 : Double(numbers.again) / Double(known))),
    ]
  }
}
