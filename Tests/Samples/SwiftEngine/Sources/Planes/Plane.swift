/// The complaint about a call that cannot be carried out.
public enum PlaneError: String, Error {
  case notFinite, cycle
}

/// A rectangle in a tree of rectangles.
public final class Plane {
  public private(set) weak var parent: Plane?
  public private(set) var children: [Plane] = []
  public private(set) var bounds = Box(corner: Pair(x: 0, y: 0), extent: Pair(x: 0, y: 0))
  public private(set) var position = Pair(x: 0, y: 0)
  public private(set) var anchor = Pair(x: 0.5, y: 0.5)
  public var isHidden = false
  public var opacity: Float = 1
  private let mistakes: Set<Mistake>

  /// Creates a plane; with mistakes, one that gets something wrong.
  public init(mistakes: Set<Mistake> = []) {
    self.mistakes = mistakes
  }

  /// Sets the extent of the plane's own coordinates.
  public func setBounds(_ box: Box) throws(PlaneError) {
    guard box.isFinite else { throw .notFinite }
    if mistakes.contains(.trapsOnNegativeExtents) {
      precondition(box.extent.x >= 0 && box.extent.y >= 0)
    }
    bounds = mistakes.contains(.keepsNegativeExtents) ? box : box.standardized
    if mistakes.contains(.boundsMovePosition) { position.x += box.extent.x / 2 }
  }

  /// Puts the anchor point at a place of the parent's coordinates.
  public func setPosition(_ place: Pair) throws(PlaneError) {
    guard place.isFinite else { throw .notFinite }
    position = place
  }

  /// Chooses the point of the plane that its position is the place of, in fractions of its extent.
  public func setAnchor(_ point: Pair) throws(PlaneError) {
    guard point.isFinite else { throw .notFinite }
    let old = frame
    anchor = point
    if mistakes.contains(.anchorKeepsFrame) { try setFrame(old) }
  }

  /// The box that the plane takes up in its parent's coordinates.
  public var frame: Box {
    let anchor = mistakes.contains(.frameIgnoresAnchor) ? Pair(x: 0.5, y: 0.5) : anchor
    let extent = bounds.extent
    return Box(
      corner: Pair(
        x: position.x - anchor.x * extent.x,
        y: position.y - anchor.y * (mistakes.contains(.frameMixesExtents) ? extent.x : extent.y)),
      extent: extent)
  }

  /// Sets extent and position so that the plane takes up a box of its parent's coordinates.
  public func setFrame(_ box: Box) throws(PlaneError) {
    guard box.isFinite else { throw .notFinite }
    let box = box.standardized
    bounds.extent = box.extent
    if mistakes.contains(.frameResetsBoundsOrigin) { bounds.corner = Pair(x: 0, y: 0) }
    position = Pair(
      x: box.corner.x + anchor.x * box.extent.x, y: box.corner.y + anchor.y * box.extent.y)
  }

  /// Appends a plane to the children.
  public func add(_ child: Plane) throws(PlaneError) {
    try insert(child, at: nil)
  }

  /// Makes a plane a child at an index; beyond the end, or without one, the last.
  public func insert(_ child: Plane, at index: Int?) throws(PlaneError) {
    guard !child.contains(self) else { throw .cycle }
    if mistakes.contains(.addAgainDoesNothing), child.parent === self { return }
    if !mistakes.contains(.keepsOldParent) { child.remove() }
    let index = min(index ?? children.count, children.count)
    children.insert(child, at: mistakes.contains(.addsAtTheFront) ? 0 : index)
    child.parent = self
  }

  /// Takes the plane out of its parent.
  public func remove() {
    parent?.children.removeAll { $0 === self }
    if !mistakes.contains(.removedKeepsParent) { parent = nil }
  }

  private func contains(_ other: Plane) -> Bool {
    self === other || children.contains { $0.contains(other) }
  }
}
