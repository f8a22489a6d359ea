import LayerScript
import Rules

/// Names of known failures: words with dashes between, which say roughly what is wrong.
public enum KnownName {
  /// Tells whether a text may be a name: it begins with a letter or digit and has no blanks.
  public static func isValid(_ name: String) -> Bool {
    guard name.utf8.count <= 80, let first = name.first, first.isLetter || first.isNumber else {
      return false
    }
    return name.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
  }

  /// The name for a finding that was not known: the area of its rule and a word or two of what shows
  /// it, with a number where that is taken.
  static func given(to finding: Finding, besides taken: Set<String>) -> String {
    let name = ([area(of: finding)] + words(of: finding.identity)).map(\.wordsWithDashes)
      .filter { !$0.isEmpty }.joined(separator: "-")
    let base = String(name.prefix(60))
    var (free, number) = (base, 1)
    while taken.contains(free) {
      number += 1
      free = "\(base)-\(number)"
    }
    return free
  }

  private static func area(of finding: Finding) -> String {
    finding.primary?.area.name ?? finding.problem.kind.rawValue
  }

  private static func words(of identity: ProblemIdentity) -> [String] {
    if let law = identity.law { return [law] }
    let look = identity.look.property ?? identity.look.verb
    let culprit = identity.culprit.property ?? identity.culprit.verb
    return look == culprit ? [look] : [look, culprit]
  }
}

extension String {
  /// The words of a text with single dashes between.
  fileprivate var wordsWithDashes: String {
    split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}
