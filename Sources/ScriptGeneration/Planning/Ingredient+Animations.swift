import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let animations: [Ingredient] = [
    Ingredient(name: "a change, half way") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [
        Hint(.tick), Hint(.setProperty, layer: layer, property: property), Hint(.tick),
        Hint(.advance), look, Hint(.advance), Hint(.tick), look,
      ]
    },
    Ingredient(name: "an explicit animation and its end") { stage, source in
      explicitAnimation(stage, &source, ending: [Hint(.advance), Hint(.tick)])
    },
    Ingredient(name: "an animation that waits") { inItsCourse(.waiting, $0, &$1) },
    Ingredient(name: "an animation that is under way") { inItsCourse(.underWay, $0, &$1) },
    Ingredient(name: "an animation that is over and stays") { inItsCourse(.over, $0, &$1) },
    Ingredient(name: "an animation as it was made") { _, source in
      let properties = Palette.animationProperties
      return [Hint(.newAnimation)]
        + (0..<2).map { _ in
          Hint(.getAnimation, property: properties[source.plan(below: properties.count)])
        }
    },
    Ingredient(name: "a part of a value on a layer that is new") { stage, source in
      let layer = stage.nextLayer
      let paths: [(part: String, whole: Property)] = [
        ("position.x", .position), ("bounds.size.width", .bounds),
        ("transform.rotation.z", .transform), ("transform.scale", .transform),
      ]
      let path = paths[source.plan(below: paths.count)]
      let now = stage.world.state.seconds
      return stage.newLayer(&source, with: path.whole) + [
        .animation(
          path.part, having: [.fromValue, .toValue], set: [.beginTime: .number(now - 0.0625)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: path.whole),
      ]
    },
    Ingredient(name: "an explicit animation and its removal") { stage, source in
      let layer = stage.shownLayer(&source)
      let ends: [StepShape] = [.removeAnimation, .removeAllAnimations]
      let end = ends[source.plan(below: 2)]
      return explicitAnimation(
        stage, &source, on: layer, ending: [Hint(end, layer: layer, key: "k"), Hint(.tick)])
    },
    Ingredient(name: "an animation replaced by another") { stage, source in
      let layer = stage.shownLayer(&source)
      let key = ["k", "position"][source.plan(below: 2)]
      return [
        Hint(.newAnimation, key: "position"), Hint(.addAnimation, layer: layer, key: key),
        Hint(.tick), Hint(.newAnimation, key: "position"),
        Hint(.addAnimation, layer: layer, key: key), Hint(.animationKeys, layer: layer),
        Hint(.tick), Hint(.advance), Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "two animations of one property") { stage, source in
      let layer = stage.shownLayer(&source)
      let animation = Hint.animation(
        "zPosition", having: [.fromValue, .toValue],
        set: [.beginTime: .number(stage.world.state.seconds - 0.0625)])
      return [
        animation, Hint(.addAnimation, layer: layer, key: "k"),
        animation, Hint(.addAnimation, layer: layer, key: "j"),
        Hint(.animationKeys, layer: layer), Hint(.tick), Hint(.advance),
        Hint(.getPresentation, layer: layer, property: .zPosition), Hint(.advance), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "a whole and a part of it") { stage, source in
      let layer = stage.shownLayer(&source)
      let paths =
        source.plan(below: 2) == 0 ? ["position", "position.x"] : ["position.x", "position"]
      return [
        .completeAnimation(paths[0]), Hint(.addAnimation, layer: layer, key: "k"),
        .completeAnimation(paths[1]), Hint(.addAnimation, layer: layer, key: "j"), Hint(.tick),
        Hint(.advance), Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "a turn on top of a scale") { stage, source in
      let layer = stage.shownLayer(&source)
      let path = ["transform.rotation.z", "transform.scale"][source.plan(below: 2)]
      return [
        Hint(.setProperty, layer: layer, property: .transform), .completeAnimation(path),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), Hint(.advance),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "one object in two places") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.newAnimation, key: "zPosition"), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.addAnimation, layer: stage.shownLayer(&source), key: "j"),
        Hint(.removeAnimation, layer: layer, key: "k"), Hint(.animationKeys, layer: layer),
        Hint(.getAttached, layer: layer, property: .duration, key: "j"),
      ]
    },
    Ingredient(name: "an object edited after it was added") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.newAnimation), Hint(.addAnimation, layer: layer, key: "k"), Hint(.setAnimation),
        Hint(.getAttached, layer: layer, key: "k"),
      ]
    },
  ]
}
