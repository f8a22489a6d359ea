import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Marks for layout that are set wrongly, or not at all.
  static let layoutMarks: [Fault] = [
    Fault(
      "layout-starts-marked", "a new layer waits for layout", breaks: [.lay(1)],
      taking: [.startsMarkedForLayout],
      smallest: """
        new l1
        get l1.needsLayout
        """
    ) { StartsMarked() },
    Fault(
      "adding-not-marked", "adding a sublayer does not mark the superlayer for layout",
      breaks: [.lay(5)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2
        add l2 to l1
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.added], targets: []) },
    Fault(
      "insertion-not-marked", "inserting a sublayer does not mark the superlayer for layout",
      breaks: [.lay(5)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2
        insert l2 into l1 at 1
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.inserted], targets: []) },
    Fault(
      "removal-not-marked", "removing a sublayer does not mark the superlayer for layout",
      breaks: [.lay(5)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        layoutIfNeeded l1
        remove l1
        get l2.needsLayout
        """
    ) { MarkFault(changes: [.removed], targets: []) },
    Fault(
      "list-set-not-marked", "setting the sublayers as a whole does not mark for layout",
      breaks: [.lay(5)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        get l2.needsLayout
        """
    ) { MarkFault(changes: [.sublayersSet], targets: []) },
    Fault(
      "added-layer-marked", "a layer is marked for layout by being added", breaks: [.lay(6)],
      taking: [.layoutTargets],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.moved], targets: .own) },
    Fault(
      "size-not-marked", "a change of size does not mark the layer for layout",
      breaks: [.lay(7), .lay(8)], taking: [.layoutTargets],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.size(byFrame: false), .size(byFrame: true)], targets: .above) },
    Fault(
      "superlayer-not-told", "a change of size does not mark the superlayer for layout",
      breaks: [.lay(8)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        layoutIfNeeded l1
        set l1.bounds (0, 0, 0, 1)
        get l2.needsLayout
        """
    ) { MarkFault(changes: [.size(byFrame: false), .size(byFrame: true)], targets: .own) },
    Fault(
      "transform-not-marked", "a change of the transform does not mark for layout",
      breaks: [.lay(8)], taking: [.layoutTargets],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0)}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.transform], targets: []) },
    Fault(
      "position-marked", "a change of position marks for layout", breaks: [.lay(9)],
      taking: [.layoutTargets],
      smallest: """
        new l1 {position: (0, 1)}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.position(byFrame: false)], targets: .own) },
    Fault(
      "frame-marked", "every set of the frame marks for layout", breaks: [.lay(10)],
      taking: [.layoutTargets],
      smallest: """
        new l1 {frame: (0, 0, 0, 0)}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.position(byFrame: true), .frameKeepingBounds], targets: .own) },
    Fault(
      "same-size-marked", "bounds that are set to what they are mark for layout",
      breaks: [.lay(11)], taking: [.layoutTargets],
      smallest: """
        new l1 {bounds: (0, 0, 0, 0)}
        get l1.needsLayout
        """
    ) { MarkFault(changes: [.same], targets: [.own, .above]) },
    Fault(
      "running-layout-marked", "a layer that changes itself while it lays out waits again",
      breaks: [.lay(12)], taking: [.sparesRunningLayout],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1
        react k1 layoutSublayers limit 1 [set l1.bounds (0, 0, 0, 1)]
        layoutSublayers l1
        get l1.needsLayout
        """
    ) { RunningMarked() },
    Fault(
      "scrolling-marked", "a new origin of bounds marks the superlayer for layout",
      breaks: [.lay(28)], taking: [.layoutTargets],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        layoutIfNeeded l1
        set l1.bounds (0, 1, 0, 0)
        get l2.needsLayout
        """
    ) { MarkFault(changes: [.origin], targets: .above) },
  ]
}

private struct StartsMarked: LayoutSemantics {
  var startsMarkedForLayout: Bool { true }
}

/// Changes that mark others than they should.
private struct MarkFault: LayoutSemantics {
  let changes: Set<LayoutChange>
  let targets: LayoutTargets

  mutating func layoutTargets(of change: LayoutChange) -> LayoutTargets {
    changes.contains(change) ? targets : change.standardTargets
  }
}

private struct RunningMarked: LayoutSemantics {
  var sparesRunningLayout: Bool { false }
}
