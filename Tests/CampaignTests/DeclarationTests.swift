import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// No engine is asked for more than it declares, however little that is.
@Suite("A declaration")
struct DeclarationTests {
  @Test(
    "is kept to by every script, variant and shrink candidate", arguments: 0..<12 as Range<UInt64>)
  func isKeptTo(seed: UInt64) {
    let description = EngineDescription.random(seed)
    var undeclared: [Script] = []
    let engine = SpoiltEngine(description) { script, run in
      if !description.admits(script) { undeclared.append(script) }
      // Every third engine gives cause for shrinking.
      return seed % 3 == 0 ? run.spoilt : run
    }
    let record = run(engine, cases: 10)
    #expect(undeclared.map(\.description) == [])
    #expect(record.statistics.unsupportedSteps == 0)
    #expect(record.statistics.scripts > 0 || record.conclusion == .inconclusive)
  }

  @Test("of three steps gets three steps, and keys of what it declares alone")
  func isNarrow() {
    let description = EngineDescription.small
    var kinds: Set<StepKind> = []
    var properties: Set<Property> = []
    let engine = SpoiltEngine(description) { script, run in
      for step in script.steps {
        kinds.insert(step.kind)
        if case .set(_, let property, _) = step.command { properties.insert(property) }
        if case .get(_, let property) = step.query { properties.insert(property) }
      }
      return run
    }
    _ = run(engine, cases: 30)
    #expect(kinds == [.new, .set, .get])
    #expect(properties == [.bounds, .position, .frame])
  }

  @Test(
    "that leaves nothing to ask ends the run without a verdict",
    arguments: [
      [], ["CALayr"], ["CABasicAnimation"], ["delegate"], ["class"],
    ] as [Set<String>])
  func canBeTooLittle(classes: Set<String>) throws {
    var description = EngineDescription.small
    description.classes = classes
    try expectNoVerdict(SpoiltEngine(description) { $1 })
  }

  @Test("that is all taken back ends the run without a verdict")
  func canBeTakenBack() throws {
    let engine = SpoiltEngine(EngineDescription.small) { script, _ in
      .trace(Trace(script.steps.map { _ in Outcome(.unsupported("x")) }))
    }
    try expectNoVerdict(engine)
  }

  @Test("that is answered as unsupported step for step puts nothing to the test")
  func canBeTakenBackStepByStep() {
    let engine = SpoiltEngine(nil) { script, _ in
      .trace(Trace(script.steps.map { _ in Outcome(.unsupported("x")) }))
    }
    let record = run(engine, cases: 30)
    // Whether all of it is taken back before the cases are over is a matter of chance.
    #expect([.nothingTested, .inconclusive].contains(record.conclusion))
    #expect(record.findings.filter(\.counts).isEmpty)
  }

  @Test("is taken back where it was refused again and again, and nowhere else")
  func isTakenBackInPart() {
    var refused = 0
    var shapes = 0
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (index, step) in script.steps.enumerated() where step.looksAtPresentation {
        trace.outcomes[index] = Outcome(.unsupported("no copies"))
        refused += 1
      }
      shapes += script.steps.count { $0.kind == .get }
      return .trace(trace)
    }
    // Each stratum learns for itself; this is one of them.
    let record = run(engine, cases: 40 * 16, shard: Shard(1, of: 16))
    #expect(record.statistics.scripts <= 40)
    #expect(record.findings.isEmpty)
    let counts = record.refusals.variants
    #expect(counts.keys.allSatisfy { $0.subject == "presentation" })
    #expect(refused > 0)
    #expect(shapes > 2 * refused)
  }

  private func expectNoVerdict(_ engine: SpoiltEngine) throws {
    let record = run(engine, cases: 30)
    #expect(record.conclusion == .inconclusive)
    let finding = try #require(record.findings.first)
    #expect(finding.problem.kind == .driverTrouble)
    #expect(finding.problem.actual.terminal.contains("too little for any script"))
    #expect(record.statistics.scripts < 30)
  }

  private func run(_ engine: any Engine, cases: Int, shard: Shard? = nil) -> Record {
    var options = CampaignOptions()
    options.cases = cases
    options.shard = shard
    options.shrinkBudget = 20
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}

extension EngineRun {
  /// The answers with something wrong about every tenth.
  fileprivate var spoilt: EngineRun {
    guard case .trace(var trace) = self else { return self }
    for index in trace.outcomes.indices where index % 10 == 9 {
      if case .value = trace.outcomes[index].answer {
        trace.outcomes[index] = Outcome(.value(.string("spoilt")))
      }
    }
    return .trace(trace)
  }
}

extension Step {
  fileprivate var looksAtPresentation: Bool {
    switch query {
    case .get(.presentation, _), .exists(.presentation): true
    default: false
    }
  }
}

extension EngineDescription {
  fileprivate static var small: EngineDescription {
    EngineDescription(
      name: "small", version: "", language: "", steps: [.new, .set, .get], classes: ["CALayer"],
      properties: ["CALayer": [.bounds, .position, .frame]])
  }

  /// A part of what the reference declares.
  fileprivate static func random(_ seed: UInt64) -> EngineDescription {
    var random = Congruence(state: seed)
    var description = WorldEngine().description
    let share = 20 + random.next(70)
    func some<Element: Hashable>(_ all: Set<Element>, _ order: (Element) -> String) -> Set<Element>
    {
      Set(all.sorted { order($0) < order($1) }.filter { _ in random.next(100) < share })
    }
    description.steps = some(description.steps, \.rawValue).union([.new, .get])
    description.classes = some(description.classes) { $0 }
    if random.next(10) > 0 { description.classes.insert("CALayer") }
    for (name, properties) in description.properties.sorted(by: { $0.key < $1.key }) {
      description.properties[name] =
        random.next(100) < share + 20 ? some(properties, \.rawValue) : nil
    }
    description.callbacks = some(description.callbacks, \.rawValue)
    description.features = some(description.features, \.rawValue)
    description.clock = [.controlled, .controlled, .real, .none][random.next(4)]
    if random.next(3) == 0 { description.stepLimit = 1 + random.next(20) }
    return description
  }
}

/// Enough chance for a test.
private struct Congruence {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
