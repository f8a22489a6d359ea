import LayerScript
import Rules

extension World {
  /// Looks for the action of a change that is about to happen, or says why nobody looks.
  mutating func searchForChange(_ change: PropertyChange) -> Finding? {
    if semantics.actions.searchesAtChange { return searchNow(change) }
    state.commits.unsearched.append(change)
    return nil
  }

  /// Searches, in a faulty engine, for what was changed before the commit that comes now.
  mutating func searchForCommitted() {
    let changes = state.commits.unsearched
    state.commits.unsearched = []
    for change in changes { run(searchNow(change), for: change) }
  }

  private mutating func searchNow(_ change: PropertyChange) -> Finding? {
    let (layer, key) = (change.layer, change.property.rawValue)
    let disabled = readTransaction("disableActions")
    let isSame = semantics.properties.isSame(change.old.value, change.new)
    if isSame, change.old.open == nil, change.open == nil, !change.new.isComparedByIdentity {
      // How often an equal-value set asks is open (UA-03); that nothing starts is not (ACT-38).
      openEvents(layer, keys: [key])
      state.note(.act(38), leaves: [.animationKeys], of: layer)
      if state.views.inForce != nil { state.note(.view(54), leaves: [.animationKeys], of: layer) }
      if change.origin == .frame, !state.animations[layer].has(key) {
        let why = state.because(.act(32), .act(38))
        state.animations[layer].rule(out: key, why, reasons: &state.reasons)
      }
      return nil
    }
    if disabled.value == .boolean(true), disabled.open == nil, !searchesAlthoughDisabled(layer) {
      var why = state.reasons.union(disabled.why, .act(21))
      let isInBlock = state.views.inForce != nil
      let isOfView = state.view(of: layer) != nil
      if isInBlock { why = isOfView ? Why(.view(12)) : state.reasons.union(why, .view(11)) }
      if isInBlock, isOfView { leaveOpenWhatViewsAnimate(layer, key) }
      state.effects.silence = state.reasons.union(state.effects.silence, why)
      state.animations[layer].rule(out: key, why, reasons: &state.reasons)
      if state.animations[layer].has(key) {
        state.note(.txn(21), leaves: [.animationKeys], of: layer)
      }
      return nil
    }
    state.commits.hasSearched = true
    if state.callbacks.acting?.callback == .run, !semantics.actions.searchesWithinRun { return nil }
    // Another object with the same content may be the same value or not.
    let isVague = isSame && change.new.isComparedByIdentity
    let sameness: OpenItem? = isVague ? .animation(3) : change.isRounding ? .beyondReference : nil
    if change.property == .hidden { searchOnHiding(layer) }
    // Where a value is open, so is whether it changes, and with that who is asked (UA-03).
    let unknown = sameness ?? change.old.open ?? change.open
    var finding = askForChange(change, disabled: disabled.open ?? unknown)
    finding.open = finding.open ?? disabled.open ?? sameness ?? openSearch(change)
    if finding.isSaved { save(finding, change) }
    return finding
  }

  /// Tells whether another engine searches although actions are disabled (ACT-21, VIEW-11, VIEW-12).
  private mutating func searchesAlthoughDisabled(_ layer: Int) -> Bool {
    if semantics.actions.searchesWhenDisabled { return true }
    guard state.views.inForce != nil else { return false }
    return semantics.views.blocksEnableActions(behindView: state.view(of: layer) != nil)
  }

  /// Leaves open what follows where the view of a layer may be asked although actions are disabled: that it is not is
  /// inferred, and reported alone (VIEW-12).
  private mutating func leaveOpenWhatViewsAnimate(_ layer: Int, _ key: String) {
    if state.standardViewAnswer(to: key, of: layer) == .null { return }
    doubtBlocks(.beyondReference)
    leaveAnimationOpen(layer, key: key, .beyondReference)
  }

  private mutating func askForChange(
    _ change: PropertyChange, disabled: OpenItem?
  ) -> Finding {
    let presence = disabled.map { .open($0) } ?? presenceOfQuestions(change)
    var questions: [ExpectedEvent] = []
    let times = semantics.actions.questionsPerChange
    var finding = search(change.layer, change.property.rawValue) { state, event, why in
      let reasons = state.reasons.union(state.reasons.union(why, .act(22)), .act(37))
      for _ in 0..<times { questions.append(ExpectedEvent(.event(event), presence, why: reasons)) }
    }
    state.effects.events += questions
    if hasDelegateAbove(change.layer, change.property.rawValue) {
      finding.why = state.reasons.union(finding.why, .act(47))
      state.silence(.act(47))
    }
    if case .open(let item) = presence {
      openEvents(change.layer, keys: [change.property.rawValue], item)
    } else {
      // Who is not asked is not, because the search ends where it ends.
      state.effects.silence = state.reasons.union(state.effects.silence, finding.why)
      state.silence(.act(37))
      allowOtherQuestions(than: change.property.rawValue)
    }
    return finding
  }

  /// Allows questions for other keys: ACT-37 speaks of the key of the change alone.
  private mutating func allowOtherQuestions(than key: String) {
    if state.delegates.isEmpty, state.classes.isEmpty, state.views.owners.isEmpty { return }
    state.effects.events.append(
      ExpectedEvent(.otherQuestions(than: [key]), .open(.beyondReference)))
  }

