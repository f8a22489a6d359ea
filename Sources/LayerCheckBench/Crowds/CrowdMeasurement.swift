import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What the runs of a campaign against one crowd came to, up to one of them.
struct CrowdMeasurement: Sendable {
  /// The seed of the crowd.
  let seed: UInt64
  /// Which of its runs is the last one, from 1.
  let run: Int
  let visible: VisibleFaults
  let result: CampaignResult
  /// The findings of all runs so far that make a run fail, in the order in which they were made.
  let causes: [FindingCauses]
  /// The members in their order.
  let members: [Fault]
  /// The fewest steps in which each member is known to show, by its name.
  let shortestKnown: [String: Int]

  /// The members that anything shows, be it a law that a finding is about.
  var visibleNames: Set<String> { causes.found.union(visible.showings.keys) }

  /// The visible members that no finding shows, in the order of the crowd.
  var missed: [Fault] {
    let missed = visibleNames.subtracting(causes.found)
    return members.filter { missed.contains($0.name) }
  }

  /// The found members that no finding shows in as few steps as are known to do, each with the place of the
  /// finding that does in the fewest, in the order of the crowd.
  var long: [(member: Fault, place: Int)] {
    members.filter { causes.found.contains($0.name) }.compactMap { member in
      let places = causes.indices.filter { place in
        causes[place].mending.contains { $0.name == member.name }
      }
      guard let place = places.min(by: { causes[$0].finding.length < causes[$1].finding.length }),
        causes[place].finding.length > shortestKnown[member.name] ?? 0
      else { return nil }
      return (member, place)
    }
  }

  var numbers: CrowdNumbers {
    let statistics = result.statistics
    let blamed = causes.compactMap(\.isBlamedRightly)
    let linked = causes.linked
    return CrowdNumbers(
      members: members.count, visible: visibleNames.count, found: causes.found.count,
      shown: causes.shown.count,
      findings: causes.count, duplicates: causes.duplicates.count,
      merged: causes.count(where: \.isMerged), causeless: causes.count { !$0.isCaused },
      attributed: blamed.count, blamed: blamed.count { $0 },
      misnamed: causes.count { $0.finding.behavesLike != nil }, linked: linked.count,
      linkedRightly: linked.count { $0.left.sharesCause(with: $0.right) },
      short: causes.found.count - long.count, scripts: statistics.scripts,
      deaths: statistics.deaths,
      executions: statistics.scripts + statistics.variants + statistics.shrinkRuns,
      seconds: result.seconds, secondsToFirst: [result.secondsToFirst].compactMap { $0 },
      ends: [result.end.word])
  }
}

/// What is counted of crowds and adds up.
struct CrowdNumbers: Sendable {
  var members = 0
  var visible = 0
  var found = 0
  /// Those that a finding shows, or a script that stands below one.
  var shown = 0
  var findings = 0
  var duplicates = 0
  var merged = 0
  var causeless = 0
  /// Findings that a single member's mending mends.
  var attributed = 0
  /// Those of them of which a rule is blamed that such a member breaks.
  var blamed = 0
  /// Those that are named after a known fault, none of which is a member.
  var misnamed = 0
  /// Pairs that a report links as perhaps of one cause.
  var linked = 0
  /// Those of them that have one.
  var linkedRightly = 0
  var short = 0
  var scripts = 0
  /// Those of them that ended the engine.
  var deaths = 0
  /// Scripts of the search, variants of laws, and what was run for shrinking.
  var executions = 0
  var seconds = 0.0
  var secondsToFirst: [Double] = []
  var ends: [String] = []

  static func + (left: Self, right: Self) -> Self {
    CrowdNumbers(
      members: left.members + right.members, visible: left.visible + right.visible,
      found: left.found + right.found, shown: left.shown + right.shown,
      findings: left.findings + right.findings,
      duplicates: left.duplicates + right.duplicates, merged: left.merged + right.merged,
      causeless: left.causeless + right.causeless,
      attributed: left.attributed + right.attributed, blamed: left.blamed + right.blamed,
      misnamed: left.misnamed + right.misnamed, linked: left.linked + right.linked,
      linkedRightly: left.linkedRightly + right.linkedRightly, short: left.short + right.short,
      scripts: left.scripts + right.scripts, deaths: left.deaths + right.deaths,
      executions: left.executions + right.executions, seconds: left.seconds + right.seconds,
      secondsToFirst: left.secondsToFirst + right.secondsToFirst, ends: left.ends + right.ends)
  }
}

extension Record.End {
  /// Why a run ended, in a word.
  fileprivate var word: String {
    switch self {
    case .complete: "complete"
    case .time: "time"
    case .deaths: "deaths"
    case .findings: "findings"
    case .interrupted: "interrupted"
    case .engineGone: "gone"
    case .shardsMissing: "shards"
    }
  }
}
