import Conformance
import Engines
import LayerModel
import LayerScript
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
    #expect(try Script(parsing: text).culpritOfDeath == place)
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
