package import LayerScript
package import Rules

/// The values that one level of transaction has set.
package struct TransactionLevel: Sendable {
  /// One key that was set, with the reasons for its value.
  struct Entry: Sendable {
    let key: String
    var value: Value
    var why: Why
  }

  var entries: [Entry] = []
  /// Keys that a level inside this one had set before it ended, with the rules that say that this
  /// does not show here.
  var overridden: [(key: String, why: Why)] = []
  /// How many changes there had been when the level was opened.
  var changesBefore = 0

  /// Creates a level that has set nothing.
  package init() {}

  /// The value that the level itself has for a key.
  package func value(_ key: String) -> Value? { entries.first { $0.key == key }?.value }

  /// The keys that the level has set, in order.
  package var keys: [String] { entries.map(\.key) }

  /// Sets a value.
  package mutating func set(_ key: String, _ value: Value, why: Why = .none) {
    overridden.removeAll { $0.key == key }
    if let place = entries.firstIndex(where: { $0.key == key }) {
      entries[place].value = value
      entries[place].why = why
    } else {
      entries.append(Entry(key: key, value: value, why: why))
    }
  }
}

/// The open transactions: perhaps an implicit one, and explicit ones inside it.
package struct TransactionStack: Sendable {
  /// The implicit transaction, while it is open.
  package var implicit: TransactionLevel?
  /// The explicit transactions, outermost first.
  package var explicit: [TransactionLevel] = []
  /// How many explicit transactions were begun outside of any other.
  var count = 0
  /// Set when a flush waits for the explicit transactions to end.
  var isFlushDue = false
  /// The keys of the implicit transaction that such a flush may have ended, so that what it had set may
  /// be gone (UA-04).
  var doubtfulKeys: [String] = []
  /// How often the lock is held.
  var locks = 0
  /// What is answered where no level has set a key, where it is supposed to be otherwise than the default.
  var supposed: [(key: String, value: Value)] = []
  /// What ended levels left on record for reads outside any transaction.
  var overridden: [(key: String, why: Why)] = []

  /// Everything that is open, outermost first.
  package var levels: [TransactionLevel] {
    guard let implicit else { return explicit }
    return [implicit] + explicit
  }

  /// How many levels are open.
  package var depth: Int { explicit.count + (implicit == nil ? 0 : 1) }

  /// The level that is open at a place, 0 being the outermost; nil where none is.
  func level(at place: Int) -> TransactionLevel? {
    let place = implicit == nil ? place : place - 1
    return place == -1 ? implicit : explicit.indices.contains(place) ? explicit[place] : nil
  }
}

/// Where a transaction value was found.
package enum TransactionSource: Hashable, Sendable {
  /// In the level at this distance from the innermost one.
  case level(Int)
  /// Nowhere: it is the default.
  case fallback
}

/// The decisions about transactions that a faulty engine may take differently.
package protocol TransactionSemantics: PartialSemantics {
  /// Finds the value of a key: the innermost level that has set it wins (TXN-04..07).
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource)

  /// Stores a value in the innermost level (TXN-05).
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState)

  /// The level that a begin opens: empty, so that it inherits (TXN-04).
  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel

  /// Ends the innermost explicit level: what it set is gone (TXN-05, TXN-20).
  mutating func closeLevel(in state: inout WorldState)

  /// Tells whether ending an explicit level publishes (TXN-15).
  mutating func publishesAtCommit(in state: inout WorldState) -> Bool

  /// Tells whether a flush publishes (TXN-24, TXN-25).
  mutating func publishesAtFlush(in state: inout WorldState) -> Bool

  /// Tells whether a flush that has waited for an explicit commit ends the implicit transaction (UA-04).
  mutating func lateFlushEndsImplicit() -> Bool

  /// Tells whether the end of a turn publishes (TXN-11).
  mutating func publishesAtTick(in state: inout WorldState) -> Bool

  /// Tells whether a change is published at once (TXN-11, TXN-12, TXN-14).
  mutating func publishesAtChange(in state: inout WorldState) -> Bool

  /// Tells whether a change outside any transaction opens an implicit one (TXN-11).
  mutating func opensImplicitly(in state: inout WorldState) -> Bool

  /// What else happens when the lock is released: nothing (TXN-49).
  mutating func didUnlock(in state: inout WorldState)

  /// Tells whether each thread has transactions of its own (TXN-43).
  var separatesThreads: Bool { get }

  /// The key under which a value is kept that is reached in one of two ways (TXN-10).
  mutating func slot(of key: String, via access: TransactionAccess) -> String
}

extension TransactionSemantics {
  package mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    state.standardTransactionValue(key)
  }

  package mutating func setTransaction(
    _ key: String, _ value: Value, in state: inout WorldState
  ) {
    state.setInnermost(key, value)
  }

  package mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    TransactionLevel()
  }

  package mutating func lateFlushEndsImplicit() -> Bool { false }

  package mutating func closeLevel(in state: inout WorldState) {
    state.dropInnermost()
  }

  package mutating func publishesAtCommit(in state: inout WorldState) -> Bool {
    state.transactions.explicit.isEmpty && state.transactions.implicit == nil
  }

  package mutating func publishesAtFlush(in state: inout WorldState) -> Bool {
    state.transactions.explicit.isEmpty
  }

  package mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    state.transactions.explicit.isEmpty
  }

  package var separatesThreads: Bool { true }

  package mutating func slot(of key: String, via access: TransactionAccess) -> String { key }

  package mutating func didUnlock(in state: inout WorldState) {}

  package mutating func publishesAtChange(in state: inout WorldState) -> Bool { false }

  package mutating func opensImplicitly(in state: inout WorldState) -> Bool {
    state.transactions.explicit.isEmpty
  }
}
