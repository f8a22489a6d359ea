import Conformance
import LayerScript
import Rules

/// When a finding may be what follows from another.
extension Finding {
  /// How many objects of a script one query is asked about at most.
  private static let mostObjects = 6

  /// Tells whether it is worth to try whether the finding follows from another: that one has a query to be tried
  /// in this one's script, and its rule has a part in what is wrong here.
  func mayFollow(from other: Finding) -> Bool {
    guard isOneAnswer, other.isOneAnswer, other.problem.event == nil, known == other.known,
      counts == other.counts, script != other.script || problem.step != other.problem.step,
      other.script.steps.indices.contains(other.problem.step),
      other.script.steps[other.problem.step].isQuery,
      let primary = other.primary, suspects.contains(primary)
    else { return false }
    // Nearly everything rests on some rules: that they have a part says nothing.
    return !Blame.isGeneric(primary)
  }

  /// Tells whether the finding may be one mistake with another that the same reading of the rules puts right: neither
  /// is known for another mistake, and they are not wrong in opposite ways.
  func mayBeReadLike(_ other: Finding) -> Bool {
    let faults = Set([behavesLike, other.behavesLike].compactMap(\.self))
    return faults.count < 2 && known == other.known && counts == other.counts
      && !isOpposite(of: other)
  }

  /// Tells whether the finding is one mistake with another that needs some of the same unusual input.
  func isOne(with other: Finding, needing inputs: Set<UnusualInput>) -> Bool {
    if inputs.contains(where: \.isTelling) { return true }
    return !inputs.isEmpty
      && Blame.likeness(of: suspects, and: other.suspects) > Self.likenessOfOneNeed
  }

  /// How alike the suspects of findings are that need the same which two mistakes may need.
  private static let likenessOfOneNeed = 0.35

  /// Whether a single answer or callback is wrong.
  var isOneAnswer: Bool { problem.kind == .wrongAnswer && problem.law == nil }

  /// Tells whether the finding may follow from another that turned wrong in its script.
  ///
  /// - Parameters:
  ///   - other: The other finding.
  ///   - mine: The index of the command behind which the query of this one turned wrong; nil where it is no query.
  ///   - command: The index of the command behind which that of the other one did.
  /// - Returns: Whether the one may be the reason of the other.
  func mayFollow(from other: Finding, turning mine: Int?, behind command: Int) -> Bool {
    // The same question is wrong whatever the reason: that says something only if the same makes it wrong.
    if identity.ofAnyProperty.look == other.identity.ofAnyProperty.look {
      return identity.culprit.verb == other.identity.culprit.verb && !isKeptApart(from: other)
    }
    guard let mine else { return true }
    return mine >= command && script.steps[(command + 1)..<(mine + 1)].allSatisfy(\.onlyPublishes)
  }

  /// What comes first of several that may follow from each other, smallest first.
  func rank(at place: Int) -> [Int] { [suspects.count, script.steps.count, place] }

  /// Tells whether some problems have the one that the finding shows.
  func isShown(by problems: [Problem], at step: Int) -> Bool {
    problems.contains {
      $0.step == step && $0.event == problem.event && $0.deviation == problem.deviation
    }
  }

  /// The query that shows what is wrong, for objects of another finding's script, and for the property there.
  func queries(for other: Finding) -> [Step] {
    let query = script.steps[problem.step]
    let made = other.script.steps.flatMap(\.created)
    var namings: [[(name: ObjectName, other: ObjectName)]] = [[]]
    for name in Set(query.mentioned).sorted(by: { $0.description < $1.description }) {
      namings = namings.flatMap { naming in
        made.filter { made in
          made.kind == name.kind && !naming.contains { $0.other == made }
        }.map { naming + [(name, $0)] }
      }
    }
    let queries = namings.prefix(Self.mostObjects).compactMap { query.renaming($0) }
    guard let mine = identity.mainProperty, let theirs = other.identity.mainProperty,
      mine != theirs, identity.shape(of: mine) == other.identity.shape(of: theirs)
    else { return queries }
    return queries + queries.compactMap { $0.replacing(mine.rawValue, by: theirs.rawValue) }
  }
}

extension Step {
  /// Tells whether the step only lets show what earlier ones did.
  fileprivate var onlyPublishes: Bool {
    if case .host = command { return true }
    return isPublishing
  }

  /// The step with other names for its objects; nil where it has no such form.
  fileprivate func renaming(_ names: [(name: ObjectName, other: ObjectName)]) -> Step? {
    var text = Script([self]).description
    // By way of words that no script has, because names may change places.
    for (number, pair) in names.enumerated() {
      text = text.replacingWord(pair.name.description, by: "object\(number)")
    }
    for (number, pair) in names.enumerated() {
      text = text.replacingWord("object\(number)", by: pair.other.description)
    }
    return (try? Script(parsing: text))?.steps.first
  }

  /// The step with another word wherever a word stands by itself; nil where it has no such form.
  fileprivate func replacing(_ word: String, by other: String) -> Step? {
    (try? Script(parsing: Script([self]).description.replacingWord(word, by: other)))?.steps.first
  }
}
