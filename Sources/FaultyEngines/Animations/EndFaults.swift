import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Animations that do not go when they have finished, or show the wrong value before and after.
  static let endings: [Fault] = [
    Fault(
      "finished-animation-stays", "an animation stays attached after its active duration",
      breaks: [.anim(13)], taking: [.leavesWhenFinished],
      smallest: """
        new a1 {keyPath: "position", toValue: (0, 0), beginTime: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        animationKeys l1
        """
    ) { FinishedAnimationStays() },
    Fault(
      "kept-animation-goes", "an animation goes when it has finished although it is to stay",
      breaks: [.anim(14)], taking: [.leavesWhenFinished],
      smallest: """
        new a1 {keyPath: "cornerRadius", fromValue: 0, byValue: 1, beginTime: 1, fillMode: "forwards", removedOnCompletion: false}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) { KeptAnimationGoes() },
    Fault(
      "end-writes-model", "an animation leaves its last value in the model when it has finished",
      breaks: [.anim(13), .anim(12), .pres(21)], taking: [.didFinish],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 1, fromValue: 0, beginTime: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.zPosition
        """
    ) { EndWritesModel() },
    Fault(
      "fill-removed-holds", "an animation that stays shows its end although it does not fill",
      breaks: [.anim(15)], taking: [.fillsForwards],
      smallest: """
        new a1 {keyPath: "transform.rotation.z", duration: 1, toValue: 1, fromValue: 0, beginTime: 1, fillMode: "removed", removedOnCompletion: false}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) { FillForwards(always: true) },
    Fault(
      "fill-forwards-ignored", "an animation that fills forwards shows the model after its end",
      breaks: [.anim(16)], taking: [.fillsForwards],
      smallest: """
        new a1 {keyPath: "cornerRadius", fromValue: 0, byValue: 1, beginTime: 1, fillMode: "forwards", removedOnCompletion: false}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) { FillForwards(always: false) },
    Fault(
      "fill-backwards-ignored",
      "an animation that fills backwards shows the model before its begin",
      breaks: [.anim(18)], taking: [.fillsBackwards],
      smallest: """
        new a1 {keyPath: "opacity", duration: 1, toValue: 0, fromValue: 0, beginTime: 101, repeatDuration: 1, fillMode: "backwards"}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.opacity
        """
    ) { FillBackwards(always: false) },
    Fault(
      "waiting-shows-start", "an animation shows its start before it begins without being told to",
      breaks: [.anim(18)], taking: [.fillsBackwards],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 1, byValue: 0, beginTime: 101}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { FillBackwards(always: true) },
    Fault(
      "held-at-to-value", "an animation that reverses is held at its far end",
      breaks: [.anim(19)], taking: [.heldFraction],
      smallest: """
        new a1 {keyPath: "cornerRadius", duration: 1, toValue: 1, beginTime: 1, repeatDuration: 2, autoreverses: true, fillMode: "forwards", removedOnCompletion: false}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) { HeldAtToValue() },
  ]
}

private struct FinishedAnimationStays: AnimationSemantics {
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool { false }
}

private struct KeptAnimationGoes: AnimationSemantics {
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool { true }
}

private struct EndWritesModel: AnimationSemantics {
  mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState
  ) {
    guard animation.source != nil, let path = animation.object[.keyPath].asString,
      let property = Property(rawValue: path), animation.object[.toValue] != .nil
    else { return }
    state.corrupt(layer, property, animation.object[.toValue])
  }
}

private struct FillForwards: AnimationSemantics {
  let always: Bool

  mutating func fillsForwards(_ mode: String) -> Bool { always }
}

private struct FillBackwards: AnimationSemantics {
  let always: Bool

  mutating func fillsBackwards(_ mode: String) -> Bool { always }
}

private struct HeldAtToValue: AnimationSemantics {
  mutating func heldFraction(of timeline: Timeline) -> Double { 1 }
}
