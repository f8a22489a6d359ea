import LayerScript
import Testing

@testable import Conformance

@Suite("Unusual values of properties")
struct UnusualValueTests {
  @Test(
    "are told by the sort of object, the property and what is unusual",
    arguments: [
      ("new a1 {duration: -1}; new l1", ["CABasicAnimation duration negative"]),
      (
        "new l1; set l1.bounds (-2, 0, 1, -1)",
        [
          "layer bounds negative", "layer bounds negativeExtent",
        ]
      ),
      ("new l1; setValue l1 bounds.size.width inf", ["layer bounds.size.width infinite"]),
      (
        "new l1 {zPosition: nan, opacity: 0.1}",
        [
          "layer zPosition notANumber"
        ]
      ),
      ("new l1; set l1.position (0, 1e17)", []),
      (
        "new l1; set l1.speed 0.1; set transaction.animationDuration -1",
        [
          "transaction animationDuration negative"
        ]
      ),
      // Of matrices and colours such numbers are the usual case.
      ("new l1; set l1.transform translation(-0.1, 0, 0); set l1.opacity 0.5", []),
    ])
  func areTold(_ text: String, _ expected: [String]) throws {
    let script = try Script(parsing: text)
    let odd = script.unusualValues(upTo: script.steps.count - 1)
    #expect(odd.map { "\($0.sort) \($0.property) \($0.oddity.rawValue)" }.sorted() == expected)
  }

  @Test("are those up to a step alone")
  func upToAStep() throws {
    let script = try Script(parsing: "new l1; get l1.speed; set l1.speed -1")
    #expect(script.unusualValues(upTo: 1).isEmpty)
  }

  @Test("are replaced wherever they stand, and others are not")
  func areReplaced() throws {
    let script = try Script(
      parsing: "new l1 {speed: -1, zPosition: -1}; set l1.speed -2; set l1.speed inf")
    let odd = try #require(
      script.unusualValues(upTo: 2).first { $0.property == "speed" && $0.oddity == .negative })
    #expect(
      script.replacing(odd).oneLine
        == "new l1 {speed: 1, zPosition: -1}; set l1.speed 2; set l1.speed inf")
  }
}
