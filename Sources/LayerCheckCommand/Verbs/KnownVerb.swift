import Conformance
import LayerScript
import Reporting

/// `layercheck known`: looks after a list of known failures.
enum KnownVerb {
  /// What can be done with a list.
  enum Action: String, CaseIterable {
    case list, show, join, rename
  }

  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count >= 2 else {
      throw UsageError(
        "'known' takes what to do, and a file", remedy: "write 'layercheck known list FILE'")
    }
    let (word, path) = (arguments.words[0], arguments.words[1])
    guard let action = Action(rawValue: word) else {
      throw UsageError(
        "'known' does not know what to do with '\(word)'",
        remedy: Spelling.remedy(for: word, among: Action.allCases.map(\.rawValue)))
    }
    guard Files.exists(path) else {
      throw UsageError(
        "there is no file '\(path)'",
        remedy: "'layercheck run --expect FILE --update-expect' makes one")
    }
    var list = try KnownFailures.read(path)
    let names = Array(arguments.words.dropFirst(2))
    do throws(KnownFailureList.Problem) {
      switch action {
      case .list:
        try expect(names, 0, for: action)
        for entry in list.entries { show(inOneLine: entry) }
        return .holds
      case .show:
        for name in names { show(try list.entry(named: name)) }
        if names.isEmpty { for entry in list.entries { show(entry) } }
        return .holds
      case .join: try list.join(names)
      case .rename:
        try expect(names, 2, for: action)
        try list.rename(names[0], to: names[1])
      }
    } catch {
      throw UsageError(error, in: path)
    }
    try Files.write(list.text, to: path)
    Terminal.print("\(list.entries.count) known failures in \(path)")
    return .holds
  }

  private static func expect(
    _ names: [String], _ count: Int, for action: Action
  ) throws(KnownFailureList.Problem) {
    if names.count == count { return }
    throw KnownFailureList.Problem(
      message: "'\(action.rawValue)' takes " + (count == 0 ? "the file alone" : "two names"),
      remedy: "'layercheck help known' has examples")
  }

  private static func show(inOneLine entry: KnownFailure) {
    let count = entry.examples.count
    Terminal.print(
      "\(entry.name): \(entry.title { "'\($0)'" }); \(count) script\(count == 1 ? "" : "s")")
  }

  private static func show(_ entry: KnownFailure) {
    Terminal.print("\(entry.name): \(entry.title { "'\($0)'" })")
    for remark in entry.remarks { Terminal.print("  # \(EngineText(remark).terminal)") }
    for fault in entry.faults {
      Terminal.print("  behaves like the known fault \(EngineText(fault).terminalName)")
    }
    for example in entry.examples {
      for script in example.earlier { Terminal.print("  after \(script.oneLine)") }
      for (place, step) in example.script.steps.enumerated() {
        Terminal.print("  \(place + 1)  \(step)")
      }
      Terminal.print("")
    }
  }
}
