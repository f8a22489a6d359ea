import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Explicit animations that do not come or go as they should.
  static let animations: [Fault] = [
    Fault(
      "finished-animation-stays", "an animation stays attached after its active duration",
      breaks: [.anim(13)],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", toValue: (0, 0)}
        addAnimation a1 to l1 key k
        tick
        advance 1
        tick
        animationKeys l1
        """
    ) { FinishedAnimationStays() }
  ]

  /// Presentation values that do not follow the animations.
  static let presentation: [Fault] = [
    Fault(
      "removed-animation-sticks",
      "the last animated value is shown after the animation was removed",
      breaks: [.pres(7), .pres(4)],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "cornerRadius", fromValue: 1, toValue: 1}
        addAnimation a1 to l1 key k
        tick
        advance 0.125
        get l1.presentation.cornerRadius
        removeAllAnimations l1
        tick
        get l1.presentation.cornerRadius
        """
    ) { RemovedAnimationSticks() }
  ]
}

private struct FinishedAnimationStays: Semantics {
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool { false }
}

private struct RemovedAnimationSticks: Semantics {
  private struct Place: Hashable {
    let layer: Int
    let property: Property
  }

  private var last: [Place: Value] = [:]

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    let place = Place(layer: layer, property: property)
    if isAnimated {
      last[place] = value
      return value
    }
    return last[place] ?? value
  }
}
