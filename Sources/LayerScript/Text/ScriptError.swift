/// The complaint that a text is not a script, with the place and the remedy.
public struct ScriptError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong there.
  public let message: String
  /// What to write instead, where there is something to suggest.
  public let remedy: String?

  /// Creates a complaint; of a long one, which has words of the text in it, only the start is kept.
  init(line: Int, column: Int, message: String, remedy: String?) {
    (self.line, self.column, self.remedy) = (line, column, remedy)
    self.message = EngineText(message).terminal
  }
}

extension ScriptError: CustomStringConvertible {
  /// The place, the complaint and the remedy in one line.
  public var description: String {
    "line \(line), column \(column): \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}

/// Finds the word that was probably meant.
public enum Spelling {
  /// How many letters of a word are compared: nobody means anything by more, and each costs time.
  private static let most = 80

  /// The candidate with the fewest changed letters; nil when none is near.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = String(word.prefix(most))
    let length = word.count
    let limit = max(1, length / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      // Each letter more or less is a change: what is much longer or shorter is not looked at.
      if abs(length - candidate.count) > limit { continue }
      let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A remedy that names the probable word, or lists the candidates; of very many, the nearest few.
  public static func remedy(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    if candidates.count <= 80 {
      return "expected one of " + candidates.joined(separator: ", ")
    }
    let letters = Array(word.prefix(most).lowercased())
    let ranked = candidates.enumerated().map { place, candidate in
      (editDistance(letters, Array(candidate.lowercased())), place, candidate)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    return "the nearest of \(candidates.count) are "
      + ranked.prefix(5).map { "'\($0.2)'" }.joined(separator: ", ")
  }

  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, ours) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, theirs) in right.enumerated() {
        let change = diagonal + (ours == theirs ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
