import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Presentation values that do not follow the animations, or stay behind after them.
  static let presentations: [Fault] = [
    Fault(
      "removed-animation-sticks",
      "the last animated value is shown after the animation was removed",
      breaks: [.pres(7), .pres(4)], taking: [.shown],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0}
        new l1 {actions: {position: a1}, position: (0, 1), zPosition: 1}
        host l1
        tick
        removeAllAnimations l1
        tick
        get l1.presentation.zPosition
        """
    ) { RemovedAnimationSticks() },
    Fault(
      "finished-animation-sticks", "the end of an animation is shown after it has finished",
      breaks: [.anim(13), .pres(7)], taking: [.didFinish, .shown],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 1, toValue: 1, beginTime: 99.6875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { FinishedAnimationSticks() },
    Fault(
      "presentation-before-commit", "a layer has a presentation copy before its first commit",
      breaks: [.pres(1), .copy(2)], taking: [.hasPresentation],
      smallest: """
        new l1
        exists l1.presentation
        """
    ) { PresentationExists(always: true) },
    Fault(
      "no-presentation", "a committed layer has no presentation copy until it is animated",
      breaks: [.pres(2), .copy(3)], taking: [.hasPresentation],
      smallest: """
        new l1
        host l1
        tick
        exists l1.presentation
        """
    ) { PresentationExists(always: false) },
    Fault(
      "first-animation-wins", "of two animations of a property the older one is shown",
      breaks: [.pres(8)], taking: [.applied],
      smallest: """
        new a1 {keyPath: "zPosition", toValue: 0, fromValue: 0, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        new a2 {keyPath: "zPosition", toValue: 0, fromValue: 1, beginTime: 99.9375}
        addAnimation a2 to l1
        tick
        get l1.presentation.zPosition
        """
    ) { FirstAnimationWins() },
    Fault(
      "presentation-frame-of-model", "the presentation layer's frame is that of the model",
      breaks: [.pres(14), .copy(8)], taking: [.presentedGeometry],
      smallest: """
        new l1
        host l1
        tick
        set l1.position (0, 1)
        get l1.presentation.frame
        """
    ) { PresentationFrameOfModel() },
    Fault(
      "part-clears-rest", "animating a part of a value sets its other parts to zero",
      breaks: [.pres(11), .interp(15)], taking: [.inserting],
      smallest: """
        new a1 {keyPath: "position.x", byValue: 0, beginTime: 99.9375}
        new l1 {position: (0, 1)}
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.position
        """
    ) { PartClearsRest(.position) },
    Fault(
      "rotation-clears-matrix", "animating the rotation of a transform drops its scale",
      breaks: [.pres(13)], taking: [.inserting],
      smallest: """
        new a1 {keyPath: "transform.scale", byValue: 1, beginTime: 99.9375}
        new l1 {transform: planar(0, 1, -1, 0, 0, 0)}
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) { PartClearsRest(.transform) },
    Fault(
      "new-value-shows-through", "a change shows through the animation that runs on its property",
      breaks: [.pres(9), .anim(30)], taking: [.shown],
      smallest: """
        new a1 {keyPath: "transform.rotation.z", byValue: 1, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) { ModelShowsThrough() },
  ]
}

/// An engine that keeps the last value of an animation until the property is set again.
private struct RemovedAnimationSticks: PresentationSemantics {
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

private struct FinishedAnimationSticks: AnimationSemantics, PresentationSemantics {
  private struct Place: Hashable {
    let layer: Int
    let property: Property
  }

  private var ends: [Place: Value] = [:]

  mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState
  ) {
    guard let path = animation.object[.keyPath].asString, let property = Property(rawValue: path),
      animation.object[.toValue] != .nil
    else { return }
    ends[Place(layer: layer, property: property)] = animation.object[.toValue]
  }

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    isAnimated ? value : ends[Place(layer: layer, property: property)] ?? value
  }
}

private struct PresentationExists: PresentationSemantics {
  let always: Bool

  mutating func hasPresentation(_ layer: Int, in state: inout WorldState) -> Bool {
    always || state.published[layer]?.animations.attached.isEmpty == false
  }
}

private struct FirstAnimationWins: PresentationSemantics {
  mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation] {
    animations.reversed()
  }
}

private struct PresentationFrameOfModel: PresentationSemantics {
  mutating func presentedGeometry(
    _ geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> LayerGeometry { state.geometry(of: layer) }
}

private struct PartClearsRest: PresentationSemantics {
  private let property: Property

  init(_ property: Property) {
    self.property = property
  }

  mutating func inserting(
    _ part: Value, at path: AnimatedPath, into below: Value
  ) -> Value? {
    guard path.isPart, path.property == property else { return path.replacing(below, by: part) }
    let blank: Value = property == .transform ? .transform(.identity) : .point(.zero)
    return path.replacing(blank, by: part)
  }
}

private struct ModelShowsThrough: PresentationSemantics {
  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value { isAnimated ? state.value(layer, property) : value }
}
