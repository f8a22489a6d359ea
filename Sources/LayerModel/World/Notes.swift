import LayerScript
import Rules

/// Something about a layer that a script can observe.
enum Observable: Hashable, Sendable {
  case model(Property)
  case presentation(Property)
  /// What is published of a property, which animations may hide.
  case published(Property)
  case animationKeys
  /// Conversions that go through the layer, or from or to it.
  case conversions
}

/// What "X never changes Y" puts on record about one layer, until Y is observed or written.
struct Notes: Sendable {
  private var undisturbed: [(observable: Observable, note: Undisturbed, step: Int)] = []
  private var observed: [(observable: Observable, step: Int)] = []
  private var written: [(observable: Observable, step: Int)] = []

  /// As many entries of a sort as most layers have at most.
  private static let usualEntries = 4

  /// Notes that something just done must have left an observable alone.
  mutating func note(
    _ observable: Observable, _ why: Why, at step: Int, reasons: inout ReasonTable
  ) {
    let seenAt = observed.first { $0.observable == observable }?.step
    if let place = undisturbed.firstIndex(where: { $0.observable == observable }) {
      let united = reasons.union(undisturbed[place].note.why, why)
      undisturbed[place].note = Undisturbed(why: united, seenAt: seenAt)
      undisturbed[place].step = step
    } else {
      if undisturbed.isEmpty { undisturbed.reserveCapacity(Self.usualEntries) }
      undisturbed.append((observable, Undisturbed(why: why, seenAt: seenAt), step))
    }
  }

  /// What an observation would put to the test.
  func pending(_ observable: Observable) -> Undisturbed {
    undisturbed.first { $0.observable == observable }?.note ?? Undisturbed()
  }

  /// What has left the model alone since a step has left alone what is published of it now.
  mutating func publish(since step: Int, reasons: inout ReasonTable) {
    for entry in undisturbed where entry.step > step {
      guard case .model(let property) = entry.observable, property.isPublished else { continue }
      note(.published(property), entry.note.why, at: entry.step, reasons: &reasons)
    }
  }

  /// Hands out what an observation puts to the test, and remembers that it was made.
  mutating func observe(_ observable: Observable, at step: Int) -> Undisturbed {
    var note = Undisturbed()
    if let place = undisturbed.firstIndex(where: { $0.observable == observable }) {
      note = undisturbed.remove(at: place).note
    }
    if let place = observed.firstIndex(where: { $0.observable == observable }) {
      observed[place].step = step
    } else {
      if observed.isEmpty { observed.reserveCapacity(Self.usualEntries) }
      observed.append((observable, step))
    }
    return note
  }

  /// Forgets everything about an observable that was written at a step.
  mutating func clear(_ observable: Observable, at step: Int = -1) {
    forget(observable)
    if let place = written.firstIndex(where: { $0.observable == observable }) {
      written[place].step = step
    } else {
      written.append((observable, step))
    }
  }

  /// Forgets what must have left an observable alone, and that it was observed.
  mutating func forget(_ observable: Observable) {
    if let place = undisturbed.firstIndex(where: { $0.observable == observable }) {
      undisturbed.remove(at: place)
    }
    if let place = observed.firstIndex(where: { $0.observable == observable }) {
      observed.remove(at: place)
    }
  }

  /// The step at which an observable was last observed, if that is what was done to it last.
  func lastSeen(_ observable: Observable) -> Int? {
    observed.first { $0.observable == observable }?.step
  }

  /// The step at which an observable was last written; before all steps if it never was.
  func lastWritten(_ observable: Observable) -> Int {
    written.first { $0.observable == observable }?.step ?? -1
  }
}

/// What must have left the same observable of all sublayers of a layer alone.
///
/// It is kept once, with its step, so that a change costs the same however many sublayers there are;
/// each of them looks it up when it is observed.
struct SublayerNotes: Sendable {
  private(set) var entries: [(observable: Observable, rule: RuleID, step: Int)] = []

  mutating func note(_ observable: Observable, _ rule: RuleID, at step: Int) {
    entries.removeAll { $0.observable == observable && $0.rule == rule }
    entries.append((observable, rule, step))
  }
}

extension Property {
  /// Tells whether a copy shows the property as a value of its own.
  fileprivate var isPublished: Bool {
    switch self {
    case .superlayer, .sublayers, .mask, .needsLayout, .needsDisplay: false
    default: true
    }
  }
}

extension WorldState {
  /// Notes that something just done to a layer must have left observables of its sublayers alone.
  mutating func note(_ rule: RuleID, leaves properties: [Property], ofSublayersOf layer: Int) {
    for property in properties { sublayerNotes[layer].note(.model(property), rule, at: step) }
  }

  /// Hands out what an observation of a layer's model puts to the test, and remembers that it was made.
  mutating func observe(_ property: Property, of layer: Int) -> Undisturbed {
    let note = undisturbed(.model(property), of: layer)
    _ = notes[layer].observe(.model(property), at: step)
    return note
  }

  /// Adds what must have left one thing alone to what must have left another one alone.
  mutating func unite(_ note: inout Undisturbed, _ other: Undisturbed) {
    if other.why.isEmpty { return }
    if note.why.isEmpty {
      note = other
      return
    }
    note.why = reasons.union(note.why, other.why)
    note.seenAt = note.seenAt.flatMap { seen in other.seenAt.map { max(seen, $0) } }
  }

  /// What must have left an observable of a layer alone since it was observed or written.
  private mutating func undisturbed(_ observable: Observable, of layer: Int) -> Undisturbed {
    var note = notes[layer].pending(observable)
    guard let above = nodes[layer].superlayer.layer, !nodes[layer].isMask,
      above < sublayerNotes.count, !sublayerNotes[above].entries.isEmpty
    else { return note }
    let seen = notes[layer].lastSeen(observable)
    let since = max(seen ?? -1, notes[layer].lastWritten(observable), nodes[layer].arrival)
    for entry in sublayerNotes[above].entries
    where entry.observable == observable && entry.step > since {
      note.why = reasons.union(note.why, entry.rule)
      note.seenAt = note.seenAt ?? seen
    }
    return note
  }
}
