package import LayerModel
public import Rules

/// A mistake that engines make, as an engine that makes it: the specification with one decision taken
/// differently.
public struct Fault: Sendable {
  /// The name by which commands and reports call it, such as `frame-anchor-centre`.
  public let name: String
  /// What the engine does, in one sentence.
  public let sentence: String
  /// The rules that it breaks, the most telling one first.
  public let rules: [RuleID]
  /// The shortest script that shows it, written by hand; its length is what shrinking must reach.
  public let smallest: String
  /// What the engine declares of itself beyond what the reference does.
  public let profiles: [Profile: Bool]
  /// The decisions that the engine takes differently; it is asked for no others.
  package let decisions: Set<Decision>
  /// Whether it kills the process of its engine, which then has to be a driver.
  public let isDeadly: Bool
  private let make: @Sendable () -> any PartialSemantics

  init(
    _ name: String, _ sentence: String, breaks rules: [RuleID],
    taking decisions: Set<Decision>, declaring profiles: [Profile: Bool] = [:],
    isDeadly: Bool = false, smallest: String,
    _ make: @escaping @Sendable () -> any PartialSemantics
  ) {
    self.name = name
    self.sentence = sentence
    self.rules = rules
    self.smallest = smallest
    self.profiles = profiles
    self.decisions = decisions
    self.isDeadly = isDeadly
    self.make = make
  }

  /// The area that the fault is mostly about: that of the rule which it breaks first of all.
  public var area: Area { rules.first?.area ?? .geo }

  /// The names of the decisions that the engine takes differently, in the order of the decisions.
  public var decisionNames: [String] {
    decisions.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }
  }

  /// Where the faulty engine departs from the specification, with whatever it remembers still empty.
  package var departure: Departure { Departure(decisions, by: make()) }
}

/// All faults, by chapter.
public enum FaultCatalogue {
  /// The faults in the order of the catalogue's chapters, but for the deadly ones.
  public static let all: [Fault] = [
    frames, neighbours, placements, storage, wrongDefaults, validation, keys,
    transformKeys, supplies, notifications, subclasses, copies, lists, pointers, hits,
    searches, nulls, questions,
    implicits, nesting, commits, attaching, endings, values, clocks, pauses, repeats, presentations,
    spaces, routes, converted, remembered, matrices, rotations,
    keyframes, springs, animationObjects, groupings, mixing, curves,
    scrolling, specialFrames, furtherLists, treeUses, classes,
    layoutMarks, layoutPasses, displays, drawings,
    delegates, completions, orders, threads,
    views, blocks, savings, viewNeighbours, blockCourses,
    setters, scopes, sharing, localTimes, blends, shown,
    copiedTrees, autoresizing, constraints, renderings, ownClasses, decompositions,
    simplifications,
  ].flatMap { $0 }

  /// The faults in what a rule says, in the same order.
  public static func breaking(_ rule: RuleID) -> [Fault] { byRule[rule] ?? [] }

  private static let byRule: [RuleID: [Fault]] = all.reduce(into: [:]) { faults, fault in
    for rule in fault.rules { faults[rule, default: []].append(fault) }
  }

  /// Finds a fault by its name, among those that leave their engine alive.
  public static func fault(named name: String) -> Fault? { all.first { $0.name == name } }
}
