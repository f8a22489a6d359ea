import Conformance
import LayerScript

extension Report {
  /// How the engine is named that a test of its own package puts to the test: by the command that runs it.
  package static func testRun(of test: String?) -> String {
    "swift test" + (test.map { " --filter \($0.asShellArgument)" } ?? "")
  }

  /// The command that repeats a run, or replays a script, in a test of the engine's own package.
  func testCommand(_ verb: String, with words: [String]) -> String {
    let header = record.header
    let variables =
      verb == "replay"
      ? ["LAYERCHECK_SCRIPT=\(words.last ?? "")"]
      : ["LAYERCHECK_SEED=\(header.seed)"]
        + (header.time.map { ["LAYERCHECK_TIME=\($0)"] } ?? ["LAYERCHECK_CASES=\(header.cases)"])
    let judging = words.contains("--no-deviations") ? ["LAYERCHECK_NO_DEVIATIONS=1"] : []
    return (variables + judging + [header.engineOption]).joined(separator: " ")
  }
}

extension String {
  /// Tells whether this is the name of an engine that is checked in a test of its own package.
  var isTestRun: Bool { hasPrefix("swift test") }
}
