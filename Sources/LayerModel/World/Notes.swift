import LayerScript
import Rules

/// Something about a layer that a script can observe.
enum Observable: Hashable, Sendable {
  case model(Property)
  case presentation(Property)
  case animationKeys
  /// Conversions that go through the layer, or from or to it.
  case conversions
}

/// What "X never changes Y" puts on record about one layer, until Y is observed or written.
struct Notes: Sendable {
  private var undisturbed: [(observable: Observable, note: Undisturbed)] = []
  private var observed: [(observable: Observable, step: Int)] = []

  /// Notes that something just done must have left an observable alone.
  mutating func note(_ observable: Observable, _ why: Why, reasons: inout ReasonTable) {
    let seenAt = observed.first { $0.observable == observable }?.step
    if let place = undisturbed.firstIndex(where: { $0.observable == observable }) {
      let united = reasons.union(undisturbed[place].note.why, why)
      undisturbed[place].note = Undisturbed(why: united, seenAt: seenAt)
    } else {
      undisturbed.append((observable, Undisturbed(why: why, seenAt: seenAt)))
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
      observed.append((observable, step))
    }
    return note
  }

  /// Forgets everything about an observable that was written.
  mutating func clear(_ observable: Observable) {
    undisturbed.removeAll { $0.observable == observable }
    observed.removeAll { $0.observable == observable }
  }
}
