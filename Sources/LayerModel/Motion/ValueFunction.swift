package import Geometry

/// The functions that make a matrix of the numbers between which an animation runs (ANIM-54).
package enum ValueFunction: String, CaseIterable, Hashable, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ

  /// How many numbers the function takes.
  var count: Int { self == .scale || self == .translate ? 3 : 1 }

  /// The matrix for some numbers; angles in radians, displacements in points.
  package func matrix(_ numbers: [Double]) -> Transform3D? {
    guard numbers.count == count else { return nil }
    let number = numbers[0]
    return switch self {
    case .rotateX: .axisRotation(.x, by: number)
    case .rotateY: .axisRotation(.y, by: number)
    case .rotateZ: .axisRotation(.z, by: number)
    case .scale: .scale(number, numbers[1], numbers[2])
    case .scaleX: .scale(number, 1)
    case .scaleY: .scale(1, number)
    case .scaleZ: .scale(1, 1, number)
    case .translate: .translation(number, numbers[1], numbers[2])
    case .translateX: .translation(number, 0)
    case .translateY: .translation(0, number)
    case .translateZ: .translation(0, 0, number)
    }
  }
}
