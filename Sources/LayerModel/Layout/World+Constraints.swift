import Geometry
import LayerScript
import Rules

/// What a constraint layout manager does when its layer is laid out.
extension World {
  /// Gives the sublayers of a layer the frames that their constraints come to (LAY-29).
  mutating func layOutConstraints(of layer: Int, open: OpenItem?) {
    guard state.hasConstraintManager(layer) else { return }
    let children = state.list(of: layer)
    let members = children.map { state.member($0, frame: readFrame(of: $0)) }
    guard members.contains(where: { !$0.constraints.isEmpty }) else { return }
    let bounds = state.read(layer, .bounds)
    let manager = state.properties[layer][.layoutManager]
    let item =
      open ?? manager?.open ?? bounds.open ?? state.nodes[layer].sublayers.open
      ?? state.assumptions.openItem(of: .constraints, otherwise: .beyondReference)
    let decisions = semantics.layout
    var solver = ConstraintSolver(
      bounds: bounds.value.asRect ?? .zero, members: members, decide: decisions.constrained)
    var why = state.reasons.union(bounds.why, .lay(29))
    why = state.reasons.union(why, manager?.why ?? .none)
    for (place, child) in children.enumerated() where !members[place].constraints.isEmpty {
      put(child, solver.solution(of: place), why, open: item)
    }
  }

  /// In what form constraints are answered that were set, no source says; nil where none were.
  func readConstraints(of layer: Int) -> Reading? {
    guard let slot = state.properties[layer][.constraints], slot.value != .nil else { return nil }
    return Reading(slot.value, why: slot.why, open: .beyondReference)
  }

  private mutating func put(
    _ layer: Int, _ solution: ConstraintSolver.Solution, _ why: Why, open: OpenItem?
  ) {
    let old = readFrame(of: layer)
    var frame = old.value.asRect ?? .zero
    if case .fixed(let min, let extent) = solution.horizontal {
      (frame.origin.x, frame.size.width) = (min, extent)
    }
    if case .fixed(let min, let extent) = solution.vertical {
      (frame.origin.y, frame.size.height) = (min, extent)
    }
    let isUnknown = [solution.horizontal, solution.vertical].contains(.unknown)
    let isAlone = solution.horizontal == .alone && solution.vertical == .alone
    let constraints = state.read(layer, .constraints)
    var item = open ?? constraints.open
    if isUnknown { item = item ?? .beyondReference }
    if isAlone, item == nil {
      for property in [Property.bounds, .position] {
        guard let before = state.properties[layer][property]?.why else { continue }
        state.properties[layer][property]?.why = state.reasons.union(before, .lay(29))
      }
      return
    }
    let geometry = state.geometry(of: layer)
    item = item ?? old.open ?? openPlacement(frame, geometry, layer)
    if !geometry.transform.isIdentity { item = item ?? .beyondReference }
    let placed = semantics.geometry.place(frame, of: geometry, layer: layer, in: &state)
    var reasons = state.reasons.union(why, old.why)
    reasons = state.reasons.union(reasons, constraints.why)
    move(
      layer,
      to: Placement(bounds: placed.bounds, position: placed.position, why: reasons, open: item))
  }
}

extension WorldState {
  /// Tells whether the layout of a layer is that of a constraint layout manager.
  func hasConstraintManager(_ layer: Int) -> Bool {
    let hearers = layoutHearers(of: layer)
    guard hearers.override == nil, hearers.delegate == nil else { return false }
    let manager = properties[layer][.layoutManager]?.value.asReference
    return manager.map { managers[$0]?.keepsConstraints == true } ?? false
  }

  /// A sublayer as a constraint layout manager finds it.
  fileprivate mutating func member(_ layer: Int, frame: Reading) -> ConstraintSolver.Member {
    let name = read(layer, .name)
    let given = read(layer, .constraints)
    var constraints: [LayoutConstraint] = []
    if case .list(let values) = given.value { constraints = values.compactMap { .init($0) } }
    return ConstraintSolver.Member(
      name: name.value.asString, frame: frame.value.asRect ?? .zero, constraints: constraints,
      isCertain: frame.open == nil && given.open == nil && name.open == nil)
  }
}
