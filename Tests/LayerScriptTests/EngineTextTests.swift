import LayerScript
import Testing

/// What an engine says is shown in a form for each place, and gets there in no other way.
struct EngineTextTests {
  @Test func thereAreManyHostileTexts() {
    #expect(HostileText.all.count >= 60)
  }

  @Test(arguments: HostileText.all)
  func oneLineOfATerminalShowsAllOfATextAndNothingElse(hostile: HostileText) {
    let text = EngineText(hostile.text)
    for shown in [text.terminal, text.terminalName, text.terminalTraffic] {
      #expect(!shown.unicodeScalars.contains(where: Self.isHidden))
    }
  }

  @Test(arguments: HostileText.all)
  func aLineOfOutputIsALine(hostile: HostileText) {
    for line in EngineText(hostile.text).outputLines {
      #expect(!line.unicodeScalars.contains(where: Self.isHidden))
    }
  }

  @Test(arguments: [
    ("plain words, 1.5 and -2", "plain words, 1.5 and -2"), ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
    ("a\r\nb", "a\\r\\nb"), ("a\0b", "a\\0b"), ("\u{202E}", "\\u{202E}"),
    ("\u{85}\u{2028}", "\\u{85}\\u{2028}"), ("Übergröße 你好", "Übergröße 你好"),
  ])
  func whatIsHiddenIsSpelledOut(text: String, shown: String) {
    #expect(EngineText(text).terminal == shown)
  }

  @Test(arguments: [
    ("(0, 0, 10, 10)", "(0, 0, 10, 10)"), ("raised NSRangeException", "raised NSRangeException"),
    ("0.5", "0.5"), ("-1", "-1"), ("", ""), ("exit code 3; no layer's", "exit code 3; no layer's"),
    ("[l1, l2]", "`[l1, l2]`"), ("<b>", "`<b>`"), ("a|b", "`a|b`"), ("`x`", "`` `x` ``"),
    ("# x", "`# x`"), ("- x", "`- x`"), ("1. x", "`1. x`"), ("---", "`---`"), ("===", "`===`"),
    ("see https://a.b", "`see https://a.b`"), ("www.a.b", "`www.a.b`"), ("a@b.c", "`a@b.c`"),
    ("a\nb", "`a\\nb`"), (" a", "` a`"), (" a ", "`  a  `"), ("&lt;", "`&lt;`"),
  ])
  func markdownIsPlainOnlyWhereNothingHasAMeaning(text: String, shown: String) {
    #expect(EngineText(text).markdown == shown)
  }

