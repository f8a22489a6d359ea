import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Conversions by what was true once.
  static let remembered: [Fault] = [
    Fault(
      "convert-remembers-parent", "a layer converts as if it stood where it stood first",
      breaks: [.conv(24)], taking: [.route],
      smallest: """
        new l1 {position: (0, 1)}
        new l2
        convert (0, 0) from l2 to l1
        add l2 to l1
        convert (0, 0) from l2 to l1
        """
    ) { RemembersParent() },
    Fault(
      "convert-remembers-index",
      "the place of a layer is remembered by its index among its siblings",
      breaks: [.conv(23)], taking: [.space],
      smallest: """
        new l1
        new l2 {position: (0, 1)}
        new l3 {sublayers: [l1, l2]}
        convert (0, 0) from l1 to l2
        add l1 to l3
        convert (0, 0) from l1 to l2
        """
    ) { RemembersIndex() },
    Fault(
      "convert-detached-through-old-parent",
      "a detached layer converts through its last superlayer",
      breaks: [.conv(20)], taking: [.route], declaring: [.forestConversion: true],
      smallest: """
        new l1
        new l2 {position: (0, 1), sublayers: [l1]}
        convert (0, 0) from l1 to l2
        remove l1
        convert (0, 0) from l1 to l2
        """
    ) { DetachedThroughOldParent() },
  ]
}

/// An engine that looks up the way of a layer once.
private struct RemembersParent: ConversionSemantics {
  private var routes: [[Int]: ConversionRoute] = [:]

  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    if let known = routes[[source, target]] { return known }
    let route = state.route(from: source, to: target)
    routes[[source, target]] = route
    return route
  }
}

/// An engine that looks up sublayers by their index in a list that it has seen once.
private struct RemembersIndex: ConversionSemantics {
  private var lists: [Int: [Int]] = [:]

  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    guard let parent = state.parent(of: layer) else { return state.space(of: layer) }
    let list = state.list(of: parent)
    guard let known = lists[parent], known.count == list.count else {
      lists[parent] = list
      return state.space(of: layer)
    }
    let meant = list.firstIndex(of: layer).map { known[$0] } ?? layer
    return state.space(of: state.parent(of: meant) == parent ? meant : layer)
  }
}

/// An engine that keeps the way up of a layer that was taken out.
private struct DetachedThroughOldParent: ConversionSemantics {
  private var parents: [Int: Int] = [:]

  mutating func route(
    from source: Int, to target: Int, in state: inout WorldState
  ) -> ConversionRoute {
    let route = state.route(from: source, to: target)
    if let parent = state.parent(of: source) {
      parents[source] = parent
    } else if parents[source] == target {
      return ConversionRoute(up: [source], down: [])
    }
    return route
  }
}
