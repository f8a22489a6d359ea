import Choices
import Testing

// article: sort
/// Sorts numbers, and has one mistake.
func sortedNumbers(_ numbers: [Int]) -> [Int] {
  Array(Set(numbers)).sorted()
}
// end

/// The code of the article *Your first property*, as it stands there.
struct FirstPropertyTests {
  @Test func theCodeOfTheArticleIsThisCode() throws {
    try Article("YourFirstProperty", "FirstPropertyTests").expectSameCode()
  }

  @Test func aListWithTwoEqualNumbersIsFound() {
    // article: property
    let lists = Generator.integer(in: -100...100).list(count: 0...20)
    let property = ValueProperty(of: lists) { list in
      .init(sortedNumbers(list).count == list.count)
    }
    let result = property.check(seed: 1)
    // end

    // article: result
    #expect(result.failure?.value == [0, 0])
    // end
  }

  @Test func aListWrittenByHandIsShrunk() {
    let lists = Generator.integer(in: -100...100).list(count: 0...20)
    let property = ValueProperty(of: lists) { list in
      .init(sortedNumbers(list).count == list.count)
    }
    // article: by hand
    let failure = property.shrink([3, 1, 4, 1, 5, 9, 2, 6, 5])
    #expect(failure?.value == [0, 0])
    // end
  }

  @Test func aGeneratorOfAnotherTypeGoesBothWays() {
    // article: map
    struct Interval: Equatable {
      var start: Int
      var length: Int
    }

    let intervals = Generator.integer(in: 0...1000).and(.integer(in: 0...50)).map(
      { Interval(start: $0.0, length: $0.1) }, from: { ($0.start, $0.length) })
    let property = ValueProperty(of: intervals) { interval in
      .init(interval.start + interval.length <= 1020)
    }
    #expect(property.check(seed: 1).failure?.value == Interval(start: 971, length: 50))
    // end
  }

  @Test func generatorsOfManyTypesAreThere() {
    // article: types
    let names = Generator.string(count: 1...8, of: .printable)
    let ages = Generator<UInt8>.integer(in: 0...120).optional()
    let people = Generator<(String, UInt8?)>.tuple(names, ages)
    let property = ValueProperty(of: people) { name, age in
      .init(name.count < 3 || age ?? 0 < 18)
    }
    let failure = property.check(seed: 1).failure
    #expect(failure?.value.0 == "aaa" && failure?.value.1 == 18)
    // end

    // article: encoding
    #expect(names.firstEncodingMistake() == nil)
    // end
  }

  @Test func aPropertyThatIsNeverTestedDoesNotPass() {
    // article: vacuity
    let even = Generator.integer(in: 0...1000).filter { $0 % 2 == 0 }
    let result = ValueProperty(of: even) { number in
      number % 2 == 1 ? .init(number < 500) : .discarded
    }.check(seed: 1)
    #expect(result.failure == nil)
    #expect(!result.passed)
    print(result.vacuity?.description ?? "passed")
    // end
    #expect(
      result.vacuity?.description
        == "nothing was tested: 1000 of 1000 values do not meet the premise of the property; "
        + "let the generator draw such as do")
  }

  @Test func aSearchSaysWhatItDrew() throws {
    // article: search
    let test = ValueTest(
      of: Generator.integer(in: -100...100).list(count: 0...20),
      classify: { list, notes in
        if list.isEmpty { notes.label("empty") }
        if Set(list).count < list.count { notes.label("two equal numbers") }
      },
      { list in
        let sorted = sortedNumbers(list)
        if sorted.count != list.count { return "another length" }
        return zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 } ? nil : "not sorted"
      })
    var options = SearchOptions(seed: 1, cases: 500)
    options.require("two equal numbers", atLeast: 0.1)
    let report = test.search(options)
    print(report.text())
    // end
    try Article("YourFirstProperty", "FirstPropertyTests").expectOutput(report.text())
  }
}
