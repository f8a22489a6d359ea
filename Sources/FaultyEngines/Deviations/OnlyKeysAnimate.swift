import LayerModel
import LayerScript
import Rules

/// An engine in which nothing but some properties animates by itself.
struct OnlyKeysAnimate: ActionSemantics {
  private let properties: Set<Property>

  init(_ properties: Set<Property>) {
    self.properties = properties
  }

  mutating func builtIn(
    for property: Property, layer: Int, in state: inout WorldState
  ) -> BuiltInVerdict {
    properties.contains(property)
      ? state.standardBuiltIn(for: property, layer: layer) : .none(.act(30))
  }
}
