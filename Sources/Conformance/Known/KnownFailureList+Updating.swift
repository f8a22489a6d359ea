import LayerScript

/// What a run changes in a list.
extension KnownFailureList {
  /// The list as a run would have it: without entries that pass now, with further scripts of those that
  /// fail, and with new entries for what is new.
  ///
  /// Names and remarks, and whatever else of the list stays, are not touched.
  public func updated(by record: Record) -> KnownFailureList {
    var list = self
    for result in record.known where result.state == .passes { list.remove(result.entry.name) }
    return list.updated(by: record.findings)
  }

  /// The list with what counts of some findings.
  public func updated(by findings: [Finding]) -> KnownFailureList {
    var list = self
    for finding in findings where finding.counts {
      if let name = finding.known {
        list.add(finding, to: name)
      } else {
        list.append(finding)
      }
    }
    return list
  }

  private mutating func add(_ finding: Finding, to name: String) {
    guard let known = entries.first(where: { $0.name == name }) else { return }
    let added = KnownFailure(finding, named: name).beyond(known)
    var joined = known
    joined.takeIn(added)
    let lines = lines(of: name) + KnownFailureText.lines(of: added).dropFirst()
    change(name, to: joined, lines)
  }

  private mutating func append(_ finding: Finding) {
    let taken = Set(entries.map(\.name))
    let entry = KnownFailure(
      finding, named: KnownName.given(to: finding, besides: taken))
    parts.append(.lines([""]))
    parts.append(.entry(entry, lines: KnownFailureText.lines(of: entry)))
  }
}

extension KnownFailure {
  /// What a new finding adds to an entry: no more scripts than there is room for.
  fileprivate func beyond(_ known: KnownFailure) -> KnownFailure {
    var rest = self
    let room = Self.mostExamples - known.examples.count
    rest.examples.removeAll(where: known.examples.contains)
    rest.examples = Array(rest.examples.prefix(Swift.max(0, room)))
    rest.identities.removeAll(where: known.identities.contains)
    rest.faults.removeAll(where: known.faults.contains)
    if known.generality != nil { rest.generality = nil }
    if known.sideEffect != nil { rest.sideEffect = nil }
    rest.varies = varies && !known.varies
    return rest
  }
}
