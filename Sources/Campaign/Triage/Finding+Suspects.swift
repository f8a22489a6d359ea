import Conformance
import Rules

extension Finding {
  /// All rules that may be broken, the likeliest first: that one is blamed, and up to two are named beside it.
  var suspects: [RuleID] {
    get { (primary.map { [$0] } ?? []) + alternatives + restsOn }
    set {
      primary = newValue.first
      alternatives = Array(newValue.dropFirst().prefix(2))
      restsOn = Array(newValue.dropFirst(3))
    }
  }
}
