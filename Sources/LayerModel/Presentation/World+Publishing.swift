import LayerScript
import Rules

extension World {
  /// Publishes what changed on attached layers: values first, then begin times, which depend on them
  /// (M4).
  mutating func publishValues(_ why: Why) {
    let touched = state.commits.takeTouched().filter { state.isShown($0) }
    for layer in touched {
      let kept = state.published[layer]?.animations ?? AnimationList()
      clearPresentationNotes(layer)
      state.published[layer] = PublishedLayer(
        properties: state.properties[layer], animations: kept,
        superlayer: state.nodes[layer].superlayer.layer, change: state.changes, why: why)
    }
    let begun = touched.map { layer in
      state.animations[layer].attached.count { $0.begin == nil }
    }.reduce(0, +)
    for layer in touched {
      resolveBegins(layer, together: begun > 1)
      state.published[layer]?.animations = state.animations[layer]
    }
    stopDetached()
    for index in state.callbacks.removals.indices {
      state.callbacks.removals[index].isCommitted = true
    }
  }

  private mutating func resolveBegins(_ layer: Int, together: Bool) {
    guard state.animations[layer].attached.contains(where: { $0.begin == nil }) else { return }
    let local = publishedTime(of: layer)
    for place in state.animations[layer].attached.indices
    where state.animations[layer].attached[place].begin == nil {
      let own = state.animations[layer].attached[place].object.number(.beginTime)
      let begin = semantics.resolvedBegin(
        own, localTime: local.time, clock: state.clock.seconds)
      state.animations[layer].attached[place].begin = begin
      state.animations[layer].attached[place].committedAt = local.time
      state.animations[layer].attached[place].isCommittedWithOthers = together && own == 0
      if state.animations[layer].attached[place].isAttachedEarly {
        let why = state.animations[layer].attached[place].why
        state.animations[layer].attached[place].why = state.reasons.union(why, .anim(75))
      }
      if own == 0 {
        let why = state.animations[layer].attached[place].why
        state.animations[layer].attached[place].why = state.reasons.union(why, .time(15))
      }
    }
  }

  private mutating func clearPresentationNotes(_ layer: Int) {
    let published = state.published[layer]?.change ?? 0
    for property in state.properties[layer].properties {
      if let slot = state.properties[layer][property], slot.change > published {
        state.notes[layer].clear(.presentation(property))
      }
    }
  }
}

extension WorldState {
  /// Tells whether an outermost commit publishes a layer.
  func isShown(_ layer: Int) -> Bool {
    commits.stages[layer] == .committed || commits.stages[layer] == .uncertain
  }
}
