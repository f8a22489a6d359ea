import Geometry
import LayerModel
import LayerScript

extension GeometryPicture {
  /// What is wrong with where layers lie; nil where nothing is.
  init?(_ course: Course) {
    let picture: GeometryPicture? =
      switch course.query {
      case .get(let subject, let property): Self.property(property, [], subject, course)
      case .value(let subject, let path):
        path.property.flatMap { Self.property($0, path.rest, subject, course) }
      case .convert(let value, let source, let target, _):
        Self.conversion(value, source, target, course)
      case .contains(let subject, let point): Self.point(point, inside: subject, course)
      case .hitTest(let subject, let point): Self.hit(point, subject, course)
      case .render(let layer): Self.painted(layer, course)
      case .compute: Self.maps(course.right, course.wrong)
      default: nil
      }
    guard let picture, picture.isDrawable else { return nil }
    self = picture
  }

  /// The geometry of a layer or a view, as the reference has it where the engine is wrong.
  static func geometry(of subject: Subject, _ course: Course) -> LayerGeometry? {
    var subject = subject
    if let name = subject.name, name.kind == .view {
      guard let layer = course.value(.get(subject, .layer))?.asReference else { return nil }
      subject = .object(layer)
    }
    guard let bounds = course.value(.get(subject, .bounds))?.asRect,
      let position = course.value(.get(subject, .position))?.asPoint,
      let anchor = course.value(.get(subject, .anchorPoint))?.asPoint,
      let transform = course.value(.get(subject, .transform))?.asTransform,
      !transform.hasPerspective
    else { return nil }
    return LayerGeometry(
      bounds: bounds, position: position, anchorPoint: anchor, transform: transform)
  }

  private static func property(
    _ property: Property, _ rest: [Substring], _ subject: Subject, _ course: Course
  ) -> GeometryPicture? {
    guard let name = subject.name, let geometry = geometry(of: subject, course) else { return nil }
    let right = rest.isEmpty ? course.right : course.value(.get(subject, property))
    let wrong =
      rest.isEmpty ? course.wrong : course.wrong.flatMap { right?.replacing(rest, with: $0) }
    switch property {
    case .bounds, .visibleRect:
      var picture = GeometryPicture(space: "the coordinates of \(name) itself")
      picture.addAnswers(right, wrong)
      return picture
    case .frame:
      var picture = GeometryPicture(space: "the coordinates of the layer above \(name)")
      if !geometry.transform.isIdentity {
        picture.add(geometry.outline, "bounds of \(name), transformed", .context)
      }
      picture.addAnswers(right, wrong)
      picture.markAnchor(of: name, geometry)
      return picture
    case .anchorPoint:
      var picture = GeometryPicture(space: "fractions of the bounds of \(name)")
      picture.add(Rect(0, 0, 1, 1), "bounds of \(name), as the unit square", .context)
      picture.addAnswers(right, wrong)
      return picture
    case .position, .center:
      var picture = GeometryPicture(space: "the coordinates of the layer above \(name)")
      picture.add(geometry.outline, "bounds of \(name)", .context)
      picture.addAnswers(right, wrong)
      return picture
    case .transform, .affineTransform:
      guard let wrong, let other = geometry.with(property, wrong), let right else { return nil }
      // Of a layer without extent nothing would be seen.
      if geometry.bounds.size == .zero { return maps(right, wrong) }
      var picture = GeometryPicture(space: "the coordinates of the layer above \(name)")
      picture.add(geometry.outline, "\(name) with \(property.rawValue) \(right)", .expected)
      picture.add(other.outline, "\(name) with \(property.rawValue) \(wrong)", .actual)
      picture.markAnchor(of: name, geometry)
      return picture
    default: return nil
    }
  }

  private mutating func markAnchor(of name: ObjectName, _ geometry: LayerGeometry) {
    let (anchor, position) = (Value.point(geometry.anchorPoint), Value.point(geometry.position))
    mark(
      geometry.position, "anchor point \(anchor) of \(name), at its position \(position)", .context)
  }

  private static func conversion(
    _ value: Value, _ source: Subject?, _ target: Subject?, _ course: Course
  ) -> GeometryPicture? {
    guard let target, let name = target.name else { return nil }
    var picture = GeometryPicture(space: "the coordinates of \(name)")
    if let bounds = course.value(.get(target, .bounds))?.asRect {
      picture.add(bounds, "bounds of \(name)", .context)
    }
    if let source, let other = source.name, other != name,
      let bounds = course.value(.get(source, .bounds))?.asRect
    {
      let corners = bounds.around.compactMap { corner in
        course.value(.convert(.point(corner), from: source, to: target))?.asPoint
      }
      if corners.count == 4 { picture.add(corners, "bounds of \(other)", .context) }
    }
    picture.addAnswers(course.right, course.wrong)
    return picture
  }

  private static func point(
    _ point: Point, inside subject: Subject, _ course: Course
  ) -> GeometryPicture? {
    guard let name = subject.name, let bounds = course.value(.get(subject, .bounds))?.asRect,
      let right = course.right?.asBoolean
    else { return nil }
    var picture = GeometryPicture(space: "the coordinates of \(name) itself")
    picture.add(bounds, "bounds of \(name)", .context)
    picture.mark(
      point, "\(Value.point(point)) is \(right ? "within" : "outside"); the engine says otherwise",
      .expected)
    return picture
  }

  private static func painted(_ layer: ObjectName, _ course: Course) -> GeometryPicture? {
    guard let bounds = course.value(.get(.object(layer), .bounds))?.asRect else { return nil }
    var picture = GeometryPicture(space: "the coordinates of \(layer)")
    picture.add(bounds, "bounds of \(layer)", .context)
    picture.addAnswers(course.right, course.wrong)
    return picture
  }

  /// What two matrices make of the square between the origin and (1, 1).
  private static func maps(_ right: Value?, _ wrong: Value?) -> GeometryPicture? {
    guard let right = right?.planar, let wrong = wrong?.planar else { return nil }
    let square = Rect(0, 0, 1, 1)
    var picture = GeometryPicture(space: "the plane in which the square lies")
    picture.add(square, "square from (0, 0) to (1, 1)", .context)
    picture.add(square.around.map { right($0) }, "its image, expected", .expected)
    picture.add(square.around.map { wrong($0) }, "its image under the matrix answered", .actual)
    return picture
  }
}

extension Value {
  /// The part of the value that maps the plane, where that is all of it.
  fileprivate var planar: AffineTransform? {
    if case .affine(let map) = self { return map }
    return asTransform.flatMap { $0.isAffine ? $0.planar : nil }
  }

  /// The value with another number at a sub-path such as `origin.x`; nil where there is none.
  fileprivate func replacing(_ path: [Substring], with part: Value) -> Value? {
    let places = ["origin.x": 0, "origin.y": 1, "size.width": 2, "size.height": 3, "x": 0, "y": 1]
    guard var numbers = components, let number = part.asNumber,
      let place = places[path.joined(separator: ".")], numbers.indices.contains(place)
    else { return nil }
    numbers[place] = number
    return with(components: numbers)
  }
}

extension LayerGeometry {
  /// The geometry with another value for a property; nil where the value is of another kind.
  fileprivate func with(_ property: Property, _ value: Value) -> LayerGeometry? {
    var geometry = self
    switch (property, value) {
    case (.transform, .transform(let matrix)) where !matrix.hasPerspective:
      geometry.transform = matrix
    case (.affineTransform, .affine(let map)), (.transform, .affine(let map)):
      geometry.transform = Transform3D(map)
    default: return nil
    }
    return geometry
  }
}
