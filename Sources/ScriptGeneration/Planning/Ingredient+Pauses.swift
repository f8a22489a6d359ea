import Choices
import LayerModel
import LayerScript

/// Layers whose time is stopped, moved or far away while animations are under way.
extension Ingredient {
  static let pauses: [Ingredient] = [
    Ingredient(name: "a pause and its end") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let now = stage.world.state.seconds
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let pause =
        steadyAnimation(on: layer) + [
          .step(of: 0.25), look, .timing(.speed, 0, layer),
          .timing(.timeOffset, now + 0.25, layer), Hint(.tick), look, .step(of: 2), Hint(.tick),
          look,
          Hint(.animationKeys, layer: layer),
        ]
      if source.plan(below: 2) == 0 { return arrival + pause }
      return arrival + pause + [
        .timing(.speed, 1, layer), .timing(.timeOffset, 0, layer), .timing(.beginTime, 2, layer),
        Hint(.tick), look, .step(of: 0.125), look,
      ]
    },
    Ingredient(name: "a scrub to and fro") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let offsets = [0.75, 0.5, 0.25].shuffled(by: source.plan(below: 3))
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let start: [Hint] = [
        .timing(.speed, 0, layer), .timing(.timeOffset, offsets[0], layer), Hint(.tick),
        .animation(
          "zPosition", having: [.fromValue, .toValue],
          set: [.duration: .number(1), .beginTime: .number(0.03125)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look,
      ]
      return arrival + start
        + offsets.dropFirst().flatMap {
          [.timing(.timeOffset, $0, layer), Hint(.tick), look]
        }
    },
    Ingredient(name: "another speed on the way") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let now = stage.world.state.seconds
      return arrival + [.timing(.beginTime, now - 1, layer), Hint(.tick)]
        + steadyAnimation(on: layer, seconds: 10) + [
          .step(of: 2), look, .timing(.speed, 2, layer), Hint(.tick), look,
        ]
    },
    Ingredient(name: "looks on the way") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + steadyAnimation(on: layer) + [
        .step(of: 0.25), look, .step(of: 0.25), look, .step(of: 0.125), look,
      ]
    },
    Ingredient(name: "an animation a long time later") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + [.step(of: 1_048_576), Hint(.tick)] + steadyAnimation(on: layer) + [
        .step(of: 0.28125), look, Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "an endless animation, a long time later") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let settings: [Property: Value] = [
        .duration: .number(2), .repeatCount: .number(.infinity), .timeOffset: .number(0.5),
      ]
      return arrival + [
        .animation("zPosition", having: [.fromValue, .toValue], set: settings),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        .step(of: source.plan(below: 2) == 0 ? 0.5 : 1_048_576), look,
        Hint(.tick), look, Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "an animation between two frames") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let now = stage.world.state.seconds
      return arrival + [
        .animation(
          "zPosition", having: [.fromValue, .toValue],
          set: [
            .duration: .number(0.125), .beginTime: .number(now + 0.25),
            .delegate: .reference(ObjectName(.handler, 1)),
          ]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .step(of: 1), Hint(.tick),
        Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "speeds along the chain") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let speed = [0.5, 2][source.plan(below: 2)]
      return arrival + [
        .timing(.speed, 1 / speed, layer), Hint(.tick),
        .animation(
          "zPosition", having: [.fromValue, .toValue],
          set: [.duration: .number(1), .speed: .number(speed)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .step(of: 0.5), look,
      ]
    },
    Ingredient(name: "levels of time") { stage, source in
      let parent = stage.nextLayer
      let time = Double(source.plan(below: 100))
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: parent + 1),
        Hint(.setProperty, layer: parent, property: .beginTime),
        Hint(.setProperty, layer: parent + 1, property: .speed),
        Hint(.convertTime, other: parent + 1, value: .number(time)),
        Hint(.convertTime, layer: parent + 1, other: parent, value: .number(time)),
      ]
    },
    Ingredient(name: "a later begin") { stage, source in
      let layer = stage.nextLayer
      var convert = Hint(.convertTime, other: layer, value: .number(Double(source.plan(below: 9))))
      convert.key = Hint.fromOutside
      return [
        Hint(.newLayer), convert, Hint(.setProperty, layer: layer, property: .beginTime), convert,
      ]
    },
    Ingredient(name: "the begin of an attached animation") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getAttached, layer: layer, property: .beginTime, key: "k")
      return arrival + [
        .completeAnimation("zPosition"), Hint(.addAnimation, layer: layer, key: "k"), look,
        Hint(.tick), look,
      ]
    },
  ]

  /// An animation of the depth at even pace, committed at once.
  private static func steadyAnimation(on layer: Int, seconds: Double = 1) -> [Hint] {
    [
      .animation(
        "zPosition", having: [.fromValue, .toValue], set: [.duration: .number(seconds)]),
      Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
    ]
  }
}

extension Hint {
  /// A step of the clock.
  static func step(of seconds: Double) -> Hint { Hint(.advance, value: .number(seconds)) }

  /// A layer's timing.
  fileprivate static func timing(_ property: Property, _ number: Double, _ layer: Int) -> Hint {
    Hint(.setProperty, layer: layer, property: property, value: .number(number))
  }
}

extension [Double] {
  /// The numbers beginning with another.
  fileprivate func shuffled(by places: Int) -> [Double] {
    Array(self[places...] + self[..<places])
  }
}
