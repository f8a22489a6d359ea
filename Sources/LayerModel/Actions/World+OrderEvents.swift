import LayerScript
import Rules

/// A search that layers which come or go are the occasion of, and that has been made by the end of
/// the turn; at which step of it is open (UA-06).
struct DueSearch: Sendable {
  /// What is heard of it.
  let shape: EventShape
  /// The step that was the occasion.
  let since: Int
  let why: Why
}

/// The events of the hierarchy: coming, going, and lists that change (ACT-43..46).
extension World {
  /// Allows the questions and runs for the events of the hierarchy, of which no more is known.
  mutating func searchOrderEvents(_ layer: Int, parents: [Int?], except key: String? = nil) {
    state.commits.hasMoved = true
    let parents = parents.compactMap { $0 }
    let open = key == "onOrderIn" ? Self.keysWithoutArrival : Self.keys(without: key)
    let shape = EventShape.searches(layer: nil, keys: open)
    state.effects.events.append(ExpectedEvent(shape, .open(.animation(6))))
    if !state.reactions.isEmpty || !state.animationObjects.isEmpty {
      let changed = state.subtree(of: layer) + parents
      doubtActs(of: changed, keys: open, .animation(6))
      for changed in changed { loseToAnimations(of: changed, keys: open, .animation(6)) }
    }
    // A change of the tree that is shown may be animated by itself (UA-27), and so replace what is there.
    for changed in [layer] + parents where !state.animations[changed].attached.isEmpty {
      for key in Self.hierarchyKeys where state.animations[changed].has(key) {
        leaveAnimationOpen(changed, key: key, .animation(27))
      }
    }
    if state.isAttached(layer) || parents.contains(where: { state.isAttached($0) }) {
      state.leaveCollectingBlocksOpen(.animation(27))
    }
  }

  /// The keys under which the hierarchy looks for actions.
  private static let hierarchyKeys = ["onOrderIn", "onOrderOut", "sublayers", "transition", "mask"]
  private static let keysWithoutArrival = hierarchyKeys.filter { $0 != "onOrderIn" }

  private static func keys(without key: String?) -> [String] {
    key.map { key in hierarchyKeys.filter { $0 != key } } ?? hierarchyKeys
  }

  /// Leaves everything open where an animation is found for some keys, of which no source says whether, and when
  /// within the turn, it is added.
  mutating func loseToAnimations(of layer: Int, keys: [String], _ item: OpenItem) {
    guard state.lost == nil, !state.animationObjects.isEmpty, mayFind(layer, anyOf: keys) else {
      return
    }
    for key in keys {
      switch search(layer, key, asking: { _, _, _ in }).result {
      case .animation, .copied:
        state.lost = item
        return
      case .nothing, .action, .builtIn, .block: continue
      }
    }
  }

  /// Tells whether something may be installed for some keys, which is cheaper to see than to search for.
  private func mayFind(_ layer: Int, anyOf keys: [String]) -> Bool {
    let properties = state.properties[layer]
    if state.identities[layer].defined != nil || properties.contains(.style) { return true }
    if let actions = properties.value(of: .actions)?.asDictionary,
      actions.contains(where: { keys.contains($0.key) })
    {
      return true
    }
    return properties.contains(.delegate)
      && keys.contains { state.delegateAnswer(layer, $0) != nil }
  }

  /// Looks for what a layer that was in no list does when it comes under another.
  mutating func searchOnArrival(_ layer: Int, under parent: Int, from former: Int?) {
    let isIn = state.isAttached(parent)
    let isNew = former == nil && state.commits.stages[layer] == .never
    searchOrderEvents(
      layer, parents: [former, parent], except: isNew && !isIn ? "onOrderIn" : nil)
    guard isNew, !state.commits.hosts.contains(layer) else { return }
    if !isIn { return stayQuietBelowNothing(layer) }
    guard isSearchCertain(at: parent) else { return }
    for member in visibleMembers(of: layer) {
      search("onOrderIn", of: member, because: .act(member == layer ? 43 : 44))
    }
    search("sublayers", of: parent, because: .act(46))
    if semantics.actions.fadesIn {
      attachBuiltIn(on: layer, key: "onOrderIn", from: .number(0), why: .none)
    }
  }

  /// Looks for what a layer does when it leaves a tree that is shown.
  mutating func searchOnDeparture(_ layer: Int, from former: Int?) {
    searchOrderEvents(layer, parents: [former])
    guard let former, isSearchCertain(at: former), !state.nodes[layer].isMask,
      state.commits.stages[layer] == .committed, visibleMembers(of: layer).contains(layer)
    else { return }
    search("onOrderOut", of: layer, because: .act(43))
    search("sublayers", of: former, because: .act(46))
  }

