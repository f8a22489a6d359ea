import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules

/// What a campaign loses with an engine that refuses half of what it declares.
///
/// One run is against a crowd, and one of the same seed against the same crowd that refuses: of the members that can be
/// seen without what is refused, it is to find as many, and all rules that come up in what is left are to come up. A
/// third one is against the reference, which refuses the same and conforms in all else.
struct RefusalMeasuring: Sendable {
  let crowd: Crowd
  /// The seed of the crowd, by which what is refused is chosen, too.
  let seed: UInt64
  let options: BenchOptions

  /// What the two runs came to.
  func measurement() -> RefusalMeasurement {
    let judge = CrowdJudge(crowd)
    let refused = RefusedHalf(of: judge.description, seed: seed)
    let left = ShowingScripts(for: judge.description).all.compactMap(refused.rest)
    let visible = Set(VisibleFaults(of: judge, in: left).showings.keys)
    let plain = campaign(against: crowd).run(knowing: [])
    let refusing = { RefusingEngine($0, refusing: refused) }
    let result = campaign(against: crowd).run(knowing: [], of: refusing)
    let causes = result.findings.filter(\.counts).map { FindingCauses(of: $0, by: judge) }
    let foundPlain = plain.findings.filter(\.counts)
      .map { FindingCauses(of: $0, by: judge) }.found
    var row = RefusalMeasurement(crowd: "\(seed)")
    row.variants = result.refusals.refused.count
    row.refusals = result.statistics.unsupportedSteps
    row.visible = visible.union(causes.found).count
    row.found = causes.found.count
    row.kept = foundPlain.intersection(visible).count
    row.still = foundPlain.intersection(visible).intersection(causes.found).count
    row.findings = causes.count
    row.causeless = causes.filter { !$0.isCaused }.map(\.finding.script.oneLine)
    let rules = Self.rules(in: left, judge)
    row.rules = rules.count
    row.lost = rules.subtracting(result.exercised).sorted().map(\.description)
    row.alarms = campaign(against: .none).run(knowing: [], of: refusing).findings
      .map(\.script.oneLine)
    row.seconds = result.seconds
    return row
  }

  private func campaign(against crowd: Crowd) -> CrowdCampaign {
    CrowdCampaign(
      crowd: crowd, seed: CrowdCampaign.seed(ofRun: 1, crowd: seed), cases: options.cases,
      jobs: options.jobs, withheld: options.withheldScripts)
  }

  /// The rules that some scripts put to the test of a crowd.
  private static func rules(in scripts: [Script], _ judge: CrowdJudge) -> Set<RuleID> {
    var tally = Tally()
    for script in scripts {
      tally.add(judge.judged(judge.crowd, script, judge.expectations(of: script)).tally)
    }
    return Set(tally.counts.filter { $0.value.exercised > 0 }.keys)
  }
}

/// What a run came to whose engine refuses half of what it declares.
struct RefusalMeasurement: Sendable {
  var crowd: String
  /// Variants of steps that the run turned out to keep away from.
  var variants = 0
  /// Steps that were refused.
  var refusals = 0
  /// Members that can be seen in what is left.
  var visible = 0
  /// Those that are found.
  var found = 0
  /// Members that can be seen in what is left and that a run finds if nothing is refused.
  var kept = 0
  /// Those of them that are found all the same.
  var still = 0
  var findings = 0
  /// The scripts of findings that no member causes.
  var causeless: [String] = []
  /// Rules that some script puts to the test in what is left.
  var rules = 0
  /// Those of them that the run does not put to the test.
  var lost: [String] = []
  /// The scripts of what the reference is accused of that refuses as much.
  var alarms: [String] = []
  var seconds = 0.0

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.variants += right.variants
    sum.refusals += right.refusals
    sum.visible += right.visible
    sum.found += right.found
    sum.kept += right.kept
    sum.still += right.still
    sum.findings += right.findings
    sum.causeless += right.causeless
    sum.rules += right.rules
    sum.lost += right.lost
    sum.alarms += right.alarms
    sum.seconds += right.seconds
    return sum
  }
}

extension Table {
  /// One row a crowd, and one for all.
  init(_ measurements: [RefusalMeasurement]) {
    let sum = measurements.reduce(RefusalMeasurement(crowd: "all"), +)
    rows = (measurements + [sum]).map(Self.row)
    remarks = measurements.filter { !$0.lost.isEmpty }.map {
      "crowd \($0.crowd): not put to the test: \($0.lost.joined(separator: " "))"
    }
    complaints =
      sum.causeless.map { "does not fail, or the reference fails too: \($0)" }
      + sum.alarms.map { "the reference is accused: \($0)" }
  }

  private static func row(_ numbers: RefusalMeasurement) -> Row {
    [
      ("crowd", .text(numbers.crowd)), ("variants", .count(numbers.variants)),
      ("refusals", .count(numbers.refusals)), ("visible", .count(numbers.visible)),
      ("found", .count(numbers.found)), ("share", .share(numbers.found, of: numbers.visible)),
      ("kept", .count(numbers.kept)), ("still", .count(numbers.still)),
      ("stillShare", .share(numbers.still, of: numbers.kept)),
      ("findings", .count(numbers.findings)), ("causeless", .count(numbers.causeless.count)),
      ("rules", .count(numbers.rules)), ("lost", .count(numbers.lost.count)),
      ("alarms", .count(numbers.alarms.count)),
      ("seconds", .ratio(numbers.seconds)),
    ]
  }
}
