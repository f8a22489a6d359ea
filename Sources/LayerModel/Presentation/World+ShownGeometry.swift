import Geometry
import LayerScript
import Rules

/// Questions to presentation copies about the geometry that is shown (COPY-07).
extension World {
  /// Asks a question of the world as the copies of some layers show it; the question is put to the
  /// models of a world in which they have the shown values.
  mutating func asShown(_ layers: [Int], _ ask: (inout World) -> Expected) -> Expected {
    if layers.contains(where: { state.published[$0] == nil }) {
      return Reading(.nil, open: .beyondReference).expected()
    }
    var shown = self
    var finding = ShownGeometry()
    let tree = Set(layers.flatMap { state.subtree(of: state.ancestors(of: $0).last ?? $0) })
    for layer in tree.sorted() { show(layer, in: &shown, &finding) }
    shown.state.reasons = state.reasons
    shown.state.irregular.formUnion(tree)
    var expected = semantics.presentation.copiesAnswerForThemselves ? ask(&shown) : ask(&self)
    if semantics.presentation.copiesAnswerForThemselves { state.reasons = shown.state.reasons }
    expected.why = state.reasons.union(expected.why, .copy(7))
    expected.undisturbed = Undisturbed()
    // That nothing is hit may be as wrong as that there is no copy.
    expected.existence = expected.why
    for layer in layers {
      expected.existence = state.reasons.union(expected.existence, whyPresented(layer))
    }
    return finding.weakening(expected)
  }

  /// The model of a copy, or of a layer that is meant itself.
  func copied(_ subject: Subject) -> Int? {
    if case .presentation(let name) = subject { return state.layer(name) }
    return nil
  }

  /// Gives a layer of another world what its copy shows in this one.
  private mutating func show(
    _ layer: Int, in shown: inout World, _ finding: inout ShownGeometry
  ) {
    guard let published = state.published[layer], state.isPlaceCommitted(layer) else {
      finding.open = finding.open ?? .beyondReference
      return
    }
    finding.open = finding.open ?? openStage(layer)
    for property in Self.shownGeometry {
      let isAnimated = published.animations.attached.contains { $0.object.animates(property) }
      let isOpen = published.animations.openItem(animating: property) != nil
      guard isAnimated || isOpen || published.properties[property] != nil else {
        shown.state.properties[layer][property] = nil
        continue
      }
      let reading = presentation(of: property, layer: layer)
      finding.spread = max(finding.spread, reading.tolerance.absolute)
      shown.state.properties[layer][property] = Slot(
        value: reading.value, why: reading.why, open: reading.open, change: 0,
        tolerance: reading.tolerance)
    }
  }

  /// What hits, conversions and visible parts depend on.
  private static let shownGeometry: [Property] = [
    .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform,
    .hidden, .opacity, .masksToBounds, .geometryFlipped, .instanceCount, .instanceTransform,
  ]
}

extension WorldState {
  /// Tells whether a layer stands where it stood at the last outermost commit.
  fileprivate func isPlaceCommitted(_ layer: Int) -> Bool {
    guard let published = published[layer]?.node else { return false }
    let node = nodes[layer]
    return published.superlayer.layer == node.superlayer.layer
      && published.sublayers.layers == node.sublayers.layers
      && published.mask.layer == node.mask.layer
  }
}

/// What is learnt while a tree is looked at as it is shown.
private struct ShownGeometry {
  /// What leaves the answer open.
  var open: OpenItem?
  /// How far a shown number may be off.
  var spread = 0.0

  /// An answer about what is shown is as uncertain as what is shown.
  func weakening(_ expected: Expected) -> Expected {
    var expected = expected
    // Numbers along a curve are too rough for edges and long ways.
    if let item = open ?? (spread > 1e-3 ? .beyondReference : nil) {
      expected.pattern = .value(.unspecified(item))
      expected.weakened = expected.weakened ?? item
    } else if case .value(.near(let value, var tolerance)) = expected.pattern {
      tolerance.absolute += spread * 64
      expected.pattern = .value(.near(value, tolerance))
    }
    return expected
  }
}
