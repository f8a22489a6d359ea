import Geometry
import LayerModel
import Rules

extension FaultCatalogue {
  /// Calculations with matrices that go wrong.
  static let matrices: [Fault] = [
    Fault(
      "identity-nearly", "a matrix that is nearly the identity counts as the identity",
      breaks: [.tran(1)], taking: [.isIdentity],
      smallest: "compute isIdentity [translation(1e-12, 0, 0)]"
    ) { IdentityNearly() },
    Fault(
      "translation-in-last-column", "a translation is stored in the fourth column",
      breaks: [.tran(2), .tran(9)], taking: [.translation],
      smallest: "compute makeTranslation [1, 0, 0]"
    ) { TranslationInLastColumn() },
    Fault(
      "scale-flat", "a scale leaves z alone", breaks: [.tran(3)], taking: [.scale],
      smallest: "compute makeScale [0, 0, 0]"
    ) { FlatScale() },
    Fault(
      "concat-swapped", "the second matrix is applied first", breaks: [.tran(8)], taking: [.concat],
      smallest: "compute concat [translation(1, 0, 0), scale(2, 1, 1)]"
    ) { ConcatFault { first, second in second * first } },
    Fault(
      "prepend-is-append", "a new operation is applied last",
      breaks: [.tran(9)], taking: [.prepend],
      smallest: "compute translate [scale(2, 1, 1), 1, 0, 0]"
    ) { PrependIsAppend() },
    Fault(
      "concat-flat-once-flat",
      "a product with a matrix of the plane is taken to be one of the plane",
      breaks: [.tran(10), .tran(8)], taking: [.concat],
      smallest: "compute concat [identity, scale(1, 1, 2)]"
    ) {
      ConcatFault { first, second in
        first.isAffine || second.isAffine
          ? Transform3D((first * second).planar) : first * second
      }
    },
    Fault(
      "concat-resets-perspective", "a product has no perspective", breaks: [.tran(19)],
      taking: [.concat],
      smallest: """
        compute concat [matrix(1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), identity]
        """
    ) {
      ConcatFault { first, second in
        var product = first * second
        (product.m14, product.m24, product.m34) = (0, 0, 0)
        return product
      }
    },
    Fault(
      "invert-without-determinant", "an inverse is not divided by the determinant",
      breaks: [.tran(11)], taking: [.inverse],
      smallest: "compute invert [scale(2, 1, 1)]"
    ) { InverseFault { matrix in matrix.inverse.map { $0.multiplied(by: matrix.determinant) } } },
    Fault(
      "invert-singular-is-identity", "the inverse of a singular matrix is the identity",
      breaks: [.tran(12)], taking: [.inverse],
      smallest: "compute invert [scale(0, 1, 1)]"
    ) { InverseFault { $0.inverse ?? .identity } },
    Fault(
      "invert-singular-is-zero", "the inverse of a singular matrix is zero",
      breaks: [.tran(12)], taking: [.inverse],
      smallest: "compute invert [scale(0, 1, 1)]"
    ) { InverseFault { $0.inverse ?? $0.multiplied(by: 0) } },
    Fault(
      "equal-nearly", "matrices count as equal that differ by little", breaks: [.tran(13)],
      taking: [.areEqual],
      smallest: "compute equal [identity, translation(1e-12, 0, 0)]"
    ) { EqualNearly() },
    Fault(
      "affine-swaps-b-and-c", "b and c are exchanged in the embedding of a map",
      breaks: [.tran(14)], taking: [.embedding],
      smallest: "compute makeAffine [affine(1, 0, 1, 1, 0, 0)]"
    ) { TransposedEmbedding() },
    Fault(
      "affine-without-m33", "m33 is not looked at", breaks: [.tran(15)], taking: [.isAffine],
      smallest: "compute isAffine [scale(1, 1, 0)]"
    ) { AffineWithoutDepth() },
    Fault(
      "affine-part-is-identity", "the map in a matrix of the plane is answered as the identity",
      breaks: [.tran(16)], taking: [.affinePart],
      smallest: "compute getAffine [translation(1, 0, 0)]"
    ) { AffinePartIsIdentity() },
    Fault(
      "concat-in-place", "a product is kept in the place of its first factor",
      breaks: [.tran(20)], taking: [.concat],
      smallest: """
        compute concat [translation(1, 0, 0), translation(1, 0, 0)]
        compute concat [translation(1, 0, 0), identity]
        """
    ) { ConcatInPlace() },
  ]
}

private struct IdentityNearly: TransformSemantics {
  mutating func isIdentity(_ matrix: Transform3D) -> Bool { matrix.isNear(.identity) }
}

private struct EqualNearly: TransformSemantics {
  mutating func areEqual(_ left: Transform3D, _ right: Transform3D) -> Bool { left.isNear(right) }
}

private struct TranslationInLastColumn: TransformSemantics {
  mutating func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    var matrix = Transform3D.identity
    (matrix.m14, matrix.m24, matrix.m34) = (x, y, z)
    return matrix
  }
}

private struct FlatScale: TransformSemantics {
  mutating func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D { .scale(x, y) }
}

private struct TransposedEmbedding: TransformSemantics {
  mutating func embedding(_ affine: AffineTransform) -> Transform3D {
    Transform3D(AffineTransform(affine.a, affine.c, affine.b, affine.d, affine.tx, affine.ty))
  }
}

private struct ConcatFault: TransformSemantics {
  let product: @Sendable (Transform3D, Transform3D) -> Transform3D

  init(_ product: @escaping @Sendable (Transform3D, Transform3D) -> Transform3D) {
    self.product = product
  }

  mutating func concat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
    product(first, second)
  }
}

private struct PrependIsAppend: TransformSemantics {
  mutating func prepend(_ new: Transform3D, to old: Transform3D) -> Transform3D { old * new }
}

private struct InverseFault: TransformSemantics {
  let inverse: @Sendable (Transform3D) -> Transform3D?

  init(_ inverse: @escaping @Sendable (Transform3D) -> Transform3D?) {
    self.inverse = inverse
  }

  mutating func inverse(of matrix: Transform3D) -> Transform3D { inverse(matrix) ?? matrix }
}

private struct AffineWithoutDepth: TransformSemantics {
  mutating func isAffine(_ matrix: Transform3D) -> Bool {
    var flat = matrix
    flat.m33 = 1
    return flat.isAffine
  }
}

private struct AffinePartIsIdentity: TransformSemantics {
  mutating func affinePart(of matrix: Transform3D) -> AffineTransform { .identity }
}

/// An engine that writes a product over its first factor, and finds that there later.
private struct ConcatInPlace: TransformSemantics {
  private var written: [Transform3D: Transform3D] = [:]

  mutating func concat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
    let product = (written[first] ?? first) * second
    written[first] = product
    return product
  }
}

extension Transform3D {
  fileprivate func isNear(_ other: Transform3D) -> Bool {
    zip(components, other.components).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  fileprivate func multiplied(by factor: Double) -> Transform3D {
    Transform3D(rows: components.map { $0 * factor }) ?? self
  }
}
