import LayerScript
import Rules

/// What a search for an action came to.
struct Finding: Sendable {
  enum Result: Hashable, Sendable {
    /// No action.
    case nothing
    /// A custom action of the script.
    case action(ObjectName)
    /// An animation object of the script.
    case animation(ObjectName)
    /// The built-in implicit animation.
    case builtIn
  }

  var result: Result = .nothing
  var why: Why = .none
  /// What leaves it open whether this is what is found.
  var open: OpenItem?
}

/// One change of one property, as the search and what runs after it see it.
struct PropertyChange: Sendable {
  let layer: Int
  let property: Property
  let old: Reading
  let new: Value
  let open: OpenItem?
  let origin: ChangeOrigin
}

extension World {
  /// Asks the places in order; the first answer that is not nil ends the search (ACT-01).
  ///
  /// - Parameters:
  ///   - layer: The layer that looks for an action.
  ///   - key: What it looks for.
  ///   - note: Receives every question that is put to somebody.
  /// - Returns: What was found, and why.
  mutating func search(
    _ layer: Int, _ key: String, asking note: (inout WorldState, Event, Why) -> Void
  ) -> Finding {
    var finding = Finding(why: Why(.act(1)))
    for place in semantics.searchOrder {
      if place == .builtIn { return builtIn(layer, key, finding) }
      // What the search finds at a place is as certain as what is installed there.
      let sources: [Property] =
        place == .delegate ? [.delegate] : place == .actions ? [.actions] : []
      for source in sources {
        finding.why = state.reasons.union(
          finding.why, state.properties[layer][source]?.why ?? .none)
      }
      let answer = semantics.answer(from: place, layer: layer, key: key, in: &state)
      if let event = question(to: place, layer, key) { note(&state, event, finding.why) }
      let verdict = semantics.verdict(on: answer, at: place)
      let rules = state.rules(
        of: place, answer: answer, verdict: verdict, layer: layer, key: key)
      finding.why = state.reasons.union(finding.why, rules)
      switch verdict {
      case .goOn: continue
      case .stop: return finding
      case .use:
        finding.result = found(answer)
        return finding
      }
    }
    return finding
  }

  private mutating func builtIn(_ layer: Int, _ key: String, _ finding: Finding) -> Finding {
    var finding = finding
    guard let property = Property(rawValue: key) else { return finding }
    switch semantics.builtIn(for: property, layer: layer, in: &state) {
    case .animates:
      finding.result = .builtIn
      finding.why = state.reasons.union(finding.why, state.because(.act(25), .act(30)))
    case .none(let rule): finding.why = state.reasons.union(finding.why, rule)
    case .open(let item): finding.open = item
    }
    return finding
  }

  private func found(_ answer: Value?) -> Finding.Result {
    guard let name = answer?.asReference else { return .nothing }
    switch name.kind {
    case .action: return .action(name)
    case .animation: return .animation(name)
    default: return .nothing
    }
  }

  /// The question that a place is asked, where somebody hears it.
  private func question(to place: ActionPlace, _ layer: Int, _ key: String) -> Event? {
    let name = state.identities[layer].name
    let reading = Property(rawValue: key).map { state.read(layer, $0) }
    let seen = reading?.open == nil ? reading?.value : nil
    switch place {
    case .delegate:
      return state.askableDelegate(of: layer).map {
        .asked($0, .actionForKey, layer: name, key: key, seen: seen)
      }
    case .override, .classHook:
      let callback: Callback = place == .override ? .actionForKey : .defaultActionForKey
      let asked = state.definedClasses(of: layer).first {
        state.classes[$0]?.answer(callback, key) != nil
      }
      return asked.map {
        let isOverride = place == .override
        return .asked(
          $0, callback, layer: isOverride ? name : nil, key: key, seen: isOverride ? seen : nil)
      }
    case .actions, .style, .builtIn: return nil
    }
  }
}
