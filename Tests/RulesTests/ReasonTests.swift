import Rules
import Testing

/// Reasons are sets, however they are numbered.
struct ReasonTests {
  static let sets: [[RuleID]] = [
    [], [.geo(6)], [.act(4)], [.geo(6), .act(4)], [.geo(1), .tree(3), .act(4)],
  ]

  @Test(arguments: sets)
  func aSetGivesItsRulesInOrder(rules: [RuleID]) {
    var table = ReasonTable()
    let why = table.set(rules.reversed())
    #expect(table.rules(in: why) == rules)
    #expect(why.isEmpty == rules.isEmpty)
  }

  @Test(arguments: sets, sets)
  func unionHasTheRulesOfBothInEitherOrder(left: [RuleID], right: [RuleID]) {
    var table = ReasonTable()
    let (first, second) = (table.set(left), table.set(right))
    let union = table.union(first, second)
    #expect(table.rules(in: union) == Set(left).union(right).sorted())
    #expect(table.union(second, first) == union)
    #expect(table.union(union, first) == union)
  }

  @Test func unionDoesNotDependOnGrouping() {
    for first in Self.sets {
      for second in Self.sets {
        for third in Self.sets {
          var table = ReasonTable()
          let (a, b, c) = (table.set(first), table.set(second), table.set(third))
          let left = table.union(table.union(a, b), c)
          #expect(left == table.union(a, table.union(b, c)))
        }
      }
    }
  }

  @Test func oneRuleNeedsNoTable() {
    #expect(ReasonTable().rules(in: Why(.geo(6))) == [.geo(6)])
    #expect(Why.none.isEmpty)
  }
}
