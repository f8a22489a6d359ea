import Geometry
import LayerModel
import Rules

extension FaultCatalogue {
  /// Rotations that turn the wrong way or too far.
  static let rotations: [Fault] = [
    Fault(
      "rotation-of-columns", "rotations are those for column vectors",
      breaks: [.tran(4), .tran(5), .tran(6)], taking: [.rotation],
      smallest: "compute makeRotation [1, 0, 0, 1]"
    ) { RotationFault { angle, axis in .rotation(-angle, about: axis) } },
    Fault(
      "rotation-y-left-handed", "rotations about y turn the other way", breaks: [.tran(5)],
      taking: [.rotation],
      smallest: "compute makeRotation [1, 0, 1, 0]"
    ) {
      RotationFault { angle, axis in
        axis.x == 0 && axis.z == 0
          ? .rotation(-angle, about: axis) : .rotation(angle, about: axis)
      }
    },
    Fault(
      "rotation-axis-not-normalised", "the axis of a rotation is taken at its length",
      breaks: [.tran(6)], taking: [.rotation],
      smallest: "compute makeRotation [1, 0, 0, 2]"
    ) { RotationFault { angle, axis in unnormalised(angle, axis) } },
    Fault(
      "rotation-without-axis-is-none", "a rotation about an axis of length zero has no numbers",
      breaks: [.tran(7)], taking: [.rotation],
      smallest: "compute makeRotation [0, 0, 0, 0]"
    ) {
      RotationFault { angle, axis in
        axis.length > 0
          ? .rotation(angle, about: axis)
          : Transform3D(rows: [Double](repeating: .nan, count: 16)) ?? .identity
      }
    },
    Fault(
      "rotation-of-one-turn-at-most", "angles beyond one turn count as one turn",
      breaks: [.tran(17)], taking: [.rotation],
      smallest: "compute makeRotation [7, 0, 0, 1]"
    ) {
      RotationFault { angle, axis in
        .rotation(min(max(angle, -2 * Double.pi), 2 * Double.pi), about: axis)
      }
    },
  ]

  /// The formula for a rotation with an axis that it takes for a unit vector.
  private static func unnormalised(_ angle: Double, _ axis: Axis) -> Transform3D {
    let proper = Transform3D.rotation(angle, about: axis)
    guard axis.length > 0 else { return proper }
    var result = proper
    let length = axis.length
    (result.m12, result.m21) = (proper.m12 * length, proper.m21 * length)
    (result.m13, result.m31) = (proper.m13 * length, proper.m31 * length)
    (result.m23, result.m32) = (proper.m23 * length, proper.m32 * length)
    return result
  }
}

private struct RotationFault: TransformSemantics {
  let made: @Sendable (Double, Axis) -> Transform3D

  init(_ made: @escaping @Sendable (Double, Axis) -> Transform3D) {
    self.made = made
  }

  mutating func rotation(_ angle: Double, about axis: Axis) -> Transform3D { made(angle, axis) }
}