  @Test(arguments: HostileText.all)
  func inHtmlNoCharacterHasAMeaning(hostile: HostileText) {
    let text = EngineText(hostile.text)
    for shown in [text.html, text.htmlName] {
      #expect(!shown.unicodeScalars.contains(where: Self.isHidden))
      #expect(!shown.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
      let entity = #/&(?:amp|lt|gt|quot|#39);/#.matchingSemantics(.unicodeScalar)
      #expect(!shown.replacing(entity, with: "").contains("&"))
    }
    #expect(
      EngineText("<a href=\"x\">'&</a>").html.contains("&lt;a href=&quot;x&quot;&gt;&#39;&amp;"))
  }

  @Test(arguments: [
    ("a\"b\\c", "\"a\\\"b\\\\c\"", "@\"a\\\"b\\\\c\""),
    ("\\(x)", "\"\\\\(x)\"", "@\"\\\\(x)\""),
    ("\u{1B}1", "\"\\u{1B}1\"", "@\"\\0331\""), ("??/", "\"??/\"", "@\"?\\?/\""),
    ("\r\n", "\"\\r\\n\"", "@\"\\015\\n\""), ("\u{2028}", "\"\\u{2028}\"", "@\"\\342\\200\\250\""),
  ])
  func literalsUseTheEscapesOfTheirLanguage(text: String, swift: String, objectiveC: String) {
    #expect(EngineText(text).swiftLiteral == swift)
    #expect(EngineText(text).objectiveCLiteral == objectiveC)
  }

  @Test(arguments: [
    ("x\\", "x\\", "x\\u{5C}"), ("x\\ ", "x\\ ", "x\\u{5C} "), ("??/", "??/", "?\\u{3F}/"),
    ("*/ a /*", "*\\u{2F} a /\\u{2A}", "*\\u{2F} a /\\u{2A}"), ("a\rb", "a\\rb", "a\\rb"),
  ])
  func commentsEndWhereTheyShould(text: String, swift: String, objectiveC: String) {
    #expect(EngineText(text).swiftComment == swift)
    #expect(EngineText(text).objectiveCComment == objectiveC)
  }

  @Test func whatIsCutIsCounted() {
    let text = EngineText(String(repeating: "x", count: 5_000))
    #expect(text.terminal.hasSuffix("x [and 1000 more characters]"))
    #expect(text.terminalName.hasSuffix("x [and 4880 more characters]"))
    #expect(text.swiftComment.hasSuffix("x [and 4000 more characters]"))
    #expect(text.swiftLiteral.hasSuffix("x [and 1000 more characters]\""))
    #expect(text.markdown.hasSuffix("x [and 1000 more characters]`"))
    #expect(text.forJson.count == 5_000)
  }

  @Test(arguments: ["x", "\u{301}", "\u{1B}", "\n", "\\|", "\u{10FFFF}"])
  func everyFormOfALongTextIsShort(part: String) {
    let count = 5_000_000 / part.utf8.count
    let text = EngineText(String(repeating: part, count: count))
    let forms = [
      text.terminal, text.terminalName, text.markdown, text.markdownName, text.markdownCode,
      text.swiftLiteral, text.swiftComment, text.objectiveCLiteral, text.objectiveCComment,
    ]
    for form in forms { #expect(form.utf8.count <= 20 * EngineText.Bounds.text) }
    #expect(text.forJson.unicodeScalars.count <= EngineText.Bounds.kept + 64)
    #expect(text.outputLines.count <= EngineText.Bounds.lines + 2)
    let total = part.unicodeScalars.count * count
    #expect(text.terminal.contains("[and \(total - EngineText.Bounds.text) more characters]"))
  }

  @Test func aCutTextIsReadBackFromADocumentAsItWas() {
    let text = EngineText(String(repeating: "xy", count: 20_000))
    #expect(EngineText(fromJson: text.forJson) == text)
    #expect(
      EngineText(fromJson: "x [and 12 more characters]").forJson == "x [and 12 more characters]")
  }

  @Test(arguments: HostileText.all)
  func aTextIsReadBackFromADocumentAsItWas(hostile: HostileText) {
    let text = EngineText(hostile.text)
    #expect(text.forJson == hostile.text)
    #expect(EngineText(fromJson: text.forJson) == text)
  }

  @Test func whatLooksIntoValuesFindsNothing() {
    let text: EngineText = "secret \("words")"
    var dumped = ""
    dump([text], to: &dumped)
    let seen = [
      String(describing: text), String(reflecting: text), String(describing: [text]),
      String(describing: Answer.raised(text, reason: "secret")), dumped,
    ]
    #expect(seen.filter { $0.contains("secret") } == [])
  }

  @Test func textsOfTextsAreTextsOfEngines() {
    let name: EngineText = "X\u{1B}"
    let text: EngineText = "raised \(name), behind \(3) of \(Value.string("a\u{1B}"))"
    #expect(text.terminal == "raised X\\u{1B}, behind 3 of \"a\\u{1B}\"")
    #expect([name, "b"].joined(separator: "; ").terminal == "X\\u{1B}; b")
  }

  @Test func theOutlineIsWithoutWhatIsQuotedOrCounted() {
    let text: EngineText = "message 20 is no answer (trace[4].value.ref: 'l9.x' is not a name\nmore"
    #expect(text.outline == "message is no answer is not a name")
    #expect(EngineText("7 [8]").outline.isEmpty)
  }

  @Test func aRemarkMakesNoDifference() {
    let answers = [
      Answer.raised("X", reason: "at 0x1"), .raised("X", reason: "at 0x2"), .raised("X"),
    ]
    #expect(Set(answers).count == 1)
    #expect(answers.map { $0.reason?.terminal } == ["at 0x1", "at 0x2", nil])
    #expect(Answer.raised("X") != .raised("Y"))
    #expect(answers[0].text.terminal == "raised X")
  }

  /// The test's own idea of what must not reach a terminal.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xE000...0xF8FF,
      0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0x10FFFF,
    ]
    return ranges.contains { $0.contains(scalar.value) }
  }
}
