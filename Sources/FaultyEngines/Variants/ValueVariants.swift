import Geometry
import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that say the same otherwise, or say what the machine they run on is like.
  static let valueVariants: [Variant] = [
    Variant(
      "text-draws-its-string",
      "a text layer draws its string into its contents until others are set",
      by: .noRule,
      steps: """
        new l1 CATextLayer {bounds: (0, 0, 9, 9)}
        set l1.string "text"
        get l1.contents
        """
    ) { TextDraws() },
    Variant(
      "timing-is-points", "a timing function reads back as its control points in single precision",
      by: .rule(.func(1), .tolerance),
      steps: """
        set transaction.animationTimingFunction timing(easeIn)
        get transaction.animationTimingFunction
        """
    ) { TimingIsPoints() },
    Variant(
      "screen-scale", "the layer behind a view has the scale of a screen",
      by: .noRule, taking: [.unset],
      steps: """
        new v1 backing l1
        get l1.contentsScale
        """
    ) { ScreenScale() },
    Variant(
      "single-precision", "numbers are kept in single precision, as the engine declares",
      by: .rule(.geo(29), .tolerance), precision: .single,
      steps: """
        new l1
        set l1.transform planar(0.1, 0.7, -0.7, 0.1, 1.1, 2.3)
        get l1.transform
        """
    ) { SinglePrecision() },
    Variant(
      "clock-counts-microseconds", "the clock counts microseconds, as the engine declares",
      by: .rule(.time(4), .tolerance), clockResolution: 1e-6,
      steps: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, toValue: 100, delegate: h1}
        addAnimation a1 to l1 key k
        advance 0.1234567
        tick
        get l1.animation(k).beginTime
        advance 0.0833333333
        get l1.presentation.zPosition
        tick
        advance 0.2999999999
        convertTime 3 from nil to l1
        get l1.presentation.zPosition
        advance 0.7
        tick
        """
    ),
    Variant(
      "lists-are-empty", "a layer without sublayers answers an empty list",
      by: .undeclared(.nilLists), declaring: [.nilLists: false],
      steps: """
        new l1
        get l1.sublayers
        """
    ) { ListsAreEmpty() },
    Variant(
      "lists-the-other-way", "what may be listed in any order is listed the other way round",
      by: .rule(.anim(3), .unordered),
      steps: """
        new l1
        new a1 {keyPath: "opacity", fromValue: 0}
        new a2 {keyPath: "zPosition", fromValue: 0}
        addAnimation a1 to l1 key a
        addAnimation a2 to l1 key b
        addAnimation a1 to l1 key a
        animationKeys l1
        new l2
        host l2
        tick
        set l2.frame (3, 4, 5, 6)
        animationKeys l2
        """
    ) { ReversedLists() },
    Variant(
      "shown-opacities-are-clamped",
      "what is shown of an opacity that animations lead out of its range is the nearest within",
      by: .item(.animation(32)),
      steps: """
        new l1
        host l1
        new a1 {keyPath: "opacity", duration: 4, fromValue: 0.5, toValue: 1, additive: true}
        addAnimation a1 to l1 key k
        tick
        advance 1
        get l1.presentation.opacity
        """
    ) { ShownOpacitiesAreClamped() },
    Variant(
      "rough-numbers", "computed numbers are off by nearly half of what their tolerance allows",
      by: .rule(.geo(6), .tolerance),
      steps: """
        new l1 {bounds: (0, 0, 3, 5), position: (7, 9)}
        get l1.frame
        """
    ) { RoughNumbers() },
    Variant(
      "other-objects", "where only it is asserted that there is an object, it is another",
      by: .rule(.txn(45), .atLeast),
      steps: """
        set transaction.completionBlock b1
        get transaction.completionBlock
        """
    ) { OtherObjects() },
    Variant(
      "callbacks-the-other-way", "what is called back in any order comes in the opposite order",
      by: .item(.animation(19)),
      steps: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, delegate: h1}
        new a2 {keyPath: "opacity", duration: 1, fromValue: 0, delegate: h2}
        addAnimation a1 to l1 key a
        addAnimation a2 to l1 key b
        tick
        advance 2
        tick
        """
    ) { ReversedCallbacks() },
  ]
}

private struct TextDraws: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .get(.object(let name), .contents) = step.query, let layer = world.state.layer(name),
      world.state.type(of: layer) == .textLayer, world.state.value(layer, .string) != .nil,
      world.openItem(for: .contents, of: name) != nil,
      outcome.answer == .value(.nil)
    else { return 0 }
    outcome.answer = .value(.backingStore)
    return 1
  }
}

private struct TimingIsPoints: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .value(.timing(.named(let name))) = outcome.answer else { return 0 }
    let curve = name.curve
    outcome.answer = .value(
      .timing(
        .custom(
          CubicCurve(
            curve.first.x.single, curve.first.y.single, curve.second.x.single,
            curve.second.y.single))))
    return 1
  }
}

private struct ScreenScale: PropertySemantics, TouchCounting {
  private(set) var touches = 0

  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value {
    guard property == .contentsScale, state.isBehindView(layer) else { return standard }
    touches += 1
    return .number(2)
  }
}

private struct SinglePrecision: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .value(let value) = outcome.answer, value.single != value else { return 0 }
    outcome.answer = .value(value.single)
    return 1
  }
}

private struct ListsAreEmpty: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .get(.object, .sublayers) = step.query, outcome.answer == .value(.nil) else {
      return 0
    }
    outcome.answer = .value(.list([]))
    return 1
  }
}

private struct ShownOpacitiesAreClamped: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .get(.presentation, let property) = step.query,
      [.opacity, .shadowOpacity].contains(property),
      case .value(let value) = outcome.answer, let shown = value.asNumber, !(0...1).contains(shown)
    else { return 0 }
    outcome.answer = .value(.number(min(max(shown, 0), 1)))
    return 1
  }
}

extension Double {
  /// The number in single precision.
  fileprivate var single: Double { Double(Float(self)) }
}

extension Value {
  /// The value with all numbers in single precision.
  fileprivate var single: Value {
    switch self {
    case .list(let values): .list(values.map(\.single))
    default: components.flatMap { with(components: $0.map(\.single)) } ?? self
    }
  }
}
