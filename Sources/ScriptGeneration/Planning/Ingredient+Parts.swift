import Choices
import LayerModel
import LayerScript

/// What several fragments about actions and animations are made of.
extension Ingredient {
  /// Parts of a fragment one after another.
  static func inTurn(_ parts: [Hint]...) -> [Hint] { parts.flatMap { $0 } }

  /// Properties whose implicit animation is recorded and whose mid values are decided.
  static let animatable: [Property] = [
    .position, .opacity, .bounds, .zPosition, .cornerRadius, .anchorPoint, .hidden, .borderWidth,
    .shadowOpacity, .shadowRadius, .shadowOffset, .transform, .borderColor, .shadowColor,
  ]

  /// An animation that is at a moment of its course from its first commit on, on a layer with a value
  /// of its own or one that is on screen.
  static func inItsCourse(
    _ moment: Moment, _ stage: Stage, _ source: inout ChoiceSource
  ) -> [Hint] {
    let paths: [Property] = [.zPosition, .position, .opacity, .cornerRadius]
    let property = paths[source.plan(below: paths.count)]
    let isNew = stage.layers.count < 4 && source.plan(below: 2) == 0
    let (layer, arrival) =
      isNew
      ? (stage.nextLayer, stage.newLayer(&source, with: property))
      : stage.layerOnScreen(&source)
    let settings = moment.settings(now: stage.world.state.seconds, &source)
    let ends = Moment.ends[source.plan(below: Moment.ends.count)]
    let look = Hint(.getPresentation, layer: layer, property: property)
    return arrival + [
      .animation(property.rawValue, having: ends, set: settings),
      Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look,
      Hint(.animationKeys, layer: layer),
    ]
  }

  static func explicitAnimation(
    _ stage: Stage, _ source: inout ChoiceSource, on layer: Int? = nil, ending: [Hint]
  ) -> [Hint] {
    let layer = layer ?? stage.shownLayer(&source)
    let properties: [Property] = [.position, .zPosition, .opacity, .cornerRadius, .bounds]
    let property = properties[source.plan(below: properties.count)]
    let look = Hint(.getPresentation, layer: layer, property: property)
    return [
      Hint(.newAnimation, property: property), Hint(.addAnimation, layer: layer, key: "k"),
      Hint(.tick), Hint(.advance), look, Hint(.getProperty, layer: layer, property: property),
    ] + ending + [look, Hint(.animationKeys, layer: layer)]
  }
}
