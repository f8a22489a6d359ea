import Choices
import Geometry
import LayerModel
import LayerScript

/// A fragment of a few steps with holes, for patterns that uniform choice meets too rarely.
///
/// A given pattern of three steps comes up in about one of 8,000 uniform scripts; half of the
/// scripts splice ingredients instead.
struct Ingredient: Sendable {
  /// What the fragment is for.
  let name: String
  /// How often it is taken beside others of its theme; more where it takes luck to get through.
  let weight: Int
  /// Makes the hints of the fragment's steps for a stage.
  let hints: @Sendable (Stage, inout ChoiceSource) -> [Hint]

  init(
    name: String, weight: Int = 1,
    hints: @escaping @Sendable (Stage, inout ChoiceSource) -> [Hint]
  ) {
    self.name = name
    self.weight = weight
    self.hints = hints
  }

  static let all: [Ingredient] = Theme.allCases.flatMap(\.ingredients)
}

extension [Ingredient] {
  /// One of the fragments, by their weights.
  func any(_ source: inout ChoiceSource) -> Ingredient? {
    let whole = reduce(0) { $0 + $1.weight }
    var place = source.plan(below: Swift.max(1, whole))
    return first { ingredient in
      place -= ingredient.weight
      return place < 0
    }
  }
}

extension Stage {
  /// A layer to play out a fragment on.
  func anyLayer(_ source: inout ChoiceSource) -> Int? {
    layers.isEmpty ? nil : layerNumbers[source.plan(below: layers.count)]
  }
}

extension Stage {
  /// A layer on screen to play out a fragment on, if there is one.
  func shownLayer(_ source: inout ChoiceSource) -> Int? {
    let shown = shownLayers
    return shown.isEmpty ? anyLayer(&source) : shown[source.plan(below: shown.count)]
  }

  /// A layer on screen to play out a fragment on, and what brings one there if there is none.
  func layerOnScreen(_ source: inout ChoiceSource) -> (layer: Int, arrival: [Hint]) {
    if !shownLayers.isEmpty, let layer = shownLayer(&source) { return (layer, []) }
    let layer = anyLayer(&source)
    let creation = layer == nil ? [Hint(.newLayer)] : []
    let host = world.state.hasHost ? [] : [Hint(.host, layer: layer ?? nextLayer)]
    return (layer ?? nextLayer, creation + host + [Hint(.tick)])
  }

  /// A new layer with a value of its own on its way to the screen; what is not there yet does not
  /// animate the change by itself.
  func newLayer(_ source: inout ChoiceSource, with property: Property) -> [Hint] {
    let layer = nextLayer
    return [
      Hint(.newLayer), Hint(.setProperty, layer: layer, property: property),
      arrival(of: layer, &source),
    ]
  }

  /// What puts a layer where a commit brings it on screen.
  func arrival(of layer: Int, _ source: inout ChoiceSource) -> Hint {
    guard world.state.hasHost, let parent = shownLayer(&source) else {
      return Hint(.host, layer: layer)
    }
    return Hint(.add, layer: parent, other: layer)
  }

  /// The number that the next layer gets.
  var nextLayer: Int { (layerNumbers.max() ?? 0) + 1 }

  private var shownLayers: [Int] { layerNumbers.filter { world.state.isCommitted(index($0)) } }
}
