import Geometry
import LayerScript

extension Semantics: GeometrySemantics {
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    self[geometry: .frame].frame(of: geometry, layer: layer, in: &state)
  }

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    self[geometry: .place].place(frame, of: geometry, layer: layer, in: &state)
  }

  mutating func standardized(_ rect: Rect, as property: Property) -> Rect {
    self[geometry: .standardized].standardized(rect, as: property)
  }

  mutating func refuses(
    _ value: Value, as property: Property, in state: inout WorldState
  ) -> Bool {
    self[geometry: .refuses].refuses(value, as: property, in: &state)
  }

  mutating func affineTransform(of transform: Transform3D) -> AffineTransform {
    self[geometry: .affineTransform].affineTransform(of: transform)
  }

  mutating func transform(setting affine: AffineTransform, over old: Transform3D) -> Transform3D {
    self[geometry: .transform].transform(setting: affine, over: old)
  }

  mutating func contentsAreFlipped(_ layer: Int, in state: inout WorldState) -> Bool {
    self[geometry: .contentsAreFlipped].contentsAreFlipped(layer, in: &state)
  }

  mutating func preferredFrameSize(_ layer: Int, in state: inout WorldState) -> Size {
    self[geometry: .preferredFrameSize].preferredFrameSize(layer, in: &state)
  }
}
