import Geometry
import LayerScript
import Rules

extension World {
  /// Turns a rectangle of negative size the right way round, where a profile says so (GEO-24, GEO-25);
  /// with the reasons for what came of it.
  mutating func turnedRound(_ value: Value, as property: Property) -> (value: Value, why: Why) {
    guard property == .bounds || property == .frame, let rect = value.asRect,
      rect.size.width < 0 || rect.size.height < 0, rect.components.allSatisfy(\.isFinite),
      state.assumptions.standing(of: .negativeSize) == .asserted
    else { return (value, .none) }
    let rule = RuleID.geo(property == .bounds ? 24 : 25)
    return (.rect(semantics.geometry.standardized(rect, as: property)), Why(rule))
  }
}
