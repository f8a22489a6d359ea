import Geometry
import LayerScript
import Rules

extension World {
  /// Opens a block; its parameters are settled now (VIEW-21..26).
  mutating func beginBlock(_ block: ViewBlock) -> Expected {
    if state.views.inForce != nil, block.kind != .withoutAnimation, block.kind != .keyframe {
      // What the completion of a block waits for that has blocks inside, no source says.
      doubtBlocks(.animation(21))
    }
    let outer = state.views.inForce
    var opened = OpenBlock(
      block: block, pace: semantics.views.blockPace(of: block, inside: outer?.pace),
      wasEnabled: state.views.isEnabled, depth: state.transactions.depth)
    opened.open = block.openItem(inside: outer, since: state.uikit)
    // The block that its author builds (VIEW-44) has no completion.
    if block.kind == .pop, block.completion != nil { opened.doubt = .beyondReference }
    if block.kind == .withoutAnimation {
      state.views.isEnabled = false
      state.views.whyEnabled = state.because(.view(39))
    }
    state.views.blocks.append(opened)
    return done()
  }

  /// Ends the innermost block, and animates what it has saved up.
  mutating func endBlock() -> Expected {
    if semantics.views.defersBodies, state.views.blocks.count == 1 { carryOutDeferred() }
    guard let block = state.views.blocks.last else { return done() }
    switch block.block.kind {
    case .animate, .spring: break
    case .withoutAnimation:
      state.views.isEnabled = semantics.views.enabled(afterBlockThatFound: block.wasEnabled)
      state.views.whyEnabled = state.because(.view(39))
    case .keyframe: hand(block.saved)
    case .keyframes: animateKeyframes(of: block)
    case .pop: pop(block)
    }
    if let ended = state.views.blocks.last { complete(ended) }
    semantics.views.close(block.block, in: &state.views)
    state.views.hasEnded = true
    state.views.endedInside = state.views.blocks.isEmpty ? nil : block.block.kind
    return done()
  }

  /// A key frame hands what it has saved to the block around it.
  private mutating func hand(_ saved: [SavedChange]) {
    let outer = state.views.blocks.count - 2
    if outer >= 0 { state.views.blocks[outer].saved += saved }
  }

  /// What a faulty engine has put off happens at last.
  private mutating func carryOutDeferred() {
    let commands = state.views.deferred
    state.views.deferred = []
    for command in commands { _ = perform(command) }
  }

  /// Tells whether a command waits for the end of the block around it, as in a faulty engine alone.
  mutating func putOff(_ command: Command) -> Bool {
    guard semantics.views.defersBodies, !state.views.blocks.isEmpty else { return false }
    switch command {
    case .set(.object, _, _), .setValue(.object, _, _):
      state.views.deferred.append(command)
      return true
    default: return false
    }
  }

  /// Saves a change for the end of the block in force.
  mutating func save(_ finding: Finding, _ change: PropertyChange) {
    guard let place = state.views.blocks.lastIndex(where: { $0.block.kind != .withoutAnimation })
    else { return }
    let block = state.views.blocks[place].block
    let total = place > 0 ? state.views.blocks[place - 1].block.duration : 1
    let isWhole = change.origin != .subPath
    // Whether a change from nothing, or to nothing, animates is open (UA-26).
    let hasNoEnd = change.old.value == .nil || change.new == .nil
    let item: OpenItem? = hasNoEnd ? .animation(26) : isWhole ? nil : .animation(3)
    let saved = SavedChange(
      layer: change.layer, property: change.property, old: change.old.value, new: change.new,
      start: semantics.views.share(block.delay, of: total),
      length: semantics.views.share(block.duration, of: total), why: finding.why,
      open: finding.open ?? change.old.open ?? change.open ?? item)
    semantics.views.save(saved, in: &state.views.blocks[place])
  }

  /// Makes one key-frame animation of everything that was saved about a property (VIEW-40..42).
  private mutating func animateKeyframes(of block: OpenBlock) {
    var known: [(layer: Int, property: Property)] = []
    for change in block.saved
    where !known.contains(where: { $0.layer == change.layer && $0.property == change.property }) {
      known.append((change.layer, change.property))
      let all = block.saved.filter { $0.layer == change.layer && $0.property == change.property }
      animateKeyframes(all, of: block)
    }
  }

