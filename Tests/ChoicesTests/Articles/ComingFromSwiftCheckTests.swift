import Choices
import Testing

/// The code of the article *Coming from SwiftCheck*, as it stands there.
struct ComingFromSwiftCheckTests {
  @Test func theCodeOfTheArticleIsThisCode() throws {
    try Article("ComingFromSwiftCheck", "ComingFromSwiftCheckTests").expectSameCode()
  }

  @Test func aPropertyIsAValue() {
    // article: property
    let lists = Generator.integer(in: -1000...1000).list(count: 0...50)
    let isItsOwnReverse = ValueProperty(of: lists) { list in
      .init(Array(list.reversed().reversed()) == list)
    }
    #expect(isItsOwnReverse.check(seed: 1).passed)
    // end
  }

  @Test func generatorsAreValues() {
    // article: generators
    struct Account: Equatable {
      var name: String
      var cents: Int
    }

    let accounts = Generator<(String, Int)>.tuple(
      .string(count: 1...8, of: .printable), .integer(in: 0...100_000)
    ).map({ Account(name: $0.0, cents: $0.1) }, from: { ($0.name, $0.cents) })
    let failure = ValueProperty(of: accounts) { .init($0.cents < 5000) }.check(seed: 1).failure
    #expect(failure?.value == Account(name: "a", cents: 5000))
    // end
  }

  @Test func aCountGoesDownWithTheListThatItCounts() {
    // article: dependent
    let counted = Generator.integer(in: 1...100).with { count in
      Generator.integer(in: 0...1000).list(count: count...count)
    }
    let largest = ValueProperty(of: counted) { _, list in
      .init((list.max() ?? 0) < 900)
    }.check(seed: 1)
    #expect(largest.failure?.value.0 == 1 && largest.failure?.value.1 == [900])
    // end
  }

  @Test func aPremiseThatHardlyEverHoldsDoesNotPass() {
    // article: premise
    let rare = ValueProperty(of: Generator.integer(in: 0...10_000)) { number in
      number % 97 == 5 ? .init(number > 0) : .discarded
    }.check(seed: 1)
    #expect(rare.failure == nil && !rare.passed)
    // end
  }
}
