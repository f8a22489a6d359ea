package import Geometry
package import LayerScript

/// The decisions about layout that a faulty engine may take differently.
package protocol LayoutSemantics: PartialSemantics {
  /// Tells whether a new layer waits for layout (LAY-01).
  var startsMarkedForLayout: Bool { get }

  /// Whom a change marks (LAY-05..11, LAY-28).
  mutating func layoutTargets(of change: LayoutChange) -> LayoutTargets

  /// Tells whether a layer whose own layout runs is spared the marks of changes (LAY-12).
  var sparesRunningLayout: Bool { get }

  /// Where `layoutIfNeeded` begins (LAY-15, LAY-16).
  mutating func layoutStart(from receiver: Int, in state: inout WorldState) -> Int

  /// Tells whether a pass lays a layer out that it meets (LAY-02, LAY-03).
  mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool

  /// Tells whether sublayers come before the layer above them (LAY-18).
  var laysOutSublayersFirst: Bool { get }

  /// Tells whether layout takes the mark away (LAY-02, LAY-04).
  mutating func clearsLayoutMark(after origin: LayoutOrigin) -> Bool

  /// Who is told, in order (LAY-13, LAY-14).
  mutating func layoutListeners(_ hearers: Hearers) -> [ObjectName]

  /// How often a layer is laid out at a commit that was marked so often (LAY-21).
  mutating func layoutsAtCommit(marks: Int) -> Int

  /// Tells whether an outermost commit lays out what waits (LAY-20).
  var laysOutAtCommit: Bool { get }

  /// Tells whether layout marks for display (LAY-24).
  var layoutMarksForDisplay: Bool { get }

  /// Tells whether a layout manager hears of a mark (LAY-22).
  mutating func sendsInvalidation(isMarked: Bool) -> Bool

  /// The preferred size of a layer whose manager answers with a size (LAY-27).
  mutating func managedSize(_ answer: Size, bounds: Size) -> Size

  /// Tells whether new bounds resize the sublayers that follow (LAY-23, LAY-26).
  mutating func resizesSublayers(
    from old: Rect, to new: Rect, byFrame: Bool, depth: Int
  ) -> Bool

  /// One direction of a sublayer in a layer that has grown (LAY-25).
  mutating func resized(_ axis: AutoresizingAxis, by growth: Double) -> AutoresizingAxis

  /// What the constraints of a layer in one direction come to (LAY-29).
  func constrained(_ axis: ConstraintAxis) -> ConstraintAxis.Outcome
}

extension LayoutSemantics {
  package var startsMarkedForLayout: Bool { false }
  package var sparesRunningLayout: Bool { true }
  package var laysOutSublayersFirst: Bool { false }
  package var laysOutAtCommit: Bool { true }
  package var layoutMarksForDisplay: Bool { false }

  package mutating func layoutTargets(of change: LayoutChange) -> LayoutTargets {
    change.standardTargets
  }

  package mutating func layoutStart(from receiver: Int, in state: inout WorldState) -> Int {
    state.topmostMarked(from: receiver)
  }

  package mutating func isLaidOut(
    isMarked: Bool, isLate: Bool, depth: Int, in state: inout WorldState
  ) -> Bool { isMarked }

  package mutating func clearsLayoutMark(after origin: LayoutOrigin) -> Bool {
    origin != .direct
  }

  package mutating func layoutListeners(_ hearers: Hearers) -> [ObjectName] {
    [hearers.override ?? hearers.delegate ?? hearers.manager].compactMap { $0 }
  }

  package mutating func layoutsAtCommit(marks: Int) -> Int { 1 }

  package mutating func sendsInvalidation(isMarked: Bool) -> Bool { !isMarked }

  package mutating func managedSize(_ answer: Size, bounds: Size) -> Size { answer }

  package mutating func resizesSublayers(
    from old: Rect, to new: Rect, byFrame: Bool, depth: Int
  ) -> Bool { old.size != new.size }

  package mutating func resized(
    _ axis: AutoresizingAxis, by growth: Double
  ) -> AutoresizingAxis { axis.resized(by: growth) }

  package func constrained(_ axis: ConstraintAxis) -> ConstraintAxis.Outcome { axis.outcome }
}

extension LayoutChange {
  /// Whom the change marks in a conforming engine.
  package var standardTargets: LayoutTargets {
    switch self {
    case .added, .inserted, .replaced, .removed, .sublayersSet: .own
    case .size, .transform: [.own, .above]
    case .moved, .origin, .position, .frameKeepingBounds, .same, .unknown, .other: []
    }
  }
}

extension WorldState {
  /// The layer that waits for layout and above which nothing does, going up from a layer (LAY-15).
  package func topmostMarked(from receiver: Int) -> Int {
    ancestors(of: receiver).dropFirst().prefix { layout.marks[$0].isSet }.last ?? receiver
  }
}
