import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Presentation copies that show too early, too late, or what belongs to somebody else.
  static let shown: [Fault] = [
    Fault(
      "animation-freezes-layer",
      "while an animation runs a layer shows what it showed when that was added",
      breaks: [.pres(6), .pres(5)], taking: [.didAttach, .base],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {position: a1}, position: (0, 1), zPosition: 1}
        host l1
        tick
        get l1.presentation.zPosition
        """
    ) { AnimationFreezesLayer() },
    Fault(
      "parts-applied-last", "animations of parts of a value are applied after those of the whole",
      breaks: [.pres(12)], taking: [.applied],
      smallest: """
        new a1 {keyPath: "transform.rotation.z", toValue: 0, fromValue: 0, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        new a2 {keyPath: "transform", fromValue: identity, toValue: planar(0.5403023058681398, 0.8414709848078965, -0.8414709848078965, 0.5403023058681398, 0, 0), beginTime: 99.9375}
        addAnimation a2 to l1
        tick
        get l1.presentation.transform
        """
    ) { PartsAppliedLast() },
    Fault(
      "shown-when-added", "an animation shows as soon as it is added",
      breaks: [.pres(18)], taking: [.didAttach],
      smallest: """
        new l1
        host l1
        tick
        new a1 {keyPath: "cornerRadius", toValue: 1, beginTime: 99.9375}
        addAnimation a1 to l1
        get l1.presentation.cornerRadius
        """
    ) { ShownWhenAdded() },
    Fault(
      "one-table-of-animations", "an animation replaces those under its key on other layers",
      breaks: [.pres(22)], taking: [.didAttach],
      smallest: """
        new a1 CATransition {type: "fade"}
        new l1 {actions: {position: a1}, position: (0, 1)}
        new l2 {actions: {position: a1}, position: (0, 1)}
        animationKeys l1
        """
    ) { OneTable() },
    Fault(
      "uncommitted-cannot-go", "an animation that is not committed yet cannot be removed",
      breaks: [.pres(23), .anim(83)], taking: [.remove, .removeAll],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {position: a1}, position: (0, 1)}
        removeAllAnimations l1
        animationKeys l1
        """
    ) { UncommittedStays() },
    Fault(
      "reading-removes-finished", "reading a copy removes the animations that have finished",
      breaks: [.pres(25), .anim(14)], taking: [.didReadPresentation],
      smallest: """
        new a1 {beginTime: 1, removedOnCompletion: false}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.position
        animationKeys l1
        """
    ) { ReadingRemovesFinished() },
  ]
}

private struct AnimationFreezesLayer: AnimationSemantics, PresentationSemantics {
  private struct Place: Hashable {
    let layer: Int
    let property: Property
  }

  private var kept: [Place: Value] = [:]

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard state.animations[layer].attached.count == 1 else { return }
    for property in [Property.position, .bounds, .opacity, .cornerRadius, .zPosition] {
      kept[Place(layer: layer, property: property)] = state.publishedValue(layer, property)
    }
  }

  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value {
    let running = state.published[layer]?.animations.attached ?? []
    let isAnimated = running.contains { $0.object.animates(property) }
    guard !running.isEmpty, !isAnimated else { return published }
    return kept[Place(layer: layer, property: property)] ?? published
  }
}

private struct PartsAppliedLast: PresentationSemantics {
  mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation] {
    let isPart = { (animation: AttachedAnimation) in
      animation.object[.keyPath].asString?.contains(".") == true
    }
    return animations.filter { !isPart($0) } + animations.filter(isPart)
  }
}

private struct ShownWhenAdded: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard state.published[layer] != nil, var copy = state.animations[layer].attached.last else {
      return
    }
    let own = animation.object.number(.beginTime)
    copy.begin = own == 0 ? state.seconds : own
    state.published[layer]?.animations.attached.append(copy)
  }
}

private struct OneTable: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard let key = animation.key else { return }
    for other in state.animations.indices where other != layer {
      state.animations[other].attached.removeAll { $0.key == key }
    }
  }
}

private struct UncommittedStays: AnimationSemantics {
  mutating func remove(key: String, from list: inout AnimationList) {
    list.attached.removeAll { $0.key == key && $0.begin != nil }
  }

  mutating func removeAll(from list: inout AnimationList) {
    list.attached.removeAll { $0.begin != nil }
  }
}

private struct ReadingRemovesFinished: PresentationSemantics {
  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    state.animations[layer].attached.removeAll(where: \.hasEnded)
  }
}
