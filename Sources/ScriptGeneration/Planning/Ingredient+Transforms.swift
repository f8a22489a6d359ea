import Choices
import Geometry
import LayerScript

extension Ingredient {
  static let transforms: [Ingredient] = [
    Ingredient(name: "three matrices, grouped both ways") { stage, source in
      let (a, b, c) = (someMatrix(&source), someMatrix(&source), someMatrix(&source))
      return [
        computation(.concat, a, b), computation(.concat, a * b, c), computation(.concat, b, c),
        computation(.concat, a, b * c),
      ]
    },
    Ingredient(name: "a matrix and the identity") { stage, source in
      let matrix = someMatrix(&source)
      return [
        computation(.concat, matrix, .identity), computation(.concat, .identity, matrix),
        computation(.isIdentity, matrix),
      ]
    },
    Ingredient(name: "a matrix and its inverse") { stage, source in
      let matrix = someMatrix(&source)
      let inverse = matrix.inverse ?? matrix
      return [
        computation(.invert, matrix), computation(.concat, inverse, matrix),
        computation(.concat, matrix, inverse), computation(.invert, inverse),
      ]
    },
    Ingredient(name: "two turns about one axis") { stage, source in
      let axes = [Axis(0, 0, 1), Axis(1, 0, 0), Axis(0, 1, 0), Axis(1, 1, 1), Axis(0, -3, 4)]
      let axis = axes[source.plan(below: axes.count)]
      let angles = (0..<2).map { _ in Double(source.plan(below: 33) - 16) / 4 }
      let turns = angles.map { Transform3D.rotation($0, about: axis).rounded }
      return [
        turn(angles[0], axis), turn(angles[1], axis), turn(angles[0] + angles[1], axis),
        computation(.concat, turns[0], turns[1]),
      ]
    },
    Ingredient(name: "one turn, written in several ways") { stage, source in
      let angle = Double(source.plan(below: 33) - 16) / 4
      let (x, y) = (Double(source.plan(below: 3)), Double(source.plan(below: 3)) - 1)
      let z = Double(source.plan(below: 2)) + 1
      return [
        turn(angle, Axis(x, y, z)), turn(angle, Axis(10 * x, 10 * y, 10 * z)),
        turn(-angle, Axis(-x, -y, -z)),
      ]
    },
    Ingredient(name: "a map of the plane in and out") { stage, source in
      let map = AffineTransform(
        Double(source.plan(below: 4)), Double(source.plan(below: 4)), 2, 1, 5, -3)
      return [
        computation(.isAffine, Transform3D(map)), computation(.getAffine, Transform3D(map)),
        Hint(.compute, key: TransformOperation.makeAffine.rawValue),
        computation(.isAffine, someMatrix(&source)),
      ]
    },
    Ingredient(name: "a perspective that is turned") { stage, source in
      var eye = Transform3D.identity
      eye.m34 = -1 / Double(1 << (1 + source.plan(below: 8)))
      var rotate = computation(.rotate, eye)
      rotate.value = .list([.transform(eye)] + [1, 0, 1, 0].map { Value.number($0) })
      return [
        rotate, computation(.concat, eye, someMatrix(&source)),
        computation(.concat, someMatrix(&source), eye), computation(.translate, eye),
      ]
    },
    Ingredient(name: "the same calculation again") { stage, source in
      let (a, b) = (someMatrix(&source), someMatrix(&source))
      let layer = stage.anyLayer(&source)
      return [
        computation(.concat, a, b),
        Hint(.setProperty, layer: layer, property: .transform, value: .transform(b)),
        computation(.invert, a), computation(.concat, a, b),
      ]
    },
  ]

  private static func computation(
    _ operation: TransformOperation, _ matrices: Transform3D...
  ) -> Hint {
    let arguments = matrices.map { Value.transform($0) }
    return Hint(.compute, key: operation.rawValue, value: .list(arguments))
  }

  private static func turn(_ angle: Double, _ axis: Axis) -> Hint {
    let numbers = [angle, axis.x, axis.y, axis.z].map { Value.number($0) }
    return Hint(.compute, key: TransformOperation.makeRotation.rawValue, value: .list(numbers))
  }

  /// A matrix of a few small numbers, mostly one that can be undone.
  private static func someMatrix(_ source: inout ChoiceSource) -> Transform3D {
    var numbers = Transform3D.identity.components
    for place in [0, 1, 4, 5, 12, 13] where source.plan(below: 2) == 0 {
      numbers[place] += Double(source.plan(below: 5)) - 2
    }
    if source.plan(below: 3) == 0 { numbers[source.plan(below: 16)] += 0.5 }
    return Transform3D(rows: numbers) ?? .identity
  }
}

extension Transform3D {
  /// Numbers in steps that are the same on every platform, whatever they were computed with.
  fileprivate var rounded: Transform3D {
    let steps = Double(1 << 24)
    let numbers = components.map { abs($0) < 1e9 ? ($0 * steps).rounded() / steps : $0 }
    return Transform3D(rows: numbers) ?? .identity
  }
}
