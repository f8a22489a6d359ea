import Conformance
import Rules

extension RuleBook {
  /// The page of the laws, and of the invariants that they check.
  static var laws: String {
    var lines = [
      "# Laws", "",
      "Properties of an engine's own answers that need no model, checked in every script that meets their",
      "premises. A broken law is filed under its first rule, or under its own name where it has none.",
      "",
      "## About one script", "", "| law | what holds | rules |", "|---|---|---|",
    ]
    lines += Laws.single.map { row($0.description) }
    lines += [
      "", "## About two scripts, one made of the other", "", "| law | what holds | rules |",
      "|---|---|---|",
    ]
    lines += Laws.paired.map { row($0.description) }
    lines += [
      "", "## The invariants of the catalogue", "",
      "| invariant | what holds | rules | checked by |",
      "|---|---|---|---|",
    ]
    lines += Laws.invariants.map { invariant in
      let laws = invariant.laws.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(invariant.name) | \(invariant.statement) | \(list(invariant.rules)) | "
        + (laws.isEmpty ? "" : laws + ", and ") + "the model, by these rules |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ law: LawDescription) -> String {
    "| `\(law.name)` | \(law.statement) | \(list(law.rules)) |"
  }

  private static func list(_ rules: [RuleID]) -> String {
    rules.map(\.description).joined(separator: ", ")
  }
}
