import Engines
import Foundation
import Testing

@testable import LayerCheck

/// The file that names the script that is running.
struct RunningScriptTests {
  @Test func theScriptThatEndedAProcessDoesNotRunAtTheNextStart() throws {
    try withPath { path in
      try end(at: "new l1; get l1.bounds; get l1.frame", step: 1, in: path)
      let note = try open(path)
      guard case .crashed = note.begin(try script("new l1; get l1.bounds")) else {
        Issue.record("the script runs again")
        return
      }
    }
  }

  @Test func otherScriptsThatBeginSoRunWithoutTheStep() throws {
    try withPath { path in
      try end(at: "new l1; get l1.bounds; get l1.frame", step: 1, in: path)
      let note = try open(path)
      #expect(note.begin(try script("new l1; get l1.bounds; get l1.opacity")) == nil)
      #expect(note.beginStep(0) == nil)
      #expect(note.beginStep(1)?.isSituation == true)
      #expect(note.beginStep(2) == nil)
      #expect(note.begin(try script("new l1; get l1.frame")) == nil)
      #expect(note.beginStep(1) == nil)
    }
  }

  @Test(arguments: [
    // In both an exception is due.
    ("add l1 to l1", "insert l1 into l1 at 0", "add l1 to l1", false),
    ("get l1.bounds", "get l1.bounds", "get l1.bounds", false),
    ("get l1.bounds", "get l1.opacity", "get l1.frame", true),
  ])
  func aSortOfStepsThatEndedTwoProcessesIsNotTriedAgain(
    first: String, second: String, third: String, isTried: Bool
  ) throws {
    try withPath { path in
      try end(at: "new l1; \(first)", step: 1, in: path)
      try end(at: "new l1; host l1; \(second)", step: 2, in: path)
      let note = try open(path)
      #expect(note.begin(try script("new l1; tick; \(third)")) == nil)
      #expect(note.beginStep(0) == nil)
      #expect(note.beginStep(1) == nil)
      #expect((note.beginStep(2) == nil) == isTried)
    }
  }

