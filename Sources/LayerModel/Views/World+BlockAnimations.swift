import LayerScript
import Rules

extension World {
  /// Attaches the animation that a block answers for a change (VIEW-02, VIEW-13..22).
  mutating func attachBlockAnimation(_ finding: Finding, _ change: PropertyChange) {
    guard let block = state.views.inForce else { return }
    let shown = presentation(of: change.property, layer: change.layer)
    let isAdditive = semantics.views.addsInBlock(change.property, in: &state)
    let asked = BlockChange(
      property: change.property, old: change.old.value, new: change.new, shown: shown.value,
      now: state.clock.seconds, isAdditive: isAdditive, pace: block.pace)
    let object = semantics.views.blockAnimation(of: asked)
    let why = state.reasons.union(finding.why, blockRules(change, block, isAdditive))
    attach(object, of: .block, to: change.layer, change.property, why, block.pace)
    let last = state.animations[change.layer].attached.count - 1
    guard last >= 0 else { return }
    if block.pace.startsFromShown, !isAdditive {
      state.animations[change.layer].attached[last].openStart = shown.open
      state.animations[change.layer].attached[last].whyStart = shown.why
    }
    if change.origin == .subPath {
      state.animations[change.layer].attached[last].isKeyOpen = true
    }
    // Nothing can be added to a singular matrix that gives another one (UA-17).
    if isAdditive, !object.isOn(.additive) {
      leaveAnimationOpen(change.layer, key: change.property.rawValue, .animation(17))
    }
    // A frame or bounds change gives animations of parts, how many is not asserted (VIEW-15).
    if isAdditive, change.property == .bounds {
      state.animations[change.layer].attached[last].isCountOpen = true
    }
  }

  /// Attaches an animation that a block has made.
  mutating func attach(
    _ object: AnimationObject, of maker: AttachedAnimation.Maker, to layer: Int,
    _ property: Property, _ why: Why, _ pace: BlockPace
  ) {
    let isAdditive = object.isOn(.additive)
    let keys = state.animations[layer].attached.compactMap(\.key)
    let key =
      maker == .pop
      ? property.rawValue
      : semantics.views.blockKey(of: property, isAdditive: isAdditive, among: keys)
    var animation = AttachedAnimation(key: key, object: object, source: nil, why: why)
    animation.maker = maker
    animation.delay = semantics.views.begin(after: pace.delay)
    animation.change = state.changes
    animation.isKeyOpen = key != property.rawValue || maker == .keyframeBlock
    if key != property.rawValue { animation.openKey = openKey(property.rawValue, layer) }
    let rivals = state.animations[layer].attached.filter { $0.object.animates(property) }
    if isAdditive, !rivals.isEmpty {
      animation.why = state.reasons.union(animation.why, .view(17))
      // That an animation of another origin is left alone is not on record.
      if rivals.contains(where: { $0.maker != .block }) { animation.openStart = .beyondReference }
      for rival in rivals where rival.maker == .block && rival.object.isOn(.additive) {
        state.noteOverlap(of: rival.number)
      }
      if semantics.views.addingCutsShort {
        for rival in rivals { state.cutShort(rival.number, replaced: true, finished: false) }
      }
    }
    if maker == .block { animation.whyDuration = durationRules(pace) }
    attach(animation, to: layer, isBuiltIn: false)
    noteMember(layer)
  }

  /// What leaves open whether there is an animation under a key; nil where that is certain.
  private func openKey(_ key: String, _ layer: Int) -> OpenItem? {
    let list = state.animations[layer]
    if let item = list.openItem(for: key) { return item }
    return list.attached.contains { $0.key == key && isDue($0, layer) } ? .animation(30) : nil
  }

  private mutating func blockRules(
    _ change: PropertyChange, _ block: OpenBlock, _ isAdditive: Bool
  ) -> Why {
    var rules: [RuleID] = [.view(isAdditive ? 15 : 16)]
    if state.uikit == .seven { rules = [.view(13), .view(14)] }
    let key = change.property.rawValue
    if !isAdditive, state.animations[change.layer].has(key) { rules.append(.view(18)) }
    if block.pace.startsFromShown { rules.append(.view(isAdditive ? 20 : 19)) }
    if block.pace.damping == nil { rules.append(.view(21)) } else { rules.append(.view(56)) }
    if block.pace.delay > 0 { rules.append(.view(22)) }
    if block.pace.autoreverses || block.pace.repeatCount != 1 { rules.append(.view(51)) }
    if state.views.blocks.count > 1 { rules.append(.view(25)) }
    if state.views.endedInside == .pop { rules.append(.view(48)) }
    return state.reasons.set(rules)
  }

  private mutating func durationRules(_ pace: BlockPace) -> Why {
    let blocks = state.views.blocks.filter { $0.block.kind != .withoutAnimation }
    guard let block = blocks.last else { return state.because(.view(2)) }
    var why = state.because(.view(2))
    if blocks.count > 1 {
      let overrides =
        block.block.options.contains(.overrideInheritedDuration)
        || block.block.options.contains(.overrideInheritedCurve)
      why = state.reasons.union(why, .view(23))
      if overrides { why = state.reasons.union(why, .view(24)) }
    }
    if let inner = state.views.endedInside {
      why = state.reasons.union(why, .view(inner == .pop ? 48 : 26))
    }
    return why
  }

  /// Puts the rules about a layer that no view answers for behind what happens to it (VIEW-08..11).
  mutating func explainStandalone(_ animation: inout AttachedAnimation, on layer: Int) {
    guard animation.maker == .builtIn else { return }
    if state.standsBelowView(layer) {
      animation.why = state.reasons.union(animation.why, .view(8))
    }
    guard state.views.inForce != nil else { return }
    let isDefault = state.transactions.levels.allSatisfy { $0.value("animationDuration") == nil }
    animation.whyDuration = state.reasons.union(
      animation.whyDuration, isDefault ? .view(9) : .view(10))
  }

  /// Begins to show the images of an image view one after another (VIEW-43).
  mutating func startAnimating(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name), let settings = state.views.sequences[name],
      let images = settings[.animationImages]?.asList, !images.isEmpty,
      let duration = settings[.animationDuration]?.asNumber, duration > 0,
      state.commits.stages[layer] == .committed
    else { return lose(.beyondReference) }
    let count = settings[.animationRepeatCount]?.asNumber ?? 0
    let object = semantics.views.imageSequence(images, duration: duration, count: count)
    let pace = BlockPace(ViewBlock(duration: duration), inside: nil)
    attach(object, of: .images, to: layer, .contents, state.because(.view(43)), pace)
    // Whether a block around it waits for the images, no source says.
    doubtBlocks(.beyondReference)
    return done(state.because(.view(43)))
  }
}
