import Choices
import Geometry
import LayerModel
import LayerScript

/// Tracks through key values, and ways between values, that random properties hardly ever make.
extension Ingredient {
  static let tracks: [Ingredient] = [
    track("a jump between key values") { source in
      let times = [[0, 0.3, 0.3, 1], [0, 0, 1]][source.plan(below: 2)]
      return [.calculationMode: .string("linear"), .keyTimes: .list(times.map { .number($0) })]
    },
    track("steps between key values with paces", having: [.timingFunctions]) { _ in
      [.calculationMode: .string("discrete")]
    },
    track("key values at a constant speed", having: [.keyTimes]) { _ in
      [.calculationMode: .string("paced"), .beginTime: .number(0.0625)]
    },
    track("a curve through a key value") { _ in
      [
        .calculationMode: .string("cubic"), .keyTimes: .list([.nil, .nil, .nil]),
        .beginTime: .number(0.125),
      ]
    },
    track("a curve between key values") { _ in
      [.calculationMode: .string("cubic"), .keyTimes: .list([.nil, .nil, .nil, .nil])]
    },
    track("paces of segments and of the whole", having: [.timingFunctions, .timingFunction]) { _ in
      [.calculationMode: .string("linear")]
    },
    Ingredient(name: "the end of a path") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .motion(.path, .position, having: [.fillMode, .removedOnCompletion]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .step(of: 4),
        Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "a path with a pace for each of its parts", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .motion(.path, .position, having: [.timingFunctions]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "repetitions and what comes behind the last", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let kinds: [MotionKind] = [.keyframes, .mixed, .spring, .additive, .function]
      let kind = kinds[source.plan(below: kinds.count)]
      let durations = [0.1, 0.25, 0.3, 0.7]
      let duration = Value.number(durations[source.plan(below: durations.count)])
      let property = kind.keyPaths.compactMap { PropertyPath($0).property }[0]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [
        .motion(
          kind, property, having: [.repeatCount, .fillMode, .removedOnCompletion],
          set: [.duration: duration]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look, Hint(.advance), look,
        Hint(.advance), Hint(.tick), look, Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a group that does not end by itself", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends: [Property: Value] =
        source.plan(below: 2) == 0
        ? [.duration: .number(.infinity)] : [.repeatCount: .number(.infinity)]
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + [
        .animation("zPosition", having: [.fromValue, .toValue, .duration]),
        .motion(.group, set: ends), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look,
        .advance(0.5), look, Hint(.advance), Hint(.tick), look,
        Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a spring at the limit") { _, source in
      let settings: [Property: Value] =
        source.plan(below: 2) == 0
        ? [.damping: .number(20)] : [.damping: .number(40), .stiffness: .number(400)]
      return [
        .motion(.spring, set: settings), Hint(.getAnimation, property: .settlingDuration),
      ]
    },
    Ingredient(name: "a spring past its target") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let begin = Value.number(stage.world.state.seconds - 0.21875)
      return arrival + [
        .motion(.spring, .zPosition, set: [.damping: .number(5), .beginTime: begin]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "an angle past half a turn") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .animation(
          "transform.rotation.z", having: [.fromValue, .toValue],
          set: [.beginTime: .number(stage.world.state.seconds - 0.0625)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "a spring that just does not swing") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .motion(.spring, .zPosition, set: [.damping: .number(20)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "a member that is over before its group") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let begin = Value.number(stage.world.state.seconds - 0.21875)
      return arrival + [
        .animation(
          "zPosition", having: [.fromValue, .toValue], set: [.duration: .number(0.125)]),
        .motion(.group, set: [.duration: .number(2), .beginTime: begin]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "a full turn as a matrix") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let end = Value.transform(.axisRotation(.z, by: 2 * .pi))
      return arrival + [
        .motion(.mixed, .transform, set: [.toValue: end]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "a way between colours") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .motion(.mixed, .borderColor), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.tick), Hint(.getPresentation, layer: layer, property: .borderColor),
      ]
    },
    Ingredient(name: "a way between matrices", weight: 3) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends = Draft.matrixPairs.map(\.to)
      let end = Value.transform(ends[source.plan(below: ends.count)])
      return arrival + [
        .motion(.mixed, .transform, set: [.toValue: end]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "a matrix that stays, mirrored, sheared or in perspective", weight: 2) {
      stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends: [Transform3D] = [.scale(-1, 1), Draft.sheared, Draft.receding]
      let end = Value.transform(ends[source.plan(below: ends.count)])
      return arrival + [
        .motion(.mixed, .transform, set: [.toValue: end]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "a way between sizes") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return arrival + [
        .motion(.mixed, .shadowOffset), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .shadowOffset),
      ]
    },
    Ingredient(name: "a way between paths") { stage, source in
      let layer = stage.nextLayer
      return [
        .layer(.shapeLayer), stage.arrival(of: layer, &source), Hint(.tick),
        .motion(.mixed, .path), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .path),
      ]
    },
    Ingredient(name: "a sum and a whole") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let now = stage.world.state.seconds
      let whole: [Hint] = [
        .animation(
          "position", having: [.fromValue, .toValue], set: [.beginTime: .number(now - 0.0625)]),
        Hint(.addAnimation, layer: layer, key: "k"),
      ]
      let sum: [Hint] = [
        .motion(.additive, .position), Hint(.addAnimation, layer: layer, key: "j"),
      ]
      let both = source.plan(below: 2) == 0 ? whole + sum : sum + whole
      return arrival + both + [
        Hint(.tick), Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
  ]

  /// A track through key values and what it shows.
  private static func track(
    _ name: String, having included: Set<Property> = [],
    _ settings: @escaping @Sendable (inout ChoiceSource) -> [Property: Value]
  ) -> Ingredient {
    Ingredient(name: name) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let now = stage.world.state.seconds
      var planned = settings(&source)
      if let elapsed = planned[.beginTime]?.asNumber {
        planned[.beginTime] = .number(now - elapsed)
      }
      let paths: [Property] = [.zPosition, .position, .cornerRadius]
      let property = paths[source.plan(below: paths.count)]
      return arrival + [
        .motion(.keyframes, property, having: included, set: planned),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: property),
      ]
    }
  }
}
