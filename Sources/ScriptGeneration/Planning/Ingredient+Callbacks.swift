import Choices
import LayerModel
import LayerScript

/// What the delegates of animations are told.
extension Ingredient {
  static let callbacks: [Ingredient] = [
    Ingredient(name: "a delegate and the end") {
      told($0, &$1, [.duration: .number(1)], [0.5, 1, 1])
    },
    Ingredient(name: "a delegate and a later begin") { stage, source in
      let begin = Value.number(stage.world.state.seconds + 2)
      return told(stage, &source, [.duration: .number(1), .beginTime: begin], [1, 1.125, 2])
    },
    Ingredient(name: "a delegate and repetition") {
      told($0, &$1, [.duration: .number(1), .repeatCount: .number(3)], [0.5, 1, 2])
    },
    Ingredient(name: "a delegate and a begin in the past") { stage, source in
      let begin = Value.number(stage.world.state.seconds - 1.5)
      let counts: [Double] = [1, 2, .infinity]
      let count = Value.number(counts[source.plan(below: 3)])
      return told(
        stage, &source, [.duration: .number(1), .repeatCount: count, .beginTime: begin], [1])
    },
    Ingredient(name: "a delegate and what stays") { stage, source in
      let ends: [StepShape] = [.tick, .removeAllAnimations]
      let layer = stage.shownLayer(&source)
      return inTurn(
        told(
          stage, &source,
          [
            .duration: .number(1), .fillMode: .string("forwards"),
            .removedOnCompletion: .boolean(false),
          ], [0.5, 1]), [Hint(ends[source.plan(below: 2)], layer: layer), Hint(.tick)])
    },
    Ingredient(name: "a delegate and an endless animation") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [
          listening([.repeatCount: .number(.infinity)]),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .advance(1000), Hint(.tick),
          Hint(.removeAnimation, layer: layer, key: "k"), Hint(.tick), Hint(.tick),
        ])
    },
    Ingredient(name: "a delegate and a removal") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends: [[Hint]] = [
        [Hint(.removeAnimation, layer: layer, key: "k")],
        [Hint(.removeAllAnimations, layer: layer)],
        [listening([.duration: .number(1)]), Hint(.addAnimation, layer: layer, key: "k")],
        [Hint(.remove, layer: layer)],
      ]
      let second =
        source.plan(below: 2) == 0
        ? [listening([.duration: .number(2)]), Hint(.addAnimation, layer: layer, key: "j")] : []
      return inTurn(
        arrival,
        [
          listening([.duration: .number(2)]), Hint(.addAnimation, layer: layer, key: "k"),
        ], second, [Hint(.tick), .advance(0.5)], ends[source.plan(below: 4)],
        [Hint(.tick), .advance(3), Hint(.tick)])
    },
    Ingredient(name: "a delegate and a layer that leaves") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let layer = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.add, layer: parent, other: layer),
          listening([.duration: .number(2)]), Hint(.addAnimation, layer: layer, key: "k"),
          Hint(.tick), .advance(0.5), Hint(.remove, layer: layer), Hint(.tick), Hint(.tick),
        ])
    },
    Ingredient(name: "a group and the delegates of its members") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), .motion(.group),
          Hint(.setAnimation, property: source.plan(below: 2) == 0 ? .delegate : .duration),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .advance(0.5), Hint(.tick),
          .advance(100), Hint(.tick),
        ])
    },
    Ingredient(name: "a delegate and a pause") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let isStill = source.plan(below: 2) == 0
      let pause = Hint(
        .setProperty, layer: layer, property: .speed, value: .number(0))
      let add = [listening([.duration: .number(1)]), Hint(.addAnimation, layer: layer, key: "k")]
      return inTurn(
        arrival, (isStill ? [pause] + add : add + [Hint(.tick), .advance(0.5), pause]),
        [
          Hint(.tick), .advance(2), Hint(.tick),
          Hint(.setProperty, layer: layer, property: .speed, value: .number(1)), Hint(.tick),
          .advance(3), Hint(.tick),
        ])
    },
    Ingredient(name: "a stop that adds another", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let add = Hint(.addAnimation, layer: layer, key: "k")
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), .handling(.stop, [add]), add, Hint(.tick),
          .advance(1.125),
          Hint(.tick), Hint(.tick), Hint(.animationKeys, layer: layer), .advance(1.125),
          Hint(.tick), Hint(.tick),
        ])
    },
    Ingredient(name: "a delegate that the script lets go of") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let end = source.plan(below: 2) == 0 ? Hint(.removeAllAnimations, layer: layer) : .advance(2)
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), Hint(.addAnimation, layer: layer, key: "k"),
          Hint(.tick), Hint(.letGo), end, Hint(.tick),
        ])
    },
    Ingredient(name: "a start that removes its own") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends: [Hint] = [
        Hint(.removeAnimation, layer: layer, key: "k"), Hint(.removeAllAnimations, layer: layer),
      ]
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), .handling(.start, [ends[source.plan(below: 2)]]),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), Hint(.tick),
          Hint(.animationKeys, layer: layer),
        ])
    },
  ]

  /// A new animation that has a delegate.
  static func listening(_ settings: [Property: Value]) -> Hint {
    let handler = Value.reference(ObjectName(.handler, 1))
    return .animation(
      "zPosition", having: [.fromValue, .toValue],
      set: settings.merging([.delegate: handler]) { own, _ in own })
  }

  /// An animation with a delegate that is told something at some of several turns.
  private static func told(
    _ stage: Stage, _ source: inout ChoiceSource, _ settings: [Property: Value],
    _ turns: [Double]
  ) -> [Hint] {
    let (layer, arrival) = stage.layerOnScreen(&source)
    return inTurn(
      arrival,
      [
        listening(settings), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
      ], turns.flatMap { [.advance($0), Hint(.tick)] })
  }
}
