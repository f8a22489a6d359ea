public import LayerScript

/// The assignment of an engine's callbacks to the expected ones.
struct EventMatching {
  /// An expected event that did not come as it should.
  struct Missing {
    /// What was expected.
    let expected: ExpectedEvent
    /// One that came and looks like it, if there is one.
    var nearest: Event?
    /// Whether it came, but before others that it has to follow.
    var isEarly = false
  }

  /// Expected events that came.
  private(set) var found: [ExpectedEvent] = []
  /// Expected events that did not come as they should.
  private(set) var missing: [Missing] = []
  /// Events that nothing allows.
  private(set) var unexpected: [Event] = []

  /// Matches the events of one step.
  ///
  /// - Parameters:
  ///   - expected: What the step must and may cause.
  ///   - actual: What it caused.
  ///   - earlier: The events of each step before it that were allowed and not yet due; those that turn
  ///     out to be due now are taken out, those of this step are added.
  init(_ expected: [ExpectedEvent], _ actual: [Event], earlier: inout [[Event]]) {
    // Most steps call nothing back, and need not.
    if actual.isEmpty, expected.allSatisfy(\.isOpen) {
      earlier.append([])
      return
    }
    var isUsed = [Bool](repeating: false, count: actual.count)
    var next = 0
    // Where each callback came, and how often one was looked for behind the same ones: of those that are alike nobody
    // can say which is which.
    var places: [Event: [Int]] = [:]
    var occurrences: [[Event]: Int] = [:]
    // What may come with any details takes what is left by those that say them.
    for wanted in expected.filter({ !$0.isLoose }) + expected.filter(\.isLoose) {
      let start: Int
      switch wanted.presence {
      case .once: start = next
      case .onceAnywhere: start = 0
      case .onceAfter(let earlier):
        let group = earlier + [wanted.answer].compactMap(\.self)
        let occurrence = occurrences[group, default: 0]
        occurrences[group] = occurrence + 1
        start = Self.lastPlace(of: earlier, in: places, occurrence: occurrence) + 1
      case .onceSince(let step), .sometimeSince(let step):
        start = 0
        if Self.take(wanted, since: step, from: &earlier) {
          found.append(wanted)
          continue
        }
      case .open: continue
      }
      let range = start..<actual.count
      let fitting = range.filter { !isUsed[$0] && wanted.shape.accepts(actual[$0]) }
      // Of those that it may be, one that says just this is least wanted elsewhere.
      if let place = fitting.first(where: { actual[$0] == wanted.exact }) ?? fitting.first {
        isUsed[place] = true
        found.append(wanted)
        if let event = wanted.answer { places[event, default: []].append(place) }
        if case .once = wanted.presence { next = place + 1 }
      } else {
        let similar = range.first { !isUsed[$0] && wanted.shape.resembles(actual[$0]) }
        if let similar { isUsed[similar] = true }
        missing.append(Missing(expected: wanted, nearest: similar.map { actual[$0] }))
      }
    }
    for index in missing.indices where missing[index].nearest == nil {
      let shape = missing[index].expected.shape
      missing[index].isEarly = actual.indices.contains { !isUsed[$0] && shape.accepts(actual[$0]) }
    }
    // What has to come at least once may come again.
    let allowances = expected.filter { $0.isOpen || $0.mayComeAgain }.map(\.shape)
    let rest = actual.indices.filter { !isUsed[$0] }.map { actual[$0] }
    unexpected = rest.filter { event in
      !event.isOfNoConcern && !allowances.contains { $0.accepts(event) }
    }
    earlier.append(rest)
  }

  /// The last place of those that a callback has to follow, -1 where none of them came.
  ///
  /// Where several came that are alike, as for one animation on two layers, the first of those that follow them has to
  /// follow the first, the second the second.
  private static func lastPlace(
    of earlier: [Event], in places: [Event: [Int]], occurrence: Int
  ) -> Int {
    earlier.reduce(-1) { last, event in
      let sorted = (places[event] ?? []).sorted()
      return sorted.isEmpty ? last : max(last, sorted[min(occurrence, sorted.count - 1)])
    }
  }

  /// Looks for an event in earlier steps that allowed it before it was due.
  private static func take(
    _ wanted: ExpectedEvent, since step: Int, from earlier: inout [[Event]]
  ) -> Bool {
    for index in earlier.indices where index >= step {
      guard let place = earlier[index].firstIndex(where: { wanted.shape.accepts($0) }) else {
        continue
      }
      earlier[index].remove(at: place)
      return true
    }
    return false
  }
}

