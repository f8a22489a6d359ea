import LayerScript
import Rules

/// The reasons for what a layer shows, by what kind of animation is at work.
extension World {
  mutating func timelineRules(
    _ object: AnimationObject, _ timeline: Timeline, _ local: LayerTime
  ) -> Why {
    var rules: [RuleID] = []
    if object.number(.repeatDuration) > 0 {
      rules.append(.time(18))
    } else {
      rules.append(.time(17))
    }
    let repeats = object.number(.repeatCount)
    if repeats.isFinite, repeats != repeats.rounded() { rules.append(.time(20)) }
    if repeats.isInfinite { rules.append(.time(21)) }
    if timeline.speed != 1 {
      rules += [.time(19), .anim(74)]
      if local.rate != 1, local.rate != 0 { rules.append(.time(28)) }
    }
    if timeline.offset != 0, timeline.activeDuration.isInfinite { rules.append(.time(23)) }
    return state.reasons.set(rules)
  }

  /// A begin that is given is compared with the time of the layer, which is the clock's where its timing is
  /// that of a new layer (TIME-03).
  mutating func givenBeginRules(_ object: AnimationObject, _ local: LayerTime) -> Why {
    local.hasDefaults && object.number(.beginTime) != 0 ? state.because(.time(3)) : .none
  }

  /// Which of the six ways an animation is given by (ANIM-22..28); what rests on the value below is
  /// open while another animation of the same property is alive (UA-11).
  mutating func explainEnds(_ reading: inout Reading, _ object: AnimationObject, alone: Bool) {
    let given = (
      object[.fromValue] != .nil, object[.toValue] != .nil, object[.byValue] != .nil
    )
    let rule: RuleID? =
      switch given {
      case (true, true, _): .anim(22)
      case (true, false, true): .anim(23)
      case (false, true, true): .anim(24)
      case (true, false, false): .anim(25)
      case (false, true, false): .anim(26)
      case (false, false, true): .anim(27)
      case (false, false, false): nil
      }
    if let rule { state.unite(&reading, rule) }
    if given == (true, false, false) { state.unite(&reading, .anim(28)) }
    if given == (true, true, false) { state.unite(&reading, .anim(30)) }
    let restsOnBelow = [given.0, given.1, given.2].count { $0 } == 1
    if restsOnBelow, !alone { reading.open = reading.open ?? .animation(11) }
  }

  /// What an animation past its end shows, by its fill mode (ANIM-14..17, 19).
  mutating func explainEnd(_ reading: inout Reading, _ object: AnimationObject, _ mode: String) {
    state.unite(&reading, .anim(14))
    if semantics.animations.fillsForwards(mode) {
      state.unite(&reading, .anim(16))
      state.unite(&reading, .anim(19))
    } else {
      state.unite(&reading, .anim(15))
    }
  }

  mutating func explainProgress(
    _ reading: inout Reading, _ animation: AttachedAnimation, _ fraction: Double
  ) {
    if animation.source == nil {
      state.unite(&reading, .act(29))
      state.unite(&reading, .pres(20))
    }
    if animation.isCommittedWithOthers { state.unite(&reading, .time(16)) }
  }

  /// Why there is no animation at work, or more than one (PRES-04..09, 12).
  mutating func explainAnimations(
    _ reading: inout Reading, _ property: Property, _ layer: Int, _ relevant: Int, _ all: Int,
    _ contributors: Int
  ) {
    guard let published = state.published[layer] else { return }
    if relevant == 0 {
      state.unite(&reading, .pres(all == 0 ? 4 : 5))
      state.unite(&reading, state.because(.copy(4), .copy(5)))
      let change = published.properties[property]?.change ?? 0
      if all > 0, change > 0 { state.unite(&reading, .pres(6)) }
      state.unite(&reading, published.animations.whyRuledOut(property.rawValue) ?? .none)
      state.unite(&reading, published.animations.whySettled(property))
      state.unite(&reading, published.animations.whyEmptied)
    } else {
      state.unite(&reading, published.animations.whySettled(property))
      if relevant > 1 { state.unite(&reading, .pres(8)) }
      if relevant > contributors || published.animations.outlivesOther(animating: property) {
        state.unite(&reading, .pres(9))
      }
      if relevant > 1 { state.unite(&reading, .pres(12)) }
      let sums = published.animations.attached.count {
        $0.object.animates(property) && $0.object.isOn(.additive)
      }
      if relevant > 1, sums > 0, sums < relevant { state.unite(&reading, .anim(34)) }
    }
    let pending = state.animations[layer].attached.contains { animation in
      animation.begin == nil && animation.object.animates(property)
    }
    if pending { state.unite(&reading, .pres(18)) }
  }
}
