import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layers without a view of their own, beside views and inside blocks; and what they share.
  static let viewNeighbours: [Fault] = [
    Fault(
      "view-null-for-sublayers", "the null object of a view counts for the layers below it, too",
      breaks: [.view(8)], taking: [.answer],
      smallest: """
        new l1 {actions: {opacity: x1}}
        new v1 backing l2
        add l1 to l2
        ask l1 opacity
        """
    ) { NullForSublayers() },
    Fault(
      "view-block-times-others", "a layer without a view takes the duration of the block around it",
      breaks: [.view(9)], taking: [.blockDuration],
      smallest: """
        new l1
        host l1
        tick
        beginBlock animate duration 1
        set l1.opacity 0
        get l1.animation(opacity).duration
        """
    ) { DurationInBlock { origin in origin == .standard } },
    Fault(
      "view-block-beats-transaction",
      "of block and transaction, the inner one decides how long a layer without a view animates",
      breaks: [.view(10)], taking: [.blockDuration],
      smallest: """
        new l1
        host l1
        tick
        set transaction.animationDuration 2
        beginBlock animate duration 1
        set l1.opacity 0
        get l1.animation(opacity).duration
        """
    ) { DurationInBlock { origin in origin == .around } },
    Fault(
      "view-block-enables-actions",
      "a block animates changes beside views although actions are disabled", breaks: [.view(11)],
      taking: [.blocksEnableActions],
      smallest: """
        set transaction.disableActions true
        new d1
        beginBlock animate duration 1
        new l1 {delegate: d1, opacity: 0}
        """
    ) { BlocksEnableActions() },
    Fault(
      "view-forwarder-own-pace", "a layer that forwards to a view animates by itself in a block",
      breaks: [.view(30)], taking: [.savingEndsSearch, .viewAnswer],
      smallest: """
        new l1
        host l1
        tick
        new v1 backing l2
        beginBlock animate duration 1
        askView v1 l1 position
        """
    ) { ForwarderOwnPace() },
    Fault(
      "view-confuses-forwarded", "a view has one animation a key in a block, whoever asks",
      breaks: [.view(32)], taking: [.viewAnswer, .blockPace, .blockAnimation],
      smallest: """
        new v1 backing l1
        new d1 {opacity: v1}
        new l2 {opacity: 0.5, delegate: d1}
        add l2 to l1
        host v1
        tick
        beginBlock animate duration 1
        set l1.opacity 0
        set l2.opacity 0
        get l2.animation(opacity).fromValue
        """
    ) { ConfusesLayers() },
    Fault(
      "view-timing-made-up", "a class that copies a timing animates where there is none",
      breaks: [.view(35)], taking: [.copiesWithoutAction],
      smallest: """
        new k1 CALayer
        hook k1 actionForKey zPosition {timingOf: "backgroundColor"}
        new v1 backing l1 k1
        ask l1 zPosition
        """
    ) { TimingMadeUp() },
    Fault(
      "view-probe-not-basic",
      "blocks add the background colour, too, by animations of which no timing can be copied",
      breaks: [.view(16), .view(36), .view(34)],
      taking: [.addsInBlock, .copiedTiming], declaring: [.view8: true],
      smallest: """
        new v1 backing l1 {backgroundColor: rgba(0, 0, 0, 1)}
        host v1
        tick
        beginBlock animate duration 1
        set l1.backgroundColor rgba(1, 0, 0, 1)
        get l1.animation(backgroundColor).additive
        """
    ) { ProbeNotBasic() },
    Fault(
      "view-refuses-animations", "the layer of a view takes no animation outside of blocks",
      breaks: [.view(50)], taking: [.viewsTakeAnimations],
      smallest: """
        new v1 backing l1
        new a1 {keyPath: "opacity"}
        addAnimation a1 to l1 key opacity
        animationKeys l1
        """
    ) { RefusesAnimations() },
  ]
}

private struct NullForSublayers: ActionSemantics {
  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    var standard = StandardSemantics()
    let answer = standard.answer(from: place, layer: layer, key: key, in: &state)
    let isAlone = place == .delegate && answer == nil && state.views.inForce == nil
    return isAlone && state.standsBelowView(layer) ? .null : answer
  }
}

private struct DurationInBlock: ViewSemantics {
  /// Whether the block has a say where the transaction has what it has.
  let takesBlock: @Sendable (DurationOrigin) -> Bool

  mutating func blockDuration(
    _ seconds: Double, from origin: DurationOrigin, inside pace: BlockPace
  ) -> Double { takesBlock(origin) && pace.duration > 0 ? pace.duration : seconds }
}

private struct BlocksEnableActions: ViewSemantics {
  mutating func blocksEnableActions(behindView: Bool) -> Bool { !behindView }
}

/// An engine whose layers go on searching when a view that is not theirs has answered an animation.
private struct ForwarderOwnPace: ViewSemantics {
  private var goesOn = false

  var savingEndsSearch: Bool { !goesOn }

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    let answer = state.standardViewAnswer(to: key, of: layer)
    goesOn = answer == .animation && state.view(of: layer) == nil
    return goesOn ? .saved : answer
  }
}

/// An engine whose views do not tell the layers that forward to them from each other, nor from their own.
private struct ConfusesLayers: ViewSemantics {
  private struct Asking {
    let layer: Int
    let isForwarded: Bool
  }

  private var made: [Property: (asking: Asking, object: AnimationObject)] = [:]
  private var asking = Asking(layer: -1, isForwarded: false)

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    asking = Asking(layer: layer, isForwarded: state.view(of: layer) == nil)
    return state.standardViewAnswer(to: key, of: layer)
  }

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    made = [:]
    return BlockPace(block, inside: outer)
  }

  mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    if let first = made[change.property], first.asking.layer != asking.layer,
      asking.isForwarded || first.asking.isForwarded
    {
      return first.object
    }
    made[change.property] = (asking, change.animation)
    return change.animation
  }
}

private struct TimingMadeUp: ViewSemantics {
  var copiesWithoutAction: Bool { true }
}

private struct ProbeNotBasic: ViewSemantics {
  mutating func addsInBlock(_ property: Property, in state: inout WorldState) -> Bool {
    var standard = StandardSemantics()
    return property == .backgroundColor || standard.addsInBlock(property, in: &state)
  }

  mutating func copiedTiming(
    of action: AnimationObject, for property: Property, from old: Value
  ) -> AnimationObject? { nil }
}

private struct RefusesAnimations: ViewSemantics {
  var viewsTakeAnimations: Bool { false }
}
