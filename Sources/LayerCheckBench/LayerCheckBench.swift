/// `layercheck-bench`: measurements and long checks that would make a test run slow.
///
/// Every verb prints a table, and with `--json` one object a line. Counts are the same on every run;
/// times belong here and nowhere else, and are stated as ratios measured in one run.
@main
struct LayerCheckBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let verb = arguments.first else { return print("usage: layercheck-bench faults") }
    _ = verb
    FaultsVerb.run(seeds: 3, only: Array(arguments.dropFirst()))
  }
}
