import LayerScript

/// `layercheck program`: a script as a program against Core Animation itself.
enum ProgramVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let word = arguments.words.first else {
      throw UsageError("'program' takes one script", remedy: "put a script given as text in quotes")
    }
    let script = try ReplayVerb.script(word)
    switch try arguments.value("language") ?? "swift" {
    case "swift": Terminal.print(String(SwiftProgram(script).text.dropLast()))
    case "objc": Terminal.print(String(ObjectiveCProgram(script).text.dropLast()))
    case let name:
      throw UsageError("there is no language '\(name)'", remedy: "write swift or objc")
    }
    return .holds
  }
}
