/// The choices behind a case, with a short text that survives: it is printed with every failure, can be
/// pasted into a test, and gives the same case again as long as its generators draw the same choices.
///
/// The text begins with `c1:`, which names the format. Steps end with `;`. A choice is a number for an
/// alternative, `y` or `n` for yes or no, `+5` or `-5` for a whole number, `d1.5` for a floating-point
/// number, `@2.7` and `^2.7` for a reference to object 7 of sort 2 and for its creation, and `(7` and `)`
/// around choices that belong together. Behind `/` stands the simplest value, where that is not zero.
public struct RecordedCase: Hashable, Sendable, LosslessStringConvertible {
  /// The choices behind each step.
  public var steps: [[Choice]]

  private static let start = "c1:"

  /// Records the choices of a case.
  public init(_ steps: [[Choice]]) {
    self.steps = steps
  }

  /// Reads a case from its text; nil where that is not one.
  public init?(_ text: String) {
    guard text.hasPrefix(Self.start) else { return nil }
    let body = text.dropFirst(Self.start.count)
    var steps: [[Choice]] = []
    for step in body.split(separator: ";") {
      var choices: [Choice] = []
      for word in step.split(separator: " ") {
        guard let choice = Choice(word: word) else { return nil }
        choices.append(choice)
      }
      steps.append(choices)
    }
    self.steps = steps
  }

  /// The text of the case.
  public var description: String {
    Self.start
      + steps.map { step in step.map { " \($0.word)" }.joined() + ";" }.joined()
  }
}

extension RecordedCase: Codable {
  /// Reads a case from its text.
  ///
  /// - Throws: `DecodingError` where the text is not that of a case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let read = RecordedCase(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not the text of a case")
    }
    self = read
  }

  /// Writes the text of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
