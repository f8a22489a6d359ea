extension ChoiceSource {
  /// Makes the decisions that belong together, such as those behind one element of a list.
  ///
  /// A shrinker deletes, moves and exchanges whole spans; in replay, decisions of a span that are left
  /// over or missing do not put those behind it out of step.
  ///
  /// - Parameters:
  ///   - label: What the span stands for; spans with the same label may take each other's place.
  ///   - decide: Makes the decisions.
  /// - Returns: What the decisions came to.
  public mutating func span<Result>(
    _ label: SpanLabel, _ decide: (inout ChoiceSource) -> Result
  ) -> Result {
    let outer = enter(label)
    let result = decide(&self)
    leave(outer)
    return result
  }

  /// Tells whether, in replay, a span with a label comes next.
  func isNext(_ label: SpanLabel) -> Bool {
    cursor < limit && pending[cursor].kind == .open && pending[cursor].sort == label.code
  }

  private mutating func enter(_ label: SpanLabel) -> (limit: Int, end: Int)? {
    record(Choice(.open, bits: 0, sort: label.code))
    guard mode == .replay else { return nil }
    let outer = limit
    guard isNext(label) else {
      // Nothing was recorded for this span: everything in it is the simplest.
      deviated = true
      limit = cursor
      return (outer, cursor)
    }
    let end = endOfSpan(at: cursor)
    cursor += 1
    limit = end - 1
    return (outer, end)
  }

  private mutating func leave(_ outer: (limit: Int, end: Int)?) {
    record(Choice(.close, bits: 0))
    guard let outer else { return }
    if cursor < limit { deviated = true }
    cursor = outer.end
    limit = outer.limit
  }

  /// The index behind the end of the span that starts at an index.
  func endOfSpan(at start: Int) -> Int {
    var depth = 0
    for index in start..<limit {
      switch pending[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return limit
  }
}

/// What a span of decisions stands for.
public struct SpanLabel: Hashable, Sendable {
  let code: UInt8

  /// Creates a label out of a number that is the same in every run.
  public init(_ code: UInt8) {
    self.code = code
  }

  /// A whole list.
  public static let list = SpanLabel(250)
  /// One element of a list.
  public static let element = SpanLabel(251)
  /// A value that may contain values of its own kind.
  static let node = SpanLabel(252)
}
