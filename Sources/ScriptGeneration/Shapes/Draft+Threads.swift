import Choices
import LayerModel
import LayerScript

/// Transactions of another thread, the lock, and delegates that the script lets go of.
extension Draft {
  private static let kindsElsewhere: [StepKind] = [.get, .begin, .set, .commit]

  /// Draws a step of a second thread: within a transaction of its own where it changes something.
  func elsewhere(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like.map { Self.kindsElsewhere.firstIndex(of: $0.kind) ?? -1 }
    let isOpen = stage.world.state.depth(ofThread: 2) > 0
    let planned = hint.value?.asNumber.map { Int($0) }
    let bias =
      planned.map { Bias.nearlyAlways($0) } ?? .weights(isOpen ? [4, 1, 4, 2] : [2, 4, 0, 0])
    let kind = Self.kindsElsewhere[source.index(of: 4, bias: bias, like: wanted)]
    let plain = Draft(stage: stage, palette: palette, hint: Hint(property: hint.property))
    let step: Step?
    switch kind {
    case .begin: step = Step(.begin)
    case .commit: step = isOpen ? Step(.commit) : nil
    case .set: step = isOpen ? plain.setTransaction(&source, like) : nil
    default: step = plain.getTransaction(&source, like)
    }
    guard let step, !step.isAboutBlocks else { return nil }
    return Step(step.action, thread: 2)
  }

  func lock(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let isLocking = source.boolean(percent: 50, like: like.map { $0.kind == .lock })
    return Step(isLocking ? .lock : .unlock)
  }

  func letGo(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .drop(let name) = like?.command { wanted = name }
    let handlers = (1...2).map { ObjectName(.handler, $0) }
    return Step(.drop(source.pick(handlers, bias: .mostly(0), like: wanted)))
  }
}

extension Step {
  /// Tells whether the step is one of those that are drawn for another thread.
  var isElsewhere: Bool {
    switch action {
    case .command(.begin), .command(.commit), .command(.set(.transaction, _, _)),
      .query(.get(.transaction, _)):
      !isAboutBlocks
    default: false
    }
  }

  fileprivate var isAboutBlocks: Bool {
    switch action {
    case .command(.set(_, .completionBlock, _)), .query(.get(_, .completionBlock)): true
    default: false
    }
  }
}
