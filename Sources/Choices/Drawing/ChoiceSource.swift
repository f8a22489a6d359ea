/// Where the decisions of a test case come from, and where they are recorded.
///
/// One declaration of a generator serves three purposes, because every draw takes an optional value
/// to be *like*: at random it proposes values, in replay it repeats recorded ones, and in encoding it
/// finds the choices that would have produced a given value. That makes every generator reflective:
/// what is written by hand can be shrunk like what was drawn.
///
/// Weights, mixtures and preferences belong to the proposal alone and never to what is recorded.
public struct ChoiceSource: Sendable {
  enum Mode: Sendable {
    case random
    case replay
    case encode
  }

  private let origin: Mode
  /// Tells whether missing decisions of a replay are proposed at random (`mutator`).
  let fillsGaps: Bool
  /// The place of the one recorded decision that is to be proposed anew.
  var gap: Int?
  /// The kinds of commands that random proposals keep to, as bits.
  var subset = UInt64.max
  /// The kinds of commands that are not to come, as bits; only asked where gaps are filled.
  var excluded: UInt64 = 0
  /// The kind of the last command that was picked out of several kinds.
  var commandKind: Int?
  /// The kinds of commands that the last random proposal was one of.
  var wantedKinds = KindList()
  var random: SplitMix64
  var pending: [Choice]
  var cursor = 0
  /// Where the decisions of the innermost open span end, in replay.
  var limit = 0
  /// Doubles drawn so far, newest last, offered again to later draws.
  var recent: [Double] = []
  /// The last whole numbers drawn, offered again to later draws.
  var recentIntegers: [Int] = []
  /// How many whole numbers were drawn.
  var integerCount = 0

  /// The decisions made so far.
  public private(set) var recorded: [Choice] = []
  /// Tells whether a recorded decision did not fit what was asked for, or was missing.
  public internal(set) var deviated = false
  /// Tells whether a value to be encoded lies outside what the generator can draw.
  public internal(set) var cannotEncode = false

  /// Creates a source that proposes values at random.
  public init(seed: UInt64) {
    origin = .random
    fillsGaps = false
    random = SplitMix64(seed: seed)
    pending = []
  }

  /// Creates a source that repeats recorded decisions.
  ///
  /// A decision that does not fit is replaced by the simplest value, and `deviated` is set.
  public init(replaying choices: [Choice]) {
    origin = .replay
    fillsGaps = false
    random = SplitMix64(seed: 0)
    pending = choices
    limit = choices.count
  }

  private init(mode: Mode, fillsGaps: Bool = false) {
    origin = mode
    self.fillsGaps = fillsGaps
    random = SplitMix64(seed: 0)
    pending = []
  }

  /// A source that takes every decision from the values handed to it.
  public static var encoder: ChoiceSource { ChoiceSource(mode: .encode) }

  /// A source that repeats recorded decisions and proposes those that are missing at random.
  static var mutator: ChoiceSource { ChoiceSource(mode: .replay, fillsGaps: true) }

  /// Where the next decision comes from.
  var mode: Mode {
    fillsGaps && (cursor >= limit || cursor == gap) ? .random : origin
  }

  /// Tells whether every recorded decision was used.
  public var isExhausted: Bool { cursor >= limit }

  /// Tells whether the next value is proposed at random.
  public var isRandom: Bool { mode == .random }

  /// A number in `0..<bound` for planning ahead, which is not recorded; zero unless at random.
  ///
  /// What is planned this way may only guide proposals, never what a decision means.
  public mutating func plan(below bound: Int) -> Int {
    isRandom ? Int(random.next(below: UInt64(bound))) : 0
  }

  /// Says that a value to be encoded lies outside what the generator can draw.
  public mutating func giveUpEncoding() {
    if mode == .encode { cannotEncode = true }
  }

  /// Starts a new step: the record begins anew and, in replay, the given decisions come next.
  @usableFromInline
  mutating func restart(replaying choices: [Choice] = []) {
    recorded.removeAll(keepingCapacity: true)
    pending = choices
    cursor = 0
    limit = choices.count
    deviated = false
    cannotEncode = false
  }

  /// Starts a new random case, keeping the room for its record.
  mutating func restart(seed: UInt64, subset: UInt64, excluded: UInt64 = 0) {
    random = SplitMix64(seed: seed)
    self.subset = subset
    self.excluded = excluded
    recent.removeAll(keepingCapacity: true)
    recentIntegers.removeAll(keepingCapacity: true)
    integerCount = 0
    restart()
  }

  /// Starts a new step of a case whose record goes on.
  mutating func beginStep(replaying choices: [Choice] = [], gap: Int? = nil) {
    pending = choices
    cursor = 0
    limit = choices.count
    self.gap = gap
    commandKind = nil
  }

  /// Forgets what was recorded behind a place.
  mutating func rollBack(to count: Int) {
    while recorded.count > count { recorded.removeLast() }
  }

  /// Forgets an element that is not wanted: what was recorded for it, behind a place.
  mutating func forgetElement(behind count: Int) {
    rollBack(to: count)
    if mode == .replay { deviated = true }
    if mode == .encode { cannotEncode = true }
  }

  mutating func record(_ choice: Choice) {
    recorded.append(choice)
    if fillsGaps, cursor == gap {
      gap = nil
      cursor += 1
    }
  }

  /// The next recorded decision if it is of the right kind; nil means: take the simplest value.
  mutating func nextPending(_ kind: Choice.Kind, sort: UInt8 = 0) -> Choice? {
    guard cursor < limit else {
      deviated = true
      return nil
    }
    let choice = pending[cursor]
    cursor = choice.kind == .open ? endOfSpan(at: cursor) : cursor + 1
    if choice.kind == kind && choice.sort == sort { return choice }
    deviated = true
    return nil
  }
}
