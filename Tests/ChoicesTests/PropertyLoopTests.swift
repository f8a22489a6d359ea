import Choices
import Testing

/// Properties go through the same loop as every search, up to their first failure.
struct PropertyLoopTests {
  @Test func aCheckCarriesOutNothingBehindItsFirstFailure() {
    var property = SequenceProperty(of: CountingTest(firstWrong: 200))
    property.length = 20
    let result = property.check(seed: 1, cases: 1000)
    #expect(result.cases == 200)
    #expect(result.commands == 199 * 20 + 1)
    #expect(result.failure?.commands == [0])
  }

  @Test func aCheckThatFindsNothingCarriesOutAllCases() {
    let test = CountingTest(firstWrong: 301)
    let result = SequenceProperty(of: test).check(seed: 1, cases: 300)
    #expect(result.cases == 300)
    #expect(result.failure == nil)
    #expect(test.counts.cases == 300)
  }

  @Test func aCheckAsksForNoNotes() {
    let test = CountingTest(firstWrong: 10)
    _ = SequenceProperty(of: test).check(seed: 1)
    #expect(test.counts.notes == 0)
  }

  @Test func aCheckOfNoCasesFindsNothing() {
    let result = SequenceProperty(of: CountingTest(firstWrong: 1)).check(seed: 1, cases: 0)
    #expect(result.cases == 0)
    #expect(result.failure == nil)
  }
}
