import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// What a run says that holds a version of an engine against an earlier one.
@Suite("Compared with an earlier version,")
struct BaselineTests {
  private static let opacity = "new l1; set l1.zPosition 2; set l1.opacity 0.5; get l1.opacity"

  @Test("a mistake that is new is a regression, shrunk and confirmed ten times")
  func newMistakes() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    let other = try #require(FaultCatalogue.fault(named: "bounds-closed"))
    let pair = VersionPair(
      earlier: WorldEngine(fault: other), later: WorldEngine(crowd: try Crowd([other, fault])))
    let record = pair.compared(
      in: "new l1 {anchorPoint: (0, 0), bounds: (0, 0, 0, 1)}; set l1.opacity 1; get l1.frame",
      "new l1; contains l1 (0, 0)", cases: 2)
    #expect(record.conclusion == .worse)
    let regression = try #require(record.regressions.first)
    #expect(record.regressions.count == 1)
    #expect(regression.finding.script.steps.count == 2)
    #expect(regression.finding.behavesLike == fault.name)
    #expect(regression.finding.confirmed == Finding.Confirmation(again: 10, runs: 10))
    #expect(regression.before.count == 2)
    #expect(record.changes.isEmpty)
  }

  @Test("a mistake of both is none")
  func oldMistakes() throws {
    let crowd = try Crowd(seed: 3, size: 20)
    let pair = VersionPair(
      earlier: WorldEngine(crowd: crowd), later: WorldEngine(crowd: crowd))
    let record = pair.compared(cases: 60)
    #expect(record.conclusion == .notWorse)
    #expect(record.regressions.isEmpty)
    #expect(record.changes.isEmpty)
    #expect(record.answers > 100)
  }

  @Test("what was wrong and is right is mended")
  func mendedMistakes() throws {
    let pair = VersionPair(earlier: SpoiltEngine.opaque(.value(.nil)), later: WorldEngine())
    let record = pair.compared(in: Self.opacity)
    #expect(record.conclusion == .notWorse)
    let change = try #require(record.changes.first)
    #expect(change.identity.kind == .mended)
    #expect(change.identity.deviation == .missing)
    // What is not needed to show it is left out.
    #expect(change.script.description == "new l1\nget l1.opacity\n")
    #expect(change.before == "nil")
    #expect(change.now == "1")
  }

  @Test("what was wrong and is wrong in another way is no regression")
  func otherMistakes() {
    let pair = VersionPair(
      earlier: SpoiltEngine.opaque(.value(.number(3))), later: SpoiltEngine.opaque(.value(.nil)))
    let record = pair.compared(in: Self.opacity)
    #expect(record.conclusion == .notWorse)
    #expect(record.changes.map(\.identity.kind) == [.changed])
  }

  @Test("what no rule speaks of may be different")
  func openDifferences() throws {
    let variant = try #require(VariantCatalogue.variant(named: "transparent-layers-are-not-hit"))
    let pair = VersionPair(
      earlier: WorldEngine(), later: WorldEngine(mixture: try Mixture([variant])))
    let record = pair.compared(
      in: "new l1 {bounds: (0, 0, 8, 8), position: (4, 4), opacity: 0}; hitTest l1 (4, 4)")
    #expect(record.conclusion == .notWorse)
    #expect(record.changes.map(\.identity.kind) == [.open])
  }

  @Test("nothing is worse where the earlier version is right every other time")
  func varyingVersions() {
    var count = 0
    let earlier = SpoiltEngine.answering { step, right in
      guard step.asksOpacity else { return right }
      count += 1
      return count % 2 == 0 ? .value(.nil) : right
    }
    let pair = VersionPair(earlier: earlier, later: SpoiltEngine.opaque(.value(.nil)))
    let record = pair.compared(in: Self.opacity, Self.opacity + "; tick")
    #expect(record.conclusion == .notWorse)
    #expect(record.regressions.isEmpty)
  }

  @Test("nothing is worse where the earlier version gives no answer")
  func dyingVersions() {
    let earlier = SpoiltEngine { script, run in
      script.steps.contains(where: \.asksOpacity) ? .crashed("signal 11") : run
    }
    let pair = VersionPair(earlier: earlier, later: SpoiltEngine.opaque(.value(.nil)))
    let record = pair.compared(in: Self.opacity)
    #expect(record.conclusion != .worse)
    #expect(record.earlierDeaths > 0)
  }

  @Test("a death of the later version alone is a regression")
  func deaths() throws {
    let later = SpoiltEngine { script, run in
      script.steps.contains(where: \.asksOpacity) ? .crashed("signal 11") : run
    }
    let record = VersionPair(earlier: WorldEngine(), later: later).compared(in: Self.opacity)
    #expect(record.conclusion == .worse)
    #expect(record.regressions.map(\.finding.problem.kind) == [.crash])
  }

  @Test("nothing is worse behind a command that came out otherwise")
  func spoiltScripts() throws {
    let later = SpoiltEngine { script, run in
      guard case .trace(var trace) = run,
        let place = script.steps.firstIndex(where: { $0.kind == .add })
      else { return run }
      trace.outcomes[place].answer = .raised("NSInvalidArgumentException")
      for index in script.steps.indices.dropFirst(place + 1) where script.steps[index].asksOpacity {
        trace.outcomes[index].answer = .value(.nil)
      }
      return .trace(trace)
    }
    let record = VersionPair(earlier: WorldEngine(), later: later).compared(
      in: "new l1; new l2; add l2 to l1; get l1.opacity")
    #expect(record.conclusion == .worse)
    #expect(record.regressions.allSatisfy { $0.finding.identity.look.verb == "add" })
  }

  @Test("what the earlier version refused is no regression")
  func refusals() {
    let earlier = SpoiltEngine.opaque(.unsupported("not yet"))
    let pair = VersionPair(earlier: earlier, later: SpoiltEngine.opaque(.value(.nil)))
    let record = pair.compared(in: Self.opacity)
    #expect(record.conclusion == .notWorse)
    #expect(record.changes.map(\.identity.kind) == [.answeredNow])
    let back = VersionPair(earlier: WorldEngine(), later: earlier).compared(in: Self.opacity)
    #expect(back.conclusion == .notWorse)
    #expect(back.changes.map(\.identity.kind) == [.refusedNow])
  }

  @Test("answers that come and go are no regression of an engine against itself")
  func unsteadyEngines() {
    var chance: UInt64 = 11
    let spoil = { (step: Step, right: Answer) -> Answer in
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      guard case .value = right, (chance >> 33) % 50 == 0 else { return right }
      return .value(.number(12345))
    }
    let pair = VersionPair(
      earlier: SpoiltEngine.answering(spoil), later: SpoiltEngine.answering(spoil))
    let record = pair.compared(cases: 60)
    #expect(record.conclusion == .notWorse)
    #expect(record.unsteady > 0)
    #expect(record.changes.isEmpty)
  }
}
