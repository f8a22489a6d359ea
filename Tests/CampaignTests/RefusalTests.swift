import Choices
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import ScriptGeneration
import Testing

@testable import Campaign

/// What is answered as unsupported costs itself, and nothing else.
@Suite("A refusal")
struct RefusalTests {
  @Test("of nil for one property costs that alone")
  func isNarrow() throws {
    let rest = try Self.rest(refusing: ["new l1; set l1.contents nil"])
    #expect(!rest.admits(try Script(parsing: "new l1; set l1.contents nil")))
    for text in ["set l1.contents i1", "set l1.mask nil", "get l1.contents"] {
      #expect(rest.admits(try Script(parsing: "new l1; \(text)")), "\(text)")
    }
    #expect(rest.steps == Self.declared.steps)
  }

  @Test("of an option costs that option alone")
  func isOfOneOption() throws {
    let start = "new l1; new a1 CABasicAnimation {keyPath: \"opacity\"}; "
    let rest = try Self.rest(refusing: [start + "addAnimation a1 to l1"])
    #expect(!rest.admits(try Script(parsing: start + "addAnimation a1 to l1")))
    #expect(rest.admits(try Script(parsing: start + "addAnimation a1 to l1 key k")))
  }

  @Test("of every variant of a step that was tried costs the step")
  func canBeOfAStep() throws {
    let hosts = ["CALayer", "CAShapeLayer", "CAScrollLayer", "CATextLayer"]
      .map { "new l1 \($0); hitTest l1 (1, 2)" }
    #expect(try !Self.rest(refusing: hosts).steps.contains(.hitTest))
    let few = try Self.rest(refusing: Array(hosts.dropLast()))
    #expect(few.steps.contains(.hitTest))
    let kept = try Self.rest(
      refusing: hosts, answering: ["new l1 CAGradientLayer; hitTest l1 (1, 2)"])
    #expect(kept.steps.contains(.hitTest))
    #expect(!kept.admits(try Script(parsing: hosts[0])))
  }

  @Test("of all values of a property leaves it to be read")
  func canBeOfAProperty() throws {
    let values = ["nil", "null", "i1"].map { "new l1; set l1.contents \($0)" }
    let rest = try Self.rest(refusing: values)
    #expect(!rest.canSet(.contents, of: .shapeLayer))
    #expect(rest.admits(try Script(parsing: "new l1; get l1.contents")))
    #expect(rest.canSet(.mask, of: .layer))
  }

  @Test("of single values is not learnt while others like them are answered")
  func isOfAVariant() throws {
    let script = "new l1; set l1.opacity 0.5"
    let rest = try Self.rest(refusing: [script], answering: [script])
    #expect(rest == Self.declared)
  }

  @Test("is counted in the record with its reason, and nothing else is lost")
  func isCounted() throws {
    let engine = RefusingEngine(.unsupported("no empty contents")) { step in
      if case .set(_, .contents, .nil) = step.command { true } else { false }
    }
    let record = Self.run(engine, cases: 300)
    #expect(record.findings.isEmpty)
    #expect(record.refusals.situations == 0)
    let variants = record.refusals.variants
    try #require(!variants.isEmpty)
    #expect(variants.keys.allSatisfy { $0.property == "contents" && $0.detail == "nil" })
    // Laws about two scripts ask again, and their scripts are not counted.
    #expect((1...engine.count).contains(variants.values.reduce(0) { $0 + $1.refused }))
    #expect(variants.values.allSatisfy { $0.reasons.texts == ["no empty contents"] })
  }

  @Test("leaves a law about one script what happened")
  func isLeftOutOfLaws() throws {
    let script = try Script(
      parsing: """
        new l1
        convertTime 0 from nil to l1
        set l1.speed 0.5
        set l1.beginTime 1
        convertTime 0 from nil to l1
        """)
    for refused in script.steps where !refused.isQuery && refused.kind != .new {
      let engine = RefusingEngine { $0 == refused }
      let drawn = ScriptMachine(for: engine.description).sequence(of: script.steps)
      let trial = Examiner(engine).examine(drawn)
      #expect(trial.judgement.problems.isEmpty, "without \(refused)")
    }
  }

  @Test("of a step that only one of two scripts has leaves nothing to compare")
  func endsComparisons() throws {
    let script = try Script(
      parsing: "new l1; new l2; add l1 to l2; get l2.sublayers; get l1.bounds")
    for law in Laws.paired {
      guard let variant = law.variant(of: script, parameter: 0) else { continue }
      for refused in variant.script.steps
      where !script.steps.contains(refused) && !refused.isQuery && refused.kind != .new {
        let engine = RefusingEngine { $0 == refused }
        let trial = try #require(Examiner(engine).examine(script, by: law, 0))
        #expect(trial.judgement.problems.isEmpty, "\(law.description.name) without \(refused)")
      }
    }
  }

