import Conformance
import LayerScript
import Wire

/// The record of a run, where a command line names it.
enum RecordFile {
  /// The file that a path names: itself, or the record in the folder of a report.
  static func place(_ path: String) -> String {
    Files.isFolder(path) ? path + "/record.jsonl" : path
  }

  /// Reads the record in a file, or in the folder of a report.
  static func read(_ path: String) throws(UsageError) -> Record {
    let file = place(path)
    let lines = try Files.read(file).split(separator: "\n", omittingEmptySubsequences: false)
    do throws(MessageProblem) {
      return try Record(lines: lines.map(String.init))
    } catch {
      throw UsageError(
        "\(file), \(error.text.terminal)", remedy: "name a record that 'layercheck run' wrote")
    }
  }
}
