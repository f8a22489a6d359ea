import Kits
import LayerScript

/// The commands of the program.
enum Verb: String, CaseIterable {
  case run, merge, replay, shrink, record, check, program, rules, faults, variants, serve, corpus
  case known, rerun, compare, report, show, completion, `init`, probe, observe

  /// Finds a command by its name.
  init(_ name: String) throws(UsageError) {
    guard let verb = Verb(rawValue: name) else {
      let known = Verb.allCases.map(\.rawValue)
      throw UsageError(
        "there is no command '\(name)'",
        remedy: FormerWords.remedy(forCommand: name) ?? Spelling.remedy(for: name, among: known))
    }
    self = verb
  }

  /// The options that the command takes.
  var options: [CommandOption] {
    ownOptions + (isConfigured ? [.config] : []) + [.help]
  }

  /// Tells whether the command reads the configuration: it puts scripts to an engine, or shows what came of it.
  ///
  /// What serves an engine may be what the configuration starts, and what writes pages asks nothing.
  var isConfigured: Bool {
    switch self {
    case .run, .merge, .replay, .shrink, .record, .corpus, .rerun, .show, .probe: true
    case .check, .program, .rules, .faults, .variants, .serve, .known, .compare, .report,
      .completion, .`init`, .observe:
      false
    }
  }

  private var ownOptions: [CommandOption] {
    switch self {
    case .run:
      [
        .engine, .seed, .cases, .jobs, .resume, .area, .rule, .report, .deadlines, .profile,
        .quiet, .expect, .updateExpect, .time, .levels, .requireExercised, .verbose, .traffic,
        .shard, .baseline,
      ] + Self.forDeviations + Self.forIntegration
    case .merge:
      [.report, .output, .expect, .updateExpect, .requireExercised, .quiet] + Self.forIntegration
    case .replay:
      [.engine, .after, .deadlines, .profile, .verbose, .traffic] + Self.forDeviations
    case .shrink: [.engine, .deadlines, .profile] + Self.forDeviations
    case .record:
      [.engine, .deadlines, .profile, .output, .seed, .cases, .area, .rule, .levels, .corpus]
        + Self.forDeviations
    case .check: [.messages] + Self.forDeviations
    case .observe: [.messages]
    case .known, .completion, .`init`: []
    case .probe: [.engine, .deadlines, .profile]
    case .rerun:
      [.engine, .deadlines, .profile, .report, .quiet] + Self.forDeviations + Self.forIntegration
    case .program: [.language]
    case .rules: [.json, .book]
    case .faults, .variants: [.json]
    case .corpus:
      [.engine, .deadlines, .profile, .messages, .export, .sources, .quiet] + Self.forDeviations
    case .serve: [.engine, .profile, .deviation]
    case .compare, .report: [.format, .output]
    case .show: [.report]
    }
  }

  private static let forDeviations: [CommandOption] = [.deviation, .noDeviations]
  private static let forIntegration: [CommandOption] = [.junit, .html, .badge, .annotations]

  /// The option of a name; nil where the command has none.
  func option(named name: String) -> CommandOption? {
    CommandOption(rawValue: name).flatMap { options.contains($0) ? $0 : nil }
  }

  /// The forms in which the command writes what it has to say.
  var formats: [String] {
    switch self {
    case .compare: ComparisonFormat.allCases.map(\.rawValue)
    case .report: ReportFormat.allCases.map(\.rawValue)
    default: []
    }
  }

  /// What the plain words behind the command are; nil where it takes none.
  var words: CommandOption.Value? {
    switch self {
    case .run, .serve, .probe: nil
    case .`init`: .choice(Kit.Language.allCases.map(\.rawValue))
    case .show: .text
    case .merge, .check, .rerun, .compare, .report, .observe: .file
    case .replay, .shrink, .record, .program: .script
    case .rules, .corpus: .rule
    case .faults: .fault
    case .variants: .variant
    case .known: .choice(KnownVerb.Action.allCases.map(\.rawValue))
    case .completion: .choice(CompletionVerb.Shell.allCases.map(\.rawValue))
    }
  }

  /// What the plain words are behind the first; nil where there are no more.
  var furtherWords: CommandOption.Value? {
    switch self {
    case .known: .file
    case .`init`: .folder
    case .completion, .check, .rerun, .report, .replay, .shrink, .program: nil
    case .run, .serve, .probe, .show, .merge, .observe, .compare, .record, .rules, .corpus, .faults,
      .variants:
      words
    }
  }
}
