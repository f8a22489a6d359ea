package import LayerScript
import Rules

/// What is known of views: which layer is whose, and which blocks are open.
package struct ViewState: Sendable {
  /// The views by the index of the layer behind them.
  var owners: [Int: ObjectName] = [:]
  /// The views that report moves to another superview.
  var reporting: Set<ObjectName> = []
  /// The views that nobody holds any more.
  var gone: Set<ObjectName> = []
  /// What image views show, and for how long.
  var sequences: [ObjectName: [Property: Value]] = [:]
  /// Whether blocks animate anything (VIEW-37, VIEW-38).
  package var isEnabled = true
  /// The rules behind the setting.
  var whyEnabled = Why(.view(38))
  /// The open blocks, outermost first.
  package var blocks: [OpenBlock] = []
  /// Tells whether a block has ended (VIEW-03).
  var hasEnded = false
  /// The kind of the block that ended last within one that is still open (VIEW-26, VIEW-48).
  var endedInside: ViewBlock.Kind?
  /// Commands that a faulty engine carries out later than it should.
  package var deferred: [Command] = []

  /// The block that decides what views answer.
  package var inForce: OpenBlock? { blocks.last { $0.block.kind != .withoutAnimation } }
}

/// A block whose end is still to come.
package struct OpenBlock: Sendable {
  package let block: ViewBlock
  /// How its animations run, what it inherits included.
  package var pace: BlockPace
  /// What the setting of `animationsEnabled` was before.
  let wasEnabled: Bool
  /// How many transactions were open when it began.
  let depth: Int
  /// What was changed inside and is animated at the end.
  package var saved: [SavedChange] = []
  /// What leaves open what becomes of changes inside.
  var open: OpenItem?
  /// What leaves open when the block is told that its animations are over.
  var doubt: OpenItem?
  /// The numbers of the animations that it has made.
  package var members: Set<Int> = []
}

/// How the animations of a block run.
package struct BlockPace: Hashable, Sendable {
  package var duration: Double
  package var delay: Double
  package var curve: TimingFunction.Name
  package var repeatCount: Double
  package var autoreverses: Bool
  package var startsFromShown: Bool
  /// The share of critical damping, where a spring paces.
  package var damping: Double?
}

/// A change that a block saves up (VIEW-40, VIEW-44).
package struct SavedChange: Sendable {
  package let layer: Int
  package let property: Property
  package let old: Value
  package var new: Value
  /// When the value sets out and how long it takes, as shares of the whole.
  package let start: Double
  package let length: Double
  /// The rules that decided on the way that nothing else animates.
  let why: Why
  let open: OpenItem?
}

/// What a view answers when it is asked for an action.
package enum ViewAnswer: Hashable, Sendable {
  /// The null object.
  case null
  /// No object, because the change is animated later.
  case saved
  /// The animation of the block in force.
  case animation
}

/// The versions of UIKit that differ in what blocks do (M8).
package enum UIKitVersion: Int, Comparable, Sendable {
  case seven = 7
  case eight = 8
  case eleven = 11
  case thirteen = 13

  package static func < (left: UIKitVersion, right: UIKitVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Assumptions {
  /// The version that the engine declares; nil when it declares none.
  package var uikit: UIKitVersion? {
    let declared: [(Profile, UIKitVersion)] = [
      (.uikit13, .thirteen), (.uikit11, .eleven), (.view8, .eight), (.view7, .seven),
    ]
    return declared.first { standing(of: $0.0) == .asserted }?.1
  }
}

extension WorldState {
  /// The view in front of a layer, if there is one.
  package func view(of layer: Int) -> ObjectName? { views.owners[layer] }

  /// The version of UIKit that the engine declares.
  package var uikit: UIKitVersion? { assumptions.uikit }

  /// Tells whether some layer above a layer, itself excluded, belongs to a view.
  package func standsBelowView(_ layer: Int) -> Bool {
    !views.owners.isEmpty
      && ancestors(of: layer).dropFirst().contains { views.owners[$0] != nil }
  }
}
