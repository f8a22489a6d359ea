import Campaign
import Conformance
import Engines
import LayerScript

/// What shows a mistake that was missed, where all others are mended: if something does, one of the others hid it.
struct LoneMistake {
  let mistake: Mistake
  /// The findings that show it.
  let findings: [FindingCauses]
  /// What the whole engine comes to where it is asked by the scripts of these findings; nil where there are none.
  var asked: AskedAgain?

  /// What it came to, in a line, with the shortest script.
  func line(_ table: MistakeTable) -> String {
    let label = table.label(mistake.name)
    let shortest = findings.map(\.finding).min { $0.length < $1.length }
    guard let shortest else { return "alone    \(label): not found either" }
    return "alone    \(label): found, \(findings.count) findings\n         "
      + shortest.script.oneLine + (asked.map { "\n         \($0.line)" } ?? "")
  }
}

/// What a run against an engine makes of scripts that are put to it when it knows its findings.
struct AskedAgain {
  /// The mistakes that its new findings show.
  let found: Set<String>
  /// Which of the former findings explain something of the scripts, from 0.
  let explaining: [Int]

  /// Puts the scripts of findings to the whole engine.
  init(
    _ lone: [FindingCauses], after former: [FindingCauses], _ driver: MendableDriver,
    _ options: BenchOptions
  ) throws(BenchError) {
    let engine = try driver.startUnmended()
    defer { engine.stop() }
    let result = { (scripts: [Script]) in
      // At most half of the scripts of a campaign are directed ones.
      var campaign = CampaignOptions()
      campaign.seed = UInt64(options.firstSeed)
      campaign.directed = scripts.map { CampaignOptions.Directed($0, about: []) }
      campaign.cases = 2 * scripts.count
      FormerFindings.knownFailures.tell(former.map(\.finding), &campaign)
      return CampaignResult(of: [engine], campaign)
    }
    let asked = result(lone.map(\.finding.script))
    // What the other half comes to is not of these scripts.
    let others = result(lone.map { _ in Script([]) })
    let causes = { (result: CampaignResult) in
      result.findings.filter { $0.counts && FormerFindings.knownFailures.isNew($0) }
        .map { FindingCauses(of: $0, by: driver) }.found
    }
    found = causes(asked).subtracting(causes(others))
    explaining = asked.known.indices.filter {
      asked.known[$0].occurrences > others.known[$0].occurrences
    }
  }

  /// What it came to, in words.
  var line: String {
    let names = found.sorted().joined(separator: ", ")
    let others = explaining.map { "F\($0 + 1)" }.joined(separator: ", ")
    switch (found.isEmpty, explaining.isEmpty) {
    case (true, true): return "asked by it, the whole engine shows nothing new"
    case (true, false): return "asked by it, the whole engine shows what is taken for \(others)"
    case (false, true): return "asked by it, the whole engine shows \(names)"
    case (false, false):
      return "asked by it, the whole engine shows \(names), and what is taken for \(others)"
    }
  }
}
