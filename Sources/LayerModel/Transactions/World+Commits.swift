import LayerScript
import Rules

extension World {
  mutating func begin() -> Expected {
    if state.transactions.explicit.isEmpty { state.transactions.count += 1 }
    var level = semantics.transactions.openedLevel(in: &state)
    level.changesBefore = state.changes
    state.transactions.explicit.append(level)
    return done()
  }

  /// Ends an explicit level; the outermost one publishes, unless an implicit one is open around it
  /// (TXN-14, TXN-15, UA-04).
  mutating func commit() -> Expected {
    // A commit without a begin raises or is ignored (UA-01); the reference ignores it.
    if state.transactions.explicit.isEmpty {
      state.lost = .animation(1)
      return Expected(.done, .undecided, weakened: .animation(1))
    }
    if state.transactions.depth == 1 { searchForCommitted() }
    closeBlocks(ofLevel: state.transactions.explicit.count)
    let isEmpty = state.transactions.explicit.last?.isEmpty(after: state.changes) == true
    semantics.transactions.closeLevel(in: &state)
    if isEmpty { state.keepValues(because: .txn(27)) }
    if !state.transactions.explicit.isEmpty {
      state.commits.heldBack = state.reasons.union(state.commits.heldBack, .txn(15))
      keepAnimations()
    } else if state.transactions.implicit != nil {
      state.commits.isUncertain = true
    }
    if semantics.transactions.publishesAtCommit(in: &state) { publish() }
    runBlocksInCommit()
    if state.transactions.explicit.isEmpty, state.transactions.implicit != nil {
      doubtLayoutAndDisplay(.animation(4))
    }
    if state.transactions.explicit.isEmpty { endFlush() }
    if state.transactions.explicit.isEmpty, state.transactions.implicit != nil { doubtStages() }
    return done()
  }

  /// The commit of a nested transaction leaves all animations where they are (TXN-28).
  private mutating func keepAnimations() {
    for layer in state.animated { state.note(.txn(28), leaves: [.animationKeys], of: layer) }
  }

  /// Commits the implicit transaction (TXN-24); inside an explicit one it waits (TXN-25).
  mutating func flush() -> Expected {
    if !state.transactions.explicit.isEmpty {
      state.commits.heldBack = state.reasons.union(state.commits.heldBack, .txn(25))
      state.keepValues(because: .txn(44))
      state.transactions.isFlushDue = true
    }
    if semantics.transactions.publishesAtFlush(in: &state) {
      let isImplicit = state.transactions.implicit != nil
      closeImplicit(because: .txn(24))
      publish(because: isImplicit ? state.because(.txn(24)) : .none, isOutermost: isImplicit)
    }
    return done()
  }

  /// A flush that waited takes effect; whether that ends an implicit transaction is open, because what
  /// the commit publishes is (UA-04).
  private mutating func endFlush() {
    if state.transactions.isFlushDue, let implicit = state.transactions.implicit {
      if semantics.transactions.lateFlushEndsImplicit() {
        closeImplicit(because: .txn(24))
        publish()
      }
      state.transactions.doubtfulKeys = state.transactions.implicit == nil ? [] : implicit.keys
      for index in state.callbacks.groups.indices where state.callbacks.groups[index].level == 0 {
        state.callbacks.groups[index].open = state.callbacks.groups[index].open ?? .animation(4)
      }
    }
    state.transactions.isFlushDue = false
  }

  /// The implicit transaction ends; what it had set is gone (TXN-44).
  private mutating func closeImplicit(because rule: RuleID) {
    searchForCommitted()
    closeBlocks(ofLevel: 0)
    let why = state.because(.txn(44), rule)
    let keys = state.transactions.implicit?.keys ?? []
    state.transactions.doubtfulKeys = []
    state.transactions.implicit = nil
    state.transactions.overridden = keys.map { ($0, why) }
  }

  /// Takes the lock that all threads share, which disturbs no transaction (TXN-49).
  mutating func lock() -> Expected {
    state.transactions.locks += 1
    state.keepValues(because: .txn(49))
    return done()
  }

  /// Releases the lock; once too often does nothing (TXN-49).
  mutating func unlock() -> Expected {
    state.transactions.locks = max(0, state.transactions.locks - 1)
    semantics.transactions.didUnlock(in: &state)
    state.keepValues(because: .txn(49))
    return done()
  }

  /// Moves the clock and does nothing else (M2).
  mutating func advance(by seconds: Double) -> Expected {
    state.clock.advance(by: seconds)
    if state.clock.isAtEnd { state.lost = state.lost ?? .beyondReference }
    // What a handler did was committed before, or is only later: no source says (UA-45).
    if state.callbacks.isUnsettled { state.lost = state.lost ?? .animation(45) }
    // Animations may have begun at an explicit commit inside an implicit transaction (UA-04).
    if state.commits.isUncertain, state.waitsToBegin { state.lost = state.lost ?? .animation(4) }
    if !state.transactions.explicit.isEmpty { state.commits.clockMovedInside = true }
    return done()
  }

