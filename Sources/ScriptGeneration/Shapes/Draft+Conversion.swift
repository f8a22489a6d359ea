import Choices
import Geometry
import LayerModel
import LayerScript

/// Conversions between the coordinates of layers.
extension Draft {
  func convert(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (value: Value, from: Subject?, to: Subject?, receiver: Query.ConversionReceiver)?
    if case .convert(let value, let from, let to, let receiver) = like?.query {
      wanted = (value, from, to, receiver)
    }
    // Wanting nothing is not the same as wanting no layer.
    let hasSource = source.boolean(
      percent: hint.key == Hint.fromOutside ? 2 : 98, like: wanted.map { $0.from != nil })
    let from =
      hasSource ? layer(&source, prefer: hint.layer, like: wanted?.from?.name) : nil
    if hasSource, from == nil { return nil }
    let hasTarget = source.boolean(
      percent: hint.key == Hint.toOutside ? 2 : 98, like: wanted.map { $0.to != nil })
    let relative = from.flatMap { stage.relative(of: $0, &source) }
    let to =
      hasTarget ? layer(&source, prefer: hint.other ?? relative, like: wanted?.to?.name) : nil
    if hasTarget, to == nil { return nil }
    let value = convertible(from ?? to, &source, like: wanted?.value)
    let asksSource =
      palette.asksSources && from != nil && to != nil
      && source.boolean(percent: 20, like: wanted.map { $0.receiver == .source })
    return Step(
      .convert(
        value, from: from.map { .object(.layer($0)) }, to: to.map { .object(.layer($0)) },
        asking: asksSource ? .source : .either))
  }

  /// Draws a conversion between two presentation copies (PRES-17).
  func convertPresented(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (value: Value, from: ObjectName, to: ObjectName)?
    if case .convert(let value, .presentation(let from), .presentation(let to), _) = like?.query {
      wanted = (value, from, to)
    }
    guard let from = layer(&source, prefer: hint.layer, like: wanted?.from) else { return nil }
    let relative = stage.relative(of: from, &source)
    guard let to = layer(&source, prefer: hint.other ?? relative, like: wanted?.to),
      stage.isOnScreen(from), stage.isOnScreen(to)
    else { return nil }
    let value = convertible(from, &source, like: wanted?.value)
    return Step(.convert(value, from: .presentation(.layer(from)), to: .presentation(.layer(to))))
  }

  /// Draws a point or a rectangle in and around a layer.
  private func convertible(
    _ layer: Int?, _ source: inout ChoiceSource, like: Value?
  ) -> Value {
    let planned = hint.value
    let percent: UInt64 = planned.map { $0.asRect == nil ? 2 : 98 } ?? 30
    let isRect = source.boolean(percent: percent, like: like.map { $0.asRect != nil })
    let bounds = layer.flatMap { stage.value(.bounds, ofLayer: $0).asRect } ?? .zero
    if isRect {
      let suggestion = planned?.asRect ?? bounds
      return rect(
        suggestion.components, isPlanned: planned?.asRect != nil || source.plan(below: 2) == 0,
        &source, like)
    }
    let fractions = [Point(0, 0), Point(0.5, 0.5), Point(1, 1), Point(0.25, 0.75)]
    let place = bounds.point(at: fractions[source.plan(below: fractions.count)])
    let suggestion = planned?.asPoint ?? place
    let isPlanned = planned?.asPoint != nil || source.plan(below: 4) == 0
    let wanted = like?.asPoint
    let x = source.double(
      Numbers.coordinate, suggestions: [suggestion.x], isPlanned: isPlanned, like: wanted?.x)
    let y = source.double(
      Numbers.coordinate, suggestions: [suggestion.y], isPlanned: isPlanned, like: wanted?.y)
    return .point(Point(x, y))
  }
}

extension Hint {
  /// Says that a conversion comes from outside a root.
  static let fromOutside = "from outside"
  /// Says that a conversion leads outside a root.
  static let toOutside = "to outside"

  /// A conversion between two layers.
  static func conversion(_ value: Value? = nil, from: Int?, to: Int?) -> Hint {
    Hint(.convert, layer: from, other: to, value: value)
  }
}

extension Stage {
  /// Tells whether a layer has a presentation copy.
  func isOnScreen(_ number: Int) -> Bool { world.state.isCommitted(index(number)) }

  /// Another layer of the same tree, or the layer itself where it stands alone.
  func relative(of number: Int, _ source: inout ChoiceSource) -> Int? {
    guard source.isRandom else { return nil }
    let others = relatives(of: number).filter { $0 != number }
    return others.isEmpty ? number : others[source.plan(below: others.count)]
  }

  /// The layers of the tree in which a layer stands.
  func relatives(of number: Int) -> [Int] {
    let root = world.state.root(of: index(number))
    return layerNumbers.filter { world.state.root(of: index($0)) == root }
  }

  /// What the reference would answer to a query at this moment.
  func answer(to query: Query) -> Value? {
    var world = world
    guard case .value(let value) = world.perform(Step(query)).answer else { return nil }
    return value
  }

  /// The answer to a conversion between two layers at this moment.
  func converted(_ value: Value, from: Int, to: Int) -> Value? {
    answer(to: .convert(value, from: .object(.layer(from)), to: .object(.layer(to))))
  }
}
