import Corpus
import Engines
import FaultyEngines
import Foundation
import LayerScript
import RuleBook
import Rules
import Testing
import Wire

/// The directed cases hold on the engines that there are, and say something.
struct CorpusTests {
  @Test func noCaseFailsOnTheReference() throws {
    for (worked, standing) in try CorpusFiles.standings.get() {
      guard case .fails(let failures) = standing else { continue }
      for failure in failures {
        Issue.record(
          """
          '\(worked.title)', step \(failure.step + 1), \(worked.script.steps[failure.step]): \
          expected \(failure.expected), answered \(failure.actual)
          """)
      }
    }
  }

  @Test func everyCaseComesToTheSameWithAndWithoutTheProtocol() throws {
    for worked in try CorpusFiles.cases() {
      guard case .trace(let direct) = WorldEngine().run(worked.script),
        case .trace(let served) = WorldEngine(watch: { _ in }).run(worked.script)
      else {
        Issue.record("'\(worked.title)' has no trace")
        continue
      }
      #expect(Json(direct).bytes == Json(served).bytes, "'\(worked.title)'")
    }
  }

  @Test func everyCaseThatWaitsForTheReferenceIsOnTheList() throws {
    let listed = try CorpusFiles.titles(in: "waiting.txt")
    let cases = try CorpusFiles.cases()
    let waiting = try CorpusFiles.standings.get().filter { _, standing in
      if case .waiting = standing { true } else { false }
    }.map(\.worked)
    print("\(waiting.count) of \(cases.count) cases wait for the reference")
    #expect(Set(waiting.map(\.title)).subtracting(listed) == [])
    #expect(listed.subtracting(cases.map(\.title)) == [])
  }

  @Test func everyCaseFailsUnderAFaultThatBreaksItsRuleOrIsOnTheList() throws {
    let listed = try CorpusFiles.titles(in: "unbroken.txt")
    let cases = try CorpusFiles.cases()
    let unbroken = try CorpusFiles.standings.get().filter { worked, standing in
      standing == .holds && CorpusSurvey.caught(by: worked) == nil
    }.map(\.worked)
    print("\(unbroken.count) of \(cases.count) cases fail under no fault that breaks their rule")
    #expect(Set(unbroken.map(\.title)).subtracting(listed) == [])
    #expect(listed.subtracting(cases.map(\.title)) == [])
  }

  @Test func everyRuleHasACaseThatCatchesAFaultOrIsOnTheList() throws {
    let listed = try CorpusFiles.titles(in: "uncaught.txt")
    let uncaught = try CorpusSurvey.uncaughtRules(in: CorpusFiles.corpus.get())
    #expect(Set(uncaught.map(\.description)) == listed)
  }

  @Test func everyCaseThatThePythonEngineSupportsHoldsOnIt() throws {
    let engine = try ProcessEngine(command: ["python3", Self.program], suite: "test")
    defer { engine.stop() }
    var held = 0
    for worked in try CorpusFiles.cases() where worked.obstacle(for: engine.description) == nil {
      guard case .trace(let trace) = engine.run(worked.script) else {
        Issue.record("no trace of '\(worked.title)'")
        continue
      }
      if worked.unsupported(in: trace) != nil { continue }
      let failures = worked.failures(in: trace)
      #expect(failures == [], "\(worked.title)")
      held += failures.isEmpty ? 1 : 0
    }
    #expect(held > 50)
  }

  @Test func everyCaseThatTheReferenceDoesNotDecideHoldsOnThePythonEngine() throws {
    let waiting = try CorpusFiles.titles(in: "waiting.txt")
    let engine = try ProcessEngine(command: ["python3", Self.program], suite: "test")
    defer { engine.stop() }
    for worked in try CorpusFiles.cases() where waiting.contains(worked.title) {
      guard case .trace(let trace) = engine.run(worked.script) else {
        Issue.record("no trace of '\(worked.title)'")
        continue
      }
      #expect(worked.unsupported(in: trace) == nil, "\(worked.title)")
      #expect(worked.failures(in: trace) == [], "\(worked.title)")
    }
  }

  private static let program =
    CorpusFiles.folder.appending(path: "../../Sources/Drivers/python/engine.py").path
}
