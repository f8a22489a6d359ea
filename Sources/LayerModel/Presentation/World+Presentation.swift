import Geometry
import LayerScript
import Rules

extension World {
  /// Tells whether a layer has a presentation copy: from its first commit on (PRES-01, PRES-02).
  mutating func presentationExists(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let exists = semantics.presentation.hasPresentation(layer, in: &state)
    let isShown = state.published[layer] != nil
    let why =
      isShown
      ? state.reasons.union(whyPresented(layer), state.because(.pres(2), .copy(3)))
      : state.reasons.union(state.because(.pres(1), .copy(2)), whyNotShown(layer))
    let unsettled: OpenItem? = state.callbacks.isUnsettled ? .animation(45) : nil
    return Reading(.boolean(exists), why: why, open: openStage(layer) ?? unsettled).expected()
  }

  mutating func getPresentation(_ property: Property, of layer: Int) -> Expected {
    if let missing = missingPresentation(of: layer) { return missing }
    var expected = getPublished(property, of: layer)
    expected.existence = whyPresented(layer)
    if property.info.shape.accepts(.nil) {
      expected.existence = state.reasons.union(expected.existence, expected.why)
    }
    return expected
  }

  /// What is read of a copy that is not there; nil where there is one.
  mutating func missingPresentation(of layer: Int) -> Expected? {
    if state.published[layer] != nil, semantics.presentation.hasPresentation(layer, in: &state) {
      return nil
    }
    let why = state.reasons.union(state.because(.pres(1), .copy(2)), whyNotShown(layer))
    return Reading(.nil, why: why, open: openStage(layer)).expected()
  }

  /// The rules which say that a layer has a copy, which it has from its first commit on (COPY-03), animated
  /// or not (PRES-02).
  mutating func whyPresented(_ layer: Int) -> Why {
    guard let published = state.published[layer] else { return .none }
    let rule: RuleID = published.animations.attached.isEmpty ? .pres(2) : .copy(3)
    return state.reasons.union(published.why, rule)
  }

  private mutating func getPublished(_ property: Property, of layer: Int) -> Expected {
    if property == .modelLayer { return modelLayer(of: layer, ofCopy: true) }
    if let reading = presentedRelative(property, of: layer) { return reading.expected() }
    var reading: Reading
    if property == .frame {
      reading = presentedFrame(of: layer)
    } else if property == .visibleRect {
      return asShown([layer]) { $0.getProperty(property, of: layer) }
    } else if Defaults.row(property, of: state.identities[layer].type) != nil {
      reading = shown(property, layer: layer)
    } else {
      return undecidedQuery(property)
    }
    var expected: Expected
    if property != .frame, isRemovalPending(layer, property) {
      reading.why = state.because(.pres(19))
      expected = reading.expected()
    } else {
      explainRepetition(&reading, property, layer)
      expected = reading.expected()
      expected.undisturbed = state.notes[layer].observe(.presentation(property), at: state.step)
      if !reading.hidesBelow {
        let below = state.notes[layer].observe(.published(property), at: state.step)
        state.unite(&expected.undisturbed, below)
      }
    }
    // To look at the copy is not to touch the model.
    state.note(.copy(10), leaves: [.model(property)], of: layer)
    semantics.presentation.didReadPresentation(property, of: layer, in: &state)
    return expected
  }

  /// A copy that was read before shows the same as long as nothing happens (COPY-11), and within a
  /// transaction also when its layer changes (COPY-12).
  private mutating func explainRepetition(
    _ reading: inout Reading, _ property: Property, _ layer: Int
  ) {
    guard let seen = state.notes[layer].lastSeen(.presentation(property)) else { return }
    if seen > state.lastCommand { state.unite(&reading, .copy(11)) }
    let isSnapshot = state.assumptions.standing(of: .snapshotCopy) == .asserted
    if isSnapshot, state.notes[layer].lastWritten(.model(property)) > seen,
      seen > state.commits.lastStep
    {
      state.unite(&reading, .copy(12))
    }
  }

  /// The layer that is meant: of a copy its original, of any other layer itself (COPY-01, COPY-03).
  mutating func modelLayer(of layer: Int, ofCopy: Bool = false) -> Expected {
    let model = semantics.presentation.modelLayer(of: layer).map { state.identities[$0].name }
    let value = model.map { Value.reference($0) } ?? .nil
    let why = state.because(.copy(ofCopy ? 3 : 1), .pres(16))
    return Reading(value, why: why, open: ofCopy ? openStage(layer) : nil).expected()
  }

  /// The frame of the presentation copy, derived from what the same copy shows (PRES-14).
  mutating func presentedFrame(of layer: Int) -> Reading {
    var parts: [Property: Reading] = [:]
    let inputs: [Property] = [
      .bounds, .position, .anchorPoint, .transform, .anchorPointZ, .geometryFlipped,
    ]
    for property in inputs { parts[property] = presentation(of: property, layer: layer) }
    let shown = LayerGeometry(
      bounds: parts[.bounds]?.value.asRect ?? .zero,
      position: parts[.position]?.value.asPoint ?? .zero,
      anchorPoint: parts[.anchorPoint]?.value.asPoint ?? .zero,
      transform: parts[.transform]?.value.asTransform ?? .identity)
    let geometry = semantics.presentation.presentedGeometry(shown, layer: layer, in: &state)
    let frame = semantics.geometry.frame(of: geometry, layer: layer, in: &state)
    var reading = frameReading(frame, geometry) { _, property in
      parts[property] ?? Reading(.nil, open: .beyondReference)
    }
    state.unite(&reading, .pres(14))
    state.unite(&reading, .copy(8))
    let spread = parts.values.map(\.tolerance.absolute).reduce(0, +)
    reading.tolerance.absolute += spread * 4 * max(1, geometry.largestIntermediate)
    return reading
  }

