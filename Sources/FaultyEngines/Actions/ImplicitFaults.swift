import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Built-in animations that start where they should not, not where they should, or wrongly.
  static let implicits: [Fault] = [
    Fault(
      "new-layer-animates", "a layer that was never committed animates its changes",
      breaks: [.act(24), .act(17)], taking: [.builtIn],
      smallest: """
        new l1
        ask l1 position
        """
    ) {
      BuiltInFault { property, layer, state in
        let standard = state.standardBuiltIn(for: property, layer: layer)
        return standard == .none(.act(24)) ? .animates : standard
      }
    },
    Fault(
      "nothing-animates", "a change of a committed layer starts no animation",
      breaks: [.act(25), .act(30)], taking: [.builtIn],
      smallest: """
        new l1
        host l1
        tick
        set l1.position (0, 1)
        animationKeys l1
        """
    ) { BuiltInFault { _, _, _ in .none(.act(24)) } },
    Fault(
      "corner-radius-jumps", "cornerRadius is not on the list of properties that animate",
      breaks: [.act(30)], taking: [.builtIn],
      smallest: """
        new l1
        host l1
        tick
        set l1.cornerRadius 1
        animationKeys l1
        """
    ) {
      BuiltInFault { property, layer, state in
        property == .cornerRadius
          ? .none(.act(35)) : state.standardBuiltIn(for: property, layer: layer)
      }
    },
    Fault(
      "name-animates", "a change of a property without meaning for the screen animates",
      breaks: [.act(35)], taking: [.builtIn],
      smallest: """
        new l1
        host l1
        tick
        set l1.name "a"
        animationKeys l1
        """
    ) {
      BuiltInFault { property, layer, state in
        let standard = state.standardBuiltIn(for: property, layer: layer)
        return property == .name && state.isCommitted(layer) ? .animates : standard
      }
    },
    Fault(
      "path-animates", "a change of path starts an animation by itself",
      breaks: [.act(33), .sub(12)], taking: [.builtIn],
      smallest: """
        new l1 CAShapeLayer
        host l1
        tick
        set l1.path path[M 0 0]
        animationKeys l1
        """
    ) {
      BuiltInFault { property, layer, state in
        let standard = state.standardBuiltIn(for: property, layer: layer)
        return property == .path && state.isCommitted(layer) ? .animates : standard
      }
    },
    Fault(
      "implicit-duration-fixed", "built-in animations last a quarter second in any transaction",
      breaks: [.act(27), .txn(17)], taking: [.duration],
      smallest: """
        new l1
        set transaction.animationDuration 1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) { ImplicitDurationFixed() },
    Fault(
      "implicit-duration-longer", "where nothing is set, animations last a third of a second",
      breaks: [.act(27)], taking: [.duration],
      smallest: """
        new l1
        new a1
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) { ImplicitDurationLonger() },
    Fault(
      "implicit-linear", "built-in animations run evenly and not by the default curve",
      breaks: [.act(28), .func(5)], taking: [.pace],
      smallest: """
        new l1
        host l1
        tick
        set l1.cornerRadius 1
        tick
        advance 0.125
        get l1.presentation.cornerRadius
        """
    ) { ImplicitLinear() },
    Fault(
      "implicit-from-new-value", "built-in animations start from the new value",
      breaks: [.act(29), .pres(20)], taking: [.didAttach],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1
        set l1.position (0, 1)
        get l1.animation(position).fromValue
        """
    ) { ImplicitFromNewValue() },
  ]
}

/// An engine whose built-in step decides differently which changes animate.
private struct BuiltInFault: ActionSemantics {
  private let decide: @Sendable (Property, _ layer: Int, WorldState) -> BuiltInVerdict

  init(_ decide: @escaping @Sendable (Property, _ layer: Int, WorldState) -> BuiltInVerdict) {
    self.decide = decide
  }

  mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict { decide(property, layer, state) }
}

private struct ImplicitDurationFixed: AnimationSemantics {
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    let own = object[.duration].asNumber ?? 0
    return own > 0 ? own : 0.25
  }
}

private struct ImplicitDurationLonger: AnimationSemantics {
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    let own = object[.duration].asNumber ?? 0
    if own > 0 { return own }
    return transaction == 0.25 ? 1 / 3 : transaction
  }
}

private struct ImplicitLinear: AnimationSemantics {
  mutating func pace(
    of object: AnimationObject, transaction: Value, isBuiltIn: Bool
  ) -> Value {
    if transaction != .nil { return transaction }
    return isBuiltIn ? .timing(.named(.linear)) : object[.timingFunction]
  }
}

private struct ImplicitFromNewValue: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard animation.source == nil, let key = animation.key, let property = Property(rawValue: key),
      let last = state.animations[layer].attached.indices.last
    else { return }
    state.animations[layer].attached[last].object[.fromValue] = state.value(layer, property)
  }
}
