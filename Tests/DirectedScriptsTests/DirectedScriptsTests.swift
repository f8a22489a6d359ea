import Campaign
import DirectedScripts
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// The scripts with which a run begins.
struct DirectedScriptsTests {
  @Test func everyScriptMakesSense() {
    for directed in DirectedScripts.all {
      #expect(directed.script.firstProblem() == nil, "\(directed.name)")
      #expect(!directed.rules.isEmpty, "\(directed.name)")
    }
  }

  @Test func theReferenceConformsOnEachOfThem() {
    let engine = WorldEngine()
    for directed in DirectedScripts.all {
      let expected = World.expectations(
        of: directed.script, assumptions: Assumptions(engine.description))
      let trial = Examiner(engine).examine(
        directed.script, expected: expected.steps, reasons: expected.reasons)
      #expect(trial.judgement.problems == [], "\(directed.name)")
      let unsupported = trial.trace?.outcomes.filter { outcome in
        if case .unsupported = outcome.answer { true } else { false }
      }
      #expect(unsupported == [], "\(directed.name)")
    }
  }

  @Test func noScriptAndNoNameStandsTwice() {
    let all = DirectedScripts.all
    #expect(Set(all.map(\.script.description)).count == all.count)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func everyFaultHasItsShortestScriptTheDeadlyOnesToo() throws {
    var scripts: [String: String] = [:]
    for directed in DirectedScripts.all {
      for source in directed.sources where source.variant == .asWritten {
        guard case .fault(let name) = source.origin else { continue }
        scripts[name] = directed.script.description
      }
    }
    for fault in FaultCatalogue.all + FaultCatalogue.deadly {
      #expect(scripts[fault.name] == (try Script(parsing: fault.smallest)).description)
    }
  }

  @Test(arguments: [
    (
      "fault frame-anchor-centre",
      "new l1 {anchorPoint: (0, 0), bounds: (0, 0, 0, 1)}; get l1.frame"
    ),
    (
      "fault frame-anchor-centre, spelled out",
      "new l1; set l1.anchorPoint (0, 0); set l1.bounds (0, 0, 0, 1); get l1.frame"
    ),
    (
      "fault animation-without-key-refused, keyed",
      "new l1; new a1 {keyPath: \"position\"}; addAnimation a1 to l1 key key1"
    ),
    (
      "corpus act: What the delegate answers is used as it is",
      """
      new l1; new d1 {position: x1}; set l1.delegate d1; set l1.actions {position: x2}
      ask l1 position
      """
    ),
  ])
  func aScriptIsCalledByWhereItComesFrom(name: String, script: String) throws {
    let directed = try #require(DirectedScripts.all.first { $0.name == name })
    #expect(directed.script == (try Script(parsing: script)))
  }

  @Test func aScriptThatSeveralWroteKeepsThemAll() throws {
    let script = try Script(parsing: "new l1; set l1.position (nan, 0)")
    let directed = try #require(
      DirectedScripts.all.first { $0.script.description == script.description })
    #expect(directed.name == "corpus geo: A position that is not a number is refused")
    #expect(directed.otherSources.map(\.description) == ["fault nan-is-stored"])
    #expect(directed.comes(fromFault: "nan-is-stored"))
  }

  @Test func casesComeFirstThenFaultsThenVariants() {
    let ranks = DirectedScripts.all.map { directed in
      switch (directed.source.variant, directed.source.origin) {
      case (.asWritten, .corpus): 0
      case (.asWritten, .fault): 1
      case (.spelledOut, _): 2
      case (.keyed, _): 3
      case (.spelledOutAndKeyed, _): 4
      }
    }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks) == [0, 1, 2, 3, 4])
  }

  /// The cases of the corpus as they were written, in order.
  private static var cases: [(chapter: String, rule: RuleID, steps: Int)] {
    DirectedScripts.all.compactMap { directed in
      guard case .corpus(let chapter, title: _) = directed.source.origin,
        directed.source.variant == .asWritten, let rule = directed.source.rules.first
      else { return nil }
      return (chapter, rule, directed.script.steps.count)
    }
  }

  @Test func aCaseOfEveryRuleComesBeforeASecondOneOfAny() {
    let rules = Self.cases.map(\.rule)
    let count = Set(rules).count
    #expect(Set(rules.prefix(count)).count == count)
  }

  @Test func theChaptersTakeTurns() {
    let chapters = Self.cases.map(\.chapter)
    let count = Set(chapters).count
    #expect(Set(chapters.prefix(count)).count == count)
  }

  @Test func theShorterCasesOfARuleComeFirst() {
    for (rule, cases) in Dictionary(grouping: Self.cases, by: \.rule) {
      let steps = cases.map(\.steps)
      #expect(steps == steps.sorted(), "\(rule)")
    }
  }
}
