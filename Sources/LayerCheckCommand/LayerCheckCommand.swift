import ChildProcess
import Conformance
import Engines
import Rules

/// `layercheck`: verifies engines that implement Core Animation's layer and action model.
@main
struct LayerCheckCommand {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 2, words[0] == Watchdog.word { return Watchdog.watch(words[1]) }
    Terminal.openClosedStreams()
    Terminal.outliveReaders()
    let earlier = ChildProcess.children
    Threads.performDeep {
      let code = run(words)
      ChildProcess.endEverythingLeft(unless: earlier)
      // What was found outweighs that not all of it could be shown.
      let isLost = Terminal.complainOfLostOutput() && code == .holds
      Terminal.exit(isLost ? .software : code)
    }
  }

  /// Carries out a command line and says with which code the program is to end.
  static func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      return try carryOut(words)
    } catch {
      Terminal.complain(of: error)
      return error.code
    }
  }

  private static func carryOut(_ words: [String]) throws(UsageError) -> ExitCode {
    guard let word = words.first else {
      Terminal.complain(Help.overview)
      return .usage
    }
    if ["help", "--help", "-h"].contains(word) { return try Help.show(Array(words.dropFirst())) }
    if word == "--version" {
      Terminal.print("layercheck \(Suite.version), rules \(Catalogue.version)")
      return .holds
    }
    let verb = try Verb(word)
    var arguments = try Arguments(Array(words.dropFirst()), for: verb)
    if arguments.has("help") {
      Help.show(verb)
      return .holds
    }
    if verb.isConfigured, let configuration = try Configuration(arguments) {
      arguments.fill(from: configuration, for: verb)
    }
    switch verb {
    case .run: return try RunVerb.carryOut(arguments)
    case .merge: return try MergeVerb.carryOut(arguments)
    case .replay: return try ReplayVerb.carryOut(arguments)
    case .shrink: return try ShrinkVerb.carryOut(arguments)
    case .record: return try RecordVerb.carryOut(arguments)
    case .check: return try CheckVerb.carryOut(arguments)
    case .program: return try ProgramVerb.carryOut(arguments)
    case .rules: return try RulesVerb.carryOut(arguments)
    case .faults: return try FaultsVerb.carryOut(arguments)
    case .variants: return try VariantsVerb.carryOut(arguments)
    case .serve: return try ServeVerb.carryOut(arguments)
    case .corpus: return try CorpusVerb.carryOut(arguments)
    case .known: return try KnownVerb.carryOut(arguments)
    case .rerun: return try RerunVerb.carryOut(arguments)
    case .compare: return try CompareVerb.carryOut(arguments)
    case .report: return try ReportVerb.carryOut(arguments)
    case .show: return try ShowVerb.carryOut(arguments)
    case .completion: return try CompletionVerb.carryOut(arguments)
    case .`init`: return try InitVerb.carryOut(arguments)
    case .probe: return try ProbeVerb.carryOut(arguments)
    case .observe: return try ObserveVerb.carryOut(arguments)
    }
  }
}

/// The codes with which the program ends; "could not run" never shares one with "is wrong".
enum ExitCode: Int32 {
  /// Nothing that was put to the test is wrong; of a run, something was.
  case holds = 0
  /// At least one violation was confirmed.
  case violated = 1
  /// The command line or a file is not as it should be.
  case usage = 2
  /// No verdict could be reached, or a run put nothing to the test.
  case inconclusive = 3
  /// The driver could not be started or spoken to.
  case noEngine = 4
  /// A fault of our own, or of the machine that we run on.
  case software = 70
  /// Somebody interrupted the run.
  case interrupted = 130
}

/// The complaint that a command line cannot be carried out.
struct UsageError: Error {
  let message: String
  let remedy: String?
  let code: ExitCode

  init(_ message: String, remedy: String? = nil, code: ExitCode = .usage) {
    self.message = message
    self.remedy = remedy
    self.code = code
  }
}
