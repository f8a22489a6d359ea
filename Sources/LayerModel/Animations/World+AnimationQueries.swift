import LayerScript
import Rules

extension World {
  /// Lists the keys of attached animations in the order of adding (ANIM-06, ANIM-07).
  mutating func animationKeys(of name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let list = state.animations[layer]
    let known = list.attached.filter { animation in
      !animation.isKeyOpen && !animation.isCountOpen && isCertain(animation, layer)
    }
    let keys = known.compactMap(\.key).asValues
    let listed = semantics.animations.listed(
      list.attached.compactMap { $0.isReplacedOpenly ? nil : $0.key })
    var reading = Reading(.list(listed.map { .string($0) }), why: state.because(.anim(7)))
    if listed.isEmpty {
      reading.value = .nil
      reading.why = state.because(.anim(6))
    }
    for animation in list.attached {
      state.unite(&reading, animation.why)
      state.unite(&reading, whyNotOver(animation, layer))
    }
    if list.attached.contains(where: { $0.begin == nil }) {
      explainPending(&reading, layer, isFound: list.attached.contains(where: \.isFoundNow))
    }
    if list.attached.contains(where: \.hasEnded) { state.unite(&reading, .anim(14)) }
    let isUnderWay = list.attached.contains { $0.begin != nil }
    if isUnderWay, publishedTime(of: layer).rate == 0 { state.unite(&reading, .time(12)) }
    let isExplicit = !state.transactions.explicit.isEmpty
    if isExplicit, list.attached.contains(where: { $0.begin == nil && $0.maker == .builtIn }) {
      state.unite(&reading, .act(54))
    }
    let transaction = list.attached.first?.transaction
    if list.attached.contains(where: { $0.transaction != transaction }) {
      state.unite(&reading, .txn(42))
    }
    let isUntouched = isUntouchedSinceArrival(layer)
    if isUntouched { state.unite(&reading, .act(53)) }
    for why in list.whysRuledOut { state.unite(&reading, why) }
    state.unite(&reading, list.whyEmptied)
    reading.open = list.allOpen
    if list.attached.contains(where: \.isCountOpen) {
      reading.open = reading.open ?? .beyondReference
    }
    // What is only reported of one key is not asserted of the list that it stands in.
    let reported = Why(.view(12))
    let isReported = list.whysRuledOut.contains(reported)
    if isReported { reading.why = reported }
    let isLoose =
      known.count < list.attached.count || list.hasOpenKeys(but: reported)
      || list.attached.contains { $0.key == nil }
    let count = list.attached.count { $0.key != nil && isCertain($0, layer) }
    let onlyKeyIsOpen =
      list.openKeys.isEmpty
      && list.attached.allSatisfy { $0.maker == .keyframeBlock && !isDue($0, layer) }
    let pattern = ValuePattern.ignoring(
      Self.ignoredKeys.filter { ignored in
        !keys.contains(ignored) && !(isUntouched && ignored == .string("onOrderIn"))
      },
      isLoose && onlyKeyIsOpen
        ? .counted(count)
        : isLoose ? .contains(keys, count: count) : order(known, list))
    reading.pattern = tellsNilFromEmptyLists ? .noEmptyList(.anim(6), pattern) : pattern
    var expected = reading.expected()
    if !isReported {
      expected.undisturbed = state.notes[layer].observe(.animationKeys, at: state.step)
    }
    return expected
  }

  /// Why an animation is there although no commit has come since it was added: in a block its body has
  /// been carried out so far (VIEW-04), and an action was looked for before its change (ACT-22).
  private mutating func explainPending(_ reading: inout Reading, _ layer: Int, isFound: Bool) {
    state.unite(&reading, .anim(83))
    if state.commits.stages[layer] == .never { state.unite(&reading, .anim(84)) }
    if !state.views.blocks.isEmpty { state.unite(&reading, .view(4)) }
    if isFound { state.unite(&reading, .act(22)) }
  }

  /// Why an animation that was committed is there still: it goes when it ends, and not before (ANIM-13).
  private mutating func whyNotOver(_ animation: AttachedAnimation, _ layer: Int) -> Why {
    guard state.current(animation)[.removedOnCompletion] == .boolean(true),
      timeline(of: animation) != nil
    else { return .none }
    let local = publishedTime(of: layer)
    guard let course = course(of: animation, on: layer, local) else { return .none }
    return state.reasons.union(endingRules(animation, course), .anim(13))
  }

