import Engines
import Foundation
import Testing

@testable import LayerCheck

/// The file that names the script that is running.
struct RunningScriptTests {
  @Test func theScriptThatEndedAProcessDoesNotRunAtTheNextStart() throws {
    try withPath { path in
      let (deadly, other) = (try script("new l1; get l1.frame"), try script("new l1"))
      do {
        let note = try #require(RunningScript(path: path))
        #expect(note.begin(other) == nil)
        note.end()
        #expect(note.begin(deadly) == nil)
        note.close()
      }
      let note = try #require(RunningScript(path: path))
      guard case .crashed = note.begin(deadly) else {
        Issue.record("the script runs again")
        return
      }
      #expect(note.begin(other) == nil)
    }
  }

  @Test func severalScriptsThatEndedProcessesAreKeptUntilACheckComesToItsEnd() throws {
    try withPath { path in
      let scripts = try [script("new l1"), script("new l2")]
      for script in scripts {
        let note = try #require(RunningScript(path: path))
        #expect(note.begin(script) == nil)
        note.close()
      }
      let note = try #require(RunningScript(path: path))
      #expect(note.deadly == Set(scripts.map(\.oneLine)))
      note.delete()
      let next = try #require(RunningScript(path: path))
      #expect(next.deadly.isEmpty)
      next.delete()
    }
  }

  @Test func aScriptThatRanBlamesNobody() throws {
    try withPath { path in
      let note = try #require(RunningScript(path: path))
      #expect(note.begin(try script("new l1")) == nil)
      note.end()
      note.close()
      #expect(try #require(RunningScript(path: path)).deadly.isEmpty)
    }
  }

  @Test func aFileThatIsInUseIsLeftAlone() throws {
    try withPath { path in
      let note = try #require(RunningScript(path: path))
      #expect(RunningScript(path: path) == nil)
      note.delete()
    }
  }

  @Test func aCrashOfAnEarlierProcessIsAFindingAndTheCheckGoesOn() throws {
    let path = RunningScript.path(for: "\(CrashedEngine.self)", "geo")
    let script = try script("new l1; get l1.bounds")
    let note = try #require(RunningScript(path: path))
    #expect(note.begin(script) == nil)
    note.close()
    let result = try checkConformance(of: CrashedEngine.self, .area(.geo, cases: 300))
    #expect(result.record?.statistics.scripts == 300)
    #expect(!FileManager.default.fileExists(atPath: path))
    let crash = result.record?.findings.first { $0.problem.kind == .crash }
    #expect(crash?.script == script)
  }

  private func script(_ text: String) throws -> Script { try Script(parsing: text) }

  private func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}

/// An engine of which an earlier process ended.
private struct CrashedEngine: LayerEngine {
  static var declaration: EngineDescription { PointEngine<Right>.declaration }

  private var engine = PointEngine<Right>()

  mutating func perform(_ step: Step) -> Outcome { engine.perform(step) }
}
