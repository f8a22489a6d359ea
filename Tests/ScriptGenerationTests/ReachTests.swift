import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// Whatever can be drawn is drawn: nothing in the generator is dead.
struct ReachTests {
  @Test(arguments: StepShape.allCases)
  func theShapeComesUp(shape: StepShape) {
    // Fragments would bring up shapes that are never proposed by themselves.
    let isMeant = { (step: Step) in StepShape(of: step) == shape }
    let isFound =
      GeneratedScript.withoutFragments.contains { $0.steps.contains(where: isMeant) }
      || (21...100).contains {
        GeneratedScript(withoutFragments: $0).steps.contains(where: isMeant)
      }
    #expect(isFound)
  }

  @Test func aStepHasAShapeOfItsKind() {
    for step in GeneratedScript.sampleSteps {
      let kinds = StepShape(of: step)?.kinds ?? []
      #expect(kinds.contains(step.kind), "\(step)")
    }
  }

  @Test(arguments: [
    "copy a1 as a2", "drop l1", "new v1", "new c1", "new s1 {a: 1}", "observe l1 position", "lock",
    "setNeedsLayout l1", "setValue l1 aKey 1", "value l1 aKey", "render l1", "@2 get l1.opacity",
    "classAction CALayer position", "convert (0, 0) from l1 to nil",
    "hitTest l1.presentation (0, 0)",
  ])
  func aStepThatIsNeverDrawnHasNoShape(text: String) throws {
    let step = try #require(try Script(parsing: text).steps.first)
    #expect(StepShape(of: step) == nil)
  }

  @Test func everyWritablePropertyIsSet() {
    let wanted = palette.settable + palette.settableOfShapes
    let missing = missing(wanted, [.newLayer, .setProperty]) { $0.assignment?.property }
    #expect(missing == [])
  }

  @Test func everyPropertyOfALayerIsRead() {
    let wanted = palette.readable + palette.readableOfShapes
    let missing = missing(wanted, [.newLayer, .getProperty]) { $0.reading?.property }
    #expect(missing == [])
  }

  @Test func everyPropertyOfAPresentationIsRead() {
    let missing = missing(palette.presentable, [.newLayer, .getPresentation]) {
      $0.reading?.property
    }
    #expect(missing == [])
  }

  @Test func everyPropertyOfAnAnimationIsSet() {
    let missing = missing(palette.animationSettable, [.newAnimation, .setAnimation]) {
      $0.animationSettings.last?.property
    }
    #expect(missing == [])
  }

  @Test func everyPropertyOfAnAttachedAnimationIsRead() {
    let missing = missing(palette.attachedReadable, [.newLayer, .getAttached]) {
      $0.reading?.property
    }
    #expect(missing == [])
  }

  @Test(arguments: [StepShape.setTransaction, .getTransaction])
  func everyValueOfATransactionIsUsed(shape: StepShape) {
    let missing = missing(palette.transactionValues, [shape]) { step in
      if case .set(.transaction, let property, _) = step.command { return property }
      return step.reading?.property
    }
    #expect(missing == [])
  }

  @Test(arguments: [StepShape.setSubPath, .getSubPath])
  func everyPartOfAPropertyIsReached(shape: StepShape) {
    let missing = missing(palette.subPaths, [.newLayer, shape]) { $0.keyPath?.text }
    #expect(missing == [])
  }

  @Test func bothClassesOfLayersAreMade() {
    let missing = missing(palette.layerClasses, [.newLayer]) { $0.creation?.knownClass }
    #expect(missing == [])
  }

  /// What is wanted and does not come up in scripts of certain shapes, however many are drawn.
  private func missing<Wanted: Hashable>(
    _ wanted: [Wanted], _ shapes: Set<StepShape>, in find: (Step) -> Wanted?
  ) -> Set<Wanted> {
    var missing = Set(wanted)
    for seed in 1...(100 as UInt64) where !missing.isEmpty {
      let script = GeneratedScript(seed: seed, plan: CasePlan(only: shapes))
      missing.subtract(script.steps.compactMap(find))
    }
    return missing
  }
}
