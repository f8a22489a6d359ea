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

  @Test func setsKeepTheirNumbersHoweverManyAreMetAfterThem() {
    let rules = Catalogue.rules.prefix(40).map(\.id)
    let pairs = rules.indices.flatMap { first in
      rules.indices.dropFirst(first + 1).map { [rules[first], rules[$0]] }
    }
    var table = ReasonTable()
    let sets = pairs.map { table.set($0) }
    #expect(Set(sets).count == 780)
    #expect(sets.map { table.rules(in: $0) } == pairs.map { $0.sorted() })
    #expect(pairs.map { table.set($0) } == sets)
  }

  @Test func aTableThatHasGrownLargeGivesWayToAnEmptyOne() {
    let rules = Catalogue.rules.map(\.id)
    var table = ReasonTable()
    let pair = table.set([rules[0], rules[1]])
    #expect(table.unlessTooLarge.rules(in: pair) == [rules[0], rules[1]])
    for first in rules.prefix(200) { for second in rules { _ = table.set([first, second]) } }
    #expect(table.rules(in: pair) == [rules[0], rules[1]])
    var fresh = table.unlessTooLarge
    #expect(fresh.set([rules[2], rules[1]]) == pair)
  }

  @Test func aCopyOfATableGoesOnByItself() {
    var table = ReasonTable()
    let pair = table.set([.geo(6), .act(4)])
    var copy = table
    let (own, other) = (table.union(pair, .tree(3)), copy.union(pair, .txn(5)))
    #expect(table.rules(in: own) == [.geo(6), .tree(3), .act(4)])
    #expect(copy.rules(in: other) == [.geo(6), .act(4), .txn(5)])
    #expect(copy.rules(in: pair) == table.rules(in: pair))
  }

  @Test func oneRuleNeedsNoTable() {
    #expect(ReasonTable().rules(in: Why(.geo(6))) == [.geo(6)])
    #expect(Why.none.isEmpty)
  }
}
