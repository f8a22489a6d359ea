import FaultyEngines
import LayerScript
import Rules

/// What may stand where on a command line, made of the table of options for shells to complete.
struct CompletionTable {
  /// A command with what may stand behind it.
  struct Command {
    let name: String
    /// The options as they are written.
    let options: [String]
    /// The options that take a value, with what that is.
    let values: [(option: String, value: CommandOption.Value)]
    /// What its plain words are; nil where it takes none.
    let words: CommandOption.Value?
    /// What they are behind the first; nil where there are no more.
    let furtherWords: CommandOption.Value?
    /// Whether a driver's command may stand behind `--`.
    let takesDriver: Bool
  }

  let commands: [Command]

  /// The table of the present program.
  init() {
    commands = Verb.allCases.map { verb in
      let values = verb.options.flatMap { option in
        option.value(in: verb).map { value in option.spellings.map { ($0, value) } } ?? []
      }
      return Command(
        name: verb.rawValue, options: verb.options.flatMap(\.spellings).sorted(),
        values: values.sorted { $0.0 < $1.0 }, words: verb.words, furtherWords: verb.furtherWords,
        takesDriver: verb.options.contains(.engine))
    }
  }

  /// The lists of words that values are taken from, each with a name that a shell takes for a variable.
  static let lists: [(name: String, words: [String])] = [
    (
      "engines",
      ["reference", "python"] + faults.map { "fault:" + $0 } + variants.map { "variant:" + $0 }
    ),
    ("areas", Catalogue.areas.map(\.name)), ("rules", Catalogue.rules.map(\.id.description)),
    (
      "profiles",
      ["all"] + Profile.allCases.flatMap { ["\($0.rawValue)=on", "\($0.rawValue)=off"] }
    ),
    ("deviations", DeviationCatalogue.names),
    ("levels", Evidence.Level.allCases.map(\.name)), ("faults", faults), ("variants", variants),
  ]

  private static let faults = (FaultCatalogue.all + FaultCatalogue.deadly).map(\.name)
  private static let variants = VariantCatalogue.all.map(\.name)
}

extension CommandOption {
  /// How the option is written.
  fileprivate var spellings: [String] { ["--" + rawValue] + short }
}

extension CommandOption.Value {
  /// What a shell is to offer.
  enum Offer {
    /// Names of files and folders.
    case files
    /// The names of folders.
    case folders
    /// The words of a list.
    case list(String)
    /// These words.
    case words([String])
    /// Nothing, because anything may stand there.
    case nothing
  }

  /// What a shell is to offer for it.
  var offer: Offer {
    switch self {
    case .file, .script: .files
    case .folder: .folders
    case .engine: .list("engines")
    case .area: .list("areas")
    case .rule: .list("rules")
    case .profile: .list("profiles")
    case .levels: .list("levels")
    case .deviation: .list("deviations")
    case .fault: .list("faults")
    case .variant: .list("variants")
    case .choice(let words): .words(words)
    case .number, .text: .nothing
    }
  }
}
