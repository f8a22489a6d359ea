import LayerScript
import Rules
import Testing

@testable import LayerModel

/// What the constraints of a layer come to, in one direction and in a layer that is laid out (LAY-29).
struct ConstraintTests {
  private typealias Relation = ConstraintAxis.Relation

  private static func axis(_ relations: (ConstraintAxis.Part, Double)...) -> ConstraintAxis {
    ConstraintAxis(relations: relations.map { Relation(part: $0, amount: .points($1)) })
  }

  @Test(arguments: [
    (axis((.min, 10), (.max, 80)), ConstraintAxis.Outcome.fixed(min: 10, extent: 70)),
    (axis((.max, 80), (.min, 10)), .fixed(min: 10, extent: 70)),
    (axis((.min, 10), (.extent, 30)), .fixed(min: 10, extent: 30)),
    (axis((.mid, 50), (.extent, 30)), .fixed(min: 35, extent: 30)),
    (axis((.max, 90), (.extent, 30)), .fixed(min: 60, extent: 30)),
    (axis((.min, 10), (.mid, 50)), .fixed(min: 10, extent: 80)),
    (axis((.mid, 50), (.max, 90)), .fixed(min: 10, extent: 80)),
  ])
  func twoConstraintsFixADirection(axis: ConstraintAxis, outcome: ConstraintAxis.Outcome) {
    #expect(axis.outcome == outcome)
  }

  @Test(arguments: [
    (axis((.extent, 50), (.min, 5), (.max, 85)), ConstraintAxis.Outcome.fixed(min: 5, extent: 80)),
    (axis((.max, 100), (.mid, 50), (.extent, 20)), .fixed(min: 40, extent: 20)),
    (axis((.min, 1), (.max, 100), (.extent, 20)), .fixed(min: 1, extent: 20)),
  ])
  func ofMoreThanTwoTheLastOneCountsAndTheFirstInOrder(
    axis: ConstraintAxis, outcome: ConstraintAxis.Outcome
  ) {
    #expect(axis.outcome == outcome)
  }

  @Test(arguments: [
    axis(), axis((.extent, 50)), axis((.min, 5), (.min, 9)), axis((.max, 5), (.max, 9)),
    ConstraintAxis(relations: [Relation(part: .min, amount: .nothing)]),
    ConstraintAxis(relations: [
      Relation(part: .min, amount: .nothing), Relation(part: .extent, amount: .points(1)),
    ]),
  ])
  func someConstraintsLeaveTheirDirectionAlone(axis: ConstraintAxis) {
    #expect(axis.outcome == .alone)
  }

  @Test(arguments: [
    axis((.min, 5)), axis((.extent, 5), (.extent, 6)), axis((.min, 9), (.max, 5)),
    axis((.min, 1), (.min, 2), (.extent, 3)),
    ConstraintAxis(relations: [
      Relation(part: .min, amount: .nothing), Relation(part: .max, amount: .points(1)),
    ]),
    ConstraintAxis(relations: [
      Relation(part: .min, amount: .points(0)), Relation(part: .max, amount: .unknown),
    ]),
  ])
  func whatNoSourceRecordsIsNotDecided(axis: ConstraintAxis) {
    #expect(axis.outcome == .unknown)
  }

  /// A layer with two sublayers that a constraint layout manager places.
  private static func family(_ first: String, _ second: String = "") -> String {
    """
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1
    new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1
    new l3; set l3.name "b"; set l3.frame (5, 6, 7, 8); add l3 to l1
    set l2.constraints [\(first)]; set l3.constraints [\(second)]
    setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    """
  }

  private static func text(
    _ attribute: String, _ name: String, _ source: String, offset: Int = 0
  ) -> String {
    "{attribute: \"\(attribute)\", sourceName: \"\(name)\", sourceAttribute: \"\(source)\", "
      + "offset: \(offset)}"
  }

  private static let stretched =
    text("minX", "superlayer", "minX", offset: 10) + ", " + text("maxX", "superlayer", "midX")

  @Test(arguments: [
    (family(stretched), "(10, 2, 40, 40)"),
    (
      family(
        text("minX", "b", "maxX", offset: 4) + ", " + text("width", "b", "width"), stretched),
      "(54, 2, 40, 40)"
    ),
    (
      family(
        text("minX", "b", "minX", offset: 1) + ", " + text("width", "superlayer", "width"),
        text("minX", "a", "minX", offset: 1) + ", " + text("width", "superlayer", "width")),
      "(1, 2, 30, 40)"
    ),
    (
      family(text("minX", "a", "maxX") + ", " + text("width", "superlayer", "width")),
      "(1, 2, 30, 40)"
    ),
  ])
  func layoutGivesSublayersTheirFrames(script: String, frame: String) throws {
    try WorkedCase(script, frame, .lay(29), declaring: [.constraints: true]).check()
  }

  @Test func nothingIsSaidWhereNoConstraintsAreDeclared() throws {
    let (expected, _) = try Reference.lastAnswer(to: Self.family(Self.stretched))
    #expect(expected.weakened != nil)
  }

  @Test func aDelegateThatLaysOutTakesThePlaceOfTheManager() throws {
    let script = Self.family(Self.stretched).replacing(
      "setNeedsLayout l1",
      with: "new d1 implementing [layoutSublayers]; set l1.delegate d1; "
        + "setNeedsLayout l1")
    try WorkedCase(script, "(1, 2, 30, 40)", declaring: [.constraints: true]).check()
  }

  @Test func aChainOfSiblingsIsLaidOutAtOnce() throws {
    let count = 40
    let members = (2...count).map { place in
      let source = place == 2 ? "superlayer" : "n\(place - 1)"
      let constraints = [
        Self.text("minX", source, "minX", offset: 1),
        Self.text("width", source, "width", offset: -2),
      ]
      return
        "new l\(place) {name: \"n\(place)\", constraints: [\(constraints.joined(separator: ", "))]}; "
        + "add l\(place) to l1; "
    }
    let script =
      "new m1 CAConstraintLayoutManager; new l1 {bounds: (0, 0, 100, 80), layoutManager: m1}; "
      + members.joined() + "setNeedsLayout l1; layoutIfNeeded l1; get l\(count).frame"
    try WorkedCase(
      script, "(39, 0, 22, 0)", .lay(29), declaring: [.constraints: true]
    ).check()
  }
}
