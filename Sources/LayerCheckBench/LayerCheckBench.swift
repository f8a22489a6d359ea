/// `layercheck-bench`: measurements and long checks that would make a test run slow.
///
/// Every verb prints a table, and with `--json` one object a line. Counts are the same on every run;
/// times belong here and nowhere else, and are stated as ratios measured in one run.
@main
struct LayerCheckBench {
  /// The exit code of a check that failed.
  private static let failed: Int32 = 1
  /// The exit code of a command line that makes no sense.
  private static let misused: Int32 = 2

  static func main() async {
    var words = Array(CommandLine.arguments.dropFirst())
    guard let name = words.first, let verb = Verb(rawValue: name) else {
      Output.complain(Verb.usage)
      Output.exit(words.first == "help" ? 0 : misused)
    }
    words.removeFirst()
    do {
      let options = try BenchOptions(words, for: verb)
      let outcome = try await verb.measure(options)
      print(options.asJson ? outcome.jsonLines : outcome.text)
      Output.exit(outcome.complaints.isEmpty ? 0 : failed)
    } catch {
      Output.complain("layercheck-bench: \(error)")
      Output.exit(misused)
    }
  }
}

/// What can be measured.
enum Verb: String, CaseIterable {
  case loop, pipe, faults, matrix, shrinking, exhaustive
  case miniLayer = "mini-layer"

  static var usage: String {
    """
    usage: layercheck-bench VERB [--json] [OPTIONS]

      loop     steps per second of generation, of the reference, and of the whole loop
      pipe     the same through a pipe, beside the bare exchange of messages
      faults   finds every built-in fault on several seeds and compares the length of its
               counterexample with the shortest known script
      matrix   the same as a page in Markdown, by the rules that the faults break, also without
               fragments
      mini-layer  the faults of mini-layer: found, shrunk, and how fast beside a plain loop
      exhaustive  all short sequences of mini-layer, which proves the smallest of each fault
      shrinking  the thirteen failures of the shrinking challenge

      --cases N     scripts to measure with, or to give a campaign (loop, pipe, faults, matrix)
      --seeds N     seeds to try each fault on (faults, matrix)
      --fault NAME  only this fault; may be repeated (faults, matrix)
      --area AREA…  only faults that break rules of these areas (faults, matrix); faults restricts
                    each campaign to the area of its fault
      --jobs N      campaigns at once, as many as there are processors unless given (faults, matrix)
      --no-ingredients  look for each fault also without fragments (faults)
      --whole       run each campaign to its end, not only until its counterexample is shortest (faults)
      --scripts     show counterexamples that are longer than the shortest known (faults)
      --guided      with coverage guidance (mini-layer)
      --json        one object a line instead of a table

    Exit codes: 0 done and as it should be, 1 a check failed, 2 wrong command line.
    """
  }

  func measure(_ options: BenchOptions) async throws(BenchError) -> any Printout {
    switch self {
    case .loop: LoopVerb.measure(options)
    case .pipe: try PipeVerb.measure(options)
    case .faults: try await FaultsVerb.measure(options)
    case .matrix: try await MatrixVerb.measure(options)
    case .shrinking: ShrinkingVerb.measure(options)
    case .miniLayer: MiniLayerVerb.measure(options)
    case .exhaustive: ExhaustiveVerb.measure(options)
    }
  }
}
