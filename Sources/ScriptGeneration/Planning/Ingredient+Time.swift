import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let time: [Ingredient] = [
    Ingredient(name: "an animation that runs again") { inItsCourse(.again, $0, &$1) },
    Ingredient(name: "an animation that is cut short") { inItsCourse(.cutShort, $0, &$1) },
    Ingredient(name: "a time above and below") { stage, source in
      let parent = stage.nextLayer
      let properties: [Property] = [.speed, .beginTime, .timeOffset]
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: parent + 1),
        Hint(.setProperty, layer: parent, property: properties[source.plan(below: 3)]),
        Hint(.convertTime, layer: parent + 1, other: parent + 1),
      ]
    },
    Ingredient(name: "a time there and back") { stage, source in
      guard let first = stage.shownLayer(&source), let second = stage.anyLayer(&source),
        first != second
      else { return [Hint(.newLayer), Hint(.convertTime)] }
      let begin = Value.number(Double(source.plan(below: 9)))
      let time = Double(source.plan(below: 100))
      var changed = stage.world
      _ = changed.perform(Step(.set(.object(.layer(first)), .beginTime, begin)))
      let there = Query.convertTime(time, from: .layer(first), to: .layer(second))
      guard case .value(let back) = changed.perform(Step(there)).answer else { return [] }
      return [
        Hint(.setProperty, layer: first, property: .beginTime, value: begin),
        Hint(.convertTime, layer: first, other: second, value: .number(time)),
        Hint(.convertTime, layer: second, other: first, value: back),
      ]
    },
    Ingredient(name: "a way back that is paced") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      // A quarter of the way back, where it is not as fast as at the same share of the way there.
      let begin = Value.number(stage.world.state.seconds - 1.25)
      return arrival + [
        .animation(
          "zPosition", having: [.fromValue, .toValue],
          set: [
            .duration: .number(1), .autoreverses: .boolean(true), .beginTime: begin,
            .timingFunction: .timing(.named(.easeIn)),
          ]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "a layer whose time stands still") { stage, source in
      let layer = stage.shownLayer(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let now = stage.world.state.seconds + Double(1 + source.plan(below: 15)) / 32
      return [
        .completeAnimation("zPosition"), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.setProperty, layer: layer, property: .timeOffset, value: .number(now)),
        Hint(.setProperty, layer: layer, property: .speed, value: .number(0)), Hint(.tick), look,
        Hint(.advance), look,
      ]
    },
    Ingredient(name: "a layer with a time of its own") { stage, source in
      let layer = stage.shownLayer(&source)
      let properties: [Property] = [.speed, .timeOffset, .beginTime]
      let property = properties[source.plan(below: 3)]
      return [Hint(.setProperty, layer: layer, property: property), Hint(.tick)]
        + explicitAnimation(stage, &source, on: layer, ending: [Hint(.advance), Hint(.tick)])
    },
  ]
}
