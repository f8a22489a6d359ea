import Engines
import LayerScript
import Testing

/// A driver that cannot be used is refused at its start, with a reason, and ended.
struct StartTests {
  @Test func aDriverThatKeepsToTheProtocolStarts() async throws {
    let driver = try HostileDriver()
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(engine.description.name == "hostile")
    #expect(engine.description.steps == [.new, .set, .get])
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    ("def at_start(): sys.exit(3)", "ended before it answered: exit code 3"),
    (
      "def at_start():\n  sys.stderr.write('no licence')\n  sys.exit(1)",
      "standard error ends with 'no licence'"
    ),
    (
      "def at_start():\n  sys.stderr.write(100 * 'early\\n' + 'Trace:\\n  a line\\n')\n  sys.exit(1)",
      "'early', 'Trace:', '  a line'"
    ),
    (
      "def at_start():\n  sys.stderr.write('Fatal error: no licence\\n' + 400 * 'frame\\n')\n  sys.exit(1)",
      "'Fatal error: no licence', '...', 'frame', 'frame'"
    ),
    ("def at_start(): os.kill(os.getpid(), signal.SIGKILL)", "signal 9"),
    ("def at_start(): send(b'Welcome!\\n')", "first answer is not JSON"),
    ("def hello(n): send(b'[]\\n')", "first answer is not an answer"),
    ("def hello(n): send(line(n + 1, hello=HELLO))", "bears the number 2 instead of 1: '{"),
    (
      "def hello(n): send(line(n + 1, hello=HELLO))",
      "answer each message once, in order, with the number that it bears"
    ),
    (
      "def hello(n): send(line(n, hello={**HELLO, 'supports': {'classes': []}}))",
      "first answer is not an answer (hello.supports: the member 'steps' is missing): '{\"n\": 1"
    ),
    ("def hello(n): send(line(n, hello={**HELLO, 'supports': {}}))", "under 'Hello'"),
    (
      "def hello(n): send(line(n, hello={**HELLO, 'limits': {'steps': 0}}))",
      "hello.limits.steps: expected a whole number above zero, and not 0"
    ),
    (
      "def hello(n): send(line(n, hello={**HELLO, 'clockResolution': 0.001}))",
      "hello.clockResolution: expected seconds above 0 and up to 0.00001, and not 0.001"
    ),
    (
      "def hello(n): send(line(n, hello={**HELLO, 'limits': {'steps': -2}}))",
      "hello.limits.steps: expected a whole number above zero, and not -2"
    ),
    (
      "def hello(n): send(line(n, hello={**HELLO, 'profiles': {'view7': 'on', 'uikit11': 'on'}}))",
      "hello.profiles.uikit11: contradicts 'view7', which is on, too: declare one of them off"
    ),
    ("def hello(n): send(line(n, error='no licence'))", "refused the first message: no licence"),
    ("def hello(n): send(line(n, trace=[]))", "did not answer 'hello' with 'hello'"),
    ("def hello(n): send(line(n, hello={**HELLO, 'protocol': 2}))", "speaks version 1 alone"),
    ("def hello(n): send(line(n, hello={**HELLO, 'protocol': 2}))", "answer with \"protocol\":1"),
    ("def hello(n): send(2 * line(n, hello=HELLO))", "message 2 bears the number 1"),
    ("def probe(n, steps): sys.exit(4)", "failed at its first script: it died with exit code 4"),
    ("def probe(n, steps): send(line(n, trace=[]))", "too few outcomes: 0"),
    ("def probe(n, steps): send(line(n, trace=[]))", "one outcome for each of its steps"),
    ("def probe(n, steps): send(line(n + 1, trace=trace(steps)))", "with the number that it bears"),
    (
      "def outcome(layers, step): return {'done': True}",
      "it answered '{\"done\":true}' to '{\"step\":\"nonsense\"}'"
    ),
    ("def outcome(layers, step): return {'done': True}", "'unsupported' to a step that"),
    (
      "def outcome(layers, step):\n"
        + "  return {'unsupported': ''} if step['step'] == 'nonsense' else {'done': True}",
      "'unsupported' to a property that"
    ),
    (
      "def outcome(layers, step):\n"
        + "  isKnown = step['step'] == 'new'\n"
        + "  return {'done': True} if isKnown else {'unsupported': ''}",
      "'unsupported' to a class that"
    ),
  ])
  func aDriverThatCannotBeUsedIsRefused(program: String, reason: String) async throws {
    let driver = try HostileDriver(program)
    #expect(try Self.refusal(driver, Deadlines()).text.terminal.contains(reason))
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: 1...5)
  func noScriptIsLongerThanADriverTakes(limit: Int) async throws {
    let driver = try HostileDriver(
      """
      HELLO["limits"] = {"steps": \(limit)}
      def probe(n, steps): run(n, steps)
      def run(n, steps):
        if len(steps) > \(limit): sys.exit(1)
        send(line(n, trace=trace(steps)))
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(engine.description.stepLimit == limit)
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test func namesThatAreNotKnownAreTold() async throws {
    let driver = try HostileDriver(
      """
      HELLO["supports"] = {
        "steps": ["new", "set", "get", "frobnicate"], "classes": ["CALayer", "CALayr"],
        "properties": {"CALayer": ["opacity", "bouds"], "CALayr": ["bounds"]},
        "callbacks": [], "features": ["fly"]}
      HELLO["profiles"] = {"nope": "maybe"}
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    #expect(
      engine.description.unknown == [
        "step 'frobnicate'", "class 'CALayr'; did you mean 'CALayer'?",
        "property 'bouds' of CALayer; did you mean 'bounds'?", "feature 'fly'", "profile 'nope'",
      ])
    #expect(engine.description.classes == ["CALayer"])
    engine.stop()
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    "def hello(n): time.sleep(60)",
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ndef hello(n): time.sleep(60)",
    "def hello(n): send(line(n, hello=HELLO)[:-1]); time.sleep(60)",
  ])
  func aDriverThatDoesNotAnswerTheFirstMessageIsRefused(program: String) async throws {
    let driver = try HostileDriver(program)
    var deadlines = Deadlines()
    deadlines.start = 1.5
    let problem = try Self.refusal(driver, deadlines)
    #expect(problem.message == "the driver did not answer the first message within 1.5 s")
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    ["/nowhere/driver"], ["layercheck-no-such-program"], ["/"], [""],
  ])
  func aProgramThatIsNotThereIsRefused(command: [String]) {
    #expect {
      _ = try ProcessEngine(command: command, suite: "test")
    } throws: {
      ($0 as? EngineProblem)?.message.hasPrefix("cannot start '\(command[0])'") == true
    }
  }

  private static func refusal(
    _ driver: HostileDriver, _ deadlines: Deadlines
  ) throws -> EngineProblem {
    let error = #expect(throws: EngineProblem.self) {
      _ = try ProcessEngine(command: driver.command, suite: "test", deadlines: deadlines)
    }
    return try #require(error)
  }
}
