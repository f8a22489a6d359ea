extension SearchReport {
  /// The report as text, for a reader; equal reports give equal texts.
  ///
  /// - Parameter write: The text of a command; as Swift prints it unless given.
  /// - Returns: The text, of several lines.
  public func text(_ write: (Command) -> String = { "\($0)" }) -> String {
    var lines = ["seed \(seed), \(statistics.cases) cases, \(statistics.commands) commands"]
    if wasInterrupted { lines.append("interrupted: another run may come further") }
    if features > 0 { lines.append("\(features) features, \(keptCases) cases kept to build on") }
    for verdict in saved { lines.append("saved case \(verdict.name): \(verdict.outcome.text)") }
    for result in coverage { lines.append(result.text) }
    for failure in failures { lines += failure.lines(write) }
    if failures.isEmpty { lines.append(vacuity?.description ?? "nothing is wrong") }
    return lines.joined(separator: "\n") + "\n\n" + statistics.text
  }
}

extension FiledFailure {
  fileprivate func lines(_ write: (Command) -> String) -> [String] {
    let found =
      switch origin {
      case .saved(let name): "saved case \(name)"
      case .generated(let index): "case \(index)"
      }
    let words = signature.hasPrefix(complaint) ? [] : ["  \(complaint)"]
    return ["", "\(signature): \(found), \(occurrences) cases"] + words
      + commands.map { "  \(write($0))" } + (report?.remark.map { ["  \($0)"] } ?? [])
      + (recorded.map { ["  recorded as '\($0)'"] } ?? [])
  }
}

extension SavedVerdict.Outcome {
  fileprivate var text: String {
    switch self {
    case .failing(let complaint): "fails still: \(complaint)"
    case .passing: "passes; it can be removed"
    case .unreadable(let line): "cannot be read: \(line)"
    case .impossible(let step): "step \(step + 1) is not possible"
    }
  }
}

extension RequiredResult {
  fileprivate var text: String {
    let share = Percent(labelled, of: cases)
    let least = Percent(required.share)
    return "'\(required.label)' in \(share) of \(cases) fresh cases, at least \(least): "
      + verdict.rawValue
  }
}

/// A share as text, in percent with one decimal.
struct Percent: CustomStringConvertible {
  let description: String

  init(_ share: Double) {
    let tenths = Int((share * 1000).rounded())
    description = "\(tenths / 10).\(tenths % 10) %"
  }

  init(_ part: Int, of whole: Int) {
    self.init(whole == 0 ? 0 : Double(part) / Double(whole))
  }
}
