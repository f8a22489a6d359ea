import FaultyEngines
import Rules

/// Draws engines with many faults at once.
enum CrowdVerb {
  /// How many faults a crowd has where nothing else is said.
  private static let size = 25

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    guard options.listsMembers else {
      throw BenchError("'crowd' needs '--list', which prints the members of each crowd")
    }
    var table = Table()
    for seed in 1...UInt64(options.seeds) {
      do throws(CrowdProblem) {
        list(try Crowd(seed: seed, size: options.size ?? size), seed, &table)
      } catch {
        throw BenchError("seed \(seed): \(error)")
      }
    }
    return table
  }

  private static func list(_ crowd: Crowd, _ seed: UInt64, _ table: inout Table) {
    for fault in crowd.members {
      table.rows.append([
        ("seed", .count(Int(seed))), ("area", .text(fault.area.name)), ("fault", .text(fault.name)),
        ("decisions", .texts(fault.decisionNames)),
      ])
    }
  }
}
