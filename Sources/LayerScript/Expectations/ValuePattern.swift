import Geometry
public import Rules

/// What may be answered in the place of a value.
public indirect enum ValuePattern: Hashable, Sendable {
  /// This value and no other.
  case exactly(Value)
  /// This value, with numbers within a tolerance.
  case near(Value, Tolerance)
  /// Any of several.
  case oneOf([ValuePattern])
  /// A list with these elements in any order.
  case unordered([Value])
  /// A list made of these groups in order; within a group any order will do.
  case orderedUpToTies([[Value]])
  /// A list that has at least these elements, and at least `count` in all.
  case contains([Value], count: Int)
  /// A list that matches once some elements, of which nothing is known, are taken out.
  case ignoring([Value], ValuePattern)
  /// A list of at most so many elements.
  case atMost(Int)
  /// A list of exactly so many elements.
  case counted(Int)
  /// Any value without NaN and infinities.
  case finite
  /// Anything but no object.
  case something
  /// Anything but these.
  case noneOf([Value])
  /// What another pattern allows, but no empty list where there is nothing to list, as a rule says.
  case noEmptyList(RuleID, ValuePattern)
  /// No object, or a dictionary in which these keys, where they stand, have these values.
  case nothingOrFields([Value.Entry])
  /// Anything: an open item leaves the value unasserted.
  case unspecified(OpenItem)
}

extension ValuePattern {
  /// Tells whether a value is allowed.
  public func accepts(_ value: Value) -> Bool {
    switch self {
    case .exactly(let expected): expected.isEqual(to: value, within: .exact)
    case .near(let expected, let tolerance): expected.isEqual(to: value, within: tolerance)
    case .oneOf(let patterns): patterns.contains { $0.accepts(value) }
    case .unordered(let expected): value.elements.isPermutation(of: expected)
    case .orderedUpToTies(let groups): Self.accepts(value.elements, inGroups: groups)
    case .contains(let expected, let count):
      value.elements.count >= count && expected.allSatisfy(value.elements.contains)
    case .ignoring(let ignored, let pattern):
      pattern.accepts(.list(value.elements.filter { !ignored.contains($0) }))
    case .atMost(let count): value.elements.count <= count
    case .counted(let count): value.elements.count == count
    case .finite: value.allNumbers(\.isFinite)
    case .something: value != .nil
    case .noEmptyList(_, let pattern): value != .list([]) && pattern.accepts(value)
    case .nothingOrFields(let fields):
      value == .nil
        || value.asDictionary != nil
          && fields.allSatisfy { field in value[field.key].map { $0 == field.value } ?? true }
    case .noneOf(let excluded): !excluded.contains { $0.isEqual(to: value, within: .exact) }
    case .unspecified: true
    }
  }

  /// The item that leaves the value open, if one does.
  public var openItem: OpenItem? {
    if case .unspecified(let item) = self { return item }
    return nil
  }

  private static func accepts(_ elements: [Value], inGroups groups: [[Value]]) -> Bool {
    var rest = elements[...]
    for group in groups {
      guard Array(rest.prefix(group.count)).isPermutation(of: group) else { return false }
      rest = rest.dropFirst(group.count)
    }
    return rest.isEmpty
  }
}

extension Value {
  /// The elements of a list; none for no object, because many languages cannot tell the two apart.
  public var elements: [Value] {
    switch self {
    case .list(let values): values
    case .nil: []
    default: [self]
    }
  }

  /// Tells whether a value counts as equal: numbers within the tolerance, everything else exactly.
  ///
  /// An empty list equals no object, a truth value equals the number 0 or 1, and a timing function is
  /// its control points, by whatever name.
  public func isEqual(to other: Value, within tolerance: Tolerance) -> Bool {
    switch (self, other) {
    case (.list(let ours), .list(let theirs)):
      return ours.count == theirs.count
        && zip(ours, theirs).allSatisfy { $0.isEqual(to: $1, within: tolerance) }
    case (.list(let values), .nil), (.nil, .list(let values)): return values.isEmpty
    case (.dictionary(let ours), .dictionary(let theirs)):
      return ours.count == theirs.count && ours.isEqual(to: theirs, within: tolerance)
    case (.boolean(let truth), .number(let number)), (.number(let number), .boolean(let truth)):
      return number == (truth ? 1 : 0)
    case (.path(let ours), .path(let theirs)): return ours.isEqual(to: theirs, within: tolerance)
    case (.timing(let ours), .timing(let theirs)): return ours.isSame(as: theirs)
    case (.number(let ours), .number(let theirs)): return tolerance.accepts(theirs, for: ours)
    case (.point(let ours), .point(let theirs)):
      return tolerance.accepts(theirs.x, for: ours.x) && tolerance.accepts(theirs.y, for: ours.y)
    case (.rect(let ours), .rect(let theirs)):
      return ours.matches(theirs) { tolerance.accepts($1, for: $0) }
    case (.transform(let ours), .transform(let theirs)):
      return ours.matches(theirs) { tolerance.accepts($1, for: $0) }
    default: break
    }
    if self == other { return true }
    guard hasSameShape(as: other), let ours = components, let theirs = other.components else {
      return false
    }
    return zip(ours, theirs).allSatisfy { tolerance.accepts($1, for: $0) }
  }

  private func hasSameShape(as other: Value) -> Bool {
    switch (self, other) {
    case (.size, .size), (.affine, .affine), (.color, .color): true
    default: false
    }
  }
}

extension [Value.Entry] {
  /// Tells whether as many other entries have the same keys, in any order, with values that count as equal.
  ///
  /// An engine may answer a great many: a table makes the time grow with their number and no faster.
  fileprivate func isEqual(to others: [Value.Entry], within tolerance: Tolerance) -> Bool {
    let values = Dictionary(others.map { ($0.key, $0.value) }) { first, _ in first }
    return allSatisfy { entry in
      values[entry.key].map { entry.value.isEqual(to: $0, within: tolerance) } ?? false
    }
  }
}

extension Path {
  /// Tells whether another path has the same kinds of elements and points within a tolerance.
  fileprivate func isEqual(to other: Path, within tolerance: Tolerance) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { ours, theirs in
      guard ours.kind == theirs.kind else { return false }
      return zip(ours.numbers, theirs.numbers).allSatisfy { tolerance.accepts($1, for: $0) }
    }
  }
}

extension Path.Element {
  /// The place of the element's kind among all kinds.
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadratic: 2
    case .cubic: 3
    case .close: 4
    }
  }

  /// The coordinates of its points, in order.
  package var numbers: [Double] {
    switch self {
    case .move(let end), .line(let end): [end.x, end.y]
    case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
    case .cubic(let first, let second, let end):
      [first.x, first.y, second.x, second.y, end.x, end.y]
    case .close: []
    }
  }
}

extension [Value] {
  fileprivate func isPermutation(of other: [Value]) -> Bool {
    guard count == other.count else { return false }
    var rest = other
    for element in self {
      guard let place = rest.firstIndex(of: element) else { return false }
      rest.remove(at: place)
    }
    return true
  }
}
