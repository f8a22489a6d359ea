import Conformance
import LayerScript
import Rules

/// What a script shows that a guided search takes for progress: which rules were put to the test by which
/// kind of observation, and which kinds of steps came to one object one after the other.
struct CaseFeatures {
  private(set) var all: [(number: UInt64, step: Int)] = []
  private var known: Set<UInt64> = []

  /// Collects the features of a script.
  init(_ script: Script, expected: [Expected], reasons: ReasonTable) {
    var last: [ObjectName: String] = [:]
    for (place, step) in script.steps.enumerated() {
      let kind = step.kind.rawValue
      for name in step.mentioned + step.created {
        if let earlier = last[name] { note(["pair", earlier, kind], at: place) }
        last[name] = kind
      }
      guard step.isQuery, place < expected.count else { continue }
      let observation = step.observation
      for rule in reasons.members(of: expected[place].why) {
        note(["rule", rule.description, observation], at: place)
      }
    }
  }

  private mutating func note(_ words: [String], at step: Int) {
    let number = Self.number(of: words)
    if known.insert(number).inserted { all.append((number, step)) }
  }

  /// A number for some words that is the same in every run and process (FNV-1a).
  private static func number(of words: [String]) -> UInt64 {
    words.reduce(0xCBF2_9CE4_8422_2325) { sum, word in
      word.utf8.reduce(sum ^ 0xFF) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
