extension Path {
  /// The path at a fraction of the way to another of the same structure, point by point (INTERP-19);
  /// nil when the elements do not match.
  public func between(_ other: Path, at fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var mixed: [Element] = []
    for (ours, theirs) in zip(elements, other.elements) {
      guard let element = ours.between(theirs, at: fraction) else { return nil }
      mixed.append(element)
    }
    return Path(mixed)
  }
}

extension Path.Element {
  fileprivate func between(_ other: Path.Element, at fraction: Double) -> Path.Element? {
    let mix = { (ours: Point, theirs: Point) in ours.between(theirs, at: fraction) }
    switch (self, other) {
    case (.move(let ours), .move(let theirs)): return .move(mix(ours, theirs))
    case (.line(let ours), .line(let theirs)): return .line(mix(ours, theirs))
    case (.quadratic(let first, let end), .quadratic(let second, let last)):
      return .quadratic(mix(first, second), mix(end, last))
    case (.cubic(let one, let two, let end), .cubic(let first, let second, let last)):
      return .cubic(mix(one, first), mix(two, second), mix(end, last))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
