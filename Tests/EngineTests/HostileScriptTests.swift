import Engines
import Foundation
import LayerScript
import Testing

/// A driver that fails in the middle of a script is ended, and the next script runs in a new one.
struct HostileScriptTests {
  private static let script = Script([
    Step(.command(.new(Creation(.layer(1), type: .known(.layer))))),
    Step(.query(.get(.object(.layer(1)), .opacity))),
  ])
  private static let answers = Trace([Outcome(.done), Outcome(.value(.number(1)))])

  @Test func aDriverThatKeepsToTheProtocolGivesTraces() async throws {
    let driver = try HostileDriver()
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    for _ in 0..<3 { #expect(engine.run(Self.script) == .trace(Self.answers)) }
    engine.restart()
    #expect(engine.run(Self.script) == .trace(Self.answers))
    engine.stop()
    #expect(try driver.processes().count == 2)
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    ("def run(n, steps): sys.exit(3)", "exit code 3"),
    ("def run(n, steps): os.kill(os.getpid(), signal.SIGKILL)", "signal 9"),
    (
      "def run(n, steps):\n  send(b'{\"n\":')\n  sys.exit(0)",
      "exit code 0, after writing '{\"n\":'"
    ),
    ("def run(n, steps):\n  sys.stderr.write('lost')\n  sys.exit(1)", "error ends with 'lost'"),
    (
      "def run(n, steps):\n  note(popen(['sleep', '60']).pid)\n  sys.exit(5)",
      "exit code 5"
    ),
  ])
  func aDriverThatEndsHasCrashed(program: String, how: String) async throws {
    let driver = try HostileDriver(program)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    guard case .crashed(let text) = engine.run(Self.script) else {
      Issue.record("not a crash")
      return
    }
    #expect(text.terminal.contains(how))
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aGrandchildOutOfReachDoesNotKeepTheHarnessWaiting() async throws {
    let driver = try HostileDriver(
      """
      def run(n, steps):
        # In a session of its own, and with all the pipes of the driver.
        note(popen(['sleep', '60'], start_new_session=True).pid)
        sys.exit(5)
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<2 {
        guard case .crashed = engine.run(Self.script) else {
          Issue.record("not a crash")
          return
        }
      }
      engine.stop()
    }
    #expect(time < .seconds(20))
    // What has left the group is not ours to end, except here.
    for process in try driver.processes() { kill(process, SIGKILL) }
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    ("def run(n, steps): send(b'layout pass 1\\n')", "not JSON (byte 0"),
    ("def run(n, steps): send(b'\\xff\\xfe\\n')", "not JSON (byte 0"),
    ("def run(n, steps): send(b'\\n')", "not JSON (byte 0"),
    ("def run(n, steps): send(b'[' * 100000 + b'\\n')", "not JSON (byte 128: nesting"),
    ("def run(n, steps): send(2 * line(n, trace=trace(steps)))", "more than one answer"),
    ("def run(n, steps): send(line(n, trace=trace(steps)[1:]))", "too few outcomes: 1"),
    ("def run(n, steps): send(line(n, trace=2 * trace(steps)))", "too many outcomes: 4"),
    ("def run(n, steps): send(line(n - 1, trace=trace(steps)))", "bears the number 2"),
    ("def run(n, steps): send(line(n, error='tired'))", "refused: tired"),
    ("def run(n, steps): send(line(n, bye={}))", "not a trace"),
    ("def run(n, steps): send(line(n, trace=[{}]))", "not an answer (trace[0]"),
    ("def run(n, steps):\n  os.close(1)\n  time.sleep(60)", "closed its standard output"),
  ])
  func aDriverThatAnswersNonsenseViolatesTheProtocol(program: String, how: String) async throws {
    let driver = try HostileDriver(program)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    guard case .violatedProtocol(let text) = engine.run(Self.script) else {
      Issue.record("not a violation of the protocol")
      return
    }
    #expect(text.terminal.contains(how))
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    "[{}, {}]", "[{'done': True}, {'value': {'ref': 'l1.copy'}}]", "[{'done': 1}, {'done': True}]",
  ])
  func aDriverThatAnswersEachStepGoesOnWhateverIsWrongWithAnAnswer(outcomes: String) throws {
    let driver = try HostileDriver("def run(n, steps): send(line(n, trace=\(outcomes)))")
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    for _ in 1...3 {
      guard case .violatedProtocol(let text) = engine.run(Self.script) else {
        Issue.record("not a violation of the protocol")
        return
      }
      #expect(text.terminal.contains("trace["))
    }
    #expect(engine.isRunning)
    #expect(try driver.processes().count == 1)
    engine.stop()
  }

  @Test(arguments: [
    "def run(n, steps): time.sleep(60)",
    "def run(n, steps):\n  send(line(n, trace=trace(steps))[:-1])\n  time.sleep(60)",
    "def run(n, steps):\n  while True: sys.stderr.write(65536 * 'x')",
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ndef run(n, steps): time.sleep(60)",
    "def run(n, steps):\n  note(popen(['sleep', '60']).pid)\n  time.sleep(60)",
  ])
  func aDriverThatDoesNotAnswerInTimeHangs(program: String) async throws {
    let driver = try HostileDriver(program)
    var deadlines = Deadlines()
    deadlines.script = 0.4
    deadlines.step = 0
    let engine = try ProcessEngine(command: driver.command, suite: "test", deadlines: deadlines)
    #expect(engine.run(Self.script) == .hung(seconds: 0.4))
    try await driver.expectNoProcessIsLeft()
  }

  @Test func muchStandardErrorDoesNotBlockADriver() async throws {
    let driver = try HostileDriver(
      """
      def run(n, steps):
        sys.stderr.write(4000000 * 'x')
        send(line(n, trace=trace(steps)))
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    for _ in 0..<2 { #expect(engine.run(Self.script) == .trace(Self.answers)) }
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n",
    "note(popen(['sleep', '60']).pid)\n",
  ])
  func aDriverThatDoesNotLeaveIsEnded(program: String) async throws {
    let driver = try HostileDriver(
      program + "def run(n, steps):\n  send(line(n, trace=trace(steps)))\n  time.sleep(60)")
    var deadlines = Deadlines()
    deadlines.end = 0.3
    let engine = try ProcessEngine(command: driver.command, suite: "test", deadlines: deadlines)
    #expect(engine.run(Self.script) == .trace(Self.answers))
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test func theNextScriptRunsInANewProcess() async throws {
    let driver = try HostileDriver(
      """
      def run(n, steps):
        if len(open(sys.argv[1]).readlines()) == 1: sys.exit(1)
        send(line(n, trace=trace(steps)))
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(engine.run(Self.script) == .crashed("exit code 1"))
    #expect(engine.run(Self.script) == .trace(Self.answers))
    engine.stop()
    #expect(try driver.processes().count == 2)
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aDriverThatDoesNotStartAgainIsUnavailable() async throws {
    let driver = try HostileDriver(
      """
      def at_start():
        if len(open(sys.argv[1]).readlines()) > 1: sys.exit(1)
      def run(n, steps): sys.exit(1)
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(engine.run(Self.script) == .crashed("exit code 1"))
    #expect(
      engine.run(Self.script)
        == .unavailable("the driver ended before it answered: exit code 1"))
    try await driver.expectNoProcessIsLeft()
  }
}
