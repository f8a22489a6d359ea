extension Choice {
  /// The choice as one word (see `RecordedCase`).
  var word: String {
    switch kind {
    case .boolean: bits == 1 ? "y" : "n"
    case .index: "\(bits)"
    case .integer: integerWord(bits) + (simplest == 0 ? "" : "/" + integerWord(simplest))
    case .double: "d\(doubleWord(bits))" + (simplest == 0 ? "" : "/" + doubleWord(simplest))
    case .reference: "@\(sort).\(bits)"
    case .identity: "^\(sort).\(bits)"
    case .open: "(\(sort)"
    case .close: ")"
    }
  }

  private func integerWord(_ bits: UInt64) -> String {
    let number = Int64(bitPattern: bits)
    return number < 0 ? "\(number)" : "+\(number)"
  }

  private func doubleWord(_ bits: UInt64) -> String { "\(Double(bitPattern: bits))" }

  /// Reads a choice from its word; nil where that is not one.
  init?(word: Substring) {
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let value = parts.first, let first = value.first else { return nil }
    let rest = value.dropFirst()
    let simplest = parts.count > 1 ? parts[1] : nil
    switch first {
    case "y", "n":
      guard value.count == 1, simplest == nil else { return nil }
      self.init(.boolean, bits: first == "y" ? 1 : 0)
    case "+", "-":
      guard let number = Int64(value), let least = Int64(simplest ?? "0") else { return nil }
      self.init(
        .integer, bits: UInt64(bitPattern: number), simplest: UInt64(bitPattern: least))
    case "d":
      guard let number = Double(rest), let least = Double(simplest ?? "0") else { return nil }
      self.init(.double, bits: number.bitPattern, simplest: least.bitPattern)
    case "@", "^":
      let numbers = rest.split(separator: ".", omittingEmptySubsequences: false)
      guard numbers.count == 2, let sort = UInt8(numbers[0]), let bits = UInt64(numbers[1]),
        simplest == nil
      else { return nil }
      self.init(first == "@" ? .reference : .identity, bits: bits, sort: sort)
    case "(":
      guard let sort = UInt8(rest), simplest == nil else { return nil }
      self.init(.open, bits: 0, sort: sort)
    case ")":
      guard rest.isEmpty, simplest == nil else { return nil }
      self.init(.close, bits: 0)
    default:
      guard let bits = UInt64(value), simplest == nil else { return nil }
      self.init(.index, bits: bits)
    }
  }
}

extension Choice: Codable {
  /// Reads a choice from its word.
  ///
  /// - Throws: `DecodingError` where the text is not the word of a choice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let choice = Choice(word: text[...]) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not the word of a choice")
    }
    self = choice
  }

  /// Writes the word of the choice.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
