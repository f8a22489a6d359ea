import Choices
import Testing

/// A check that tested nothing, or hardly anything, has not passed.
struct VacuityTests {
  private static let digits = Generator<Int>.integer(in: 0...9)

  @Test func aFilterThatNothingPassesDoesNotPass() throws {
    let result = ValueProperty(of: Self.digits.filter { _ in false }) { _ in .passed }
      .check(seed: 1, cases: 50)
    #expect(!result.passed && result.failure == nil)
    let vacuity = try #require(result.vacuity)
    #expect(vacuity.undrawn == 50 && vacuity.tested == 0)
    #expect(
      vacuity.description.hasPrefix("nothing was tested: for 50 of 50 cases nothing could be drawn")
    )
  }

  @Test func aPremiseThatNeverHoldsDoesNotPass() throws {
    let result = ValueProperty(of: Self.digits) { _ in .discarded }.check(seed: 1, cases: 50)
    #expect(!result.passed)
    let vacuity = try #require(result.vacuity)
    #expect(vacuity.description.contains("50 of 50 values do not meet the premise"))
  }

  @Test(arguments: [(premise: 1, isTooFew: true), (premise: 20, isTooFew: false)])
  func fewerThanOneTestedValueInTwentyIsTooFew(premise: Int, isTooFew: Bool) {
    // Of a narrow range, all numbers are drawn alike; pairs of them make a range of a hundred.
    let hundred = Self.digits.and(Self.digits).map { $0.0 * 10 + $0.1 }
    let result = ValueProperty(of: hundred) { $0 < premise ? .passed : .discarded }
      .check(seed: 1, cases: 2000)
    #expect((result.vacuity != nil) == isTooFew)
    #expect(result.passed == !isTooFew)
  }

  @Test func aFailureIsOneHoweverMuchWasDiscarded() {
    let result = ValueProperty(of: Self.digits) { $0 == 7 ? .failed : .discarded }.check(seed: 1)
    #expect(result.failure?.value == 7)
    #expect(result.vacuity == nil && !result.passed)
  }

  @Test func aMachineWithoutAnyPossibleCommandDoesNotPass() {
    let result = SequenceProperty(of: StuckTest()).check(seed: 1, cases: 10)
    #expect(result.failure == nil && result.vacuity?.undrawn == 10 && !result.passed)
    let report = SequenceSearch(of: StuckTest(), SearchOptions(seed: 1, cases: 10)).run()
    #expect(!report.passed)
    #expect(report.text().contains("nothing was tested: for 10 of 10 cases nothing could be drawn"))
  }

  @Test func aCheckThatIsOverBeforeItBeginsDoesNotPass() {
    let result = ValueProperty(of: Self.digits) { _ in .passed }.check(seed: 1, cases: 0)
    #expect(!result.passed)
  }

  @Test func whatWasTestedPasses() {
    #expect(ValueProperty(of: Self.digits) { .init($0 < 10) }.check(seed: 1).passed)
    #expect(SequenceProperty(of: DrawerTest()).check(seed: 1, cases: 20).passed)
    #expect(SequenceSearch(of: DrawerTest(), SearchOptions(seed: 1, cases: 20)).run().passed)
  }
}

/// A machine in whose only state no command is possible.
private struct StuckTest: SystemTest {
  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? { nil }

  func advance(_ state: inout Int, by command: Int) {}

  func check(_ command: Int, on system: inout Int, after state: Int) -> String? { nil }
}
