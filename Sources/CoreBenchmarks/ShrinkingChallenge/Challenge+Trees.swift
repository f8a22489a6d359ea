import Choices

extension Challenge {
  static let trees: [Challenge] = [
    Challenge(
      "calculator", Expression.generator, smallest: "(/ 0 (+ 0 0))", text: \.description
    ) { expression in
      if expression.dividesByLiteralZero { return .discarded }
      return .init(expression.value != nil)
    },
    Challenge(
      "binheap", Heap.generator, smallest: "(0 - (0 (0) (1)))", text: \.description
    ) { heap in
      let listed = heap.listedByMerging
      return .init(listed == listed.sorted() && listed == heap.listed.sorted())
    },
  ]
}

/// An arithmetic expression.
private indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  /// The value; nil when it divides by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(+ \(left) \(right))"
    case .quotient(let left, let right): "(/ \(left) \(right))"
    }
  }

  static var generator: Generator<Expression> {
    .recursive(depth: 6) { part, depth in
      let number = Generator.integer().map(
        { Expression.number($0) },
        from: { if case .number(let number) = $0 { number } else { nil } })
      let sum = part.and(part).map(
        { Expression.sum($0.0, $0.1) },
        from: { if case .sum(let left, let right) = $0 { (left, right) } else { nil } })
      let quotient = part.and(part).map(
        { Expression.quotient($0.0, $0.1) },
        from: { if case .quotient(let left, let right) = $0 { (left, right) } else { nil } })
      return .oneOf(depth == 0 ? [number] : [number, sum, quotient]) { expression in
        switch expression {
        case .number: 0
        case .sum: 1
        case .quotient: 2
        }
      }
    }
  }
}

/// A heap of whole numbers, as a binary tree in which no child is below its parent.
private indirect enum Heap: Sendable, CustomStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  /// All keys, the right part of each node before the left one.
  var listed: [Int] {
    var (result, stack) = ([Int](), [self])
    while let top = stack.popLast() {
      if case .node(let key, let left, let right) = top {
        result.append(key)
        stack += [left, right]
      }
    }
    return result
  }

  /// The fault: the least key, then the keys of the two parts merged, which are listed and not merged
  /// again.
  var listedByMerging: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + Heap.merged(left, right).listed
  }

  private static func merged(_ left: Heap, _ right: Heap) -> Heap {
    switch (left, right) {
    case (.empty, _): return right
    case (_, .empty): return left
    case (.node(let ours, let a, let b), .node(let theirs, let c, let d)):
      if ours <= theirs { return .node(ours, merged(b, right), a) }
      return .node(theirs, merged(d, left), c)
    }
  }

  var description: String {
    switch self {
    case .empty: "-"
    case .node(let key, .empty, .empty): "(\(key))"
    case .node(let key, let left, let right): "(\(key) \(left) \(right))"
    }
  }

  static var generator: Generator<Heap> {
    Generator.integer(in: 0...20).with { heap(above: 0, size: $0) }
      .map({ $0.1 }, from: { ($0.size, $0) })
  }

  /// The smallest number from which a heap of this shape can be drawn.
  private var size: Int {
    if case .node(_, let left, let right) = self { return max(1, 2 * max(left.size, right.size)) }
    return 0
  }

  private static func heap(above low: Int, size: Int) -> Generator<Heap> {
    Generator { source, like in
      source.span(SpanLabel(1)) { source in
        var wanted: (key: Int, left: Heap, right: Heap)?
        if case .node(let key, let left, let right) = like { wanted = (key, left, right) }
        let isNode =
          size > 0
          && source.boolean(percent: 25, like: like.map { _ in wanted != nil })
        guard isNode else { return .empty }
        let key = source.integer(in: low...Int(Int32.max), like: wanted?.key)
        let part = heap(above: key, size: size / 2)
        guard let left = part.draw(from: &source, like: wanted?.left),
          let right = part.draw(from: &source, like: wanted?.right)
        else { return nil }
        return .node(key, left, right)
      }
    }
  }
}
