import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that refuse, or put right, what they need not take as it is.
  static let refusalVariants: [Variant] = [
    Variant(
      "inserts-beyond-are-refused", "a layer is not inserted beyond the end of a list",
      by: .item(.layers(14)),
      steps: """
        new l1
        new l2
        new l3
        new l4
        new l5
        add l4 to l1
        add l1 to l5
        add l3 to l2
        host l2
        tick
        insert l1 into l2 at 1
        tick
        exists l4.presentation
        get l4.presentation.opacity
        set l4.opacity 0.5
        animationKeys l4
        convert (1, 1) from l4 to l5
        set l2.sublayers []
        get l5.sublayers
        get l1.superlayer
        """
    ) { RefusesOpenly(.layers(14)) },
    Variant(
      "inserts-beside-itself-are-refused", "a layer is not inserted beside itself",
      by: .item(.layers(16)),
      steps: """
        new l1
        new l2
        new l3
        new l4
        add l4 to l1
        add l1 to l2
        add l3 to l2
        host l2
        tick
        insert l1 into l2 below l1
        tick
        set l4.opacity 0.5
        animationKeys l4
        insert l3 into l2 above l1
        get l2.sublayers
        """
    ) { RefusesOpenly(.layers(16)) },
    Variant(
      "singular-frames-are-refused", "a frame is not set under a singular transform",
      by: .item(.layers(2)),
      steps: """
        new d1
        new l1 {transform: planar(0, 0, 0, 1, 0, 0)}
        new l2
        add l2 to l1
        host l1
        tick
        begin
        set transaction.completionBlock b1
        set l1.frame (1, 2, 3, 4)
        commit
        animationKeys l1
        get l1.presentation.position
        get l1.needsLayout
        tick
        set l1.delegate d1
        set l1.position (0, 0)
        animationKeys l1
        """
    ) { RefusesOpenly(.layers(2)) },
    Variant(
      "infinities-are-refused", "a place that is infinitely far away is not taken",
      by: .item(.layers(3)),
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new d1
        new l1
        host l1
        addAnimation a1 to l1 key position
        tick
        begin
        set transaction.completionBlock b1
        set l1.position (inf, 0)
        commit
        tick
        advance 1
        animationKeys l1
        get l1.presentation.zPosition
        set l1.delegate d1
        set l1.position (0, 0)
        tick
        """
    ) { RefusesOpenly(.layers(3)) },
    Variant(
      "nothing-is-no-number", "a number is not set to nothing by its key",
      by: .item(.layers(30)),
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new d1
        new l1
        host l1
        addAnimation a1 to l1 key cornerRadius
        tick
        begin
        set transaction.completionBlock b1
        setValue l1 cornerRadius nil
        commit
        tick
        advance 1
        animationKeys l1
        get l1.presentation.cornerRadius
        get l1.presentation.zPosition
        set l1.delegate d1
        set l1.cornerRadius 0.5
        tick
        """
    ) { RefusesOpenly(.layers(30)) },
    Variant(
      "turned-frames-are-refused", "a frame is not set where its sides are turned",
      by: .item(.layers(1)),
      steps: """
        new d1
        new l1 {transform: planar(1, 0, 1, 1, 0, 0)}
        new l2
        add l2 to l1
        host l1
        tick
        begin
        set transaction.completionBlock b1
        set l1.frame (1, 2, 3, 4)
        commit
        animationKeys l1
        get l1.presentation.position
        get l1.needsLayout
        tick
        set l1.delegate d1
        set l1.position (0, 0)
        animationKeys l1
        """
    ) { RefusesOpenly(.layers(1)) },
    Variant(
      "opacities-beyond-are-refused", "an opacity outside of its range is not taken",
      by: .item(.layers(27)),
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new d1
        new l1
        host l1
        addAnimation a1 to l1 key opacity
        tick
        begin
        set transaction.completionBlock b1
        set l1.opacity 2
        commit
        tick
        advance 1
        animationKeys l1
        get l1.presentation.zPosition
        set l1.delegate d1
        set l1.opacity 0.5
        tick
        """
    ) { RefusesOpenly(.layers(27)) },
    Variant(
      "strokes-beyond-are-refused", "a stroke does not begin or end beyond its path",
      by: .item(.layers(29)),
      steps: """
        new d1
        new l1 CAShapeLayer {delegate: d1}
        host l1
        tick
        begin
        set transaction.completionBlock b1
        set l1.strokeStart -1
        commit
        tick
        animationKeys l1
        get l1.presentation.strokeEnd
        set l1.strokeStart 0.5
        animationKeys l1
        tick
        """
    ) { RefusesOpenly(.layers(29)) },
    Variant(
      "opacities-are-clamped",
      "an opacity outside of its range is stored as the nearest one within",
      by: .item(.layers(27)), taking: [.stored],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new d1
        new l1 {delegate: d1}
        host l1
        addAnimation a1 to l1 key opacity
        tick
        begin
        set transaction.completionBlock b1
        set l1.opacity 2
        commit
        tick
        advance 1
        animationKeys l1
        get l1.presentation.zPosition
        set l1.opacity 1
        animationKeys l1
        tick
        """
    ) { OpacitiesAreClamped() },
  ]
}

private struct OpacitiesAreClamped: PropertySemantics, TouchCounting {
  private(set) var touches = 0

  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    var standard = StandardSemantics()
    let stored = standard.stored(value, as: property, of: layer, in: &state)
    guard property == .opacity || property == .shadowOpacity, let number = stored.asNumber,
      !(0...1 ~= number)
    else { return stored }
    touches += 1
    return .number(max(0, min(1, number)))
  }
}

/// Raises wherever one item permits it, and is as it was before.
private struct RefusesOpenly: AnswerChoice {
  let item: OpenItem
  private var before: World?
  /// The model of all steps but the refused ones and those after which nothing is decided any more.
  private var decided: World?

  init(_ item: OpenItem) {
    self.item = item
  }

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    defer { before = world }
    let isRefused = refuses(step, assumptions: world.state.assumptions)
    let isPermitted =
      expected.pattern == .doneOrRaises(item) || expected.pattern == .undecided
    guard isRefused, isPermitted, let before else { return 0 }
    outcome = Outcome(.raised("Refused"))
    world = before
    return 1
  }

  /// Tells whether the engine refuses a step, whatever other layers have been through.
  private mutating func refuses(_ step: Step, assumptions: Assumptions) -> Bool {
    let former = decided ?? World(assumptions: assumptions)
    var after = former
    let isRefused = after.perform(step).pattern == .doneOrRaises(item)
    decided = isRefused || after.state.lost != nil ? former : after
    return isRefused
  }
}
