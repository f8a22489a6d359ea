/// A failure that a search shrank and filed, one for each signature.
public struct FiledFailure<Command> {
  /// Where a failure was met first.
  public enum Origin: Hashable, Sendable {
    /// In a saved case, by its name.
    case saved(String)
    /// In the case with this number.
    case generated(Int)
  }

  /// What failures of this cause have in common (`SystemTest.signature`).
  public let signature: String
  /// What is wrong.
  public let complaint: String
  /// Where it was met first: in a saved case, else in the case with the lowest number.
  public let origin: Origin
  /// The commands as they were met, up to the one that failed.
  public let original: [Command]
  /// The simplest commands that were reached.
  public let commands: [Command]
  /// The choices behind these commands, for a test that repeats them; nil where the commands cannot be
  /// drawn.
  public let recorded: RecordedCase?
  /// What the shrinker tried and why it stopped; nil where nothing could be tried, because the failure
  /// does not show again or its commands cannot be drawn.
  public let report: ShrinkReport?
  /// Whether the same commands showed the same failure once more.
  public let isRepeatable: Bool
  /// How many cases ended in it.
  public internal(set) var occurrences: Int

  /// The kinds of commands that all shrunk failures of this signature needed, by name.
  public internal(set) var commonKinds: [String]
  /// Those of them that a search can do without, as bits.
  var avoidable: UInt64
}

extension FiledFailure: Sendable where Command: Sendable {}

extension FiledFailure {
  /// The place of the failure among others: saved cases first, then by the number of the case.
  var place: Int {
    if case .generated(let index) = origin { index } else { -1 }
  }

  /// Whether no saved case had shown the failure already.
  var isNew: Bool { place >= 0 }

  /// Takes in another failure of the same signature.
  mutating func absorb(_ other: FiledFailure) {
    let isEarlier = other.place < place
    let common = commonKinds.filter(other.commonKinds.contains)
    let bits = avoidable & other.avoidable
    let sum = occurrences + other.occurrences
    if isEarlier { self = other }
    occurrences = sum
    commonKinds = common
    avoidable = bits
  }
}
