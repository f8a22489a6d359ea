import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Presentation copies that touch their originals, or do not know them.
  static let copies: [Fault] = [
    Fault(
      "no-model-layer", "a layer has no model layer",
      breaks: [.copy(1), .pres(16)], taking: [.modelLayer],
      smallest: """
        new l1
        get l1.modelLayer
        """
    ) { NoModelLayer() },
    Fault(
      "reading-a-copy-writes-the-model",
      "reading the presentation copy gives its value to the model",
      breaks: [.copy(10)], taking: [.didReadPresentation],
      smallest: """
        new l1
        host l1
        tick
        set l1.zPosition 1
        get l1.presentation.zPosition
        get l1.zPosition
        """
    ) { ReadingWritesModel() },
    Fault(
      "copy-of-geometry-alone", "a presentation copy has the defaults of all but the geometry",
      breaks: [.copy(5), .pres(4)], taking: [.base],
      smallest: """
        new l1 {shadowOffset: size(0, 0)}
        host l1
        tick
        get l1.presentation.shadowOffset
        """
    ) { CopyOfGeometryAlone() },
    Fault(
      "copies-stand-in-the-model-tree", "a presentation copy lists the sublayers of its original",
      breaks: [.pres(15), .txn(41)], taking: [.presentedNode],
      smallest: """
        new l1
        new l2
        host l1
        tick
        add l2 to l1
        get l1.presentation.sublayers
        """
    ) { CopiesStandInModelTree() },
    Fault(
      "copies-convert-like-models", "presentation copies convert points by the model's geometry",
      breaks: [.pres(17)], taking: [.presentedSpace],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        host l2
        tick
        set l1.position (1, 0)
        convert (0, 0) from l1.presentation to l2.presentation
        """
    ) { CopiesConvertLikeModels() },
    Fault(
      "looks-are-kept", "what was shown at a look is shown again until the turn ends",
      breaks: [.time(25)], taking: [.shown, .publishesAtTick],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0, byValue: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        advance 0.125
        get l1.presentation.zPosition
        """
    ) { LooksAreKept() },
    Fault(
      "stopping-goes-back",
      "what an animation is removed from shows the model value from before the animation",
      breaks: [.pres(26)], taking: [.didAttach, .removeAll, .shown],
      smallest: """
        new a1 {keyPath: "zPosition"}
        new l1 {actions: {position: a1}, position: (0, 1), zPosition: 1}
        host l1
        removeAllAnimations l1
        tick
        get l1.presentation.zPosition
        """
    ) { StoppingGoesBack() },
  ]
}

private struct NoModelLayer: PresentationSemantics {
  mutating func modelLayer(of layer: Int) -> Int? { nil }
}

private struct ReadingWritesModel: PresentationSemantics {
  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    if property == .zPosition { state.takeBackDepths() }
  }
}

private struct CopyOfGeometryAlone: PresentationSemantics {
  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value {
    switch property {
    case .bounds, .position, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform,
      .zPosition, .opacity, .backgroundColor:
      published
    default: state.frameworkDefault(of: layer, property) ?? published
    }
  }
}

private struct CopiesStandInModelTree: PresentationSemantics {
  mutating func presentedNode(of layer: Int, in state: inout WorldState) -> Node? {
    state.node(of: layer)
  }
}

private struct CopiesConvertLikeModels: PresentationSemantics {
  mutating func presentedSpace(
    _ space: LayerSpace, of layer: Int, in state: inout WorldState
  ) -> LayerSpace { state.space(of: layer) }
}

/// A property of a layer.
private struct Place: Hashable {
  let layer: Int
  let property: Property
}

private struct LooksAreKept: PresentationSemantics, TransactionSemantics {
  private var looks: [Place: Value] = [:]

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    let place = Place(layer: layer, property: property)
    if isAnimated, let look = looks[place] { return look }
    looks[place] = value
    return value
  }

  mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    looks = [:]
    return state.transactions.explicit.isEmpty
  }
}

private struct StoppingGoesBack: AnimationSemantics, PresentationSemantics {
  private var before: [Place: Value] = [:]
  private var isStopped = false

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    for property in animation.object.animatedProperties {
      let place = Place(layer: layer, property: property)
      if before[place] == nil { before[place] = state.value(layer, property) }
    }
  }

  mutating func removeAll(from list: inout AnimationList) {
    if !list.attached.isEmpty { isStopped = true }
    list.attached.removeAll()
  }

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    let old = before[Place(layer: layer, property: property)]
    return isStopped && !isAnimated ? old ?? value : value
  }
}
