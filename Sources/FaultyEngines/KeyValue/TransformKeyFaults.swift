import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Parts of matrices that are read or written wrongly through their key paths.
  static let transformKeys: [Fault] = [
    reading(
      "translation-before-scale", "transform.translation.x reads the translation before the scale",
      7, "value l1 sublayerTransform.translation.x",
      on: "{sublayerTransform: planar(0, 1, -1, 0, 0, 0)}"
    ) { key, matrix, value in
      guard key == TransformKey(["translation", "x"]), let number = value.asNumber else {
        return value
      }
      return .number(number / matrix.m11)
    },
    writing(
      "translation-adds", "setting transform.translation.x adds to what is there", 8,
      "setValue l1 transform.translation.x 0", on: "{transform: translation(1, 0, 0)}"
    ) { key, old, new in
      guard key == TransformKey(["translation", "x"]) else { return new }
      var moved = new
      moved.m41 += old.m41
      return moved
    },
    writing(
      "translation-clears-depth", "setting transform.translation sets its depth to zero", 9,
      "setValue l1 transform.translation size(0, 0)", on: "{transform: translation(0, 0, 1)}"
    ) { key, _, new in
      guard key == TransformKey(["translation"]) else { return new }
      var moved = new
      moved.m43 = 0
      return moved
    },
    writing(
      "scale-multiplies", "setting a factor of a scale multiplies with what is there", 10,
      "setValue l1 transform.scale.x 1", on: "{transform: scale(2, 1, 1)}"
    ) { key, old, new in
      var scaled = new
      if key == TransformKey(["scale", "x"]) { scaled.m11 *= old.m11 }
      if key == TransformKey(["scale", "y"]) { scaled.m22 *= old.m22 }
      return scaled
    },
    reading(
      "scale-reads-first-factor", "transform.scale reads the factor along x", 11,
      "value l1 transform.scale", on: "{transform: scale(2, 1, 1)}", also: .interp(16)
    ) { key, matrix, value in
      key == TransformKey(["scale"]) ? .number(matrix.m11) : value
    },
    writing(
      "factor-scales-all", "setting transform.scale.x sets all three factors", 10,
      "setValue l1 transform.scale.x 2", also: .interp(17)
    ) { key, _, new in
      guard key == TransformKey(["scale", "x"]) else { return new }
      var scaled = new
      (scaled.m22, scaled.m33) = (new.m11, new.m11)
      return scaled
    },
    reading(
      "angle-reads-negative", "transform.rotation.z reads the angle with the wrong sign", 15,
      "value l1 transform.rotation.z", on: "{transform: planar(0, 1, -1, 0, 0, 0)}",
      also: .interp(18)
    ) { key, _, value in
      guard key == TransformKey(["rotation", "z"]), let angle = value.asNumber else { return value }
      return .number(-angle)
    },
    writing(
      "scale-leaves-depth", "setting transform.scale leaves the factor along z at one", 12,
      "setValue l1 transform.scale 2"
    ) { key, _, new in
      guard key == TransformKey(["scale"]) else { return new }
      var scaled = new
      scaled.m33 = 1
      return scaled
    },
    reading(
      "rotation-apart", "transform.rotation knows nothing of transform.rotation.z", 13,
      "value l1 transform.rotation", on: "{transform: planar(0, 1, -1, 0, 0, 0)}"
    ) { key, _, value in
      key == TransformKey(["rotation"]) ? .number(0) : value
    },
    Fault(
      "rotation-in-degrees", "setting transform.rotation.z takes degrees",
      breaks: [.kvc(14)], taking: [.replacingPart],
      smallest: """
        new l1
        setValue l1 transform.rotation.z 1
        get l1.transform
        """
    ) { RotationInDegrees() },
    reading(
      "rotation-about-x-reads-zero", "transform.rotation.x always reads zero", 15,
      "value l1 transform.rotation.x", on: "{transform: matrix(\(oneRadianAboutX))}"
    ) { key, _, value in
      key == TransformKey(["rotation", "x"]) ? .number(0) : value
    },
    reading(
      "rotation-of-nothing", "the angle of no rotation is not a number", 16,
      "value l1 transform.rotation.z"
    ) { key, matrix, value in
      matrix.isIdentity && key == TransformKey(["rotation", "z"]) ? .number(.nan) : value
    },
    writing(
      "rotation-resets", "setting transform.rotation.z takes everything else away", 17,
      "setValue l1 transform.rotation.z 0", on: "{transform: translation(1, 0, 0)}"
    ) { key, _, new in
      guard key == TransformKey(["rotation", "z"]) else { return new }
      var turned = new
      (turned.m41, turned.m42, turned.m43) = (0, 0, 0)
      return turned
    },
    Fault(
      "sublayer-transform-has-no-parts", "parts of sublayerTransform cannot be set",
      breaks: [.kvc(18)], taking: [.replacingPart],
      smallest: """
        new l1
        setValue l1 sublayerTransform.translation.x 1
        get l1.sublayerTransform
        """
    ) { SublayerTransformHasNoParts() },
  ]

  /// The matrix of a rotation by one radian about the x axis.
  private static let oneRadianAboutX = """
    1, 0, 0, 0, 0, 0.5403023058681398, 0.8414709848078965, 0, \
    0, -0.8414709848078965, 0.5403023058681398, 0, 0, 0, 0, 1
    """

  private static func reading(
    _ name: String, _ sentence: String, _ rule: Int, _ steps: String, on made: String = "",
    also other: RuleID? = nil,
    _ change: @escaping @Sendable (TransformKey, Transform3D, Value) -> Value
  ) -> Fault {
    let rules = [.kvc(rule)] + (other.map { [$0] } ?? [])
    return Fault(
      name, sentence, breaks: rules, taking: [.transformPart],
      smallest: "new l1 \(made)\n" + steps
    ) { PartReadFault(change: change) }
  }

  private static func writing(
    _ name: String, _ sentence: String, _ rule: Int, _ steps: String, on made: String = "",
    also other: RuleID? = nil,
    _ change:
      @escaping @Sendable (TransformKey, _ old: Transform3D, _ new: Transform3D)
      -> Transform3D
  ) -> Fault {
    let rules = [.kvc(rule)] + (other.map { [$0] } ?? [])
    return Fault(
      name, sentence, breaks: rules, taking: [.replacingPart],
      smallest: "new l1 \(made)\n" + steps + "\nget l1.transform"
    ) { PartWriteFault(change: change) }
  }
}

private struct PartReadFault: KeyValueSemantics {
  let change: @Sendable (TransformKey, Transform3D, Value) -> Value

  mutating func transformPart(
    _ key: TransformKey, of matrix: Transform3D, in property: Property
  ) -> Value? {
    key.read(matrix).map { change(key, matrix, $0.value) }
  }
}

private struct PartWriteFault: KeyValueSemantics {
  let change: @Sendable (TransformKey, Transform3D, Transform3D) -> Transform3D

  mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D? {
    key.replacing(in: matrix, by: part).map { change(key, matrix, $0.matrix) }
  }
}

private struct RotationInDegrees: KeyValueSemantics {
  mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D? {
    let isRotation = [TransformKey(["rotation"]), TransformKey(["rotation", "z"])].contains(key)
    let value = part.asNumber.map { Value.number($0 * .pi / 180) } ?? part
    return key.replacing(in: matrix, by: isRotation ? value : part)?.matrix
  }
}

private struct SublayerTransformHasNoParts: KeyValueSemantics {
  mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D? {
    property == .sublayerTransform ? matrix : key.replacing(in: matrix, by: part)?.matrix
  }
}
