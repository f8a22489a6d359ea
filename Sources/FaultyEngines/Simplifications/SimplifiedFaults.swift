import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// What engines leave out on purpose, beside `no-presentation`, `no-implicit-transaction` and
  /// `delegate-nil-stops`.
  static let simplifications: [Fault] = [
    Fault(
      "copy-of-last-frame", "a presentation copy shows the time at which the last turn ended",
      breaks: [.time(25)], taking: [.shownTime, .publishesAtTick],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0, byValue: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        advance 0.125
        get l1.presentation.zPosition
        """
    ) { CopyOfLastFrame() },
    Fault(
      "six-keys-animate", "geometry, opacity, background colour and corner radius alone animate",
      breaks: [.act(30), .act(25)], taking: [.builtIn],
      smallest: """
        new l1
        host l1
        tick
        set l1.zPosition 1
        animationKeys l1
        """
    ) {
      OnlyKeysAnimate([
        .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius,
      ])
    },
    Fault(
      "search-at-commit", "an action is looked for when a change is committed",
      breaks: [.act(22), .act(37)], taking: [.searchesAtChange],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1), actions: {bounds: x1}}
        tick
        """
    ) { SearchAtCommit() },
    Fault(
      "single-precision", "all numbers of a layer are stored in single precision",
      breaks: [.geo(3), .geo(2), .geo(29)], taking: [.stored],
      smallest: """
        new l1 {position: (0, 16777217)}
        get l1.position
        """
    ) { SinglePrecision() },
    Fault(
      "animation-without-key-refused", "an animation that is added without a key is an error",
      breaks: [.anim(5)], taking: [.refusesNoKey],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1
        """
    ) { AnimationWithoutKeyRefused() },
  ]

  /// Faults that kill the process of their engine, which is a driver therefore.
  public static let deadly: [Fault] = [
    Fault(
      "cycle-kills", "a layer can be added to itself, and the end of the turn dies of it",
      breaks: [.tree(22)], taking: [.wouldCycle, .attach, .publishesAtTick], isDeadly: true,
      smallest: """
        new l1
        add l1 to l1
        tick
        """
    ) { CycleKills() }
  ]
}

private struct CopyOfLastFrame: PresentationSemantics, TransactionSemantics {
  private var frame: Double?

  mutating func shownTime(in state: inout WorldState) -> Double? { frame }

  mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    frame = state.seconds
    var standard = StandardSemantics()
    return standard.publishesAtTick(in: &state)
  }
}

private struct SearchAtCommit: ActionSemantics {
  var searchesAtChange: Bool { false }
}

private struct SinglePrecision: PropertySemantics {
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    var standard = StandardSemantics()
    let stored = standard.stored(value, as: property, of: layer, in: &state)
    return stored.components.flatMap { numbers in
      stored.with(components: numbers.map { Double(Float($0)) })
    } ?? stored
  }
}

private struct AnimationWithoutKeyRefused: AnimationSemantics {
  var refusesNoKey: Bool { true }
}

private struct CycleKills: HierarchySemantics, TransactionSemantics {
  private var hasCycle = false

  mutating func wouldCycle(_ child: Int, under parent: Int, in state: inout WorldState) -> Bool {
    child != parent && state.ancestors(of: parent).contains(child)
  }

  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    hasCycle = hasCycle || child == parent
    if child != parent { state.link(child, to: parent, at: index) }
  }

  mutating func publishesAtTick(in state: inout WorldState) -> Bool {
    // What an engine does that walks round the circle: it runs out of stack.
    if hasCycle { Death.ofFullStack() }
    var standard = StandardSemantics()
    return standard.publishesAtTick(in: &state)
  }
}
