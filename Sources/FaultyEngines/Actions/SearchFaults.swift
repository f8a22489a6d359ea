import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Searches for actions that ask the wrong places, or in the wrong order.
  static let searches: [Fault] = [
    Fault(
      "dictionary-before-delegate", "the actions dictionary is consulted before the delegate",
      breaks: [.act(1), .act(2)], taking: [.searchOrder],
      smallest: """
        new d1
        new l1 {delegate: d1, actions: {opacity: null}}
        ask l1 opacity
        """
    ) { SearchOrder([.override, .actions, .delegate, .style, .classHook, .builtIn]) },
    Fault(
      "style-before-dictionary", "the style chain is consulted before the actions dictionary",
      breaks: [.act(10), .act(1)], taking: [.searchOrder],
      smallest: """
        new l1 {style: {actions: {bounds: x1}}, actions: {bounds: null}}
        ask l1 bounds
        """
    ) { SearchOrder([.override, .delegate, .style, .actions, .classHook, .builtIn]) },
    Fault(
      "class-before-dictionary", "the class is consulted before the layer's own dictionaries",
      breaks: [.act(1), .act(14)], taking: [.searchOrder],
      smallest: """
        new k1 CALayer
        new l1 k1 {actions: {position: x1}}
        hook k1 defaultActionForKey position null
        ask l1 position
        """
    ) { SearchOrder([.override, .delegate, .classHook, .actions, .style, .builtIn]) },
    Fault(
      "style-direct", "the style dictionary itself is searched and not its entry 'actions'",
      breaks: [.act(7)], taking: [.answer],
      smallest: """
        new l1 {style: {actions: {position: x1}}}
        ask l1 position
        """
    ) {
      PlaceFault(.style) { layer, key, state in state.value(layer, .style)[key] }
    },
    Fault(
      "style-one-level", "a style within the style is not searched", breaks: [.act(9)],
      taking: [.answer],
      smallest: """
        new l1 {style: {actions: {position: x1}, style: {actions: {opacity: x1}}}}
        ask l1 opacity
        """
    ) {
      PlaceFault(.style) { layer, key, state in state.value(layer, .style)["actions"]?[key] }
    },
    Fault(
      "class-hook-ignored", "defaultActionForKey: is never asked", breaks: [.act(14)],
      taking: [.answer],
      smallest: """
        new k1 CALayer
        new l1 k1
        hook k1 defaultActionForKey position x1
        ask l1 position
        """
    ) { PlaceFault(.classHook) { _, _, _ in nil } },
    Fault(
      "override-falls-through",
      "a subclass that answers nil for actionForKey: is taken to have no opinion",
      breaks: [.act(18)], taking: [.verdict],
      smallest: """
        new k1 CALayer implementing [actionForKey]
        new l1 k1 {actions: {bounds: x1}}
        ask l1 bounds
        """
    ) {
      VerdictFault { answer, place, standard in
        place == .override && answer == .nil ? .goOn : standard
      }
    },
    Fault(
      "mute-delegate-stops", "a delegate that does not implement the method ends the search",
      breaks: [.act(12)], taking: [.answer],
      smallest: """
        new d1 implementing []
        new l1 {delegate: d1, style: {actions: {hidden: x1}}}
        ask l1 hidden
        """
    ) {
      PlaceFault(.delegate) { layer, key, state in
        let hasDelegate = state.value(layer, .delegate).asReference != nil
        return hasDelegate && state.askableDelegate(of: layer) == nil
          ? .null : state.delegateAnswer(layer, key)
      }
    },
  ]
}

/// An engine that asks the places in an order of its own.
private struct SearchOrder: ActionSemantics {
  let searchOrder: [ActionPlace]

  init(_ order: [ActionPlace]) {
    searchOrder = order
  }
}

/// An engine that takes from one place something else than what is there.
struct PlaceFault: ActionSemantics {
  private let place: ActionPlace
  private let answer: @Sendable (_ layer: Int, _ key: String, WorldState) -> Value?

  init(
    _ place: ActionPlace,
    _ answer: @escaping @Sendable (_ layer: Int, _ key: String, WorldState) -> Value?
  ) {
    self.place = place
    self.answer = answer
  }

  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    place == self.place
      ? answer(layer, key, state) : state.standardAnswer(from: place, layer: layer, key: key)
  }
}

/// An engine that draws the wrong conclusion from an answer.
struct VerdictFault: ActionSemantics {
  private let decide:
    @Sendable (_ answer: Value?, ActionPlace, _ standard: SearchVerdict) -> SearchVerdict

  init(
    _ decide:
      @escaping @Sendable (
        _ answer: Value?, ActionPlace, _ standard: SearchVerdict
      ) -> SearchVerdict
  ) {
    self.decide = decide
  }

  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    var standard = StandardSemantics()
    return decide(answer, place, standard.verdict(on: answer, at: place))
  }
}
