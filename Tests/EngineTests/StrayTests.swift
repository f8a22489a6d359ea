import Engines
import Foundation
import LayerScript
import Testing

@testable import ChildProcess

/// A driver is ended with all that it started, wherever that went.
struct StrayTests {
  private static let script = Script([Step(.tick)])

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ")),
    arguments: [
      "os.setsid()", "os.setpgid(0, 0)", "os.setsid()\n    if os.fork() > 0: os._exit(0)",
      "os.setsid()\n    signal.signal(signal.SIGTERM, signal.SIG_IGN)",
    ])
  func whatLeavesTheGroupIsEnded(how: String) async throws {
    let driver = try HostileDriver(
      """
      def run(n, steps):
        reader, writer = os.pipe()
        if os.fork() == 0:
          \(how)
          note(os.getpid())
          os.write(writer, b"x")
          time.sleep(600)
        os.read(reader, 1)
        send(line(n, trace=trace(steps)))
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(engine.run(Self.script) == .trace(Trace([Outcome(.unsupported("not known here"))])))
    engine.stop()
    #expect(try driver.processes().count == 2)
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aDriverThatOnlyAnswersTheFarewellEndsWithItsInput() async throws {
    let driver = try HostileDriver(
      """
      def at_start():
        for text in sys.stdin:
          message = json.loads(text)
          n = message["n"]
          if "hello" in message:
            hello(n)
          elif "bye" in message:
            send(line(n, bye={}))
          else:
            probe(n, message["run"]["steps"])
        note(os.getpid())
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    engine.stop()
    // A driver that a signal ended would not have come to its second note.
    #expect(try driver.processes().count == 2)
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aDriverThatMovesIntoOurGroupIsEnded() async throws {
    let driver = try HostileDriver(
      "def run(n, steps):\n  os.setpgid(0, os.getpgid(os.getppid()))\n  time.sleep(600)")
    var deadlines = Deadlines()
    deadlines.script = 0.2
    let engine = try ProcessEngine(command: driver.command, suite: "test", deadlines: deadlines)
    guard case .hung = engine.run(Self.script) else {
      Issue.record("it did not hang")
      return
    }
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test func anAnswerIsNotWaitedForOnceNobodyCares() async throws {
    let driver = try HostileDriver("def run(n, steps): time.sleep(600)")
    var deadlines = Deadlines()
    deadlines.script = 500
    let engine = try ProcessEngine(
      command: driver.command, suite: "test", deadlines: deadlines, isInterrupted: { true })
    #expect(engine.run(Self.script) == .unavailable("the run was interrupted"))
    #expect(engine.run(Self.script) == .unavailable("the run was interrupted"))
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test func anEventOfWhatTheScriptDoesNotHaveIsNoAnswer() async throws {
    let driver = try HostileDriver(
      """
      def run(n, steps):
        event = {"event": "ran", "who": "x1", "key": "k", "layer": "l1"}
        send(line(n, trace=[{"done": True, "events": [event]} for step in steps]))
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    let run = engine.run(try Script(parsing: "new l1; tick"))
    #expect(
      run
        == .violatedProtocol(
          "at step 1 an event tells of x1, which the script does not have"))
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aMarkIsFoundWhereItIsBorneAndNowhereElse() throws {
    let mark = ProcessMark()
    #expect(mark.environment.first == "LAYERCHECK_PROCESS=\(mark.text)")
    #expect(mark.environment.count { $0.hasPrefix("LAYERCHECK_PROCESS=") } == 1)
    #expect(!mark.isBorne(by: getpid()))
    #expect(ProcessMark(within: mark).text.hasPrefix(mark.text + "."))
  }
}
