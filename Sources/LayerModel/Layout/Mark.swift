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

/// One mark a layer, and which of them a commit has to look at.
///
/// A commit costs what has changed and not what there is: a mark that a commit has settled, or has
/// left open, is looked at again once it is touched.
package struct MarkList: Sendable {
  private var marks: [Mark] = []
  /// The layers whose mark may be set and was touched since a commit last looked at it.
  private(set) var pending: LayerSet = []

  var isEmpty: Bool { marks.isEmpty }
  var indices: Range<Int> { marks.indices }

  package subscript(layer: Int) -> Mark {
    get { marks[layer] }
    set {
      marks[layer] = newValue
      if newValue.isPossible { pending.insert(layer) }
    }
  }

  mutating func append(_ mark: Mark) {
    if marks.isEmpty { marks.reserveCapacity(WorldState.usualLayers) }
    if mark.isPossible { pending.insert(marks.count) }
    marks.append(mark)
  }

  /// Has the next commit look at the mark of a layer again.
  mutating func touch(_ layer: Int) {
    if marks[layer].isPossible { pending.insert(layer) }
  }

  /// Notes that a commit has looked at a mark and left it as it is.
  mutating func pass(_ layer: Int) { pending.remove(layer) }
}
