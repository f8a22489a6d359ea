package import Geometry
package import LayerScript

/// The decisions about conversion that a faulty engine may take differently.
package protocol ConversionSemantics: PartialSemantics {
  /// The layers through which a conversion goes (CONV-05, CONV-12..14, CONV-19, CONV-20, CONV-24).
  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute

  /// How a layer's coordinates stand in those of the layer above it (CONV-02..08, CONV-25).
  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace

  /// A point in the coordinates of the layer above (CONV-01, CONV-06, CONV-26).
  mutating func lift(_ point: Point, from space: LayerSpace) -> Point

  /// A point of the layer above in a layer's own coordinates (CONV-11, CONV-13).
  mutating func lower(_ point: Point, into space: LayerSpace) -> Point

  /// What a rectangle becomes whose corners were converted (CONV-16, CONV-18).
  mutating func converted(_ rect: Rect, corners: [Point]) -> Rect

  /// The displacement of the coordinates outside a root (CONV-21).
  mutating func offset(ofRoot layer: Int, in state: inout WorldState) -> Point

  /// What is answered in the end: what was computed (CONV-10, CONV-15, CONV-22..24).
  mutating func conversionAnswer(
    _ converted: Value, for conversion: Conversion, in state: inout WorldState
  ) -> Value
}

/// What is to be converted, and between which layers.
package struct Conversion: Hashable, Sendable {
  /// The point or rectangle.
  package var value: Value
  /// The layer in whose coordinates the value is given; nil is outside a root.
  package var source: Int?
  /// The layer in whose coordinates it is wanted; nil is outside a root.
  package var target: Int?
  /// Tells whether the layer is asked that the value comes from (CONV-09).
  package var asksSource = false
}

extension ConversionSemantics {
  package mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    state.route(from: source, to: target)
  }

  package mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    state.space(of: layer)
  }

  package mutating func lift(_ point: Point, from space: LayerSpace) -> Point {
    space.lifted(point).projected
  }

  package mutating func lower(_ point: Point, into space: LayerSpace) -> Point {
    space.lowered(point)
  }

  package mutating func converted(_ rect: Rect, corners: [Point]) -> Rect {
    Rect.boundingBox(of: corners)
  }

  package mutating func offset(ofRoot layer: Int, in state: inout WorldState) -> Point {
    state.geometry(of: layer).frame.origin
  }

  package mutating func conversionAnswer(
    _ converted: Value, for conversion: Conversion, in state: inout WorldState
  ) -> Value {
    converted
  }
}
