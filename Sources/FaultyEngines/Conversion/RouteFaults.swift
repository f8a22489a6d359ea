import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Conversions that go another way through the tree.
  static let routes: [Fault] = [
    Fault(
      "convert-scrolling-ignored", "the bounds origin of layers on the way has no effect",
      breaks: [.conv(5)], taking: [.route, .space],
      smallest: """
        new l1
        new l2 {sublayers: [l1], bounds: (0, 1, 0, 0)}
        new l3 {sublayers: [l2]}
        convert (0, 0) from l1 to l3
        """
    ) { ScrollingIgnored() },
    Fault(
      "convert-inverse-in-wrong-order", "the maps of the way down are undone innermost first",
      breaks: [.conv(11), .conv(14)], taking: [.route],
      smallest: """
        new l1
        new l2 {transform: planar(0, 1, -1, 0, 0, 0), sublayerTransform: translation(0, 1, 0), sublayers: [l1]}
        new l3 {sublayers: [l2]}
        convert (0, 0) from l3 to l1
        """
    ) {
      RouteFault { route, _ in
        ConversionRoute(up: route.up, down: route.down.reversed())
      }
    },
    Fault(
      "convert-shortcut-too-short",
      "the way up ends below the closest common layer where the way down is longer",
      breaks: [.conv(12)], taking: [.route],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        new l3 {position: (0, 1)}
        new l4 {sublayers: [l2, l3]}
        convert (0, 0) from l3 to l1
        """
    ) {
      RouteFault { route, _ in
        guard !route.up.isEmpty, route.down.count > route.up.count else { return route }
        return ConversionRoute(up: route.up.dropLast(), down: route.down)
      }
    },
    Fault(
      "convert-sibling-not-undone", "the transform of a sibling is not undone on the way down",
      breaks: [.conv(13)], taking: [.route, .space],
      smallest: """
        new l1 {transform: translation(0, 1, 0)}
        new l2
        new l3 {sublayers: [l1, l2]}
        convert (0, 0) from l2 to l1
        """
    ) { SiblingNotUndone() },
    Fault(
      "convert-one-step-only", "only the layer directly above is known",
      breaks: [.conv(14)], taking: [.route],
      smallest: """
        new l1
        new l2 {sublayers: [l1], position: (0, 1)}
        new l3 {sublayers: [l2]}
        convert (0, 0) from l1 to l3
        """
    ) {
      RouteFault { route, _ in
        ConversionRoute(up: Array(route.up.prefix(1)), down: Array(route.down.suffix(1)))
      }
    },
    Fault(
      "convert-forest-unchanged", "between different trees the input is answered",
      breaks: [.conv(19)], taking: [.route], declaring: [.forestConversion: true],
      smallest: """
        new l1
        new l2 {position: (0, 1)}
        convert (0, 0) from l1 to l2
        """
    ) {
      RouteFault { route, state in
        let ends = [route.up.last, route.down.first].compactMap { $0 }
        let isForest = ends.contains { state.parent(of: $0) == nil }
        return isForest ? ConversionRoute(up: [], down: []) : route
      }
    },
    Fault(
      "convert-skips-hidden", "hidden layers are left out on the way",
      breaks: [.conv(22)], taking: [.route],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1), hidden: true}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      RouteFault { route, state in
        let isShown = { (layer: Int) in state.value(layer, .hidden) != .boolean(true) }
        return ConversionRoute(up: route.up.filter(isShown), down: route.down.filter(isShown))
      }
    },
    Fault(
      "convert-mask-stands-nowhere", "a mask has no place in the layer that it masks",
      breaks: [.conv(25)], taking: [.route],
      smallest: """
        new l1 {position: (0, 1)}
        new l2 {mask: l1}
        convert (0, 0) from l1 to l2
        """
    ) {
      RouteFault { route, state in
        let isOrdinary = { (layer: Int) in !state.isMask(layer) }
        return ConversionRoute(
          up: route.up.filter(isOrdinary), down: route.down.filter(isOrdinary))
      }
    },
  ]
}

/// An engine whose conversions go another way.
private struct RouteFault: ConversionSemantics {
  let change: @Sendable (ConversionRoute, WorldState) -> ConversionRoute

  init(_ change: @escaping @Sendable (ConversionRoute, WorldState) -> ConversionRoute) {
    self.change = change
  }

  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    change(state.route(from: source, to: target), state)
  }
}

private struct ScrollingIgnored: ConversionSemantics {
  private var passed: Set<Int> = []

  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    let route = state.route(from: source, to: target)
    passed = Set(route.up.dropFirst() + route.down.dropLast())
    return route
  }

  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    var space = state.space(of: layer)
    if passed.contains(layer) { space.geometry.bounds.origin = .zero }
    return space
  }
}

private struct SiblingNotUndone: ConversionSemantics {
  private var sibling: Int?

  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    let route = state.route(from: source, to: target)
    sibling = route.up == [source] && route.down == [target] ? target : nil
    return route
  }

  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    var space = state.space(of: layer)
    if layer == sibling { space.geometry.transform = .identity }
    return space
  }
}
