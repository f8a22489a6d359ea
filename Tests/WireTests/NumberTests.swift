import Choices
import Geometry
import LayerScript
import Testing
import Wire

/// Numbers travel without loss.
struct NumberTests {
  @Test(arguments: [1, 2, 3])
  func everyDoubleTravelsWithoutLoss(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      let decoded = try Self.roundTrip(.number(number))
      guard case .number(let other) = decoded else {
        Issue.record("\(number) came back as \(decoded)")
        continue
      }
      #expect(number.isNaN ? other.isNaN : number.bitPattern == other.bitPattern)
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1e16, "1e+16"),
    (999_999_999_999_999, "999999999999999"), (.nan, #"{"num":"nan"}"#),
    (.infinity, #"{"num":"inf"}"#), (-.infinity, #"{"num":"-inf"}"#),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func numbersHaveOneSpelling(number: Double, text: String) throws {
    #expect(Json(.number(number)).description == text)
    #expect(try Self.roundTrip(.number(number)).description == Value.number(number).description)
  }

  @Test func structuresTakeNumbersThatAreNone() throws {
    let point = Value.point(Point(.infinity, -.infinity))
    #expect(Json(point).description == #"{"point":[{"num":"inf"},{"num":"-inf"}]}"#)
    #expect(try Self.roundTrip(point) == point)
  }

  /// A value, sent and read back as the value of an outcome.
  private static func roundTrip(_ value: Value) throws -> Value {
    let trace = Trace([Outcome(.value(value))])
    let read = try Trace(Json(parsing: Json(trace).bytes))
    guard case .value(let value) = try #require(read.outcomes.first).answer else { return .nil }
    return value
  }
}
