import Geometry
import LayerModel
import LayerScript

extension GeometryPicture {
  /// The layers that may be hit, in the coordinates in which the point is given.
  static func hit(_ point: Point, _ subject: Subject, _ course: Course) -> GeometryPicture? {
    guard case .object(let name) = subject, name.kind == .layer,
      let geometry = geometry(of: subject, course)
    else { return nil }
    let (right, wrong) = (course.right?.asReference, course.wrong?.asReference)
    var picture = GeometryPicture(space: "the coordinates of the layer above \(name)")
    let anchor = geometry.bounds.point(at: geometry.anchorPoint)
    for layer in course.layers(before: course.place) {
      guard let bounds = course.value(.get(.object(layer), .bounds))?.asRect else { continue }
      let corners = bounds.around.compactMap { corner in
        course.value(.convert(.point(corner), from: .object(layer), to: subject))?.asPoint
      }
      guard corners.count == 4 else { continue }
      picture.add(
        corners.map { geometry.transform.planar($0 - anchor) + geometry.position },
        "\(layer)\(words(layer, right, wrong))",
        layer == right ? .expected : layer == wrong ? .actual : .context)
    }
    let place = Value.point(point)
    picture.mark(
      point,
      right == nil ? "\(place), where nothing is hit" : "\(place), where \(right.words) is hit",
      .expected)
    return picture
  }

  private static func words(
    _ layer: ObjectName, _ right: ObjectName?, _ wrong: ObjectName?
  ) -> String {
    if layer == right { return ", which is hit" }
    return layer == wrong ? ", which the engine answers" : ""
  }
}

extension ObjectName? {
  fileprivate var words: String { self?.description ?? "nothing" }
}
