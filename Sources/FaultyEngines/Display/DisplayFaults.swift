import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Marks for display that are set or taken away wrongly, and display at the wrong time.
  static let displays: [Fault] = [
    Fault(
      "part-not-marked", "setNeedsDisplayInRect: does not mark the layer", breaks: [.dis(1)],
      taking: [.partMarksForDisplay],
      smallest: """
        new l1
        setNeedsDisplayInRect l1 (0, 0, 1, 1)
        get l1.needsDisplay
        """
    ) { PartNotMarked() },
    Fault(
      "clean-displayed", "displayIfNeeded displays layers that do not wait", breaks: [.dis(2)],
      taking: [.displaysOnRequest],
      smallest: """
        new k1 CALayer implementing [display]
        new l1 k1
        displayIfNeeded l1
        displayIfNeeded l1
        """
    ) { DisplaysClean() },
    Fault(
      "display-mark-stays", "displayIfNeeded does not take the mark away", breaks: [.dis(2)],
      taking: [.clearsDisplayMark],
      smallest: """
        new l1 {needsDisplayOnBoundsChange: true, bounds: (0, 0, 0, 1)}
        displayIfNeeded l1
        get l1.needsDisplay
        """
    ) { DisplayMarkStays(origin: .request) },
    Fault(
      "direct-display-leaves-mark", "display, called directly, leaves the mark", breaks: [.dis(3)],
      taking: [.clearsDisplayMark],
      smallest: """
        new l1
        setNeedsDisplay l1
        display l1
        get l1.needsDisplay
        """
    ) { DisplayMarkStays(origin: .direct) },
    Fault(
      "display-for-every-mark", "a layer is displayed once for every mark", breaks: [.dis(4)],
      taking: [.displays],
      smallest: """
        new k1 CALayer implementing [display]
        new l1 k1
        setNeedsDisplay l1
        setNeedsDisplay l1
        displayIfNeeded l1
        """
    ) { DisplayForEveryMark() },
    Fault(
      "resize-redraws", "a change of bounds marks for display although nobody asked for it",
      breaks: [.dis(5), .dis(16)], taking: [.marksForDisplay],
      smallest: """
        new l1
        displayIfNeeded l1
        set l1.bounds (0, 0, 0, 1)
        get l1.needsDisplay
        """
    ) { Redraws(property: .bounds) },
    Fault(
      "resize-never-redraws", "needsDisplayOnBoundsChange has no effect", breaks: [.dis(6)],
      taking: [.marksForDisplay],
      smallest: """
        new l1 {needsDisplayOnBoundsChange: true, bounds: (0, 0, 0, 1)}
        get l1.needsDisplay
        """
    ) { NeverRedraws() },
    Fault(
      "position-redraws", "a change of position marks for display", breaks: [.dis(16)],
      taking: [.marksForDisplay],
      smallest: """
        new l1
        displayIfNeeded l1
        set l1.position (0, 1)
        get l1.needsDisplay
        """
    ) { Redraws(property: .position) },
    Fault(
      "removal-redraws", "removing animations marks for display", breaks: [.dis(17)],
      taking: [.removalMarksForDisplay],
      smallest: """
        new l1
        displayIfNeeded l1
        removeAllAnimations l1
        get l1.needsDisplay
        """
    ) { RemovalRedraws() },
    Fault(
      "display-before-layout", "a commit displays before it lays out", breaks: [.dis(15)],
      taking: [.displaysBeforeLayout],
      smallest: """
        new k1 CALayer implementing [layoutSublayers, display]
        new l1 k1 {bounds: (0, 0, 1, 1)}
        host l1
        setNeedsDisplay l1
        tick
        """
    ) { DisplayBeforeLayout() },
    Fault(
      "commit-does-not-display", "a commit does not display what waits", breaks: [.dis(15)],
      taking: [.displaysAtCommit],
      smallest: """
        new k1 CALayer implementing [display]
        new l1 k1 {bounds: (0, 0, 1, 1)}
        host l1
        setNeedsDisplay l1
        tick
        """
    ) { NoDisplayAtCommit() },
  ]
}

private struct PartNotMarked: DisplaySemantics {
  var partMarksForDisplay: Bool { false }
}

private struct DisplaysClean: DisplaySemantics {
  mutating func displaysOnRequest(isMarked: Bool) -> Bool { true }
}

private struct DisplayMarkStays: DisplaySemantics {
  let origin: DisplayOrigin

  mutating func clearsDisplayMark(after origin: DisplayOrigin) -> Bool { origin != self.origin }
}

private struct DisplayForEveryMark: DisplaySemantics {
  mutating func displays(marks: Int) -> Int { max(1, marks) }
}

/// A property that marks for display whenever it changes.
private struct Redraws: DisplaySemantics {
  let property: Property

  mutating func marksForDisplay(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) -> Bool { property == self.property || state.isRedrawn(property, of: layer) }
}

private struct NeverRedraws: DisplaySemantics {
  mutating func marksForDisplay(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) -> Bool { false }
}

private struct RemovalRedraws: DisplaySemantics {
  var removalMarksForDisplay: Bool { true }
}

private struct DisplayBeforeLayout: DisplaySemantics {
  var displaysBeforeLayout: Bool { true }
}

private struct NoDisplayAtCommit: DisplaySemantics {
  var displaysAtCommit: Bool { false }
}
