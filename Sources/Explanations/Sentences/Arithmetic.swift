import Conformance
import Geometry
import LayerModel
import LayerScript

/// The calculation behind an expected answer, where it is one that fits a line.
struct Arithmetic {
  let course: Course

  init(_ course: Course) {
    self.course = course
  }

  /// The calculation in words and numbers; nil where there is none, or where its result is not what is expected.
  var parts: [Reason.Part]? {
    guard course.problem.event == nil else { return nil }
    switch course.query {
    case .get(.object(let name), .frame): return frame(of: name)
    case .get(.object(let name), .position): return position(of: name)
    case .contains(let subject, let point): return within(subject, point)
    case .convert(let value, from: let source?, to: let target?, _):
      return conversion(value, source, target)
    default: return nil
    }
  }

  private func frame(of name: ObjectName) -> [Reason.Part]? {
    guard let right = course.right?.asRect,
      let geometry = GeometryPicture.geometry(of: .object(name), course),
      right.isNear(geometry.frame)
    else { return nil }
    let guess = guess(geometry)
    guard geometry.transform.isIdentity else {
      let corners = geometry.outline.map { Value.point($0.rounded).description }
      return [
        "The frame is the box around the corners of the bounds, mapped by the transform about the anchor point: ",
        "here around ", .code(EngineText(corners.joined(separator: ", "))), ".",
      ] + guess
    }
    let (position, anchor, size) = (geometry.position, geometry.anchorPoint, geometry.bounds.size)
    let x = "\(position.x.scriptText) - \(anchor.x.factor) × \(size.width.factor)"
    let y = "\(position.y.scriptText) - \(anchor.y.factor) × \(size.height.factor)"
    return [
      "The origin of the frame is position - anchorPoint × size, and its size that of the bounds: here ",
      .code("(\(x), \(y)) = \(Value.point(geometry.frame.origin.rounded))"), ".",
    ] + guess
  }

  /// With which mistake the engine's frame would come out.
  private func guess(_ geometry: LayerGeometry) -> [Reason.Part] {
    guard let wrong = course.wrong?.asRect, !wrong.isNear(geometry.frame) else { return [] }
    for anchor in [Point(0.5, 0.5), Point(0, 0)] {
      var other = geometry
      other.anchorPoint = anchor
      if wrong.isNear(other.frame) {
        return [
          " The engine's answer is what an anchor point of ", .code("\(Value.point(anchor))"),
          " gives.",
        ]
      }
    }
    var other = geometry
    other.transform = .identity
    if wrong.isNear(other.frame) {
      return [" The engine's answer is the one without the transform."]
    }
    other = geometry
    other.position = geometry.position + geometry.bounds.origin
    if wrong.isNear(other.frame) {
      return [" The engine's answer is the one with the origin of the bounds added."]
    }
    return []
  }

  /// Where a frame that was set puts the position.
  private func position(of name: ObjectName) -> [Reason.Part]? {
    let place = (0..<course.place).last { !course.steps[$0].isQuery }
    guard let right = course.right?.asPoint, let place,
      case .set(.object(name), .frame, .rect(let frame)) = course.steps[place].command,
      let geometry = GeometryPicture.geometry(of: .object(name), course),
      geometry.transform.isIdentity
    else { return nil }
    let (anchor, area) = (geometry.anchorPoint, frame.standardized)
    let computed = area.point(at: anchor)
    guard right.isNear(computed) else { return nil }
    let x = "\(area.origin.x.scriptText) + \(anchor.x.factor) × \(area.size.width.factor)"
    let y = "\(area.origin.y.scriptText) + \(anchor.y.factor) × \(area.size.height.factor)"
    return [
      "A frame that is set puts the position at frame.origin + anchorPoint × size: here ",
      .code("(\(x), \(y)) = \(Value.point(computed.rounded))"), ".",
    ]
  }

  private func within(_ subject: Subject, _ point: Point) -> [Reason.Part]? {
    guard let right = course.right?.asBoolean,
      let area = course.value(.get(subject, .bounds))?.asRect?.standardized,
      area.contains(point) == right
    else { return nil }
    let end = area.point(at: Point(1, 1))
    let x = "\(area.origin.x.scriptText) ≤ \(point.x.scriptText) < \(end.x.scriptText)"
    let y = "\(area.origin.y.scriptText) ≤ \(point.y.scriptText) < \(end.y.scriptText)"
    return [
      "The bounds hold what is at least their minimum and below their maximum: ",
      .code(EngineText("\(x), \(y)")), right ? " holds." : " does not hold.",
    ]
  }
}
