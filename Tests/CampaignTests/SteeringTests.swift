import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

/// What ends the engine is drawn seldom, and nothing else is.
@Suite("Steering")
struct SteeringTests {
  @Test(
    "knows the step that a death comes from",
    arguments: [
      ("new l1; add l1 to l1; tick", 1), ("new l1; add l1 to l1; get l1.superlayer", 1),
      ("new l1; hitTest l1 (0, 0)", 1), ("new l1; host l1; tick", 1), ("new l1 CATiledLayer", 0),
      ("new l1; set l1.bounds (0, 0, 0, 1); set l1.zPosition 1", 2),
    ])
  func knowsCulprits(_ text: String, _ place: Int) throws {
    #expect(try Script(parsing: text).culpritOfDeath(.crash) == place)
  }

  @Test("lays what is no answer to the question, not to what was done before")
  func blamesTheQuestion() throws {
    let script = try Script(parsing: "new l1; host l1; tick; get l1.presentation.superlayer")
    #expect(script.culpritOfDeath(.protocolViolation) == 3)
    #expect(script.culpritOfDeath(.hang) == 1)
  }

  @Test(
    "gives up no step that mostly goes well, but the one of the script that goes well least",
    arguments: [
      // A tree that is shown goes well in nearly all scripts, the question in few.
      (900, 3, "question"), (900, 16, "question"), (3, 900, "host"), (900, 900, "neither"),
      // Where nothing is known, no kind of step is given up as a whole.
      (0, 0, "question"),
    ])
  func givesUpWhatGoesWellLeast(_ host: Int, _ query: Int, _ avoided: String) throws {
    let declared = WorldEngine().description
    var triage = try triage(after: "new l1; host l1; tick; get l1.presentation.mask")
    let scripts = [
      ("host", host, "new l1; host l1; tick"),
      ("question", query, "new l1; get l1.presentation.mask"),
    ]
    for (_, times, text) in scripts {
      let script = try Script(parsing: text)
      for _ in 0..<times { triage.survived.count(script, declaredBy: DeclarationCheck(declared)) }
    }
    for (name, _, text) in scripts {
      let script = try Script(parsing: text)
      let count = (0..<32).count { triage.capabilities(forCase: $0, of: declared).admits(script) }
      #expect(count == (name == avoided ? 2 : 32), "\(name)")
    }
  }