  /// Ends the run-loop turn: commit of the implicit transaction, then callbacks that are due (M2).
  mutating func tick() -> Expected {
    if semantics.transactions.publishesAtTick(in: &state) {
      let isImplicit = state.transactions.implicit != nil
      closeImplicit(because: .txn(11))
      publish(
        because: isImplicit ? state.because(.txn(11)) : .none,
        together: isImplicit ? state.because(.txn(12)) : .none, isOutermost: isImplicit)
    }
    // What the commit's layouts and displays have done may be committed with it, and told now.
    if state.effects.hasActed { allowEarly([]) }
    expectDueSearches()
    deliverCallbacks()
    leaveUnattachedOpen()
    return done()
  }

  /// What a tick does to the animations of a layer that is in no tree, no source says (UA-43).
  private mutating func leaveUnattachedOpen() {
    for layer in state.animated
    where state.commits.stages[layer] == .never || !state.isAttached(layer)
      || state.openPlace(of: layer) != nil
    {
      if state.animations[layer].attached.isEmpty { continue }
      if semantics.animations.keepsUnattached() {
        // Of a layer that was committed and has left, it is open already (UA-41).
        let item = state.animations[layer].allOpen ?? .animation(43)
        state.animations[layer].leaveAllOpen(item)
      } else if !state.isAttached(layer) {
        dropAnimations(of: layer)
      }
    }
  }

  /// What an engine does that stops at the end of a turn what is on a layer in no tree.
  private mutating func dropAnimations(of layer: Int) {
    for animation in state.animations[layer].attached {
      state.endWait(for: animation.number, .none)
      guard let handler = animation.handler, let source = animation.source else { continue }
      let event = Event.stopped(handler, animation: source, finished: false)
      state.effects.events.append(ExpectedEvent(.event(event), .open(.animation(43))))
    }
    state.animations[layer].attached = []
  }

  /// Notes that something changed: outside an explicit level that opens an implicit transaction
  /// (M1), and a faulty engine may publish at once.
  mutating func noteChange() {
    if semantics.transactions.opensImplicitly(in: &state) {
      state.transactions.implicit = state.transactions.implicit ?? TransactionLevel()
    }
    if semantics.transactions.publishesAtChange(in: &state) { publish() }
  }

  /// After an explicit commit inside an implicit transaction, what entered the tree may or may not
  /// be committed (UA-04).
  private mutating func doubtStages() {
    state.layout.isTreeLoose = true
    for root in state.commits.entered {
      for layer in state.subtree(of: root) { state.commits.stages[layer] = .uncertain }
    }
  }

  /// Publishes everything pending at once: an outermost commit, which lays out and displays what waits
  /// (M1); where there was nothing to commit, it may be none.
  ///
  /// - Parameters:
  ///   - why: The rules which say that the commit comes now.
  ///   - whyTogether: The rules which say what becomes visible with it.
  ///   - isOutermost: Whether it is certain that this is a commit.
  mutating func publish(
    because why: Why = .none, together whyTogether: Why = .none, isOutermost: Bool = true
  ) {
    noteSearches()
    publishTree()
    // What another thread holds open keeps nothing back here (TXN-43).
    let why =
      state.otherTransactions.isEmpty ? why : state.reasons.union(why, state.because(.txn(43)))
    publishValues(why, together: whyTogether)
    commitBlocks(because: why)
    state.callbacks.isUnsettled = false
    state.commits.lastChange = state.changes
    state.commits.lastStep = state.step
    state.commits.lastTime = state.seconds
    state.commits.heldBack = .none
    state.commits.isUncertain = false
    state.commits.clockMovedInside = false
    let count = state.effects.events.count
    layOutAndDisplay(isCertain: isOutermost)
    state.justifyEvents(since: count, why)
    for index in state.callbacks.groups.indices {
      state.callbacks.groups[index].isCommitting = false
    }
  }

  /// Puts on record what of the changes that are published now had somebody look for an action.
  private mutating func noteSearches() {
    if state.changes > state.commits.lastChange || state.commits.hasMoved {
      state.effects.hasPublished = true
      state.effects.hasSearched = state.effects.hasSearched || state.commits.hasSearched
      state.effects.hasMoved = state.effects.hasMoved || state.commits.hasMoved
    }
    state.commits.hasSearched = false
    state.commits.hasMoved = false
  }

  /// Every attached layer that was not committed is committed now (M1).
  private mutating func publishTree() {
    let entered = state.commits.entered
    state.commits.entered = []
    for root in entered where state.isAttached(root) {
      for layer in state.subtree(of: root) {
        let isOpen = state.isAnyUpwards(from: layer) { state.nodes[$0].superlayer.open != nil }
        let isMasked = state.isAnyUpwards(from: layer) { state.nodes[$0].isMask }
        state.commits.stages[layer] = isOpen ? .uncertain : isMasked ? .masked : .committed
        state.commits.touch(layer)
        state.layout.marks.touch(layer)
        state.display.marks.touch(layer)
      }
    }
  }

  mutating func host(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    state.commits.hosts.insert(layer)
    state.commits.entered.append(layer)
    state.commits.touch(layer)
    searchOrderEvents(layer, parents: [])
    noteChange()
    return done()
  }
}
