import Geometry
import LayerScript
import Rules

extension World {
  /// Resizes the sublayers that follow the size of a layer, at once (LAY-23, LAY-25, LAY-26).
  mutating func resizeSublayers(after change: PropertyChange, depth: Int = 0) {
    guard depth <= state.identities.count, let old = change.old.value.asRect,
      let new = change.new.asRect, old != new || change.open != nil || change.old.open != nil
    else { return }
    let node = state.nodes[change.layer]
    let mask = node.mask.layer.map { [$0] } ?? []
    for child in node.sublayers.layers + mask {
      let flexible = state.read(child, .autoresizingMask)
      guard flexible.value != .number(0), state.isResizable(child) else { continue }
      let item = openResizing(after: change, of: child) ?? flexible.open
      let isResized = semantics.layout.resizesSublayers(
        from: old, to: new, byFrame: change.origin == .frame, depth: depth)
      if item == nil, old.size == new.size {
        state.note(.lay(23), leaves: [.model(.frame), .model(.bounds)], of: child)
      }
      guard isResized || item != nil else { continue }
      let bits = Int(flexible.value.asNumber ?? 0)
      let parent = ResizedParent(change: change, old: old, new: new, depth: depth)
      resize(child, mask: bits, flexible.why, parent, isResized: isResized, open: item)
    }
  }

  /// What leaves open how a sublayer follows.
  private func openResizing(after change: PropertyChange, of child: Int) -> OpenItem? {
    if let item = change.open ?? change.old.open { return item }
    if let item = state.assumptions.openItem(of: .autoresizing, otherwise: .beyondReference) {
      return item
    }
    let node = state.nodes[child]
    if node.isMask || node.superlayer.open != nil { return .beyondReference }
    let (old, new) = (change.old.value.asRect ?? .zero, change.new.asRect ?? .zero)
    // Bounds that scroll and grow at once, or whose margins are no whole numbers, were not recorded.
    if old.size != new.size, old.origin != new.origin { return .beyondReference }
    let isWhole = old.origin.x.rounded() == old.origin.x && old.origin.y.rounded() == old.origin.y
    return isWhole ? nil : .beyondReference
  }

  private mutating func resize(
    _ child: Int, mask: Int, _ flexible: Why, _ parent: ResizedParent, isResized: Bool,
    open: OpenItem?
  ) {
    let frame = readFrame(of: child)
    let geometry = state.geometry(of: child)
    var axes = parent.axes(of: frame.value.asRect ?? .zero, mask: mask)
    let growth = parent.growth
    let isDecided =
      axes.x.isDecided(growth: growth.width) && axes.y.isDecided(growth: growth.height)
    axes.x = semantics.layout.resized(axes.x, by: growth.width)
    axes.y = semantics.layout.resized(axes.y, by: growth.height)
    let resized = parent.frame(of: axes).standardized
    let placed =
      isResized
      ? semantics.geometry.place(resized, of: geometry, layer: child, in: &state)
      : (geometry.bounds, geometry.position)
    var item = open ?? frame.open ?? openPlacement(resized, geometry, child)
    if !isDecided || !geometry.transform.isIdentity { item = item ?? .beyondReference }
    var rules: [RuleID] = [.lay(23), .lay(25)]
    if parent.depth > 0 || parent.change.origin == .frame { rules.append(.lay(26)) }
    var why = state.reasons.union(frame.why, state.reasons.set(rules))
    why = state.reasons.union(why, flexible)
    move(
      child, to: Placement(bounds: placed.0, position: placed.1, why: why, open: item),
      depth: parent.depth + 1)
  }

  /// Gives a layer a place that nobody set, but that follows from its surroundings.
  mutating func move(_ layer: Int, to place: Placement, depth: Int = 0) {
    let before = state.read(layer, .bounds)
    let largest = state.geometry(of: layer).largestIntermediate
    leaveChangesOpen(of: layer)
    let tolerance = state.tolerance(largest: largest * 4)
    state.write(
      layer, .position, .point(place.position), why: place.why, open: place.open,
      tolerance: tolerance)
    state.write(
      layer, .bounds, .rect(place.bounds), why: place.why, open: place.open, tolerance: tolerance)
    resizeSublayers(
      after: PropertyChange(
        layer: layer, property: .bounds, old: before, new: .rect(place.bounds), why: place.why,
        open: place.open, origin: .frame),
      depth: depth)
  }

  /// Who is asked, told and marked when a layer follows another is recorded nowhere.
  private mutating func leaveChangesOpen(of child: Int) {
    let properties: [Property] = [.position, .bounds]
    openEvents(child, keys: properties.map(\.rawValue))
    for property in properties {
      leaveAnimationOpen(child, key: property.rawValue, .beyondReference)
      openNotifications(of: property, child, .beyondReference)
    }
    state.layout.hasExactSize[child] = false
    for layer in [child, state.parent(of: child)].compactMap({ $0 }) {
      state.notes[layer].clear(.model(.needsLayout))
      state.layout.marks[layer].doubtSet(.beyondReference)
      allowInvalidation(of: layer)
    }
    settle(.open(.beyondReference), on: child)
  }
}

/// Where a layer comes to be, and why.
struct Placement {
  let bounds: Rect
  let position: Point
  let why: Why
  let open: OpenItem?
}

/// A layer whose size has changed, as its sublayers see it.
private struct ResizedParent {
  let change: PropertyChange
  let old, new: Rect
  let depth: Int

  /// By how much the layer has grown.
  var growth: Size {
    Size(new.size.width - old.size.width, new.size.height - old.size.height)
  }

  func axes(of frame: Rect, mask: Int) -> (x: AutoresizingAxis, y: AutoresizingAxis) {
    let x = frame.origin.x - old.origin.x
    let y = frame.origin.y - old.origin.y
    return (
      AutoresizingAxis(
        before: x, size: frame.size.width, after: old.size.width - x - frame.size.width,
        mask: mask & 7),
      AutoresizingAxis(
        before: y, size: frame.size.height, after: old.size.height - y - frame.size.height,
        mask: mask >> 3 & 7)
    )
  }

  func frame(of axes: (x: AutoresizingAxis, y: AutoresizingAxis)) -> Rect {
    Rect(
      old.origin.x + axes.x.before, old.origin.y + axes.y.before, axes.x.size, axes.y.size)
  }
}

extension WorldState {
  /// Tells whether a mask was ever given to a layer, by a set or by a class.
  fileprivate func isResizable(_ layer: Int) -> Bool {
    read(layer, .autoresizingMask).value.asNumber.map { $0 >= 1 && $0 < 64 } ?? false
  }
}
