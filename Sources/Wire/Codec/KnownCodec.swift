import Conformance
import LayerScript

extension Json {
  /// A known failure with what a run says of it.
  init(_ result: KnownResult) {
    let entry = result.entry
    self = .members([
      ("kind", .string("known")), ("name", .string(entry.name)),
      ("identities", .array(entry.identities.map { Json($0) })),
      ("general", entry.generality.map { Json($0) }),
      ("sideEffect", entry.sideEffect.map { Json($0) }),
      ("faults", entry.faults.isEmpty ? nil : .strings(entry.faults)),
      ("varies", entry.varies ? .boolean(true) : nil),
      ("scripts", .array(entry.examples.map { Json($0) })),
      ("remarks", entry.remarks.isEmpty ? nil : .strings(entry.remarks)),
      ("state", .string(result.state.word)), ("why", result.state.why.map { Json($0) }),
      ("occurrences", .number(Double(result.occurrences))),
    ])
  }

  /// The scripts of an example, the last of which shows the failure.
  private init(_ example: KnownFailure.Example) {
    self = .strings((example.earlier + [example.script]).map(\.description))
  }
}

extension Field {
  func knownResult() throws(MessageProblem) -> KnownResult {
    let why = try optional("why")?.engineText()
    let word = try member("state")
    guard let state = KnownState(word: try word.string(), why: why) else {
      throw word.problem("no state of a known failure")
    }
    return KnownResult(
      try knownFailure(), state, occurrences: try member("occurrences").integer())
  }

  private func knownFailure() throws(MessageProblem) -> KnownFailure {
    var entry = KnownFailure(name: try member("name").visibleText(), identities: [], examples: [])
    for element in try member("identities").elements() {
      entry.identities.append(try element.identity())
    }
    entry.generality = try optional("general").map { field throws(MessageProblem) in
      try field.generality()
    }
    entry.sideEffect = try optional("sideEffect").map { field throws(MessageProblem) in
      try field.stepForm()
    }
    entry.varies = optional("varies") != nil
    for element in try optional("faults")?.elements() ?? [] {
      entry.faults.append(try element.string())
    }
    for element in try optional("remarks")?.elements() ?? [] {
      entry.remarks.append(try element.string())
    }
    for element in try member("scripts").elements() { entry.examples.append(try element.example()) }
    return entry
  }

  private func example() throws(MessageProblem) -> KnownFailure.Example {
    var scripts: [Script] = []
    for element in try elements() { scripts.append(try element.script()) }
    guard let last = scripts.popLast() else { throw problem("there is no script") }
    return KnownFailure.Example(last, after: scripts)
  }
}
