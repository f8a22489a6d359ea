import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Values that change on their way into a property, or change others.
  static let storage: [Fault] = [
    Fault(
      "anchor-default-zero", "a new layer's anchor point is its corner",
      breaks: [.geo(1)], taking: [.unset],
      smallest: """
        new l1
        get l1.anchorPoint
        """
    ) { DefaultFault(property: .anchorPoint, value: .point(.zero)) },
    Fault(
      "opacity-default-zero", "a new layer is transparent",
      breaks: [.props(1)], taking: [.unset],
      smallest: """
        new l1
        get l1.opacity
        """
    ) { DefaultFault(property: .opacity, value: .number(0)) },
    Fault(
      "shadow-offset-default-zero", "a new layer's shadow falls straight down",
      breaks: [.props(25)], taking: [.unset],
      smallest: """
        new l1
        get l1.shadowOffset
        """
    ) { DefaultFault(property: .shadowOffset, value: .size(.zero)) },
    Fault(
      "anchor-clamped", "the anchor point is clamped to the unit square",
      breaks: [.geo(5)], taking: [.stored],
      smallest: """
        new l1 {anchorPoint: (0, -1)}
        get l1.anchorPoint
        """
    ) {
      StoredFault(property: .anchorPoint) { value in
        value.with(components: (value.components ?? []).map { min(max($0, 0), 1) }) ?? value
      }
    },
    Fault(
      "depth-clamped", "a negative zPosition becomes zero",
      breaks: [.geo(30)], taking: [.stored],
      smallest: """
        new l1 {zPosition: -1}
        value l1 zPosition
        """
    ) {
      StoredFault(property: .zPosition) { value in
        value.with(components: (value.components ?? []).map { max($0, 0) }) ?? value
      }
    },
    Fault(
      "depth-whole", "zPosition is stored as a whole number",
      breaks: [.geo(31)], taking: [.stored],
      smallest: """
        new l1 {zPosition: 0.5}
        get l1.zPosition
        """
    ) {
      StoredFault(property: .zPosition) { value in
        value.with(components: (value.components ?? []).map { $0.rounded(.towardZero) }) ?? value
      }
    },
    Fault(
      "transform-single-precision", "matrices are stored in single precision",
      breaks: [.geo(29)], taking: [.stored],
      smallest: """
        new l1 {transform: translation(0, 696296.3692489809, 0)}
        get l1.frame
        """
    ) {
      StoredFault(property: .transform) { value in
        value.with(components: (value.components ?? []).map { Double(Float($0)) }) ?? value
      }
    },
    Fault(
      "anchor-moves-position", "setting the anchor point moves position so that the frame stays",
      breaks: [.geo(4)], taking: [.didSet],
      smallest: """
        new l1 {frame: (0, 0, 0, 1), anchorPoint: (0, 0)}
        get l1.position
        """
    ) { AnchorMovesPosition() },
    Fault(
      "bounds-move-position", "setting bounds moves position so that the frame's origin stays",
      breaks: [.geo(2), .geo(33)], taking: [.didSet],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        get l1.position
        """
    ) { BoundsMovePosition() },
    Fault(
      "position-resets-bounds-origin", "setting position puts the bounds origin back to zero",
      breaks: [.geo(3)], taking: [.didSet],
      smallest: """
        new l1 {bounds: (0, 1, 0, 0), position: (0, 0)}
        get l1.bounds
        """
    ) { PositionResetsBoundsOrigin() },
    Fault(
      "transparent-is-hidden", "opacity 0 sets hidden",
      breaks: [.props(57)], taking: [.didSet],
      smallest: """
        new l1 {anchorPoint: (0, 0), opacity: 0}
        get l1.hidden
        """
    ) { TransparentIsHidden() },
    Fault(
      "hiding-cascades", "hiding a layer sets hidden on its sublayers",
      breaks: [.tree(40)], taking: [.didSet],
      smallest: """
        new l1
        new l2 {sublayers: [l1], hidden: true}
        get l1.hidden
        """
    ) { HidingCascades() },
    Fault(
      "hiding-removes", "hiding a layer takes it out of the tree",
      breaks: [.tree(37)], taking: [.didSet],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        set l1.hidden true
        paintOrder l2
        """
    ) { HidingRemoves() },
    Fault(
      "sub-path-resets-the-rest", "writing position.x sets y to zero",
      breaks: [.act(36), .kvc(3), .kvc(4)], taking: [.replacing],
      smallest: """
        new l1
        setValue l1 anchorPoint.x 0
        get l1.anchorPoint
        """
    ) { SubPathResetsTheRest() },
  ]
}

private struct DefaultFault: PropertySemantics {
  let property: Property
  let value: Value

  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value { property == self.property ? value : standard }
}

private struct StoredFault: PropertySemantics {
  let property: Property
  let change: @Sendable (Value) -> Value

  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    var standard = StandardSemantics()
    let stored = standard.stored(value, as: property, of: layer, in: &state)
    return property == self.property ? change(stored) : stored
  }
}

private struct AnchorMovesPosition: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .anchorPoint, let before = old.asPoint else { return }
    let geometry = state.geometry(of: layer)
    let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
    let moved = Point(
      geometry.position.x + (anchor.x - before.x) * size.width,
      geometry.position.y + (anchor.y - before.y) * size.height)
    if moved != geometry.position { state.corrupt(layer, .position, .point(moved)) }
  }
}

private struct BoundsMovePosition: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .bounds, let before = old.asRect?.size else { return }
    let geometry = state.geometry(of: layer)
    let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
    let moved = Point(
      geometry.position.x + anchor.x * (size.width - before.width),
      geometry.position.y + anchor.y * (size.height - before.height))
    if moved != geometry.position { state.corrupt(layer, .position, .point(moved)) }
  }
}

private struct PositionResetsBoundsOrigin: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    let bounds = state.geometry(of: layer).bounds
    guard property == .position, bounds.origin != .zero else { return }
    state.corrupt(layer, .bounds, .rect(Rect(origin: .zero, size: bounds.size)))
  }
}

private struct TransparentIsHidden: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .opacity, state.value(layer, .opacity) == .number(0) else { return }
    state.corrupt(layer, .hidden, .boolean(true))
  }
}

private struct HidingCascades: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .hidden, state.value(layer, .hidden) == .boolean(true) else { return }
    for child in state.list(of: layer) { state.corrupt(child, .hidden, .boolean(true)) }
  }
}

private struct HidingRemoves: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .hidden, state.value(layer, .hidden) == .boolean(true) else { return }
    state.unlink(layer)
  }
}

private struct SubPathResetsTheRest: PropertySemantics {
  mutating func replacing(_ keys: [Substring], in value: Value, by part: Value) -> Value? {
    let zero = value.with(components: (value.components ?? []).map { _ in 0 })
    return zero.flatMap { SubPath.replacing(keys, in: $0, by: part) }
  }
}
