import Conformance
import LayerScript
import Rules
import Testing

@Suite("A list of known failures")
struct KnownFailureListTests {
  static let text = """
    layercheck known failures 2
    # What our engine does not do.

    known GEO-frame
      # The frame is stored; see https://example.org/issues/12.
      wrong get layer.frame | unchanged | set layer.anchorPoint
      wrong value layer.frame.origin | other value | set layer.anchorPoint | published | elsewhere
      general 4 of 5
      like frame-anchor-centre
      script new l1 {anchorPoint: (0, 0)}; get l1.frame
    # The next one comes and goes.
    known crash-add
      varies
      wrong add layer (to itself) | crash | add layer (to itself)
      after new l1; tick
      script new l1; add l1 to l1
      script new l2; add l2 to l2

    """

  @Test("is written as it was read")
  func isReadBack() throws {
    let list = try KnownFailureList(parsing: Self.text)
    #expect(list.text == Self.text)
    #expect(list.entries.map(\.name) == ["GEO-frame", "crash-add"])
    let frame = try list.entry(named: "GEO-frame")
    #expect(frame.identities.map(\.deviation) == [.unchanged, .otherValue])
    #expect(frame.identities[1].isPassedOn && !frame.identities[1].isOfCulprit)
    #expect(frame.generality == Generality(wrong: 4, tried: 5))
    #expect(frame.faults == ["frame-anchor-centre"])
    #expect(frame.remarks == ["The frame is stored; see https://example.org/issues/12."])
    let crash = try list.entry(named: "crash-add")
    #expect(crash.varies)
    #expect(crash.examples.map(\.earlier.count) == [1, 0])
  }

