import Geometry

extension Semantics: RenderingSemantics {
  mutating func paintedPlace(of layer: Int, in state: inout WorldState) -> AffineTransform {
    self[rendering: .paintedPlace].paintedPlace(of: layer, in: &state)
  }

  mutating func isPainted(hidden: Bool, opacity: Double) -> Bool {
    self[rendering: .isPainted].isPainted(hidden: hidden, opacity: opacity)
  }

  mutating func clipsPainting(masksToBounds: Bool) -> Bool {
    self[rendering: .clipsPainting].clipsPainting(masksToBounds: masksToBounds)
  }

  mutating func contentsPlace(_ contents: PlacedContents) -> Rect {
    self[rendering: .contentsPlace].contentsPlace(contents)
  }

  mutating func paintedInstances(count: Int) -> Int {
    self[rendering: .paintedInstances].paintedInstances(count: count)
  }

  mutating func pivot(ofInstancesIn bounds: Rect) -> Point {
    self[rendering: .pivot].pivot(ofInstancesIn: bounds)
  }
}
