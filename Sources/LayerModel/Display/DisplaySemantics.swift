package import LayerScript

/// The decisions about display that a faulty engine may take differently.
package protocol DisplaySemantics: PartialSemantics {
  /// Tells whether a part that needs display marks the layer (DIS-01).
  var partMarksForDisplay: Bool { get }

  /// Tells whether `displayIfNeeded` displays (DIS-02).
  mutating func displaysOnRequest(isMarked: Bool) -> Bool

  /// How often a layer is displayed that was marked so often (DIS-04).
  mutating func displays(marks: Int) -> Int

  /// Tells whether display takes the mark away (DIS-02, DIS-03).
  mutating func clearsDisplayMark(after origin: DisplayOrigin) -> Bool

  /// Tells whether a change of a property marks for display (DIS-05, DIS-06, DIS-13, DIS-16).
  mutating func marksForDisplay(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) -> Bool

  /// Tells whether a set marks a layer whose class wants a redraw for the property (KVC-27, KVC-28).
  mutating func wantedRedraw(after origin: ChangeOrigin, isSame: Bool) -> Bool

  /// Whom display calls, in order (DIS-07..11).
  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall]

  /// What the contents are after a layer was drawn (DIS-12).
  mutating func contentsAfterDrawing(over old: Value) -> Value

  /// Tells whether new contents take a pending display away (UL-41).
  mutating func newContentsClearMark() -> Bool

  /// Tells whether an outermost commit displays before it lays out (DIS-15).
  var displaysBeforeLayout: Bool { get }

  /// Tells whether an outermost commit displays at all (DIS-15).
  var displaysAtCommit: Bool { get }

  /// Tells whether removing animations marks for display (DIS-17).
  var removalMarksForDisplay: Bool { get }

  /// Tells whether a hit test, or painting, displays what waits on its way (DIS-18).
  var looksDisplay: Bool { get }
}

extension DisplaySemantics {
  package mutating func newContentsClearMark() -> Bool { false }
  package var partMarksForDisplay: Bool { true }
  package var displaysBeforeLayout: Bool { false }
  package var displaysAtCommit: Bool { true }
  package var removalMarksForDisplay: Bool { false }
  package var looksDisplay: Bool { false }

  package mutating func displaysOnRequest(isMarked: Bool) -> Bool { isMarked }

  package mutating func displays(marks: Int) -> Int { 1 }

  package mutating func clearsDisplayMark(after origin: DisplayOrigin) -> Bool { true }

  package mutating func marksForDisplay(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) -> Bool { state.isRedrawn(property, of: layer) }

  package mutating func wantedRedraw(after origin: ChangeOrigin, isSame: Bool) -> Bool { !isSame }

  package mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    hearers.standardCalls
  }

  package mutating func contentsAfterDrawing(over old: Value) -> Value { .backingStore }
}

extension DisplayHearers {
  /// Whom display calls in a conforming engine: an override alone, else the delegate's display method
  /// alone, else whoever draws, the delegate being told before (DIS-07..11).
  package var standardCalls: [DisplayCall] {
    if let display { return [DisplayCall(display, .display)] }
    guard let delegate else { return draw.map { [DisplayCall($0, .draw)] } ?? [] }
    if implements.contains(.display) { return [DisplayCall(delegate, .display)] }
    var calls: [DisplayCall] = []
    if implements.contains(.layerWillDraw) { calls.append(DisplayCall(delegate, .layerWillDraw)) }
    if let draw {
      calls.append(DisplayCall(draw, .draw))
    } else if let drawing = delegatesDrawing {
      calls.append(DisplayCall(delegate, drawing))
    }
    return calls
  }
}

extension WorldState {
  /// Tells whether a change of a property marks a layer for display (DIS-06).
  package func isRedrawn(_ property: Property, of layer: Int) -> Bool {
    property == .bounds && value(layer, .needsDisplayOnBoundsChange) == .boolean(true)
  }
}
