import Choices
import Testing

/// Floating-point numbers are searched for, and end at the simplest that keeps the failure.
struct DoubleSearchTests {
  /// A failing start, when it fails, and where it has to end.
  struct NumberCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Double
    let end: Double
    let fails: @Sendable (Double) -> Bool
  }

  static let cases: [NumberCase] = [
    NumberCase(testDescription: "a bound", start: 734_921.375, end: 1001) { $0 > 1000 },
    NumberCase(testDescription: "a bound below zero", start: -734_921.375, end: -1001) {
      $0 < -1000
    },
    NumberCase(testDescription: "either sign", start: -88.5, end: 3) { $0.magnitude > 2.5 },
    NumberCase(testDescription: "not whole", start: 5000.123, end: 100.5) {
      $0 > 100 && $0 != $0.rounded()
    },
    NumberCase(testDescription: "two binary places", start: 77.8125, end: 0.25) {
      $0 * 2 != ($0 * 2).rounded()
    },
    NumberCase(testDescription: "a fraction of many places", start: 9.9375, end: 0.0625) {
      $0 * 8 != ($0 * 8).rounded()
    },
    NumberCase(testDescription: "negative zero", start: -0.0, end: 0) { $0 == 0 },
    NumberCase(testDescription: "negative zero alone", start: -0.0, end: -0.0) {
      $0 == 0 && $0.sign == .minus
    },
    NumberCase(testDescription: "no infinity", start: .infinity, end: 51) { $0 > 50 },
    NumberCase(testDescription: "more than whole numbers go", start: 3e15, end: 2e12) {
      $0 >= 2e12
    },
  ]

  @Test(arguments: cases)
  func aNumberEndsAtTheSimplestThatFails(_ example: NumberCase) throws {
    var mixture = DoubleMixture(limits: -1e16...1e16)
    mixture.allowsInfinities = true
    let property = ValueProperty(of: .double(mixture)) { .init(!example.fails($0)) }
    let failure = try #require(property.shrink(example.start))
    #expect(failure.value.bitPattern == example.end.bitPattern)
    #expect(failure.report.executions < 250)
  }

  @Test func theSimplestOfAMixtureIsSimplerThanZero() throws {
    let generator = Generator.double(DoubleMixture(limits: 0...4, simplest: 2))
    let property = ValueProperty(of: generator) { .init($0 > 3) }
    let failure = try #require(property.shrink(0))
    #expect(failure.value == 2)
  }
}
