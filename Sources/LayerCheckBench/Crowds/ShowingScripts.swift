import FaultyEngines
import LayerScript

/// The scripts that a member of a crowd is looked for in before it counts as invisible.
struct ShowingScripts: Sendable {
  /// How many random scripts there are.
  private static let randomCount = 2000
  /// A seed that no campaign here has.
  private static let seed: UInt64 = 0x5EED_0F_C0_FFEE

  /// The shortest scripts of all faults, also with values set one by one.
  let directed: [Script]
  /// Scripts drawn as a campaign draws them.
  let random: [Script]

  var all: [Script] { directed + random }
}

extension ShowingScripts {
  init(for description: EngineDescription) {
    directed = FaultCatalogue.all.compactMap { try? Script(parsing: $0.smallest) }
      .flatMap { $0.spelledOut == $0 ? [$0] : [$0, $0.spelledOut] }
    random = Workload(count: Self.randomCount, for: description, seed: Self.seed).scripts
  }
}
