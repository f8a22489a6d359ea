import Geometry
import LayerScript

extension Semantics: ConversionSemantics {
  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    self[conversion: .route].route(from: source, to: target, in: &state)
  }

  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    self[conversion: .space].space(of: layer, in: &state)
  }

  mutating func lift(_ point: Point, from space: LayerSpace) -> Point {
    self[conversion: .lift].lift(point, from: space)
  }

  mutating func lower(_ point: Point, into space: LayerSpace) -> Point {
    self[conversion: .lower].lower(point, into: space)
  }

  mutating func converted(_ rect: Rect, corners: [Point]) -> Rect {
    self[conversion: .converted].converted(rect, corners: corners)
  }

  mutating func offset(ofRoot layer: Int, in state: inout WorldState) -> Point {
    self[conversion: .offset].offset(ofRoot: layer, in: &state)
  }

  mutating func conversionAnswer(
    _ converted: Value, for conversion: Conversion, in state: inout WorldState
  ) -> Value {
    self[conversion: .conversionAnswer].conversionAnswer(converted, for: conversion, in: &state)
  }
}
