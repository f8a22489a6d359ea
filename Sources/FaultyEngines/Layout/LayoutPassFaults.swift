import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layout of the wrong layers, at the wrong time, in the wrong order, or told to the wrong ones.
  static let layoutPasses: [Fault] = [
    Fault(
      "layout-mark-stays", "layout does not take the mark away", breaks: [.lay(2)],
      taking: [.clearsLayoutMark],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        layoutIfNeeded l1
        get l1.needsLayout
        """
    ) { MarkStays() },
    Fault(
      "clean-laid-out", "layoutIfNeeded lays out layers that do not wait", breaks: [.lay(3)],
      taking: [.isLaidOut],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1
        layoutIfNeeded l1
        """
    ) { LaysOutClean() },
    Fault(
      "direct-layout-clears", "layoutSublayers, called directly, takes the mark away",
      breaks: [.lay(4)], taking: [.clearsLayoutMark],
      smallest: """
        new l1
        setNeedsLayout l1
        layoutSublayers l1
        get l1.needsLayout
        """
    ) { DirectClears() },
    Fault(
      "delegate-not-told", "the delegate is not told to lay out", breaks: [.lay(13)],
      taking: [.layoutListeners],
      smallest: """
        new d1 implementing [layoutSublayers]
        new l1 {delegate: d1}
        layoutSublayers l1
        """
    ) { DelegateNotTold() },
    Fault(
      "override-and-delegate", "the delegate is told although the class overrides layoutSublayers",
      breaks: [.lay(14)], taking: [.layoutListeners],
      smallest: """
        new d1 implementing [layoutSublayers]
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1 {bounds: (0, 0, 0, 1), delegate: d1}
        layoutIfNeeded l1
        """
    ) { OverrideAndDelegate() },
    Fault(
      "layout-without-climb", "layoutIfNeeded never begins above the layer that is asked",
      breaks: [.lay(15), .lay(16)], taking: [.layoutStart],
      smallest: """
        new l1
        new k1 CALayer implementing [layoutSublayers]
        new l2 k1 {sublayers: [l1]}
        layoutIfNeeded l1
        """
    ) { WithoutClimb(isForClean: false) },
    Fault(
      "clean-receiver-returns", "layoutIfNeeded does nothing when the layer itself does not wait",
      breaks: [.lay(16)], taking: [.layoutStart],
      smallest: """
        new l1
        new k1 CALayer implementing [layoutSublayers]
        new l2 k1 {sublayers: [l1]}
        layoutIfNeeded l1
        """
    ) { WithoutClimb(isForClean: true) },
    Fault(
      "one-level-laid-out", "a pass goes down one level only", breaks: [.lay(17)],
      taking: [.isLaidOut],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        new l2 {sublayers: [l1]}
        new l3 {sublayers: [l2]}
        layoutIfNeeded l1
        get l1.needsLayout
        """
    ) { OneLevel() },
    Fault(
      "sublayers-first", "sublayers are laid out before the layer above them", breaks: [.lay(18)],
      taking: [.laysOutSublayersFirst],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1 {bounds: (0, 0, 0, 1)}
        new l2 k1 {sublayers: [l1]}
        layoutIfNeeded l1
        """
    ) { SublayersFirst() },
    Fault(
      "one-pass-late", "what a layout marks below itself is laid out by the next pass",
      breaks: [.lay(19)], taking: [.isLaidOut],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1
        new l2 k1 {sublayers: [l1]}
        react k1 layoutSublayers limit 1 [setNeedsLayout l1]
        layoutIfNeeded l1
        """
    ) { OnePassLate() },
    Fault(
      "commit-does-not-lay-out", "a commit does not lay out what waits", breaks: [.lay(20)],
      taking: [.laysOutAtCommit],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1 {bounds: (0, 0, 0, 1)}
        host l1
        tick
        """
    ) { NoLayoutAtCommit() },
    Fault(
      "layout-for-every-mark", "a commit lays a layer out once for every mark", breaks: [.lay(21)],
      taking: [.layoutsAtCommit],
      smallest: """
        new k1 CALayer implementing [layoutSublayers]
        new l1 k1 {bounds: (0, 0, 0, 1), transform: planar(0, 1, -1, 0, 0, 0)}
        host l1
        tick
        """
    ) { LayoutForEveryMark() },
    Fault(
      "layout-redraws", "layout marks for display", breaks: [.lay(24)],
      taking: [.layoutMarksForDisplay],
      smallest: """
        new l1
        displayIfNeeded l1
        layoutSublayers l1
        get l1.needsDisplay
        """
    ) { LayoutRedraws() },
  ]
}

private struct MarkStays: LayoutSemantics {
  mutating func clearsLayoutMark(after origin: LayoutOrigin) -> Bool { false }
}

private struct LaysOutClean: LayoutSemantics {
  mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool { true }
}

private struct DirectClears: LayoutSemantics {
  mutating func clearsLayoutMark(after origin: LayoutOrigin) -> Bool { true }
}

private struct DelegateNotTold: LayoutSemantics {
  mutating func layoutListeners(_ hearers: Hearers) -> [ObjectName] {
    [hearers.override ?? hearers.manager].compactMap { $0 }
  }
}

private struct OverrideAndDelegate: LayoutSemantics {
  mutating func layoutListeners(_ hearers: Hearers) -> [ObjectName] {
    [hearers.override, hearers.delegate ?? hearers.manager].compactMap { $0 }
  }
}

private struct WithoutClimb: LayoutSemantics {
  /// Tells whether only a layer that does not wait keeps the walk from going up.
  let isForClean: Bool

  mutating func layoutStart(from receiver: Int, in state: inout WorldState) -> Int {
    isForClean && state.layout.marks[receiver].isSet
      ? state.topmostMarked(from: receiver) : receiver
  }
}

private struct OneLevel: LayoutSemantics {
  mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool { isMarked && depth <= 1 }
}

private struct SublayersFirst: LayoutSemantics {
  var laysOutSublayersFirst: Bool { true }
}

private struct OnePassLate: LayoutSemantics {
  mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool { isMarked && !isLate }
}

private struct NoLayoutAtCommit: LayoutSemantics {
  var laysOutAtCommit: Bool { false }
}

private struct LayoutForEveryMark: LayoutSemantics {
  mutating func layoutsAtCommit(marks: Int) -> Int { max(1, marks) }
}

private struct LayoutRedraws: LayoutSemantics {
  var layoutMarksForDisplay: Bool { true }
}
