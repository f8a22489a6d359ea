import LayerScript

extension Semantics: PresentationSemantics {
  mutating func hasPresentation(_ layer: Int, in state: inout WorldState) -> Bool {
    self[presentation: .hasPresentation].hasPresentation(layer, in: &state)
  }

  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value {
    self[presentation: .base].base(of: property, layer: layer, published: published, in: &state)
  }

  mutating func shownTime(in state: inout WorldState) -> Double? {
    self[presentation: .shownTime].shownTime(in: &state)
  }

  mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation] {
    self[presentation: .applied].applied(animations)
  }

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    self[presentation: .shown].shown(
      value, of: property, layer: layer, isAnimated: isAnimated, in: &state)
  }

  mutating func outside(
    _ phase: Timeline.Phase, below: Value, first: Value, last: Value
  ) -> Value {
    self[presentation: .outside].outside(phase, below: below, first: first, last: last)
  }

  mutating func presentedGeometry(
    _ geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> LayerGeometry {
    self[presentation: .presentedGeometry].presentedGeometry(geometry, layer: layer, in: &state)
  }

  mutating func presentedNode(of layer: Int, in state: inout WorldState) -> Node? {
    self[presentation: .presentedNode].presentedNode(of: layer, in: &state)
  }

  mutating func presentedSpace(
    _ space: LayerSpace, of layer: Int, in state: inout WorldState
  ) -> LayerSpace {
    self[presentation: .presentedSpace].presentedSpace(space, of: layer, in: &state)
  }

  mutating func modelLayer(of layer: Int) -> Int? {
    self[presentation: .modelLayer].modelLayer(of: layer)
  }

  var copiesAnswerForThemselves: Bool {
    self[presentation: .copiesAnswerForThemselves].copiesAnswerForThemselves
  }

  var copiesThroughInitializer: Bool {
    self[presentation: .copiesThroughInitializer].copiesThroughInitializer
  }

  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    self[presentation: .didReadPresentation].didReadPresentation(property, of: layer, in: &state)
  }

  mutating func inserting(
    _ part: Value, at path: AnimatedPath, into below: Value
  ) -> Value? {
    self[presentation: .inserting].inserting(part, at: path, into: below)
  }
}
