/// The spans in the recorded decisions of one step.
struct StepSpans {
  /// One span of decisions.
  struct Span {
    /// The decisions with the two marks around them.
    let range: Range<Int>
    /// What the span stands for.
    let label: UInt8
    /// The number of the span around it; nil at the top.
    let parent: Int?

    /// The decisions without the marks.
    var content: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
  }

  /// All spans, in the order in which they open.
  private(set) var all: [Span] = []

  init(_ choices: [Choice]) {
    var open: [(place: Int, number: Int)] = []
    var starts: [(place: Int, label: UInt8, parent: Int?, end: Int)] = []
    for (place, choice) in choices.enumerated() {
      if choice.kind == .open {
        starts.append((place, choice.sort, open.last?.number, place + 1))
        open.append((place, starts.count - 1))
      } else if choice.kind == .close, let last = open.popLast() {
        starts[last.number].end = place + 1
      }
    }
    all = starts.map { Span(range: $0.place..<$0.end, label: $0.label, parent: $0.parent) }
  }

  /// The elements of each list, in order; lists without elements are left out.
  var lists: [[Span]] {
    all.indices.filter { all[$0].label == SpanLabel.list.code }.map { list in
      all.filter { $0.parent == list && $0.label == SpanLabel.element.code }
    }.filter { !$0.isEmpty }
  }

  /// Spans with the same label and the same span around them, in order, where there are several.
  var siblings: [[Span]] {
    let groups = Dictionary(grouping: all) { SiblingKey(parent: $0.parent, label: $0.label) }
    return groups.values.filter { $0.count > 1 }.sorted {
      ($0[0].range.lowerBound, $0[0].label) < ($1[0].range.lowerBound, $1[0].label)
    }
  }

  /// The spans inside another one, in the order in which they open.
  func descendants(of outer: Span) -> [Span] {
    all.filter { outer.content.contains($0.range.lowerBound) }
  }

  /// The first list inside a span.
  func firstList(in outer: Span) -> Span? {
    descendants(of: outer).first { $0.label == SpanLabel.list.code }
  }
}

private struct SiblingKey: Hashable {
  let parent: Int?
  let label: UInt8
}
