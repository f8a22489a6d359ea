import LayerScript
import Rules

/// By which of its two names a transaction value is reached (TXN-10).
package enum TransactionAccess: Hashable, Sendable {
  case accessor
  case keyValueCoding
}

extension World {
  mutating func setTransaction(
    _ key: String, to value: Value, via access: TransactionAccess
  ) -> Expected {
    guard Self.accepts(value, for: key) else {
      return beyondReference("the transaction value '\(key)'")
    }
    if semantics.transactions.opensImplicitly(in: &state) {
      state.transactions.implicit = state.transactions.implicit ?? TransactionLevel()
      state.transactions.doubtfulKeys.removeAll { $0 == key }
    }
    semantics.transactions.setTransaction(
      semantics.transactions.slot(of: key, via: access), value, in: &state)
    if key == Property.completionBlock.rawValue { setCompletionBlock(value) }
    notePending(key)
    return done()
  }

  /// A value that is set after a change does not reach back to it (TXN-18, TXN-19).
  private mutating func notePending(_ key: String) {
    guard key == "animationDuration" || key == "disableActions" else { return }
    for layer in state.animated {
      for place in state.animations[layer].attached.indices
      where state.animations[layer].attached[place].begin == nil {
        let old = state.animations[layer].attached[place]
        if key == "animationDuration" {
          let why = state.reasons.union(old.whyDuration, .txn(18))
          state.animations[layer].attached[place].whyDuration = why
        } else {
          state.animations[layer].attached[place].why = state.reasons.union(old.why, .txn(19))
        }
      }
    }
  }

  private static func accepts(_ value: Value, for key: String) -> Bool {
    guard let property = Property(rawValue: key), property.isTransactionValue else {
      return true
    }
    return property.info.shape.accepts(value)
  }

  mutating func getTransaction(_ key: String, via access: TransactionAccess) -> Expected {
    if key == Property.completionBlock.rawValue { return getCompletionBlock(key) }
    var reading = readTransaction(key)
    let slot = semantics.transactions.slot(of: key, via: access)
    if slot != key {
      reading.value = semantics.transactions.transactionValue(slot, in: &state).value
    }
    if Self.hasAccessor(key) { state.unite(&reading, .txn(10)) }
    if !state.otherTransactions.isEmpty { state.unite(&reading, .txn(43)) }
    return reading.expected()
  }

  /// Reads the block in force: something or nothing, because a block need not be the same object when
  /// it comes back (TXN-45..47).
  private mutating func getCompletionBlock(_ key: String) -> Expected {
    let (value, source) = semantics.transactions.transactionValue(key, in: &state)
    var reading = Reading(value, why: state.because(.txn(45)), open: openInheritance(key))
    if case .level(let distance) = source {
      if distance > 0 { state.unite(&reading, .txn(47)) }
      if value == .nil { state.unite(&reading, .txn(46)) }
    }
    if value != .nil { reading.pattern = .something }
    // That it is gone is recorded for the turn after the commit (TXN-45).
    if state.callbacks.hasGetterLapsed { reading.open = reading.open ?? .beyondReference }
    // One that a handler has set may have been committed in its own turn.
    if value != .nil, state.callbacks.isUnsettled {
      reading.open = reading.open ?? .animation(45)
    }
    return reading.expected()
  }

  private static func hasAccessor(_ key: String) -> Bool {
    ["animationDuration", "disableActions", "animationTimingFunction"].contains(key)
  }

  /// The value of a key in force, with the rules that say which level it comes from.
  mutating func readTransaction(_ key: String) -> Reading {
    let (value, source) = semantics.transactions.transactionValue(key, in: &state)
    var reading = Reading(value, open: openInheritance(key))
    switch source {
    case .level(let distance):
      explain(&reading, key, distance)
      // What a handler has set may have been committed in its own turn.
      if state.callbacks.isUnsettled { reading.open = reading.open ?? .animation(45) }
    case .fallback: explainDefault(&reading, key)
    }
    if state.transactions.explicit.count > 2 { state.unite(&reading, .txn(6)) }
    explainOverridden(&reading, key)
    return reading
  }

  private mutating func explain(_ reading: inout Reading, _ key: String, _ distance: Int) {
    let place = state.transactions.depth - 1 - distance
    guard let level = state.transactions.level(at: place) else { return }
    let entry = level.entries.first { $0.key == key }
    state.unite(&reading, entry?.why ?? .none)
    if distance > 0 { state.unite(&reading, .txn(4)) }
    let outer = (0..<place).contains { place in
      state.transactions.level(at: place)?.value(key).map { $0 != reading.value } ?? false
    }
    if outer, Self.isZero(reading.value) { state.unite(&reading, .txn(7)) }
  }

  private mutating func explainDefault(_ reading: inout Reading, _ key: String) {
    switch key {
    case "animationDuration", "disableActions": state.unite(&reading, .txn(1))
    case "animationTimingFunction": state.unite(&reading, .txn(2))
    default: state.unite(&reading, .txn(8))
    }
    let isFresh = state.transactions.implicit == nil && state.transactions.explicit.count == 1
    if isFresh { state.unite(&reading, .txn(3)) }
    if state.transactions.explicit.count > 1 { state.unite(&reading, .txn(4)) }
  }

  /// An ended level may have set the key: that must not show here any more.
  private mutating func explainOverridden(_ reading: inout Reading, _ key: String) {
    for entry in state.transactions.overridden where entry.key == key {
      state.unite(&reading, entry.why)
    }
    for place in 0..<state.transactions.depth {
      let overridden = state.transactions.level(at: place)?.overridden ?? []
      for entry in overridden where entry.key == key { state.unite(&reading, entry.why) }
    }
  }

  /// Whether an explicit transaction inherits from an implicit one rests on one sentence, and so does
  /// whether a flush inside it has ended that (UA-04).
  private func openInheritance(_ key: String) -> OpenItem? {
    if state.transactions.explicit.isEmpty, state.transactions.doubtfulKeys.contains(key) {
      return .animation(4)
    }
    guard !state.transactions.explicit.isEmpty, let implicit = state.transactions.implicit else {
      return nil
    }
    let isSetInside = state.transactions.explicit.contains { $0.value(key) != nil }
    return isSetInside || implicit.value(key) == nil ? nil : .animation(4)
  }

  private static func isZero(_ value: Value) -> Bool {
    value == .boolean(false) || value == .number(0) || value == .nil
  }
}
