import Conformance
import Corpus
import FaultyEngines
import LayerScript
import Reporting
import RuleBook
import Rules
import Wire

/// `layercheck rules`: what there is to check, and how it is known.
enum RulesVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if let folder = try arguments.value("book") { return try writeBook(to: folder) }
    let invariants = arguments.words.flatMap(Self.invariants)
    var rules = arguments.words.isEmpty ? Catalogue.rules : []
    for word in arguments.words where Self.invariants(matching: word).isEmpty {
      rules += try matching(word)
    }
    for invariant in invariants {
      Terminal.print(arguments.has("json") ? json(invariant).description : text(invariant))
    }
    if arguments.has("json") {
      let corpus = try CorpusFolder.ifPresent()
      for rule in rules { Terminal.print(json(rule, corpus).description) }
    } else if rules.count == 1, let rule = rules.first {
      Terminal.print(text(rule))
    } else {
      for rule in rules { Terminal.print("\(rule.id)  \(rule.statement)") }
    }
    return .holds
  }

  private static func writeBook(to folder: String) throws(UsageError) -> ExitCode {
    for page in RuleBook(corpus: try CorpusFolder.read()).pages {
      try Files.write(page.text, to: folder + "/" + page.name)
    }
    return .holds
  }

  /// The rules that a pattern such as `GEO-06`, `GEO-*`, `ACT-0?` or `GEO` names.
  static func matching(_ pattern: String) throws(UsageError) -> [Rule] {
    let wanted = pattern.uppercased()
    let glob = Glob(wanted)
    let found = Catalogue.rules.filter { rule in
      glob.matches(rule.id.description) || rule.id.area.name == wanted
        || rule.id == RuleID(wanted)
    }
    if !found.isEmpty { return found }
    let known = Catalogue.rules.map(\.id.description) + Laws.invariants.map(\.name)
    throw UsageError(
      "no rule matches '\(pattern)'",
      remedy: Spelling.nearest(to: wanted, among: known).map { "did you mean '\($0)'?" }
        ?? "'layercheck rules' lists all of them")
  }

  /// The invariants that a pattern such as `INV-03`, `INV-*` or `INV` names; none where it names rules.
  private static func invariants(matching pattern: String) -> [Invariant] {
    let wanted = pattern.uppercased()
    return Laws.invariants.filter {
      wanted == "INV" || Glob(wanted).matches($0.name) && wanted.hasPrefix("INV")
    }
  }

  /// An invariant in two lines: what holds, and what checks it.
  private static func text(_ invariant: Invariant) -> String {
    let laws =
      invariant.laws.isEmpty ? "" : "the laws " + invariant.laws.joined(separator: ", ") + "; "
    let rules = invariant.rules.map(\.description).joined(separator: ", ")
    return "\(invariant.name)  \(invariant.statement)\n  Checked by: \(laws)the model, by \(rules)"
  }

  private static func json(_ invariant: Invariant) -> Json {
    .members([
      ("id", .string(invariant.name)), ("statement", .string(invariant.statement)),
      ("rules", .strings(invariant.rules.map(\.description))), ("laws", .strings(invariant.laws)),
    ])
  }

  private static func text(_ rule: Rule) -> String {
    var lines = ["\(rule.id) · \(rule.id.area.title)", "", rule.statement, "", "Evidence:"]
    lines += rule.evidence.map { "  \($0.words): \($0.source)" }
    let sources = SourceGlossary.entries(for: rule.evidence)
    if !sources.isEmpty {
      lines += ["", "Sources:"] + sources.map { "  \($0.name): \($0.meaning)" }
    }
    lines += ["", "Checked by: \(rule.check)", "Typical fault: \(rule.typicalFault)"]
    if let profile = rule.profile {
      lines.append("Profile: \(profile.rawValue), \(profile.summary)")
    }
    if !rule.needs.isEmpty {
      lines.append("Needs: " + rule.needs.map(\.summary).joined(separator: ", "))
    }
    if !rule.members.isEmpty {
      lines.append("Each to be compared: " + rule.members.joined(separator: ", "))
    }
    switch rule.standing {
    case .asserted: break
    case .reportOnly(let why):
      lines.append("A violation is reported and never fails a run: \(why).")
    case .unchecked(let why): lines.append("Nothing checks it: \(why).")
    }
    let faults = FaultCatalogue.breaking(rule.id)
    lines.append("Known faults that break it: " + list(faults.map(\.name)))
    return lines.joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func json(_ rule: Rule, _ corpus: Corpus?) -> Json {
    var levels: [String] = []
    for evidence in rule.evidence where !levels.contains(evidence.level.word) {
      levels.append(evidence.level.word)
    }
    let faults = FaultCatalogue.breaking(rule.id).count
    // Unknown, not none, where the corpus does not lie at hand.
    let cases = corpus?.cases(citing: rule.id).count
    return .members([
      ("id", .string(rule.id.description)), ("area", .string(rule.id.area.name)),
      ("evidence", .strings(levels)),
      ("profile", rule.profile.map { .string($0.rawValue) } ?? .null),
      ("corpus", cases.map { .number(Double($0)) } ?? .null), ("faults", .number(Double(faults))),
    ])
  }
}
