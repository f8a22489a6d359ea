import LayerScript

extension Semantics: TransactionSemantics {
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    self[transactions: .transactionValue].transactionValue(key, in: &state)
  }

  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    self[transactions: .setTransaction].setTransaction(key, value, in: &state)
  }

  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    self[transactions: .openedLevel].openedLevel(in: &state)
  }

  mutating func lateFlushEndsImplicit() -> Bool {
    self[transactions: .lateFlushEndsImplicit].lateFlushEndsImplicit()
  }

  mutating func closeLevel(in state: inout WorldState) {
    self[transactions: .closeLevel].closeLevel(in: &state)
  }

  mutating func publishesAtCommit(in state: inout WorldState) -> Bool {
    self[transactions: .publishesAtCommit].publishesAtCommit(in: &state)
  }

  mutating func publishesAtFlush(in state: inout WorldState) -> Bool {
    self[transactions: .publishesAtFlush].publishesAtFlush(in: &state)
  }

  mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    self[transactions: .publishesAtTick].publishesAtTick(in: &state)
  }

  mutating func publishesAtChange(in state: inout WorldState) -> Bool {
    self[transactions: .publishesAtChange].publishesAtChange(in: &state)
  }

  mutating func opensImplicitly(in state: inout WorldState) -> Bool {
    self[transactions: .opensImplicitly].opensImplicitly(in: &state)
  }

  mutating func didUnlock(in state: inout WorldState) {
    self[transactions: .didUnlock].didUnlock(in: &state)
  }

  var separatesThreads: Bool { self[transactions: .separatesThreads].separatesThreads }

  mutating func slot(of key: String, via access: TransactionAccess) -> String {
    self[transactions: .slot].slot(of: key, via: access)
  }
}