  private mutating func animateKeyframes(_ changes: [SavedChange], of block: OpenBlock) {
    guard let first = changes.first else { return }
    let sorted = changes.sorted { $0.start < $1.start }
    var (times, values) = ([0.0], [first.old])
    var open = block.open ?? changes.lazy.compactMap(\.open).first
    for change in sorted {
      if change.start < times[times.count - 1] { open = open ?? .beyondReference }
      times += [change.start, change.start + change.length]
      values += [values[values.count - 1], change.new]
    }
    if sorted.map(\.start) != changes.map(\.start) { open = open ?? .beyondReference }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    } else {
      times[times.count - 1] = 1
    }
    var object = AnimationObject(type: .keyframeAnimation)
    object[.keyPath] = .string(first.property.rawValue)
    object[.duration] = .number(block.pace.duration)
    object[.values] = .list(values)
    object[.keyTimes] = .list(times.map { .number($0) })
    object[.fillMode] = .string("both")
    let why = state.reasons.union(
      changes.map(\.why).reduce(Why.none) { state.reasons.union($0, $1) }, .view(41))
    attach(object, of: .keyframeBlock, to: first.layer, first.property, why, block.pace)
    if let open {
      state.animations[first.layer].leaveAllOpen(open)
      doubtBlocks(open)
    }
  }

  /// Puts every value back and has it pop: there, fast, and slowly back (VIEW-44..48).
  private mutating func pop(_ block: OpenBlock) {
    for change in block.saved {
      let new = state.value(change.layer, change.property)
      let object = semantics.views.popAnimation(of: change, to: new, duration: block.block.duration)
      if semantics.views.popRestoresModel { restore(change) }
      let rules: [RuleID] = [.view(45), .view(46), .view(47)]
      let why = state.reasons.union(change.why, state.reasons.set(rules))
      attach(object, of: .pop, to: change.layer, change.property, why, block.pace)
      if let open = block.open ?? change.open {
        state.animations[change.layer].leaveAllOpen(open)
        doubtBlocks(open)
      }
    }
  }

  /// Sets the old value back in a transaction without actions (VIEW-46).
  private mutating func restore(_ change: SavedChange) {
    _ = begin()
    semantics.transactions.setTransaction(
      Property.disableActions.rawValue, .boolean(true), in: &state)
    let why = state.because(.view(46), .view(47))
    self.change(
      change.layer, change.property, to: change.old, why: why, open: change.open, via: .accessor)
    noteChange()
    _ = commit()
  }
}

extension ViewBlock {
  /// What leaves open what happens to changes inside.
  fileprivate func openItem(inside outer: OpenBlock?, since version: UIKitVersion?) -> OpenItem? {
    if kind == .withoutAnimation {
      let isPlain = outer.map { $0.block.kind == .animate || $0.block.kind == .spring } ?? true
      return isPlain ? nil : .animation(21)
    }
    if let outer, kind != .keyframe, let item = openNesting(in: outer) { return item }
    if kind == .keyframe {
      let fits = delay >= 0 && duration > 0 && delay + duration <= 1
      return outer?.open ?? (fits ? nil : .beyondReference)
    }
    if !duration.isFinite || delay < 0 || !delay.isFinite { return .beyondReference }
    if let repeatCount, !(repeatCount > 0) { return .animation(9) }
    let repeats = repeatCount != nil || options.contains(.repeat)
    if options.contains(.autoreverse), !repeats { return .animation(22) }
    if kind == .keyframes || kind == .pop {
      let isPlain = options.isEmpty && repeatCount == nil && curve == nil
      return duration > 0 && isPlain && (kind == .keyframes || delay == 0) ? nil : .beyondReference
    }
    if kind == .spring {
      guard let damping, damping > 0, damping <= 1, let version, version >= .eight, !repeats else {
        return .beyondReference
      }
    }
    return nil
  }

  private func openNesting(in outer: OpenBlock) -> OpenItem? {
    if let item = outer.open { return item }
    if kind == .pop { return outer.block.kind == .animate ? nil : .animation(21) }
    guard kind == .animate, outer.block.kind == .animate else { return .animation(21) }
    if outer.pace.delay != 0 || outer.pace.repeatCount != 1 || delay != 0 { return .animation(21) }
    return outer.pace.duration > 0 ? nil : .animation(21)
  }
}
