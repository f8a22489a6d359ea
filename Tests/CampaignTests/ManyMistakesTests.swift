import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// An engine with several mistakes is told what each of them is.
@Suite("Of many mistakes")
struct ManyMistakesTests {
  @Test(
    "each one of a script is a finding of its own",
    arguments: [
      ["bounds-closed", "depth-whole"],
      ["bounds-closed", "depth-whole", "self-is-superlayer"],
    ])
  func areToldApart(_ names: [String]) throws {
    let faults = try names.map { try #require(FaultCatalogue.fault(named: $0)) }
    let record = run(
      WorldEngine(crowd: try Crowd(faults)),
      """
      new l1 {zPosition: 0.5}
      get l1.zPosition
      get l1.superlayer
      contains l1 (0, 0)
      """)
    #expect(Set(record.findings.compactMap(\.behavesLike)) == Set(names))
    #expect(record.findings.count == names.count)
    #expect(record.findings.allSatisfy { $0.script.steps.count == 2 })
  }

  @Test(
    "one is not hidden by another that shows in the same question and whose context is not there")
  func areNotHiddenByContext() {
    // Outside of a transaction the duration is never kept; and what is set in an inner one leaks.
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      var levels: [Value] = []
      for (place, step) in script.steps.enumerated() {
        switch step.command {
        case .begin: levels.append(levels.last ?? .number(0.25))
        case .set(.transaction, .animationDuration, let value) where !levels.isEmpty:
          levels[levels.count - 1] = value
        case .commit where levels.count > 1:
          let inner = levels.removeLast()
          levels[levels.count - 1] = inner
        case .commit where !levels.isEmpty: levels.removeLast()
        default: break
        }
        guard case .get(.transaction, .animationDuration)? = step.query else { continue }
        trace.outcomes[place] = Outcome(.value(levels.last ?? .number(0.25)))
      }
      return .trace(trace)
    }
    let record = run(
      engine, "set transaction.animationDuration 1; get transaction.animationDuration",
      """
      begin
      set transaction.animationDuration 1
      begin
      set transaction.animationDuration 2
      commit
      get transaction.animationDuration
      """)
    let culprits = record.findings.filter { $0.origin != .generated(2) }.map(\.identity.culprit)
    #expect(culprits.contains { $0.verb == "set" })
    #expect(culprits.contains { $0.verb == "commit" })
  }

  @Test("one that takes more to show is not hidden by another that shows in the same question")
  func areNotHiddenBySimplerOnes() {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      var isHidden = false
      for (place, step) in script.steps.enumerated() {
        if case .set(_, .hidden, .boolean(let truth)) = step.command { isHidden = truth }
        guard case .get(_, .cornerRadius)? = step.query,
          case .value(.number(let radius)) = trace.outcomes[place].answer,
          radius > 5 || isHidden && radius > 0
        else { continue }
        trace.outcomes[place] = Outcome(.value(.number(radius + 1)))
      }
      return .trace(trace)
    }
    let record = run(
      engine, "new l1; set l1.cornerRadius 8; get l1.cornerRadius",
      "new l1; set l1.hidden true; set l1.cornerRadius 2; get l1.cornerRadius")
    let plain = record.findings.filter { $0.problem.law == nil }
    #expect(plain.contains { !$0.script.description.contains("hidden") })
    #expect(plain.contains { $0.script.description.contains("hidden") })
  }

  @Test("one of all properties is one finding, and one of a single property is another")
  func areGeneralOrNot() throws {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      var set: Set<Property> = []
      for (place, step) in script.steps.enumerated() {
        if case .set(.object, let property, _) = step.command { set.insert(property) }
        guard case .get(.object, let property)? = step.query,
          case .value(.number(let number)) = trace.outcomes[place].answer
        else { continue }
        let isWrong = set.contains(property) || property == .shadowRadius
        if isWrong { trace.outcomes[place] = Outcome(.value(.number(number + 1))) }
      }
      return .trace(trace)
    }
    let record = run(
      engine, "new l1; set l1.zPosition 1; get l1.zPosition",
      "new l1; set l1.cornerRadius 1; get l1.cornerRadius",
      "new l1; set l1.borderWidth 1; get l1.borderWidth", "new l1; get l1.shadowRadius")
    let plain = record.findings.filter { $0.problem.law == nil }
    let general = plain.filter { $0.generality?.isGeneral == true }
    #expect(general.count == 1)
    #expect(general.first?.identity.culprit.verb == "set")
    let single = plain.filter { $0.identity.culprit.verb == "new" }
    #expect(single.map(\.identity.look.property) == ["shadowRadius"])
    #expect(single.allSatisfy { $0.generality?.isGeneral == false })
  }

  @Test("a death is blamed on the step that broke the engine, however far before it")
  func deathsHaveEarlyCulprits() throws {
    let engine = SpoiltEngine { script, run in
      var isBroken = false
      for step in script.steps {
        if case .add(let child, to: let parent) = step.command, child == parent { isBroken = true }
        if isBroken, step.kind == .tick { return .crashed("signal 11") }
      }
      return run
    }
    let record = run(
      engine,
      """
      new l1
      add l1 to l1
      new l2
      set l2.opacity 0.5
      set l2.zPosition 1
      get l2.opacity
      tick
      get l2.opacity
      """)
    let death = try #require(record.findings.first { $0.problem.kind == .crash })
    #expect(death.script.description == "new l1\nadd l1 to l1\ntick\n")
    #expect(death.identity.culprit.description == "add layer to itself")
    #expect(record.findings.count { $0.problem.kind == .crash } == 1)
  }

  /// A short run of some scripts, and as many random ones.
  private func run(_ engine: any Engine, _ scripts: String...) -> Record {
    var options = CampaignOptions()
    options.directed = scripts.compactMap { text in
      (try? Script(parsing: text)).map { CampaignOptions.Directed($0, about: []) }
    }
    options.cases = 2 * options.directed.count
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}
