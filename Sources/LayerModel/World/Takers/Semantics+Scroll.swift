import Geometry
import LayerScript

extension Semantics: ScrollSemantics {
  mutating func scroller(around layer: Int, in state: inout WorldState) -> Int? {
    self[scrolling: .scroller].scroller(around: layer, in: &state)
  }

  mutating func origin(
    showing place: Value, in bounds: Rect, mode: ScrollMode
  ) -> Point {
    self[scrolling: .origin].origin(showing: place, in: bounds, mode: mode)
  }

  mutating func scroll(_ layer: Int, to origin: Point, in state: inout WorldState) -> Rect {
    self[scrolling: .scroll].scroll(layer, to: origin, in: &state)
  }

  mutating func visiblePart(
    of bounds: Rect, layer: Int, window: Rect?, in state: inout WorldState
  ) -> Rect {
    self[scrolling: .visiblePart].visiblePart(of: bounds, layer: layer, window: window, in: &state)
  }
}