extension Expected {
  /// Tells whether some callbacks are the expected ones and no others.
  public func allowsEvents(_ actual: [Event]) -> Bool {
    var earlier: [[Event]] = []
    return allowsEvents(actual, earlier: &earlier)
  }

  /// Tells whether some callbacks are the expected ones and no others, of several steps in turn.
  public func allowsEvents(_ actual: [Event], earlier: inout [[Event]]) -> Bool {
    let matching = EventMatching(events, actual, earlier: &earlier)
    return matching.missing.isEmpty && matching.unexpected.isEmpty
  }
}

extension ExpectedEvent {
  /// The event with the details that the reference itself gives it, where it may have others.
  fileprivate var exact: Event? {
    if case .withAnyDetails(let event) = shape { return event }
    return nil
  }

  /// Tells whether the event has to come at least once, be it in an earlier step.
  fileprivate var mayComeAgain: Bool {
    if case .sometimeSince = presence { return true }
    return false
  }

  /// Tells whether the event may come anywhere in the step and with any details.
  fileprivate var isLoose: Bool {
    if case .withAnyDetails = shape { return presence == .onceAnywhere }
    return false
  }

  fileprivate var isOpen: Bool {
    if case .open = presence { return true }
    return false
  }
}

extension EventShape {
  /// Tells whether an event is one that the shape speaks of.
  func accepts(_ event: Event) -> Bool {
    switch self {
    case .event(let expected): expected.isMatched(by: event)
    case .repeated(let expected), .withAnyDetails(let expected):
      expected.withoutDetails == event.withoutDetails
    case .kinds(let kinds): kinds.contains(event.kind)
    case .searches(let layer, let keys):
      Self.accepts(event, layer: layer, keys: keys)
    case .otherQuestions(let keys):
      event.kind == .asked && !keys.contains(event.key ?? "")
    }
  }

  /// Tells whether an event is the expected one but for its details.
  func resembles(_ event: Event) -> Bool {
    guard case .event(let expected) = self else { return false }
    return expected.withoutDetails == event.withoutDetails
  }

  private static func accepts(_ event: Event, layer: ObjectName?, keys: [String]?) -> Bool {
    let subject: ObjectName?
    switch event {
    case .asked(_, _, layer: let about, key: _, seen: _): subject = about
    case .ran(_, key: _, layer: let about): subject = about
    default: return false
    }
    let isAbout = layer == nil || subject == nil || subject == layer
    return isAbout && (keys.map { $0.contains(event.key ?? "") } ?? true)
  }
}

extension Event {
  /// Tells whether the event is a question to a class of which no rule says whether or how often it
  /// is put: ACT-21 and ACT-37 speak of searches for actions alone.
  fileprivate var isOfNoConcern: Bool {
    guard case .asked(_, let callback, _, _, _) = self else { return false }
    return callback == .needsDisplayForKey || callback == .defaultValueForKey
  }

  /// Tells whether an actual event is this one; what was seen counts where both sides say it.
  fileprivate func isMatched(by actual: Event) -> Bool {
    guard withoutDetails == actual.withoutDetails else { return false }
    switch (self, actual) {
    case (.asked(_, _, _, _, let ours?), .asked(_, _, _, _, let theirs?)):
      return Self.isNear(ours, theirs)
    case (.stopped(_, _, let ours), .stopped(_, _, let theirs)): return ours == theirs
    case (.completed(_, let ours?), .completed(_, let theirs?)): return ours == theirs
    case (.changed(_, _, let old, let new), .changed(_, _, let theirOld, let theirNew)):
      return Self.isNear(old, theirOld) && Self.isNear(new, theirNew)
    default: return true
    }
  }

  private static func isNear(_ ours: Value, _ theirs: Value) -> Bool {
    let scale = ours.components?.map(abs).max() ?? 0
    return ours.isEqual(to: theirs, within: .geometry(largest: scale))
      || ours.isEqual(to: theirs, within: .singlePrecision)
  }

  /// The event without what may be wrong about it while it is still the same event.
  fileprivate var withoutDetails: Event {
    switch self {
    case .asked(let who, let callback, let layer, let key, seen: _):
      .asked(who, callback, layer: layer, key: key, seen: nil)
    case .stopped(let who, let animation, finished: _):
      .stopped(who, animation: animation, finished: false)
    case .completed(let block, finished: _): .completed(block, finished: nil)
    case .changed(let layer, let key, old: _, new: _):
      .changed(layer, key: key, old: .nil, new: .nil)
    default: self
    }
  }
}
