import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layout managers that hear too much, and layers that follow the one above them wrongly.
  static let autoresizing: [Fault] = [
    Fault(
      "manager-hears-every-mark", "a layout manager hears of each mark and not of the first alone",
      breaks: [.lay(22)], taking: [.sendsInvalidation], declaring: [.macOSLike: true],
      smallest: """
        new m1 implementing [invalidateLayout]
        new l1 {bounds: (0, 0, 0, 1), layoutManager: m1}
        setNeedsLayout l1
        """
    ) { ManagerHearsEveryMark() },
    Fault(
      "manager-size-ignored",
      "the preferred size is that of the bounds although a manager knows it",
      breaks: [.lay(27)], taking: [.managedSize], declaring: [.macOSLike: true],
      smallest: """
        new m1 implementing [preferredSize] {preferredSize: size(1, 2)}
        new l1 {layoutManager: m1}
        get l1.preferredFrameSize
        """
    ) { ManagerSizeIgnored() },
    Fault(
      "autoresizing-follows-origin", "a new origin of the layer above resizes, too",
      breaks: [.lay(23)], taking: [.resizesSublayers, .resized], declaring: [.autoresizing: true],
      smallest: """
        new l1 {autoresizingMask: 1}
        new l2 {sublayers: [l1], bounds: (0, 0, 0, 1)}
        get l1.position
        """
    ) { AutoresizingFollowsOrigin() },
    Fault(
      "autoresizing-never", "layers do not follow the one above them", breaks: [.lay(23)],
      taking: [.resizesSublayers],
      declaring: [.autoresizing: true], smallest: following(1, "bounds: (0, 0, 1, 0)")
    ) { AutoresizingBy { _, _ in false } },
    Fault(
      "autoresizing-rounds", "margins are rounded to the nearest point", breaks: [.lay(25)],
      taking: [.resized],
      declaring: [.autoresizing: true], smallest: following(3, "bounds: (0, 0, 1, 0)")
    ) { AutoresizingRounds() },
    Fault(
      "autoresizing-without-rigid-parts", "the share of rigid parts is lost", breaks: [.lay(25)],
      taking: [.resized],
      declaring: [.autoresizing: true], smallest: following(1, "bounds: (0, 0, 1, 0)")
    ) { RigidPartsLost() },
    Fault(
      "autoresizing-after-bounds-only", "layers do not follow a frame that is set",
      breaks: [.lay(26)], taking: [.resizesSublayers], declaring: [.autoresizing: true],
      smallest: following(1, "frame: (0, 0, 1, 0)")
    ) { AutoresizingBy { byFrame, _ in !byFrame } },
    Fault(
      "autoresizing-one-level", "layers two levels down do not follow", breaks: [.lay(26)],
      taking: [.resizesSublayers],
      declaring: [.autoresizing: true],
      smallest: """
        new l1 {autoresizingMask: 1}
        new l2 {sublayers: [l1], autoresizingMask: 2}
        new l3 {sublayers: [l2], bounds: (0, 0, 1, 0)}
        get l1.position
        """
    ) { AutoresizingBy { _, depth in depth == 0 } },
  ]

  private static func following(_ mask: Int, _ change: String) -> String {
    """
    new l1 {autoresizingMask: \(mask)}
    new l2 {sublayers: [l1], \(change)}
    get l1.position
    """
  }
}

private struct ManagerHearsEveryMark: LayoutSemantics {
  mutating func sendsInvalidation(isMarked: Bool) -> Bool { true }
}

private struct ManagerSizeIgnored: LayoutSemantics {
  mutating func managedSize(_ answer: Size, bounds: Size) -> Size { bounds }
}

private struct AutoresizingFollowsOrigin: LayoutSemantics {
  mutating func resizesSublayers(
    from old: Rect, to new: Rect, byFrame: Bool, depth: Int
  ) -> Bool { true }

  mutating func resized(_ axis: AutoresizingAxis, by growth: Double) -> AutoresizingAxis {
    var axis = axis.resized(by: growth)
    if growth == 0, axis.isBeforeFlexible { axis.before += 1 }
    return axis
  }
}

/// An engine in which it depends on how the change came about whether layers follow.
private struct AutoresizingBy: LayoutSemantics {
  let follows: @Sendable (_ byFrame: Bool, _ depth: Int) -> Bool

  mutating func resizesSublayers(
    from old: Rect, to new: Rect, byFrame: Bool, depth: Int
  ) -> Bool { old.size != new.size && follows(byFrame && depth == 0, depth) }
}

private struct AutoresizingRounds: LayoutSemantics {
  mutating func resized(_ axis: AutoresizingAxis, by growth: Double) -> AutoresizingAxis {
    var result = axis.resized(by: growth)
    guard axis.isFlexible, growth != 0 else { return result }
    let shares = axis.margins(sharing: growth)
    let total = result.before + result.size + result.after
    result.before = (axis.before + shares.before).rounded()
    result.after = (axis.after + shares.after).rounded()
    result.size = total - result.before - result.after
    return result
  }
}

private struct RigidPartsLost: LayoutSemantics {
  mutating func resized(_ axis: AutoresizingAxis, by growth: Double) -> AutoresizingAxis {
    var result = axis
    if axis.isBeforeFlexible { result.before = (axis.before + growth / 3).rounded(.down) }
    if axis.isSizeFlexible { result.size += growth / 3 }
    return result
  }
}
