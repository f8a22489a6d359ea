import Choices
import Conformance

extension Shard {
  /// Tells whether a case is one of the shard's: shards own whole strata, as workers do.
  func owns(case index: Int) -> Bool { index % Strata.count % count == number - 1 }
}