  @Test("takes lines that end with a carriage return, too")
  func returns() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    let list = try KnownFailureList(parsing: text)
    let plain = try KnownFailureList(parsing: Self.text)
    #expect(list.entries == plain.entries)
    #expect(list.text == text)
  }

  @Test(
    "keeps whatever an engine may have said in the form of a step as one text",
    arguments: [
      "frame.a|b", "a \"quoted\" (word)", "two\nlines", "\u{202E}left", "# remark", "a.b c", " ",
      "| law x", "\\", "known x", "é", String(repeating: "x\u{1B}", count: 400),
    ])
  func forms(text: String) throws {
    var form = StepForm("asked", "actionForKey", text, detail: text)
    let names = [form, StepForm("get", text), StepForm("compute", "", text)]
    form.subject = text
    for form in names + [form] {
      var identity = ProblemIdentity(
        look: form, deviation: .unexpectedEvent, culprit: StepForm("tick"), law: text)
      let line = identity.listText
      #expect(!line.unicodeScalars.contains { $0.isHidden })
      let back = try #require(ProblemIdentity(listText: line))
      #expect(back.listText == line)
      if text.count > 200 { identity = back }
      #expect(back == identity)
    }
  }

  @Test("is refused where it makes no sense, with the line and a remedy", arguments: refusals)
  func isStrict(text: String, line: Int, message: String, remedy: String) throws {
    let problem = #expect(throws: KnownFailureList.Problem.self) {
      try KnownFailureList(parsing: text)
    }
    #expect(problem?.line == line)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    #expect(problem?.remedy.contains(remedy) == true, "\(problem?.remedy ?? "")")
  }

  private static let head = "layercheck known failures 2\n"
  private static let wrong = "  wrong get layer.frame | other value | new layer\n"
  private static let script = "  script new l1; get l1.frame\n"

  private static let refusals: [(String, Int, String, String)] = [
    ("", 1, "no list of known failures", "the first line must be"),
    ("layercheck known failures 1\n", 1, "version 1", "move it away"),
    ("layercheck known failures 3\n", 1, "version 3", "the program that wrote it"),
    ("# layercheck saved failure 1\nnew l1", 1, "saved failure", "'layercheck replay'"),
    (head + "GEO-06, wrong answer, get frame", 2, "begins no entry", "'known NAME'"),
    (head + "<<<<<<< mine", 2, "begins no entry", "merge=union"),
    (head + "  # alone", 2, "belongs to no entry", "'known NAME'"),
    (head + "known two words", 2, "no name", "letters"),
    (head + "known x\n  reason: y", 3, "says nothing of an entry", "'#'"),
    (head + "known x\n  wrong get layer.frame | odd | new", 3, "what is wrong", "as a run does"),
    (head + "known x\n  general 5 of 4", 3, "no share", "20 of 22"),
    (head + "known x\n  general 1 of -1", 3, "no share", "20 of 22"),
    (head + "known x\n  general -1 of 4", 3, "no share", "20 of 22"),
    (head + "known x\n" + wrong + "  script knew l1", 4, "cannot be read", "new"),
    (head + "known x\n" + wrong + "  script ", 4, "no step", "in one line"),
    (head + "known x\n" + script, 2, "no line 'wrong", "take the entry out"),
    (head + "known x\n" + wrong, 2, "no line 'script", "take the entry out"),
    (head + "known x\n" + wrong + script + "  after new l1", 2, "behind an 'after", "take"),
    (
      head + "known x\n" + wrong + script + "known x\n" + wrong + "  script new l2; get l2.frame",
      5, "another entry 'x'", "another name"
    ),
  ]

  @Test("is renamed in one line, and everything else of it stays as it was written")
  func rename() throws {
    var list = try KnownFailureList(parsing: Self.text)
    try list.rename("GEO-frame", to: "stored-frame")
    #expect(list.text == Self.text.replacing("GEO-frame", with: "stored-frame"))
    #expect(try KnownFailureList(parsing: list.text) == list)
    for (name, new) in [
      ("none", "a"), ("stored-frame", "two words"), ("crash-add", "stored-frame"),
    ] {
      #expect(throws: KnownFailureList.Problem.self) { try list.rename(name, to: new) }
    }
  }

  @Test("has entries joined under the first name, with the remarks and scripts of all")
  func join() throws {
    var list = try KnownFailureList(parsing: Self.text)
    try list.join(["crash-add", "GEO-frame"])
    let entry = try #require(list.entries.first)
    #expect(list.entries.count == 1)
    #expect(entry.name == "crash-add")
    #expect(entry.identities.count == 3)
    #expect(entry.examples.map(\.earlier.count) == [1, 0, 0])
    #expect(entry.remarks.count == 1)
    #expect(list.text.contains("# The next one comes and goes."))
    #expect(try KnownFailureList(parsing: list.text).entries == list.entries)
    #expect(throws: KnownFailureList.Problem.self) { try list.join(["crash-add"]) }
    #expect(throws: KnownFailureList.Problem.self) { try list.join(["crash-add", "none"]) }
  }

  @Test("of two branches is joined by keeping the lines of both")
  func merge() throws {
    let mine = "known A\n" + Self.wrong + Self.script
    let theirs = "known B\n" + Self.wrong + "  script new l2; get l2.frame\n"
    let both = try KnownFailureList(parsing: Self.head + mine + theirs)
    #expect(both.entries.map(\.name) == ["A", "B"])
    // What both have found, with the remarks of both.
    let twice = try KnownFailureList(
      parsing: Self.head + mine + "  # mine\n" + theirs + mine + "  # theirs\n")
    #expect(twice.entries.map(\.name) == ["A", "B"])
    #expect(twice.entries[0].remarks == ["mine", "theirs"])
    #expect(try KnownFailureList(parsing: twice.text).entries == twice.entries)
  }
}

@Suite("A run's changes to a list of known failures")
struct KnownFailureUpdateTests {
  @Test("take out what passes and nothing else")
  func passing() throws {
    let list = try KnownFailureList(parsing: KnownFailureListTests.text)
    let states: [KnownState] = [.fails, .notAsserted, .cannotBeTried("why"), .notRun]
    for state in states {
      let record = Self.record(knowing: list, state, [])
      #expect(list.updated(by: record).text == KnownFailureListTests.text)
    }
    let updated = list.updated(by: Self.record(knowing: list, .passes, []))
    #expect(updated.entries.isEmpty)
    #expect(updated.text.contains("# What our engine does not do."))
  }

