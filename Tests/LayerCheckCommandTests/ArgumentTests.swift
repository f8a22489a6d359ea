import Engines
import Testing

@testable import LayerCheckCommand

/// How the words behind a command are understood.
struct ArgumentTests {
  @Test(arguments: [["--seed", "7"], ["--seed=7"], ["--quiet", "--seed", "7", "--cases", "3"]])
  func anOptionHasItsValueBehindItOrBehindAnEqualsSign(words: [String]) throws {
    #expect(try Arguments(words, for: .run).value("seed") == "7")
  }

  @Test func onlyTheFirstEqualsSignEndsAnOption() throws {
    #expect(try Arguments(["--report=a=b"], for: .run).value("report") == "a=b")
  }

  @Test func anOptionThatIsNotGivenHasNoValue() throws {
    let arguments = try Arguments([], for: .run)
    #expect(try arguments.value("seed") == nil)
    #expect(arguments.all("area") == [])
    #expect(!arguments.has("quiet"))
  }

  @Test func anOptionThatMayBeRepeatedHasAllItsValues() throws {
    let arguments = try Arguments(["--area", "GEO", "--area=TREE"], for: .run)
    #expect(arguments.all("area") == ["GEO", "TREE"])
  }

  @Test(arguments: ["-h", "--help"])
  func thereAreTwoWaysToAskForHelp(word: String) throws {
    #expect(try Arguments([word], for: .rules).has("help"))
  }

  @Test(arguments: ["-", "new l1", "", "-5"])
  func whateverIsNoOptionIsAPlainWord(word: String) throws {
    #expect(try Arguments([word], for: .replay).words == [word])
  }

  @Test func whateverStandsBehindTwoDashesIsACommand() throws {
    let arguments = try Arguments(
      ["--seed", "7", "--", "./driver", "--seed", "8", "--", "-x"], for: .run)
    #expect(arguments.command == ["./driver", "--seed", "8", "--", "-x"])
    #expect(try arguments.value("seed") == "7")
    #expect(arguments.words == [])
  }

  @Test(arguments: [("1", 1), ("20", 20), ("+7", 7), ("007", 7)])
  func aNumberInItsRangeIsTaken(text: String, number: Int) throws {
    let arguments = try Arguments(["--cases", text], for: .run)
    #expect(try arguments.integer("cases", in: 1...20) == number)
  }

  @Test(arguments: ["0", "21", "-1", "abc", "1.5", "1e1", "9223372036854775808", " 3"])
  func anythingElseIsRefusedWithTheRange(text: String) throws {
    let arguments = try Arguments(["--cases", text], for: .run)
    let error = #expect(throws: UsageError.self) {
      try arguments.integer("cases", in: 1...20)
    }
    #expect(error?.message == "'\(text)' is no value for '--cases'")
    #expect(error?.remedy == "write a whole number from 1 to 20")
    #expect(error?.code == .usage)
  }

  @Test(
    arguments: [
      (["--sed", "7"], "'run' has no option '--sed'", "did you mean '--seed'?"),
      (["--Quiet"], "'run' has no option '--Quiet'", "did you mean '--quiet'?"),
      (["-x"], "there is no option '-x'", "options have two dashes"),
      (["--seed"], "the option '--seed' needs a value", Self.kinds),
      (["--seed="], "the option '--seed' needs a value", Self.kinds),
      (["--report", ""], "the option '--report' needs a value", Self.kinds),
      (["--report", "--quiet"], "the option '--report' needs a value", Self.kinds),
      (["--engine", "--", "./driver"], "the option '--engine' needs a value", Self.kinds),
      (["--quiet=yes"], "the option '--quiet' takes no value", "write '--quiet' alone"),
      (["--quiet="], "the option '--quiet' takes no value", "write '--quiet' alone"),
      (["--"], "there is no command behind '--'", "write '-- ./my-driver'"),
    ] as [([String], String, String?)])
  func whatMakesNoSenseIsRefused(words: [String], message: String, remedy: String?) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: .run) }
    #expect(error?.message == message)
    #expect(error?.remedy == remedy)
    #expect(error?.code == .usage)
  }

  private static let kinds = "'layercheck help run' says of what kind"

  @Test func anUnknownOptionIsAnsweredWithTheKnownOnes() {
    let error = #expect(throws: UsageError.self) { try Arguments(["--fast"], for: .faults) }
    #expect(error?.remedy == "expected one of --help, --json")
  }

  @Test(arguments: [Verb.rules, .faults])
  func aCommandThatStartsNoEngineTakesNone(verb: Verb) {
    let error = #expect(throws: UsageError.self) { try Arguments(["--", "x"], for: verb) }
    #expect(error?.message == "'\(verb.rawValue)' takes no command behind '--'")
  }

  @Test func anOptionThatMayBeGivenOnceIsRefusedTwice() throws {
    let arguments = try Arguments(["--seed", "1", "--seed", "1"], for: .run)
    let error = #expect(throws: UsageError.self) { try arguments.value("seed") }
    #expect(error?.message == "the option '--seed' stands here twice")
    #expect(error?.remedy == "leave one of them out")
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1001", "two"])
  func aFactorForDeadlinesThatMakesNoSenseIsRefused(text: String) throws {
    let arguments = try Arguments(["--deadlines", text], for: .run)
    let error = #expect(throws: UsageError.self) { try arguments.deadlines() }
    #expect(error?.remedy == "write a factor above 0 and up to 1000, such as 2")
  }

  @Test func aFactorMultipliesAllDeadlines() throws {
    let usual = try Arguments([], for: .run).deadlines()
    let longer = try Arguments(["--deadlines", "2.5"], for: .run).deadlines()
    #expect(longer.start == 2.5 * usual.start)
    #expect(longer.script == 2.5 * usual.script)
    #expect(longer.step == 2.5 * usual.step)
    #expect(longer.end == 2.5 * usual.end)
  }
}
