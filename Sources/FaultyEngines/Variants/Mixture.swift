public import LayerScript
public import Rules

/// Variants that one engine is at once, no two of which take the same decision.
public struct Mixture: Sendable {
  /// The variants, in the order in which they were named.
  public let members: [Variant]

  /// Creates an engine's variants; none is the specification.
  public init(_ members: [Variant]) throws(CrowdProblem) {
    var taken = CrowdBonds()
    var callers: [OpenItem: String] = [:]
    for variant in members {
      try taken.admit(variant)
      guard let item = variant.itemOfCallbacks else { continue }
      if let other = callers[item] {
        throw .sameDecision(other, variant.name, decision: "\(item)")
      }
      callers[item] = variant.name
    }
    self.members = members
  }

  /// Creates an engine that is one variant.
  public init(of variant: Variant) {
    members = [variant]
  }

  /// The engine as a command line and its greeting name it.
  public var name: String { "variant:" + members.map(\.name).joined(separator: "+") }

  /// How the engine says that it keeps numbers.
  public var precision: EngineDescription.Precision {
    members.contains { $0.precision == .single } ? .single : .double
  }

  /// The smallest step that the engine says its clock makes, in seconds.
  public var clockResolution: Double? { members.compactMap(\.clockResolution).max() }

  /// What the engine declares of itself beyond what the reference does.
  public var profiles: [Profile: Bool] {
    members.reduce(into: [:]) { all, variant in
      all.merge(variant.profiles) { old, _ in old }
    }
  }
}
