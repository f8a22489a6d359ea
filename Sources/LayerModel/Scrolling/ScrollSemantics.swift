package import Geometry
package import LayerScript

/// The decisions about scrolling that a faulty engine may take differently.
package protocol ScrollSemantics: PartialSemantics {
  /// The scroll layer on which a request of a layer acts (SUB-06).
  mutating func scroller(around layer: Int, in state: inout WorldState) -> Int?

  /// The bounds origin that brings a place to the origin, or a rectangle into sight (SUB-01..05).
  mutating func origin(
    showing place: Value, in bounds: Rect, mode: ScrollMode
  ) -> Point

  /// Scrolls a layer (SUB-10).
  mutating func scroll(_ layer: Int, to origin: Point, in state: inout WorldState) -> Rect

  /// What of a layer a scroll layer shows (SUB-08, SUB-09).
  mutating func visiblePart(
    of bounds: Rect, layer: Int, window: Rect?, in state: inout WorldState
  ) -> Rect
}

/// Along which axes a scroll layer scrolls.
package struct ScrollMode: Hashable, Sendable {
  /// Whether x may change.
  package var horizontally: Bool
  /// Whether y may change.
  package var vertically: Bool

  package init(horizontally: Bool, vertically: Bool) {
    self.horizontally = horizontally
    self.vertically = vertically
  }

  /// The mode of a name (SUB-02); nil for a name that is none.
  package init?(named name: String) {
    switch name {
    case "both": self.init(horizontally: true, vertically: true)
    case "horizontally": self.init(horizontally: true, vertically: false)
    case "vertically": self.init(horizontally: false, vertically: true)
    case "none": self.init(horizontally: false, vertically: false)
    default: return nil
    }
  }
}

extension ScrollSemantics {
  package mutating func scroller(around layer: Int, in state: inout WorldState) -> Int? {
    state.scroller(around: layer)
  }

  package mutating func origin(
    showing place: Value, in bounds: Rect, mode: ScrollMode
  ) -> Point {
    var origin = bounds.origin
    if let point = place.asPoint {
      if mode.horizontally { origin.x = point.x }
      if mode.vertically { origin.y = point.y }
    }
    if let rect = place.asRect {
      let (seen, wanted) = (bounds.spans, rect.spans)
      if mode.horizontally { origin.x = seen.x.start(showing: wanted.x) }
      if mode.vertically { origin.y = seen.y.start(showing: wanted.y) }
    }
    return origin
  }

  package mutating func scroll(
    _ layer: Int, to origin: Point, in state: inout WorldState
  ) -> Rect {
    Rect(origin: origin, size: state.geometry(of: layer).bounds.size)
  }

  package mutating func visiblePart(
    of bounds: Rect, layer: Int, window: Rect?, in state: inout WorldState
  ) -> Rect {
    window.map { bounds.intersection($0) } ?? bounds
  }
}

/// The extent of a rectangle along one axis.
package struct Span: Hashable, Sendable {
  package var start: Double
  package var length: Double

  /// Where the span has to start in order to show another one, moved as little as possible
  /// (SUB-03); a longer one is shown from its start on (SUB-04).
  package func start(showing wanted: Span) -> Double {
    if wanted.start < start { return wanted.start }
    if wanted.start + wanted.length <= start + length { return start }
    return wanted.length > length ? wanted.start : wanted.start + wanted.length - length
  }

  /// Tells whether nothing says where the span would start (UL-56).
  func isUndecided(showing wanted: Span) -> Bool {
    wanted.length > length && wanted.start < start
  }
}

extension Rect {
  /// The extents along both axes.
  package var spans: (x: Span, y: Span) {
    (Span(start: origin.x, length: size.width), Span(start: origin.y, length: size.height))
  }

  /// What two rectangles have in common; of negative size where they have nothing.
  package func intersection(_ other: Rect) -> Rect {
    let low = Point(max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let high = Point(
      min(origin.x + size.width, other.origin.x + other.size.width),
      min(origin.y + size.height, other.origin.y + other.size.height))
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}

extension WorldState {
  /// The closest scroll layer among a layer and those above it (SUB-06).
  package func scroller(around layer: Int) -> Int? {
    ancestors(of: layer).first { type(of: $0) == .scrollLayer }
  }
}
