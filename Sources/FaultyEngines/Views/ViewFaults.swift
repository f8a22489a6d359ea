import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// A view that answers its layer wrongly, or is not one with it.
  static let views: [Fault] = [
    Fault(
      "view-answers-nil", "outside a block the view answers nil, and its layer animates by itself",
      breaks: [.view(1), .view(3)], taking: [.savingEndsSearch, .viewAnswer],
      smallest: """
        new v1 backing l1
        askView v1 l1 position
        """
    ) { AnswersNil() },
    Fault(
      "view-block-ignored", "the view answers the null object inside a block, too",
      breaks: [.view(2), .view(6)], taking: [.viewAnswer],
      smallest: """
        new v1 backing l1
        beginBlock keyframes duration 1
        beginBlock keyframe duration 0.25
        askView v1 l1 position
        """
    ) { ViewAnswerFault { _, _, _ in .null } },
    Fault(
      "view-block-animates-all", "inside a block the view has an animation for every property",
      breaks: [.view(7), .view(27)], taking: [.viewAnswer],
      smallest: """
        new v1 backing l1
        beginBlock animate duration 0
        set l1.position (0, 1)
        animationKeys l1
        """
    ) {
      ViewAnswerFault { answer, _, state in
        state.views.inForce?.block.kind == .animate ? .animation : answer
      }
    },
    Fault(
      "view-block-leaks", "the view goes on answering animations when the block has ended",
      breaks: [.view(3)], taking: [.blockPace, .viewAnswer],
      smallest: """
        new v1 backing l1
        beginBlock animate duration 1
        endBlock
        askView v1 l1 opacity
        """
    ) { LeakingBlock() },
    Fault(
      "view-body-deferred", "the body of a block is carried out when the block ends",
      breaks: [.view(4), .view(5)], taking: [.defersBodies],
      smallest: """
        new l1
        beginBlock animate duration 1
        set l1.position (nan, 0)
        """
    ) { DeferredBody() },
    Fault(
      "view-zero-duration-animates", "a block without duration animates for a quarter of a second",
      breaks: [.view(27), .view(28)], taking: [.blockPace],
      smallest: """
        beginBlock animate duration 0 completion b1
        endBlock
        tick
        """
    ) {
      BlockPaceFault { pace, _, _ in if pace.duration <= 0 { pace.duration = 0.25 } }
    },
    Fault(
      "view-alpha-stored", "the view keeps an alpha of its own", breaks: [.view(49)],
      taking: [.viewValue],
      smallest: """
        new v1 backing l1
        set l1.opacity 0
        get v1.alpha
        """
    ) { OwnAlpha() },
    Fault(
      "view-superview-late", "the view hears of its superview before its layer has moved",
      breaks: [.view(60)], taking: [.superlayerSeen],
      smallest: """
        new v1
        new v2 implementing [didMoveToSuperview]
        add v2 to v1
        """
    ) { EarlyMove() },
    Fault(
      "view-stranger-refused", "a view is refused beside one that is no subview",
      breaks: [.view(58)], taking: [.refusesForeignSubview],
      smallest: """
        new v1
        new v2
        insert v2 into v1 above v1
        """
    ) { StrangerRefused() },
    Fault(
      "view-index-as-layer-index", "a view goes to the place that its sibling has among the views",
      breaks: [.view(59)], taking: [.subviewPlace],
      smallest: """
        new v1 backing l1
        new l2
        add l2 to l1
        new v2
        add v2 to v1
        new v3
        insert v3 into v1 below v2
        get l1.sublayers
        """
    ) { SubviewIndex() },
    Fault(
      "view-convert-adds-frame", "conversion to nothing adds the origin of the frame",
      breaks: [.view(57)], taking: [.viewConverted],
      smallest: """
        new v1
        set v1.frame (1, 0, 0, 0)
        convert (0, 0) from v1 to nil
        """
    ) { FrameAdded() },
    Fault(
      "view-gone-still-null", "a forwarder to a view that is gone answers the null object",
      breaks: [.view(31)], taking: [.forgetsGoneViews],
      smallest: """
        new d1
        new l1 {delegate: d1, actions: {opacity: x1}}
        new v1 backing l2
        answer d1 opacity v1
        drop v1
        ask l1 opacity
        """
    ) { GoneViewAnswers() },
    Fault(
      "view-layer-without-delegate", "the layer of a view does not know its view",
      breaks: [.view(33)], taking: [.viewsAreDelegates],
      smallest: """
        new v1 backing l1
        get l1.delegate
        """
    ) { NoDelegate() },
    Fault(
      "view-copied-timing-lost", "a layer class that copies a timing gets nothing inside a block",
      breaks: [.view(34)], taking: [.copiedTiming],
      smallest: """
        new k1 CALayer
        hook k1 actionForKey zPosition {timingOf: "backgroundColor"}
        new v1 backing l1 k1
        host v1
        tick
        beginBlock animate duration 1
        ask l1 zPosition
        """
    ) { TimingLost() },
  ]
}

/// An engine whose views answer something else.
struct ViewAnswerFault: ViewSemantics {
  let change: @Sendable (ViewAnswer, String, WorldState) -> ViewAnswer

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer { change(state.standardViewAnswer(to: key, of: layer), key, state) }
}

/// An engine whose views leave it to others what happens outside of blocks.
private struct AnswersNil: ViewSemantics {
  private var isOutside = false

  var savingEndsSearch: Bool { !isOutside }

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    isOutside = state.views.inForce == nil
    return isOutside ? .saved : state.standardViewAnswer(to: key, of: layer)
  }
}

private struct LeakingBlock: ViewSemantics {
  private var hasBegun = false

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    hasBegun = true
    return BlockPace(block, inside: outer)
  }

  mutating func viewAnswer(
    to key: String, of layer: Int, in state: inout WorldState
  ) -> ViewAnswer {
    let answer = state.standardViewAnswer(to: key, of: layer)
    return hasBegun && state.views.blocks.isEmpty ? .animation : answer
  }
}

private struct DeferredBody: ViewSemantics {
  var defersBodies: Bool { true }
}

private struct OwnAlpha: ViewSemantics {
  mutating func viewValue(_ value: Value, of property: Property, layer: Int) -> Value {
    property == .alpha ? .number(1) : value
  }
}

private struct EarlyMove: ViewSemantics {
  mutating func superlayerSeen(
    by layer: Int, former: Int?, in state: inout WorldState
  ) -> Int? { former }
}

private struct StrangerRefused: ViewSemantics {
  var refusesForeignSubview: Bool { true }
}

private struct SubviewIndex: ViewSemantics {
  mutating func subviewPlace(
    beside sibling: Int, offset: Int, in parent: Int, state: inout WorldState
  ) -> InsertionPlace {
    let views = state.list(of: parent).filter { state.view(of: $0) != nil }
    return .index((views.firstIndex(of: sibling) ?? 0) + offset)
  }
}

private struct FrameAdded: ViewSemantics {
  mutating func viewConverted(_ value: Value, besideFrame frame: Rect) -> Value {
    value.asPoint.map { .point($0 + frame.origin) } ?? value
  }
}

private struct GoneViewAnswers: ViewSemantics {
  var forgetsGoneViews: Bool { false }
}

private struct NoDelegate: ViewSemantics {
  var viewsAreDelegates: Bool { false }
}

private struct TimingLost: ViewSemantics {
  mutating func copiedTiming(
    of action: AnimationObject, for property: Property, from old: Value
  ) -> AnimationObject? { nil }
}
