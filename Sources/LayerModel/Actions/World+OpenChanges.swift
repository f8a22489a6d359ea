import LayerScript
import Rules

/// Changes of which it is open whether they run what a search finds.
extension World {
  /// Leaves open whether a change runs what was found for it.
  mutating func leaveOpen(
    _ change: PropertyChange, _ finding: Finding, _ item: OpenItem
  ) {
    let (layer, key) = (change.layer, change.property.rawValue)
    openEvents(layer, keys: [key], item)
    leaveAnimationOpen(layer, key: key, item)
    doubtBlocks(item)
    // The engine that the world is goes its own way all the same.
    let before = state.animations[layer].attached
    followOpen(finding, change, item)
    // It may be of another property than the one that has changed.
    for animation in state.animations[layer].attached
    where !before.contains(where: { $0.isSame(as: animation) }) {
      doubt(animation.number, on: layer, item)
    }
    keepReplaced(of: before, on: layer)
    state.animations[layer].leaveOpen(key, item)
    if change.origin == .subPath { state.animations[layer].leaveAllOpen(item) }
  }

  private mutating func followOpen(_ finding: Finding, _ change: PropertyChange, _ item: OpenItem) {
    let (layer, key) = (change.layer, change.property.rawValue)
    switch finding.result {
    case .nothing: break
    case .action(let action):
      let event = semantics.actions.run(action, key: key, layer: state.identities[layer].name)
      state.effects.events.append(ExpectedEvent(.event(event), .open(item)))
      letActionAct(action, on: layer, because: finding.why, isCertain: false)
    case .animation(let name): runAnimation(name, finding, change)
    case .builtIn: attachBuiltIn(finding, change)
    case .block: attachBlockAnimation(finding, change)
    case .copied(let object, let isOfScript):
      attachCopied(object, isOfScript, finding, change)
    }
  }

  /// Leaves open whether an animation is added under a key: it takes the place of one that is there
  /// (ANIM-03), and blocks wait for it (TXN-37).
  mutating func leaveAnimationOpen(_ layer: Int, key: String, _ item: OpenItem) {
    doubtReplaced(layer, key: key, item)
    state.leaveCollectingBlocksOpen(item)
    state.animations[layer].leaveOpen(key, item)
  }

  /// Leaves open whether what is under a key is replaced, which may animate another property than the one
  /// that the key names.
  mutating func doubtReplaced(_ layer: Int, key: String, _ item: OpenItem) {
    for animation in state.animations[layer].attached where animation.key == key {
      doubt(animation.number, on: layer, item)
      state.commits.touch(layer)
    }
  }

  /// Leaves open whether animations are there that may be the ones under a key that is cleared.
  mutating func doubtOthers(thatMayHave key: String, on layer: Int) {
    for animation in state.animations[layer].attached {
      guard let item = animation.openKey, animation.object[.keyPath] == .string(key) else {
        continue
      }
      doubt(animation.number, on: layer, item)
      if let own = animation.key { state.animations[layer].leaveOpen(own, item) }
    }
  }

  /// Leaves open whether an animation is attached.
  mutating func doubt(_ number: Int, on layer: Int, _ item: OpenItem) {
    leaveCallbacksOpen(number, on: layer, item)
    note(number, on: layer) { animation, _ in animation.doubt = animation.doubt ?? item }
  }

  /// Puts back what was replaced by what may not be there.
  private mutating func keepReplaced(of before: [AttachedAnimation], on layer: Int) {
    for (place, animation) in before.enumerated() {
      let attached = state.animations[layer].attached
      if attached.contains(where: { $0.isSame(as: animation) }) { continue }
      var kept = animation
      kept.isReplacedOpenly = true
      state.animations[layer].attached.insert(kept, at: min(place, attached.count))
    }
  }

  /// Allows any questions and runs for some keys, because nothing is asserted of them.
  mutating func openEvents(_ layer: Int, keys: [String], _ item: OpenItem = .animation(3)) {
    let shape = EventShape.searches(layer: state.identities[layer].name, keys: keys)
    state.effects.events.append(ExpectedEvent(shape, .open(.animation(3))))
    if !state.reactions.isEmpty { doubtActs(of: [layer], keys: keys, item) }
  }

  /// Leaves open what actions change of which no source says whether they run.
  mutating func doubtActs(of layers: [Int], keys: [String], _ item: OpenItem) {
    guard state.reactions.contains(where: { $0.callback == .run && $0.remaining > 0 }) else {
      return
    }
    for layer in layers {
      for key in keys {
        let finding = search(layer, key) { _, _, _ in }
        if case .action(let action) = finding.result, state.mayReact(action, .run) {
          return state.loseByActing(item)
        }
      }
    }
  }
}
