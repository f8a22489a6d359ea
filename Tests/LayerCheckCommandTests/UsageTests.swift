import Rules
import Testing

/// What the program answers to command lines that make no sense: code 2, nothing on standard output,
/// and what to write instead.
struct UsageTests {
  @Test(
    arguments: [
      (["runn"], "there is no command 'runn'", "did you mean 'run'?"),
      (
        ["verify"], "there is no command 'verify'",
        """
        expected one of run, merge, replay, shrink, record, check, program, rules, faults, variants, serve, \
        corpus, known, rerun, compare, report, show, completion, init, probe, observe
        """
      ),
      (["help", "fault"], "there is no command 'fault'", "did you mean 'faults'?"),
      (["help", "run", "replay"], "'help' takes one command", nil),
      (
        ["run", "./driver"], "'run' does not know what to do with './driver'",
        "put the command of a driver behind '--'"
      ),
      (
        ["run", "--seed", "abc"], "'abc' is no value for '--seed'",
        "write a whole number, or 'random'"
      ),
      (
        ["run", "--seed", "-1"], "'-1' is no value for '--seed'",
        "write a whole number, or 'random'"
      ),
      (
        ["run", "--cases", "0"], "'0' is no value for '--cases'",
        "write a whole number from 1 to 100000000"
      ),
      (
        ["run", "--cases"], "the option '--cases' needs a value",
        "'layercheck help run' says of what kind"
      ),
      (
        ["run", "--cases", "1", "--cases", "2"], "the option '--cases' stands here twice",
        "leave one of them out"
      ),
      (
        ["run", "--area", "GEOM"], "there is no area 'GEOM'",
        "areas with rules are \(Catalogue.areas.map(\.name).joined(separator: ", "))"
      ),
      (
        ["run", "--area", "NOPE"], "there is no area 'NOPE'",
        "areas with rules are \(Catalogue.areas.map(\.name).joined(separator: ", "))"
      ),
      (["run", "--rule", "GEO-99"], "no rule matches 'GEO-99'", "did you mean 'GEO-09'?"),
      (
        ["run", "--rule", "frames"], "no rule matches 'frames'",
        "'layercheck rules' lists all of them"
      ),
      (["run", "--engine", "phyton"], "there is no engine 'phyton'", "did you mean 'python'?"),
      (
        ["run", "--report", "/dev/null"], "'/dev/null' is a file, not a folder",
        "name a new folder, an empty one, or one with an earlier report"
      ),
      (["replay"], "'replay' takes one script", "put a script given as text in quotes"),
      (
        ["replay", "new", "l1"], "'replay' takes one script", "put a script given as text in quotes"
      ),
      (
        ["replay", "--seed", "1", "new l1"], "'replay' has no option '--seed'",
        "expected one of --after, --config, --deadlines, --deviation, --engine, --help, --no-deviations, "
          + "--profile, --traffic, --verbose"
      ),
      (["rules", "GE0-06"], "no rule matches 'GE0-06'", "did you mean 'GEO-06'?"),
      (["rules", "--jason"], "'rules' has no option '--jason'", "did you mean '--json'?"),
      (["faults", "ask-twice"], "there is no fault 'ask-twice'", "did you mean 'asks-twice'?"),
      (
        ["faults", "everything"], "there is no fault 'everything'",
        "'layercheck faults' lists all of them"
      ),
      (
        ["variants", "everything"], "there is no variant 'everything'",
        "'layercheck variants' lists all of them"
      ),
      (["serve", "reference"], "'serve' does not know what to do with 'reference'", nil),
      (
        ["serve", "--engine", "python"], "only the reference and faulty engines can be served",
        "write '--engine reference' or '--engine fault:NAME'"
      ),
      (
        ["serve", "--", "./driver"], "only the reference and faulty engines can be served",
        "write '--engine reference' or '--engine fault:NAME'"
      ),
    ] as [([String], String, String?)])
  func aMistakeIsNamedWithItsRemedy(words: [String], message: String, remedy: String?) throws {
    let program = try Program(words)
    let complaint = ([message] + (remedy.map { [$0] } ?? [])).map { "layercheck: \($0)\n" }
    #expect(program.errors == complaint.joined())
    #expect(program.output == "")
    #expect(program.code == 2)
  }

  @Test func withoutACommandTheOverviewIsAComplaint() throws {
    let program = try Program()
    let commands =
      "run, merge, replay, shrink, record, check, program, rules, faults, variants, serve"
    #expect(program.errors.contains("commands: \(commands)"))
    #expect(program.output == "")
    #expect(program.code == 2)
  }
}