  /// Allows what a layer does that is hidden or shown: whether it then looks for what it does when it
  /// comes or goes, sources differ about (ACT-43).
  mutating func searchOnHiding(_ layer: Int) {
    let keys = ["onOrderIn", "onOrderOut"]
    state.commits.hasMoved = true
    state.effects.events.append(
      ExpectedEvent(.searches(layer: nil, keys: keys), .open(.animation(6))))
    doubtActs(of: state.subtree(of: layer), keys: keys, .animation(6))
    // One that comes or goes may be animated, and a block waits for that.
    state.leaveCollectingBlocksOpen(.animation(6))
    for member in state.subtree(of: layer) {
      for key in keys { leaveAnimationOpen(member, key: key, .animation(6)) }
    }
  }

  /// Looks for what replaces a layer by another, at the layer above or at the new one (ACT-45).
  mutating func searchOnReplacement(_ new: Int, in parent: Int) {
    guard isSearchCertain(at: parent), state.commits.stages[new] == .never else { return }
    let found = [parent, new].compactMap { orderAction("transition", of: $0) }
    guard found.count == 2, let first = found.first else { return }
    if semantics.actions.posts("transition", isShown: true) {
      runOrder(first.action, "transition", parent)
    }
    due(
      .searches(layer: nil, keys: ["transition"]), first.action,
      state.reasons.union(first.why, .act(45)))
  }

  /// Nothing is asked before there is something to be seen in (ACT-44).
  private mutating func stayQuietBelowNothing(_ layer: Int) {
    for member in state.subtree(of: layer) {
      guard let found = orderAction("onOrderIn", of: member) else { continue }
      state.effects.silences.append(
        Silence([.ran, .asked], why: state.reasons.union(found.why, .act(44))))
      if semantics.actions.posts("onOrderIn", isShown: false) {
        runOrder(found.action, "onOrderIn", member)
      }
    }
  }

  private mutating func search(_ key: String, of layer: Int, because rule: RuleID) {
    guard let found = orderAction(key, of: layer) else { return }
    let event = Event.ran(found.action, key: key, layer: state.identities[layer].name)
    if semantics.actions.posts(key, isShown: true) { runOrder(found.action, key, layer) }
    // Changes of one turn may be looked at together, when they are all made.
    state.dueSearches.removeAll { $0.shape == .repeated(event) }
    due(.repeated(event), found.action, state.reasons.union(found.why, rule))
  }

  /// The custom action that a layer has for an event of the hierarchy.
  private mutating func orderAction(
    _ key: String, of layer: Int
  ) -> (action: ObjectName, why: Why)? {
    guard state.view(of: layer) == nil else { return nil }
    let finding = search(layer, key) { _, _, _ in }
    guard case .action(let action) = finding.result, finding.open == nil else { return nil }
    return (action, finding.why)
  }

  private mutating func runOrder(_ action: ObjectName, _ key: String, _ layer: Int) {
    let event = Event.ran(action, key: key, layer: state.identities[layer].name)
    state.allow(.event(event), .animation(6))
  }

  private mutating func due(_ shape: EventShape, _ action: ObjectName, _ why: Why) {
    state.dueSearches.append(DueSearch(shape: shape, since: state.step, why: why))
    // When within the turn it runs, and so acts, is open.
    if state.mayReact(action, .run) { state.loseByActing(.animation(6)) }
  }

  /// Tells whether the list of a layer is one that is shown, and searches are made.
  private mutating func isSearchCertain(at parent: Int) -> Bool {
    let disabled = readTransaction("disableActions")
    guard disabled.value == .boolean(false), disabled.open == nil else { return false }
    let isUnseen = state.isAnyUpwards(from: parent) { layer in
      !state.isCommitted(layer) || state.nodes[layer].isMask || state.view(of: layer) != nil
        || state.value(layer, .hidden) != .boolean(false)
    }
    return !isUnseen && state.isAttached(parent)
  }

  /// A layer and what is below it, as far as neither is hidden.
  private func visibleMembers(of layer: Int) -> [Int] {
    var members: [Int] = []
    var waiting = [layer]
    // A faulty engine may list a layer below itself; then the walk ends all the same.
    while let next = waiting.popLast(), members.count < state.nodes.count {
      guard state.value(next, .hidden) == .boolean(false), !state.nodes[next].isMask else {
        continue
      }
      members.append(next)
      waiting += state.list(of: next).reversed()
    }
    return members
  }

  /// At the end of a turn the searches were made that its changes were the occasion of.
  mutating func expectDueSearches() {
    guard state.transactions.explicit.isEmpty else { return }
    for due in state.dueSearches {
      state.effects.events.append(
        ExpectedEvent(due.shape, .sometimeSince(due.since), why: due.why))
    }
    state.dueSearches = []
  }
}
