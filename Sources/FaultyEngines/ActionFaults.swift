import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Searches for actions that ask the wrong places or draw the wrong conclusions.
  static let actionSearch: [Fault] = [
    Fault(
      "dictionary-before-delegate", "the actions dictionary is consulted before the delegate",
      breaks: [.act(1), .act(2)],
      smallest: """
        new l1
        new d1 {position: x1}
        set l1.delegate d1
        set l1.actions {position: x2}
        ask l1 position
        """
    ) { DictionaryBeforeDelegate() }
  ]

  /// The null object taken for no object, and the other way round.
  static let nullAndNil: [Fault] = [
    Fault(
      "delegate-nil-stops", "a nil answer of the delegate ends the search like the null object",
      breaks: [.act(3), .act(1)],
      smallest: """
        new l1
        new d1
        set l1.delegate d1
        set l1.actions {position: x1}
        ask l1 position
        """
    ) { DelegateNilStops() },
    Fault(
      "delegate-null-goes-on", "the null object from the delegate is taken for nil",
      breaks: [.act(4), .act(11)],
      smallest: """
        new l1
        new d1 {position: null}
        set l1.delegate d1
        set l1.actions {position: x1}
        ask l1 position
        """
    ) { DelegateNullGoesOn() },
  ]
}

private struct DictionaryBeforeDelegate: Semantics {
  var searchOrder: [ActionPlace] {
    [.override, .actions, .delegate, .style, .classHook, .builtIn]
  }
}

private struct DelegateNilStops: Semantics {
  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    var standard = StandardSemantics()
    let isDelegateNil = place == .delegate && answer == .nil
    return isDelegateNil ? .stop : standard.verdict(on: answer, at: place)
  }
}

private struct DelegateNullGoesOn: Semantics {
  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    var standard = StandardSemantics()
    let isDelegateNull = place == .delegate && answer == .null
    return isDelegateNull ? .goOn : standard.verdict(on: answer, at: place)
  }
}
