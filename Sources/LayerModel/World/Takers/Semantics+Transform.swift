import Geometry

extension Semantics: TransformSemantics {
  mutating func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    self[transforms: .translation].translation(x, y, z)
  }

  mutating func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    self[transforms: .scale].scale(x, y, z)
  }

  mutating func rotation(_ angle: Double, about axis: Axis) -> Transform3D {
    self[transforms: .rotation].rotation(angle, about: axis)
  }

  mutating func prepend(_ new: Transform3D, to old: Transform3D) -> Transform3D {
    self[transforms: .prepend].prepend(new, to: old)
  }

  mutating func concat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
    self[transforms: .concat].concat(first, second)
  }

  mutating func inverse(of matrix: Transform3D) -> Transform3D {
    self[transforms: .inverse].inverse(of: matrix)
  }

  mutating func isIdentity(_ matrix: Transform3D) -> Bool {
    self[transforms: .isIdentity].isIdentity(matrix)
  }

  mutating func areEqual(_ left: Transform3D, _ right: Transform3D) -> Bool {
    self[transforms: .areEqual].areEqual(left, right)
  }

  mutating func embedding(_ affine: AffineTransform) -> Transform3D {
    self[transforms: .embedding].embedding(affine)
  }

  mutating func isAffine(_ matrix: Transform3D) -> Bool {
    self[transforms: .isAffine].isAffine(matrix)
  }

  mutating func affinePart(of matrix: Transform3D) -> AffineTransform {
    self[transforms: .affinePart].affinePart(of: matrix)
  }
}
