package import LayerScript
import Rules

/// What the last outermost commit published of a layer: the ground on which animations are shown.
package struct PublishedLayer: Sendable {
  var properties: PropertySlots
  package var animations: AnimationList
  /// Where it stood at that commit.
  var node: Node
  /// The number of the last change that is included.
  var change: Int
  /// The rules which say that this was published.
  var why: Why
  /// The rules about what the last change of its timing did to the time that it shows.
  var whyTiming: Why

  /// The layer above it at that commit.
  var superlayer: Int? { node.superlayer.layer }
}

/// The decisions about presentation that a faulty engine may take differently.
package protocol PresentationSemantics: PartialSemantics {
  /// Tells whether a layer has a presentation copy (PRES-01, PRES-02).
  mutating func hasPresentation(_ layer: Int, in state: inout WorldState) -> Bool

  /// The value on which animations are shown: that of the last outermost commit (PRES-03..06).
  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value

  /// The time of the clock for which copies are shown; nil for the present one (TIME-25).
  mutating func shownTime(in state: inout WorldState) -> Double?

  /// The order in which animations of a layer are applied (PRES-08, ANIM-07).
  mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation]

  /// What is shown in the end: what was computed (PRES-07, PRES-09).
  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value

  /// What is shown while an animation is attached whose turn has not come or is over (ANIM-13..18).
  mutating func outside(
    _ phase: Timeline.Phase, below: Value, first: Value, last: Value
  ) -> Value

  /// The geometry from which a presentation frame is derived (PRES-14).
  mutating func presentedGeometry(
    _ geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> LayerGeometry

  /// Where the presentation copy of a layer stands: where the layer was published (PRES-15, COPY-06).
  mutating func presentedNode(of layer: Int, in state: inout WorldState) -> Node?

  /// How the coordinates of a presentation copy stand within those of the copy above it (PRES-17).
  mutating func presentedSpace(
    _ space: LayerSpace, of layer: Int, in state: inout WorldState
  ) -> LayerSpace

  /// The layer that is meant by a layer or its copy (COPY-01, COPY-03).
  mutating func modelLayer(of layer: Int) -> Int?

  /// Tells whether a copy is asked about what it shows, and not its layer (COPY-07).
  var copiesAnswerForThemselves: Bool { get }

  /// Tells whether a copy is made through the initialiser that its class overrides (COPY-09).
  var copiesThroughInitializer: Bool { get }

  /// What else changes when a copy is read: in a conforming engine, nothing (COPY-10).
  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  )

  /// Puts an animated part into the whole value below it (PRES-11..13).
  mutating func inserting(
    _ part: Value, at path: AnimatedPath, into below: Value
  ) -> Value?
}

extension PresentationSemantics {
  package mutating func presentedNode(of layer: Int, in state: inout WorldState) -> Node? {
    state.published[layer]?.node
  }

  package mutating func presentedSpace(
    _ space: LayerSpace, of layer: Int, in state: inout WorldState
  ) -> LayerSpace { space }

  package mutating func modelLayer(of layer: Int) -> Int? { layer }

  package var copiesAnswerForThemselves: Bool { true }
  package var copiesThroughInitializer: Bool { true }

  package mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {}

  package mutating func hasPresentation(_ layer: Int, in state: inout WorldState) -> Bool {
    state.published[layer] != nil
  }

  package mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value { published }

  package mutating func shownTime(in state: inout WorldState) -> Double? { nil }

  package mutating func applied(_ animations: [AttachedAnimation]) -> [AttachedAnimation] {
    animations
  }

  package mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value { value }

  package mutating func outside(
    _ phase: Timeline.Phase, below: Value, first: Value, last: Value
  ) -> Value { below }

  package mutating func presentedGeometry(
    _ geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> LayerGeometry { geometry }

  package mutating func inserting(
    _ part: Value, at path: AnimatedPath, into below: Value
  ) -> Value? { path.replacing(below, by: part) }
}
