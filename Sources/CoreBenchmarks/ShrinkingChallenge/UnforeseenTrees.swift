import Choices

/// Numbers in lists in lists.
indirect enum Nest: Sendable, CustomStringConvertible {
  case number(Int)
  case list([Nest])

  func hasNumber(above limit: Int, deeperThan depth: Int) -> Bool {
    switch self {
    case .number(let number): depth < 0 && number > limit
    case .list(let parts):
      parts.contains { $0.hasNumber(above: limit, deeperThan: depth - 1) }
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .list(let parts): "\(parts)"
    }
  }

  static var generator: Generator<Nest> {
    .recursive(depth: 5) { part, depth in
      let number = Generator.integer(in: 0...100).map(
        { Nest.number($0) }, from: { if case .number(let number) = $0 { number } else { nil } })
      let list = part.list(count: 0...4).map(
        { Nest.list($0) }, from: { if case .list(let parts) = $0 { parts } else { nil } })
      return .oneOf(depth == 0 ? [number] : [number, list]) { nest in
        if case .number = nest { 0 } else { 1 }
      }
    }
  }
}

/// A tree of forks.
indirect enum Branch: Sendable, CustomStringConvertible {
  case end
  case fork(Branch, Branch)

  var depth: Int {
    switch self {
    case .end: 0
    case .fork(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  var description: String {
    switch self {
    case .end: "-"
    case .fork(let left, let right): "(\(left) \(right))"
    }
  }

  static var generator: Generator<Branch> {
    .recursive(depth: 6) { part, depth in
      let end = Generator<Branch> { _, like in
        if case .fork = like { nil } else { .end }
      }
      let fork = part.and(part).map(
        { Branch.fork($0, $1) },
        from: { if case .fork(let left, let right) = $0 { (left, right) } else { nil } })
      return .oneOf(depth == 0 ? [end] : [end, fork]) { branch in
        if case .end = branch { 0 } else { 1 }
      }
    }
  }
}