  @Test("of a step that a law rests on leaves nothing to compare")
  func endsLaws() throws {
    let script = try Script(parsing: "new l1; set l1.bounds (0, 0, 0, 1); get l1.bounds")
    for law in Laws.paired {
      for refused in script.steps where refused.kind == .set {
        let engine = RefusingEngine { $0 == refused }
        for parameter in 0..<4 {
          let trial = Examiner(engine).examine(script, by: law, parameter)
          #expect(trial?.judgement.problems ?? [] == [], "\(law.description.name)")
        }
      }
    }
  }

  @Test("is not laid to what is wrong without it, though it would be right if it had happened")
  func isNotBlamed() throws {
    // The engine answers 0 whatever was set, and so it would if it had set what it refused.
    let script = "new l1; set l1.opacity 0; get l1.opacity"
    let fault = try #require(FaultCatalogue.fault(named: "opacity-default-zero"))
    let engine = RefusingEngine(of: WorldEngine(fault: fault)) {
      if case .set(_, .opacity, _) = $0.command { true } else { false }
    }
    var options = CampaignOptions()
    options.cases = 2
    options.directed = [CampaignOptions.Directed(try Script(parsing: script), about: [])]
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let findings = campaign.run().findings
    #expect(findings.allSatisfy { $0.problem.kind == .wrongAnswer })
    #expect(findings.first?.script.oneLine == "new l1; get l1.opacity")
  }

  @Test("that is answered to what happened all the same is a finding of its own")
  func isFoundOut() throws {
    let script = try Script(parsing: "new l1; set l1.opacity 0; get l1.opacity")
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for place in script.steps.indices {
        guard case .set(_, .opacity, _) = script.steps[place].command else { continue }
        trace.outcomes[place] = Outcome(.unsupported("not here"))
      }
      return .trace(trace)
    }
    var options = CampaignOptions()
    options.cases = 2
    options.directed = [CampaignOptions.Directed(script, about: [])]
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let findings = campaign.run().findings
    #expect(findings.first?.problem.kind == .unsupportedChanged)
    #expect(findings.first?.script.steps.count == 3)
  }

  @Test("of a situation is never learnt")
  func canBeOfASituation() {
    let engine = RefusingEngine(.unsupported("not while hidden", isSituation: true)) {
      $0.kind == .animationKeys
    }
    let record = Self.run(engine)
    #expect(record.refusals.variants.isEmpty)
    #expect(record.refusals.situations > 16 * Refusals.enough)
    #expect(record.refusals.situations <= engine.count)
    #expect(record.refusals.situationReasons.texts == ["not while hidden"])
  }

  @Test("is added up where parts of a run are merged")
  func isMerged() throws {
    let make = { RefusingEngine { $0.kind == .animationKeys } }
    let whole = Self.run(make(), cases: 64)
    let parts = [1, 2].compactMap { Shard($0, of: 2) }.map { Self.run(make(), cases: 64, $0) }
    let merged = try Record(merging: parts.reversed())
    #expect(!whole.refusals.isEmpty)
    #expect(merged.refusals == whole.refusals)
  }

  private static let declared = WorldEngine().description

  @Test("is learnt of by keys that tell all scopes of steps apart")
  func keysStandForScopes() {
    let machine = ScriptMachine(for: Self.declared)
    var known: [ScopeKey: Set<RefusalScope>] = [:]
    for seed: UInt64 in 0..<300 {
      let planned = machine.planned(ScriptEmphasis(seed: seed), reasons: ReasonTable())
      var check = DeclarationCheck(Self.declared)
      for step in planned.randomSequence(count: 30, seed: seed).commands {
        let scopes = Set(RefusalScope.all(of: StepVariant(step, in: check)))
        let earlier = known.updateValue(scopes, forKey: ScopeKey(step, in: check))
        if let earlier, earlier != scopes { Issue.record("\(step): \(earlier), \(scopes)") }
        check.advance(past: step)
      }
    }
    #expect(known.count > 300)
  }

  /// What is left once the last steps of some scripts were refused, and those of others answered.
  private static func rest(
    refusing refused: [String], answering answered: [String] = []
  ) throws -> EngineDescription {
    var refusals = Refusals()
    for text in refused {
      let variant = try variant(text)
      for _ in 0..<Refusals.enough { _ = refusals.count(variant, as: .unsupported("no")) }
    }
    for text in answered { _ = refusals.count(try variant(text), as: .done) }
    return declared.without(refusals)
  }

  private static func variant(_ text: String) throws -> StepVariant {
    let script = try Script(parsing: text)
    var check = DeclarationCheck(declared)
    for step in script.steps.dropLast() { check.advance(past: step) }
    return StepVariant(try #require(script.steps.last), in: check)
  }

  private static func run(
    _ engine: RefusingEngine, cases: Int = 120, _ shard: Shard? = nil
  ) -> Record {
    var options = CampaignOptions()
    options.cases = cases
    options.areas = [.anim, .props]
    options.shard = shard
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}
