import Choices
import LayerScript

/// The parameters of blocks.
extension Draft {
  func beginBlock(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ViewBlock?
    if case .beginBlock(let block) = like?.command { wanted = block }
    let isInKeyframes = stage.innermostBlock == .keyframes
    let kinds: [ViewBlock.Kind] =
      isInKeyframes ? [.keyframe] : [.animate, .withoutAnimation, .spring, .keyframes, .pop]
    let planned = hint.block.flatMap { kinds.firstIndex(of: $0.kind) }
    let usual: Bias = isInKeyframes ? .uniform : .weights([12, 2, 2, 3, 2])
    let bias = planned.map { Bias.nearlyAlways($0) } ?? usual
    let kind = source.pick(kinds, bias: bias, like: wanted?.kind)
    var block = ViewBlock(kind)
    switch kind {
    case .withoutAnimation: break
    case .keyframe:
      block.delay = source.pick([0, 0.25, 0.5], like: wanted?.delay)
      block.duration = source.pick([0.25, 0.5], like: wanted?.duration)
    case .animate, .spring, .keyframes, .pop: fill(&block, &source, like: wanted)
    }
    if let wanted, wanted != block { source.giveUpEncoding() }
    return Step(.beginBlock(block))
  }

  private func fill(
    _ block: inout ViewBlock, _ source: inout ChoiceSource, like: ViewBlock?
  ) {
    let isInstant = source.boolean(
      percent: hint.block.map { $0.duration == 0 }.percentIfPlanned ?? 4,
      like: like.map { $0.duration == 0 })
    if !isInstant { block.duration = source.double(Numbers.duration, like: like?.duration) }
    if block.kind == .pop { return }
    let completes = source.boolean(
      percent: hint.block.map { $0.completion != nil }.percentIfPlanned ?? 15,
      like: like.map { $0.completion != nil })
    if completes {
      let names = [ObjectName(.block, 1), ObjectName(.block, 2)]
      let place = hint.block?.completion.flatMap { names.firstIndex(of: $0) }
      block.completion = source.pick(names, bias: .planned(place), like: like?.completion)
    }
    let waits = source.boolean(
      percent: hint.block.map { $0.delay > 0 }.percentIfPlanned ?? 8,
      like: like.map { $0.delay > 0 })
    if waits { block.delay = source.double(Numbers.duration, like: like?.delay) }
    if block.kind == .spring {
      block.damping = source.pick([1, 0.5, 0.35, 0.6], like: like?.damping)
    }
    guard block.kind == .animate else { return }
    let curves: [TimingFunction.Name?] = [nil, .linear, .easeIn, .easeOut, .easeInEaseOut]
    block.curve = source.pick(curves, bias: .weights([6, 2, 2, 2, 1]), like: like.map(\.curve))
    let repeats = source.boolean(
      percent: hint.block.map { $0.repeatCount != nil }.percentIfPlanned ?? 5,
      like: like.map { $0.repeatCount != nil })
    if repeats { block.repeatCount = source.pick([2, 2.5, 1.5], like: like?.repeatCount) }
    block.options = ViewBlock.Option.allCases.filter { option in
      let percent = hint.block.map { $0.options.contains(option) }.percentIfPlanned ?? 6
      return source.boolean(percent: percent, like: like?.options.contains(option))
    }
  }
}
