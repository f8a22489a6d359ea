package import Geometry

/// The decisions about the mathematics of matrices that a faulty engine may take differently.
package protocol TransformSemantics: PartialSemantics {
  /// Makes a translation (TRAN-02).
  mutating func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D

  /// Makes a scale (TRAN-03).
  mutating func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D

  /// Makes a rotation (TRAN-04..07, TRAN-17).
  mutating func rotation(_ angle: Double, about axis: Axis) -> Transform3D

  /// Puts a new matrix in front of one that is there (TRAN-09).
  mutating func prepend(_ new: Transform3D, to old: Transform3D) -> Transform3D

  /// Applies one matrix after another (TRAN-08, TRAN-10, TRAN-19).
  mutating func concat(_ first: Transform3D, _ second: Transform3D) -> Transform3D

  /// Undoes a matrix; one that cannot be undone is answered itself (TRAN-11, TRAN-12).
  mutating func inverse(of matrix: Transform3D) -> Transform3D

  /// Tells whether a matrix is the identity (TRAN-01).
  mutating func isIdentity(_ matrix: Transform3D) -> Bool

  /// Tells whether two matrices are equal (TRAN-13).
  mutating func areEqual(_ left: Transform3D, _ right: Transform3D) -> Bool

  /// Embeds a map of the plane (TRAN-14).
  mutating func embedding(_ affine: AffineTransform) -> Transform3D

  /// Tells whether a matrix is the embedding of a map of the plane (TRAN-15).
  mutating func isAffine(_ matrix: Transform3D) -> Bool

  /// Takes the map of the plane out of a matrix (TRAN-16).
  mutating func affinePart(of matrix: Transform3D) -> AffineTransform
}

extension TransformSemantics {
  package mutating func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    .translation(x, y, z)
  }

  package mutating func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    .scale(x, y, z)
  }

  package mutating func rotation(_ angle: Double, about axis: Axis) -> Transform3D {
    .rotation(angle, about: axis)
  }

  package mutating func prepend(_ new: Transform3D, to old: Transform3D) -> Transform3D {
    new * old
  }

  package mutating func concat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
    first * second
  }

  package mutating func inverse(of matrix: Transform3D) -> Transform3D {
    matrix.inverse ?? matrix
  }

  package mutating func isIdentity(_ matrix: Transform3D) -> Bool { matrix.isIdentity }

  package mutating func areEqual(_ left: Transform3D, _ right: Transform3D) -> Bool {
    left == right
  }

  package mutating func embedding(_ affine: AffineTransform) -> Transform3D {
    Transform3D(affine)
  }

  package mutating func isAffine(_ matrix: Transform3D) -> Bool { matrix.isAffine }

  package mutating func affinePart(of matrix: Transform3D) -> AffineTransform { matrix.planar }
}
