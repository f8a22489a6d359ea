package import Geometry
package import LayerScript

/// The decisions about geometry that a faulty engine may take differently.
package protocol GeometrySemantics: PartialSemantics {
  /// Derives the frame of a layer's model or presentation (GEO-06..13).
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect

  /// Finds bounds and position for a frame that is being set (GEO-17..21).
  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point)

  /// What a rectangle of negative size counts as that is set as bounds or as frame (GEO-24, GEO-25).
  mutating func standardized(_ rect: Rect, as property: Property) -> Rect

  /// Tells whether a value is refused with an exception (GEO-26).
  mutating func refuses(
    _ value: Value, as property: Property, in state: inout WorldState
  ) -> Bool

  /// What reading `affineTransform` answers for a matrix (GEO-27).
  mutating func affineTransform(of transform: Transform3D) -> AffineTransform

  /// The matrix after `affineTransform` was set (GEO-28).
  mutating func transform(setting affine: AffineTransform, over old: Transform3D) -> Transform3D

  /// Tells whether contents are drawn upside down (GEO-36).
  mutating func contentsAreFlipped(_ layer: Int, in state: inout WorldState) -> Bool

  /// The size that a layer would like to have (GEO-38).
  mutating func preferredFrameSize(_ layer: Int, in state: inout WorldState) -> Size
}

extension GeometrySemantics {
  package mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    geometry.frame
  }

  package mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    let fitted = geometry.fitting(frame)
    return (Rect(origin: geometry.bounds.origin, size: fitted.size), fitted.position)
  }

  package mutating func standardized(_ rect: Rect, as property: Property) -> Rect {
    rect.standardized
  }

  package mutating func refuses(
    _ value: Value, as property: Property, in state: inout WorldState
  ) -> Bool {
    switch property {
    case .position, .bounds, .frame: !value.allNumbers { !$0.isNaN }
    default: false
    }
  }

  package mutating func affineTransform(of transform: Transform3D) -> AffineTransform {
    transform.isAffine ? transform.planar : .identity
  }

  package mutating func transform(
    setting affine: AffineTransform, over old: Transform3D
  ) -> Transform3D {
    Transform3D(affine)
  }

  package mutating func contentsAreFlipped(_ layer: Int, in state: inout WorldState) -> Bool {
    state.flippedLayers(from: layer) % 2 == 1
  }

  package mutating func preferredFrameSize(_ layer: Int, in state: inout WorldState) -> Size {
    state.geometry(of: layer).bounds.size
  }
}
