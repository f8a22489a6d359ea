import Choices
import LayerModel
import LayerScript

extension Ingredient {
  /// Animations of every kind, and what they show.
  static let motion: [Ingredient] =
    [MotionKind.keyframes, .path, .spring, .additive, .cumulative, .mixed, .function]
    .map(shown) + [
      Ingredient(name: "a sum of animations") { stage, source in
        let layer = stage.shownLayer(&source)
        let property = MotionKind.additive.keyPaths.compactMap { Property(rawValue: $0) }[
          source.plan(below: 3)]
        return [
          .motion(.additive), Hint(.addAnimation, layer: layer, key: "k"), .motion(.additive),
          Hint(.addAnimation, layer: layer, key: "j"), Hint(.tick),
          Hint(.getPresentation, layer: layer, property: property),
        ]
      },
      Ingredient(name: "a group of one") { stage, source in
        let layer = stage.shownLayer(&source)
        let paths = ["zPosition", "position", "cornerRadius", "opacity"]
        return [
          member(paths[source.plan(below: paths.count)]), .motion(.group),
          Hint(.addAnimation, layer: layer, key: "k"),
          Hint(.tick),
        ] + memberReads(layer) + [Hint(.animationKeys, layer: layer)]
      },
      Ingredient(name: "a group of two") { stage, source in
        let layer = stage.shownLayer(&source)
        return [
          member("zPosition"), member("opacity"), .motion(.group),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
          Hint(.getPresentation, layer: layer, property: .zPosition),
          Hint(.getPresentation, layer: layer, property: .opacity),
        ]
      },
      Ingredient(name: "a transition") { stage, source in
        let layer = stage.shownLayer(&source)
        return [
          .motion(.transition), Hint(.getAnimation, property: .startProgress),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.animationKeys, layer: layer),
          Hint(.attachedExists, layer: layer, key: "k"), Hint(.tick),
          Hint(.getPresentation, layer: layer, property: .opacity),
          Hint(.getPresentation, layer: layer, property: .position),
        ]
      },
      Ingredient(name: "what a fresh animation reads") { _, source in
        let kinds: [MotionKind] = [.keyframes, .spring, .group, .transition]
        let read: [[Property]] = [
          [.calculationMode, .keyTimes, .values, .timingFunctions],
          [.mass, .stiffness, .damping, .initialVelocity, .settlingDuration],
          [.animations, .duration, .timingFunction],
          [.type, .subtype, .startProgress, .endProgress, .filter],
        ]
        let place = source.plan(below: kinds.count)
        let start: [Hint] = kinds[place] == .group ? [member("zPosition")] : []
        return start + [.motion(kinds[place])]
          + read[place].map { Hint(.getAnimation, property: $0) }
      },
      Ingredient(name: "a copy, and what it reads") { _, source in
        let originals: [Hint] = [.motion(.keyframes), .motion(.spring), member("position")]
        let read: [Property] = [.duration, .keyPath, .toValue]
        return [
          originals[source.plan(below: originals.count)], Hint(.copyAnimation),
          Hint(.getAnimation, property: read[source.plan(below: read.count)]),
        ]
      },
      Ingredient(name: "points of curves") { _, _ in
        [Hint(.evaluate), Hint(.evaluate), Hint(.controlPoint), Hint(.valueFunction)]
      },
    ]

  private static func shown(_ kind: MotionKind) -> Ingredient {
    Ingredient(
      name: "what \(kind.rawValue) show", weight: [.cumulative, .function].contains(kind) ? 3 : 1
    ) { stage, source in
      let layer = stage.shownLayer(&source)
      let paths = kind.keyPaths
      let path = paths[source.plan(below: paths.count)]
      let property = PropertyPath(path).property
      let read = Hint(.getPresentation, layer: layer, property: property)
      let start: [Hint] = stage.world.state.hasHost ? [] : [Hint(.newLayer), Hint(.host)]
      let once: [Hint] =
        start + [
          Hint(.removeAllAnimations, layer: layer),
          Hint(.newMotion, property: property, key: kind.rawValue),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), read,
        ]
      return source.plan(below: 3) > 0 ? once : once + [Hint(.advance), read, Hint(.tick), read]
    }
  }

  /// A member of a group: with a duration of its own (UA-33).
  private static func member(_ path: String) -> Hint {
    .animation(path, having: [.fromValue, .toValue, .duration])
  }

  private static func memberReads(_ layer: Int?) -> [Hint] {
    [Property.zPosition, .position, .cornerRadius, .opacity].map {
      Hint(.getPresentation, layer: layer, property: $0)
    }
  }
}
