package import LayerModel
public import Rules

/// Faults that one engine has at once, no two of which take the same decision.
public struct Crowd: Sendable {
  /// The faults, in the order in which they were named.
  public let members: [Fault]

  /// Creates an engine's faults; none is the specification.
  public init(_ members: [Fault]) throws(CrowdProblem) {
    var taken = CrowdBonds()
    for fault in members { try taken.admit(fault) }
    self.members = members
  }

  /// Creates an engine with one fault.
  public init(of fault: Fault) {
    members = [fault]
  }

  /// The specification: no fault at all.
  public static let none = Crowd(compatible: [])

  private init(compatible members: [Fault]) {
    self.members = members
  }

  /// The engine as a command line and its greeting name it.
  public var name: String { "fault:" + members.map(\.name).joined(separator: "+") }

  /// What the engine declares of itself beyond what the reference does.
  public var profiles: [Profile: Bool] {
    members.reduce(into: [:]) { all, fault in all.merge(fault.profiles) { old, _ in old } }
  }

  /// The member that kills the engine, if there is one: such an engine runs in a process of its own.
  public var deadlyMember: Fault? { members.first(where: \.isDeadly) }

  /// The same engine after one fault was mended.
  public func without(_ name: String) -> Crowd {
    Crowd(compatible: members.filter { $0.name != name })
  }

  /// Where the engine departs from the specification, with whatever it remembers still empty.
  package var departures: [Departure] { members.map(\.departure) }
}

/// Why some faults, or some variants, cannot be those of one engine.
public enum CrowdProblem: Error, Hashable, CustomStringConvertible {
  /// One is named twice.
  case twice(String)
  /// Two decide the same, and an engine can only do it in one way.
  case sameDecision(String, String, decision: String)
  /// Two need a profile to be on and to be off.
  case contradiction(on: String, off: String, Profile)
  /// So many faults that differ cannot be found.
  case tooMany(Int, most: Int)

  /// What is wrong, in one sentence without a full stop.
  public var description: String { text(about: "fault") }

  /// What is wrong, in one sentence without a full stop, given what a member is called.
  public func text(about member: String) -> String {
    switch self {
    case .twice(let name): "the \(member) '\(name)' stands here twice"
    case .sameDecision(let one, let other, let decision):
      "the \(member)s '\(one)' and '\(other)' both take the decision '\(decision)'"
    case .contradiction(let on, let off, let profile):
      "the \(member) '\(on)' needs the profile '\(profile.rawValue)' and '\(off)' needs it off"
    case .tooMany(let size, let most):
      "there are no \(size) \(member)s that take different decisions; this seed finds \(most)"
    }
  }
}

/// What an engine can have or be several of at once, as long as they do not decide the same.
protocol CrowdMember {
  var name: String { get }
  var decisions: Set<Decision> { get }
  var profiles: [Profile: Bool] { get }
}

extension Fault: CrowdMember {}
extension Variant: CrowdMember {}

/// What the members of a crowd have taken so far.
struct CrowdBonds {
  private var takers: [Decision: String] = [:]
  private var declared: [Profile: (isOn: Bool, by: String)] = [:]
  private var names: Set<String> = []

  /// Takes one more member in, unless it cannot be together with another.
  mutating func admit(_ fault: some CrowdMember) throws(CrowdProblem) {
    if names.contains(fault.name) { throw .twice(fault.name) }
    for decision in fault.decisions.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let other = takers[decision] else { continue }
      throw .sameDecision(other, fault.name, decision: "\(decision)")
    }
    for (profile, isOn) in fault.profiles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let other = declared[profile], other.isOn != isOn else { continue }
      throw .contradiction(
        on: isOn ? fault.name : other.by, off: isOn ? other.by : fault.name, profile)
    }
    names.insert(fault.name)
    for decision in fault.decisions { takers[decision] = fault.name }
    for (profile, isOn) in fault.profiles { declared[profile] = (isOn, fault.name) }
  }
}
