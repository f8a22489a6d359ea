/// What a coverage-guided search takes for progress.
public enum Feedback: Hashable, Sendable {
  /// The features that the test notes (`CaseNotes.feature`).
  case notes
  /// These, and every ordered pair of kinds of commands that came to one object one after the other.
  case notesAndPairs

  var countsPairs: Bool { self == .notesAndPairs }
}

/// Notes pairs of kinds of commands on one object.
///
/// Which objects a command is about is read off its choices, so any machine that names objects by
/// references has this feedback without a line of its own.
struct PairFeedback {
  /// The last kind of command about each object; objects are few, so a list is quicker than a table.
  private var last: [(object: UInt64, kind: UInt64)] = []

  mutating func restart() {
    last.removeAll(keepingCapacity: true)
  }

  /// Notes what a command is about.
  ///
  /// - Parameters:
  ///   - kind: The name of the command's kind.
  ///   - choices: The choices behind the command.
  ///   - notes: Takes the features.
  mutating func note(_ kind: String, _ choices: ArraySlice<Choice>, _ notes: inout CaseNotes) {
    let kind = Self.code(of: kind)
    for choice in choices where choice.kind == .reference || choice.kind == .identity {
      let object = SplitMix64.mix(choice.bits << 8 | UInt64(choice.sort))
      if let place = last.firstIndex(where: { $0.object == object }) {
        notes.feature(SplitMix64.mix(last[place].kind &* 31 ^ kind))
        last[place].kind = kind
      } else {
        last.append((object, kind))
      }
    }
  }

  /// A number for a name that is the same in every run and process (FNV-1a).
  private static func code(of name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
