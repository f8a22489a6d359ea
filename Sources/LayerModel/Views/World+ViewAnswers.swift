import LayerScript
import Rules

/// What a view answers, and why.
struct ViewReply: Sendable {
  var answer: ViewAnswer
  var why: Why
  var open: OpenItem?
}

extension WorldState {
  /// What a view answers a layer: the null object outside of blocks, an action inside.
  package func standardViewAnswer(to key: String, of layer: Int) -> ViewAnswer {
    guard let block = views.inForce else { return .null }
    switch block.block.kind {
    case .keyframes, .keyframe: return .saved
    case .pop, .withoutAnimation: return .null
    case .animate, .spring: break
    }
    guard views.isEnabled, block.pace.duration > 0, let property = Property(rawValue: key),
      property.isAnimatedInBlocks(since: uikit) ?? false
    else { return .null }
    return .animation
  }
}

extension World {
  /// Asks a view on behalf of a layer, its own or another (VIEW-30..32).
  mutating func reply(of view: ObjectName, to layer: Int, _ key: String) -> ViewReply {
    let answer = semantics.views.viewAnswer(to: key, of: layer, in: &state)
    var reply = ViewReply(answer: answer, why: replyRules(key))
    reply.open = openReply(view, layer, key)
    if state.view(of: layer) != view {
      reply.why = state.reasons.union(reply.why, state.because(.act(48), .view(30)))
      if answer == .animation { reply.why = state.reasons.union(reply.why, .view(32)) }
    }
    return reply
  }

  private mutating func replyRules(_ key: String) -> Why {
    guard let block = state.views.inForce else {
      var why = state.because(.view(1))
      if state.views.hasEnded { why = state.reasons.union(why, .view(3)) }
      return why
    }
    let isAnimated = Property(rawValue: key).map {
      $0.isAnimatedInBlocks(since: state.uikit) ?? false
    }
    if !state.views.isEnabled {
      let isSilenced = state.views.blocks.contains { $0.block.kind == .withoutAnimation }
      let why = state.reasons.union(
        state.views.whyEnabled, isSilenced ? state.because(.view(39)) : state.because(.view(37)))
      return isAnimated == false ? state.reasons.union(why, .view(7)) : why
    }
    switch block.block.kind {
    case .keyframes, .keyframe: return state.because(.view(40), .view(42))
    case .pop: return state.because(.view(44))
    case .animate, .spring, .withoutAnimation: break
    }
    if block.pace.duration <= 0 { return state.because(.view(27)) }
    guard let isAnimated else { return .none }
    return isAnimated ? state.because(.view(2), .view(6)) : state.because(.view(7))
  }

  /// What leaves open what a view answers.
  private func openReply(_ view: ObjectName, _ layer: Int, _ key: String) -> OpenItem? {
    guard let block = state.views.inForce else { return nil }
    if let item = block.open { return item }
    if block.block.kind == .keyframes { return .animation(21) }
    let isStacked = block.block.kind == .pop || block.block.kind == .keyframe
    if isStacked, !state.views.isEnabled { return .animation(21) }
    // What a block does with a change that no block animates is not on record.
    if isStacked {
      let property = Property(rawValue: key)
      return property?.isAnimatedInBlocks(since: state.uikit) == true ? nil : .beyondReference
    }
    guard state.views.isEnabled, block.pace.duration > 0 else { return nil }
    guard let property = Property(rawValue: key) else { return .beyondReference }
    guard let isAnimated = property.isAnimatedInBlocks(since: state.uikit) else {
      return .beyondReference
    }
    // What is recorded of properties that do not animate is about layers behind views.
    if !isAnimated, state.view(of: layer) != view { return .beyondReference }
    switch state.commits.stages[layer] {
    case .committed: return nil
    case .never, .left, .masked: return .animation(41)
    case .uncertain: return .animation(4)
    }
  }

  /// Asks a view itself for an action, for its own layer or another.
  mutating func askView(_ view: ObjectName, layer name: ObjectName, key: String) -> Expected {
    guard let layer = state.layer(name), state.layer(view) != nil else {
      return lose(.beyondReference)
    }
    var reply = reply(of: view, to: layer, key)
    if state.views.inForce != nil, state.views.endedInside == .pop {
      reply.why = state.reasons.union(reply.why, .view(48))
    }
    // Whether a question alone counts as a change to be saved depends on who wrote the block.
    let saves = state.views.inForce.map { [.keyframe, .keyframes, .pop].contains($0.block.kind) }
    if saves == true { state.animations[layer].leaveAllOpen(.beyondReference) }
    // What a view answers where it animates nothing inside a block is not on record.
    let isRecorded = state.views.inForce == nil || reply.answer != .null
    let open = reply.open ?? (isRecorded ? nil : .beyondReference)
    switch reply.answer {
    case .null: return Reading(.null, why: reply.why, open: open).expected()
    case .saved: return Reading(.nil, why: reply.why, open: open).expected()
    case .animation:
      return Reading(
        .blockAnimation(of: key), why: reply.why, open: open, pattern: .noneOf([.nil, .null])
      ).expected()
    }
  }
}

extension Value {
  /// How an animation that the engine made for a block is answered.
  static func blockAnimation(of key: String) -> Value {
    .dictionary([
      Value.Entry("class", .string(ClassName.basicAnimation.rawValue)),
      Value.Entry("keyPath", .string(key)),
    ])
  }
}
