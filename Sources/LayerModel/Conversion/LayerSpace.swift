package import Geometry
import LayerScript

/// How a layer's coordinates stand within those of the layer above it.
package struct LayerSpace: Hashable, Sendable {
  /// What the layer above contributes.
  package struct Outer: Hashable, Sendable {
    package var bounds: Rect
    package var anchorPoint: Point
    package var anchorPointZ: Double
    package var sublayerTransform: Transform3D

    /// Where the sublayer transform acts from, bounds origin included (CONV-07, CONV-08).
    package var anchor: Point { bounds.point(at: anchorPoint) }
  }

  package var geometry: LayerGeometry
  package var anchorPointZ: Double
  package var zPosition: Double
  /// The layer above; nil for a root, which sits in the space that all roots share.
  package var outer: Outer?

  /// The anchor point in the layer's own coordinates.
  package var anchor: Point { geometry.bounds.point(at: geometry.anchorPoint) }

  /// A point of the layer in the coordinates of the layer above, before the division by the weight.
  ///
  /// Points are moved relative to the anchor points, so that bounds origins cancel exactly.
  package func lifted(_ point: Point) -> HomogeneousPoint {
    let moved =
      HomogeneousPoint(point - anchor, z: -anchorPointZ) * geometry.transform
    let placed = moved.moved(by: geometry.position, z: zPosition)
    guard let outer else { return placed }
    let back = Point(-outer.anchor.x, -outer.anchor.y)
    return (placed.moved(by: back, z: -outer.anchorPointZ) * outer.sublayerTransform)
      .moved(by: outer.anchor, z: outer.anchorPointZ)
  }

  /// A point of the layer above in the layer's own coordinates.
  ///
  /// Both transforms must be invertible maps of the plane.
  package func lowered(_ point: Point) -> Point {
    var inner = point
    if let outer {
      inner = outer.sublayerTransform.planar.undo(point - outer.anchor) + outer.anchor
    }
    return geometry.transform.planar.undo(inner - geometry.position) + anchor
  }
}

extension LayerSpace {
  /// The matrices through which a point goes.
  var matrices: [Transform3D] {
    [geometry.transform] + (outer.map { [$0.sublayerTransform] } ?? [])
  }

  /// Tells whether the layer is shown larger or smaller than it is, without being turned.
  var isScaled: Bool {
    let planar = geometry.transform.planar
    return planar.b == 0 && planar.c == 0 && (planar.a != 1 || planar.d != 1)
  }

  /// Tells whether a point has the same numbers in the layer as in the layer above, and so simple ones
  /// take part in it that no way of computing this can round.
  var keepsNumbers: Bool {
    let (bounds, position) = (geometry.bounds, geometry.position)
    guard geometry.transform.isIdentity, outer?.sublayerTransform.isIdentity ?? true,
      position == anchor
    else { return false }
    return bounds.origin.isSimple && position.isSimple && geometry.anchorPoint.isSimple
      && (outer?.anchor ?? .zero).isSimple && bounds.size.width.isSimple
      && bounds.size.height.isSimple
  }

  /// Tells whether both transforms are maps of the plane.
  var isPlanar: Bool { geometry.transform.isAffine && outer?.sublayerTransform.isAffine ?? true }

  /// How much an error may grow when the maps are undone; infinite where that is impossible.
  var condition: Double {
    geometry.transform.planar.linearCondition
      * (outer?.sublayerTransform.planar.linearCondition ?? 1)
  }

  /// The largest magnitude that occurs while a point is lifted or lowered.
  func largestIntermediate(_ point: Point, _ image: Point) -> Double {
    var (largest, stretch) = (0.0, 1.0)
    func note(_ place: Point) { largest = max(largest, abs(place.x), abs(place.y)) }
    // Between the two transforms a point is stretched by one of them alone.
    func note(_ matrix: Transform3D) {
      note(Point(matrix.m41, matrix.m42))
      stretch *= max(1, matrix.planar.linearNorm)
    }
    note(point)
    note(image)
    note(anchor)
    note(geometry.position)
    note(geometry.bounds.origin)
    note(geometry.transform)
    if let outer {
      note(outer.anchor)
      note(outer.bounds.origin)
      note(outer.sublayerTransform)
    }
    return 2 * largest * stretch
  }
}

extension WorldState {
  /// How a layer's model coordinates stand within those of the layer above it.
  package func space(of layer: Int) -> LayerSpace {
    let outer = parent(of: layer).map { above in
      LayerSpace.Outer(
        bounds: value(above, .bounds).asRect ?? .zero,
        anchorPoint: value(above, .anchorPoint).asPoint ?? Point(0.5, 0.5),
        anchorPointZ: value(above, .anchorPointZ).asNumber ?? 0,
        sublayerTransform: value(above, .sublayerTransform).asTransform ?? .identity)
    }
    return LayerSpace(
      geometry: geometry(of: layer), anchorPointZ: value(layer, .anchorPointZ).asNumber ?? 0,
      zPosition: value(layer, .zPosition).asNumber ?? 0, outer: outer)
  }
}

extension Double {
  /// Tells whether sums and halves of such numbers are exact.
  fileprivate var isSimple: Bool { abs(self) < 1_048_576 && (self * 1024).rounded() == self * 1024 }
}

extension Point {
  /// Tells whether both numbers are simple.
  fileprivate var isSimple: Bool { x.isSimple && y.isSimple }
}
