import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Scroll layers that end up elsewhere, or show something else.
  static let scrolling: [Fault] = [
    Fault(
      "scroll-moves-position", "scrolling moves the layer and not its bounds origin",
      breaks: [.sub(1), .sub(10)], taking: [.scroll],
      smallest: """
        new l1 CAScrollLayer
        scrollToPoint l1 (1, 0)
        get l1.bounds
        """
    ) {
      ScrollFault { layer, origin, state in
        state.corrupt(layer, .position, .point(origin))
        return state.geometry(of: layer).bounds
      }
    },
    Fault(
      "scroll-ignores-mode", "scrollMode does not matter", breaks: [.sub(2)], taking: [.origin],
      smallest: """
        new l1 CAScrollLayer {scrollMode: "none"}
        scrollToPoint l1 (0, 1)
        get l1.bounds
        """
    ) {
      OriginFault { place, bounds, _ in
        var standard = Standard()
        let both = ScrollMode(horizontally: true, vertically: true)
        return standard.origin(showing: place, in: bounds, mode: both)
      }
    },
    Fault(
      "scroll-aligns-start", "a rectangle that is to be seen is put into the corner",
      breaks: [.sub(3)], taking: [.origin],
      smallest: """
        new l1 CAScrollLayer {bounds: (0, 0, 0, 2)}
        scrollToRect l1 (0, 1, 1, 1)
        get l1.bounds
        """
    ) {
      OriginFault { place, bounds, mode in
        var standard = Standard()
        let corner = place.asRect.map { Value.point($0.origin) } ?? place
        return standard.origin(showing: corner, in: bounds, mode: mode)
      }
    },
    Fault(
      "scroll-large-to-far-edge", "of a rectangle larger than the layer the far edge is shown",
      breaks: [.sub(4), .sub(3)], taking: [.origin],
      smallest: """
        new l1 CAScrollLayer
        scrollToRect l1 (0, 0, 1, 1)
        get l1.bounds
        """
    ) {
      OriginFault { place, bounds, mode in
        var standard = Standard()
        guard let rect = place.asRect, rect.size.width > bounds.size.width else {
          return standard.origin(showing: place, in: bounds, mode: mode)
        }
        let far = Point(
          rect.origin.x + rect.size.width - bounds.size.width,
          rect.origin.y + rect.size.height - bounds.size.height)
        return standard.origin(showing: .point(far), in: bounds, mode: mode)
      }
    },
    Fault(
      "scroll-clamped", "a layer scrolls to no negative coordinates", breaks: [.sub(5), .sub(1)],
      taking: [.origin],
      smallest: """
        new l1 CAScrollLayer
        scrollToPoint l1 (-1, 0)
        get l1.bounds
        """
    ) {
      OriginFault { place, bounds, mode in
        var standard = Standard()
        let origin = standard.origin(showing: place, in: bounds, mode: mode)
        return Point(max(0, origin.x), max(0, origin.y))
      }
    },
    Fault(
      "scroll-request-to-outermost", "the outermost scroll layer answers a request",
      breaks: [.sub(6)], taking: [.scroller],
      smallest: """
        new l1 CAScrollLayer
        new l2 CAScrollLayer {sublayers: [l1]}
        scrollPoint l1 (0, 1)
        get l1.bounds
        """
    ) {
      ScrollerFault { layer, state in
        state.ancestors(of: layer).last { state.type(of: $0) == .scrollLayer }
      }
    },
    Fault(
      "scroll-request-moves-own-bounds", "without a scroll layer around, a layer scrolls itself",
      breaks: [.sub(7)], taking: [.scroller],
      smallest: """
        new l1
        scrollPoint l1 (1, 0)
        get l1.bounds
        """
    ) { ScrollerFault { layer, state in state.scroller(around: layer) ?? layer } },
    Fault(
      "visible-rect-is-bounds", "visibleRect is the bounds whatever is around", breaks: [.sub(8)],
      taking: [.visiblePart],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 CAScrollLayer {bounds: (0, 0, 1, 1), sublayers: [l1]}
        get l1.visibleRect
        """
    ) { VisibleRectIsBounds() },
    Fault(
      "visible-rect-remembered", "visibleRect follows scrolling no more once it was read",
      breaks: [.sub(9), .sub(8)], taking: [.visiblePart],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 CAScrollLayer {bounds: (0, 0, 1, 1), sublayers: [l1]}
        get l1.visibleRect
        setValue l1 position.x 1
        get l1.visibleRect
        """
    ) { VisibleRectRemembered() },
    Fault(
      "scroll-moves-sublayers", "scrolling rewrites the positions of sublayers",
      breaks: [.sub(10)], taking: [.scroll],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        new l2 CAScrollLayer {sublayers: [l1]}
        scrollPoint l1 (0, 0)
        get l1.frame
        """
    ) {
      ScrollFault { layer, origin, state in
        let bounds = state.geometry(of: layer).bounds
        for child in state.list(of: layer) {
          let place = state.geometry(of: child).position
          state.corrupt(child, .position, .point(place - (origin - bounds.origin)))
        }
        return Rect(origin: origin, size: bounds.size)
      }
    },
  ]
}

/// The decisions of the specification, for faults that change only when they apply.
private typealias Standard = StandardSemantics

private struct ScrollFault: ScrollSemantics {
  let scrolled: @Sendable (Int, Point, inout WorldState) -> Rect

  init(_ scrolled: @escaping @Sendable (Int, Point, inout WorldState) -> Rect) {
    self.scrolled = scrolled
  }

  mutating func scroll(_ layer: Int, to origin: Point, in state: inout WorldState) -> Rect {
    scrolled(layer, origin, &state)
  }
}

private struct OriginFault: ScrollSemantics {
  let formula: @Sendable (Value, Rect, ScrollMode) -> Point

  init(_ formula: @escaping @Sendable (Value, Rect, ScrollMode) -> Point) {
    self.formula = formula
  }

  mutating func origin(showing place: Value, in bounds: Rect, mode: ScrollMode) -> Point {
    formula(place, bounds, mode)
  }
}

private struct ScrollerFault: ScrollSemantics {
  let found: @Sendable (Int, WorldState) -> Int?

  init(_ found: @escaping @Sendable (Int, WorldState) -> Int?) {
    self.found = found
  }

  mutating func scroller(around layer: Int, in state: inout WorldState) -> Int? {
    found(layer, state)
  }
}

private struct VisibleRectIsBounds: ScrollSemantics {
  mutating func visiblePart(
    of bounds: Rect, layer: Int, window: Rect?, in state: inout WorldState
  ) -> Rect { bounds }
}

private struct VisibleRectRemembered: ScrollSemantics {
  private var windows: [Int: Rect] = [:]

  mutating func visiblePart(
    of bounds: Rect, layer: Int, window: Rect?, in state: inout WorldState
  ) -> Rect {
    guard let window else { return bounds }
    let known = windows[layer] ?? window
    windows[layer] = known
    return bounds.intersection(known)
  }
}
