import LayerScript
import Rules

extension World {
  /// Carries out a move of a view; nil for all other commands.
  mutating func moveView(_ command: Command) -> Expected? {
    switch command {
    case .add(let child, to: let parent) where child.kind == .view:
      return moveView(child, to: parent) { $0.add(child, to: parent) }
    case .insert(let child, into: let parent, at: let index) where child.kind == .view:
      guard let above = state.layer(parent),
        state.list(of: above).allSatisfy({ state.view(of: $0) != nil })
      else { return lose(.beyondReference) }
      return moveView(child, to: parent) { $0.insert(child, into: parent, at: index) }
    case .insertBelow(let child, into: let parent, let sibling) where child.kind == .view:
      return moveView(child, to: parent) { world in
        world.insertView(child, into: parent, beside: sibling, offset: 0)
      }
    case .insertAbove(let child, into: let parent, let sibling) where child.kind == .view:
      return moveView(child, to: parent) { world in
        world.insertView(child, into: parent, beside: sibling, offset: 1)
      }
    case .remove(let child) where child.kind == .view: return removeView(child)
    default: return nil
    }
  }

  private mutating func moveView(
    _ child: ObjectName, to parent: ObjectName, by move: (inout World) -> Expected
  ) -> Expected {
    guard let layer = state.layer(child), let above = state.layer(parent) else {
      return lose(.beyondReference)
    }
    if state.ancestors(of: above).contains(layer) { return lose(.layers(20)) }
    let former = state.parent(of: layer)
    let result = move(&self)
    if result.answer == .done { reportMove(child, layer, from: former) }
    return result
  }

  /// Inserts a view next to a sibling, its layer next to that of the sibling (VIEW-59); beside a view
  /// that is no subview it comes last (VIEW-58).
  private mutating func insertView(
    _ child: ObjectName, into parent: ObjectName, beside sibling: ObjectName, offset: Int
  ) -> Expected {
    guard let above = state.layer(parent), let beside = state.layer(sibling),
      let layer = state.layer(child)
    else { return lose(.beyondReference) }
    if layer == beside { return lose(.layers(16)) }
    guard state.list(of: above).contains(beside) else {
      if semantics.views.refusesForeignSubview {
        return Expected(
          .raised("CALayerInvalidSibling"), .raises(.now), why: state.because(.view(58)))
      }
      return move(child, to: parent, at: .end, because: .view(58))
    }
    let place = semantics.views.subviewPlace(
      beside: beside, offset: offset, in: above, state: &state)
    return move(child, to: parent, at: place, because: .view(59))
  }

  private mutating func removeView(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return lose(.beyondReference) }
    let former = state.parent(of: layer)
    let result = remove(name)
    if former != nil {
      reportMove(name, layer, from: former)
    } else {
      openMove(name)
    }
    return result
  }

  /// A view hears that it has another superview when its layer has moved already (VIEW-60).
  private mutating func reportMove(_ view: ObjectName, _ layer: Int, from former: Int?) {
    guard state.views.reporting.contains(view) else { return }
    let now = state.parent(of: layer)
    // How often a view hears of a move from one superview to another, no source says.
    if former != nil, now != nil { openMove(view) }
    let seen = semantics.views.superlayerSeen(by: layer, former: former, in: &state)
    let event = Event.asked(
      view, .didMoveToSuperview, layer: state.identities[layer].name,
      key: Property.superlayer.rawValue, seen: reference(seen))
    let presence: ExpectedEvent.Presence =
      former != nil && now != nil ? .open(.beyondReference) : .once
    state.effects.events.append(
      ExpectedEvent(.event(event), presence, why: state.because(.view(60))))
  }

  private mutating func openMove(_ view: ObjectName) {
    guard state.views.reporting.contains(view) else { return }
    state.effects.events.append(ExpectedEvent(.kinds([.asked]), .open(.beyondReference)))
  }

  /// The layers behind views belong to their views: what moves one by itself is not specified.
  func movesBackingLayer(_ command: Command) -> Bool {
    if state.views.owners.isEmpty { return false }
    let moved: [ObjectName]
    switch command {
    case .add(let child, to: _), .insert(let child, into: _, at: _),
      .insertBelow(let child, into: _, sibling: _), .insertAbove(let child, into: _, sibling: _),
      .remove(let child), .host(let child):
      moved = [child]
    case .replace(let old, in: _, with: let new): moved = [old, new]
    case .set(.object(let name), .sublayers, let value):
      let kept = state.layer(name).map { state.list(of: $0) } ?? []
      if kept.contains(where: { state.view(of: $0) != nil }) { return true }
      moved = value.references
    case .set(.object(let name), .delegate, _): moved = [name]
    case .set(_, .mask, let value): moved = value.references
    case .setValue(.object(let name), let path, let value):
      let isOwn = path.property == .delegate
      let takes = path.property == .mask || path.property == .sublayers
      moved = isOwn ? [name] : takes ? value.references + [name] : []
    case .send(let message, to: let name):
      // How a view's layer draws itself is a matter of its view.
      moved = [.setNeedsDisplay, .displayIfNeeded, .display].contains(message) ? [name] : []
    case .setNeedsDisplay(let name, in: _): moved = [name]
    default: moved = []
    }
    return moved.contains { name in
      name.kind == .layer && state.layer(name).map { state.view(of: $0) != nil } == true
    }
  }
}
