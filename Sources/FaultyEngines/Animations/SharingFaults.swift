import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Animations that share what each has for itself, or outlast what ends them.
  static let sharing: [Fault] = [
    Fault(
      "one-layer-per-object", "an animation object that is added to another layer leaves the first",
      breaks: [.anim(2)], taking: [.didAttach],
      smallest: """
        new l1
        new l2
        new a1
        addAnimation a1 to l1 key k
        addAnimation a1 to l2 key k
        animationKeys l1
        """
    ) { OneLayerPerObject() },
    Fault(
      "last-keys-stay-listed", "the keys that were listed last stand for an empty list",
      breaks: [.anim(6)], taking: [.listed],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {opacity: a1}, opacity: 0}
        animationKeys l1
        new l2
        animationKeys l2
        """
    ) { LastKeysStay() },
    Fault(
      "forwards-keeps-finished", "an animation that fills forwards stays although it is to go",
      breaks: [.anim(17)], taking: [.leavesWhenFinished],
      smallest: """
        new a1 {keyPath: "zPosition", toValue: 0, fromValue: 0, byValue: 0, beginTime: 1, fillMode: "forwards"}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        animationKeys l1
        """
    ) { ForwardsKeeps() },
    Fault(
      "end-of-published-model",
      "an animation from a value alone ends at the model of the last commit",
      breaks: [.anim(28)], taking: [.didAttach],
      smallest: """
        new a1 {keyPath: "opacity", fromValue: 0, beginTime: 1, fillMode: "forwards", removedOnCompletion: false}
        new l1 {opacity: 0}
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.opacity
        """
    ) { EndOfPublishedModel() },
  ]
}

private struct OneLayerPerObject: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard let source = animation.source else { return }
    for other in state.animations.indices where other != layer {
      state.animations[other].attached.removeAll { $0.source == source }
    }
  }
}

private struct LastKeysStay: AnimationSemantics {
  private var last: [String] = []

  mutating func listed(_ keys: [String]) -> [String] {
    if !keys.isEmpty { last = keys }
    return last
  }
}

private struct ForwardsKeeps: AnimationSemantics {
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool {
    object.isOn(.removedOnCompletion)
      && !["forwards", "both"].contains(object[.fillMode].asString ?? "")
  }
}

private struct EndOfPublishedModel: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    let object = animation.object
    guard object[.fromValue] != .nil, object[.toValue] == .nil, object[.byValue] == .nil,
      let property = object[.keyPath].asString.flatMap(Property.init(rawValue:)),
      let last = state.animations[layer].attached.indices.last
    else { return }
    state.animations[layer].attached[last].object[.toValue] =
      state.publishedValue(layer, property)
  }
}