  /// Tells whether a layer was attached and committed and nothing else was done to it, with nothing
  /// installed for its coming (ACT-53).
  private mutating func isUntouchedSinceArrival(_ layer: Int) -> Bool {
    let list = state.animations[layer]
    let node = state.nodes[layer]
    guard state.isCommitted(layer), list.attached.isEmpty, list.whysRuledOut.isEmpty,
      list.openKeys.isEmpty, list.whyEmptied.isEmpty, node.superlayer.layer != nil,
      node.sublayers.layers.isEmpty, !node.isMask, node.mask.layer == nil,
      node.formerParent == nil, !state.commits.hosts.contains(layer), state.view(of: layer) == nil
    else { return false }
    let finding = search(layer, "onOrderIn") { _, _, _ in }
    return finding.result == .nothing && finding.open == nil
      && state.properties[layer].properties.isEmpty
  }

  /// Keys of which no source says whether an engine lists them (UA-27).
  private static let ignoredKeys: [Value] = [
    "sublayers", "mask", "contents", "onOrderIn", "onOrderOut", "transition",
  ].map { .string($0) }

  /// Tells whether nothing leaves open that an animation is attached at this moment.
  private func isCertain(_ animation: AttachedAnimation, _ layer: Int) -> Bool {
    if animation.doubt != nil || isDue(animation, layer) { return false }
    return animation.key.flatMap { state.animations[layer].openItem(for: $0) } == nil
  }

  private func order(_ known: [AttachedAnimation], _ list: AnimationList) -> ValuePattern {
    if list.isOrderOpen { return .unordered(known.compactMap(\.key).asValues) }
    var groups: [[Value]] = []
    var tied = false
    for animation in known {
      let key = Value.string(animation.key ?? "")
      if tied, !groups.isEmpty {
        groups[groups.count - 1].append(key)
      } else {
        groups.append([key])
      }
      tied = animation.tiesWithNext
    }
    return .orderedUpToTies(groups)
  }

  /// Tells whether an animation has passed its end without a tick that delivers it (UA-47).
  func isDue(_ animation: AttachedAnimation, _ layer: Int) -> Bool {
    guard state.current(animation)[.removedOnCompletion] == .boolean(true) else { return false }
    if animation.mayBeGone { return true }
    // What a callback has added to begin in the past may have ended in the same turn (UA-45).
    if animation.begin == nil, state.callbacks.isUnsettled,
      animation.object.number(.beginTime) != 0
    {
      return true
    }
    var world = self
    guard let timeline = world.timeline(of: animation) else { return false }
    let local = world.publishedTime(of: layer)
    return timeline.phase(at: local.exact) == .after || local.open != nil
      || timeline.distanceToEnd(at: local.exact) < 1e-3
  }

