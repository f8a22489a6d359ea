import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// The null object taken for no object, and the other way round.
  static let nulls: [Fault] = [
    Fault(
      "delegate-nil-stops", "a nil answer of the delegate ends the search like the null object",
      breaks: [.act(3), .act(1)], taking: [.verdict],
      smallest: """
        new d1
        new l1 {delegate: d1, actions: {opacity: x1}}
        ask l1 opacity
        """
    ) {
      VerdictFault { answer, place, standard in
        place == .delegate && answer == .nil ? .stop : standard
      }
    },
    Fault(
      "delegate-null-goes-on", "the null object from the delegate is taken for nil",
      breaks: [.act(4), .act(11)], taking: [.verdict],
      smallest: """
        new d1 {position: null}
        new l1 {delegate: d1, actions: {position: x1}}
        ask l1 position
        """
    ) { NullGoesOn(at: .delegate) },
    Fault(
      "dictionary-null-goes-on", "the null object in the actions dictionary is taken for no entry",
      breaks: [.act(5), .act(11)], taking: [.verdict],
      smallest: """
        new l1 {actions: {opacity: null}, style: {actions: {opacity: x1}}}
        ask l1 opacity
        """
    ) { NullGoesOn(at: .actions) },
    Fault(
      "style-null-goes-on", "the null object in the style chain is taken for no entry",
      breaks: [.act(8), .act(11)], taking: [.verdict],
      smallest: """
        new l1 {style: {actions: {opacity: null}}}
        host l1
        tick
        ask l1 opacity
        """
    ) { NullGoesOn(at: .style) },
    Fault(
      "class-null-goes-on",
      "the null object from the class does not keep an animation from starting",
      breaks: [.act(15), .act(11)], taking: [.verdict],
      smallest: """
        new k1 CALayer
        new l1 k1
        host l1
        tick
        hook k1 defaultActionForKey position null
        ask l1 position
        """
    ) { NullGoesOn(at: .classHook) },
    Fault(
      "dictionary-is-final", "a dictionary without the key ends the search", breaks: [.act(6)],
      taking: [.answer],
      smallest: """
        new l1 {style: {actions: {position: x1}, style: {actions: {opacity: x1}}}}
        ask l1 opacity
        """
    ) {
      PlaceFault(.actions) { layer, key, state in
        let actions = state.value(layer, .actions)
        return actions.asDictionary == nil ? nil : actions[key] ?? .null
      }
    },
  ]
}

/// An engine that takes the null object of one place for nil.
private struct NullGoesOn: ActionSemantics {
  private let place: ActionPlace

  init(at place: ActionPlace) {
    self.place = place
  }

  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    var standard = StandardSemantics()
    let isNull = place == self.place && answer == .null
    return isNull ? .goOn : standard.verdict(on: answer, at: place)
  }
}
