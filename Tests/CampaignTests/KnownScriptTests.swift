import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing

@Suite("The scripts of known failures")
struct KnownScriptTests {
  private static let frame = "new l1 {bounds: (0, 0, 4, 2), anchorPoint: (0, 0)}; get l1.frame"
  private static let opacity = "new l1; get l1.opacity"

  @Test("that are answered wrongly leave the failure known, and nothing is shrunk or filed")
  func stillFails() throws {
    let record = try run([Self.frame], on: "frame-anchor-centre")
    #expect(record.known.map(\.state) == [.fails])
    #expect(record.findings.isEmpty)
    #expect(record.statistics.shrinkRuns == 0)
    #expect(record.conclusion == .conformsButForKnown)
  }

  @Test("make their failure pass only if all of them are answered rightly")
  func passes() throws {
    let scripts = [Self.frame, "new l1; new l2; get l2.opacity"]
    #expect(try run(scripts, on: nil).known.map(\.state) == [.passes])
    #expect(try run(scripts, on: "frame-anchor-centre").known.map(\.state) == [.fails])
    #expect(try run(scripts, on: "opacity-default-zero").known.map(\.state) == [.fails])
    #expect(try run(scripts, on: nil).conclusion != .conformsButForKnown)
  }

  @Test("are run three times before they pass, and ten times where answers vary")
  func repeats() throws {
    let entry = try KnownEntry.entry([Self.opacity], look: "get layer.opacity")
    var varying = entry
    varying.varies = true
    for (wrongRun, entry, state) in [
      (3, entry, KnownState.fails), (4, entry, .passes), (10, varying, .fails),
      (11, varying, .passes),
    ] {
      var count = 0
      let engine = SpoiltEngine { script, run in
        guard script.oneLine == Self.opacity, case .trace(var trace) = run else { return run }
        count += 1
        if count == wrongRun { trace.outcomes[1].answer = .value(.number(0.125)) }
        return .trace(trace)
      }
      #expect(KnownEntry.run([entry], on: engine).known.map(\.state) == [state], "\(wrongRun)")
    }
  }

  @Test("that the engine does not declare, or answers as unsupported, cannot be tried")
  func cannotBeTried() throws {
    let entry = try KnownEntry.entry([Self.opacity], look: "get layer.opacity")
    var description = WorldEngine().description
    description.steps.remove(.get)
    let silent = KnownEntry.run([entry], on: SpoiltEngine(description) { $1 })
    #expect(silent.known.map(\.state.word) == ["cannot be tried"])
    let refusing = KnownEntry.run([entry], on: RefusingEngine { $0.isQuery })
    #expect(refusing.known.map(\.state.word) == ["cannot be tried"])
    #expect(!refusing.findings.contains { $0.counts })
  }

  @Test("of which the reference says nothing any more are no failure, and do not pass")
  func notAsserted() throws {
    let record = try run(["new l1; set l1.opacity 2; get l1.opacity"], on: nil)
    #expect(record.known.map(\.state) == [.notAsserted])
    #expect(record.findings.isEmpty)
    let both = try run(["new l1; set l1.opacity 2; get l1.opacity", Self.opacity], on: nil)
    #expect(both.known.map(\.state) == [.notAsserted])
  }

  @Test("pass also where what shows the failure is not their last step")
  func earlierStep() throws {
    let entry = try KnownEntry.entry(
      ["new l1; add l1 to l1; flush"], look: "add layer (to itself)",
      culprit: "add layer (to itself)")
    #expect(KnownEntry.run([entry], on: WorldEngine()).known.map(\.state) == [.passes])
  }

  @Test("that show something else besides have that filed as new")
  func somethingElse() throws {
    let entry = try KnownEntry.entry(
      ["new l1 {bounds: (0, 0, 4, 2), anchorPoint: (0, 0)}; get l1.opacity; get l1.frame"],
      look: "get layer.frame", culprit: "set layer.anchorPoint")
    let crowd = try Crowd(
      ["frame-anchor-centre", "opacity-default-zero"].map {
        try #require(FaultCatalogue.fault(named: $0))
      })
    let record = KnownEntry.run([entry], on: WorldEngine(crowd: crowd))
    #expect(record.known.map(\.state) == [.fails])
    #expect(record.findings.map(\.behavesLike) == ["opacity-default-zero"])
    #expect(record.findings.map(\.origin) == [.listed("entry")])
    #expect(record.conclusion == .doesNotConform)
  }

  @Test("run behind those that have to come before them")
  func earlier() throws {
    var entry = try KnownEntry.entry([Self.opacity], look: "get layer.opacity")
    entry.examples[0].earlier = [try Script(parsing: "new l1; set l1.opacity 0.5")]
    #expect(KnownEntry.run([entry], on: OpacityStays()).known.map(\.state) == [.fails])
    entry.identities[0].deviation = .dependsOnEarlier
    let record = KnownEntry.run([entry], on: OpacityStays())
    #expect(record.known.map(\.state) == [.fails])
    #expect(record.findings.isEmpty)
    #expect(KnownEntry.run([entry], on: WorldEngine()).known.map(\.state) == [.passes])
  }

  private func run(_ scripts: [String], on fault: String?) throws -> Record {
    let entry = try KnownEntry.entry(scripts, look: "get layer.frame")
    let fault = try fault.map { try #require(FaultCatalogue.fault(named: $0)) }
    return KnownEntry.run([entry], on: fault.map { WorldEngine(fault: $0) } ?? WorldEngine())
  }
}

/// Entries to try with, and runs that know them.
enum KnownEntry {
  static func entry(
    _ scripts: [String], look: String, culprit: String = "new layer"
  ) throws -> KnownFailure {
    let text =
      "layercheck known failures 2\nknown entry\n  wrong \(look) | other value | \(culprit)\n"
      + scripts.map { "  script \($0)\n" }.joined()
    return try #require(KnownFailureList(parsing: text).entries.first)
  }

  static func run(
    _ entries: [KnownFailure], on engine: any Engine, cases: Int = 0
  ) -> Record {
    var options = CampaignOptions()
    (options.cases, options.known) = (cases, entries)
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
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
