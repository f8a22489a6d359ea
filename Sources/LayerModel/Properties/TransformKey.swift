package import Geometry
package import LayerScript
package import Rules

/// A part of a matrix that key-value coding names, such as `scale.x` (KVC-07..17).
///
/// Only matrices that are made of positive scales, a rotation about one axis and a translation have
/// such parts; how any other is taken apart is documented nowhere (UL-32).
package struct TransformKey: Hashable, Sendable {
  enum Part: String, Hashable, Sendable {
    case translation, scale, rotation
  }

  let part: Part
  let axis: AxisTransform.Axis?

  /// The part that the keys behind the property name; nil when they name none.
  package init?(_ keys: [Substring]) {
    guard let first = keys.first, let part = Part(rawValue: String(first)), keys.count <= 2 else {
      return nil
    }
    self.part = part
    if keys.count == 1 {
      axis = nil
    } else {
      let names = ["x", "y", "z"]
      guard let place = names.firstIndex(of: String(keys[1])) else { return nil }
      axis = AxisTransform.Axis(rawValue: place)
    }
  }

  /// What a part reads, with the rules behind it; nil where no rule says.
  package func read(_ matrix: Transform3D) -> (value: Value, rules: [RuleID])? {
    guard let parts = AxisTransform(matrix) else { return nil }
    let rule: RuleID
    switch part {
    case .translation: rule = .kvc(axis == nil ? 9 : 7)
    case .scale:
      guard parts.axis == nil else { return nil }
      rule = .kvc(axis == nil ? 11 : 10)
    case .rotation:
      guard parts.isPureRotation(about: axis ?? .z) else { return nil }
      rule = .kvc(15)
    }
    var rules = [rule]
    if part == .rotation, axis == nil { rules.append(.kvc(13)) }
    if matrix.isIdentity { rules.append(.kvc(16)) }
    if axis == nil { rules.append(.interp(16)) }
    return (value(of: parts), rules)
  }

  private func value(of parts: AxisTransform) -> Value {
    switch (part, axis) {
    case (.translation, let axis?): .number(parts.translation[axis.rawValue])
    case (.translation, nil): .size(Size(parts.translation[0], parts.translation[1]))
    case (.scale, let axis?): .number(parts.scale[axis.rawValue])
    case (.scale, nil): .number(parts.scale.reduce(0, +) / 3)
    case (.rotation, _): .number(parts.angle)
    }
  }

  /// The matrix after a part was set, with the rules behind it; nil where no rule says.
  package func replacing(
    in matrix: Transform3D, by value: Value
  ) -> (matrix: Transform3D, rules: [RuleID])? {
    guard var parts = AxisTransform(matrix), value.components?.allSatisfy(\.isFinite) == true else {
      return nil
    }
    switch part {
    case .translation:
      // Not put together anew: everything else stays as it is, to the last bit.
      return translated(matrix, by: value).map { ($0, [.kvc(axis == nil ? 9 : 8)]) }
    case .scale:
      guard let factor = value.asNumber, factor > 0, parts.axis == nil else { return nil }
      guard let axis else {
        parts.scale = [factor, factor, factor]
        return matrix.isIdentity ? (parts.matrix, [.kvc(12)]) : nil
      }
      parts.scale[axis.rawValue] = factor
      return (parts.matrix, matrix.isIdentity ? [.kvc(10), .interp(17)] : [.kvc(10)])
    case .rotation: return rotated(matrix, parts, by: value)
    }
  }

  private func translated(_ matrix: Transform3D, by value: Value) -> Transform3D? {
    var moved = matrix
    switch (axis, value) {
    case (.x, .number(let number)): moved.m41 = number
    case (.y, .number(let number)): moved.m42 = number
    case (.z, .number(let number)): moved.m43 = number
    case (nil, .size(let size)): (moved.m41, moved.m42) = (size.width, size.height)
    default: return nil
    }
    return moved
  }

  private func rotated(
    _ matrix: Transform3D, _ parts: AxisTransform, by value: Value
  ) -> (matrix: Transform3D, rules: [RuleID])? {
    guard let angle = value.asNumber else { return nil }
    let axis = axis ?? .z
    let isUniform = parts.scale.allSatisfy { abs($0 - parts.scale[0]) <= 1e-9 * parts.scale[0] }
    let isTurnedInPlane = axis == .z && (parts.axis ?? .z) == .z && isUniform
    guard matrix.isIdentity || isTurnedInPlane else { return nil }
    var turned = parts
    (turned.axis, turned.angle) = (axis, angle)
    var rules: [RuleID] = [.kvc(matrix.isIdentity ? 14 : 17)]
    if self.axis == nil { rules += [.kvc(13), .interp(16)] }
    if matrix.isIdentity { rules.append(.interp(17)) }
    return (turned.matrix, rules)
  }

  /// Tells whether a number that is written to the part is read from it again (INTERP-18).
  func givesBack(_ value: Value) -> Bool {
    guard part == .rotation, let angle = value.asNumber else { return true }
    return abs(angle) < (axis == .x || axis == .y ? .pi / 2 : .pi)
  }

  /// How near a number that was read must come.
  func tolerance(of matrix: Transform3D) -> Tolerance {
    let largest = matrix.components.map(abs).max() ?? 0
    var tolerance = Tolerance.geometry(largest: largest)
    if part == .rotation { tolerance.modulus = 2 * .pi }
    return tolerance
  }
}

extension AxisTransform {
  /// Tells whether the map is a rotation about an axis and nothing else, by an angle that has one name
  /// (UL-33).
  fileprivate func isPureRotation(about axis: Axis) -> Bool {
    let isPlain =
      scale.allSatisfy { abs($0 - 1) < 1e-9 } && translation.allSatisfy { $0 == 0 }
    let isAbout = self.axis == axis || (self.axis == nil && scale.allSatisfy { $0 == 1 })
    return isPlain && isAbout && (axis == .z || abs(angle) < .pi / 2 - 1e-6)
  }
}
