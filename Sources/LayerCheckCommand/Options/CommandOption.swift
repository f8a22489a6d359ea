/// An option of the program's commands; the text is its name behind the two dashes.
///
/// This is the one table of options: command lines are understood by it, the configuration has its
/// names, and what shells complete is made of it.
enum CommandOption: String, CaseIterable {
  case after, annotations, area, badge, baseline, book, cases, config, corpus, deadlines, deviation
  case engine
  case expect, export, format, help, html, jobs, json, junit, language, levels, messages, output
  case profile, quiet
  case report, resume, rule, seed, shard, sources, time, traffic, verbose
  case noDeviations = "no-deviations"
  case requireExercised = "require-exercised"
  case updateExpect = "update-expect"

  /// What stands behind an option that takes a value.
  enum Value: Hashable {
    /// The name of a file, which may have to be made.
    case file
    /// The name of a folder, which may have to be made.
    case folder
    /// A file or the text of a script.
    case script
    /// An engine by its name.
    case engine
    /// An area of rules.
    case area
    /// A rule, or a pattern for rules.
    case rule
    /// What an engine can declare to do otherwise, by its name.
    case deviation
    /// A known fault by its name.
    case fault
    /// A variant by its name.
    case variant
    /// A profile with `=on` or `=off` behind it.
    case profile
    /// One or several levels of evidence.
    case levels
    /// A number.
    case number
    /// One of a few words.
    case choice([String])
    /// Any other text.
    case text
  }

  /// What stands behind the option of a command; nil for one that takes no value.
  func value(in verb: Verb) -> Value? {
    switch self {
    case .corpus, .help, .json, .quiet, .traffic, .verbose, .noDeviations, .requireExercised,
      .updateExpect:
      nil
    case .after: .script
    // A driver is given messages by one command, and judged by them by another.
    case .messages: verb == .corpus ? nil : .file
    case .config, .expect, .html, .junit, .output, .badge: .file
    case .book, .export, .report, .resume, .sources: .folder
    case .baseline, .engine: .engine
    case .area: .area
    case .rule: .rule
    case .deviation: .deviation
    case .profile: .profile
    case .levels: .levels
    case .cases, .deadlines, .jobs: .number
    case .annotations: .choice(["github", "off"])
    case .format: .choice(verb.formats)
    case .language: .choice(["swift", "objc"])
    case .seed, .shard, .time: .text
    }
  }

  /// Other spellings, with a single dash.
  var short: [String] {
    switch self {
    case .help: ["-h"]
    case .output: ["-o"]
    case .verbose: ["-v"]
    case .traffic: ["-vv"]
    default: []
    }
  }
}
