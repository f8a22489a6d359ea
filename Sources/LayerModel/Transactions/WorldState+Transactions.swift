package import LayerScript
import Rules

extension TransactionLevel {
  /// Tells whether nothing was set or changed inside (TXN-27).
  func isEmpty(after changes: Int) -> Bool { entries.isEmpty && changes == changesBefore }
}

extension WorldState {
  /// The value of the innermost level that has set a key, or the default.
  package func standardTransactionValue(
    _ key: String
  ) -> (value: Value, source: TransactionSource) {
    let explicit = transactions.explicit
    for distance in explicit.indices {
      let place = explicit.count - 1 - distance
      if let value = explicit[place].value(key) { return (value, .level(distance)) }
    }
    if let value = transactions.implicit?.value(key) { return (value, .level(explicit.count)) }
    let supposed = transactions.supposed.last { $0.key == key }?.value
    return (supposed ?? Self.transactionDefault(key), .fallback)
  }

  /// What a key reads when nobody has set it (TXN-01, TXN-02, TXN-08).
  package static func transactionDefault(_ key: String) -> Value {
    switch key {
    case "animationDuration": .number(0.25)
    case "disableActions": .boolean(false)
    default: .nil
    }
  }

  /// Stores a value in the innermost level; outside any, in the implicit transaction.
  package mutating func setInnermost(_ key: String, _ value: Value) {
    var why = reasons.union(because(.txn(5)), callbacks.whyActing)
    if Property(rawValue: key)?.isTransactionValue != true {
      why = reasons.union(why, .txn(9))
    }
    if let last = transactions.explicit.indices.last {
      if transactions.locks > 0 { why = reasons.union(why, .txn(49)) }
      transactions.explicit[last].set(key, value, why: why)
    } else {
      transactions.implicit = transactions.implicit ?? TransactionLevel()
      transactions.implicit?.set(key, value, why: reasons.union(why, .txn(44)))
    }
  }

  /// Notes that something just done leaves the values of open transactions alone.
  mutating func keepValues(because rule: RuleID) {
    for level in transactions.explicit.indices {
      for entry in transactions.explicit[level].entries.indices {
        let why = transactions.explicit[level].entries[entry].why
        transactions.explicit[level].entries[entry].why = reasons.union(why, rule)
      }
    }
    for entry in (transactions.implicit?.entries ?? []).indices {
      let why = transactions.implicit?.entries[entry].why ?? .none
      transactions.implicit?.entries[entry].why = reasons.union(why, rule)
    }
  }

  /// Ends the innermost explicit level and puts on record what must not leak from it.
  package mutating func dropInnermost() {
    guard let level = transactions.explicit.popLast() else { return }
    for key in level.keys {
      let rules = key == "disableActions" ? because(.txn(5), .txn(20)) : because(.txn(5))
      if let last = transactions.explicit.indices.last {
        transactions.explicit[last].overridden.append((key, rules))
      } else if transactions.implicit != nil {
        transactions.implicit?.overridden.append((key, rules))
      } else {
        transactions.overridden.removeAll { $0.key == key }
        transactions.overridden.append((key, rules))
      }
    }
  }
}
