/// Where an engine departs from the specification: the decisions that it takes, and what takes them.
///
/// What takes several decisions may remember something in between: it is a value and is kept once,
/// whatever the subjects of the decisions are.
package struct Departure: Sendable {
  /// What is decided otherwise.
  package private(set) var decisions: Set<Decision>
  /// What decides, and remembers what it needs for that.
  package fileprivate(set) var taker: any PartialSemantics

  /// Creates a departure.
  package init(_ decisions: Set<Decision>, by taker: any PartialSemantics) {
    self.decisions = decisions
    self.taker = taker
  }

  /// The same departure without some of its decisions; nil where none is left.
  func leaving(_ taken: Set<Decision>) -> Departure? {
    var rest = self
    rest.decisions.subtract(taken)
    return rest.decisions.isEmpty ? nil : rest
  }
}

/// Every decision that the specification takes, as an open point: each is handed to the one departure
/// that takes it, or else to the specification.
///
/// Nothing else in the model depends on which it is.
struct Semantics: Sendable {
  private var departures: [Departure]
  /// The place of the departure that takes a decision, by the number of the decision; empty where
  /// none is taken.
  private let takers: [Int?]

  /// Creates the decisions of the specification, but for what departs from it.
  ///
  /// - Precondition: No two departures take the same decision.
  init(_ departures: [Departure]) {
    var takers: [Int?] =
      departures.isEmpty ? [] : Array(repeating: nil, count: Decision.allCases.count)
    for (place, departure) in departures.enumerated() {
      for decision in departure.decisions {
        precondition(takers[decision.rawValue] == nil, "two departures take \(decision)")
        takers[decision.rawValue] = place
      }
    }
    self.departures = departures
    self.takers = takers
  }

  private func taker(of decision: Decision) -> (any PartialSemantics)? {
    guard !takers.isEmpty, let place = takers[decision.rawValue] else { return nil }
    return departures[place].taker
  }

  /// Keeps what a taker remembers after it has decided.
  private mutating func keep(_ taker: any PartialSemantics, for decision: Decision) {
    guard !takers.isEmpty, let place = takers[decision.rawValue] else { return }
    departures[place].taker = taker
  }
}

/// Some of the decisions that the specification takes; the defaults are the specification.
package protocol PartialSemantics: Sendable {}

/// A taker of decisions that counts how often it has decided otherwise than the specification.
package protocol TouchCounting: Sendable {
  /// How often it has decided otherwise so far.
  var touches: Int { get }
}

extension Semantics {
  /// How often each departure has decided otherwise, as far as they count.
  fileprivate var touches: [Int] {
    departures.map { ($0.taker as? any TouchCounting)?.touches ?? 0 }
  }
}

extension World {
  /// How often each departure has decided otherwise, in their order; 0 for one that does not count.
  package var touches: [Int] { semantics.touches }
}

/// The specification itself.
package struct StandardSemantics: GeometrySemantics, PropertySemantics, KeyValueSemantics,
  HierarchySemantics, HitTestingSemantics, ActionSemantics, TransactionSemantics,
  AnimationSemantics, TimingSemantics, PresentationSemantics, ConversionSemantics,
  TransformSemantics, MotionSemantics, ScrollSemantics, LayoutSemantics, DisplaySemantics,
  CallbackSemantics, ViewSemantics, RenderingSemantics
{
  /// Creates the specification.
  package init() {}
}

// What takes a decision about each subject.
extension Semantics {
  subscript(geometry decision: Decision) -> any GeometrySemantics {
    get { taker(of: decision) as? any GeometrySemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(properties decision: Decision) -> any PropertySemantics {
    get { taker(of: decision) as? any PropertySemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(keyValues decision: Decision) -> any KeyValueSemantics {
    get { taker(of: decision) as? any KeyValueSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(hierarchy decision: Decision) -> any HierarchySemantics {
    get { taker(of: decision) as? any HierarchySemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(hitTesting decision: Decision) -> any HitTestingSemantics {
    get { taker(of: decision) as? any HitTestingSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(actions decision: Decision) -> any ActionSemantics {
    get { taker(of: decision) as? any ActionSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(transactions decision: Decision) -> any TransactionSemantics {
    get { taker(of: decision) as? any TransactionSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(animations decision: Decision) -> any AnimationSemantics {
    get { taker(of: decision) as? any AnimationSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(timing decision: Decision) -> any TimingSemantics {
    get { taker(of: decision) as? any TimingSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(presentation decision: Decision) -> any PresentationSemantics {
    get { taker(of: decision) as? any PresentationSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(conversion decision: Decision) -> any ConversionSemantics {
    get { taker(of: decision) as? any ConversionSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(transforms decision: Decision) -> any TransformSemantics {
    get { taker(of: decision) as? any TransformSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(motion decision: Decision) -> any MotionSemantics {
    get { taker(of: decision) as? any MotionSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(scrolling decision: Decision) -> any ScrollSemantics {
    get { taker(of: decision) as? any ScrollSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(layout decision: Decision) -> any LayoutSemantics {
    get { taker(of: decision) as? any LayoutSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(display decision: Decision) -> any DisplaySemantics {
    get { taker(of: decision) as? any DisplaySemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(callbacks decision: Decision) -> any CallbackSemantics {
    get { taker(of: decision) as? any CallbackSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(views decision: Decision) -> any ViewSemantics {
    get { taker(of: decision) as? any ViewSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }

  subscript(rendering decision: Decision) -> any RenderingSemantics {
    get { taker(of: decision) as? any RenderingSemantics ?? StandardSemantics() }
    set { keep(newValue, for: decision) }
  }
}

// The subjects, named at each place where a decision is asked for.
extension Semantics {
  var geometry: Self {
    get { self }
    _modify { yield &self }
  }

  var properties: Self {
    get { self }
    _modify { yield &self }
  }

  var keyValues: Self {
    get { self }
    _modify { yield &self }
  }

  var hierarchy: Self {
    get { self }
    _modify { yield &self }
  }

  var hitTesting: Self {
    get { self }
    _modify { yield &self }
  }

  var actions: Self {
    get { self }
    _modify { yield &self }
  }

  var transactions: Self {
    get { self }
    _modify { yield &self }
  }

  var animations: Self {
    get { self }
    _modify { yield &self }
  }

  var timing: Self {
    get { self }
    _modify { yield &self }
  }

  var presentation: Self {
    get { self }
    _modify { yield &self }
  }

  var conversion: Self {
    get { self }
    _modify { yield &self }
  }

  var transforms: Self {
    get { self }
    _modify { yield &self }
  }

  var motion: Self {
    get { self }
    _modify { yield &self }
  }

  var scrolling: Self {
    get { self }
    _modify { yield &self }
  }

  var layout: Self {
    get { self }
    _modify { yield &self }
  }

  var display: Self {
    get { self }
    _modify { yield &self }
  }

  var callbacks: Self {
    get { self }
    _modify { yield &self }
  }

  var views: Self {
    get { self }
    _modify { yield &self }
  }

  var rendering: Self {
    get { self }
    _modify { yield &self }
  }
}
