import LayerModel
import LayerScript
import Rules

/// Makes no callback that an item leaves open, and those that the reference's own reading does not make.
///
/// What came before it was due does not come again, and what was left out comes when it is due.
struct OpenCallbacks: AnswerChoice {
  let item: OpenItem
  /// The callbacks that it is about.
  private let kinds: Set<Event.Kind>
  /// Callbacks that came before they were due, with the steps of that.
  private var early: [(event: Event, step: Int)] = []
  /// Callbacks that did not come when they were permitted.
  private var late: [Event] = []
  /// Layers that were laid out though they need not have been: that is not done again before something changes.
  private var laidOut: Set<Event> = []
  private var step = 0

  init(_ item: OpenItem, of kinds: Set<Event.Kind> = Set(Event.Kind.allCases)) {
    self.item = item
    self.kinds = kinds
  }

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    defer { self.step += 1 }
    takeBackEarlyOnes(&outcome, expected)
    makeUpForLateOnes(&outcome, expected)
    if !step.onlyLaysOut { laidOut = [] }
    var count = 0
    for event in expected.events where event.presence == .open(item) {
      switch event.shape {
      case .event(let own), .withAnyDetails(let own):
        guard kinds.contains(own.kind), let place = outcome.events.firstIndex(of: own) else {
          continue
        }
        outcome.events.remove(at: place)
        late.append(own)
        count += 1
      case .repeated(let other) where !kinds.contains(other.kind): continue
      case .repeated(let other):
        // What comes once does not come early twice.
        if other.comesOnce, early.contains(where: { $0.event == other }) { continue }
        // Layout goes before display (DIS-15).
        let isFirst = other.kind == .called && other.isOfLayout
        if isFirst, !laidOut.insert(other).inserted { continue }
        outcome.events.insert(other, at: isFirst ? 0 : outcome.events.count)
        // Of what was removed before its commit nothing is ever due.
        if other.comesOnce, item != .animation(37) { early.append((other, self.step)) }
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
    for (event, step) in early {
      let isDue = expected.events.contains { due in
        due.mayHaveCome(at: step) && (due.answer.map { $0.isSameNews(as: event) } ?? false)
      }
      guard isDue, let place = outcome.events.firstIndex(where: { $0.isSameNews(as: event) }) else {
        continue
      }
      outcome.events.remove(at: place)
      early.removeAll { $0.event == event }
    }
  }

  private mutating func makeUpForLateOnes(_ outcome: inout Outcome, _ expected: Expected) {
    for event in late where !outcome.events.contains(event) {
      let isDue = expected.events.contains { due in
        due.mayHaveCome(at: step - 1) && (due.news == event || due.isSearch(running: event))
      }
      guard isDue else { continue }
      outcome.events.append(event)
      late.removeAll { $0 == event }
    }
  }
}

extension Step {
  /// Tells whether the step changes nothing but what is laid out.
  fileprivate var onlyLaysOut: Bool {
    if case .send(.layoutIfNeeded, to: _) = command { return true }
    return isQuery
  }
}

extension ExpectedEvent {
  /// The callback that it speaks of, however often it comes; nil where it speaks of many.
  fileprivate var news: Event? {
    if case .repeated(let event) = shape { return event }
    return answer
  }

  /// Tells whether an action that was run is what a search for some keys has found.
  fileprivate func isSearch(running event: Event) -> Bool {
    guard case .searches(layer: _, let keys) = shape, case .ran = event else { return false }
    return keys?.contains(event.key ?? "") ?? true
  }

  /// Tells whether the event may have come at an earlier step.
  fileprivate func mayHaveCome(at step: Int) -> Bool {
    switch presence {
    case .onceSince(let first), .sometimeSince(let first): first <= step
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
