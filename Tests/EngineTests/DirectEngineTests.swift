import Campaign
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing
import Wire

/// The engines in this process carry scripts out without a detour, and answer what a driver that speaks
/// the protocol would answer: in JSON both are the same to the byte, the sign of zero included.
struct DirectEngineTests {
  @Test func randomScriptsComeToTheSameBothWays() {
    var options = CampaignOptions()
    options.cases = 120
    let recording = RecordingEngine(WorldEngine())
    var campaign = Campaign(of: recording, options: options, suite: "test")
    _ = campaign.run()
    let served = WorldEngine(watch: { _ in })
    var steps = 0
    for case .run(let script, .trace(let direct)) in recording.entries {
      steps += script.steps.count
      #expect(Self.bytes(served.run(script)) == Json(direct).bytes, "\(script)")
    }
    #expect(steps > 3_000)
  }

  @Test func everyFaultShowsTheSameBothWays() throws {
    for fault in FaultCatalogue.all {
      let script = try Script(parsing: fault.smallest).spelledOut
      let direct = WorldEngine(fault: fault).run(script)
      let served = WorldEngine(crowd: Crowd(of: fault), watch: { _ in }).run(script)
      #expect(Self.bytes(direct) == Self.bytes(served), "\(fault.name)")
    }
  }

  /// An engine in this process is a world that keeps no reasons; what it answers must not rest on them.
  @Test func answersAreThoseOfAWorldThatGivesReasons() {
    let workload = RecordingEngine(WorldEngine())
    var options = CampaignOptions()
    options.cases = 200
    options.seed = 7
    var campaign = Campaign(of: workload, options: options, suite: "test")
    _ = campaign.run()
    let assumptions = Assumptions(WorldEngine().description)
    var answers = 0
    for case .run(let script, .trace(let trace)) in workload.entries {
      let expected = World.expectations(of: script, assumptions: assumptions)
      let explained = Trace(expected.steps.map(\.outcome))
      answers += explained.outcomes.count
      #expect(Json(trace).bytes == Json(explained).bytes, "\(script)")
    }
    #expect(answers > 5_000)
  }

  @Test func faultsAnswerAsInAWorldThatGivesReasons() throws {
    for fault in FaultCatalogue.all {
      let script = try Script(parsing: fault.smallest).spelledOut
      let crowd = Crowd(of: fault)
      let engine = WorldEngine(crowd: crowd)
      var world = World(
        assumptions: Assumptions(engine.description), departing: crowd.departures)
      let explained = Trace(script.steps.map { world.perform($0).outcome })
      #expect(Self.bytes(engine.run(script)) == Json(explained).bytes, "\(fault.name)")
    }
  }

  @Test func numbersThatEqualNoneAndZerosWithASignComeThrough() throws {
    let script = try Script(
      parsing: """
        new l1; set l1.position (nan, 0); set l1.cornerRadius nan; get l1.cornerRadius
        set l1.zPosition inf; get l1.zPosition; get l1.frame
        """)
    var steps = script.steps
    steps.append(Step(.set(.object(.layer(1)), .anchorPointZ, .number(-0.0))))
    steps.append(Step(.get(.object(.layer(1)), .anchorPointZ)))
    let direct = WorldEngine().run(Script(steps))
    #expect(Self.bytes(direct) == Self.bytes(WorldEngine(watch: { _ in }).run(Script(steps))))
    guard case .trace(let trace) = direct,
      case .value(.number(let zero))? = trace.outcomes.last?.answer
    else {
      Issue.record("no number")
      return
    }
    #expect(zero == 0)
    #expect(zero.sign == .minus)
    #expect("\(trace.outcomes[3].answer)".contains("nan"))
  }

  /// Steps that make no sense, behind the creation of a layer and in front of a question about it.
  static let senseless: [Step] = [
    Step(.get(.object(.layer(9)), .opacity)),
    Step(.new(Creation(.layer(1), type: .known(.layer)))),
    Step(.set(.object(.layer(1)), .opacity, .string("much"))),
    Step(.set(.object(.layer(1)), .superlayer, .nil)),
    Step(.set(.object(.layer(1)), .fromValue, .number(1))),
    Step(.advance(-1)),
    Step(.endBlock),
    Step(.query(.get(.object(.layer(1)), .opacity)), thread: 0),
    Step(.insert(.layer(1), into: .layer(1), at: -1)),
  ]

  @Test(arguments: senseless.indices)
  func whatMakesNoSenseIsNotSupportedAndNothingHappens(place: Int) {
    let layer = Step(.new(Creation(.layer(1), type: .known(.layer))))
    let question = Step(.get(.object(.layer(1)), .opacity))
    let script = Script([layer, Self.senseless[place], question])
    let direct = WorldEngine().run(script)
    guard case .trace(let trace) = direct else {
      Issue.record("no trace")
      return
    }
    guard case .unsupported = trace.outcomes[1].answer else {
      Issue.record("\(trace.outcomes[1].answer)")
      return
    }
    #expect(trace.outcomes[2].answer == .value(.number(1)))
    #expect(Self.bytes(direct) == Self.bytes(WorldEngine(watch: { _ in }).run(script)))
  }

  private static func bytes(_ run: EngineRun) -> [UInt8]? {
    if case .trace(let trace) = run { Json(trace).bytes } else { nil }
  }

  @Test func whatTheReferenceHasOnByItselfGivesWayToWhatContradictsIt() {
    let declared = WorldEngine(profiles: [.view7: true]).description.profiles
    #expect(declared[.view7] == true)
    #expect(declared[.view8] == false)
    #expect(declared[.uikit11] == false)
    #expect(declared[.gate] == true)
  }
}
