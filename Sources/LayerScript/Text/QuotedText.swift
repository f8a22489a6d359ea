extension String {
  /// Reads a text in double quotes, with the escapes of scripts; nil where there is anything else.
  package init?(quoted text: String) {
    guard let tokens = try? Tokenizer.tokens(of: text), tokens.count == 2,
      case .string(let content) = tokens[0].content
    else { return nil }
    self = content
  }
}
