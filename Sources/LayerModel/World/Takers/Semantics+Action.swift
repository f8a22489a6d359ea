import LayerScript
import Rules

extension Semantics: ActionSemantics {
  var searchOrder: [ActionPlace] { self[actions: .searchOrder].searchOrder }
  var storesBeforeSearch: Bool { self[actions: .storesBeforeSearch].storesBeforeSearch }
  var searchesAtChange: Bool { self[actions: .searchesAtChange].searchesAtChange }
  var searchesWhenDisabled: Bool { self[actions: .searchesWhenDisabled].searchesWhenDisabled }
  var questionsPerChange: Int { self[actions: .questionsPerChange].questionsPerChange }
  var askingRunsTheAction: Bool { self[actions: .askingRunsTheAction].askingRunsTheAction }
  var disablingHidesActions: Bool { self[actions: .disablingHidesActions].disablingHidesActions }

  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    self[actions: .answer].answer(from: place, layer: layer, key: key, in: &state)
  }

  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    self[actions: .verdict].verdict(on: answer, at: place)
  }

  mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict {
    self[actions: .builtIn].builtIn(for: property, layer: layer, in: &state)
  }

  var addsAnimationToCustomAction: Bool {
    self[actions: .addsAnimationToCustomAction].addsAnimationToCustomAction
  }

  mutating func runsWhereOpen(by item: OpenItem) -> Bool? {
    self[actions: .runsWhereOpen].runsWhereOpen(by: item)
  }

  mutating func posts(_ key: String, isShown: Bool) -> Bool {
    self[actions: .posts].posts(key, isShown: isShown)
  }

  var fadesIn: Bool { self[actions: .fadesIn].fadesIn }
  var searchesWithinRun: Bool { self[actions: .searchesWithinRun].searchesWithinRun }

  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String {
    self[actions: .builtInKey].builtInKey(property, from: old, to: new)
  }

  mutating func run(_ action: ObjectName, key: String, layer: ObjectName) -> Event {
    self[actions: .run].run(action, key: key, layer: layer)
  }
}
