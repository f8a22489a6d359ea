import Conformance
import Engines
import FaultyEngines
import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

@Suite("Unusual input")
struct UnusualInputTests {
  @Test(
    "has something usual in its place",
    arguments: [
      (
        "new l1; setValue l1 aKey \"a\\0b\"; value l1 aKey",
        "new l1; setValue l1 aKey \"a0b\"; value l1 aKey"
      ),
      ("compute makeRotation [1, 0, 0, 1e+200]", "compute makeRotation [1, 0, 0, 1]"),
      ("compute makeRotation [1, 0, 0, -1e-170]", "compute makeRotation [1, 0, 0, 1]"),
      (
        "new l1; new l2 {sublayers: [l1]}; host l1; tick",
        "new l1; new l2 {sublayers: [l1]}; host l2; tick"
      ),
      ("new l1; new l2; host l1; add l1 to l2; tick", "new l1; new l2; host l1; tick"),
      (
        "new l1; host l1; begin; begin; tick; commit; commit; tick",
        "new l1; host l1; begin; begin; commit; commit; tick; tick"
      ),
      (
        "new l1; convert (1, 0) from l1 to l1",
        "new l1; new l3; add l3 to l1; convert (1, 0) from l1 to l3"
      ),
      (
        "new l1; setValue l1 opacity 0; setValue l1 bounds.size.width 1",
        "new l1; set l1.opacity 0; setValue l1 bounds.size.width 1"
      ),
      (
        "new v1; beginBlock animate duration 1 repeat; endBlock",
        "new v1; beginBlock animate duration 1; endBlock"
      ),
      ("new a1 CATransition; get a1.duration", "new a1; get a1.duration"),
      (
        "new l1 {speed: 2}; set l1.timeOffset 1; convertTime 1 from nil to l1",
        "new l1; convertTime 1 from nil to l1"
      ),
      ("new l1; set l1.mask l1; get l1.opacity", "new l1; get l1.opacity"),
      ("new l1 {zPosition: -1}; get l1.opacity", "new l1 {zPosition: 1}; get l1.opacity"),
    ])
  func isReplaced(text: String, usual: String) throws {
    let scripts = try Self.usualScripts(of: text)
    #expect(scripts.map(\.usual.script.oneLine) == [usual])
  }

  @Test(
    "is nothing that programs do all the time",
    arguments: [
      "new l1; new l2 {sublayers: [l1]}; host l2; begin; set l1.position (1e+17, 0); commit; tick",
      "new l1; setValue l1 aKey \"\"; compute makeScale [0, 1, 1]; begin; get l1.opacity",
    ])
  func isNothingUsual(text: String) throws {
    #expect(try Self.usualScripts(of: text).isEmpty)
  }

  @Test("keeps of each step which one it stands for")
  func origins() throws {
    let scripts = try Self.usualScripts(of: "begin; tick; commit; tick")
    #expect(scripts.map(\.usual.origins) == [[0, nil, 1, 3]])
  }

