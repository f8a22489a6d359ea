public import LayerScript

/// A message from the harness to a driver.
public struct Request: Hashable, Sendable {
  /// What the harness asks for.
  public enum Content: Hashable, Sendable {
    /// Who are you, and what can you do?
    case hello(protocols: [Int], suite: String)
    /// Carry out a script in an empty world.
    case run(Script)
    /// Carry out steps that may not be in the vocabulary.
    case runUnchecked(Json)
    /// End.
    case bye
  }

  /// The version of the protocol that this code speaks.
  public static let protocolVersion = 1

  /// The number of the message; it grows with every message.
  public var number: Int
  /// What is asked for.
  public var content: Content

  /// Creates a message.
  public init(number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }
}

extension Json {
  /// A message from the harness as it travels.
  public init(_ request: Request) {
    let number: (String, Json?) = ("n", .number(Double(request.number)))
    switch request.content {
    case .hello(let protocols, let suite):
      let body = Json.members([
        ("protocol", .numbers(protocols.map(Double.init))), ("suite", .string(suite)),
      ])
      self = .members([number, ("hello", body)])
    case .run(let script): self = .members([number, ("run", .members([("steps", Json(script))]))])
    case .runUnchecked(let steps): self = .members([number, ("run", .members([("steps", steps)]))])
    case .bye: self = .members([number, ("bye", .object([]))])
    }
  }
}

extension Request {
  /// Reads a message; steps are not looked at, because a driver answers each by itself.
  ///
  /// - Throws: `MessageProblem` when the document is no message.
  public init(_ json: Json) throws(MessageProblem) {
    let field = Field(json, path: "")
    let number = try field.member("n").integer()
    if let hello = field.optional("hello") {
      var protocols: [Int] = []
      for element in try hello.member("protocol").elements() {
        protocols.append(try element.integer())
      }
      let suite = try hello.member("suite").string()
      self.init(number: number, .hello(protocols: protocols, suite: suite))
    } else if let run = field.optional("run") {
      self.init(number: number, .runUnchecked(try run.member("steps").json))
    } else if json["bye"] != nil {
      self.init(number: number, .bye)
    } else {
      throw MessageProblem(path: "", message: "expected one of hello, run, bye")
    }
  }
}
