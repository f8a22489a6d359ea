import Choices
import Testing

/// A search does for single values what it does for sequences.
struct ValueTestTests {
  private static let lists = Generator.integer(in: 0...99).list(count: 0...20)

  @Test func everyKindOfFailureIsFiledWithItsSimplestValue() {
    let test = ValueTest(of: Self.lists) { list in
      if list.count > 4 { return "too long" }
      return list.contains { $0 >= 50 } ? "too large" : nil
    }
    let failures = test.search(SearchOptions(seed: 1, cases: 200)).failures
    #expect(failures.map(\.signature).sorted() == ["too large", "too long"])
    #expect(Set(failures.map(\.commands)) == [[[50]], [[0, 0, 0, 0, 0]]])
  }

  @Test func valuesAreClassified() {
    let test = ValueTest(
      of: Self.lists, classify: { list, notes in if list.isEmpty { notes.label("empty") } },
      { _ in nil })
    var options = SearchOptions(seed: 1, cases: 300)
    options.require("empty", atLeast: 0.01, certainty: 1e3)
    let report = test.search(options)
    #expect(report.coverage.map(\.verdict) == [.met])
    #expect(report.statistics.commands == report.statistics.cases)
  }

  @Test func guidanceFindsAWordLetterByLetter() async {
    let word = [7, 33, 60, 12]
    let test = ValueTest(
      of: Generator.integer(in: 0...63).list(count: 4...4),
      classify: { list, notes in
        notes.feature(UInt64(zip(list, word).prefix { $0.0 == $0.1 }.count))
      }, { list in list == word ? "found" : nil })
    var options = SearchOptions(seed: 1, cases: 30_000, guidance: .coverage(.notes))
    options.stopsAtFailure = true
    let guided = await test.search(options, workers: 2)
    #expect(guided.failures.map(\.commands) == [[word]])
    options.guidance = .none
    options.cases = guided.statistics.cases * 2
    #expect(test.search(options).passed)
  }

  @Test func aPropertyOfValuesMeetsTheValuesThatASearchDoes() throws {
    let values = Generator.integer(in: 0...9999)
    var options = SearchOptions(seed: 7, cases: 1000, guidance: .none)
    options.stopsAtFailure = true
    let search = ValueTest(of: values) { $0 > 9900 ? "too large" : nil }.search(options)
    let filed = try #require(search.failures.first)
    let result = ValueProperty(of: values) { .init($0 <= 9900) }.check(seed: 7)
    #expect(filed.origin == .generated(result.cases - 1))
    #expect(filed.original == [try #require(result.failure).original])
  }
}
