import LayerScript

/// What a person may change in a list.
extension KnownFailureList {
  /// The entry of a name.
  ///
  /// - Throws: `Problem` where there is none.
  public func entry(named name: String) throws(Problem) -> KnownFailure {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw Problem(
        line: nil, message: "there is no entry '\(name)'",
        remedy: "'layercheck known list FILE' names those that there are")
    }
    return entry
  }

  /// Calls an entry otherwise; everything else of it stays as it is.
  ///
  /// - Throws: `Problem` where there is no such entry, or the new name cannot be had.
  public mutating func rename(_ name: String, to new: String) throws(Problem) {
    var entry = try entry(named: name)
    guard KnownName.isValid(new) else { throw .isNoName(new) }
    if name == new { return }
    if entries.contains(where: { $0.name == new }) {
      throw Problem(
        line: nil, message: "there is an entry '\(new)' already",
        remedy: "take another name, or join the two: 'layercheck known join FILE \(new) \(name)'")
    }
    entry.name = new
    change(name, to: entry, [KnownFailureText.head(new)] + lines(of: name).dropFirst())
  }

  /// Makes several entries one, under the name of the first and with the lines of all.
  ///
  /// - Throws: `Problem` unless these are two entries or more.
  public mutating func join(_ names: [String]) throws(Problem) {
    guard let first = names.first, Set(names).count == names.count, names.count > 1 else {
      throw Problem(
        line: nil, message: "joining takes the names of two entries or more, each once",
        remedy: "write 'layercheck known join FILE NAME NAME'")
    }
    var entry = try entry(named: first)
    var added: [String] = []
    for name in names.dropFirst() {
      let other = try self.entry(named: name)
      added += lines(of: name).dropFirst()
      entry.takeIn(other)
      remove(name)
    }
    let lines = lines(of: first)
    // What comes before a script belongs to that script alone.
    let new = added.filter { KnownFailureText.isOfScript($0) || !lines.contains($0) }
    change(first, to: entry, lines + new)
  }
}

/// Changes to single entries.
extension KnownFailureList {
  func lines(of name: String) -> [String] {
    for case .entry(let entry, let lines) in parts where entry.name == name { return lines }
    return []
  }

  mutating func change(_ name: String, to entry: KnownFailure, _ lines: [String]) {
    for place in parts.indices {
      guard case .entry(let old, _) = parts[place], old.name == name else { continue }
      parts[place] = .entry(entry, lines: lines)
    }
  }

  /// Takes an entry out, with the empty line before it.
  mutating func remove(_ name: String) {
    let place = parts.firstIndex { part in
      if case .entry(let entry, _) = part { return entry.name == name }
      return false
    }
    guard let place else { return }
    parts.remove(at: place)
    guard place > 0, case .lines(var lines) = parts[place - 1], lines.last == "" else { return }
    lines.removeLast()
    parts[place - 1] = .lines(lines)
  }
}

extension KnownFailure {
  /// Takes in what another entry says, and keeps the name.
  mutating func takeIn(_ other: KnownFailure) {
    identities += other.identities.filter { !identities.contains($0) }
    examples += other.examples.filter { !examples.contains($0) }
    faults += other.faults.filter { !faults.contains($0) }
    remarks += other.remarks.filter { !remarks.contains($0) }
    generality = generality ?? other.generality
    sideEffect = sideEffect ?? other.sideEffect
    varies = varies || other.varies
  }
}
