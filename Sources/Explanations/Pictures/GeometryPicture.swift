public import Geometry
import LayerModel
public import LayerScript

/// Rectangles and points in one coordinate space.
public struct GeometryPicture: Hashable, Sendable {
  /// A four-sided area.
  public struct Outline: Hashable, Sendable {
    /// The corners, on the way around.
    public let corners: [Point]
    /// What it is.
    public let label: EngineText
    /// What it stands for.
    public let role: PictureRole
  }

  /// A point.
  public struct Mark: Hashable, Sendable {
    /// Where it is.
    public let place: Point
    /// What it is.
    public let label: EngineText
    /// What it stands for.
    public let role: PictureRole
  }

  /// Whose coordinates these are.
  public let space: EngineText
  /// The areas, those that are not in question first.
  public private(set) var outlines: [Outline] = []
  /// The points.
  public private(set) var marks: [Mark] = []

  init(space: EngineText) {
    self.space = space
  }

  mutating func add(_ corners: [Point], _ label: EngineText, _ role: PictureRole) {
    outlines.append(Outline(corners: corners, label: label, role: role))
  }

  mutating func add(_ rect: Rect, _ label: EngineText, _ role: PictureRole) {
    add(rect.around, label, role)
  }

  mutating func mark(_ place: Point, _ label: EngineText, _ role: PictureRole) {
    marks.append(Mark(place: place, label: label, role: role))
  }

  /// Adds the right and the wrong answer where they are points or rectangles.
  mutating func addAnswers(_ right: Value?, _ wrong: Value?) {
    add(right, "expected", .expected)
    add(wrong, "answered", .actual)
  }

  private mutating func add(_ value: Value?, _ word: String, _ role: PictureRole) {
    guard let value else { return }
    if let rect = value.asRect { add(rect, "\(word) \(value)", role) }
    if let point = value.asPoint { mark(point, "\(word) \(value)", role) }
  }

  /// Tells whether everything can be drawn, and what is wrong can be seen.
  var isDrawable: Bool {
    let points = outlines.flatMap(\.corners) + marks.map(\.place)
    guard points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return false }
    let (right, wrong) = (self.points(.expected), self.points(.actual))
    if right.isEmpty { return false }
    guard right.count == wrong.count else { return true }
    let box = Rect.boundingBox(of: points)
    let least = max(box.size.width, box.size.height) / 100
    return zip(right, wrong).contains { max(abs($0.x - $1.x), abs($0.y - $1.y)) > least }
  }

  private func points(_ role: PictureRole) -> [Point] {
    outlines.filter { $0.role == role }.flatMap(\.corners)
      + marks.filter { $0.role == role }.map(\.place)
  }
}

extension Rect {
  /// The corners on the way around.
  var around: [Point] {
    let all = corners
    return [all[0], all[1], all[3], all[2]]
  }
}

extension LayerGeometry {
  /// The corners of the bounds in the coordinates of the layer above.
  var outline: [Point] {
    let anchor = bounds.point(at: anchorPoint)
    return bounds.around.map { transform.planar($0 - anchor) + position }
  }
}
