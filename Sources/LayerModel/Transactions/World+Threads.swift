import LayerScript
import Rules

/// Transactions of other threads: each thread has a stack of its own (TXN-43).
extension World {
  /// Carries out a step on another thread than the main one.
  mutating func performElsewhere(_ step: Step) -> Expected {
    guard state.assumptions.standing(of: .threads) == .asserted else {
      return beyondReference("threads")
    }
    let main = state.transactions
    if semantics.transactions.separatesThreads {
      state.transactions = state.otherTransactions[step.thread] ?? TransactionStack()
    }
    // A thread is there from its first step on, which may be one that reads (TXN-43).
    state.otherTransactions[step.thread] = state.transactions
    let expected = performOnStack(step)
    state.otherTransactions[step.thread] = state.transactions
    if semantics.transactions.separatesThreads { state.transactions = main }
    return expected
  }

  private mutating func performOnStack(_ step: Step) -> Expected {
    let isOpen = !state.transactions.explicit.isEmpty
    switch step.action {
    case .command(.begin): return begin()
    case .command(.commit) where isOpen:
      semantics.transactions.closeLevel(in: &state)
      return done()
    case .command(.set(.transaction, let property, let value))
    where isOpen && property != .completionBlock:
      guard property.info.shape.accepts(value) else { break }
      semantics.transactions.setTransaction(property.rawValue, value, in: &state)
      return done()
    case .query(.get(.transaction, let property)) where property != .completionBlock:
      return getTransaction(property.rawValue, via: .accessor)
    default: break
    }
    return lose(.beyondReference)
  }
}

extension WorldState {
  /// How many explicit transactions are open on a thread other than the main one.
  package func depth(ofThread thread: Int) -> Int {
    otherTransactions[thread]?.explicit.count ?? 0
  }
}
