import Geometry

extension Semantics: HitTestingSemantics {
  mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int] {
    self[hitTesting: .hitCandidates].hitCandidates(of: layer, in: &state)
  }

  mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool {
    self[hitTesting: .isPassedOver].isPassedOver(layer, in: &state)
  }

  mutating func clips(_ layer: Int, in state: inout WorldState) -> Bool {
    self[hitTesting: .clips].clips(layer, in: &state)
  }

  mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point {
    self[hitTesting: .hitPoint].hitPoint(point, of: layer, in: space, &state)
  }

  mutating func isHit(_ layer: Int, in state: inout WorldState) -> Bool {
    self[hitTesting: .isHit].isHit(layer, in: &state)
  }

  mutating func contains(_ point: Point, in bounds: Rect) -> Bool {
    self[hitTesting: .contains].contains(point, in: bounds)
  }
}
