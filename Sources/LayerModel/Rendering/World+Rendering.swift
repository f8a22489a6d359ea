import Geometry
import LayerScript
import Rules

extension World {
  /// The box around what a layer paints into an empty context (DIS-22).
  mutating func render(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return undecidedQuery("views") }
    var painting = Painting()
    painting.why = state.because(.dis(22))
    let place = semantics.rendering.paintedPlace(of: layer, in: &state)
    paint(layer, Brush(map: place, clip: nil, opacity: 1), &painting, depth: 0)
    drawNothing(in: layer)
    var reading = Reading(
      painting.box.map { .rect($0) } ?? .nil, why: painting.why, open: painting.open,
      tolerance: painting.box == nil ? .exact : Tolerance(absolute: 1))
    let item = state.assumptions.openItem(of: .render, otherwise: .beyondReference)
    reading.open = reading.open ?? item
    return reading.expected()
  }

  private mutating func paint(
    _ layer: Int, _ brush: Brush, _ painting: inout Painting, depth: Int
  ) {
    // A faulty engine may have made a circle.
    if depth > state.identities.count { return }
    let hidden = look(.hidden, of: layer, &painting) == .boolean(true)
    let opacity = look(.opacity, of: layer, &painting).asNumber ?? 1
    guard semantics.rendering.isPainted(hidden: hidden, opacity: opacity) else { return }
    painting.leaveOpen(openPainting(of: layer))
    var brush = brush
    brush.opacity *= opacity
    let bounds = look(.bounds, of: layer, &painting).asRect ?? .zero
    paintBackground(of: layer, bounds, brush, &painting)
    paintContents(of: layer, bounds, brush, &painting)
    let masks = look(.masksToBounds, of: layer, &painting) == .boolean(true)
    if semantics.rendering.clipsPainting(masksToBounds: masks) {
      brush.narrow(to: brush.placed(bounds))
    }
    let node = state.nodes[layer].sublayers
    painting.why = state.reasons.union(painting.why, node.why)
    painting.leaveOpen(node.open)
    for instance in instances(of: layer, bounds, brush, &painting) {
      for child in node.layers { paintChild(child, instance, &painting, depth) }
    }
  }

  private mutating func paintBackground(
    of layer: Int, _ bounds: Rect, _ brush: Brush, _ painting: inout Painting
  ) {
    guard case .color(let color) = look(.backgroundColor, of: layer, &painting) else { return }
    let strength = color.alpha * brush.opacity
    if strength == 0 || bounds.size.width == 0 || bounds.size.height == 0 { return }
    // How strong a pixel must be to count as painted, nobody says.
    if strength < 0.125 { painting.leaveOpen(.beyondReference) }
    painting.fill(brush.placed(bounds), within: brush.clip)
  }

  private mutating func paintContents(
    of layer: Int, _ bounds: Rect, _ brush: Brush, _ painting: inout Painting
  ) {
    let contents = look(.contents, of: layer, &painting)
    if contents == .nil { return }
    painting.why = state.reasons.union(painting.why, state.because(.dis(19), .dis(21)))
    let item = state.assumptions.openItem(of: .contentsRect, otherwise: .beyondReference)
    painting.leaveOpen(item)
    let isPlain =
      contents.asReference?.kind == .image && bounds.size.width > 0 && bounds.size.height > 0
      && look(.contentsRect, of: layer, &painting) == .rect(Rect(0, 0, 1, 1))
      && look(.contentsCenter, of: layer, &painting) == .rect(Rect(0, 0, 1, 1))
    let scale = look(.contentsScale, of: layer, &painting).asNumber ?? 1
    guard isPlain, scale > 0, brush.opacity >= 0.125 else {
      return painting.leaveOpen(.beyondReference)
    }
    let gravity = look(.contentsGravity, of: layer, &painting).asString ?? ""
    let placed = PlacedContents(
      bounds: bounds, pixels: Self.imageSize, scale: scale, gravity: gravity)
    let isMasked = look(.masksToBounds, of: layer, &painting) == .boolean(true)
    // The rule speaks of sublayers alone; whether a layer's own contents end at its bounds, it does not say.
    if isMasked, placed.reachesBeyondBounds { painting.leaveOpen(.beyondReference) }
    painting.fill(brush.placed(semantics.rendering.contentsPlace(placed)), within: brush.clip)
  }

  /// The size of every image of a script, in pixels.
  private static let imageSize = Size(20, 10)

  private mutating func paintChild(
    _ child: Int, _ brush: Brush, _ painting: inout Painting, _ depth: Int
  ) {
    for property in [Property.position, .anchorPoint, .transform, .zPosition, .anchorPointZ] {
      _ = look(property, of: child, &painting)
    }
    if let above = state.parent(of: child) {
      _ = look(.sublayerTransform, of: above, &painting)
    }
    let space = state.space(of: child)
    guard let map = space.upright else { return painting.leaveOpen(.beyondReference) }
    paint(child, brush.applied(behind: map), &painting, depth: depth + 1)
  }

  /// What a property of a painted layer is; the reasons are those of the painting.
  private mutating func look(
    _ property: Property, of layer: Int, _ painting: inout Painting
  ) -> Value {
    let reading = state.read(layer, property)
    painting.leaveOpen(reading.open)
    if state.properties[layer][property] != nil {
      painting.why = state.reasons.union(painting.why, reading.why)
    }
    return reading.value
  }

  /// One brush for each instance of the sublayers (SUB-22, SUB-25).
  private mutating func instances(
    of layer: Int, _ bounds: Rect, _ brush: Brush, _ painting: inout Painting
  ) -> [Brush] {
    guard state.type(of: layer) == .replicatorLayer else { return [brush] }
    painting.why = state.reasons.union(painting.why, .sub(25))
    let count = look(.instanceCount, of: layer, &painting).asNumber ?? 1
    let matrix = look(.instanceTransform, of: layer, &painting).asTransform ?? .identity
    let color = look(.instanceColor, of: layer, &painting)
    let fade = look(.instanceAlphaOffset, of: layer, &painting)
    let isPlain =
      count >= 0 && count <= 16 && count.rounded() == count && color == .color(Color(1, 1, 1, 1))
      && fade == .number(0) && matrix.isAffine
      && look(.sublayerTransform, of: layer, &painting) == .transform(.identity)
    guard isPlain else {
      painting.leaveOpen(.beyondReference)
      return []
    }
    // Whether its own background goes with the instances, the sentence leaves to the reader.
    if count == 0, painting.box != nil { painting.leaveOpen(.beyondReference) }
    let planar = matrix.planar
    if planar.linear(Size(1, 0)) != Size(1, 0) || planar.linear(Size(0, 1)) != Size(0, 1) {
      painting.why = state.reasons.union(painting.why, .sub(22))
      painting.leaveOpen(
        state.assumptions.openItem(of: .replicatorCentre, otherwise: .beyondReference))
      if !planar.isAxisAligned { painting.leaveOpen(.beyondReference) }
    }
    let step = planar.about(semantics.rendering.pivot(ofInstancesIn: bounds))
    let times = semantics.rendering.paintedInstances(count: Int(count))
    var map = AffineTransform.identity
    return (0..<times).map { _ in
      defer { map = map.followed(by: step) }
      return brush.applied(behind: map)
    }
  }

  /// What a layer has that a box of plain rectangles does not tell of.
  private func openPainting(of layer: Int) -> OpenItem? {
    let type = state.type(of: layer)
    guard type == .layer || type == .replicatorLayer else { return .beyondReference }
    if state.nodes[layer].mask.layer != nil || state.nodes[layer].mask.open != nil {
      return .layers(19)
    }
    let isPlain = Self.plain.allSatisfy { property, value in
      let reading = state.read(layer, property)
      return reading.open == nil && reading.value == value
    }
    return isPlain ? nil : .beyondReference
  }

  private static let plain: [(Property, Value)] = [
    (.borderWidth, .number(0)), (.shadowOpacity, .number(0)), (.cornerRadius, .number(0)),
    (.filters, .nil), (.backgroundFilters, .nil), (.compositingFilter, .nil),
    (.shouldRasterize, .boolean(false)), (.geometryFlipped, .boolean(false)), (.style, .nil),
  ]
}

extension Brush {
  /// Leaves out what lies outside a rectangle of the context.
  fileprivate mutating func narrow(to rect: Rect) {
    let old = clip ?? rect
    let left = max(rect.origin.x, old.origin.x)
    let top = max(rect.origin.y, old.origin.y)
    let right = min(rect.origin.x + rect.size.width, old.origin.x + old.size.width)
    let bottom = min(rect.origin.y + rect.size.height, old.origin.y + old.size.height)
    clip = Rect(left, top, max(0, right - left), max(0, bottom - top))
  }
}

extension LayerSpace {
  /// The map to the layer above, where it keeps rectangles upright.
  fileprivate var upright: AffineTransform? {
    guard isPlanar, matrices.flatMap(\.components).allSatisfy(\.isFinite),
      anchorPointZ == 0 || geometry.transform.isIdentity
    else { return nil }
    let origin = lifted(.zero).projected
    let (right, down) = (lifted(Point(1, 0)).projected, lifted(Point(0, 1)).projected)
    let map = AffineTransform(
      right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x,
      origin.y)
    return matrices.allSatisfy { $0.planar.isAxisAligned } ? map : nil
  }
}
