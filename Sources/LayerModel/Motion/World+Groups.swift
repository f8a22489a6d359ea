import Geometry
import LayerScript
import Rules

extension World {
  /// Applies the members of a group, each in the time that the group shows them (ANIM-56..62).
  mutating func applyMembers(of group: Performance, to reading: inout Reading) -> Bool {
    reading.open = reading.open ?? group.local.open ?? openGroup(group)
    state.unite(&reading, group.local.why)
    state.unite(&reading, timelineRules(group.object, group.timeline, group.local))
    state.unite(&reading, givenBeginRules(group.object, group.local))
    if group.animation.beginsBefore { state.unite(&reading, .anim(73)) }
    state.unite(&reading, .anim(62))
    guard let time = memberTime(of: group, &reading) else { return false }
    let animated = semantics.motion.members(of: group.object).filter { $0.animates(group.property) }
    var contributes = false
    for member in animated {
      let duration = member.number(.duration)
      if duration <= 0 || member.type == .animationGroup {
        reading.open = reading.open ?? .animation(33)
        continue
      }
      let plain = Timeline(member, duration: duration, begin: member.number(.beginTime))
      let timeline = semantics.motion.memberTimeline(
        semantics.timing.timeline(plain, of: member), in: group.timeline)
      explain(timeline, of: group, &reading)
      let local = LayerTime(
        time: DoubleDouble(time), rate: group.local.rate * group.timeline.speed, why: .none,
        open: nil)
      var performance = Performance(
        animation: group.animation, object: member, timeline: timeline, local: local,
        property: group.property, layer: group.layer,
        isAlone: group.isAlone && animated.count == 1)
      performance.isMember = true
      if apply(performance, to: &reading) { contributes = true }
    }
    return contributes
  }

  /// The time within the group's cycle; nil where the group shows nothing.
  private mutating func memberTime(of group: Performance, _ reading: inout Reading) -> Double? {
    let timeline = group.timeline
    let mode = group.object[.fillMode].asString ?? "removed"
    let fraction: Double
    switch timeline.phase(at: group.local.exact) {
    case .before:
      state.unite(&reading, .anim(18))
      guard semantics.animations.fillsBackwards(mode) else { return nil }
      fraction = 0
    case .active:
      fraction = timeline.cycle(atActiveTime: timeline.activeTime(at: group.local.exact)).fraction
    case .after:
      explainEnd(&reading, group.object, mode)
      guard semantics.animations.fillsForwards(mode) else { return nil }
      reading.open = reading.open ?? openEnd(group.object, timeline)
      fraction = semantics.animations.heldFraction(of: timeline)
    }
    return semantics.motion.memberTime(
      timeline.seconds(ofFraction: fraction, at: group.local.exact), in: timeline,
      layerTime: group.local.time)
  }

  private mutating func explain(
    _ member: Timeline, of group: Performance, _ reading: inout Reading
  ) {
    state.unite(&reading, .anim(56))
    // Whether it is longer than its group or shorter, it is not made to fit.
    if member.begin + member.activeDuration / member.speed != group.timeline.duration {
      state.unite(&reading, .anim(57))
    }
    let timeline = group.timeline
    if timeline.speed != 1 || timeline.activeDuration != timeline.duration {
      state.unite(&reading, .anim(59))
    }
  }

  /// What leaves open what a group shows.
  private func openGroup(_ group: Performance) -> OpenItem? {
    if group.object[.timingFunction] != .nil { return .animation(33) }
    return openTiming(group.object, group.timeline, group.local)
  }
}
