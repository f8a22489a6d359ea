package import LayerScript
public import Rules

/// Everything that a script has brought about so far, split by chapter.
///
/// The chapters are arrays side by side, indexed by layer, so that a copy of a world retains a dozen
/// buffers and a write after it copies one.
public struct WorldState: Sendable {
  /// Resolves the reasons; hand it from script to script to keep what it has learnt.
  public var reasons: ReasonTable
  package let assumptions: Assumptions

  /// The index of the step that is being performed.
  var step = -1
  var clock = Clock()
  /// The last step that was a command, at any depth.
  var lastCommand = -1
  /// The number of the last change to anything that is published.
  var changes = 0
  /// Set when nothing after a step can be asserted any more.
  package var lost: OpenItem?

  /// Where the layers stand that were not made in the order of their numbers, and those behind views by the views' names.
  private var names: [ObjectName: Int] = [:]
  var identities: [LayerIdentity] = []
  var properties: [PropertySlots] = []
  /// Values under keys that no class declares.
  var extras: [[UndeclaredSlot]] = []
  /// What is observed of each layer.
  var observers: [[PropertyPath]] = []
  /// Tells whether something is observed of which no source says when it changes.
  var hasVagueObservers = false
  /// Arguments that the script keeps.
  var shared: [ObjectName: [Value.Entry]] = [:]
  /// Lists that layers answered and the script keeps.
  var kept: [ObjectName: KeptList] = [:]
  var nodes: [Node] = []
  package var animations: [AnimationList] = []
  package var published: [PublishedLayer?] = []
  var notes: [Notes] = []
  /// What concerns all sublayers of a layer alike.
  var sublayerNotes: [SublayerNotes] = []
  /// The layers whose coordinates may not convert there and back as those of a plain layer do; what
  /// stands in the set costs a walk to the root, not being in it is certain.
  var irregular: LayerSet = []

  var delegates: [ObjectName: DelegateProbe] = [:]
  var classes: [ObjectName: ClassProbe] = [:]
  /// How many classes of a layer, most derived first, have passed the search on to their superclass.
  var passedOverrides = 0
  var managers: [ObjectName: ManagerProbe] = [:]
  /// The callbacks that some delegate, class or layout manager implements.
  var implemented: Set<Callback> = []
  var reactions: [Reaction] = []
  var animationObjects: [ObjectName: AnimationObject] = [:]
  package var transactions = TransactionStack()
  /// The transactions of threads other than the main one.
  var otherTransactions: [Int: TransactionStack] = [:]
  var commits = CommitState()
  package var layout = LayoutState()
  package var display = DisplayState()
  package var views = ViewState()
  /// The layers that may have animations.
  var animated: LayerSet = []
  package var callbacks = CallbackState()
  /// The searches that the end of the turn finds to have been made.
  var dueSearches: [DueSearch] = []

  /// The callbacks of the step that is being performed.
  var effects = Effects()

  init(assumptions: Assumptions, reasons: ReasonTable) {
    self.assumptions = assumptions
    self.reasons = reasons
  }

  /// Leaves open everything from now on, because somebody may have acted or not.
  mutating func loseByActing(_ item: OpenItem) {
    lost = lost ?? item
    effects.hasActed = true
  }

  /// Takes the memory for as many layers as most scripts make, so that the chapters do not grow one by one.
  mutating func makeRoomForLayers() {
    let count = Self.usualLayers
    identities.reserveCapacity(count)
    properties.reserveCapacity(count)
    extras.reserveCapacity(count)
    observers.reserveCapacity(count)
    nodes.reserveCapacity(count)
    animations.reserveCapacity(count)
    published.reserveCapacity(count)
    notes.reserveCapacity(count)
    sublayerNotes.reserveCapacity(count)
  }

  /// As many layers as most worlds have at most.
  static let usualLayers = 8
}

/// A list of sublayers as a layer answered it.
struct KeptList: Sendable {
  let layer: Int
  let children: [Int]
  let reading: Reading
}

