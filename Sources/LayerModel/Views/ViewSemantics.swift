package import Geometry
package import LayerScript

/// One change of one property inside a block.
package struct BlockChange: Sendable {
  package let property: Property
  package let old: Value
  package let new: Value
  /// What is shown at this moment.
  package let shown: Value
  /// What the clock says at this moment.
  package var now = 0.0
  package let isAdditive: Bool
  package var pace: BlockPace
}

/// Where a built-in animation inside a block has its duration from.
package enum DurationOrigin: Hashable, Sendable {
  /// No transaction says anything.
  case standard
  /// A transaction that the block is in.
  case around
  /// A transaction within the block.
  case within
}

/// The decisions about views and their blocks that a faulty engine may take differently.
package protocol ViewSemantics: PartialSemantics {
  /// What a view answers when a layer asks it for an action (VIEW-01..03, 06, 07, 27, 37, 40, 44).
  mutating func viewAnswer(to key: String, of layer: Int, in state: inout WorldState) -> ViewAnswer

  /// Tells whether a change that is saved for later ends the search (VIEW-42).
  var savingEndsSearch: Bool { get }

  /// How the animations of a block run, given the block around it (VIEW-21..26).
  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace

  /// Tells whether the animation of a property is added to what is below (VIEW-15, VIEW-16).
  mutating func addsInBlock(_ property: Property, in state: inout WorldState) -> Bool

  /// The animation of a change in a block (VIEW-13..20, 51, 56).
  mutating func blockAnimation(of change: BlockChange) -> AnimationObject

  /// The key of a block's animation (VIEW-17, VIEW-18).
  mutating func blockKey(
    of property: Property, isAdditive: Bool, among keys: [String]
  ) -> String

  /// The seconds by which a block's animation begins after its commit (VIEW-22).
  mutating func begin(after delay: Double) -> Double

  /// What `animationsEnabled` is after `performWithoutAnimation` (VIEW-39).
  mutating func enabled(afterBlockThatFound before: Bool) -> Bool

  /// What else happens when animations are switched off: nothing (VIEW-37).
  mutating func didDisableAnimations(in state: inout WorldState)

  /// Tells whether the body of a block waits for its end (VIEW-04).
  var defersBodies: Bool { get }

  /// The key times of changes in a block of key frames (VIEW-41).
  mutating func share(_ seconds: Double, of duration: Double) -> Double

  /// Takes the ended block off the stack (VIEW-03, VIEW-26, VIEW-48).
  mutating func close(_ block: ViewBlock, in views: inout ViewState)

  /// Adds a change to those that a custom block has saved (VIEW-47).
  mutating func save(_ change: SavedChange, in block: inout OpenBlock)

  /// The key-frame animation of a saved change of a custom block (VIEW-45).
  mutating func popAnimation(of change: SavedChange, to new: Value, duration: Double)
    -> AnimationObject

  /// Tells whether a custom block puts the old value back (VIEW-46).
  var popRestoresModel: Bool { get }

  /// The place of a view's layer beside the layer of a sibling (VIEW-59).
  mutating func subviewPlace(
    beside sibling: Int, offset: Int, in parent: Int, state: inout WorldState
  ) -> InsertionPlace

  /// Tells whether a view is refused beside one that is no sibling (VIEW-58).
  var refusesForeignSubview: Bool { get }

  /// The layer above a view's layer while the view hears that it has moved (VIEW-60).
  mutating func superlayerSeen(by layer: Int, former: Int?, in state: inout WorldState) -> Int?

  /// A point or rectangle converted between a view and nothing, outside any window (VIEW-57).
  mutating func viewConverted(_ value: Value, besideFrame frame: Rect) -> Value

  /// What `inheritedAnimationDuration` reads (VIEW-55).
  mutating func inheritedDuration(in state: inout WorldState) -> Double

  /// What a property reads through the view (VIEW-49).
  mutating func viewValue(_ value: Value, of property: Property, layer: Int) -> Value

  /// The key times of a sequence of images (VIEW-43).
  mutating func imageSequence(_ images: [Value], duration: Double, count: Double)
    -> AnimationObject

  /// The animations that the completion of a block waits for (VIEW-28, VIEW-29).
  mutating func awaited(_ block: OpenBlock) -> Set<Int>

  /// Tells whether a forwarder to a view that is gone has nobody to ask (VIEW-31).
  var forgetsGoneViews: Bool { get }

  /// Tells whether the layer behind a view names it as its delegate (VIEW-33).
  var viewsAreDelegates: Bool { get }

  /// Tells whether a block that animates nothing completes at once (VIEW-28).
  var completesAtOnce: Bool { get }

  /// Whether a block has finished one of whose animations was cut short (VIEW-29, VIEW-53).
  mutating func finished(afterReplacement isReplaced: Bool) -> Bool

  /// The animation for a key with the timing of the action for another (VIEW-34).
  mutating func copiedTiming(
    of action: AnimationObject, for property: Property, from old: Value
  ) -> AnimationObject?

  /// Tells whether a key animates where there is no action to copy the timing of (VIEW-35).
  var copiesWithoutAction: Bool { get }

  /// Tells whether a change inside a block searches although actions are disabled: that of a layer behind a view
  /// (VIEW-12), or of one beside views (VIEW-11).
  mutating func blocksEnableActions(behindView: Bool) -> Bool

  /// How long the built-in animation of a change inside a block lasts (VIEW-09, VIEW-10).
  mutating func blockDuration(
    _ seconds: Double, from origin: DurationOrigin, inside pace: BlockPace
  ) -> Double

  /// What `areAnimationsEnabled` reads (VIEW-38).
  mutating func reportedEnabled(_ isEnabled: Bool) -> Bool

  /// Tells whether the layer of a view takes an explicit animation outside of blocks (VIEW-50).
  var viewsTakeAnimations: Bool { get }

  /// Tells whether an animation that adds cuts short the one that it is added to (VIEW-52).
  var addingCutsShort: Bool { get }
}

