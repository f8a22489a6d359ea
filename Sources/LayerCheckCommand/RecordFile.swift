import Conformance
import LayerScript
import Wire

/// The record of a run, where a command line names it.
enum RecordFile {
  /// The file that a path names: itself, or the record in the folder of a report.
  static func place(_ path: String) -> String {
    Files.isFolder(path) ? path + "/record.jsonl" : path
  }

  /// A record of either sort.
  enum Sort {
    case run(Record)
    case comparison(BaselineRecord)
  }

  /// Reads the record of a run in a file, or in the folder of a report.
  static func read(_ path: String) throws(UsageError) -> Record {
    guard case .run(let record) = try readAny(path) else {
      throw UsageError(
        "'\(place(path))' is the record of a comparison of two versions",
        remedy: "name the record of a run without '--baseline', or see 'layercheck help report'")
    }
    return record
  }

  /// Reads the record of a run or of a comparison of two versions.
  static func readAny(_ path: String) throws(UsageError) -> Sort {
    let file = place(path)
    let lines = try Files.read(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    do throws(MessageProblem) {
      return BaselineRecord.begins(lines)
        ? .comparison(try BaselineRecord(lines: lines)) : .run(try Record(lines: lines))
    } catch {
      throw UsageError(
        "\(file), \(error.text.terminal)", remedy: "name a record that 'layercheck run' wrote")
    }
  }
}
