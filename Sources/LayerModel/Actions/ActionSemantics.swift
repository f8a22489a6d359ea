package import LayerScript
package import Rules

/// The places where a layer looks for an action, in the order of the specification (ACT-01).
package enum ActionPlace: CaseIterable, Hashable, Sendable {
  /// A subclass that overrides the whole search.
  case override
  case delegate
  /// The layer's own dictionary.
  case actions
  /// The dictionaries called `actions` within the style chain.
  case style
  /// The standing action of the layer's class.
  case classHook
  /// The built-in implicit animation.
  case builtIn
}

/// What an answer of one place means for the search.
package enum SearchVerdict: Hashable, Sendable {
  /// Look at the next place.
  case goOn
  /// There is no action.
  case stop
  /// This is the action.
  case use
}

/// The decisions about actions that a faulty engine may take differently.
package protocol ActionSemantics: PartialSemantics {
  /// The places in the order in which they are asked (ACT-01).
  var searchOrder: [ActionPlace] { get }

  /// Tells whether the new value is stored before anybody is asked (ACT-22).
  var storesBeforeSearch: Bool { get }

  /// Tells whether a change searches at once and not when it is committed (ACT-22, TXN-19).
  var searchesAtChange: Bool { get }

  /// Tells whether a change searches although actions are disabled (ACT-21).
  var searchesWhenDisabled: Bool { get }

  /// How often a change puts its question (ACT-37).
  var questionsPerChange: Int { get }

  /// Tells whether asking for an action also runs it (ACT-19).
  var askingRunsTheAction: Bool { get }

  /// Tells whether `disableActions` hides actions from whoever asks for them (ACT-20).
  var disablingHidesActions: Bool { get }

  /// What one place says; nil when it has nothing to say.
  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value?

  /// What an answer means.
  mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict

  /// What the built-in step makes of a change (ACT-24..30, 33, 35).
  mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict

  /// Tells whether an animation is added besides a custom action (ACT-42).
  var addsAnimationToCustomAction: Bool { get }

  /// Tells whether a change runs what is found for it where an item leaves that open; nil for what may be
  /// either.
  mutating func runsWhereOpen(by item: OpenItem) -> Bool?

  /// Tells whether an event of the hierarchy is looked for: where it can be seen (ACT-43..46).
  mutating func posts(_ key: String, isShown: Bool) -> Bool

  /// Tells whether a layer that comes is given an animation of its own (ACT-53).
  var fadesIn: Bool { get }

  /// Tells whether changes that an action makes are searched for in their turn (ACT-50).
  var searchesWithinRun: Bool { get }

  /// The key of the built-in animation of a change (ACT-55).
  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String

  /// The key and the object with which a custom action is run (ACT-39).
  mutating func run(_ action: ObjectName, key: String, layer: ObjectName) -> Event
}

/// Whether the built-in step animates a change.
package enum BuiltInVerdict: Hashable, Sendable {
  case animates
  /// It does not, and this rule says so.
  case none(RuleID)
  /// No source says whether it does.
  case open(OpenItem)
}

extension ActionSemantics {
  package var searchOrder: [ActionPlace] { ActionPlace.allCases }
  package var storesBeforeSearch: Bool { false }
  package var searchesAtChange: Bool { true }
  package var searchesWhenDisabled: Bool { false }
  package var questionsPerChange: Int { 1 }
  package var askingRunsTheAction: Bool { false }
  package var disablingHidesActions: Bool { false }
  package var addsAnimationToCustomAction: Bool { false }
  package var fadesIn: Bool { false }
  package mutating func runsWhereOpen(by item: OpenItem) -> Bool? { nil }
  package var searchesWithinRun: Bool { true }

  package mutating func posts(_ key: String, isShown: Bool) -> Bool { isShown }

  package mutating func builtInKey(
    _ property: Property, from old: Value, to new: Value
  ) -> String { property.rawValue }

  package mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    state.standardAnswer(from: place, layer: layer, key: key)
  }

  package mutating func verdict(on answer: Value?, at place: ActionPlace) -> SearchVerdict {
    switch answer {
    case nil: .goOn
    // An override that answers nothing has answered for the whole search (ACT-18).
    case .nil?: place == .override ? .stop : .goOn
    case .null?: .stop
    default: .use
    }
  }

  package mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict {
    state.standardBuiltIn(for: property, layer: layer)
  }

  package mutating func run(_ action: ObjectName, key: String, layer: ObjectName) -> Event {
    .ran(action, key: key, layer: layer)
  }
}
