import Engines
import LayerScript
import Testing

@testable import Campaign

/// What is remembered of the scripts that a process has carried out.
@Suite("A remembering engine")
struct RememberingEngineTests {
  @Test(
    "goes on with a process that goes on, though one of its answers is none",
    arguments: [true, false])
  func wrongAnswers(isRunning: Bool) throws {
    let process = ViolatingEngine(isRunning: isRunning)
    let engine = RememberingEngine(process)
    let scripts = try ["new l1", "new l2", "new l3"].map { try Script(parsing: $0) }
    for script in scripts { #expect(engine.run(script) == .violatedProtocol("no name")) }
    #expect(process.restarts == (isRunning ? 0 : 3))
    #expect(engine.history(before: scripts[2]) == (isRunning ? Array(scripts[..<2]) : []))
  }
}

/// An engine that has no right answer to anything.
private final class ViolatingEngine: SuspectingEngine {
  let description = WorldEngine().description
  let isRunning: Bool
  private(set) var restarts = 0

  init(isRunning: Bool) {
    self.isRunning = isRunning
  }

  func run(_ script: Script) -> EngineRun { .violatedProtocol("no name") }

  func runUnlessSlow(_ script: Script) -> EngineRun? { run(script) }

  func waitLonger() {}

  func deadline(for script: Script) -> Double { 5 }

  func restart() { restarts += 1 }

  func stop() {}
}
