import Conformance
import LayerScript

/// The changes that were seen, one for all that are told from others by the same.
struct ChangeBook: Sendable {
  private var entries: [Change.Identity: Change] = [:]
  /// How many answers of the two versions were held against each other.
  private(set) var answers = 0
  /// Scripts to which the earlier version gave no answer.
  private(set) var earlierDeaths = 0

  /// Takes note of the changes in one script, of each sort once.
  mutating func note(_ changes: SeenChanges, in script: Script) {
    answers += changes.answers
    if changes.isEarlierDead { earlierDeaths += 1 }
    var seen: Set<Change.Identity> = []
    for change in changes.all where seen.insert(change.identity).inserted {
      let steps = script.steps.prefix(change.step + 1)
      add(
        Change(
          change.identity, count: 1, script: Script(Array(steps)), before: change.before,
          now: change.now))
    }
  }

  /// Takes in what another book has.
  mutating func add(_ other: ChangeBook) {
    for change in other.entries.values { add(change) }
    answers += other.answers
    earlierDeaths += other.earlierDeaths
  }

  private mutating func add(_ change: Change) {
    guard var known = entries[change.identity] else {
      entries[change.identity] = change
      return
    }
    let isBetter = change.isShorter(than: known)
    known.count += change.count
    if isBetter {
      (known.script, known.before, known.now) = (change.script, change.before, change.now)
    }
    entries[change.identity] = known
  }

  /// The changes by their kind, the most frequent of each first.
  var sorted: [Change] {
    entries.values.sorted { left, right in
      let kinds = (left.identity.kind.place, right.identity.kind.place)
      if kinds.0 != kinds.1 { return kinds.0 < kinds.1 }
      if left.count != right.count { return left.count > right.count }
      return left.identity.text < right.identity.text
    }
  }
}

extension Change {
  /// Tells whether the script is shorter than that of another, or of the same length and before it.
  fileprivate func isShorter(than other: Change) -> Bool {
    let counts = (script.steps.count, other.script.steps.count)
    return counts.0 != counts.1
      ? counts.0 < counts.1 : script.description < other.script.description
  }
}

extension Change.Kind {
  /// Where changes of the kind stand in a list.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Change.Identity {
  fileprivate var text: String { "\(look) \(deviation?.rawValue ?? "")" }
}
