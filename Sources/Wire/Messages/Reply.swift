public import LayerScript

/// A message from a driver to the harness.
public struct Reply: Hashable, Sendable {
  /// What the driver answers.
  public enum Content: Hashable, Sendable {
    /// Who it is and what it can do.
    case hello(EngineDescription)
    /// What its engine answered to a script.
    case trace(Trace)
    /// That it ends.
    case bye
    /// That it cannot answer the message. The text says why.
    case error(EngineText)
  }

  /// The number of the message that is answered.
  public var number: Int
  /// What is answered.
  public var content: Content

  /// Creates a message.
  public init(number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }
}

extension Json {
  /// A message from a driver as it travels.
  public init(_ reply: Reply) {
    let number: (String, Json?) = ("n", .number(Double(reply.number)))
    switch reply.content {
    case .hello(let description): self = .members([number, ("hello", Json(description))])
    case .trace(let trace): self = .members([number, ("trace", Json(trace))])
    case .bye: self = .members([number, ("bye", .object([]))])
    case .error(let message): self = .members([number, ("error", Json(message))])
    }
  }
}

extension Reply {
  /// Reads a message.
  ///
  /// - Throws: `MessageProblem` with the place of what cannot be read.
  public init(_ json: Json) throws(MessageProblem) {
    let field = Field(json, path: "")
    guard json.asObject != nil else { throw field.problem("expected an object") }
    let number = try field.member("n").integer()
    if let hello = field.optional("hello") {
      self.init(number: number, .hello(try EngineDescription(hello)))
    } else if let trace = json["trace"] {
      self.init(number: number, .trace(try Trace(trace)))
    } else if json["bye"] != nil {
      self.init(number: number, .bye)
    } else if let message = field.optional("error") {
      self.init(number: number, .error(try message.engineText()))
    } else {
      throw field.problem("expected one of hello, trace, bye, error")
    }
  }
}