  @Test(
    "has all else compared at least half as often as in an engine that lives, where one answer ends it",
    arguments: [EngineRun.violatedProtocol("no name"), .crashed("signal 11")])
  func asksAllElse(_ death: EngineRun) throws {
    let mortal = SpoiltEngine { script, run in
      guard case .trace(let trace) = run else { return run }
      // Only a copy in a tree that is shown has a layer above it.
      let isDeadly = zip(script.steps, trace.outcomes).contains { step, outcome in
        guard case .query(.get(.presentation(_), .superlayer)) = step.action else { return false }
        return outcome.answer != .value(.nil)
      }
      return isDeadly ? death : run
    }
    var options = CampaignOptions()
    options.cases = 600
    options.areas = [.tree, .pres]
    let counts = [mortal as any Engine, WorldEngine()].map { engine in
      var campaign = Campaign(of: engine, options: options, suite: "test")
      let record = campaign.run()
      return Dictionary(uniqueKeysWithValues: record.results.map { ($0.rule, $0.counts.passed) })
    }
    // What takes trees, and what takes that they are shown.
    for rule in [RuleID.tree(2), .tree(18), .pres(1), .pres(2)] {
      let (mortal, living) = (try #require(counts[0][rule]), try #require(counts[1][rule]))
      #expect(living > 5, "\(rule)")
      #expect(mortal * 2 > living, "\(rule): \(mortal) of \(living)")
    }
  }

  @Test("leaves a culprit out of most cases with its option, for all classes of its kind")
  func isNarrow() throws {
    let triage = try triage(after: "new l1; add l1 to l1; tick")
    let declared = WorldEngine().description
    let cases = (0..<32).map { triage.capabilities(forCase: $0, of: declared) }
    for type in ["CALayer", "CAShapeLayer"] {
      let deadly = try Script(parsing: "new l1 \(type); add l1 to l1")
      #expect(cases.count { $0.admits(deadly) } == 2)
    }
    let innocent = try Script(parsing: "new l1; new l2; add l1 to l2; tick")
    #expect(cases.allSatisfy { $0.admits(innocent) })
  }

  @Test("asks directed scripts without what makes the engine die, and with all else")
  func sparesDirectedScripts() throws {
    let declared = WorldEngine().description
    for (kind, deviation, admitted) in [
      (FindingKind.hang, Deviation.hang, 2), (.wrongAnswer, .notRaised, 32),
    ] {
      let text = "new l1; set l1.position (nan, 0)"
      let triage = try triage(after: text, kind, deviation)
      let script = try Script(parsing: text)
      let cases = (0..<32).map { triage.capabilities(forDirected: $0, of: declared) }
      #expect(cases.count { $0.admits(script) } == admitted)
    }
  }

  @Test("keeps candidates of a shrink from dying of what is filed, unless their script has it")
  func sparesCandidates() throws {
    let declared = WorldEngine().description
    let triage = try triage(after: "new l1; convertTime 0 from nil to l1", .hang, .hang)
    let deadly = try Script(parsing: "convertTime 1 from l1 to nil")
    let other = try Script(parsing: "new l1; get l1.speed")
    let sparing = try #require(triage.sparing(declared, for: other))
    #expect(!sparing.admits(deadly))
    #expect(sparing.admits(other))
    #expect(triage.sparing(declared, for: deadly)?.admits(deadly) == true)
    let harmless = try self.triage(after: "new l1; get l1.name", .wrongAnswer, .otherValue)
    #expect(harmless.sparing(declared, for: other) == nil)
  }

  @Test("learns in which further ways a step ends the engine, and only where that is sure")
  func learnsFurtherWays() throws {
    let declared = WorldEngine().description
    let other = try Script(parsing: "new l1; new l2; convertTime 1 from l1 to l2")
    let known = try Script(parsing: "convertTime 1 from nil to nil")
    for (deadly, admitted) in [(other, 2), (Script(known.steps + other.steps), 32)] {
      var triage = try triage(after: "convertTime 0 from nil to nil", .hang, .hang)
      triage.noteDeath(of: 0, in: deadly, of: declared)
      let cases = (0..<32).map { triage.capabilities(forCase: $0, of: declared) }
      #expect(cases.count { $0.admits(other) } == admitted)
      #expect(cases.count { $0.admits(known) } == 2)
    }
  }

  @Test("lets an engine die and hang more often the more scripts it survives")
  func lastsAsLongAsTheEngineMostlyLives() throws {
    var triage = try triage(after: "new l1; add l1 to l1; tick")
    for _ in 0..<triage.options.hangLimit { triage.stability.noteDeath(.hang) }
    #expect(triage.hasDiedEnough)
    triage.budget.searched = 2_000
    #expect(!triage.hasDiedEnough)
    while triage.stability.unexplainedDeaths < triage.options.deathLimit + 8 {
      #expect(!triage.hasDiedEnough)
      triage.stability.noteDeath(.crash)
    }
    #expect(triage.hasDiedEnough)
  }

  @Test("gives a culprit up that came up often")
  func givesUp() throws {
    var triage = try triage(after: "new l1; add l1 to l1; tick")
    triage.findings[0].occurrences = triage.options.deathsPerFinding
    let script = try Script(parsing: "new l1; add l1 to l1")
    let declared = WorldEngine().description
    #expect((0..<32).allSatisfy { !triage.capabilities(forCase: $0, of: declared).admits(script) })
  }

  @Test("leaves what should have raised out of most cases only where it is unusual")
  func leavesUsualStepsIn() throws {
    let declared = WorldEngine().description
    let counts = try [
      "new l1; set l1.position (nan, 0)", "new l1; new l2; add l1 to l2; add l2 to l1",
    ].map { text in
      let triage = try triage(after: text, .wrongAnswer, .notRaised)
      let script = try Script(parsing: text)
      return (0..<32).count { triage.capabilities(forCase: $0, of: declared).admits(script) }
    }
    #expect(counts == [4, 32])
  }

  /// The state of a campaign that has found one thing wrong with the last step of a script.
  private func triage(
    after text: String, _ kind: FindingKind = .crash, _ deviation: Deviation = .crash
  ) throws -> Triage {
    let script = try Script(parsing: text)
    let problem = Problem(
      kind: kind, step: script.steps.count - 1, deviation: deviation, expected: "an answer",
      actual: "another")
    var triage = Triage(CampaignOptions(), Assumptions(WorldEngine().description))
    triage.append(
      Finding(
        problem: problem, primary: nil, alternatives: [], restsOn: [], script: script, variant: nil,
        rows: [], behavesLike: nil, origin: .generated(0), original: script,
        confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: ""))
    return triage
  }
}
