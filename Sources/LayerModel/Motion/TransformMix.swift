import Geometry
import Rules

/// What is known of the way between two matrices.
enum TransformMix: Hashable, Sendable {
  /// Displacements alone: linear (INTERP-08).
  case translations
  /// Positive factors along the axes: linear (INTERP-09).
  case scales
  /// Rotations about one axis, less than half a turn apart: linear in the angle (INTERP-10..12).
  case rotations
  /// A uniform scale with a rotation about z: taken apart (INTERP-13).
  case similarities
  /// Anything else, of which nothing between the ends is published (UA-17).
  case open

  init(_ from: Transform3D, _ to: Transform3D) {
    if from.isTranslation, to.isTranslation {
      self = .translations
    } else if from.isPositiveScale, to.isPositiveScale {
      self = .scales
    } else if Self.turn(from, to).map({ $0 < 2.96 }) == true {
      // 2.96 rad are just under 170 degrees, from where on the short way is in doubt.
      self = .rotations
    } else if let first = Similarity(from), let second = Similarity(to),
      first.translation == .zero, second.translation == .zero,
      Self.distance(first.angle, second.angle) < 2.96
    {
      self = .similarities
    } else {
      self = .open
    }
  }

  /// The rules behind the way, and what leaves it open.
  var rules: (because: [RuleID], open: OpenItem?) {
    switch self {
    case .translations: ([.interp(8)], nil)
    case .scales: ([.interp(9)], nil)
    case .rotations: ([.interp(10), .interp(11)], nil)
    case .similarities: ([.interp(13)], nil)
    case .open: ([], .animation(17))
    }
  }

  /// The angle between two rotations about a common axis, in radians; nil if there is none.
  private static func turn(_ from: Transform3D, _ to: Transform3D) -> Double? {
    for axis in CoordinateAxis.allCases {
      if let first = from.angle(about: axis), let second = to.angle(about: axis) {
        return distance(first, second)
      }
    }
    return nil
  }

  /// The way between two angles, the short way round.
  private static func distance(_ first: Double, _ second: Double) -> Double {
    let turn = abs(first - second).truncatingRemainder(dividingBy: 2 * .pi)
    return min(turn, 2 * .pi - turn)
  }
}

extension Transform3D {
  /// Tells whether the matrix moves and does nothing else.
  fileprivate var isTranslation: Bool { self == .translation(m41, m42, m43) }

  /// Tells whether the matrix scales along the axes by positive factors and does nothing else.
  fileprivate var isPositiveScale: Bool {
    self == .scale(m11, m22, m33) && m11 > 0 && m22 > 0 && m33 > 0
  }
}
