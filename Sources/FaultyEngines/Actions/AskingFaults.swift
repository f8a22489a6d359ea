import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Questions that are put at the wrong time, too often, or with consequences; and actions that are
  /// run wrongly.
  static let questions: [Fault] = [
    Fault(
      "asking-runs", "asking a layer for its action also runs it", breaks: [.act(19)],
      taking: [.askingRunsTheAction],
      smallest: """
        new l1 {style: {actions: {position: x1}}}
        ask l1 position
        """
    ) { AskingRuns() },
    Fault(
      "disabling-hides-actions", "disableActions hides actions from whoever asks for them",
      breaks: [.act(20)], taking: [.disablingHidesActions],
      smallest: """
        new l1 {style: {actions: {}, style: {actions: {position: x1}}}}
        set transaction.disableActions true
        ask l1 position
        """
    ) { DisablingHides() },
    Fault(
      "disabled-still-runs", "disableActions does not keep a change from running its action",
      breaks: [.act(21)], taking: [.searchesWhenDisabled],
      smallest: """
        set transaction.disableActions true
        new l1 {actions: {opacity: x1}, opacity: 0}
        """
    ) { DisabledStillRuns() },
    Fault(
      "stores-before-asking", "the new value is stored before anybody is asked",
      breaks: [.act(22)], taking: [.storesBeforeSearch],
      smallest: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        set l1.zPosition 1
        """
    ) { StoresBeforeAsking() },
    Fault(
      "asks-twice", "a change asks for its action twice", breaks: [.act(37)],
      taking: [.questionsPerChange],
      smallest: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        set l1.zPosition 1
        """
    ) { AsksTwice() },
    Fault(
      "same-value-restarts", "setting the value that is there already starts an animation",
      breaks: [.act(38), .view(54)], taking: [.isSame],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {opacity: a1}, opacity: 1}
        animationKeys l1
        """
    ) { SameValueRestarts() },
    Fault(
      "action-runs-for-property", "an action is run with a name of the engine's own for the event",
      breaks: [.act(39)], taking: [.run],
      smallest: """
        new l1 {actions: {opacity: x1}, opacity: 0}
        """
    ) { RunsUnderOtherName() },
    Fault(
      "action-under-key-path",
      "an animation that serves as action is attached without the event's key",
      breaks: [.act(40)], taking: [.key],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {zPosition: a1}}
        host l1
        tick
        set l1.zPosition 1
        animationKeys l1
        """
    ) { ActionWithoutKey() },
    Fault(
      "action-and-animation", "the built-in animation starts besides a custom action",
      breaks: [.act(42)], taking: [.addsAnimationToCustomAction],
      smallest: """
        new l1 {actions: {zPosition: x1}}
        host l1
        tick
        set l1.zPosition 1
        animationKeys l1
        """
    ) { ActionAndAnimation() },
  ]
}

private struct AskingRuns: ActionSemantics {
  var askingRunsTheAction: Bool { true }
}

private struct DisablingHides: ActionSemantics {
  var disablingHidesActions: Bool { true }
}

private struct DisabledStillRuns: ActionSemantics {
  var searchesWhenDisabled: Bool { true }
}

private struct StoresBeforeAsking: ActionSemantics {
  var storesBeforeSearch: Bool { true }
}

private struct AsksTwice: ActionSemantics {
  var questionsPerChange: Int { 2 }
}

private struct SameValueRestarts: PropertySemantics {
  mutating func isSame(_ old: Value, _ new: Value) -> Bool { false }
}

private struct RunsUnderOtherName: ActionSemantics {
  mutating func run(_ action: ObjectName, key: String, layer: ObjectName) -> Event {
    .ran(action, key: "set" + key, layer: layer)
  }
}

private struct ActionWithoutKey: AnimationSemantics {
  mutating func key(_ key: String?, for object: AnimationObject, isAction: Bool) -> String? {
    isAction ? nil : key
  }
}

private struct ActionAndAnimation: ActionSemantics {
  var addsAnimationToCustomAction: Bool { true }
}