  @Test("give what is new a name, and leave every line that was there")
  func new() throws {
    let list = try KnownFailureList(parsing: KnownFailureListTests.text)
    let findings = [
      try Self.finding("new l1; get l1.frame"), try Self.finding("new l1; get l1.bounds"),
      try Self.finding("new l2; get l2.frame"),
    ]
    let updated = list.updated(by: Self.record(knowing: list, .fails, findings))
    #expect(updated.text.hasPrefix(KnownFailureListTests.text))
    let names = updated.entries.map(\.name)
    #expect(names.dropFirst(2) == ["GEO-frame-2", "GEO-bounds", "GEO-frame-3"])
    #expect(try KnownFailureList(parsing: updated.text).entries == updated.entries)
  }

  @Test("add the script of what is taken for an entry to it, never a name, and eight at most")
  func another() throws {
    var list = try KnownFailureList(parsing: KnownFailureListTests.text)
    for count in 1...12 {
      var finding = try Self.finding("new l1; new l\(count + 1); get l1.frame")
      finding.known = "GEO-frame"
      list = list.updated(by: Self.record(knowing: list, .fails, [finding, finding]))
      let entry = try list.entry(named: "GEO-frame")
      #expect(entry.examples.count == min(count + 1, KnownFailure.mostExamples))
      #expect(entry.identities.count == 3)
    }
    #expect(list.entries.map(\.name) == ["GEO-frame", "crash-add"])
    #expect(list.text.contains("  # The frame is stored; see https://example.org/issues/12.\n"))
    #expect(try KnownFailureList(parsing: list.text) == list)
  }

  @Test("give what is new the scripts of all that was blamed on its rule")
  func withFurtherScripts() throws {
    var finding = try Self.finding("new l1; get l1.frame")
    let others = try [
      Self.finding("new l1; get l1.bounds"), Self.finding("new l2; get l2.position"),
    ]
    finding.keepFurtherScripts(others.flatMap(\.allScripts))
    let entry = try #require(KnownFailureList().updated(by: [finding]).entries.first)
    #expect(entry.examples.map(\.script) == [finding, others[0], others[1]].map(\.script))
  }

  @Test("leave out what does not count")
  func doubtful() throws {
    var finding = try Self.finding("new l1; get l1.frame")
    finding.confirmed.again = 0
    #expect(KnownFailureList().updated(by: [finding]).entries.isEmpty)
  }

  @Test("An entry passes only if all of its scripts do")
  func states() {
    let passes = KnownState.passes
    #expect(KnownState(of: [passes, passes]) == .passes)
    #expect(KnownState(of: [passes, .notAsserted]) == .notAsserted)
    #expect(KnownState(of: [passes, .cannotBeTried("x"), .notAsserted]) == .cannotBeTried("x"))
    #expect(KnownState(of: [.cannotBeTried("x"), .fails, passes]) == .fails)
    #expect(KnownState(of: [passes, .notRun]) == .notRun)
    for state in [passes, .fails, .notAsserted, .cannotBeTried("why"), .notRun] {
      #expect(KnownState(word: state.word, why: state.why) == state)
    }
  }

  private static func record(
    knowing list: KnownFailureList, _ state: KnownState, _ findings: [Finding]
  ) -> Record {
    let engine = EngineDescription(
      name: "e", version: "1", language: "x", steps: [], classes: [], properties: [:])
    var record = Record(
      header: Record.Header(
        suite: "1", catalogue: "1", engine: engine, engineOption: "", seed: 1, cases: 1, areas: [],
        rules: []),
      statistics: Record.Statistics(), results: [], findings: findings, end: .complete)
    record.known = list.entries.map { KnownResult($0, state) }
    return record
  }

  private static func finding(_ text: String) throws -> Finding {
    let script = try Script(parsing: text)
    return Finding(
      problem: Problem(
        kind: .wrongAnswer, step: script.steps.count - 1, expected: "1", actual: "2"),
      primary: .geo(6), alternatives: [], restsOn: [], script: script, variant: nil, rows: [],
      behavesLike: nil, origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
  }
}