  @Test("is what a finding needs where the engine is right without it, also where the engine ends")
  func isNeeded() throws {
    // An engine that cannot have a host inside another layer, and has one default value wrong.
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      let isInside = script.oneLine.contains("host l1") && script.oneLine.contains("[l1]")
      if isInside, script.steps.last?.kind == .tick { return .crashed("it is gone") }
      for (place, step) in script.steps.enumerated() {
        switch step.query {
        case .get(_, .zPosition): trace.outcomes[place] = Outcome(.value(.number(7)))
        case .exists where isInside: trace.outcomes[place] = Outcome(.value(.boolean(false)))
        default: continue
        }
      }
      return .trace(trace)
    }
    let examiner = Examiner(engine)
    let start = "new l1; new l2 {sublayers: [l1]}; host l1; tick"
    var findings = try ["; exists l1.presentation", "; get l1.zPosition"].map {
      try Finding(lastOf: start + $0, by: examiner)
    }
    var death = findings[0]
    death.script = try Script(parsing: start)
    death.problem = Problem(.crashed("it is gone"), death.script)
    findings.append(death)
    var search = UnusualInputSearch(examiner: examiner)
    #expect(
      findings.map { search.inputs(neededBy: $0) }
        == [[.hostInsideLayer], [], [.hostInsideLayer]])
    var causes = ConsequenceSearch(examiners: [examiner])
    #expect(causes.causes(in: findings).count == 1)
  }

  @Test("is the same of animations of any class")
  func isTheSameOfAnyClass() throws {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run, script.oneLine.contains("inf") else { return run }
      trace.outcomes[script.steps.count - 1] = Outcome(.value(.number(7)))
      return .trace(trace)
    }
    let findings = try ["CABasicAnimation", "CAAnimationGroup"].map {
      try Finding(lastOf: "new a1 \($0) {duration: inf}; get a1.speed", by: Examiner(engine))
    }
    var search = UnusualInputSearch(examiner: Examiner(engine))
    let inputs = findings.map { search.inputs(neededBy: $0).filter(\.isTelling) }
    #expect(inputs[0].count == 1)
    #expect(inputs[1] == inputs[0])
  }

  @Test(
    "keeps two findings apart where one needs it and the other does without",
    arguments: [
      ("new l1 {position: (3, 4)}; get l1.position", true),
      ("new l1 {position: (3, 4), frame: (0, 0, 0, -1)}; get l1.position", false),
      ("new l1 {frame: (0, 0, 2, -1)}; get l1.position", false),
      // Both need something, whichever it is.
      ("new l1 {bounds: (0, 0, 0, -1)}; get l1.position", false),
      ("new l1; setValue l1 frame.size.height -1; get l1.position", false),
    ])
  func keepsApart(text: String, isApart: Bool) throws {
    let engine = SpoiltEngine { script, run in
      let isWrong = script.oneLine.contains("-1") || script.oneLine.contains("(3, 4)")
      guard case .trace(var trace) = run, isWrong else { return run }
      trace.outcomes[script.steps.count - 1] = Outcome(.value(.point(Point(7, 7))))
      return .trace(trace)
    }
    let examiner = Examiner(engine)
    let findings = try ["new l1 {frame: (0, 0, 0, -1)}; get l1.position", text].map {
      try Finding(lastOf: $0, by: examiner)
    }
    var search = ConsequenceSearch(examiners: [examiner])
    let causes = search.causes(in: findings)
    #expect(search.apart == (isApart ? [FindingPair(0, 1)] : []))
    if isApart { #expect(causes.isEmpty) }
  }

  @Test("keeps what follows from one finding apart from another, too")
  func keepsChainsApart() throws {
    let engine = SpoiltEngine { script, run in
      let text = script.oneLine
      guard case .trace(var trace) = run, text.contains("-1") || text.contains("(3, 4)") else {
        return run
      }
      trace.outcomes[script.steps.count - 1] = Outcome(.value(.point(Point(7, 7))))
      return .trace(trace)
    }
    let examiner = Examiner(engine)
    let scripts = [
      "new l1 {position: (3, 4)}; get l1.position",
      "new l1 {position: (3, 4), frame: (0, 0, 0, -1)}; get l1.position",
      "new l1 {frame: (0, 0, 0, -1)}; get l1.position",
    ]
    let findings = try scripts.map { try Finding(lastOf: $0, by: examiner) }
    var search = ConsequenceSearch(examiners: [examiner])
    let causes = search.causes(in: findings)
    #expect(search.apart == [FindingPair(0, 2)])
    #expect(causes[0] ?? 0 != causes[2] ?? 2)
  }

  @Test("is not looked for any further once the engine hangs")
  func hangs() throws {
    let engine = SpoiltEngine { script, run in
      script.oneLine.contains("-1") ? run : .hung(seconds: 5)
    }
    let finding = try Finding(
      lastOf: "new l1 {zPosition: -1}; get l1.opacity",
      by: Examiner(
        WorldEngine(fault: try #require(FaultCatalogue.fault(named: "opacity-default-zero")))))
    var search = UnusualInputSearch(examiner: Examiner(engine))
    for _ in 0..<5 { #expect(search.inputs(neededBy: finding).isEmpty) }
    #expect(search.executions == 1)
  }

  @Test("that two mistakes may need makes findings one only where like rules are suspected")
  func needsLikeRules() throws {
    var findings = try (0..<2).map { _ in
      try Finding(
        lastOf: "new l1; get l1.opacity",
        by: Examiner(
          SpoiltEngine { script, run in
            guard case .trace(var trace) = run else { return run }
            trace.outcomes[script.steps.count - 1] = Outcome(.value(.number(7)))
            return .trace(trace)
          }))
    }
    #expect(findings[0].isOne(with: findings[1], needing: [.layerTime]))
    #expect(!findings[0].isOne(with: findings[1], needing: []))
    (findings[1].primary, findings[1].restsOn) = (.txn(24), [])
    #expect(!findings[0].isOne(with: findings[1], needing: [.layerTime]))
    #expect(findings[0].isOne(with: findings[1], needing: [.layerTime, .nullCharacter]))
  }

  private static func usualScripts(
    of text: String
  ) throws -> [(input: UnusualInput, usual: AlteredScript)] {
    let script = try Script(parsing: text)
    let scripts = script.usualScripts(
      upTo: script.steps.count - 1, assumptions: Assumptions(WorldEngine().description))
    // Options that are left out are tested with readings of the rules.
    return scripts.filter { scripts in
      if case .option = scripts.input { return false }
      return true
    }
  }
}
