import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What came of putting steered scripts to an engine that is one variant or several.
struct VariantMeasurement: Sendable {
  /// How often each seed must touch a variant at least.
  static let fewestTouches = 20
  /// How many scripts with complaints are kept.
  private static let mostExamples = 5

  let mixture: Mixture
  /// For each seed, how often each member chose otherwise.
  var touches: [[Int]] = []
  private(set) var scripts = 0
  /// What was complained of and counts.
  private(set) var alarms = 0
  /// Some of the scripts, with what was complained of.
  private(set) var examples: [String] = []

  init(_ mixture: Mixture) {
    self.mixture = mixture
  }

  /// How often the seed that touched a member least did so.
  var fewest: Int { touches.flatMap { $0 }.min() ?? 0 }

  /// Counts what was complained of in a script.
  mutating func count(_ problems: [Problem], in script: Script) {
    scripts += 1
    let counted = problems.filter(\.counts)
    alarms += counted.count
    guard let first = counted.first, examples.count < Self.mostExamples else { return }
    let rules = first.suspects.map(\.description).joined(separator: " ")
    examples.append(
      "\(mixture.name), step \(first.step + 1): \(first.expected.terminalName), not "
        + "\(first.actual.terminalName); \(first.law ?? "") \(rules)\n\(script.oneLine)")
  }

  /// What is promised of variants and does not hold.
  var complaints: [String] {
    var complaints: [String] = []
    if alarms > 0 { complaints.append("\(mixture.name) is complained of \(alarms) times") }
    if mixture.members.count == 1, fewest < Self.fewestTouches {
      complaints.append("\(mixture.name) was touched \(fewest) times on a seed")
    }
    return complaints
  }
}

extension Table {
  /// One row for each engine.
  init(_ measurements: [VariantMeasurement]) {
    rows = measurements.map { measurement in
      [
        ("variant", .text(measurement.mixture.members.map(\.name).joined(separator: "+"))),
        (
          "leeway",
          .text(measurement.mixture.members.map(\.leeway.description).joined(separator: ", "))
        ),
        ("seeds", .count(measurement.touches.count)), ("scripts", .count(measurement.scripts)),
        ("touched", .count(measurement.fewest)), ("alarms", .count(measurement.alarms)),
      ]
    }
    complaints = measurements.flatMap(\.complaints)
  }
}