  /// Tells whether the delegate of the layer above would have a say, which it has not (ACT-47).
  func hasDelegateAbove(_ layer: Int, _ key: String) -> Bool {
    guard let above = state.parent(of: layer), state.view(of: above) == nil,
      state.properties[layer].value(of: .delegate)?.asReference == nil,
      let answer = state.delegateAnswer(above, key), answer != .nil
    else { return false }
    return true
  }

  /// How often the questions of a change may come.
  private func presenceOfQuestions(_ change: PropertyChange) -> ExpectedEvent.Presence {
    if change.origin != .accessor { return .open(.animation(3)) }
    if state.commits.stages[change.layer] != .committed { return .open(.animation(41)) }
    switch change.property.implicitAnimation {
    case .recorded: return .once
    case .none(.act(33)): return .once
    case .none, .open: return .open(.animation(27))
    }
  }

  /// What leaves open whether a change runs what the search finds.
  private func openSearch(_ change: PropertyChange) -> OpenItem? {
    if let item = change.open ?? change.old.open { return item }
    switch state.commits.stages[change.layer] {
    case .committed: return nil
    case .never: return nil
    case .left, .masked: return .animation(41)
    case .uncertain: return .animation(4)
    }
  }

  /// What leaves open whether a change animates by itself: one from nothing, or to nothing (UA-26), and one
  /// in no time (UA-28).
  private mutating func openEnd(of change: PropertyChange, _ finding: Finding) -> OpenItem? {
    let hasNoEnd = change.old.value == .nil || change.new == .nil
    switch finding.result {
    case .builtIn, .block:
      if hasNoEnd { return .animation(26) }
      let seconds = readTransaction("animationDuration").value.asNumber ?? 0.25
      return finding.result == .builtIn && seconds <= 0 ? .animation(28) : nil
    case .nothing, .action, .animation, .copied: return nil
    }
  }

  /// Runs what a change has found, or puts on record why nothing runs.
  mutating func run(_ finding: Finding?, for change: PropertyChange) {
    if change.origin == .frame {
      state.animations[change.layer].rule(
        out: "frame", state.because(.act(31), .geo(23)), reasons: &state.reasons)
    }
    guard let finding else { return }
    let (layer, key) = (change.layer, change.property.rawValue)
    let isNever = state.commits.stages[layer] == .never
    let never: OpenItem? = isNever && finding.result != .nothing ? .animation(41) : nil
    // Whether a layer that was never committed runs actions is open (UA-41).
    if let item = finding.open ?? never ?? openEnd(of: change, finding) {
      guard let runs = semantics.actions.runsWhereOpen(by: item) else {
        return leaveOpen(change, finding, item)
      }
      if !runs { return }
    }
    switch finding.result {
    case .nothing:
      var why = finding.why
      if change.property == .path { why = state.reasons.union(why, .sub(12)) }
      state.animations[layer].rule(out: key, why, reasons: &state.reasons)
    case .action(let action): run(action, finding, change)
    case .animation(let name): runAnimation(name, finding, change)
    case .builtIn: attachBuiltIn(finding, change)
    case .block: attachBlockAnimation(finding, change)
    case .copied(let object, let isOfScript):
      attachCopied(object, isOfScript, finding, change)
    }
  }

  mutating func attachCopied(
    _ object: AnimationObject, _ isOfScript: Bool, _ finding: Finding, _ change: PropertyChange
  ) {
    let key = change.property.rawValue
    var animation = AttachedAnimation(key: key, object: object, source: nil, why: finding.why)
    animation.maker = isOfScript ? .copy : .block
    animation.change = state.changes
    animation.whyDuration = finding.why
    attach(animation, to: change.layer, isBuiltIn: false)
  }

  private mutating func run(_ action: ObjectName, _ finding: Finding, _ change: PropertyChange) {
    let (layer, key) = (change.layer, change.property.rawValue)
    let event = semantics.actions.run(action, key: key, layer: state.identities[layer].name)
    var why = state.reasons.union(finding.why, .act(39))
    if change.property == .path { why = state.reasons.union(why, .act(34)) }
    why = state.reasons.union(why, .act(22))
    let presence = presenceOfQuestions(change)
    let runs: ExpectedEvent.Presence = change.origin == .accessor ? presence : .open(.animation(3))
    state.effects.events.append(ExpectedEvent(.event(event), runs, why: why))
    if runs == .once { state.silence(.act(39)) }
    letActionAct(action, on: layer, because: why, isCertain: runs == .once)
    why = state.reasons.union(finding.why, .act(42))
    if semantics.actions.addsAnimationToCustomAction {
      attachBuiltIn(finding, change)
    } else {
      state.animations[layer].rule(out: key, why, reasons: &state.reasons)
    }
  }
}

extension Value {
  /// Tells whether two of the kind are the same only if they are one object (ACT-38).
  var isComparedByIdentity: Bool {
    switch self {
    case .path, .list, .dictionary: true
    default: false
    }
  }
}
