import Geometry
import LayerScript
import Rules

extension World {
  /// Publishes what changed on attached layers: values first, then begin times, which depend on them
  /// (M4).
  mutating func publishValues(_ why: Why, together whyTogether: Why) {
    let whyShown = state.reasons.union(why, whyTogether)
    let touched = state.commits.takeTouched().filter { state.isShown($0) }
    let whyTiming = touched.map { timingRules($0) }
    for (layer, whyTiming) in zip(touched, whyTiming) {
      let kept = state.published[layer]?.animations ?? AnimationList()
      clearPresentationNotes(layer)
      state.notes[layer].publish(since: state.commits.lastStep, reasons: &state.reasons)
      makeCopy(of: layer)
      state.published[layer] = PublishedLayer(
        properties: state.properties[layer], animations: kept, node: state.nodes[layer],
        change: state.changes, why: whyShown, whyTiming: whyTiming)
    }
    let begun = touched.reduce(0) { sum, layer in
      sum + state.animations[layer].attached.count { $0.begin == nil }
    }
    for layer in touched {
      resolveBegins(layer, together: begun > 1, because: why)
      state.published[layer]?.animations = state.animations[layer]
    }
    stopDetached()
    for index in state.callbacks.removals.indices {
      state.callbacks.removals[index].isCommitted = true
    }
  }

  private mutating func resolveBegins(_ layer: Int, together: Bool, because why: Why) {
    guard state.animations[layer].attached.contains(where: { $0.begin == nil }) else { return }
    let local = publishedTime(of: layer)
    for place in state.animations[layer].attached.indices
    where state.animations[layer].attached[place].begin == nil {
      let own = state.animations[layer].attached[place].object.number(.beginTime)
      let delay = state.animations[layer].attached[place].delay
      let resolved = semantics.timing.resolvedBegin(
        own, localTime: local.time, clock: state.clock.seconds)
      let isNow = own == 0 && resolved == local.time
      let begin = (isNow ? local.exact : DoubleDouble(resolved)) + delay
      state.animations[layer].attached[place].whyBegin = why
      state.animations[layer].attached[place].begin = begin.value
      state.animations[layer].attached[place].beginRest = begin.rest
      state.animations[layer].attached[place].committedAt = local.time
      state.animations[layer].attached[place].isCommittedWithOthers = together && own == 0
      if state.commits.stages[layer] == .uncertain {
        // Whether its layer is committed at all, and so whether it begins, no source says.
        leaveCallbacksOpen(
          state.animations[layer].attached[place].number, on: layer, .animation(41))
      }
      if state.animations[layer].attached[place].isAttachedEarly {
        let why = state.animations[layer].attached[place].why
        state.animations[layer].attached[place].why = state.reasons.union(why, .anim(75))
      }
      if own == 0 {
        let why = state.animations[layer].attached[place].why
        let rules =
          state.animations[layer].attached[place].isNested
          ? [.txn(16), .time(15)] : [RuleID.time(15)]
        state.animations[layer].attached[place].why = state.reasons.union(
          why, state.reasons.set(rules))
      }
    }
  }

  private mutating func clearPresentationNotes(_ layer: Int) {
    let published = state.published[layer]?.change ?? 0
    for property in state.properties[layer].properties(changedAfter: published) {
      state.notes[layer].clear(.presentation(property))
      state.notes[layer].forget(.published(property))
    }
  }
}

/// What a change of timing does to the time that a layer shows.
extension World {
  /// The rules about the step from the timing that is shown to the one that is about to be.
  private mutating func timingRules(_ layer: Int) -> Why {
    guard let old = state.published[layer] else { return .none }
    let (before, after) = (old.properties.timing, state.properties[layer].timing)
    if before == after { return old.whyTiming }
    let parent = old.superlayer.map { publishedTime(of: $0).time } ?? state.clock.seconds
    let jump = after.localTime(parent) - before.localTime(parent)
    let isContinuous = abs(jump) <= 1e-9 * max(1, abs(parent))
    switch (before.speed == 0, after.speed == 0) {
    case (false, true): return isContinuous ? state.because(.time(10)) : state.because(.time(13))
    case (true, false): return isContinuous ? state.because(.time(11)) : .none
    case (true, true): return state.because(.time(13))
    case (false, false): return isContinuous ? .none : state.because(.time(29))
    }
  }
}

extension PropertySlots {
  /// The timing that the slots give a layer.
  var timing: LayerTiming {
    LayerTiming(
      begin: value(of: .beginTime)?.asNumber ?? 0, speed: value(of: .speed)?.asNumber ?? 1,
      offset: value(of: .timeOffset)?.asNumber ?? 0)
  }
}

extension WorldState {
  /// Tells whether an outermost commit publishes a layer.
  func isShown(_ layer: Int) -> Bool {
    switch commits.stages[layer] {
    case .committed, .masked, .uncertain: true
    case .never, .left: false
    }
  }
}
