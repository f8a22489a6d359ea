import FaultyEngines
import LayerScript
import Rules
import Wire

/// `layercheck faults`: the mistakes that the harness knows by heart.
enum FaultsVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    var faults = all
    if !arguments.words.isEmpty {
      faults = []
      for word in arguments.words { faults.append(try fault(word)) }
    }
    if arguments.has("json") {
      for fault in faults { Terminal.print(json(fault).description) }
    } else if faults.count == 1, let fault = faults.first {
      Terminal.print(text(fault))
    } else {
      let width = faults.map(\.name.count).max() ?? 0
      for fault in faults {
        let gap = String(repeating: " ", count: width - fault.name.count + 2)
        Terminal.print(fault.name + gap + fault.sentence)
      }
    }
    return .holds
  }

  /// All faults, the deadly ones last.
  private static let all = FaultCatalogue.all + FaultCatalogue.deadly

  /// Finds a fault by its name.
  static func fault(_ name: String) throws(UsageError) -> Fault {
    if let fault = all.first(where: { $0.name == name }) { return fault }
    let known = all.map(\.name)
    throw UsageError(
      "there is no fault '\(name)'",
      remedy: Spelling.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "'layercheck faults' lists all of them")
  }

  private static func text(_ fault: Fault) -> String {
    let script = fault.smallest.split(separator: "\n").map { "  " + $0 }
    let driver = fault.isDeadly ? "-- layercheck serve " : ""
    return
      ([
        "\(fault.name): \(fault.sentence)", "",
        "Breaks: " + fault.rules.map(\.description).joined(separator: ", "), "",
        "The shortest script that shows it:",
      ] + script + ["", "Try it: layercheck run \(driver)--engine fault:\(fault.name)"])
      .joined(separator: "\n")
  }

  private static func json(_ fault: Fault) -> Json {
    .members([
      ("name", .string(fault.name)), ("rules", .strings(fault.rules.map(\.description))),
      ("sentence", .string(fault.sentence)),
    ])
  }
}
