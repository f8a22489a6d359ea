import LayerModel
import LayerScript
import Rules

/// Makes no callback that an item leaves open, and those that the reference's own reading does not make.
///
/// What came before it was due does not come again.
struct OpenCallbacks: AnswerChoice {
  let item: OpenItem
  private var early: [Event] = []

  init(_ item: OpenItem) {
    self.item = item
  }

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    takeBackEarlyOnes(&outcome, expected)
    var count = 0
    for event in expected.events where event.presence == .open(item) {
      switch event.shape {
      case .event(let own), .withAnyDetails(let own):
        guard let place = outcome.events.firstIndex(of: own) else { continue }
        outcome.events.remove(at: place)
        count += 1
      case .repeated(let other):
        // Layout goes before display (DIS-15).
        let isFirst = other.kind == .called && other.isOfLayout
        outcome.events.insert(other, at: isFirst ? 0 : outcome.events.count)
        if other.comesOnce { early.append(other) }
        count += 1
      case .searches(let layer, let keys):
        let questions = world.state.questions(to: layer, about: keys ?? ["elsewhere"])
        outcome.events += questions
        count += questions.count
      case .otherQuestions:
        let questions = world.state.questions(to: nil, about: ["engineDetail"])
        outcome.events += questions
        count += questions.count
      case .kinds: continue
      }
    }
    return count
  }

  private mutating func takeBackEarlyOnes(_ outcome: inout Outcome, _ expected: Expected) {
    for event in early {
      let isDue = expected.events.contains { due in
        due.isSince && (due.answer.map { $0.isSameNews(as: event) } ?? false)
      }
      guard isDue, let place = outcome.events.firstIndex(where: { $0.isSameNews(as: event) }) else {
        continue
      }
      outcome.events.remove(at: place)
      early.removeAll { $0 == event }
    }
  }
}

extension ExpectedEvent {
  /// Tells whether the event may have come at an earlier step.
  fileprivate var isSince: Bool {
    switch presence {
    case .onceSince, .sometimeSince: true
    case .once, .onceAnywhere, .onceAfter, .open: false
    }
  }
}

extension Event {
  /// Tells whether a layer is laid out.
  fileprivate var isOfLayout: Bool {
    if case .called(_, .layoutSublayers, layer: _) = self { return true }
    return false
  }

  /// Tells whether the event is news of something that happens once.
  fileprivate var comesOnce: Bool {
    switch self {
    case .started, .stopped, .completed: true
    case .asked, .ran, .called, .changed: false
    }
  }

  /// Tells whether two events are news of the same, whatever they say of it.
  fileprivate func isSameNews(as other: Event) -> Bool {
    switch (self, other) {
    case (.stopped(let who, let animation, finished: _), .stopped(let other, let its, finished: _)):
      who == other && animation == its
    case (.completed(let block, finished: _), .completed(let other, finished: _)): block == other
    default: self == other
    }
  }
}

extension WorldState {
  /// The questions that the delegate of a layer, or of any, may be asked about some keys.
  fileprivate func questions(to layer: ObjectName?, about keys: [String]) -> [Event] {
    let layers = layer.map { [self.layer($0)].compactMap { $0 } } ?? Array(0..<layerCount)
    return layers.flatMap { index -> [Event] in
      guard let delegate = askableDelegate(of: index) else { return [] }
      let name = name(of: index)
      return keys.map { .asked(delegate, .actionForKey, layer: name, key: $0, seen: nil) }
    }
  }
}
