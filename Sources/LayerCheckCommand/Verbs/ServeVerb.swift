import Engines
import LayerScript

/// `layercheck serve`: the reference, or a faulty engine, as a driver.
enum ServeVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    try arguments.refuseWords(of: .serve)
    let deviations = try DeviationChoice(arguments).further.map { EngineText($0) }
    var server: ProtocolServer
    switch try EngineChoice(arguments) {
    case .reference(let profiles): server = .reference(profiles)
    case .faulty(let crowd, let profiles): server = .faulty(crowd, profiles)
    case .varied(let mixture, let profiles): server = .varied(mixture, profiles)
    case .python, .command:
      throw UsageError(
        "only the reference and faulty engines can be served",
        remedy: "write '--engine reference' or '--engine fault:NAME'")
    }
    server.declare(deviations)
    while let line = Terminal.readLine() {
      if let answer = server.answer(to: line) {
        Terminal.print(String(decoding: answer, as: UTF8.self))
      } else {
        Terminal.complain("layercheck: a line that is no message was left unanswered")
      }
      // Whoever no longer listens has no more to ask, even where the questions go on.
      if Terminal.hasLostOutput || ProtocolServer.isFarewell(line) { break }
    }
    return .holds
  }
}
