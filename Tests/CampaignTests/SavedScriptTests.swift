import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

/// Scripts of earlier runs, before any random one.
struct SavedScriptTests {
  @Test func aLongSavedScriptIsShrunkAndFiledUnderItsName() throws {
    let record = try run(
      "new l1; new l2; add l2 to l1; set l1.bounds (0, 0, 4, 2); set l1.anchorPoint (0, 0); "
        + "get l2.frame; get l1.frame", on: "frame-anchor-centre")
    let finding = try #require(record.findings.first)
    #expect(record.saved == [SavedResult(name: "saved", outcome: .fails)])
    #expect(finding.origin == .saved("saved"))
    #expect(finding.script.steps.count == 2)
    #expect(finding.behavesLike == "frame-anchor-centre")
    #expect(record.conclusion == .doesNotConform)
  }

  @Test func aScriptThatNoGeneratorDrawsIsConvictedAsItStands() throws {
    let record = try run(
      "new l1 {bounds: (0, 0, 12345.678, 2)}; set l1.anchorPoint (0.123456, 0); get l1.frame",
      on: "frame-anchor-centre")
    #expect(record.saved.map(\.outcome) == [.fails])
    #expect(record.findings.contains { $0.counts && $0.origin == .saved("saved") })
  }

  @Test func whatHasToComeBeforeIsRunBefore() throws {
    let texts = ["new l1; set l1.opacity 0.5", "new l1; get l1.opacity"]
    var options = CampaignOptions()
    options.cases = 0
    options.saved = [.init(name: "leak", failure: try Self.failure(texts))]
    var campaign = Campaign(of: OpacityStays(), options: options, suite: "test")
    let record = campaign.run()
    #expect(record.saved.map(\.outcome) == [.fails])
    #expect(record.findings.map(\.problem.kind) == [.dependsOnEarlier])
  }

  @Test func whatIsNotDeclaredIsNamed() throws {
    let failure = try Self.failure(["new l1; get l1.frame"])
    var options = CampaignOptions()
    options.cases = 0
    options.saved = [.init(name: "a", failure: failure)]
    let engine = SilentEngine()
    var campaign = Campaign(of: engine, options: options, suite: "test")
    #expect(campaign.run().saved.map(\.outcome.word) == ["not supported"])
  }

  private func run(_ script: String, on fault: String) throws -> Record {
    var options = CampaignOptions()
    options.cases = 0
    options.saved = [.init(name: "saved", failure: try Self.failure([script]))]
    let fault = try #require(FaultCatalogue.fault(named: fault))
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    return campaign.run()
  }

  private static func failure(_ scripts: [String]) throws -> SavedFailure {
    let lines = scripts.map { $0.split(separator: "; ").joined(separator: "\n") + "\n" }
    return try SavedFailure(
      parsing: "# layercheck saved failure 1\n" + lines.joined(separator: "---\n"))
  }
}

/// The reference, in which an opacity outlives its script until the engine starts afresh.
private final class OpacityStays: Engine {
  let description = WorldEngine().description
  private let reference = WorldEngine()
  private var isSet = false

  func run(_ script: Script) -> EngineRun {
    defer { isSet = isSet || script.description.contains("set l1.opacity") }
    guard isSet, case .trace(var trace) = reference.run(script) else {
      return reference.run(script)
    }
    for (index, step) in script.steps.enumerated() {
      if case .get(.object, .opacity) = step.query {
        trace.outcomes[index].answer = .value(.number(0.125))
      }
    }
    return .trace(trace)
  }

  func restart() { isSet = false }

  func stop() {}
}

/// An engine that declares nothing.
private final class SilentEngine: Engine {
  let description: EngineDescription = {
    var description = WorldEngine().description
    description.steps = []
    return description
  }()

  func run(_ script: Script) -> EngineRun { .crashed("it was asked to run a script") }

  func restart() {}

  func stop() {}
}
