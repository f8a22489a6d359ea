/// What a test notes about one case while it is carried out (`SystemTest.note`).
public struct CaseNotes: Sendable {
  /// What the last command came to, if the test gave it a name.
  var lastOutcome: String?
  /// The labels of the case, each once, in the order in which they came.
  var labels: [String] = []
  /// The features that the case showed, each once, with the step at which it first did.
  var features: [(number: UInt64, step: Int)] = []
  /// The step that is being noted.
  var step = 0
  private var known: Set<UInt64> = []
  let wantsFeatures: Bool

  init(wantsFeatures: Bool) {
    self.wantsFeatures = wantsFeatures
  }

  /// Starts a new case, keeping the room.
  mutating func restart() {
    labels.removeAll(keepingCapacity: true)
    features.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// Says what the command came to, such as *refused* or *no-op*.
  public mutating func outcome(_ name: String) {
    lastOutcome = name
  }

  /// Says what kind of case this is; a case has a label once, however often it is said.
  public mutating func label(_ name: String) {
    if !labels.contains(name) { labels.append(name) }
  }

  /// Says that the case shows a feature, by a number that means the same in every case.
  ///
  /// A guided search keeps cases that show features which no case showed before and builds on them. So
  /// whatever deserves to be reached deserves a feature for every step on the way there.
  public mutating func feature(_ number: UInt64) {
    guard wantsFeatures, known.insert(number).inserted else { return }
    features.append((number, step))
  }
}
