import Conformance
import LayerScript
import Rules

/// What the runs against an engine with natural mistakes came to, up to one of them.
struct StrangerMeasurement {
  /// Which of the runs is the last one, from 1.
  let run: Int
  let mistakes: [Mistake]
  let result: CampaignResult
  /// The findings of all runs so far that make a run fail, in the order in which they were made.
  let causes: [FindingCauses]

  /// The mistakes that no finding shows.
  var missed: [Mistake] {
    let found = causes.found
    return mistakes.filter { !found.contains($0.name) }
  }

  var row: Table.Row {
    let statistics = result.statistics
    let blamed = causes.compactMap(\.isBlamedRightly)
    let found = causes.found.count
    let duplicates = causes.duplicates.count
    return [
      ("run", .count(run)), ("mistakes", .count(mistakes.count)), ("found", .count(found)),
      ("share", .share(found, of: mistakes.count)), ("shown", .count(causes.shown.count)),
      ("findings", .count(causes.count)),
      ("duplicates", .count(duplicates)),
      ("duplicateShare", .share(duplicates, of: causes.count)),
      ("merged", .count(causes.count(where: \.isMerged))),
      ("unlisted", .count(causes.count { !$0.isCaused })),
      ("blamed", .share(blamed.count { $0 }, of: blamed.count)),
      ("scripts", .count(statistics.scripts)), ("deaths", .count(statistics.deaths)),
      (
        "executions", .count(statistics.scripts + statistics.variants + statistics.shrinkRuns)
      ),
      ("seconds", .ratio(result.seconds)), ("toFirst", .ratio(result.secondsToFirst ?? 0)),
    ]
  }

  /// What no finding shows, and what each finding shows, in a line each.
  func lines(_ table: MistakeTable) -> [String] {
    let repeated = Set(causes.duplicates.map(\.place))
    let shown = causes.shown
    return missed.map {
      "missed   \(table.label($0.name))\(shown.contains($0.name) ? " (a script below shows it)" : "")"
    }
      + causes.enumerated().map { place, cause in
        let again = repeated.contains(place) ? " (again)" : ""
        let finding = cause.finding
        return "F\(place + 1)  \(what(cause, table))\(again)\(blame(of: cause))\n"
          + "         [\(finding.identity.culprit)] \(finding.script.oneLine)"
          + below(cause, table)
      }
  }

  /// The scripts below a finding that show other mistakes than it does, in a line each.
  private func below(_ cause: FindingCauses, _ table: MistakeTable) -> String {
    let own = Set(cause.mending.map(\.name))
    return cause.below.filter {
      !$0.mending.isEmpty && own.isDisjoint(with: $0.mending.map(\.name))
    }
    .map { further in
      let labels = further.mending.map { table.label($0.name) }.joined(separator: ", ")
      return "\n         below: \(labels): \(further.script.oneLine)"
    }
    .joined()
  }

  /// The rule that a finding is blamed on, where no mistake that it is about is listed to break it.
  private func blame(of cause: FindingCauses) -> String {
    guard cause.isBlamedRightly == false else { return "" }
    let others = cause.finding.alternatives.map(\.description).joined(separator: ", ")
    return ", blamed on \(cause.finding.primary?.description ?? "no rule") before \(others)"
  }

  /// The mistakes that a finding is about, in words.
  private func what(_ cause: FindingCauses, _ table: MistakeTable) -> String {
    if !cause.isCaused { return "none that is listed" }
    if cause.isMerged { return "several at once" }
    return cause.mending.map { table.label($0.name) }.joined(separator: ", ")
  }
}
