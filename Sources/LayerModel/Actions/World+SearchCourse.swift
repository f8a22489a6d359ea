package import LayerScript

/// What the search for an action met at one place.
package struct SearchStop: Hashable, Sendable {
  /// What came of it.
  package enum Result: Hashable, Sendable {
    /// The place has nothing to say, so that the next one is asked.
    case goesOn
    /// The place says that there is no action.
    case endsWithout
    /// The place has the action.
    case ends
    /// No source says what the place answers.
    case open
    /// The search ended before.
    case notReached
  }

  /// The place.
  package let place: ActionPlace
  /// What the place has for the key; nil for nothing, and for what no script can name.
  package let answer: Value?
  /// What came of it.
  package let result: Result
}

extension World {
  /// The places where a layer looks for an action, in order, with what each has and what that means (ACT-01).
  ///
  /// Nobody is asked for it: the world stays as it is.
  package func searchCourse(of name: ObjectName, key: String) -> [SearchStop] {
    guard let layer = state.layer(name) else { return [] }
    var world = self
    var isOver = false
    return semantics.actions.searchOrder.map { place in
      let answer = world.semantics.actions.answer(
        from: place, layer: layer, key: key, in: &world.state)
      let result = isOver ? .notReached : world.result(of: answer, at: place, layer, key)
      isOver = isOver || result != .goesOn
      return SearchStop(place: place, answer: answer, result: result)
    }
  }

  private mutating func result(
    of answer: Value?, at place: ActionPlace, _ layer: Int, _ key: String
  ) -> SearchStop.Result {
    if place == .builtIn {
      guard let property = Property(rawValue: key) else { return .endsWithout }
      switch semantics.actions.builtIn(for: property, layer: layer, in: &state) {
      case .animates: return .ends
      case .none: return .endsWithout
      case .open: return .open
      }
    }
    if let view = answer?.asReference, view.kind == .view {
      // A view that is gone answers nothing, which ends the search all the same (ACT-03).
      if state.views.gone.contains(view) { return .open }
      let reply = reply(of: view, to: layer, key)
      if reply.open != nil { return .open }
      return reply.answer == .null ? .endsWithout : .ends
    }
    switch semantics.actions.verdict(on: answer, at: place) {
    case .goOn: return .goesOn
    case .stop: return .endsWithout
    case .use: return .ends
    }
  }
}
