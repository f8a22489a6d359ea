import Choices
import Geometry
import LayerModel
import LayerScript

extension Stage {
  /// A layer and one of its sublayers to play out a fragment on, if there are any.
  func parentAndChild(_ source: inout ChoiceSource) -> (parent: Int?, child: Int?) {
    let parents = layerNumbers.filter { !children(ofLayer: $0).isEmpty }
    guard !parents.isEmpty else { return (anyLayer(&source), anyLayer(&source)) }
    let parent = parents[source.plan(below: parents.count)]
    let below = children(ofLayer: parent)
    return (parent, below[source.plan(below: below.count)])
  }
}

extension Ingredient {
  static let layout: [Ingredient] = [
    Ingredient(name: "a change and the marks for layout") { stage, source in
      let (parent, child) = stage.parentAndChild(&source)
      let properties: [Property] = [.bounds, .transform, .position, .frame, .bounds]
      let property = properties[source.plan(below: properties.count)]
      return [
        .send(.layoutIfNeeded, to: parent), Hint(.setProperty, layer: child, property: property),
      ] + marks(child, parent)
    },
    Ingredient(name: "an edit and the marks for layout") { stage, source in
      let (parent, child) = stage.parentAndChild(&source)
      let edits: [StepShape] = [.add, .insertAt, .insertBeside, .replace, .setSublayers, .remove]
      let edit = edits[source.plan(below: edits.count)]
      return [
        .send(.layoutIfNeeded, to: parent), Hint(edit, layer: edit == .remove ? child : parent),
      ] + marks(parent)
    },
    Ingredient(name: "a list, and the marks of both ends") { stage, source in
      let parent = stage.anyLayer(&source)
      let child = stage.layerNumbers.last { stage.parent(ofLayer: $0) == nil && $0 != parent }
      let edit: StepShape = source.plan(below: 2) == 0 ? .add : .setSublayers
      return [Hint(edit, layer: parent, other: child)] + marks(child, parent)
    },
    Ingredient(name: "a frame that only moves") { stage, source in
      let layer = stage.anyLayer(&source)
      let frame = layer.map { stage.world.state.geometry(of: stage.index($0)).frame } ?? .zero
      let moved = Rect(
        frame.origin.x + Double(source.plan(below: 3)), frame.origin.y, frame.size.width,
        frame.size.height)
      return [
        .send(.layoutIfNeeded, to: layer),
        Hint(.setProperty, layer: layer, property: .frame, value: .rect(moved)),
      ] + marks(layer)
    },
    Ingredient(name: "bounds that scroll, or stay what they are") { stage, source in
      let (parent, child) = stage.parentAndChild(&source)
      let bounds = child.flatMap { stage.value(.bounds, ofLayer: $0).asRect } ?? .zero
      let moved = Rect(
        bounds.origin.x, bounds.origin.y + Double(source.plan(below: 2)), bounds.size.width,
        bounds.size.height)
      return [
        .send(.layoutIfNeeded, to: parent),
        Hint(.setProperty, layer: child, property: .bounds, value: .rect(moved)),
      ] + marks(parent, child)
    },
    Ingredient(name: "a pass through three levels") { stage, source in
      let first = stage.nextLayer
      let layers = [first, first + 1, first + 2]
      let (marked, asked) = (layers[source.plan(below: 3)], layers[source.plan(below: 3)])
      return [
        .reporting(.layoutSublayers, .newReporter), .layerOfOwnClass, .layerOfOwnClass,
        .layerOfOwnClass, Hint(.add, layer: first, other: first + 1),
        Hint(.add, layer: first + 1, other: first + 2), .send(.setNeedsLayout, to: marked),
        .send(.layoutIfNeeded, to: asked),
      ] + marks(marked, first)
    },
    Ingredient(name: "a layer that reports its layout") { stage, source in
      let layer = stage.nextLayer
      let first: Command.Message = source.plan(below: 2) == 0 ? .setNeedsLayout : .layoutIfNeeded
      let second: Command.Message =
        source.plan(below: 3) > 0 ? .layoutIfNeeded : .layoutSublayers
      return [
        .reporting(.layoutSublayers, .newReporter), .layerOfOwnClass, .send(first, to: layer),
        .send(second, to: layer),
      ] + marks(layer)
    },
    Ingredient(name: "a delegate that hears of layout") { stage, source in
      let layer = stage.anyLayer(&source)
      let last: Command.Message = source.plan(below: 2) == 0 ? .layoutIfNeeded : .layoutSublayers
      return [
        .reporting(.layoutSublayers, .newListener), Hint(.setDelegate, layer: layer),
        .send(.setNeedsLayout, to: layer), .send(last, to: layer),
      ]
    },
    Ingredient(name: "a class and a delegate that lay out") { stage, source in
      let layer = stage.nextLayer
      let last: Command.Message = source.plan(below: 2) == 0 ? .layoutIfNeeded : .layoutSublayers
      return [
        .reporting(.layoutSublayers, .newReporter), .layerOfOwnClass,
        .reporting(.layoutSublayers, .newListener), Hint(.setDelegate, layer: layer),
        .send(.setNeedsLayout, to: layer), .send(last, to: layer),
      ]
    },
    Ingredient(name: "layout at a commit") { stage, source in
      let layer = stage.nextLayer
      let isNested = source.plan(below: 2) == 0
      let change = Hint(.setProperty, layer: layer, property: .bounds)
      return [
        .reporting(.layoutSublayers, .newReporter), .layerOfOwnClass, Hint(.host, layer: layer),
        Hint(.tick),
      ] + (isNested ? [Hint(.begin)] : []) + [change, change, Hint(isNested ? .commit : .tick)]
        + marks(layer)
    },
    Ingredient(name: "a layout that acts") { stage, source in
      let parent = stage.nextLayer
      let child = parent + 1
      let acts = source.plan(below: 2) == 0 ? parent : child
      var reaction = Hint.reporting(.layoutSublayers, .react, layer: parent, other: acts)
      reaction.property = .bounds
      let asks: Command.Message = source.plan(below: 4) > 0 ? .layoutIfNeeded : .layoutSublayers
      return [
        .reporting(.layoutSublayers, .newReporter), .layerOfOwnClass, Hint(.newLayer),
        Hint(.add, layer: parent, other: child), reaction, .send(.setNeedsLayout, to: parent),
        .send(asks, to: parent),
      ] + marks(child, parent)
    },
    Ingredient(name: "layout, and the mark for display") { stage, source in
      let layer = stage.anyLayer(&source)
      let last: Command.Message = source.plan(below: 2) == 0 ? .layoutIfNeeded : .layoutSublayers
      return [
        .send(.displayIfNeeded, to: layer), .send(.setNeedsLayout, to: layer),
        .send(last, to: layer), Hint(.getProperty, layer: layer, property: .needsDisplay),
      ]
    },
  ]

  private static func marks(_ layers: Int?...) -> [Hint] {
    layers.map { Hint(.getProperty, layer: $0, property: .needsLayout) }
  }
}