  @Test func aSortOfStepsThatIsKnownToEndTheProcessIsNotTried() throws {
    try withPath { path in
      let note = try #require(
        RunningScript(
          path: path, for: CrashedEngine.declaration, besides: [script("new l1; add l1 to l1")]))
      #expect(note.begin(try script("new l1; host l1; insert l1 into l1 at 0")) == nil)
      #expect(note.beginStep(0) == nil)
      #expect(note.beginStep(1) == nil)
      #expect(note.beginStep(2)?.isSituation == true)
    }
  }

  @Test func scriptsThatEndedProcessesAreKeptUntilTheProgramIsBuiltAnew() throws {
    try withPath { path in
      try end(at: "new l1", step: 0, in: path)
      try end(at: "new l2", step: 0, in: path)
      try open(path).close()
      let same = try open(path)
      #expect(same.ended.map(\.script) == ["new l1", "new l2"])
      same.close()
      let rebuilt = try #require(
        RunningScript(path: path, for: CrashedEngine.declaration, in: "program 2"))
      #expect(rebuilt.ended.isEmpty)
      rebuilt.close()
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func aScriptThatRanBlamesNobody() throws {
    try withPath { path in
      let note = try open(path)
      #expect(note.begin(try script("new l1")) == nil)
      #expect(note.beginStep(0) == nil)
      note.end()
      note.close()
      #expect(try open(path).ended.isEmpty)
    }
  }

  @Test func aFileThatIsInUseIsLeftAlone() throws {
    try withPath { path in
      let note = try open(path)
      #expect(RunningScript(path: path, for: CrashedEngine.declaration) == nil)
      note.close()
    }
  }

  @Test(arguments: ["", "\n\n", "program", "000001", "hung", "000009 new l1", "000001 new \u{0}\n"])
  func aFileWithSomethingElseInItBlamesNobody(text: String) throws {
    try withPath { path in
      try ("\(SystemFile.program ?? "program")\n" + text).write(
        toFile: path, atomically: false, encoding: .utf8)
      let note = try open(path)
      #expect(note.beginnings.isEmpty)
      #expect(note.begin(try script("new l1")) == nil)
    }
  }

  @Test func aCrashOfAnEarlierProcessIsAFindingWithTheStepAndTheCheckGoesOn() throws {
    let path = RunningScript.path(for: "\(CrashedEngine.self)")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try end(at: "new l1; get l1.bounds; get l1.frame", step: 1, in: path)
    let result = try checkConformance(of: CrashedEngine.self, .area(.geo, cases: 300))
    #expect(result.record?.statistics.scripts == 300)
    let crashes = result.record?.findings.filter { $0.problem.kind == .crash } ?? []
    #expect(crashes.map(\.script) == [try script("new l1; get l1.bounds")])
  }

  @Test func aScriptThatTakesTooLongEndsTheProcessAndIsAHangAtTheNextStart() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let note = try open(path)
    let (messages, sender) = AsyncStream.makeStream(of: String.self)
    note.endProcess(ofScriptsLongerThan: .milliseconds(1)) { sender.yield($0) }
    #expect(note.begin(try script("new l1; get l1.bounds; get l1.frame")) == nil)
    #expect(note.beginStep(0) == nil)
    #expect(note.beginStep(1) == nil)
    let told = try #require(await messages.first { _ in true })
    #expect(told.contains("step 2, get l1.bounds, of this script did not end: new l1; get"))
    #expect(told.contains(path))
    note.letGo()
    let next = try open(path)
    next.endProcess(ofScriptsLongerThan: .seconds(30))
    #expect(next.begin(try script("new l1; get l1.bounds")) == .hung(seconds: 30))
    #expect(next.begin(try script("new l1; get l1.frame")) == nil)
    next.end()
  }

  @Test func aKnownCrashIsNotTriedAndStaysOnTheList() throws {
    try withPath { list in
      let path = RunningScript.path(for: "\(KnownToCrash.self)")
      try end(at: "new l1; get l1.bounds", step: 1, in: path)
      var plan = CheckPlan.area(.geo, cases: 60)
      plan.knownFailures = list
      plan.updatesKnownFailures = true
      _ = try checkConformance(of: KnownToCrash.self, plan)
      try FileManager.default.removeItem(atPath: path)
      let made = try String(contentsOfFile: list, encoding: .utf8)
      #expect(made.contains("get l1.bounds"))
      let result = try checkConformance(of: KnownToCrash.self, plan)
      #expect(try String(contentsOfFile: list, encoding: .utf8) == made)
      #expect(result.record?.known.map(\.state.word) == ["cannot be tried"])
      #expect(result.findings.allSatisfy { !$0.isFailure })
    }
  }

  private func open(_ path: String) throws -> RunningScript {
    try #require(RunningScript(path: path, for: CrashedEngine.declaration))
  }

  /// Leaves the file as a process does that ends at a step.
  private func end(at text: String, step: Int, in path: String) throws {
    let note = try open(path)
    #expect(note.begin(try script(text)) == nil)
    for number in 0...step { #expect(note.beginStep(number) == nil) }
    note.letGo()
  }

  private func script(_ text: String) throws -> Script { try Script(parsing: text) }

  private func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}

/// An engine that is known to end the process.
private struct KnownToCrash: LayerEngine {
  static var declaration: EngineDescription { PointEngine<Right>.declaration }

  private var engine = PointEngine<Right>()

  mutating func perform(_ step: Step) -> Outcome { engine.perform(step) }
}

/// An engine of which an earlier process ended.
private struct CrashedEngine: LayerEngine {
  static var declaration: EngineDescription { PointEngine<Right>.declaration }

  private var engine = PointEngine<Right>()

  mutating func perform(_ step: Step) -> Outcome { engine.perform(step) }
}
