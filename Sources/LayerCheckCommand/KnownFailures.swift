import Conformance
import LayerScript

/// The list of known failures that a command line names.
struct KnownFailures {
  /// Where it is.
  let path: String
  /// What it holds.
  let list: KnownFailureList
  /// Whether it is to be brought up to date by the run.
  let isUpdated: Bool

  /// Reads the list; nil when the command line names none.
  init?(_ arguments: Arguments) throws(UsageError) {
    isUpdated = arguments.has("update-expect")
    guard let path = try arguments.value("expect") else {
      if isUpdated {
        throw UsageError(
          "'--update-expect' needs to know which file",
          remedy: "write '--expect known.txt' beside it")
      }
      return nil
    }
    self.path = path
    guard Files.exists(path) else {
      guard isUpdated else {
        throw UsageError(
          "there is no file '\(path)'", remedy: "'--update-expect' beside it makes one")
      }
      list = KnownFailureList()
      return
    }
    list = try Self.read(path)
  }

  /// Reads a list.
  static func read(_ path: String) throws(UsageError) -> KnownFailureList {
    if Files.isFolder(path) {
      throw UsageError(
        "'\(path)' is a folder, and known failures are in one file",
        remedy: "name a file; where the folder has saved failures of a former version, "
          + "'layercheck replay' runs them, and '--update-expect' writes a list of all failures")
    }
    let text = try Files.read(path)
    do throws(KnownFailureList.Problem) {
      return try KnownFailureList(parsing: text)
    } catch {
      throw UsageError(error, in: path)
    }
  }

  /// Makes sure that the list can be written, before time is spent on a run.
  func mayBeWritten() throws(UsageError) {
    if isUpdated { try Files.tryWriting(to: path) }
  }

  /// Brings the list up to date, and says what changed.
  func update(by record: Record) throws(UsageError) -> ExitCode {
    if record.end == .interrupted { return .interrupted }
    let updated = list.updated(by: record)
    try Files.write(updated.text, to: path)
    let (before, after) = (list.entries, updated.entries)
    for entry in after {
      guard let old = before.first(where: { $0.name == entry.name }) else {
        Terminal.print("now known: \(entry.name)")
        continue
      }
      let count = entry.examples.count - old.examples.count
      if count > 0 {
        Terminal.print("\(count) more script\(count == 1 ? "" : "s"): \(entry.name)")
      }
    }
    for entry in before where !after.contains(where: { $0.name == entry.name }) {
      Terminal.print("taken out: \(entry.name)")
    }
    Terminal.print("\(after.count) known failures in \(path)")
    return code(after: record.end)
  }

  /// What is known is no reason to fail, but an engine that is gone is.
  private func code(after end: Record.End) -> ExitCode {
    switch end {
    case .complete, .time, .deaths, .findings: .holds
    case .interrupted: .interrupted
    case .engineGone, .shardsMissing: .inconclusive
    }
  }
}

extension UsageError {
  /// The complaint about a list of known failures.
  init(_ problem: KnownFailureList.Problem, in path: String) {
    let place = problem.line.map { ", line \($0)" } ?? ""
    self.init("\(path)\(place): \(problem.message)", remedy: problem.remedy)
  }
}
