import LayerScript
import Rules

extension World {
  mutating func addAnimation(
    _ animation: ObjectName, to name: ObjectName, key: String?
  ) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    if key == nil, semantics.animations.refusesNoKey {
      return Expected(.raised("CAAnimationWithoutKey"), .raises(.now), why: state.because(.anim(5)))
    }
    let isOfView = state.view(of: layer) != nil && state.views.inForce == nil
    let extra = isOfView ? state.because(.view(50)) : .none
    guard let object = state.animationObjects[animation] else {
      return beyondReference("animations of this kind")
    }
    if isOfView, !semantics.views.viewsTakeAnimations {
      leaveModel(of: layer, to: state.withMembers(object))
      return done()
    }
    attach(animation, to: layer, key: key, why: extra, isAction: false)
    return done(key == nil ? state.because(.anim(5)) : .none)
  }

  /// Runs an animation object as an action: it is attached under the event's key (ACT-40).
  mutating func runAnimation(_ name: ObjectName, _ finding: Finding, _ change: PropertyChange) {
    let why = state.reasons.union(finding.why, .act(40))
    attach(name, to: change.layer, key: change.property.rawValue, why: why)
    if change.origin == .subPath { openLastKey(change.layer) }
  }

  /// Notes that an animation never writes the model (ANIM-12).
  mutating func leaveModel(of layer: Int, to object: AnimationObject) {
    let animated = object.animatedProperties
    state.note(.anim(12), leaves: animated.map { .model($0) }, of: layer)
  }

  /// Attaches a copy of an animation object (ANIM-01, ACT-41).
  mutating func attach(
    _ name: ObjectName, to layer: Int, key: String?, why: Why, isAction: Bool = true
  ) {
    guard let object = state.animationObjects[name].map({ state.withMembers($0) }) else { return }
    leaveModel(of: layer, to: object)
    var key = semantics.animations.key(key, for: object, isAction: isAction)
    var reasons = why
    if object.type == .transition {
      key = semantics.motion.transitionKey(key)
      reasons = state.reasons.union(reasons, .anim(70))
      let shown: [Property] = [.position, .bounds, .opacity, .zPosition]
      state.note(.anim(72), leaves: shown.map { .presentation($0) }, of: layer)
    }
    if object.type == .animationGroup { reasons = state.reasons.union(reasons, .anim(60)) }
    if key == nil { reasons = state.reasons.union(reasons, .anim(5)) }
    let elsewhere = state.animated.filter { other in
      state.animations[other].attached.contains { $0.source == name }
    }
    if !elsewhere.isEmpty { reasons = state.reasons.union(reasons, .anim(2)) }
    for other in elsewhere where other != layer {
      state.note(.anim(2), leaves: [.animationKeys], of: other)
    }
    var animation = AttachedAnimation(
      key: key, object: object, source: name, why: reasons, isFound: isAction)
    animation.isShared = semantics.animations.sharesObjects
    animation.revision = object.revision
    attach(animation, to: layer, isBuiltIn: false)
  }

  /// Attaches the built-in animation of a change: from what is shown to the new model value
  /// (ACT-26..29).
  mutating func attachBuiltIn(_ finding: Finding, _ change: PropertyChange) {
    let shown = presentation(of: change.property, layer: change.layer)
    let key = semantics.actions.builtInKey(change.property, from: change.old.value, to: change.new)
    let isPart = change.origin != .subPath && change.changesPart
    let why = isPart ? state.reasons.union(finding.why, .act(55)) : finding.why
    attachBuiltIn(
      on: change.layer, key: key, from: shown.value, why: why, open: openStart(change, shown))
    if change.origin == .subPath { openLastKey(change.layer) }
  }

  mutating func attachBuiltIn(
    on layer: Int, key: String, from: Value, why: Why, open: OpenItem? = nil
  ) {
    let path = Property(rawValue: key).map { semantics.animations.builtInKeyPath($0) } ?? key
    var object = AnimationObject(type: .basicAnimation)
    object[.keyPath] = .string(path)
    object[.fromValue] = from
    let reasons = state.reasons.union(why, .act(26))
    var animation = AttachedAnimation(key: key, object: object, source: nil, why: reasons)
    animation.openStart = open
    animation.change = state.changes
    attach(animation, to: layer, isBuiltIn: true)
  }

  /// What leaves the start value of a built-in animation open (UA-11): another animation on the
  /// property, or a change that is not shown yet.
  private func openStart(_ change: PropertyChange, _ shown: Reading) -> OpenItem? {
    let isAnimated = state.animations[change.layer].attached.contains {
      $0.object.animates(change.property)
    }
    let isShown = shown.value.isEqual(to: change.old.value, within: shown.tolerance)
    if isAnimated || !isShown { return .animation(11) }
    let published = state.published[change.layer]?.animations.attached ?? []
    let wasAnimated = published.contains {
      $0.object.animates(change.property) && !isOver($0, change.layer)
    }
    return wasAnimated ? .animation(11) : shown.open
  }

  /// Tells whether an animation that was published has ended since and gone.
  private func isOver(_ animation: AttachedAnimation, _ layer: Int) -> Bool {
    let attached = state.animations[layer].attached
    guard !attached.contains(where: { $0.isSame(as: animation) }) else { return false }
    var world = self
    guard let timeline = world.timeline(of: animation) else { return false }
    let local = world.publishedTime(of: layer)
    return local.open == nil && timeline.phase(at: local.exact) == .after
      && timeline.distanceToEnd(at: local.exact) > 1e-3
  }

  /// Attaches an animation with what the transaction in force has to say.
  mutating func attach(
    _ animation: AttachedAnimation, to layer: Int, isBuiltIn: Bool
  ) {
    var animation = animation
    let given = animation.whyDuration
    animation.why = state.reasons.union(animation.why, state.callbacks.whyActing)
    takeParameters(&animation, isBuiltIn: isBuiltIn)
    // What other layers have attached stays where it is (PRES-22).
    for other in state.animated where other != layer {
      state.note(.pres(22), leaves: [.animationKeys], of: other)
    }
    state.callbacks.serial += 1
    animation.number = state.callbacks.serial
    animation.step = state.step
    animation.isNested = state.transactions.explicit.count > 1
    let isAlone = state.transactions.implicit == nil && !state.transactions.explicit.isEmpty
    animation.transaction = isAlone ? state.transactions.count : 0
    animation.whyDuration = state.reasons.union(animation.whyDuration, given)
    explainStandalone(&animation, on: layer)
    if let key = animation.key {
      if semantics.animations.replacesSameKey { replace(key, on: layer, &animation) }
      state.animations[layer].admit(key)
    }
    animation.isAttachedEarly = state.commits.stages[layer] == .never
    state.animations[layer].attached.append(animation)
    state.changes += 1
    state.commits.touch(layer)
    state.animated.insert(layer)
    state.notes[layer].clear(.animationKeys)
    if state.callbacks.acting?.callback == .run { addWhy(.act(50), toLastOn: layer) }
    letBlocksWait(for: animation)
    leaveLengthOpen(of: animation, on: layer)
    // It may stand in no tree, where nobody knows what becomes of animations (UA-43).
    if state.openPlace(of: layer) != nil {
      leaveCallbacksOpen(animation.number, on: layer, .animation(43))
    }
    noteChain(animation, on: layer)
    tellStartAtOnce(animation)
    semantics.animations.didAttach(animation, to: layer, in: &state)
    reportAdding(animation, to: layer)
  }

  /// Leaves open until when an animation is there whose duration is open.
  private mutating func leaveLengthOpen(of animation: AttachedAnimation, on layer: Int) {
    guard let item = animation.doubt else { return }
    leaveCallbacksOpen(animation.number, on: layer, item)
    if let key = animation.key { state.animations[layer].leaveOpen(key, item) }
  }

  private mutating func addWhy(_ rule: RuleID, toLastOn layer: Int) {
    guard let last = state.animations[layer].attached.indices.last else { return }
    let why = state.animations[layer].attached[last].why
    state.animations[layer].attached[last].why = state.reasons.union(why, rule)
  }

  /// Classes that see an animation being added report it.
  private mutating func reportAdding(_ animation: AttachedAnimation, to layer: Int) {
    for type in state.definedClasses(of: layer)
    where state.classes[type]?.implements.contains(.addAnimation) == true {
      guard let key = animation.key else { continue }
      let event = Event.asked(
        type, .addAnimation, layer: state.identities[layer].name, key: key, seen: nil)
      let isKnown =
        animation.maker == .script || animation.maker == .copy || animation.maker == .block
      // Whether the class is called with the key that was given or with that of transitions (ANIM-70), no rule says.
      let isOpen =
        !isKnown || animation.isKeyOpen || animation.isCountOpen
        || animation.object.type == .transition
      state.effects.events.append(
        ExpectedEvent(
          isOpen ? .kinds([.asked]) : .event(event), isOpen ? .open(.beyondReference) : .once,
          why: isOpen ? .none : state.reasons.union(animation.why, .anim(1))))
    }
  }

  /// Takes duration and pace from the transaction in force at this moment (TXN-17, TXN-18).
  private mutating func takeParameters(_ animation: inout AttachedAnimation, isBuiltIn: Bool) {
    var duration = readTransaction("animationDuration")
    if state.callbacks.acting?.callback == .complete { state.unite(&duration, .txn(38)) }
    let seconds = secondsInBlock(duration.value.asNumber ?? 0.25, isBuiltIn: isBuiltIn)
    let own = animation.object.number(.duration)
    let resolved = semantics.animations.duration(of: animation.object, transaction: seconds)
    animation.object[.duration] = .number(resolved)
    if own <= 0 {
      // What the object itself does not have, its copy alone has (ANIM-01, ACT-41).
      let rules: [RuleID] =
        isBuiltIn
        ? [.act(26), .act(27), .txn(17)]
        : [animation.isFound ? .act(41) : .anim(1), .anim(21), .txn(23)]
      animation.whyDuration = state.reasons.union(state.reasons.set(rules), duration.why)
      // How long it is attached is as open as its duration.
      animation.doubt = duration.open ?? (seconds <= 0 ? .animation(28) : nil)
      animation.openPace = animation.doubt
    } else {
      animation.whyDuration = state.because(.txn(23))
    }
    if animation.object.type == .springAnimation {
      animation.whyDuration = state.reasons.union(animation.whyDuration, .anim(69))
    }
    let pace = readTransaction("animationTimingFunction")
    let hadOwn = animation.object[.timingFunction] != .nil
    animation.object[.timingFunction] = semantics.animations.pace(
      of: animation.object, transaction: pace.value, isBuiltIn: isBuiltIn)
    animation.openPace = animation.openPace ?? pace.open
    // An animation that has a function keeps it where the transaction has none.
    if !hadOwn || pace.value != .nil { animation.whyPace = pace.why }
    if pace.value != .nil {
      // Overwriting an animation's own function is not asserted (TXN-22).
      if hadOwn { animation.openPace = .beyondReference }
      animation.why = state.reasons.union(animation.why, .txn(22))
    } else if isBuiltIn {
      animation.why = state.reasons.union(animation.why, .act(28))
    }
  }

  /// A block has no say in how long a built-in animation lasts (VIEW-09, VIEW-10).
  private mutating func secondsInBlock(_ seconds: Double, isBuiltIn: Bool) -> Double {
    guard isBuiltIn, let block = state.views.inForce else { return seconds }
    let level = state.transactions.levels.lastIndex { $0.value("animationDuration") != nil }
    let origin = level.map { $0 < block.depth ? DurationOrigin.around : .within }
    return semantics.views.blockDuration(seconds, from: origin ?? .standard, inside: block.pace)
  }

  /// The animation that was under the key goes, and its delegate hears of it (ANIM-03, ANIM-04).
  private mutating func replace(
    _ key: String, on layer: Int, _ animation: inout AttachedAnimation
  ) {
    doubtOthers(thatMayHave: key, on: layer)
    // Beside one there may be another that it may have replaced.
    let replaced = state.animations[layer].attached.filter { $0.key == key }
    state.animations[layer].attached.removeAll { $0.key == key }
    let mayReplace = !replaced.isEmpty || state.animations[layer].openItem(for: key) != nil
    if mayReplace, !state.animations[layer].attached.isEmpty {
      state.animations[layer].isOrderOpen = true
    }
    for old in replaced {
      animation.why = state.reasons.union(animation.why, .anim(3))
      noteRemoval(
        of: old, from: layer, .replacement, finished: semantics.animations.flagWhenReplaced,
        why: state.because(.anim(4), .call(6)), gone: Why(.anim(3)))
    }
  }

  private mutating func openLastKey(_ layer: Int) {
    let last = state.animations[layer].attached.count - 1
    if last >= 0 {
      state.animations[layer].attached[last].isKeyOpen = true
      let why = state.animations[layer].attached[last].why
      state.animations[layer].attached[last].why = state.reasons.union(why, .act(36))
    }
  }
}
