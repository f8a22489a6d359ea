import Campaign
import Conformance
import LayerScript

/// The folder in which failures are kept from run to run; nothing in it is deleted or replaced that
/// could not be read.
struct SavedFolder {
  /// The folder as it was named, without a slash at the end.
  let path: String
  /// What can be run, in the order of the names.
  let failures: [CampaignOptions.Saved]
  /// What cannot, with the reasons.
  let unreadable: [SavedResult]

  private static let ending = ".script"

  /// Reads what is there; a folder that does not exist is empty.
  ///
  /// - Throws: `UsageError` when the name is none or names no folder.
  init(_ name: String) throws(UsageError) {
    var path = name
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if Files.exists(path), !Files.isFolder(path) {
      throw UsageError(
        "'\(path)' is a file, not a folder", remedy: "name a folder for the failures to be kept in")
    }
    self.path = path
    var failures: [CampaignOptions.Saved] = []
    var unreadable: [SavedResult] = []
    for file in Files.contents(of: path) where file.hasSuffix(Self.ending) {
      let name = String(file.dropLast(Self.ending.count))
      switch Self.read(path + "/" + file) {
      case .success(let failure):
        failures.append(CampaignOptions.Saved(name: name, failure: failure))
      case .failure(let problem):
        unreadable.append(
          SavedResult(name: name, outcome: .unreadable(EngineText(problem.message))))
      }
    }
    (self.failures, self.unreadable) = (failures, unreadable)
  }

  private static func read(_ path: String) -> Result<SavedFailure, SavedFailure.Problem> {
    do throws(UsageError) {
      let text = try Files.read(path)
      return Result { () throws(SavedFailure.Problem) in try SavedFailure(parsing: text) }
    } catch {
      return .failure(SavedFailure.Problem(message: error.message))
    }
  }

  /// Makes the folder and makes sure that it takes files, before time is spent on a run.
  func prepare() throws(UsageError) {
    try Files.makeFolder(path)
    let trial = path + "/.layercheck-may-write-here"
    try Files.write("", to: trial)
    Files.delete(trial)
  }

  /// Writes the failures of a run that count.
  ///
  /// One that was here already keeps its name, whatever rule is blamed for it now.
  ///
  /// - Returns: The names of those that are new here.
  func keep(_ findings: [Finding]) throws(UsageError) -> [String] {
    let mine = Set(failures.map(\.name))
    var taken = Set(unreadable.map(\.name)).union(mine)
    var new: [String] = []
    for finding in findings where finding.counts {
      let failure = SavedFailure(finding)
      if failures.contains(where: { $0.failure.scripts == failure.scripts }) { continue }
      if case .saved(let name) = finding.origin {
        try Files.write(failure.text, to: file(name))
        continue
      }
      let name = Self.free(failure.suggestedName, among: taken)
      taken.insert(name)
      try Files.write(failure.text, to: file(name))
      new.append(name)
    }
    return new
  }

  private static func free(_ name: String, among taken: Set<String>) -> String {
    var (free, number) = (name, 1)
    while taken.contains(free) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// Deletes one of the failures.
  func delete(_ name: String) { Files.delete(file(name)) }

  private func file(_ name: String) -> String { path + "/" + name + Self.ending }
}
