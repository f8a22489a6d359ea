import Choices
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// Nothing is asked of an engine that it did not declare.
struct DeclarationTests {
  @Test(arguments: kinds)
  func kindsOfStepsThatAreNotDeclaredAreNotGenerated(missing: Set<StepKind>) {
    let steps = self.steps { $0.steps.subtract(missing) }
    #expect(missing.intersection(steps.map(\.kind)) == [])
    #expect(steps.count == 3 * ScriptMachine.longest)
  }

  @Test func everyKindOfStepIsAmongTheMissing() {
    #expect(
      Self.kinds.reduce([.new]) { $0.union($1) } == World.referenceDescription.steps)
  }

  @Test(arguments: ["CAShapeLayer", "CABasicAnimation", "CASpringAnimation", "delegate", "class"])
  func aClassThatIsNotDeclaredIsNotMade(name: String) {
    let made = steps { $0.classes.remove(name) }.compactMap(\.creation).map { creation in
      switch creation.name.kind {
      case .delegate, .class: creation.name.kind == .class ? "class" : "delegate"
      default: creation.knownClass?.rawValue ?? ""
      }
    }
    #expect(!made.contains(name))
    #expect(made.contains("CALayer"))
  }

  @Test(arguments: [
    (StepKind.setValue, ["transaction"]), (.get, ["CAShapeLayer", "presentation"]),
    (.removeAllAnimations, ["CATextLayer"]), (.new, ["CALayer", "delegate", "CABasicAnimation"]),
  ])
  func aStepIsAskedOfTheSubjectsAloneThatItIsDeclaredFor(kind: StepKind, subjects: [String]) {
    var engine = World.referenceDescription
    engine.subjects[kind] = Set(subjects)
    let machine = ScriptMachine(for: engine)
    for seed in 1...3 as ClosedRange<UInt64> {
      let script = Script(machine.randomSequence(count: 80, seed: seed).commands)
      #expect(script.steps.count == 80)
      var check = DeclarationCheck(World.referenceDescription)
      for step in script.steps {
        let variant = StepVariant(step, in: check)
        let isOther = variant.kind == kind && !subjects.contains(variant.subject)
        let parents = ClassName(rawValue: variant.subject).map { type in
          sequence(first: type) { $0.superclass }.map(\.rawValue)
        }
        #expect(!isOther || parents?.contains(where: subjects.contains) == true, "\(step)")
        check.advance(past: step)
      }
    }
  }

  @Test(
    "A property that can only be set is asked of no copy either",
    arguments: [
      ("get l1.presentation.cornerCurve", false), ("value l1.presentation cornerCurve", false),
      ("value l1 cornerCurve", false), ("get l1.presentation.opacity", true),
    ])
  func writeOnly(step: String, isAdmitted: Bool) throws {
    var engine = World.referenceDescription
    engine.writeOnly["CALayer"] = [.cornerCurve]
    let script = try Script(
      parsing: "new l1; host l1; tick; set l1.cornerCurve \"circular\"; \(step)")
    #expect(DeclarationCheck(engine).admits(script) == isAdmitted)
  }

  @Test func withoutAnimationsNoneIsMentioned() {
    let steps = self.steps { $0.classes.subtract(Self.animationClasses) }
    #expect(steps.allSatisfy { $0.mentioned.allSatisfy { $0.kind != .animation } })
  }

  @Test(arguments: [0, 1])
  func aPropertyOfLayersThatIsNotDeclaredIsNotSetOrRead(half: Int) {
    let missing = Self.half(half, of: palette.readable)
      .subtracting([.sublayers, .mask, .delegate, .actions, .style])
    let steps = self.steps { engine in
      for name in engine.properties.keys { engine.properties[name]?.subtract(missing) }
    }
    let property = { (step: Step) in
      step.assignment?.property ?? step.propertyOfLayer ?? step.keyPath?.property
    }
    let used = steps.compactMap(property)
    #expect(steps.filter { property($0).map(missing.contains) == true } == [])
    #expect(Set(used).count > 10)
  }

  @Test(arguments: [0, 1])
  func aPropertyOfAnimationsThatIsNotDeclaredIsNotSetOrRead(half: Int) {
    let declared = World.referenceDescription.properties["CABasicAnimation"] ?? []
    let missing = Self.half(half, of: declared.sorted { $0.rawValue < $1.rawValue }).subtracting([
      .keyPath
    ])
    let steps = self.steps { engine in
      for name in Self.animationClasses { engine.properties[name]?.subtract(missing) }
    }
    let set = steps.flatMap(\.animationSettings).map(\.property)
    #expect(missing.intersection(set + steps.compactMap(\.propertyOfAnimation)) == [])
  }

  @Test(arguments: [
    ("CATransition {type: \"fade\"}", false), ("CAKeyframeAnimation {keyPath: \"opacity\"}", false),
    ("{keyPath: \"opacity\"}", true),
  ])
  func aCopyOfAnAnimationHasWhatItsClassDeclares(creation: String, isAdmitted: Bool) throws {
    let script = try Script(
      parsing: "new a1 \(creation); copy a1 as a2; copy a2 as a3; set a3.byValue 1")
    #expect(World.referenceDescription.admits(script) == isAdmitted)
  }

  @Test(arguments: [Property.animationDuration, .animationTimingFunction, .disableActions])
  func aValueOfTransactionsThatIsNotDeclaredIsNotSetOrRead(property: Property) {
    let steps = self.steps { $0.properties["transaction"]?.remove(property) }
    let used = steps.compactMap { step in
      if case .set(.transaction, let property, _) = step.command { return property }
      return step.reading?.property ?? step.keyPath?.property
    }
    #expect(!used.contains(property))
    #expect(!used.isEmpty)
  }

  @Test(
    arguments: [
      (.presentation, [.getPresentation, .presentationExists]),
      (.attachedAnimations, [.getAttached, .attachedExists]),
      (.subPaths, [.setSubPath, .getSubPath]),
    ] as [(EngineDescription.Feature, ShapeSet)])
  func whatNeedsAFeatureIsNotGeneratedWithoutIt(
    feature: EngineDescription.Feature, shapes: ShapeSet
  ) {
    let shapesOfSteps = steps { $0.features.remove(feature) }.compactMap { StepShape(of: $0) }
    #expect(shapes.isDisjoint(with: ShapeSet(shapesOfSteps)))
  }

  @Test func theBeginTimeOfAnAttachedAnimationIsReadOnlyWhereItCanBe() {
    let steps = self.steps { $0.features.remove(.animationBeginTime) }
    #expect(steps.allSatisfy { $0.reading?.property != .beginTime || $0.propertyOfLayer != nil })
  }

  @Test(
    arguments: [
      (.controlled, [.tick, .advance]), (.real, [.tick]), (.none, []),
    ] as [(EngineDescription.ClockControl, Set<StepKind>)])
  func timedStepsAreAsTheClockAllows(
    clock: EngineDescription.ClockControl, kinds: Set<StepKind>
  ) {
    let timed = steps { $0.clock = clock }.map(\.kind).filter { [.tick, .advance].contains($0) }
    #expect(Set(timed) == kinds)
  }

  @Test func theSmallestEngineGetsWholeScripts() {
    let engine = EngineDescription(
      name: "small", version: "1", language: "C", steps: [.new, .set, .get],
      classes: ["CALayer"], properties: ["CALayer": [.bounds, .position, .frame]], clock: .none)
    var plan = ScriptEmphasis()
    plan.disabled = ShapeSet(Self.ofTheirOwn)
    plan.ingredientPercent = 0
    let steps = GeneratedScript(seed: 1, plan: plan, for: engine).steps
    #expect(steps.count == ScriptMachine.longest)
    #expect(Set(steps.map(\.kind)) == engine.steps)
  }

  /// All kinds of steps but one, without which there is nothing to test.
  private static let animationClasses = ClassName.allCases.filter { $0.kind == .animation }
    .map(\.rawValue)

  private static let kinds: [Set<StepKind>] = [
    [.add, .remove, .replace], [.insert, .insertBelow, .insertAbove], [.begin, .commit, .flush],
    [.setValue, .value, .exists], [.answer, .hook, .ask, .classAction], [.set],
    [.addAnimation, .removeAnimation, .removeAllAnimations, .animationKeys],
    [.advance, .tick, .host, .convertTime], [.convert, .compute],
    [.scrollPoint, .scrollRectToVisible, .scrollToPoint, .scrollToRect],
    [.get, .paintOrder, .hitTest, .contains, .controlPoint, .expansionFactor],
    [.copy, .evaluate, .valueFunction],
    [.observe, .mutate, .keep, .read, .classDefault, .classNeedsDisplay],
    [.setNeedsLayout, .layoutIfNeeded, .layoutSublayers],
    [.setNeedsDisplay, .displayIfNeeded, .display, .setNeedsDisplayInRect, .react],
    [.render, .drop, .lock, .unlock], [.askView, .beginBlock, .endBlock, .startAnimating],
  ]

  /// Steps that set properties with a shape of their own.
  private static let ofTheirOwn: [StepShape] = [
    .setSublayers, .setMask, .setDelegate, .setActions, .setStyle,
  ]

  /// Every second property, from the first or from the second on.
  private static func half(_ half: Int, of properties: [Property]) -> Set<Property> {
    Set(properties.enumerated().filter { $0.offset % 2 == half }.map(\.element))
  }

  /// The steps of some scripts for an engine that declares less than the reference.
  private func steps(_ change: (inout EngineDescription) -> Void) -> [Step] {
    var engine = World.referenceDescription
    change(&engine)
    return (1...3).flatMap { seed in
      GeneratedScript(
        seed: seed, plan: ScriptEmphasis(theme: nil, ingredientPercent: 40), for: engine
      ).steps
    }
  }
}

extension Step {
  /// The property of a layer, or of its presentation copy, that the step reads.
  fileprivate var propertyOfLayer: Property? {
    switch reading {
    case (.presentation, let property)?: property
    case (.object(let name), let property)? where name.kind == .layer: property
    default: nil
    }
  }

  /// The property of an animation, attached or not, that the step reads.
  fileprivate var propertyOfAnimation: Property? {
    switch reading {
    case (.attached, let property)?: property
    case (.object(let name), let property)? where name.kind == .animation: property
    default: nil
    }
  }
}
