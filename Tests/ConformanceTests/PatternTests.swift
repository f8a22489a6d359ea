import Geometry
import LayerScript
import Rules
import Testing

/// Which values a pattern lets pass.
struct PatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: ValuePattern
    let value: Value
    let isAccepted: Bool

    init(_ pattern: ValuePattern, _ value: Value, _ isAccepted: Bool) {
      self.pattern = pattern
      self.value = value
      self.isAccepted = isAccepted
    }

    var testDescription: String { "\(value) for \(pattern)" }
  }

  static let (one, two, three) = (Value.number(1), Value.number(2), Value.number(3))
  private static let half = Tolerance(absolute: 0.5)

  @Test(arguments: [
    Case(.exactly(one), one, true),
    Case(.exactly(one), .number(1.0000001), false),
    Case(.exactly(.number(0)), .number(-0.0), true),
    Case(.exactly(.number(.nan)), .number(.nan), true),
    Case(.exactly(.number(.infinity)), .number(.infinity), true),
    Case(.exactly(.number(.infinity)), .number(-.infinity), false),
    Case(.exactly(.boolean(true)), one, true),
    Case(.exactly(one), .boolean(false), false),
    Case(.exactly(.nil), .list([]), true),
    Case(.exactly(.list([])), .nil, true),
    Case(.exactly(.nil), .null, false),
    Case(.exactly(.point(Point(1, 2))), .size(Size(1, 2)), false),
    Case(.exactly(.list([one, two])), .list([two, one]), false),
    Case(
      .exactly(.dictionary([.init("a", one), .init("b", two)])),
      .dictionary([.init("b", two), .init("a", one)]), true),
    Case(.exactly(.dictionary([.init("a", one)])), .dictionary([.init("b", one)]), false),
  ])
  func anExactValueIsEqualUpToSpelling(pattern: Case) {
    #expect(pattern.pattern.accepts(pattern.value) == pattern.isAccepted)
  }

  /// An engine may answer as many as it likes: were each looked for among all, this would take minutes.
  @Test func manyEntriesAreComparedInAnyOrder() {
    let entries = (0..<100_000).map { Value.Entry("\($0)", .number(Double($0))) }
    let pattern = ValuePattern.exactly(.dictionary(entries))
    #expect(pattern.accepts(.dictionary(entries.reversed())))
    #expect(!pattern.accepts(.dictionary([.init("none", Self.one)] + entries.dropFirst())))
  }

  @Test(arguments: [
    Case(.near(one, half), .number(1.5), true),
    Case(.near(one, half), .number(0.5), true),
    Case(.near(one, half), .number(1.5000001), false),
    Case(.near(one, half), .number(.nan), false),
    Case(.near(.rect(Rect(0, 0, 1, 1)), half), .rect(Rect(0.5, 0, 1, 0.5)), true),
    Case(.near(.rect(Rect(0, 0, 1, 1)), half), .rect(Rect(0, 0, 1, 1.6)), false),
    Case(.near(.string("a"), half), .string("b"), false),
    Case(.near(.number(0.1), .singlePrecision), .number(Double(Float(0.1))), true),
    Case(.near(.number(0.1), .singlePrecision), .number(0.1001), false),
    Case(.near(.number(3), Tolerance(absolute: 0.1, modulus: 6)), .number(-3), true),
    Case(.near(.number(0), Tolerance(absolute: 0.1, modulus: 6)), .number(5.95), true),
    Case(.near(.number(0), Tolerance(absolute: 0.1, modulus: 6)), .number(5.8), false),
  ])
  func aNearValueMayDifferByTheTolerance(pattern: Case) {
    #expect(pattern.pattern.accepts(pattern.value) == pattern.isAccepted)
  }

  @Test(arguments: [
    Case(.unordered([one, two]), .list([two, one]), true),
    Case(.unordered([one, two]), .list([one]), false),
    Case(.unordered([one, two]), .list([one, one]), false),
    Case(.unordered([one, one]), .list([one, one]), true),
    Case(.unordered([]), .nil, true),
    Case(.orderedUpToTies([[one, two], [three]]), .list([two, one, three]), true),
    Case(.orderedUpToTies([[one, two], [three]]), .list([one, three, two]), false),
    Case(.orderedUpToTies([[one], [two]]), .list([one, two, three]), false),
    Case(.orderedUpToTies([[one], [two]]), .list([one]), false),
    Case(.orderedUpToTies([]), .nil, true),
    Case(.contains([two], count: 2), .list([one, two]), true),
    Case(.contains([two], count: 2), .list([two]), false),
    Case(.contains([three], count: 1), .list([one, two]), false),
    Case(.contains([], count: 0), .nil, true),
    Case(.ignoring([three], .exactly(.list([one, two]))), .list([one, three, two]), true),
    Case(.ignoring([three], .exactly(.list([one, two]))), .list([two, three, one]), false),
    Case(.ignoring([three], .unordered([one])), .list([three, one, three]), true),
    Case(.atMost(1), .list([one]), true),
    Case(.atMost(1), .list([one, two]), false),
    Case(.atMost(0), .nil, true),
  ])
  func aListMayLeaveItsOrderOrItsElementsOpen(pattern: Case) {
    #expect(pattern.pattern.accepts(pattern.value) == pattern.isAccepted)
  }

  @Test(arguments: [
    Case(.oneOf([.exactly(one), .exactly(two)]), two, true),
    Case(.oneOf([.exactly(one), .exactly(two)]), three, false),
    Case(.oneOf([]), one, false),
    Case(.finite, .point(Point(1, 2)), true),
    Case(.finite, .point(Point(1, .nan)), false),
    Case(.finite, .number(.infinity), false),
    Case(.something, .null, true),
    Case(.something, .nil, false),
    Case(.noneOf([.nil, one]), two, true),
    Case(.noneOf([.nil, one]), one, false),
    Case(.noneOf([.nil, one]), .nil, false),
    Case(.unspecified(.layers(1)), .number(.nan), true),
  ])
  func aWeakPatternStillRefusesWhatItRulesOut(pattern: Case) {
    #expect(pattern.pattern.accepts(pattern.value) == pattern.isAccepted)
  }

  @Test func theToleranceOfGeometryGrowsWithTheNumbersInTheFormula() {
    #expect(Tolerance.geometry(largest: 0).absolute == 1e-6)
    #expect(Tolerance.geometry(largest: 1e6).absolute > 1e-3)
  }

  @Test func anEngineOfSinglePrecisionGetsAWiderTolerance() {
    let loose = Tolerance.geometry(largest: 1).loosened(largest: 100)
    #expect(loose.accepts(100.0019, for: 100))
    #expect(!loose.accepts(100.0021, for: 100))
  }
}
