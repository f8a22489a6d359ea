import Rules

/// Whether a layer waits for layout, or for display, and why.
package struct Mark: Sendable {
  /// Tells whether the layer waits.
  package var isSet: Bool
  var why: Why
  /// What leaves open whether it waits, if anything does.
  var open: OpenItem?
  /// How often it was marked since it last was laid out or displayed.
  package var count = 0
  /// The rules which say that what was done since has left the mark alone.
  var left = Why.none

  /// Tells whether the layer may wait, as far as anybody can say.
  var isPossible: Bool { isSet || open != nil }

  mutating func set(_ why: Why) {
    count += 1
    if isSet, open == nil { return }
    (isSet, self.why, open, left) = (true, why, nil, .none)
  }

  mutating func clear(_ why: Why) {
    (isSet, self.why, open, count, left) = (false, why, nil, 0, .none)
  }

  /// Leaves open whether the layer was marked; one that certainly waits still does.
  mutating func doubtSet(_ item: OpenItem) {
    if !isSet { open = open ?? item }
  }

  /// Leaves open whether the layer still waits.
  mutating func doubtCleared(_ item: OpenItem) {
    if isSet { open = open ?? item }
  }
}
