extension Generator where Value == Unicode.Scalar {
  /// Unicode scalars; those that come first in the alphabet are the simplest.
  public static func scalar(of alphabet: Alphabet = .unicode) -> Generator {
    Generator { source, like in
      let wanted = like.map { alphabet.place(of: $0) ?? -1 }
      let place = source.integer(in: 0...Swift.max(0, alphabet.count - 1), like: wanted) {
        alphabet.propose(from: &$0)
      }
      return alphabet.count > 0 ? alphabet.scalar(at: place) : nil
    }
  }
}

extension Generator where Value == Character {
  /// Characters of one Unicode scalar; those that come first in the alphabet are the simplest.
  public static func character(of alphabet: Alphabet = .unicode) -> Generator {
    Generator<Unicode.Scalar>.scalar(of: alphabet).map(
      { Character($0) },
      from: { character in
        let scalars = character.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
      })
  }
}

extension Generator where Value == String {
  /// Texts; shorter ones are simpler, and then those of scalars that come first in the alphabet.
  ///
  /// - Parameters:
  ///   - count: How many Unicode scalars a text may have; it may have fewer characters.
  ///   - alphabet: The scalars.
  /// - Returns: The generator.
  public static func string(
    count: ClosedRange<Int> = 0...100, of alphabet: Alphabet = .unicode
  ) -> Generator {
    Generator<Unicode.Scalar>.scalar(of: alphabet).list(count: count).map(
      { scalars in String(String.UnicodeScalarView(scalars)) }, from: { Array($0.unicodeScalars) })
  }
}
