import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// Whatever can be drawn is drawn: nothing in the generator is dead.
struct ReachTests {
  @Test func everyShapeComesUp() {
    // Fragments would bring up shapes that are never proposed by themselves.
    var missing = ShapeSet(StepShape.allCases)
    missing.subtract(shapes(of: GeneratedScript.withoutFragments.flatMap(\.steps)))
    for seed in 21...(250 as UInt64) where !missing.isEmpty {
      // What only scripts about one theme propose comes up in those.
      for theme in Theme.allCases where !missing.isDisjoint(with: theme.shapes) {
        let plan = ScriptEmphasis(theme: theme, ingredientPercent: 0)
        missing.subtract(shapes(of: GeneratedScript(seed: seed, plan: plan).steps))
        missing.subtract(shapes(of: GeneratedScript(withProfiles: seed, theme: theme).steps))
      }
      missing.subtract(shapes(of: GeneratedScript(withoutFragments: seed).steps))
    }
    #expect(StepShape.allCases.filter(missing.contains) == [])
  }

  private func shapes(of steps: [Step]) -> ShapeSet {
    ShapeSet(steps.compactMap { StepShape(of: $0) })
  }

  @Test func aStepHasAShapeOfItsKind() {
    for step in GeneratedScript.sampleSteps {
      let kinds = StepShape(of: step)?.kinds ?? []
      #expect(kinds.contains(step.kind), "\(step)")
    }
  }

  @Test(arguments: [
    "drop l1", "classAction CALayer position",
    "convert (0, 0) from l1.presentation to nil",
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

  @Test func aLayerIsMadeWithWhatOtherStepsSetToo() {
    let wanted: [Property] = [.sublayers, .mask, .delegate, .actions, .style]
    let missing = missing(
      wanted.map(\.rawValue), [.newLayer, .newDelegate],
      among: { step in
        guard let creation = step.creation, creation.name.kind == .layer else { return [] }
        return creation.settings.map(\.key)
      })
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

  @Test func everyClassOfLayersIsMade() {
    let missing = missing(palette.layerClasses, [.newLayer], about: .properties) {
      $0.creation?.knownClass
    }
    #expect(missing == [])
  }

  @Test func everyFurtherPropertyOfALayerIsRead() {
    let wanted = palette.further.filter { $0.key != .emitterCell }.values.joined()
    let missing = missing(Array(wanted), [.newLayer, .getProperty], about: .properties) {
      $0.reading?.property
    }
    #expect(missing == [])
  }

  @Test(arguments: [StepShape.setKey, .getKey, .observe])
  func everyPropertyOfALayerIsReachedByItsKey(shape: StepShape) {
    let keyed = palette.keyed
    let proposals =
      switch shape {
      case .setKey: keyed.settable
      case .getKey: keyed.readable
      default: keyed.observable
      }
    let wanted = proposals[.layer]?.all ?? []
    #expect(wanted.count > 40)
    let missing = missing(wanted, [.newLayer, .newDelegate, shape]) { step in
      if case .observe(_, let path) = step.command { return path.property }
      return step.keyPath?.property
    }
    #expect(missing == [])
  }

  @Test func whatHangsTogetherIsReachedByItsKeyAndNotObserved() {
    let keyed = palette.keyed
    let set = keyed.settable[.layer]?.all ?? []
    let tree: [Property] = [.sublayers, .mask, .delegate, .actions, .style]
    #expect(tree.allSatisfy(set.contains) && !set.contains(.superlayer))
    let read = keyed.readable[.layer]?.all ?? []
    #expect((tree + [.superlayer, .visibleRect]).allSatisfy(read.contains))
    let observed = keyed.observable[.layer]?.all ?? []
    #expect([.frame, .sublayers, .mask].allSatisfy { !observed.contains($0) })
    #expect(keyed.settable[.textLayer]?.all.contains(.wrapped) == true)
    #expect(keyed.settable[.layer]?.all.contains(.wrapped) == false)
  }

  @Test func everyFurtherPropertyOfAPresentationIsRead() {
    let wanted = PropertyTable.rarelyShown + (palette.further[.layer] ?? []).filter(\.isDrawn)
    let missing = missing(wanted, [.newLayer, .getPresentation], about: .properties) {
      $0.reading?.property
    }
    #expect(missing == [])
  }

  @Test func everyKeyPathIsAnimated() {
    let missing = missing(palette.keyPaths, [.newAnimation]) { step in
      step.creation?.settings.first { $0.key == "keyPath" }?.value.asString
    }
    #expect(missing == [])
    #expect(Palette.rareKeyPaths.allSatisfy(palette.keyPaths.contains))
  }

  @Test(arguments: [StepShape.setCell, .getCell])
  func everyPropertyOfACellIsUsed(shape: StepShape) {
    let wanted = (palette.further[.emitterCell] ?? []).filter(\.isDrawn)
    let missing = missing(wanted, [.newCell, shape], about: .properties) { step in
      if case .set(_, let property, _) = step.command { return property }
      return step.reading?.property
    }
    #expect(missing == [])
  }

  /// What is wanted and does not come up in scripts of certain shapes, however many are drawn.
  private func missing<Wanted: Hashable>(
    _ wanted: [Wanted], _ shapes: ShapeSet, about theme: Theme? = nil,
    in find: (Step) -> Wanted?
  ) -> Set<Wanted> {
    missing(wanted, shapes, about: theme, among: { step in find(step).map { [$0] } ?? [] })
  }

  /// The same where one step may bring up several.
  private func missing<Wanted: Hashable>(
    _ wanted: [Wanted], _ shapes: ShapeSet, about theme: Theme? = nil,
    among find: (Step) -> [Wanted]
  ) -> Set<Wanted> {
    var missing = Set(wanted)
    var plan = ScriptEmphasis(only: shapes)
    plan.theme = theme
    for seed in 1...(500 as UInt64) where !missing.isEmpty {
      let script = GeneratedScript(seed: seed, plan: plan)
      missing.subtract(script.steps.flatMap(find))
    }
    return missing
  }
}
