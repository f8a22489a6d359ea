import LayerScript
import Rules

/// INV-02: lists and pointers agree, and no layer stands in two places.
struct TreeIsConsistent: SingleLaw {
  let description = LawDescription(
    "tree-consistent",
    "a layer is in a list of sublayers exactly if the list's owner is its superlayer, and no layer "
      + "stands in two places",
    rules: [.tree(20), .tree(21)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for window in windows.windows {
      let lists = window.observations.filter { $0.query.isAboutModel(.sublayers) }
      for list in lists {
        checkPointers(list, window, windows.script, &verdict)
        checkOnce(list, others: lists, &verdict)
      }
    }
    return verdict
  }

  private func checkPointers(
    _ list: ObservationWindows.Observation, _ window: ObservationWindows.Window, _ script: Script,
    _ verdict: inout LawVerdict
  ) {
    guard case .get(.object(let owner), _) = list.query else { return }
    let children = list.value.elements.compactMap(\.asReference)
    for layer in window.layers where !script.makesMask(of: layer) {
      guard let above = window.observation(.superlayer, of: layer) else { continue }
      let isListed = children.contains(layer)
      let isBelow = above.value == .reference(owner)
      if isListed == isBelow {
        // Two layers that have nothing to do with each other are no case of it.
        verdict.hold(crediting: isListed ? [.tree(20)] : [])
      } else {
        verdict.violate(
          at: max(above.step, list.step),
          expected: isListed
            ? "\(owner) as superlayer of \(layer), which it lists"
            : "\(layer) in the sublayers of \(owner), its superlayer",
          actual: "\(layer).superlayer \(above.value), \(owner).sublayers \(list.value)",
          breaking: [.tree(20)])
      }
    }
  }

  private func checkOnce(
    _ list: ObservationWindows.Observation, others: [ObservationWindows.Observation],
    _ verdict: inout LawVerdict
  ) {
    let children = list.value.elements.compactMap(\.asReference)
    let elsewhere = others.filter { $0.query != list.query && $0.step < list.step }
    let repeated = children.first { child in
      children.count { $0 == child } > 1
        || elsewhere.contains { $0.value.elements.contains(.reference(child)) }
    }
    if let repeated {
      verdict.violate(
        at: list.step, expected: "\(repeated) in one place of one list",
        actual: "\(list.value)", breaking: [.tree(21)])
    } else if !children.isEmpty {
      // There must be two places for a layer to be in two.
      let places = children.count + elsewhere.reduce(0) { $0 + $1.value.elements.count }
      verdict.hold(crediting: places > 1 ? [.tree(21)] : [])
    }
  }
}

extension Query {
  /// Tells whether the query reads a property of some layer's model.
  func isAboutModel(_ property: Property) -> Bool {
    if case .get(.object, property) = self { return true }
    return false
  }
}
