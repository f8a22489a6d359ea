package import LayerScript

/// How far an attached animation has come, by the published time of its layer.
package struct AnimationArrival: Sendable {
  /// The layer.
  package let layer: ObjectName
  /// The animation as it is attached.
  package let animation: AttachedAnimation
  /// Its timing.
  package let timeline: Timeline
  /// The time of the layer.
  package let now: Double

  /// The time of the layer at which it ends; infinite for one that goes on for ever.
  package var end: Double { timeline.begin + timeline.activeDuration / timeline.speed }

  /// The animation's own time since its begin.
  package var elapsed: Double { timeline.activeTime(at: now) }
}

extension World {
  /// How far the animations have come that are attached and have a begin time, layer by layer; without those
  /// of which something is left open.
  package func arrivals() -> [AnimationArrival] {
    var world = self
    var arrivals: [AnimationArrival] = []
    for layer in state.animated {
      let local = world.publishedTime(of: layer)
      for animation in state.animations[layer].attached {
        guard let course = world.course(of: animation, on: layer, local), course.open == nil,
          course.timeline.speed > 0
        else { continue }
        arrivals.append(
          AnimationArrival(
            layer: state.name(of: layer), animation: animation, timeline: course.timeline,
            now: local.time))
      }
    }
    return arrivals
  }
}