/// Who a layer is.
struct LayerIdentity: Sendable {
  let name: ObjectName
  let type: ClassName
  /// The class that the script defined, if the layer is of one.
  let defined: ObjectName?
  /// The step that made it.
  let step: Int
}

/// What a step calls back while it is performed.
struct Effects: Sendable {
  var events: [ExpectedEvent] = []
  /// Set while a frame is set that changes place and size (KVC-33).
  var movesAndResizes = false
  /// The rules which say that nothing else is called.
  var silence = Why.none
  /// The rules which say that nobody else is told to lay out, display or draw.
  var calls = Why.none
  /// The rules which say of some kinds of events alone that there are no others.
  var silences: [Silence] = []
  /// Tells whether a callback has carried out steps.
  var hasActed = false
  /// Tells whether nothing is asserted of what comes of them.
  var hasActedOpenly = false
  /// Tells whether changes were published, and whether of them some were searched for, and some moved,
  /// hid or showed layers.
  var hasPublished = false
  var hasSearched = false
  var hasMoved = false

  /// Hands out the events without a copy; the step that they belong to is over.
  mutating func takeEvents() -> [ExpectedEvent] {
    var taken: [ExpectedEvent] = []
    swap(&taken, &events)
    return taken
  }
}

extension WorldState {
  /// The set of one rule.
  func because(_ rule: RuleID) -> Why { Why(rule) }

  /// The set of some rules.
  mutating func because(_ first: RuleID, _ second: RuleID, _ others: RuleID...) -> Why {
    others.reduce(reasons.union(Why(first), second)) { reasons.union($0, $1) }
  }

  mutating func unite(_ reading: inout Reading, _ why: Why) {
    reading.why = reasons.union(reading.why, why)
  }

  mutating func unite(_ reading: inout Reading, _ rule: RuleID) {
    reading.why = reasons.union(reading.why, rule)
  }

  /// Puts further reasons behind the callbacks that came last.
  mutating func justifyEvents(since count: Int, _ why: Why) {
    if why.isEmpty { return }
    for place in effects.events.indices.dropFirst(count) where !effects.events[place].why.isEmpty {
      effects.events[place].why = reasons.union(effects.events[place].why, why)
    }
  }

  mutating func silence(_ rule: RuleID) {
    effects.silence = reasons.union(effects.silence, rule)
  }

  mutating func note(_ rule: RuleID, leaves observables: [Observable], of layer: Int) {
    for observable in observables {
      notes[layer].note(observable, Why(rule), at: step, reasons: &reasons)
    }
  }

  /// Tells whether some layer is the root of a surface.
  package var hasHost: Bool { !commits.hosts.isEmpty }

  /// Tells whether a layer was committed and has stayed in the tree.
  package func isCommitted(_ layer: Int) -> Bool { commits.stages[layer] == .committed }

  /// How far the engine's clock may be from this one: each move is rounded once.
  var clockError: Double { assumptions.clockResolution * Double(clock.moves) }

  /// The reading of the clock, in seconds.
  package var seconds: Double { clock.seconds }

  /// The index of a layer that the script created.
  package func layer(_ name: ObjectName) -> Int? {
    // Most scripts make their layers in the order of their numbers: then nothing is hashed.
    let usual = name.number - 1
    if identities.indices.contains(usual), identities[usual].name == name { return usual }
    return names[name]
  }

  /// Remembers where a layer stands, by its own name or that of the view in front of it.
  mutating func register(_ name: ObjectName, at place: Int) {
    if place != name.number - 1 || identities[place].name != name { names[name] = place }
  }

  /// The name of a layer or cell.
  package func name(of index: Int) -> ObjectName { identities[index].name }

  /// The class of the script that a layer is of, if it is of one.
  package func definedClass(of index: Int) -> ObjectName? { identities[index].defined }

  /// Tells whether a layer stands behind a view.
  package func isBehindView(_ index: Int) -> Bool { views.owners[index] != nil }

  /// The framework's class of a layer or cell.
  package func type(of index: Int) -> ClassName { identities[index].type }
}
