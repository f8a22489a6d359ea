import Conformance
import Geometry
import LayerModel
import LayerScript

extension Arithmetic {
  /// A point on its way from a layer to the one above it.
  func conversion(_ value: Value, _ source: Subject, _ target: Subject) -> [Reason.Part]? {
    guard let point = value.asPoint, let right = course.right?.asPoint, let name = source.name,
      course.value(.get(.object(name), .superlayer))?.asReference == target.name,
      let geometry = GeometryPicture.geometry(of: source, course), geometry.transform.isIdentity
    else { return nil }
    let anchor = geometry.bounds.point(at: geometry.anchorPoint)
    let computed = point - anchor + geometry.position
    let x = "\(point.x.factor) - \(anchor.x.factor) + \(geometry.position.x.factor)"
    let y = "\(point.y.factor) - \(anchor.y.factor) + \(geometry.position.y.factor)"
    let sum: [Reason.Part] = [
      "In the layer above, the point is at point - (bounds.origin + anchorPoint × size) + position: here ",
      .code(EngineText("(\(x), \(y)) = \(Value.point(computed.rounded))")), ".",
    ]
    if right.isNear(computed) { return sum }
    return map(computed, in: target).map { sum + $0 }
  }

  /// What the sublayerTransform of the layer above makes of a point; nil where that is not what is expected.
  private func map(_ point: Point, in target: Subject) -> [Reason.Part]? {
    guard let right = course.right?.asPoint,
      let transform = course.value(.get(target, .sublayerTransform))?.asTransform,
      let geometry = GeometryPicture.geometry(of: target, course), !transform.hasPerspective
    else { return nil }
    let anchor = geometry.bounds.point(at: geometry.anchorPoint)
    guard right.isNear(transform.planar(point - anchor) + anchor) else { return nil }
    let isAboutOrigin = course.wrong?.asPoint.map { $0.isNear(transform.planar(point)) } ?? false
    return [
      " Then the sublayerTransform maps it about the anchor point of the layer above, ",
      .code(EngineText("\(Value.point(anchor.rounded))")), ", to ",
      .code(EngineText("\(Value.point(right.rounded))")), ".",
    ] + (isAboutOrigin ? [" The engine's answer is the one about the origin."] : [])
  }
}