  /// What a property of a layer shows, for what is derived from it: whether a removal shows before its commit is
  /// reported where the property itself is read, and nothing that follows is asserted (PRES-19, UA-46).
  mutating func presentation(of property: Property, layer: Int) -> Reading {
    var reading = shown(property, layer: layer)
    if isRemovalPending(layer, property) { reading.open = reading.open ?? .animation(46) }
    return reading
  }

  /// What a property of a layer shows: the published value, changed by the animations (M5).
  private mutating func shown(_ property: Property, layer: Int) -> Reading {
    var reading = publishedReading(of: property, layer: layer)
    let base = semantics.presentation.base(
      of: property, layer: layer, published: reading.value, in: &state)
    reading.value = base
    let attached = state.published[layer]?.animations.attached ?? []
    let animations = semantics.presentation.applied(attached.filter { !$0.isReplacedOpenly })
    let relevant = animations.filter { $0.object.animates(property) }
    var contributors = 0
    for animation in relevant
    where apply(animation, to: &reading, property, layer, alone: relevant.count == 1) {
      contributors += 1
      let mayBeGone = state.animations[layer].attached.contains {
        $0.isSame(as: animation) && $0.mayBeGone
      }
      if mayBeGone { reading.open = reading.open ?? .animation(30) }
    }
    explainAnimations(&reading, property, layer, relevant.count, animations.count, contributors)
    reading.value = semantics.presentation.shown(
      reading.value, of: property, layer: layer, isAnimated: contributors > 0, in: &state)
    reading.open = reading.open ?? openStage(layer)
    if state.callbacks.isUnsettled { reading.open = reading.open ?? .animation(45) }
    if mayBePublished(layer) { reading.open = reading.open ?? .animation(4) }
    // How a copy shows what was drawn is rendering.
    if reading.value == .backingStore { reading.open = reading.open ?? .beyondReference }
    // Where it is open whether a change animates, so is what it shows.
    let running = state.published[layer]?.animations.openItem(animating: property)
    reading.open = reading.open ?? running
    // It is shown for this moment, not for that of the last commit or look (TIME-25).
    let wasSeen = state.notes[layer].lastSeen(.presentation(property)) != nil
    let isLater = state.commits.lastTime != state.seconds
    if wasSeen || isLater, contributors > 0 { state.unite(&reading, .time(25)) }
    if animations.contains(where: { $0.object.type == .transition }) {
      reading.value = semantics.motion.duringTransition(reading.value, of: property)
    }
    if state.commits.clockMovedInside, !state.transactions.explicit.isEmpty {
      reading.open = reading.open ?? .animation(46)
    }
    return reading
  }

  /// What the last outermost commit published of a property, and what still waits for the next.
  private mutating func publishedReading(of property: Property, layer: Int) -> Reading {
    guard let published = state.published[layer] else { return state.read(layer, property) }
    var reading: Reading
    if let slot = published.properties[property] {
      reading = Reading(
        slot.value, why: slot.why, open: slot.open,
        tolerance: slot.tolerance ?? property.tolerance)
    } else {
      reading = state.readUnset(layer, property)
      // That the copy shows what the style supplies is inferred and not asserted (5.1 f).
      if reading.why == Why(.kvc(24)) { reading.open = reading.open ?? .beyondReference }
    }
    let change = state.properties[layer][property]?.change ?? 0
    if change <= published.change {
      state.unite(&reading, published.why)
    } else {
      state.unite(&reading, .pres(3))
      state.unite(&reading, .txn(14))
      state.unite(&reading, whyHeldBack())
      if state.commits.isUncertain { reading.open = reading.open ?? .animation(4) }
    }
    return reading
  }

  /// Tells whether animations of a layer, or the time by which they are shown, may have been published by an
  /// explicit commit inside an implicit transaction (UA-04).
  private func mayBePublished(_ layer: Int) -> Bool {
    guard state.commits.isUncertain, state.published[layer] != nil else { return false }
    let chain = sequence(first: layer) { state.published[$0]?.superlayer }
    return chain.prefix(state.nodes.count).contains { state.commits.waits($0) }
  }

  /// The rules which say that what waits for a commit is not shown yet.
  mutating func whyHeldBack() -> Why {
    guard state.transactions.implicit != nil else { return state.commits.heldBack }
    return state.reasons.union(state.because(.txn(11), .txn(12)), state.commits.heldBack)
  }

  /// The rules which say that the first commit of a layer is still to come, if it waits for one.
  private mutating func whyNotShown(_ layer: Int) -> Why {
    state.isAttached(layer) ? whyHeldBack() : .none
  }

  /// Tells whether an animation that is shown was removed since the last commit (PRES-19).
  func isRemovalPending(_ layer: Int, _ property: Property) -> Bool {
    let shown = state.published[layer]?.animations.attached ?? []
    return shown.contains { animation in
      animation.object.animates(property)
        && !state.animations[layer].attached.contains { $0.isSame(as: animation) }
    }
  }

  /// What leaves everything about a presentation open.
  func openStage(_ layer: Int) -> OpenItem? {
    switch state.commits.stages[layer] {
    case .never, .committed: nil
    case .left, .masked: .animation(41)
    case .uncertain: .animation(4)
    }
  }
}
