public import LayerScript

extension Json {
  /// An outcome as it travels: one member that says what was answered, and the events.
  public init(_ outcome: Outcome) {
    let events = outcome.events
    self = .members([
      Self.member(of: outcome.answer),
      ("reason", outcome.answer.reason.map { Json($0) }),
      ("situation", outcome.answer.isSituation ? .boolean(true) : nil),
      ("events", events.isEmpty ? nil : .array(events.map { Json($0) })),
    ])
  }

  /// A trace as it travels: the list of its outcomes.
  public init(_ trace: Trace) {
    self = .array(trace.outcomes.map { Json($0) })
  }

  private static func member(of answer: Answer) -> (String, Json?) {
    switch answer {
    case .done: ("done", .boolean(true))
    case .value(let value): ("value", Json(value))
    case .raised(let name, reason: _): ("raised", Json(name))
    case .unsupported(let reason, isSituation: _): ("unsupported", Json(reason))
    case .failed(let trouble): ("failed", Json(trouble))
    }
  }

  private init(_ event: Event) {
    let kind: (String, Json?) = ("event", .string(event.kind.rawValue))
    let name = { (name: ObjectName?) in name.map { Json.string($0.description) } }
    switch event {
    case .asked(let who, let callback, let layer, let key, let seen):
      self = .members([
        kind, ("who", name(who)), ("callback", .string(callback.rawValue)),
        ("layer", name(layer)), ("key", .string(key)), ("seen", seen.map { Json($0) }),
      ])
    case .ran(let action, let key, let layer):
      self = .members([
        kind, ("who", name(action)), ("key", .string(key)), ("layer", name(layer)),
      ])
    case .started(let who, let animation):
      self = .members([kind, ("who", name(who)), ("animation", name(animation))])
    case .stopped(let who, let animation, let finished):
      self = .members([
        kind, ("who", name(who)), ("animation", name(animation)), ("finished", .boolean(finished)),
      ])
    case .completed(let block, let finished):
      self = .members([
        kind, ("who", name(block)), ("finished", finished.map { .boolean($0) }),
      ])
    case .called(let who, let callback, let layer):
      self = .members([
        kind, ("who", name(who)), ("callback", .string(callback.rawValue)),
        ("layer", name(layer)),
      ])
    case .changed(let layer, let key, let old, let new):
      self = .members([
        kind, ("layer", name(layer)), ("key", .string(key)), ("old", Json(old)),
        ("new", Json(new)),
      ])
    }
  }
}

extension Trace {
  /// Reads a trace: a list of outcomes; unknown members are ignored.
  ///
  /// - Throws: `MessageProblem` with the place of the first outcome that cannot be read.
  public init(_ json: Json, path: String = "trace") throws(MessageProblem) {
    var outcomes: [Outcome] = []
    for element in try Field(json, path: path).elements() {
      outcomes.append(try element.outcome())
    }
    self.init(outcomes)
  }
}

extension Field {
  /// How many events an outcome may have.
  private static let mostEvents = 10_000

  func outcome() throws(MessageProblem) -> Outcome {
    var events: [Event] = []
    if let list = optional("events") {
      let elements = try list.elements()
      if elements.count > Self.mostEvents {
        throw list.problem("there are more than \(Self.mostEvents) events")
      }
      for element in elements { events.append(try element.event()) }
    }
    return Outcome(try answer(), events: events)
  }

  private func answer() throws(MessageProblem) -> Answer {
    let keys = ["done", "value", "raised", "unsupported", "failed"].filter { json[$0] != nil }
    guard keys.count == 1, let key = keys.first else {
      throw problem("expected exactly one of done, value, raised, unsupported, failed")
    }
    let field = try member(key)
    switch key {
    case "done":
      if field.json != .boolean(true) { throw field.problem("expected true") }
      return .done
    case "value": return .value(try field.value())
    case "raised":
      return .raised(try field.engineText(), reason: Remark(try optional("reason")?.engineText()))
    case "unsupported":
      return .unsupported(
        try field.engineText(), isSituation: try optional("situation")?.boolean() ?? false)
    default: return .failed(try field.engineText())
    }
  }

  private func event() throws(MessageProblem) -> Event {
    switch try member("event").choice("an event", of: Event.Kind.self) {
    case .asked:
      return .asked(
        try who(), try callback(), layer: try layerIfAny(), key: try key(),
        seen: try json["seen"].map { json throws(MessageProblem) in
          try Field(json, path: "\(path).seen").value()
        })
    case .ran: return .ran(try who(), key: try key(), layer: try member("layer").name())
    case .started: return .started(try who(), animation: try member("animation").name())
    case .stopped:
      return .stopped(
        try who(), animation: try member("animation").name(),
        finished: try member("finished").boolean())
    case .completed:
      let finished = try optional("finished").map { field throws(MessageProblem) in
        try field.boolean()
      }
      return .completed(try who(), finished: finished)
    case .called: return .called(try who(), try callback(), layer: try layerIfAny())
    case .changed:
      return .changed(
        try member("layer").name(), key: try key(), old: try member("old").value(),
        new: try member("new").value())
    }
  }

  private func who() throws(MessageProblem) -> ObjectName { try member("who").name() }

  private func layerIfAny() throws(MessageProblem) -> ObjectName? {
    try optional("layer").map { field throws(MessageProblem) in try field.name() }
  }
}
