package import LayerScript
import Rules

/// Which layers wait for layout, and what is being laid out.
package struct LayoutState: Sendable {
  /// One mark a layer.
  package var marks = MarkList()
  /// The layers whose own layout runs, outermost first.
  var running: [Int] = []
  /// What is known of the pass under way, if one is.
  var pass: LayoutPass?
  /// Tells whether anybody may ever be told to lay out or display a layer.
  var hasHearers = false
  /// Tells whether it was ever open where a layer stands, or a layer was ever masked.
  var isTreeLoose = false
  /// Tells of each layer whether every engine has the same bounds to the last bit, so that a set to
  /// the same size is one.
  var hasExactSize: [Bool] = []

  mutating func addLayer(isMarked: Bool) {
    if marks.isEmpty { hasExactSize.reserveCapacity(WorldState.usualLayers) }
    marks.append(Mark(isSet: isMarked, why: Why(.lay(1))))
    hasExactSize.append(true)
  }
}

/// One walk through a tree that lays out what waits.
struct LayoutPass: Sendable {
  /// The layers that the walk has come past.
  var visited: LayerSet = []
  /// The layers whose mark was set in the course of the walk, by the layout of one above them.
  var late: LayerSet = []
  /// The layers whose mark was set in the course of the walk by the layout of others, before which the walk may have
  /// come past them.
  var disputed: LayerSet = []
  /// The layers that changed places in the course of the walk.
  var moved: LayerSet = []
  /// Tells whether the layer that was asked for layout was marked itself.
  var receiverWasMarked = false
  /// The layers whose callbacks are programmed to act.
  var actors: [Int] = []
  /// The callbacks that are certain so far.
  var events: [Event] = []
  /// How many layers were laid out.
  var count = 0
}

/// Why layers are laid out.
package enum LayoutOrigin: Hashable, Sendable {
  /// `layoutIfNeeded` of a layer, which may begin further up.
  case request(Int)
  /// An outermost commit.
  case commit
  /// `layoutSublayers`, called directly.
  case direct
}

/// Something that may mark a layer, or the one above it, for layout.
package enum LayoutChange: Hashable, Sendable {
  /// A layer was added to the list.
  case added
  /// A layer was inserted into the list.
  case inserted
  /// A layer in the list was replaced.
  case replaced
  /// A layer was removed from the list.
  case removed
  /// The whole list was set.
  case sublayersSet
  /// The layer was put under another.
  case moved
  /// The size of the bounds changed; through the frame or by itself.
  case size(byFrame: Bool)
  /// The origin of the bounds alone changed.
  case origin
  /// The transform changed.
  case transform
  /// The position changed; through the frame or by itself.
  case position(byFrame: Bool)
  /// A frame was set that leaves the bounds as they are.
  case frameKeepingBounds
  /// A property was set to the value that it has.
  case same
  /// It cannot be told what changed: an item leaves it open.
  case unknown
  /// A property changed of which no rule speaks.
  case other
}

/// Whom a change marks.
package struct LayoutTargets: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The layer that changed.
  package static let own = LayoutTargets(rawValue: 1)
  /// The layer above it.
  package static let above = LayoutTargets(rawValue: 2)
}

/// Who would be told that a layer is to be laid out, or displayed.
package struct Hearers: Sendable {
  /// The class that overrides the method.
  package var override: ObjectName?
  /// The delegate that implements the callback.
  package var delegate: ObjectName?
  /// The layout manager.
  package var manager: ObjectName?
  /// What leaves open who the delegate is.
  var open: OpenItem?
}