extension ViewSemantics {
  package mutating func blocksEnableActions(behindView: Bool) -> Bool { false }
  package var viewsTakeAnimations: Bool { true }
  package var addingCutsShort: Bool { false }
  package var copiesWithoutAction: Bool { false }
  package mutating func reportedEnabled(_ isEnabled: Bool) -> Bool { isEnabled }

  package mutating func blockDuration(
    _ seconds: Double, from origin: DurationOrigin, inside pace: BlockPace
  ) -> Double { seconds }

  package var completesAtOnce: Bool { false }
  package var forgetsGoneViews: Bool { true }
  package var viewsAreDelegates: Bool { true }
  package mutating func awaited(_ block: OpenBlock) -> Set<Int> { block.members }
  package mutating func finished(afterReplacement isReplaced: Bool) -> Bool { false }
  package var savingEndsSearch: Bool { true }
  package var defersBodies: Bool { false }
  package var popRestoresModel: Bool { true }
  package var refusesForeignSubview: Bool { false }

  package mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    state.standardViewAnswer(to: key, of: layer)
  }

  package mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    BlockPace(block, inside: outer)
  }

  package mutating func addsInBlock(_ property: Property, in state: inout WorldState) -> Bool {
    property.isAdditiveInBlocks(since: state.uikit)
  }

  package mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    change.animation
  }

  package mutating func blockKey(
    of property: Property, isAdditive: Bool, among keys: [String]
  ) -> String {
    let names = (1...keys.count + 1).map {
      $0 == 1 ? property.rawValue : "\(property.rawValue)-\($0)"
    }
    return isAdditive ? names.first { !keys.contains($0) } ?? property.rawValue : property.rawValue
  }

  package mutating func begin(after delay: Double) -> Double { delay }

  package mutating func enabled(afterBlockThatFound before: Bool) -> Bool { before }

  package mutating func didDisableAnimations(in state: inout WorldState) {}

  package mutating func share(_ share: Double, of duration: Double) -> Double { share }

  package mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    views.blocks.removeLast()
  }

  package mutating func save(_ change: SavedChange, in block: inout OpenBlock) {
    let isKnown = block.saved.contains {
      $0.layer == change.layer && $0.property == change.property
    }
    if block.block.kind != .pop || !isKnown { block.saved.append(change) }
  }

  package mutating func popAnimation(
    of change: SavedChange, to new: Value, duration: Double
  ) -> AnimationObject {
    change.popAnimation(to: new, duration: duration)
  }

  package mutating func subviewPlace(
    beside sibling: Int, offset: Int, in parent: Int, state: inout WorldState
  ) -> InsertionPlace {
    offset == 0 ? .below(sibling) : .above(sibling)
  }

  package mutating func superlayerSeen(
    by layer: Int, former: Int?, in state: inout WorldState
  ) -> Int? { state.parent(of: layer) }

  package mutating func viewConverted(_ value: Value, besideFrame frame: Rect) -> Value { value }

  package mutating func inheritedDuration(in state: inout WorldState) -> Double {
    state.views.inForce?.pace.duration ?? 0
  }

  package mutating func viewValue(_ value: Value, of property: Property, layer: Int) -> Value {
    value
  }

  package mutating func imageSequence(
    _ images: [Value], duration: Double, count: Double
  ) -> AnimationObject {
    .imageSequence(images, duration: duration, count: count)
  }

  package mutating func copiedTiming(
    of action: AnimationObject, for property: Property, from old: Value
  ) -> AnimationObject? {
    action.copyingTiming(for: property, from: old)
  }
}
