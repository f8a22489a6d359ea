import Foundation
import LayerScript
import Reporting
import Testing

/// Whatever a driver says, wherever it says it, is a text in everything that LayerCheck writes.
struct HostileTextTests {
  @Test func thereAreManyTextsAndFields() {
    #expect(HostileText.all.count >= 60)
    #expect(HostileField.all.count >= 50)
  }

  /// Each field takes its turn of the texts, so that each text is in many fields; these take all.
  private static let allTextsIn = ["reason", "value, text", "engine.name"]
  private static let turns = 8

  @Test(arguments: Array(HostileField.all.enumerated()))
  func aTextIsATextInEveryOutput(place: Int, field: HostileField) throws {
    let harmless = try Outputs(field.said("harmless"))
    let pattern = harmless.markdown.map { MarkdownSkeleton($0) }
    let patternTokens = (pattern?.programs ?? []).map(Self.tokens)
    for (number, hostile) in HostileText.all.enumerated()
    where number % Self.turns == place % Self.turns || Self.allTextsIn.contains(field.name) {
      let outputs = try Outputs(field.said(hostile.text))
      let place = "\(hostile.name) as \(field.name)"
      let lines =
        (outputs.terminal + outputs.colored).flatMap(Self.lines) + outputs.record
        + outputs.recording
      for line in lines + outputs.annotations + Self.lines(outputs.junit ?? "") {
        #expect(!line.unicodeScalars.contains { $0.isHidden }, "\(place)")
      }
      #expect(outputs.isReadBack, "\(place)")
      #expect(Self.tags(outputs) == Self.tags(harmless), "\(place)")
      #expect(outputs.badges == harmless.badges, "\(place)")
      #expect(outputs.annotations.count == harmless.annotations.count, "\(place)")
      #expect(outputs.annotations.allSatisfy(Self.isCommand), "\(place)")
      let page = outputs.markdown.map { MarkdownSkeleton($0) }
      #expect(page == pattern, "\(place)")
      for (program, other) in zip(page?.programs ?? [], patternTokens) {
        #expect(Self.tokens(program) == other, "\(place)")
      }
    }
  }

  /// One text is all of them at once: a page takes long to make.
  @Test(arguments: HostileField.all)
  func aTextIsATextOnPagesOfHtml(field: HostileField) throws {
    let all = HostileText.all.map { $0.text.prefix(200) }.joined(separator: " ")
    let harmless = try Outputs(field.said("harmless")).reports
    let hostile = try Outputs(field.said(all)).reports
    #expect(hostile.count == harmless.count)
    for (page, other) in zip(hostile, harmless) {
      let (text, pattern) = (page.html, other.html)
      #expect(HtmlSkeleton.elements(of: text) == HtmlSkeleton.elements(of: pattern))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isHidden })
    }
  }

  @Test func theFieldsReachEveryOutput() throws {
    var (refused, reported) = (0, 0)
    for field in HostileField.all {
      let outputs = try Outputs(field.said("harmless"))
      let isShown = outputs.terminal.contains { $0.contains("harmless") }
      if outputs.markdown == nil { refused += 1 } else { reported += 1 }
      let isKept = outputs.record.contains { $0.contains("harmless") }
      // Of what cannot be set, names that are not known are left out and not told of.
      let isIgnored = field.name == "supports.readOnly"
      #expect(isShown || isKept || isIgnored, "\(field.name)")
    }
    #expect(refused >= 5)
    #expect(reported >= 40)
  }

  /// One field of each kind: the others travel and are shown in the same ways.
  private static let kinds = [
    "engine.name", "supports.steps", "reason", "value, text", "event changed, new",
    "line of an answer",
  ]

  @Test(arguments: HostileField.all.filter { kinds.contains($0.name) })
  func aHugeTextGivesOutputsOfBoundedSize(field: HostileField) throws {
    let outputs = try Outputs(field.said(String(repeating: "\u{1B}[2J#<b>", count: 200_000)))
    let limit = 1_500_000
    #expect(outputs.terminal.reduce(0) { $0 + $1.utf8.count } < limit)
    #expect(outputs.record.reduce(0) { $0 + $1.utf8.count } < limit)
    #expect(outputs.markdown?.utf8.count ?? 0 < limit)
  }

  /// The tags of what JUnit reads, without what stands between and within them.
  private static func tags(_ outputs: Outputs) -> [String] {
    (outputs.junit ?? "").withLoneScalars.matches(of: #/<\/?[a-z]+/#).map { String($0.output) }
  }

  /// Tells whether a line is one command to GitHub's runner.
  private static func isCommand(_ line: String) -> Bool {
    let parts = line.withLoneScalars.components(separatedBy: "::")
    return ["error title=", "warning title="].contains {
      parts.dropFirst().first?.hasPrefix($0) == true
    }
      && parts.count >= 3 && !parts[1].contains(",") && !line.contains("\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static func tokens(_ program: (language: String, text: String)) -> [String] {
    ProgramTokens.tokens(of: program.text, inC: program.language == "objc")
  }
}
