import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Searches that are not made when layers come and go, and searches off the usual way.
  static let orders: [Fault] = [
    Fault(
      "order-in-unasked", "nothing is looked up when a layer comes into a tree that is shown",
      breaks: [.act(43)], taking: [.posts],
      smallest: """
        new l1
        new l2 {actions: {onOrderIn: x1}}
        host l1
        tick
        add l2 to l1
        tick
        """
    ) { Posts(["onOrderIn"], unseen: false) },
    Fault(
      "order-out-unasked", "nothing is looked up when a layer leaves a tree that is shown",
      breaks: [.act(43)], taking: [.posts],
      smallest: """
        new l1 {actions: {onOrderOut: x1}}
        new l2 {sublayers: [l1]}
        host l2
        tick
        remove l1
        tick
        """
    ) { Posts(["onOrderOut"], unseen: false) },
    Fault(
      "order-in-below-nothing", "a layer is ordered in although the layer above it is not shown",
      breaks: [.act(44)], taking: [.posts],
      smallest: """
        new l1
        new l2 {actions: {onOrderIn: x1}}
        add l2 to l1
        """
    ) { Posts([], unseen: true) },
    Fault(
      "replacement-unasked", "no transition is looked up when a layer takes the place of another",
      breaks: [.act(45)], taking: [.posts],
      smallest: """
        new l1
        new l2 {sublayers: [l1], actions: {transition: x1}}
        new l3 {actions: {transition: x1}}
        host l2
        tick
        replace l1 in l2 with l3
        tick
        """
    ) { Posts(["transition"], unseen: false) },
    Fault(
      "list-change-unasked", "no action is looked up when the list of sublayers changes",
      breaks: [.act(46)], taking: [.posts],
      smallest: """
        new l1 {actions: {sublayers: x1}}
        new l2
        host l1
        tick
        add l2 to l1
        tick
        """
    ) { Posts(["sublayers"], unseen: false) },
    Fault(
      "delegate-of-parent-asked", "a layer without delegate asks that of the layer above",
      breaks: [.act(47)], taking: [.answer],
      smallest: """
        new l1
        new d1 {opacity: x1}
        new l2 {sublayers: [l1], delegate: d1}
        ask l1 opacity
        """
    ) { ParentAsked() },
    Fault(
      "custom-key-unasked", "no action is looked up for keys that no class declares",
      breaks: [.act(49)], taking: [.answer],
      smallest: """
        new l1 {actions: {aKey: x1}}
        ask l1 aKey
        """
    ) { KnownKeysAlone(isEvent: false) },
    Fault(
      "event-key-unasked", "a search for an event that is no property finds nothing",
      breaks: [.act(56)], taking: [.answer],
      smallest: """
        new l1 {actions: {animation: x1}}
        ask l1 animation
        """
    ) { KnownKeysAlone(isEvent: true) },
    Fault(
      "changes-of-actions-unasked", "what an action changes is not searched for actions",
      breaks: [.act(50)], taking: [.searchesWithinRun],
      smallest: """
        new l1
        new l2 {sublayers: [l1], actions: {position: x1}}
        host l2
        tick
        react x1 run limit 1 [set l1.opacity 0]
        set l2.position (0, 1)
        animationKeys l1
        """
    ) { NestedUnasked() },
    Fault(
      "override-null-goes-on",
      "a null object that an overridden search answers does not end the search",
      breaks: [.act(51), .act(18)], taking: [.verdict],
      smallest: """
        new k1 CALayer
        new l1 k1 {actions: {zPosition: x1}}
        hook k1 actionForKey zPosition null
        ask l1 zPosition
        """
    ) { OverrideNullGoesOn() },
    Fault(
      "newcomer-fades-in", "a layer that comes into a tree is given an animation",
      breaks: [.act(53)], taking: [.fadesIn],
      smallest: """
        new l1
        host l1
        new l2
        tick
        add l2 to l1
        tick
        animationKeys l2
        """
    ) { FadesIn() },
    Fault(
      "key-listed-at-commit", "the key of a built-in animation is listed only after the commit",
      breaks: [.act(54)], taking: [.listed, .openedLevel, .closeLevel],
      smallest: """
        begin
        new l1
        new a1
        addAnimation a1 to l1 key k
        animationKeys l1
        """
    ) { ListedAtCommit() },
    Fault(
      "part-has-own-key", "a change of one number of a place animates under a key of its own",
      breaks: [.act(55)], taking: [.builtInKey],
      smallest: """
        new l1
        host l1
        tick
        set l1.position (0, 1)
        animationKeys l1
        """
    ) { PartKey() },
  ]
}

private struct Posts: ActionSemantics {
  let silent: Set<String>
  let unseen: Bool

  init(_ silent: Set<String>, unseen: Bool) {
    self.silent = silent
    self.unseen = unseen
  }

  mutating func posts(_ key: String, isShown: Bool) -> Bool {
    !silent.contains(key) && (isShown || unseen)
  }
}

private struct ParentAsked: ActionSemantics {
  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    if place == .delegate, state.delegateAnswer(layer, key) == nil,
      let parent = state.parent(of: layer)
    {
      return state.delegateAnswer(parent, key)
    }
    return state.standardAnswer(from: place, layer: layer, key: key)
  }
}

private struct KnownKeysAlone: ActionSemantics {
  let isEvent: Bool

  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    let unknown = isEvent ? "animation" : "aKey"
    return key == unknown ? nil : state.standardAnswer(from: place, layer: layer, key: key)
  }
}

private struct NestedUnasked: ActionSemantics {
  var searchesWithinRun: Bool { false }
}

private struct OverrideNullGoesOn: ActionSemantics {
  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    if place == .override, answer == .null { return .goOn }
    var standard = StandardSemantics()
    return standard.verdict(on: answer, at: place)
  }
}

private struct FadesIn: ActionSemantics {
  var fadesIn: Bool { true }
}

private struct ListedAtCommit: AnimationSemantics, TransactionSemantics {
  private var depth = 0

  mutating func listed(_ keys: [String]) -> [String] { depth > 0 ? [] : keys }

  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    depth += 1
    return TransactionLevel()
  }

  mutating func closeLevel(in state: inout WorldState) {
    depth -= 1
    state.dropInnermost()
  }
}

private struct PartKey: ActionSemantics {
  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String {
    guard property == .position || property == .bounds, let old = old.components,
      let new = new.components, zip(old, new).contains(where: { $0 == $1 })
    else { return property.rawValue }
    return property.rawValue + ".y"
  }
}
