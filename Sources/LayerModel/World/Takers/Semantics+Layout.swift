import Geometry
import LayerScript

extension Semantics: LayoutSemantics {
  var startsMarkedForLayout: Bool { self[layout: .startsMarkedForLayout].startsMarkedForLayout }

  mutating func layoutTargets(of change: LayoutChange) -> LayoutTargets {
    self[layout: .layoutTargets].layoutTargets(of: change)
  }

  var sparesRunningLayout: Bool { self[layout: .sparesRunningLayout].sparesRunningLayout }

  mutating func layoutStart(from receiver: Int, in state: inout WorldState) -> Int {
    self[layout: .layoutStart].layoutStart(from: receiver, in: &state)
  }

  mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool {
    self[layout: .isLaidOut].isLaidOut(isMarked: isMarked, isLate: isLate, depth: depth, in: &state)
  }

  var laysOutSublayersFirst: Bool { self[layout: .laysOutSublayersFirst].laysOutSublayersFirst }

  mutating func clearsLayoutMark(after origin: LayoutOrigin) -> Bool {
    self[layout: .clearsLayoutMark].clearsLayoutMark(after: origin)
  }

  mutating func layoutListeners(_ hearers: Hearers) -> [ObjectName] {
    self[layout: .layoutListeners].layoutListeners(hearers)
  }

  mutating func layoutsAtCommit(marks: Int) -> Int {
    self[layout: .layoutsAtCommit].layoutsAtCommit(marks: marks)
  }

  var laysOutAtCommit: Bool { self[layout: .laysOutAtCommit].laysOutAtCommit }
  var layoutMarksForDisplay: Bool { self[layout: .layoutMarksForDisplay].layoutMarksForDisplay }

  mutating func sendsInvalidation(isMarked: Bool) -> Bool {
    self[layout: .sendsInvalidation].sendsInvalidation(isMarked: isMarked)
  }

  mutating func managedSize(_ answer: Size, bounds: Size) -> Size {
    self[layout: .managedSize].managedSize(answer, bounds: bounds)
  }

  mutating func resizesSublayers(
    from old: Rect, to new: Rect, byFrame: Bool, depth: Int
  ) -> Bool {
    self[layout: .resizesSublayers].resizesSublayers(
      from: old, to: new, byFrame: byFrame, depth: depth)
  }

  mutating func resized(_ axis: AutoresizingAxis, by growth: Double) -> AutoresizingAxis {
    self[layout: .resized].resized(axis, by: growth)
  }

  func constrained(_ axis: ConstraintAxis) -> ConstraintAxis.Outcome {
    self[layout: .constrained].constrained(axis)
  }
}
