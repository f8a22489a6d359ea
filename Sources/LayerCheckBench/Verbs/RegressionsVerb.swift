import Conformance
import FaultyEngines
import LayerScript

/// Measures comparisons of two versions of an engine with many faults: whether one fault more is reported, and
/// nothing else, and nothing at all where the two are the same.
enum RegressionsVerb {
  /// How many scripts there are where nothing else is said.
  static let cases = 4000
  /// How many faults both versions have where nothing else is said.
  private static let size = 25
  /// The share of the visible faults that must be reported.
  private static let leastShare = 0.95

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    let first = UInt64(options.firstSeed)
    var pairs: [RegressionPair] = []
    for seed in first..<first + UInt64(options.seeds) { pairs.append(try pair(seed, options)) }
    // One after another, because their times are measured.
    let progress = ProgressLine(total: pairs.count)
    let results = pairs.enumerated().map { place, pair in
      progress.show(place, "pair \(pair.seed)")
      return RegressionMeasuring(pair: pair, options: options).result()
    }
    progress.clear()
    return table(results, isSelf: options.selfRun != nil, withScripts: options.showsScripts)
  }

  private static func pair(
    _ seed: UInt64, _ options: BenchOptions
  ) throws(BenchError) -> RegressionPair {
    do throws(CrowdProblem) {
      return try RegressionPair(
        seed: seed, size: options.size ?? size, isSame: options.selfRun != nil)
    } catch {
      throw BenchError("seed \(seed): \(error)")
    }
  }

  static func table(
    _ results: [RegressionMeasuring.Result], isSelf: Bool, withScripts: Bool
  ) -> Table {
    var table = Table(rows: results.map(row))
    let visible = results.filter(\.isVisible)
    let found = visible.count(where: \.isFound)
    let longest = results.map(\.seconds).max() ?? 0
    table.remarks.append(
      isSelf
        ? "\(results.count { $0.record.conclusion == .notWorse }) of \(results.count) are no worse than "
          + "themselves; the longest took \(Int(longest.rounded(.up))) s"
        : "\(found) of \(visible.count) faults that can be seen were reported; the longest comparison took "
          + "\(Int(longest.rounded(.up))) s")
    for result in results where result.others > 0 {
      table.complaints.append(
        "pair \(result.pair.seed): \(result.others) regressions that no added fault is the reason of"
      )
    }
    for result in results where isSelf && result.record.conclusion == .undecided {
      table.complaints.append("pair \(result.pair.seed): no verdict was reached")
    }
    if !isSelf, Double(found) < leastShare * Double(visible.count) {
      table.complaints.append("too few of the faults that can be seen were reported")
    }
    if withScripts {
      table.remarks += results.flatMap { result in
        let seed = result.pair.seed
        return ["pair \(seed): the earlier version is \(result.pair.earlier.name)"]
          + result.record.regressions.map {
            "pair \(seed): \($0.finding.subject): \($0.finding.script.oneLine)"
          }
      }
    }
    return table
  }

  private static func row(_ result: RegressionMeasuring.Result) -> Table.Row {
    let record = result.record
    return [
      ("pair", .count(Int(result.pair.seed))),
      ("added", .text(result.pair.added?.name ?? "nothing")),
      ("visible", .text(result.isVisible ? "yes" : "no")),
      ("found", .text(result.isFound ? "yes" : "no")),
      ("regressions", .count(record.regressions.count)), ("others", .count(result.others)),
      ("blamed", .count(result.blamed)),
      ("changes", .count(record.changes.count)), ("unsteady", .count(record.unsteady)),
      ("scripts", .count(record.run.statistics.scripts)),
      ("shrinkRuns", .count(record.run.statistics.shrinkRuns)),
      ("seconds", .ratio(result.seconds)), ("verdict", .text(record.conclusion.rawValue)),
    ]
  }
}
