import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Animation objects that say something else of themselves, before they are attached.
  static let animationObjects: [Fault] = [
    Fault(
      "transition-defaults-to-nothing", "a fresh transition has an end progress of 0",
      breaks: [.anim(71)], taking: [.animationDefault],
      smallest: """
        new a1 CATransition {type: "fade"}
        get a1.endProgress
        """
    ) {
      FreshFault { property, object, value in
        object.type == .transition && property == .endProgress && value == .number(1)
          ? .number(0) : value
      }
    },
    Fault(
      "transition-progress-clamped", "the progress values of a transition are clamped to 0...1",
      breaks: [.anim(81)], taking: [.animationDefault],
      smallest: """
        new a1 CATransition {type: "fade", startProgress: -1}
        get a1.startProgress
        """
    ) {
      FreshFault { property, _, value in
        guard property == .startProgress || property == .endProgress, let number = value.asNumber
        else { return value }
        return .number(min(max(number, 0), 1))
      }
    },
    Fault(
      "calculation-mode-nil", "a fresh key-frame animation has no calculation mode",
      breaks: [.anim(78)], taking: [.animationDefault],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 0]}
        get a1.calculationMode
        """
    ) {
      FreshFault { property, _, value in
        property == .calculationMode && value == .string("linear") ? .nil : value
      }
    },
    Fault(
      "key-values-reversed", "a list of key values comes back in reverse order",
      breaks: [.anim(79)], taking: [.animationDefault],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 1]}
        get a1.values
        """
    ) {
      FreshFault { property, _, value in
        guard property == .values, let list = value.asList else { return value }
        return .list(list.reversed())
      }
    },
    Fault(
      "copy-loses-ends", "a copy of an animation has no end value",
      breaks: [.anim(80)], taking: [.copy],
      smallest: """
        new a1 {keyPath: "position", toValue: (0, 0)}
        copy a1 as a2
        get a2.toValue
        """
    ) {
      CopyFault()
    },
    Fault(
      "any-value-function", "a value function is found under any name",
      breaks: [.anim(82)], taking: [.valueFunctionName],
      smallest: """
        valueFunction "spin"
        """
    ) {
      NameFault()
    },
    Fault(
      "transition-under-its-own-key", "a transition is attached under the caller's key",
      breaks: [.anim(70)], taking: [.transitionKey],
      smallest: """
        new l1
        new a1 CATransition {type: "fade"}
        addAnimation a1 to l1 key k
        animationKeys l1
        """
    ) { TransitionKeepsKey() },
    Fault(
      "transition-fades-opacity", "a transition shows in the opacity of its layer",
      breaks: [.anim(72)], taking: [.duringTransition],
      smallest: """
        new a1 CATransition {type: "fade"}
        new l1 {actions: {position: a1}, position: (0, 1)}
        host l1
        tick
        get l1.presentation.opacity
        """
    ) { TransitionFades() },
    Fault(
      "animation-found-after-commit",
      "an animation is found under its key only once it was committed",
      breaks: [.anim(83)], taking: [.find],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        exists l1.animation(k)
        """
    ) {
      LateFault()
    },
    Fault(
      "unattached-layer-refuses", "a layer that is not on screen keeps no animations",
      breaks: [.anim(84), .anim(75)], taking: [.didAttach],
      smallest: """
        new l1
        new a1
        addAnimation a1 to l1 key k
        animationKeys l1
        """
    ) {
      RefusalFault()
    },
  ]
}

/// An engine whose animation objects read something else.
struct FreshFault: AnimationSemantics {
  private let read: @Sendable (Property, AnimationObject, Value) -> Value

  init(_ read: @escaping @Sendable (Property, AnimationObject, _ standard: Value) -> Value) {
    self.read = read
  }

  mutating func animationDefault(_ property: Property, of object: AnimationObject) -> Value {
    read(property, object, object[property])
  }
}

/// An engine whose copies forget where they lead.
private struct CopyFault: MotionSemantics {
  mutating func copy(of object: AnimationObject) -> AnimationObject {
    var copy = object
    copy[.toValue] = .nil
    return copy
  }
}

/// An engine that knows value functions which there are not.
private struct NameFault: MotionSemantics {
  mutating func valueFunctionName(_ name: String) -> String? { name }
}

/// An engine that treats transitions as other animations.
private struct TransitionKeepsKey: MotionSemantics {
  mutating func transitionKey(_ key: String?) -> String? { key }
}

private struct TransitionFades: MotionSemantics {
  mutating func duringTransition(_ value: Value, of property: Property) -> Value {
    property == .opacity ? .number(0) : value
  }
}

/// An engine that lists animations at the commit.
private struct LateFault: AnimationSemantics {
  mutating func find(_ key: String, in list: AnimationList) -> AttachedAnimation? {
    list.attached.last { $0.key == key && $0.begin != nil }
  }
}

/// An engine that attaches nothing to layers that are not on screen.
private struct RefusalFault: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    if !state.isCommitted(layer) { state.animations[layer].attached.removeLast() }
  }
}
