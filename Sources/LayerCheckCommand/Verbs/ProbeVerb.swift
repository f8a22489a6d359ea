import Campaign
import Conformance
import Engines
import LayerScript
import Reporting

/// `layercheck probe`: what a driver can do, on one screen.
enum ProbeVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    try arguments.refuseWords(of: .probe, remedy: "put the command of a driver behind '--'")
    let choice = try EngineChoice(arguments)
    let engine = try choice.start(arguments)
    defer { engine.stop() }
    Interruption.watch()
    let probe = DriverProbe(engine)
    Terminal.print(Self.declared(engine.description))
    let sample = probe.sample(option: try choice.option(arguments))
    show("refuses", sample.refused.isEmpty ? ["nothing that it declares"] : sample.refused)
    let undeclared = probe.undeclared()
    show(
      "does more", undeclared.isEmpty ? ["nothing that it does not declare"] : undeclared)
    show("trouble", sample.trouble)
    show("speed", [sample.speed])
    show("clock", [probe.clock(sample)])
    show("keeps", [probe.memory(sample)])
    show("next", sample.next.isEmpty ? ["nothing: no rule waits for a declaration"] : sample.next)
    return Interruption.isRequested ? .interrupted : .holds
  }

  /// Who the engine is and how much it declares.
  private static func declared(_ engine: EngineDescription) -> String {
    let names = [engine.version, engine.language].map(\.terminalName).filter { !$0.isEmpty }
    let properties = engine.properties.values.reduce(0) { $0 + $1.count }
    let counts = [
      count(engine.steps.count, "step", "steps"), count(engine.classes.count, "class", "classes"),
      count(properties, "property", "properties"),
      count(engine.callbacks.count, "callback", "callbacks"),
      count(engine.features.count, "feature", "features"),
      count(engine.profiles.count, "profile", "profiles"),
    ]
    let deviating = engine.deviations.map(\.terminalName).joined(separator: ", ")
    let deviations = deviating.isEmpty ? "" : "\n" + label("deviates") + deviating
    return engine.name.terminalName + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      + "\n" + label("declares") + counts.joined(separator: ", ") + deviations
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private static func show(_ word: String, _ lines: [String]) {
    for (place, line) in lines.enumerated() {
      Terminal.print(label(place == 0 ? word : "") + line)
    }
  }

  private static func label(_ word: String) -> String {
    word + String(repeating: " ", count: 11 - word.count)
  }
}
