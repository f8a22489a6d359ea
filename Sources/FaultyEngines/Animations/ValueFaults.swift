import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Animations that run between the wrong values.
  static let values: [Fault] = [
    Fault(
      "by-ignored-after-from", "byValue is not counted from fromValue", breaks: [.anim(23)],
      taking: [.ends],
      smallest: """
        new a1 {keyPath: "cornerRadius", duration: 1, fromValue: 0, byValue: 1, beginTime: 98.75, autoreverses: true}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      EndsFault { object, below, standard in
        object.givesFromAndBy ? (object[.fromValue], below) : standard
      }
    },
    Fault(
      "by-ignored-before-to", "byValue is not counted back from toValue", breaks: [.anim(24)],
      taking: [.ends],
      smallest: """
        new a1 {keyPath: "cornerRadius", duration: 1, toValue: 0, byValue: 1, beginTime: 98.75, repeatDuration: 2}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      EndsFault { object, below, standard in
        object.givesToAndBy ? (below, object[.toValue]) : standard
      }
    },
    Fault(
      "from-alone-to-zero", "fromValue alone runs to zero and not to the value below",
      breaks: [.anim(25)], taking: [.ends],
      smallest: """
        new a1 {keyPath: "bounds.size.width", fromValue: 0, beginTime: 99.9375}
        new l1 {bounds: (0, 0, 1, 0)}
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.bounds
        """
    ) {
      EndsFault { object, below, standard in
        object.givesOnly(.fromValue) ? (object[.fromValue], below.zeroed) : standard
      }
    },
    Fault(
      "to-alone-jumps", "toValue alone shows its end from the start", breaks: [.anim(26)],
      taking: [.ends],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 1, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      EndsFault { object, _, standard in
        object.givesOnly(.toValue) ? (object[.toValue], object[.toValue]) : standard
      }
    },
    Fault(
      "by-alone-is-to", "byValue alone is taken for toValue", breaks: [.anim(27)], taking: [.ends],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, byValue: 0, beginTime: 99.9375}
        new l1 {zPosition: 1}
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      EndsFault { object, below, standard in
        object.givesOnly(.byValue) ? (below, object[.byValue]) : standard
      }
    },
    Fault(
      "from-and-to-swapped", "an animation runs from toValue to fromValue", breaks: [.anim(22)],
      taking: [.ends],
      smallest: """
        new a1 {keyPath: "transform.rotation.z", toValue: 0, fromValue: 1, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) {
      EndsFault { object, _, standard in
        object[.fromValue] != .nil && object[.toValue] != .nil
          ? standard.map { ($0.to, $0.from) } : standard
      }
    },
    Fault(
      "points-move-sideways", "of a point only the first number is animated", breaks: [.anim(29)],
      taking: [.ends],
      smallest: """
        new a1 {keyPath: "anchorPoint", fromValue: (0, 0), toValue: (0, 1), additive: true, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.anchorPoint
        """
    ) {
      EndsFault { _, below, standard in
        guard let standard, case .point(let from) = standard.from, case .point(var to) = standard.to
        else { return standard }
        to.y = from.y
        return (.point(from), .point(to))
      }
    },
  ]
}

/// An engine that takes the values of an animation for others.
private struct EndsFault: AnimationSemantics {
  typealias Ends = (from: Value, to: Value)?
  private let choose: @Sendable (AnimationObject, _ below: Value, _ standard: Ends) -> Ends

  init(
    _ choose: @escaping @Sendable (AnimationObject, _ below: Value, _ standard: Ends) -> Ends
  ) {
    self.choose = choose
  }

  mutating func ends(
    of object: AnimationObject, below: Value
  ) -> (from: Value, to: Value)? {
    var standard = StandardSemantics()
    return choose(object, below, standard.ends(of: object, below: below))
  }
}

extension AnimationObject {
  fileprivate var givesFromAndBy: Bool {
    self[.fromValue] != .nil && self[.byValue] != .nil && self[.toValue] == .nil
  }

  fileprivate var givesToAndBy: Bool {
    self[.fromValue] == .nil && self[.byValue] != .nil && self[.toValue] != .nil
  }

  fileprivate func givesOnly(_ property: Property) -> Bool {
    [Property.fromValue, .toValue, .byValue].allSatisfy {
      (self[$0] != .nil) == ($0 == property)
    }
  }
}

extension Value {
  /// A value of the same kind with all numbers zero.
  fileprivate var zeroed: Value {
    components.flatMap { with(components: $0.map { _ in 0 }) } ?? self
  }
}
