extension String {
  /// The text with other characters in the place of some.
  ///
  /// A mark such as an accent makes one letter of itself and the character beside it, to Swift; compilers,
  /// shells and browsers still see the character. So what has a meaning to them is looked for scalar by
  /// scalar.
  package func replacingScalars(_ old: String, with new: String) -> String {
    String(unicodeScalars.replacing(old.unicodeScalars, with: new.unicodeScalars))
  }
}
