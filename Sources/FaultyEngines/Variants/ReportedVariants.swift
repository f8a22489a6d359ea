import LayerModel
import LayerScript
public import Rules

extension VariantCatalogue {
  /// Engines that break what is reported and never counts, and bear what follows.
  static let reportedVariants: [Variant] = [
    Variant(
      "layers-last-no-time", "the duration of a layer reads 0 before it is set, as the header says",
      by: .rule(.props(44), .reportOnly),
      steps: """
        new l1
        get l1.duration
        """
    ) { LayersLastNoTime() },
    Variant(
      "classes-have-actions", "the class of layers has standing actions, as the header says",
      by: .rule(.act(16), .reportOnly),
      steps: """
        classAction CALayer position
        """
    ) { ClassesHaveActions() },
    Variant(
      "removals-show-at-once",
      "what is shown of a property is the model's once its animation is removed",
      by: .rule(.pres(19), .reportOnly),
      steps: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", duration: 9, fromValue: 4, toValue: 4}
        addAnimation a1 to l1 key k
        tick
        begin
        removeAnimation k from l1
        get l1.presentation.zPosition
        """
    ) { RemovalsShowAtOnce() },
    Variant(
      "blocks-animate-though-disabled",
      "a view in a block animates its layer although actions are disabled",
      by: .rule(.view(12), .reportOnly), taking: [.blocksEnableActions],
      steps: """
        new v1 backing l1
        host v1
        tick
        begin
        set transaction.disableActions true
        set transaction.completionBlock b1
        beginBlock animate duration 1 completion b2
        set v1.alpha 0.5
        endBlock
        commit
        animationKeys l1
        exists l1.animation(opacity)
        tick
        advance 0.5
        get l1.presentation.opacity
        tick
        advance 1
        tick
        """
    ) { BlocksAnimateThoughDisabled() },
  ]

  /// The rules that are reported alone and that no variant breaks, each with the reason.
  public static let reportedWithoutVariant: [RuleID: String] = [
    .view(36): "it speaks of a program that asks, and not of what it asks"
  ]
}

private struct LayersLastNoTime: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .get(.object(let name), .duration) = step.query, name.kind == .layer,
      outcome.answer == .value(.number(.infinity))
    else { return 0 }
    outcome.answer = .value(.number(0))
    return 1
  }
}

private struct ClassesHaveActions: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .classAction(_, key: let key) = step.query, expected.why == Why(.act(16)),
      outcome.answer == .value(.nil)
    else { return 0 }
    outcome.answer = .value(
      .dictionary([
        Value.Entry("class", .string(ClassName.basicAnimation.rawValue)),
        Value.Entry("keyPath", .string(key)),
      ]))
    return 1
  }
}

private struct RemovalsShowAtOnce: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard let (name, property) = step.query?.presentedProperty,
      world.state.reasons.members(of: expected.why).contains(.pres(19)),
      let layer = world.state.layer(name)
    else { return 0 }
    let model = Answer.value(world.state.value(layer, property))
    if outcome.answer == model { return 0 }
    outcome.answer = model
    return 1
  }
}

private struct BlocksAnimateThoughDisabled: ViewSemantics, TouchCounting {
  private(set) var touches = 0

  mutating func blocksEnableActions(behindView: Bool) -> Bool {
    if behindView { touches += 1 }
    return behindView
  }
}

extension Query {
  /// The property of a presentation copy that is read whole, by its accessor or by its key.
  fileprivate var presentedProperty: (layer: ObjectName, property: Property)? {
    switch self {
    case .get(.presentation(let layer), let property): (layer, property)
    case .value(.presentation(let layer), let path) where path.rest.isEmpty:
      path.property.map { (layer, $0) }
    default: nil
    }
  }
}
