import Choices
import LayerModel
import LayerScript

/// Delegates of animations and completion blocks that act when they are called.
extension Draft {
  /// The shapes of the steps that a handler carries out.
  private static let handled: [StepShape] = [
    .setProperty, .addAnimation, .removeAnimation, .removeAllAnimations, .setTransaction, .begin,
    .commit, .add, .remove, .insertAt, .setSubPath, .sendForLayout, .sendForDisplay,
  ]

  /// How often each of them is proposed: what opens a transaction only where it is planned.
  private static let weights: [UInt32] = [24, 16, 8, 8, 4, 0, 0, 2, 2, 1, 1, 1, 1]

  func handle(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, callback: Callback, steps: [Step], limit: Int)?
    if case .react(let name, let callback, let steps, let limit) = like?.command {
      wanted = (name, callback, steps, limit)
    }
    let planned = hint.callback.flatMap { callback in
      palette.callers.firstIndex { $0.callback == callback }
    }
    let bias = planned.map { Bias.nearlyAlways($0) } ?? .uniform
    guard
      let caller = pick(
        palette.callers, bias: bias, &source,
        like: wanted.map { Caller(name: $0.name, callback: $0.callback) })
    else { return nil }
    let limit = source.integer(in: 1...2, like: wanted?.limit)
    let length: Bias =
      hint.steps.isEmpty ? .weights([6, 2, 0, 0, 0]) : .nearlyAlways(hint.steps.count - 1)
    let last = source.index(of: 5, bias: length, like: wanted.map { $0.steps.count - 1 })
    var steps: [Step] = []
    for place in 0...last {
      let inner = wanted.flatMap { $0.steps.indices.contains(place) ? $0.steps[place] : nil }
      let plan = place < hint.steps.count ? hint.steps[place] : Hint(layer: hint.layer)
      guard let step = handled(plan, &source, inner) else { return nil }
      steps.append(step)
    }
    let isAllowed =
      caller.callback == .run ? steps.allSatisfy(\.mayBeTakenInCallback) : steps.isBalanced
    guard isAllowed else { return nil }
    return Step(.react(caller.name, caller.callback, steps: steps, limit: limit))
  }

  private func handled(_ plan: Hint, _ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like.map { step in
      StepShape(of: step).flatMap { Self.handled.firstIndex(of: $0) } ?? -1
    }
    let planned = plan.shape.flatMap { Self.handled.firstIndex(of: $0) }
    let bias = planned.map { Bias.nearlyAlways($0) } ?? .weights(Self.weights)
    let shape = Self.handled[source.index(of: Self.handled.count, bias: bias, like: wanted)]
    switch shape {
    case .begin: return Step(.begin)
    case .commit: return Step(.commit)
    default:
      var plan = plan
      if shape == .sendForLayout { plan.message = .setNeedsLayout }
      if shape == .sendForDisplay { plan.message = .setNeedsDisplay }
      let step = Draft(stage: stage, palette: palette, hint: plan).step(shape, &source, like)
      return step?.mayBeTakenInHandler == true ? step : nil
    }
  }
}

/// Somebody who may act when called, and when.
struct Caller: Hashable, Sendable {
  let name: ObjectName
  let callback: Callback

  static let all = [
    Caller(name: ObjectName(.handler, 1), callback: .start),
    Caller(name: ObjectName(.handler, 1), callback: .stop),
    Caller(name: ObjectName(.block, 1), callback: .complete),
    Caller(name: ObjectName(.block, 2), callback: .complete),
    Caller(name: .action(1), callback: .run), Caller(name: .action(2), callback: .run),
    Caller(name: ObjectName(.handler, 2), callback: .start),
    Caller(name: ObjectName(.handler, 2), callback: .stop),
  ]
}
