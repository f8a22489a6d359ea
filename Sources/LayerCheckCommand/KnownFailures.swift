import Conformance

/// The list of known failures that a command line names.
struct KnownFailures {
  /// Where it is.
  let path: String
  /// What it holds.
  let file: KnownFailureFile
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
      file = KnownFailureFile()
      return
    }
    let text = try Files.read(path)
    do throws(KnownFailureFile.Problem) {
      file = try KnownFailureFile(parsing: text)
    } catch {
      throw UsageError("\(path), line \(error.line): \(error.message)", remedy: error.remedy)
    }
  }

  /// Makes sure that the list can be written, before time is spent on a run.
  func mayBeWritten() throws(UsageError) {
    if isUpdated { try Files.write(file.text, to: path) }
  }

  /// Brings the list up to date, and says what changed.
  func update(by record: Record) throws(UsageError) -> ExitCode {
    if record.end == .interrupted { return .interrupted }
    let updated = file.updated(by: record)
    try Files.write(updated.text, to: path)
    let (before, after) = (file.entries.map(\.title), updated.entries.map(\.title))
    for title in after where !before.contains(title) { Terminal.print("now known: \(title)") }
    for title in before where !after.contains(title) { Terminal.print("taken out: \(title)") }
    Terminal.print("\(after.count) known failures in \(path)")
    // What is known is no reason to fail, but a run that did not come to its end is.
    return record.end == .complete || record.end == .time ? .holds : .inconclusive
  }
}

extension Duration {
  /// The time that a run may take, such as `30s`, `5m` or `1h`; nil when none was given.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = try arguments.value("time") else { return nil }
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Double(digits), number > 0, number <= 1e6 else {
      throw UsageError(
        "'\(text)' is no value for '--time'", remedy: "write a time such as 30s, 5m or 1h")
    }
    self = .milliseconds(Int64(number * (unit ?? 1) * 1000))
  }
}