  mutating func attachedExists(_ name: ObjectName, key: String) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let found = semantics.animations.find(key, in: state.animations[layer])
    var reading = Reading(.boolean(found != nil), why: state.because(.anim(8)))
    explain(&reading, found, layer, key)
    if found?.hasEnded == true { state.unite(&reading, .anim(14)) }
    return reading.expected()
  }

  /// Reads a property of the animation under a key: no object when there is none (ANIM-08).
  mutating func getAttached(
    _ property: Property, of name: ObjectName, key: String
  ) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    guard let found = semantics.animations.find(key, in: state.animations[layer]) else {
      var reading = Reading(.nil, why: state.because(.anim(8)))
      explain(&reading, nil, layer, key)
      return reading.expected()
    }
    let object = state.current(found)
    let tolerance =
      property.info.shape == .number(single: true) ? .singlePrecision : property.tolerance
    var reading = Reading(object[property], why: .none, tolerance: tolerance)
    explain(&reading, found, layer, key)
    let whyThere = reading.why
    explainField(&reading, property, found, layer)
    var expected = reading.expected()
    let mayBeNil = property.info.shape.accepts(.nil)
    expected.existence = mayBeNil ? state.reasons.union(whyThere, expected.why) : whyThere
    return expected
  }

  private mutating func explain(
    _ reading: inout Reading, _ found: AttachedAnimation?, _ layer: Int, _ key: String
  ) {
    let list = state.animations[layer]
    reading.open = list.openItem(for: key)
    if list.attached.contains(where: { $0.isKeyOpen || $0.isCountOpen && key.hasPrefix("bounds") })
    {
      reading.open = .animation(3)
    }
    // A second animation that is added has a key that nobody knows; the first keeps the property's.
    if found?.maker == .block, found?.isKeyOpen == false, found?.isCountOpen == false {
      reading.open = list.openItem(for: key)
    }
    if let found {
      state.unite(&reading, found.why)
      state.unite(&reading, whyNotOver(found, layer))
      if found.begin == nil { explainPending(&reading, layer, isFound: found.isFound) }
      if isDue(found, layer) { reading.open = .animation(47) }
    } else {
      state.unite(&reading, list.whyRuledOut(key) ?? .none)
      state.unite(&reading, list.whyEmptied)
    }
  }

  private mutating func explainField(
    _ reading: inout Reading, _ property: Property, _ found: AttachedAnimation, _ layer: Int
  ) {
    if let source = found.source, let object = state.animationObjects[source] {
      let isChanged = object.revision != found.revision
      if isChanged { state.unite(&reading, .anim(1)) }
      let isAction = state.reasons.members(of: found.why).contains(.act(40))
      if isChanged, isAction { state.unite(&reading, .act(41)) }
      if reading.why.isEmpty { state.unite(&reading, .anim(1)) }
    }
    switch property {
    case .duration:
      state.unite(&reading, found.whyDuration)
      let isOneOfSeveral = found.transaction > 0 && state.transactions.count > 1
      if isOneOfSeveral { state.unite(&reading, .txn(42)) }
      reading.open = reading.open ?? found.openPace
      reading.tolerance = Tolerance(absolute: 1e-9)
    case .timingFunction:
      if found.maker != .copy || !found.object.hasSet(.timingFunction) {
        reading.open = reading.open ?? found.openPace ?? .beyondReference
      }
    case .beginTime: explainBegin(&reading, found, layer)
    default: if found.maker != .script { explainMade(&reading, property, found) }
    }
  }

  /// What is known of the fields of an animation that the script did not make.
  private mutating func explainMade(
    _ reading: inout Reading, _ property: Property, _ found: AttachedAnimation
  ) {
    // What is copied is on record (VIEW-34), and what starts it is the value before the change.
    if found.maker == .copy { return }
    if found.maker == .block { return explainBlockField(&reading, property, found) }
    if found.maker == .pop, Self.popFields.contains(property) { return }
    switch property {
    case .keyPath: state.unite(&reading, .act(26))
    // How the built-in animation spells its ends is nowhere said; what it shows is.
    case .fromValue, .toValue, .byValue, .fillMode, .delegate:
      reading.open = reading.open ?? .animation(11)
    default: reading.open = reading.open ?? .beyondReference
    }
  }

  private static let popFields: [Property] = [.keyPath, .values, .keyTimes]

  /// What is on record of the animations that blocks answer (VIEW-13, 15, 16, 18..20, 56).
  private mutating func explainBlockField(
    _ reading: inout Reading, _ property: Property, _ found: AttachedAnimation
  ) {
    let isSeven = state.uikit == .seven
    if state.uikit == nil, property != .keyPath { reading.open = reading.open ?? .beyondReference }
    switch property {
    case .keyPath: break
    case .additive: if isSeven { reading.open = reading.open ?? .beyondReference }
    case .fromValue:
      reading.open = reading.open ?? found.openStart
      state.unite(&reading, found.whyStart)
      reading.tolerance = Tolerance(absolute: found.why == .none ? 0 : 1e-4)
      let isMatrix = reading.value.asTransform != nil && found.object.isOn(.additive)
      if isMatrix { reading.open = reading.open ?? .animation(24) }
    case .toValue, .byValue, .fillMode:
      if !isSeven { reading.open = reading.open ?? .beyondReference }
    case .mass, .stiffness, .damping:
      reading.tolerance = Tolerance(absolute: 1e-6 * (reading.value.asNumber ?? 1))
    default: reading.open = reading.open ?? .beyondReference
    }
  }

  private mutating func explainBegin(
    _ reading: inout Reading, _ found: AttachedAnimation, _ layer: Int
  ) {
    let own = found.object.number(.beginTime)
    if own == 0 { state.unite(&reading, .time(32)) }
    guard let begin = found.begin else {
      if own == 0, state.commits.isUncertain { reading.open = reading.open ?? .animation(4) }
      if found.source == nil, found.maker != .copy {
        reading.open = reading.open ?? .beyondReference
      }
      return
    }
    reading.value = .number(semantics.timing.readBegin(begin))
    let lost = own == 0 ? 2 * state.clockError : 0
    let tolerance = Tolerance(absolute: 1e-9 * max(1, abs(begin)) + lost)
    reading.pattern = .near(.number(begin), tolerance)
    state.unite(&reading, .txn(16))
    state.unite(&reading, .time(15))
    state.unite(&reading, found.whyBegin)
    if own == 0 {
      // It begins at the time of the layer (TIME-15), which its timing makes of the clock's.
      let local = publishedTime(of: layer)
      state.unite(&reading, local.why)
      if local.hasDefaults { state.unite(&reading, .time(3)) }
    }
    if state.commits.isUncertain { reading.open = reading.open ?? .animation(4) }
  }
}

extension AttachedAnimation {
  /// Tells whether a search has found it and no commit has come since.
  fileprivate var isFoundNow: Bool { begin == nil && isFound }
}

extension [String] {
  fileprivate var asValues: [Value] { map { .string($0) } }
}
