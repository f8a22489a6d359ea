import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Values between two others that are none of the ways between them.
  static let mixing: [Fault] = [
    Fault(
      "numbers-in-whole-steps", "numbers between whole numbers are cut to whole numbers",
      breaks: [.interp(1)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "cornerRadius", toValue: 1, fromValue: 0, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      MixFault { from, to, _, standard in
        guard let first = from.asNumber, let last = to.asNumber, let number = standard?.asNumber,
          first == first.rounded(), last == last.rounded()
        else { return standard }
        return .number(number.rounded(.towardZero))
      }
    },
    Fault(
      "size-keeps-height", "of a size only the width is animated",
      breaks: [.interp(3)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 CAKeyframeAnimation {keyPath: "shadowOffset", values: [size(0, 0), size(0, 1)], beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.shadowOffset
        """
    ) {
      MixFault { from, _, _, standard in
        guard let start = from.asSize, let size = standard?.asSize else { return standard }
        return .size(Size(size.width, start.height))
      }
    },
    Fault(
      "rect-keeps-origin", "of a rectangle only the size is animated",
      breaks: [.interp(4)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "bounds", toValue: (1, 0, 0, 0), fromValue: (0, 0, 0, 0), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.bounds
        """
    ) {
      MixFault { from, _, _, standard in
        guard let start = from.asRect, let rect = standard?.asRect else { return standard }
        return .rect(Rect(origin: start.origin, size: rect.size))
      }
    },
    Fault(
      "equal-ends-show-nothing", "an animation between equal values shows zero",
      breaks: [.interp(7)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", toValue: 1, fromValue: 1, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.zPosition
        """
    ) {
      MixFault { from, to, _, standard in
        guard from == to, let count = from.components?.count else { return standard }
        return from.with(components: [Double](repeating: 0, count: count))
      }
    },
    Fault(
      "colours-mixed-by-squares", "colours are mixed by the squares of their numbers",
      breaks: [.interp(6)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "borderColor", fromValue: rgba(0, 0, 1, 1), toValue: rgba(1, 0, 0, 1), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.borderColor
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard case .color = from, let first = from.components, let last = to.components
        else { return standard }
        return from.with(
          components: zip(first, last).map {
            ($0 * $0 + ($1 * $1 - $0 * $0) * fraction).squareRoot()
          })
      }
    },
    Fault(
      "matrices-mixed-by-entries", "matrices are mixed entry by entry",
      breaks: [.interp(10), .interp(13), .interp(11)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform", fromValue: identity, toValue: planar(0.5403023058681398, 0.8414709848078965, -0.8414709848078965, 0.5403023058681398, 0, 0), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard let first = from.asTransform?.components, let last = to.asTransform?.components
        else { return standard }
        return from.with(components: zip(first, last).map { $0 + ($1 - $0) * fraction })
      }
    },
    Fault(
      "translations-jump", "a displacement in a matrix changes at the end at once",
      breaks: [.interp(8)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform", fromValue: identity, toValue: translation(8, 4, 2), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) {
      MixFault { from, _, _, standard in
        guard let first = from.asTransform, var matrix = standard?.asTransform else {
          return standard
        }
        (matrix.m41, matrix.m42, matrix.m43) = (first.m41, first.m42, first.m43)
        return .transform(matrix)
      }
    },
    Fault(
      "scales-grow-by-factors", "scales grow by equal factors and not by equal steps",
      breaks: [.interp(9)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform", fromValue: identity, toValue: scale(2, 3, 4), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard let first = from.asTransform, let last = to.asTransform,
          let mixed = standard?.asTransform,
          first.m12 == 0, last.m12 == 0, first.m23 == 0, last.m23 == 0, first.m13 == 0,
          last.m13 == 0,
          first.m11 > 0, first.m22 > 0, first.m33 > 0, last.m11 > 0, last.m22 > 0, last.m33 > 0
        else { return standard }
        var result = mixed
        result.m11 = first.m11 * power(last.m11 / first.m11, fraction)
        result.m22 = first.m22 * power(last.m22 / first.m22, fraction)
        result.m33 = first.m33 * power(last.m33 / first.m33, fraction)
        return .transform(result)
      }
    },
    Fault(
      "rotations-go-the-long-way", "rotations about z never go backwards",
      breaks: [.interp(11)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform", fromValue: identity, toValue: planar(0, -1, 1, 0, 0, 0), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard let first = from.asTransform?.angle(about: .z),
          let last = to.asTransform?.angle(about: .z)
        else { return standard }
        let way = last < first ? last - first + 2 * .pi : last - first
        return .transform(.axisRotation(.z, by: first + way * fraction))
      }
    },
    Fault(
      "way-back-is-another", "on the way to smaller numbers the fraction is squared",
      breaks: [.interp(21)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", toValue: 0, fromValue: 1, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.zPosition
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard let first = from.asNumber, let last = to.asNumber, last < first else {
          return standard
        }
        return .number(first + (last - first) * fraction * fraction)
      }
    },
    Fault(
      "end-never-reached", "an animation stops a hundredth before its end",
      breaks: [.interp(20)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", toValue: 1, fromValue: 0, beginTime: 99, fillMode: "forwards", removedOnCompletion: false}
        addAnimation a1 to l1
        tick
        get l1.presentation.zPosition
        """
    ) {
      MixFault { from, to, fraction, standard in
        guard fraction == 1, let first = from.asNumber, let last = to.asNumber else {
          return standard
        }
        return .number(first + (last - first) * 0.99)
      }
    },
    Fault(
      "value-function-mixes-matrices",
      "a value function is applied to the ends, and the matrices are mixed",
      breaks: [.anim(54)], taking: [.matrix],
      smallest: """
        new a1 {keyPath: "transform", fromValue: 0, toValue: 6.283185307179586, valueFunction: "rotateX", beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) {
      FunctionFault { function, from, to, fraction in
        guard let first = function.matrix(from)?.components,
          let last = function.matrix(to)?.components
        else { return nil }
        return Transform3D(rows: zip(first, last).map { $0 + ($1 - $0) * fraction })
      }
    },
    Fault(
      "full-turn-is-none", "a turn by a value function is taken modulo a full turn",
      breaks: [.anim(55)], taking: [.matrix],
      smallest: """
        new a1 {keyPath: "transform", fromValue: 0, toValue: 6.283185307179586, valueFunction: "rotateZ", beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) {
      FunctionFault { function, from, to, fraction in
        guard function == .rotateZ else { return function.matrix(mix(from, to, fraction)) }
        let last = to.map { $0.truncatingRemainder(dividingBy: 2 * .pi) }
        return function.matrix(mix(from, last, fraction))
      }
    },
  ]
}

/// The numbers at a fraction of the way between others.
private func mix(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
  zip(from, to).map { $0 + ($1 - $0) * fraction }
}

/// A power by repeated square roots, to sixteen binary places of the exponent.
private func power(_ base: Double, _ exponent: Double) -> Double {
  var (result, root, rest) = (1.0, base, exponent)
  for _ in 0..<32 {
    root = root.squareRoot()
    rest *= 2
    if rest >= 1 {
      result *= root
      rest -= 1
    }
  }
  return result
}

/// An engine that goes another way between two values.
private struct MixFault: MotionSemantics {
  typealias Mix =
    @Sendable (
      _ from: Value, _ to: Value, _ fraction: Double, _ standard: Value?
    ) -> Value?
  private let mix: Mix

  init(_ mix: @escaping Mix) {
    self.mix = mix
  }

  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    mix(from, to, fraction, Interpolation.between(from, to, at: fraction))
  }
}

/// An engine that applies value functions in another way.
private struct FunctionFault: MotionSemantics {
  typealias Apply =
    @Sendable (
      _ function: ValueFunction, _ from: [Double], _ to: [Double], _ fraction: Double
    ) -> Transform3D?
  private let apply: Apply

  init(_ apply: @escaping Apply) {
    self.apply = apply
  }

  mutating func matrix(
    _ function: ValueFunction, from: [Double], to: [Double], at fraction: Double
  ) -> Transform3D? { apply(function, from, to, fraction) }
}
