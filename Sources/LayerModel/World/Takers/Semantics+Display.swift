import LayerScript

extension Semantics: DisplaySemantics {
  var partMarksForDisplay: Bool { self[display: .partMarksForDisplay].partMarksForDisplay }

  mutating func newContentsClearMark() -> Bool {
    self[display: .newContentsClearMark].newContentsClearMark()
  }

  mutating func displaysOnRequest(isMarked: Bool) -> Bool {
    self[display: .displaysOnRequest].displaysOnRequest(isMarked: isMarked)
  }

  mutating func displays(marks: Int) -> Int {
    self[display: .displays].displays(marks: marks)
  }

  mutating func clearsDisplayMark(after origin: DisplayOrigin) -> Bool {
    self[display: .clearsDisplayMark].clearsDisplayMark(after: origin)
  }

  mutating func marksForDisplay(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) -> Bool {
    self[display: .marksForDisplay].marksForDisplay(property, of: layer, in: &state)
  }

  mutating func wantedRedraw(after origin: ChangeOrigin, isSame: Bool) -> Bool {
    self[display: .wantedRedraw].wantedRedraw(after: origin, isSame: isSame)
  }

  mutating func displayCalls(_ hearers: DisplayHearers) -> [DisplayCall] {
    self[display: .displayCalls].displayCalls(hearers)
  }

  mutating func contentsAfterDrawing(over old: Value) -> Value {
    self[display: .contentsAfterDrawing].contentsAfterDrawing(over: old)
  }

  var displaysBeforeLayout: Bool { self[display: .displaysBeforeLayout].displaysBeforeLayout }
  var displaysAtCommit: Bool { self[display: .displaysAtCommit].displaysAtCommit }
  var removalMarksForDisplay: Bool { self[display: .removalMarksForDisplay].removalMarksForDisplay }
  var looksDisplay: Bool { self[display: .looksDisplay].looksDisplay }
}
