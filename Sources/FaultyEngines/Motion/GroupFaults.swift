import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Groups that lose track of their members, and sums that lose a part.
  static let groupings: [Fault] = [
    Fault(
      "member-time-is-layer-time", "the members of a group run in the time of the layer",
      breaks: [.anim(56)], taking: [.memberTime],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 1}
        new a2 CAAnimationGroup {animations: [a1], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a2 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { MembersByLayerTime() },
    Fault(
      "members-stretched-to-group", "members are stretched to the duration of their group",
      breaks: [.anim(57)], taking: [.memberTimeline],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, byValue: 1}
        new a2 CAAnimationGroup {animations: [a1], duration: 2, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a2 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { MembersStretched() },
    Fault(
      "member-held-to-group-end",
      "a member that has ended shows its last value until the group ends",
      breaks: [.anim(58)], taking: [.memberFills],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 0.25, byValue: 1}
        new a2 CAAnimationGroup {animations: [a1], duration: 1, beginTime: 99.8125, speed: 2}
        new l1
        host l1
        addAnimation a2 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { MembersHeld() },
    Fault(
      "group-speed-ignored", "the speed of a group does not reach its members",
      breaks: [.anim(59)], taking: [.memberTime],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, byValue: 1}
        new a2 CAAnimationGroup {animations: [a1], beginTime: 99.9375, speed: 2}
        new l1
        host l1
        addAnimation a2 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { GroupSpeedIgnored() },
    Fault(
      "group-runs-last-member", "only the last member of a group is carried out",
      breaks: [.anim(62)], taking: [.members],
      smallest: """
        new a1 {keyPath: "position"}
        new a2 {keyPath: "opacity", duration: 1, toValue: 0}
        new a3 CAAnimationGroup {animations: [a2, a1], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a3 to l1 key k
        tick
        get l1.presentation.opacity
        """
    ) { LastMemberOnly() },
    Fault(
      "group-under-member-path", "a group is attached under the key path of its first member",
      breaks: [.anim(60)], taking: [.key],
      smallest: """
        new l1
        new a1 {keyPath: "zPosition", fromValue: 0, toValue: 1, duration: 0.25}
        new a2 CAAnimationGroup {animations: [a1]}
        addAnimation a2 to l1 key k
        animationKeys l1
        """
    ) {
      GroupKeyFault()
    },
    Fault(
      "additive-replaces", "an additive animation replaces the value below it",
      breaks: [.anim(31), .anim(32)], taking: [.adding],
      smallest: """
        new a1 {keyPath: "anchorPoint", fromValue: (0, 0), toValue: (0, 0), additive: true, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.anchorPoint
        """
    ) {
      SumFault { part, _ in part }
    },
    Fault(
      "one-additive-counts", "of several additive animations only the last one counts",
      breaks: [.anim(32), .anim(33)], taking: [.applied],
      smallest: """
        new a1 {keyPath: "shadowRadius", fromValue: 0, toValue: 1, additive: true, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        addAnimation a1 to l1
        tick
        get l1.presentation.shadowRadius
        """
    ) {
      OrderFault { animations in
        animations.enumerated().filter { index, animation in
          !animation.object.isOn(.additive)
            || !animations.dropFirst(index + 1).contains { $0.object.isOn(.additive) }
        }.map(\.element)
      }
    },
    Fault(
      "additive-applied-last", "additive animations are applied after all others",
      breaks: [.anim(34)], taking: [.applied],
      smallest: """
        new a1 {keyPath: "position", toValue: (0, 1), fromValue: (0, 0), additive: true, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        new a2 {keyPath: "position", toValue: (0, 0), fromValue: (0, 0), beginTime: 99.9375}
        addAnimation a2 to l1
        tick
        get l1.presentation.position
        """
    ) {
      OrderFault { animations in
        animations.filter { !$0.object.isOn(.additive) }
          + animations.filter { $0.object.isOn(.additive) }
      }
    },
    Fault(
      "cumulative-starts-over", "a cumulative animation starts over in every cycle",
      breaks: [.anim(35)], taking: [.cumulating],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0, toValue: 1, cumulative: true, repeatCount: 3, beginTime: 99.6875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      CycleFault { _ in 0 }
    },
    Fault(
      "cumulative-one-cycle-early",
      "a cumulative animation adds its end already in the first cycle",
      breaks: [.anim(37), .anim(35)], taking: [.cumulating],
      smallest: """
        new a1 {keyPath: "cornerRadius", fromValue: 0, toValue: 1, cumulative: true, repeatCount: 3, beginTime: 99.6875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      CycleFault { $0 + 1 }
    },
  ]
}

private struct MembersByLayerTime: MotionSemantics {
  mutating func memberTime(
    _ cycleTime: Double, in group: Timeline, layerTime: Double
  ) -> Double { layerTime }
}

private struct GroupSpeedIgnored: MotionSemantics {
  mutating func memberTime(
    _ cycleTime: Double, in group: Timeline, layerTime: Double
  ) -> Double { group.speed != 0 ? cycleTime / group.speed : cycleTime }
}

private struct MembersStretched: MotionSemantics {
  mutating func memberTimeline(_ timeline: Timeline, in group: Timeline) -> Timeline {
    var stretched = timeline
    stretched.activeDuration *= group.duration / timeline.duration
    stretched.duration = group.duration
    return stretched
  }
}

private struct MembersHeld: MotionSemantics {
  mutating func memberFills(_ mode: String) -> Bool { true }
}

private struct LastMemberOnly: MotionSemantics {
  mutating func members(of group: AnimationObject) -> [AnimationObject] {
    Array(group.members.suffix(1))
  }
}

/// An engine that files a group under what its first member animates.
private struct GroupKeyFault: AnimationSemantics {
  mutating func key(_ key: String?, for object: AnimationObject, isAction: Bool) -> String? {
    object.members.first?[.keyPath].asString ?? key
  }
}

/// An engine that adds in another way.
private struct SumFault: MotionSemantics {
  private let add: @Sendable (Value, Value) -> Value?

  init(_ add: @escaping @Sendable (_ part: Value, _ below: Value) -> Value?) {
    self.add = add
  }

  mutating func adding(_ part: Value, to below: Value) -> Value? { add(part, below) }
}

/// An engine that applies animations in another order, or not all of them.
private struct OrderFault: PresentationSemantics {
  private let order: @Sendable ([AttachedAnimation]) -> [AttachedAnimation]

  init(_ order: @escaping @Sendable ([AttachedAnimation]) -> [AttachedAnimation]) {
    self.order = order
  }

  mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation] {
    order(animations)
  }
}

/// An engine that counts the cycles of a cumulative animation in another way.
private struct CycleFault: MotionSemantics {
  private let count: @Sendable (Double) -> Double

  init(_ count: @escaping @Sendable (_ cycle: Double) -> Double) {
    self.count = count
  }

  mutating func cumulating(_ part: Value, end: Value, cycle: Double) -> Value? {
    guard let step = end.components, let numbers = part.components else { return nil }
    return part.with(components: zip(numbers, step).map { $0 + count(cycle) * $1 })
  }
}
