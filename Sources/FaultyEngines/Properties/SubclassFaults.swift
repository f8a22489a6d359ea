import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Properties of subclasses that are not kept, or that reach beyond themselves.
  static let subclasses: [Fault] = [
    Fault(
      "path-sizes-layer", "setting a path makes the bounds its size",
      breaks: [.sub(13)], taking: [.didSet],
      smallest: """
        new l1 CAShapeLayer {path: path[M 0 0 L 1 1]}
        get l1.bounds
        """
    ) { SizedBy(property: .path) },
    Fault(
      "text-sizes-layer", "setting a string makes the bounds its size",
      breaks: [.sub(17)], taking: [.didSet],
      smallest: """
        new l1 CATextLayer {string: "a"}
        get l1.bounds
        """
    ) { SizedBy(property: .string) },
    changed(
      "fill-cannot-be-taken-away", "taking the fill colour away makes it black", .shapeLayer, 14,
      .fillColor, "nil"
    ) { $0 == .nil ? .color(.black) : $0 },
    changed(
      "gradient-ends-clamped", "the ends of a gradient are clamped to the unit square",
      .gradientLayer, 15, .startPoint, "(2, 0)"
    ) { value in
      value.with(components: (value.components ?? []).map { min(max($0, 0), 1) }) ?? value
    },
    changed(
      "font-resolved", "a font given by name reads back as the system's font", .textLayer, 16,
      .font, "\"Courier\""
    ) { _ in .string("Helvetica") },
    changed(
      "transform-layer-rejects-clipping", "a transform layer does not take masksToBounds",
      .transformLayer, 20, .masksToBounds, "true"
    ) { _ in .boolean(false) },
    Fault(
      "copies-reach-sublayers", "a replicator's transform is given to its sublayers",
      breaks: [.sub(23)], taking: [.didSet],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 CAReplicatorLayer {sublayers: [l1], instanceTransform: translation(0, 1, 0)}
        hitTest l1 (0, 0)
        """
    ) { CopiesReachSublayers() },
    changed(
      "colours-premultiplied", "fill colours are multiplied with their alpha", .shapeLayer, 24,
      .fillColor, "rgba(0, 1, 0, 0.5)"
    ) { value in
      guard case .color(let color) = value else { return value }
      let alpha = color.alpha
      return .color(Color(color.red * alpha, color.green * alpha, color.blue * alpha, alpha))
    },
  ]

  private static func changed(
    _ name: String, _ sentence: String, _ type: ClassName, _ rule: Int, _ property: Property,
    _ value: String, _ change: @escaping @Sendable (Value) -> Value
  ) -> Fault {
    Fault(
      name, sentence, breaks: [.sub(rule)], taking: [.stored],
      smallest: """
        new l1 \(type.rawValue) {\(property.rawValue): \(value)}
        get l1.\(property.rawValue)
        """
    ) { ChangedInClass(type: type, property: property, change: change) }
  }
}

private struct ChangedInClass: PropertySemantics {
  let type: ClassName
  let property: Property
  let change: @Sendable (Value) -> Value

  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    let stored = state.storable(value, as: property, of: layer)
    return property == self.property && state.type(of: layer) == type ? change(stored) : stored
  }
}

private struct SizedBy: PropertySemantics {
  let property: Property

  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == self.property, state.value(layer, property) != .nil else { return }
    state.corrupt(layer, .bounds, .rect(Rect(0, 0, 10, 10)))
  }
}

private struct CopiesReachSublayers: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .instanceTransform else { return }
    let transform = state.value(layer, .instanceTransform)
    for child in state.list(of: layer) { state.corrupt(child, .transform, transform) }
  }
}
