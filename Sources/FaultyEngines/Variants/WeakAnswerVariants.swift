import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that answer otherwise where rules assert less than one answer.
  static let weakAnswerVariants: [Variant] = [
    Variant(
      "asking-shows-no-implicit-animation",
      "a layer that is asked for an action answers none where a change would animate by itself",
      by: .rule(.act(1), .atLeast),
      steps: """
        new l1
        host l1
        tick
        ask l1 position
        """
    ) { AskingShowsNothing() },
    Variant(
      "key-frames-have-keys-of-their-own",
      "the animation of a block of key frames stands under a key that is the engine's own",
      by: .item(.animation(21)),
      steps: """
        new v1 backing l1
        host v1
        tick
        beginBlock keyframes duration 1
        beginBlock keyframe duration 1
        set v1.alpha 0.5
        endBlock
        endBlock
        animationKeys l1
        """
    ) { KeysOfTheirOwn() },
    Variant(
      "keys-of-the-engine", "a layer lists one animation more, of those of which no source speaks",
      by: .item(.animation(27)),
      steps: """
        new l1
        host l1
        tick
        set l1.opacity 0.5
        animationKeys l1
        """
    ) { ListsOneMore() },
    Variant(
      "cycles-are-refused-late", "a layer within itself is refused when it is committed",
      by: .rule(.tree(22), .atLeast),
      steps: """
        new l1
        add l1 to l1
        tick
        """
    ) { CyclesAreRefusedLate() },
    Variant(
      "order-actions-run-again", "the action for coming or going runs once more when the turn ends",
      by: .rule(.act(43), .atLeast),
      steps: """
        new l1 {actions: {onOrderIn: x1}}
        new l2
        host l2
        tick
        add l1 to l2
        tick
        """
    ) { OrderActionsRunAgain() },
  ]
}

private struct AskingShowsNothing: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .value(.nothingOrFields) = expected.pattern, outcome.answer != .value(.nil) else {
      return 0
    }
    outcome.answer = .value(.nil)
    return 1
  }
}

private struct KeysOfTheirOwn: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .animationKeys = step.query, case .value(let pattern) = expected.pattern,
      case .value(let value) = outcome.answer, !value.elements.isEmpty
    else { return 0 }
    let keys = Value.list(value.elements.indices.map { .string("engine-\($0)") })
    guard pattern.accepts(keys), keys != value else { return 0 }
    outcome.answer = .value(keys)
    return 1
  }
}

private struct ListsOneMore: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .animationKeys = step.query, case .value(let pattern) = expected.pattern,
      case .value(let value) = outcome.answer, let more = pattern.ignoredElement
    else { return 0 }
    outcome.answer = .value(.list(value.elements + [more]))
    return 1
  }
}

extension ValuePattern {
  /// An element that a list may have beside what is asserted; nil where there is none.
  fileprivate var ignoredElement: Value? {
    switch self {
    case .ignoring(let ignored, _): ignored.first
    case .noEmptyList(_, let pattern): pattern.ignoredElement
    default: nil
    }
  }
}

private struct CyclesAreRefusedLate: AnswerChoice {
  private var isPending = false

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    if expected.pattern == .raises(.byNextCommit) {
      outcome.answer = .done
      isPending = true
      return 0
    }
    guard isPending, [.commit, .flush, .tick].contains(step.kind) else { return 0 }
    outcome.answer = .raised("CALayerInvalid")
    isPending = false
    return 1
  }
}

private struct OrderActionsRunAgain: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    var count = 0
    for event in expected.events {
      guard case .sometimeSince = event.presence, case .repeated(let own) = event.shape else {
        continue
      }
      outcome.events.append(own)
      count += 1
    }
    return count
  }
}
