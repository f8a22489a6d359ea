import LayerScript
import Testing

@testable import LayerModel

@Suite("A world that goes on from a wrong value")
struct SupposingTests {
  private static let animated =
    "new l1; host l1; new a1 {keyPath: \"zPosition\", toValue: 4, beginTime: 99.75, duration: 1}; "
    + "addAnimation a1 to l1 key k; tick"

  @Test(
    "answers what follows from it",
    arguments: [
      ("new l1", "get l1.anchorPoint", "(0, 0)", "get l1.anchorPoint", "(0, 0)"),
      (
        "new l1 {bounds: (0, 0, 2, 2)}", "get l1.position", "(5, 5)", "get l1.frame",
        "(4, 4, 2, 2)"
      ),
      ("new l1; new l2", "get l2.superlayer", "l1", "get l2.superlayer", "l1"),
      ("new l1; new l2", "get l1.sublayers", "[l2]", "paintOrder l1", "[l2]"),
      ("new l1; new l2 {mask: l1}", "get l2.mask", "nil", "get l2.mask", "nil"),
      ("new l1", "get l1.needsLayout", "true", "get l1.needsLayout", "true"),
      ("new l1", "get l1.needsDisplay", "true", "get l1.needsDisplay", "true"),
      (animated, "get l1.animation(k).toValue", "8", "get l1.presentation.zPosition", "2"),
      (animated, "animationKeys l1", "nil", "get l1.presentation.zPosition", "0"),
      (
        "new l1", "get transaction.animationDuration", "2", "get transaction.animationDuration",
        "2"
      ),
    ])
  func answers(script: String, query: String, value: String, then: String, answer: String) throws {
    var world = World()
    for step in try Script(parsing: script).steps { _ = world.perform(step) }
    let supposed = try #require(try Self.query(query))
    let isSupposed = world.suppose(supposed, answers: try Self.value(value))
    #expect(isSupposed)
    let asked = try #require(try Self.query(then))
    #expect(world.perform(Step(asked)).answer == .value(try Self.value(answer)))
  }

  @Test(
    "is none where there is no such place, or the value is none for it",
    arguments: [
      ("new l1", "get l1.frame", "(0, 0, 1, 1)"), ("new l1", "get l1.superlayer", "l7"),
      ("new l1", "get l1.animation(k).duration", "1"), (animated, "animationKeys l1", "[\"x\"]"),
      ("new l1", "hitTest l1 (0, 0)", "l1"), ("new l1", "get l1.bounds", "\"wide\""),
      ("new l1", "get l1.superlayer", "l1"), ("new l1", "get l1.sublayers", "[l1]"),
      ("new l1; new l2", "get l1.sublayers", "[l2, l2]"), ("new l1", "get l1.mask", "l1"),
      ("new l1; new l2; add l2 to l1", "get l2.sublayers", "[l1]"),
      ("new l1; new l2; add l2 to l1", "get l1.superlayer", "l2"),
    ])
  func isNone(script: String, query: String, value: String) throws {
    var world = World()
    for step in try Script(parsing: script).steps { _ = world.perform(step) }
    let supposed = try #require(try Self.query(query))
    let isSupposed = world.suppose(supposed, answers: try Self.value(value))
    #expect(!isSupposed)
  }

  private static func query(_ text: String) throws -> Query? {
    try Script(parsing: text).steps.first?.query
  }

  /// A value as scripts write it.
  private static func value(_ text: String) throws -> Value {
    let step = try Script(parsing: "set l1.contents \(text)").steps.first
    guard case .set(_, _, let value)? = step?.command else { return .nil }
    return value
  }
}
