import Choices
import Foundation
import Testing

/// A failing case has a short text that gives it again.
struct RecordedCaseTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theTextOfACaseGivesItsChoicesAgain(seed: UInt64) throws {
    let mixture = DoubleMixture(limits: -50...2000, simplest: 10)
    let numbers = Generator.double(mixture).and(.integer(in: 10...9000)).list(count: 0...6)
    let texts = Generator<String>.string(count: 0...4, of: .printable).and(.boolean())
    let machine = ValueMachine(numbers.and(texts))
    let recorded = RecordedCase(machine.randomSequence(count: 3, seed: seed).steps)
    #expect(RecordedCase(recorded.description) == recorded)
    let data = try JSONEncoder().encode([recorded])
    #expect(try JSONDecoder().decode([RecordedCase].self, from: data) == [recorded])
  }

  @Test func referencesAndIdentitiesHaveWordsOfTheirOwn() {
    let recorded = RecordedCase(DrawerTest().randomSequence(count: 30, seed: 1).steps)
    #expect(recorded.description.contains("^") && recorded.description.contains("@"))
    #expect(RecordedCase(recorded.description) == recorded)
  }

  @Test func aChoiceIsCodableByItself() throws {
    let choices = DrawerTest().randomSequence(count: 5, seed: 2).steps
    let data = try JSONEncoder().encode(choices)
    #expect(try JSONDecoder().decode([[Choice]].self, from: data) == choices)
  }

  @Test(arguments: ["", "c2: 1;", "c1: x;", "c1: +;", "c1: @1;", "c1: d;", "c1: (300;", "c1: y/n;"])
  func anotherTextIsRefused(text: String) {
    #expect(RecordedCase(text) == nil)
  }

  @Test func aPropertyRepeatsARecordedFailure() throws {
    let property = ValueProperty(of: Generator.integer(in: 0...9999).list(count: 0...9)) { list in
      .init(list.allSatisfy { $0 < 700 })
    }
    let failure = try #require(property.check(seed: 1).failure)
    let text = try #require(failure.recorded).description
    #expect(text == "c1: (250 (251 +700 ) );")
    let recorded = try #require(RecordedCase(text))
    let again = try #require(property.replay(recorded))
    #expect(again.value == [700])
    #expect(property.replay(RecordedCase([])) == nil)
  }

  @Test func aSearchPrintsAndSavesFailuresByTheirChoices() throws {
    var options = SearchOptions(seed: 1, cases: 200)
    options.length = 20
    let test = DrawerTest(mistakes: [.changesOneOfThree])
    let report = SequenceSearch(of: test, options).run()
    let recorded = try #require(report.failures.first?.recorded)
    #expect(report.text().contains("recorded as '\(recorded)'"))
    var saved = SavedCases()
    saved.save(report)
    options.cases = 0
    let kept = SavedCases(text: saved.text)
    let again = SequenceSearch(of: test, options, saved: kept).run()
    #expect(again.failures.map(\.commands) == report.failures.map(\.commands))
    let mended = SequenceSearch(of: DrawerTest(), options, saved: kept).run()
    #expect(mended.saved.map(\.outcome) == [.passing])
  }
}
