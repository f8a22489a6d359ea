import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that run, or do not run, what a change finds where that is open, and bear what follows.
  static let openChangeVariants: [Variant] = [
    Variant(
      "undecided-properties-animate",
      "a change animates of a property of which sources do not agree that it does",
      by: .item(.animation(27)), taking: [.builtIn, .runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key contentsScale
        tick
        set l1.contentsScale 2
        tick
        advance 0.125
        get l1.presentation.zPosition
        begin
        set transaction.disableActions true
        set l1.contentsScale 3
        commit
        animationKeys l1
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key contentsScale
        animationKeys l1
        tick
        """
    ) { AnimatesOpenly([.animation(27)]) },
    Variant(
      "changes-from-nothing-animate", "a change from nothing, or to nothing, animates",
      by: .item(.animation(26)), taking: [.runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key shadowColor
        tick
        set l1.shadowColor nil
        tick
        set l1.actions {shadowColor: null}
        set l1.shadowColor rgba(1, 0, 0, 1)
        animationKeys l1
        set l1.actions nil
        set l1.shadowColor nil
        tick
        set l1.actions {shadowColor: null}
        set l1.shadowColor rgba(0, 1, 0, 1)
        animationKeys l1
        get l1.presentation.zPosition
        advance 5
        tick
        set l1.shadowColor nil
        """
    ) { RunsOpenly(.animation(26), true) },
    Variant(
      "changes-from-nothing-jump", "a change from nothing, or to nothing, does not animate",
      by: .item(.animation(26)), taking: [.runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key shadowColor
        tick
        begin
        set transaction.completionBlock b1
        set l1.shadowColor nil
        commit
        tick
        set l1.shadowColor rgba(1, 0, 0, 1)
        tick
        advance 1
        get l1.presentation.zPosition
        advance 5
        tick
        set l1.shadowColor nil
        """
    ) { RunsOpenly(.animation(26), false) },
    Variant(
      "changes-in-no-time-jump", "a change in a transaction of no duration does not animate",
      by: .item(.animation(28)), taking: [.runsWhereOpen],
      steps: """
        new l1
        host l1
        tick
        begin
        set transaction.animationDuration 0
        set transaction.completionBlock b1
        set l1.opacity 0.5
        commit
        animationKeys l1
        tick
        animationKeys l1
        advance 1
        tick
        begin
        set transaction.animationDuration 0
        set l1.opacity 1
        commit
        """
    ) { RunsOpenly(.animation(28), false) },
    Variant(
      "left-layers-animate", "a change of a layer that has left its tree animates",
      by: .item(.animation(41)), taking: [.builtIn, .runsWhereOpen], steps: leaving
    ) { AnimatesOpenly([.animation(41)]) },
    Variant(
      "left-layers-run-nothing", "a change of a layer that has left its tree runs nothing",
      by: .item(.animation(41)), taking: [.runsWhereOpen], steps: leaving
    ) { RunsOpenly(.animation(41), false) },
    Variant(
      "masks-do-not-animate", "a change of a mask runs nothing",
      by: .item(.animation(41)), taking: [.runsWhereOpen],
      steps: """
        new l1
        new l2
        set l1.mask l2
        host l1
        tick
        begin
        set transaction.completionBlock b1
        set l2.opacity 0.25
        commit
        animationKeys l2
        tick
        advance 0.125
        get l2.presentation.opacity
        set l2.opacity 1
        animationKeys l2
        tick
        """
    ) { RunsOpenly(.animation(41), false) },
    Variant(
      "masks-animate", "a change of a mask animates",
      by: .item(.animation(41)), taking: [.builtIn, .runsWhereOpen],
      steps: """
        new l1
        new l2
        set l1.mask l2
        host l1
        tick
        begin
        set transaction.completionBlock b1
        set l2.opacity 0.25
        commit
        animationKeys l2
        tick
        advance 0.125
        get l2.presentation.opacity
        set l2.opacity 1
        animationKeys l2
        tick
        """
    ) { AnimatesOpenly([.animation(41)]) },
    Variant(
      "new-layers-keep-animations",
      "a change of a new layer replaces nothing that is attached under its key",
      by: .item(.animation(41)), taking: [.runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new a2 {keyPath: "opacity", duration: 1, fromValue: 1}
        new l1 {actions: {position: a2}}
        host l1
        addAnimation a1 to l1 key position
        set l1.position (3, 4)
        tick
        advance 1
        get l1.presentation.zPosition
        animationKeys l1
        advance 4
        tick
        """
    ) { RunsOpenly(.animation(41), false) },
  ]

  private static let leaving = """
    new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
    new a2 {keyPath: "shadowRadius", duration: 4, fromValue: 1, toValue: 2, delegate: h2}
    new l2
    new l1 {actions: {position: a2}}
    add l1 to l2
    host l2
    addAnimation a1 to l1 key position
    tick
    remove l1
    set l1.position (3, 4)
    set l1.opacity 0.5
    add l1 to l2
    tick
    begin
    set transaction.disableActions true
    set l1.opacity 1
    commit
    animationKeys l1
    get l1.presentation.opacity
    get l1.presentation.zPosition
    advance 5
    tick
    """
}

/// Animates where items leave it open whether a change does.
private struct AnimatesOpenly: ActionSemantics, TouchCounting {
  let items: Set<OpenItem>
  private(set) var touches = 0

  init(_ items: Set<OpenItem>) {
    self.items = items
  }

  mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict {
    let standard = state.standardBuiltIn(for: property, layer: layer)
    guard case .open(let item) = standard, items.contains(item) else { return standard }
    touches += 1
    return .animates
  }

  mutating func runsWhereOpen(by item: OpenItem) -> Bool? { items.contains(item) ? true : nil }
}

/// Runs, or does not run, what is found wherever one item leaves that open.
struct RunsOpenly: ActionSemantics, TouchCounting {
  let item: OpenItem
  let runs: Bool
  private(set) var touches = 0

  init(_ item: OpenItem, _ runs: Bool) {
    self.item = item
    self.runs = runs
  }

  mutating func runsWhereOpen(by item: OpenItem) -> Bool? {
    guard item == self.item else { return nil }
    touches += 1
    return runs
  }
}
