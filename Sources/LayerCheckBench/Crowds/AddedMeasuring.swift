import Conformance
import FaultyEngines
import LayerScript

/// Whether what is new in an engine is reported beside a list of what was known of it.
///
/// A run against a crowd without some of its members writes the list. A further run against the whole crowd is told
/// the list, and another one with the same seed is not: what that one finds and the other does not report is what a
/// list costs.
struct AddedMeasuring: Sendable {
  let crowd: Crowd
  /// The seed of the crowd.
  let seed: UInt64
  let options: BenchOptions

  /// What became of the members that the list does not know.
  func measurement() -> AddedMeasurement {
    let judge = CrowdJudge(crowd)
    let added = crowd.members.suffix(options.added).map(\.name)
    let earlier = added.reduce(crowd) { $0.without($1) }
    let former = campaign(earlier, 1).run(knowing: []).findings
    let list = KnownFailureList().updated(by: former).entries
    let visible = VisibleFaults(
      of: judge, in: ShowingScripts(for: judge.description).all, lookingFor: added)
    let plain = Self.causes(campaign(crowd, 2).run(knowing: []), judge)
    let findings = Self.causes(campaign(crowd, 2).run(against: list), judge)
    let reported = findings.filter { $0.finding.failsRun }
    let all = Set(added)
    let found = all.intersection(plain.found)
    let isNew = all.intersection(reported.found)
    var row = AddedMeasurement(crowd: "\(seed)")
    row.entries = list.count
    row.added = added.count
    row.visible = found.union(isNew).union(visible.showings.keys).count
    row.found = found.count
    row.reported = isNew.count
    row.below = all.intersection(reported.shown).subtracting(isNew).count
    row.taken = all.intersection(findings.found).subtracting(reported.shown).sorted()
    row.again = reported.count { cause in
      !cause.mending.isEmpty && all.isDisjoint(with: cause.mending.map(\.name))
    }
    return row
  }

  private func campaign(_ engine: Crowd, _ run: Int) -> CrowdCampaign {
    var campaign = CrowdCampaign(
      crowd: engine, seed: CrowdCampaign.seed(ofRun: run, crowd: seed), cases: options.cases,
      jobs: options.jobs, withheld: options.withheldScripts)
    campaign.withheldMembers = crowd
    return campaign
  }

  private static func causes(_ result: CampaignResult, _ judge: CrowdJudge) -> [FindingCauses] {
    result.findings.filter(\.counts).map { FindingCauses(of: $0, by: judge) }
  }
}

/// What one run against a list came to in which an engine has new mistakes.
struct AddedMeasurement: Sendable {
  var crowd: String
  /// Entries of the list.
  var entries = 0
  /// Members that the list does not know.
  var added = 0
  /// Those of them that can be seen.
  var visible = 0
  /// Those of them that a run without the list finds.
  var found = 0
  /// Those of them that a finding shows which the run with the list calls new.
  var reported = 0
  /// Those of the others that a script shows which stands below such a finding.
  var below = 0
  /// The names of those that only findings show which are taken for an entry.
  var taken: [String] = []
  /// Findings that are called new and show none of them.
  var again = 0

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.entries += right.entries
    sum.added += right.added
    sum.visible += right.visible
    sum.found += right.found
    sum.reported += right.reported
    sum.below += right.below
    sum.taken += right.taken
    sum.again += right.again
    return sum
  }
}

extension Table {
  /// One row a crowd, and one for all.
  init(_ measurements: [AddedMeasurement]) {
    let sum = measurements.reduce(AddedMeasurement(crowd: "all"), +)
    rows = (measurements + [sum]).map(Self.row)
    let taken = measurements.filter { !$0.taken.isEmpty }
    remarks = taken.map {
      "crowd \($0.crowd): taken for what is known: \($0.taken.joined(separator: ", "))"
    }
  }

  private static func row(_ numbers: AddedMeasurement) -> Row {
    [
      ("crowd", .text(numbers.crowd)), ("entries", .count(numbers.entries)),
      ("added", .count(numbers.added)), ("visible", .count(numbers.visible)),
      ("found", .count(numbers.found)), ("reported", .count(numbers.reported)),
      ("share", .share(numbers.reported, of: numbers.visible)),
      ("below", .count(numbers.below)), ("taken", .count(numbers.taken.count)),
      ("again", .count(numbers.again)),
    ]
  }
}
