import Conformance
import Explanations
import LayerScript
import Rules

extension Report {
  /// One section a cause, of at most forty lines.
  func writeFindings(_ text: inout Markdown) {
    text.heading(2, "Findings")
    if record.findings.isEmpty {
      text.paragraph("none")
      return
    }
    for place in mendingOrder { write(record.findings[place], place + 1, &text) }
  }

  private func write(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    text.anchor("f\(number)")
    text.heading(3, "F\(number) · \(heading(of: finding))")
    writeBody(finding, number, &text)
  }

  /// What happens, and under which name that is known.
  func heading(of finding: Finding) -> String {
    finding.name + (finding.known.map { " · known as `\($0)`" } ?? "")
  }

  /// What there is to say of a finding, without its heading.
  func writeBody(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    writeCounterexample(finding, number, &text)
    writeExplanation(number, &text)
    writeReasons(finding, &text)
    writeFaces(finding, &text)
    // Trouble that is no script's has none to run again.
    if !finding.script.steps.isEmpty { text.paragraph("Replay: \(replay(finding).asCode)") }
    writeFacts(finding, number, &text)
  }

  /// The picture of what is wrong, and why what is expected is right.
  private func writeExplanation(_ number: Int, _ text: inout Markdown) {
    if let drawing = drawing(number) {
      text.picture(drawing, in: Self.pictureName(ofFinding: number))
    }
    if let reason = explanations[number - 1].reason { text.paragraph(reason.text(\.markdownCode)) }
  }

  /// The rule that is blamed with its evidence, and what else may be why, in a paragraph.
  private func writeReasons(_ finding: Finding, _ text: inout Markdown) {
    var sentences: [String] = []
    if let rule = finding.primary.flatMap({ Catalogue.rule($0) }) {
      sentences.append("**\(rule.id)**: \(rule.statement)".asSentence)
      sentences.append("Evidence: \(rule.evidenceText).")
      if case .reportOnly(let why) = rule.standing {
        sentences.append("This rule is reported and never fails a run: \(why).")
      }
    }
    if let law = finding.problem.law { sentences.append("Found by the law `\(law)`.") }
    sentences += relatedSentences(finding)
    let rest = finding.restsOn.map(\.description).joined(separator: ", ")
    if !rest.isEmpty { sentences.append("The expectation rests also on \(rest).") }
    if let fault = finding.behavesLike {
      sentences.append("The engine behaves like the known fault `\(fault)`.")
    }
    if !sentences.isEmpty { text.paragraph(sentences.joined(separator: " ")) }
  }

  private func writeCounterexample(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    let output = DriverOutput(finding.problem)
    let isBehind = !finding.earlier.isEmpty
    writeEarlier(finding, &text)
    let places = finding.shownRows
    text.table(
      isBehind
        ? ["#:", "step", "from a fresh engine", "behind the earlier scripts"]
        : ["#:", "step", "expected", "actual"],
      places.map { place in
        let row = finding.rows[place]
        let actual = row.differs ? output.brief : row.actual
        let cells = [row.step.asCode, row.expected.markdown, actual.markdown]
        let marked = row.differs ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells
        return ["\(place + 1)"] + marked
      })
    if places.count < finding.rows.count {
      let name = Self.scriptNames(ofFinding: number)[0]
      text.paragraph(
        "\(finding.rows.count - places.count) steps before are left out here; the script has them: "
          + "[`\(name)`](\(name)).")
    }
    if !isBehind, finding.rows.contains(where: \.hasFreeCallbacks) {
      text.paragraph(
        "Behind a semicolon stand the callbacks of a step. In a row that is not marked all of them are right."
      )
    }
    text.bullets(
      places.compactMap { place in
        finding.rows[place].reason.map {
          "The exception at step \(place + 1) says: \($0.markdownCode)"
        }
      })
    if !output.lines.isEmpty {
      text.paragraph("In the driver's own words:")
      text.code("text", output.lines.joined(separator: "\n"))
    }
    if let variant = finding.variant {
      text.details("The other script that the law compares with") { $0.code("text", "\(variant)") }
    }
  }

  /// What else was taken for the same mistake: each of it may turn out to be one of its own.
  private func writeFaces(_ finding: Finding, _ text: inout Markdown) {
    let others = finding.furtherIdentities.compactMap { $0.words(\.asCode) }
    if !others.isEmpty {
      let more = others.count - Self.mostFaces
      let shown = others.prefix(Self.mostFaces) + (more > 0 ? ["\(more) more"] : [])
      text.paragraph("Also shows as: " + shown.joined(separator: "; ") + ".")
    }
    if finding.furtherScripts.isEmpty { return }
    text.paragraph(
      "These scripts were taken for the same mistake. Try them again once it is mended: what still fails "
        + "then is a mistake of its own.")
    text.bullets(finding.furtherLines(\.asCode))
  }

  /// How many further ways in which a mistake shows are listed.
  private static let mostFaces = 6

  /// The scripts that have to come before.
  private func writeEarlier(_ finding: Finding, _ text: inout Markdown) {
    if finding.earlier.isEmpty { return }
    let count = finding.earlier.count
    text.paragraph(
      "Every script starts in an empty world, so what came before makes no difference to a right "
        + "engine. To this one it does; before the script below it carried out "
        + (count == 1 ? "this one:" : "these \(count), each in a world of its own:"))
    // A leak may take hundreds of scripts to show, which are all alike.
    let isOneForAll = count > 3 && Set(finding.earlier).count == 1
    let shown = isOneForAll ? Array(finding.earlier.prefix(1)) : finding.earlier
    text.code("text", Script.text(of: shown))
    if isOneForAll { text.paragraph("All \(count) of them are the same.") }
  }

  /// The command that replays a finding.
  func replay(_ finding: Finding) -> String {
    let words: [String]
    if finding.earlier.count > 3, let number = record.findings.firstIndex(of: finding) {
      words = ["--after \(Self.scriptNames(ofFinding: number + 1)[2])"]
    } else {
      words = finding.earlier.map { "--after \($0.oneLine.asShellWord)" }
    }
    return commandLine("replay", with: words + [finding.script.oneLine.asShellWord])
  }

  /// A command line for the engine of the run; what belongs to a driver stands last.
  func commandLine(_ verb: String, with words: [String]) -> String {
    let option = record.header.engineOption
    if option.isTestRun { return testCommand(verb, with: words) }
    let dashes = option.firstRange(of: option.hasPrefix("-- ") ? "-- " : " -- ")
    let name = dashes.map { String(option[..<$0.lowerBound]) } ?? option
    let driver = dashes.map { ["-- " + option[$0.upperBound...]] } ?? []
    // In front of a driver's command stand nothing but options.
    let isEngine = !name.isEmpty && !name.hasPrefix("--")
    let engine = isEngine ? ["--engine \(name)"] : name.isEmpty ? [] : [name]
    return (["layercheck", verb] + engine + words + driver).joined(separator: " ")
  }

  private func writeFacts(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    let confirmed = finding.confirmed
    let scripts = Self.scriptNames(ofFinding: number)
    let programs = finding.script.steps.isEmpty ? [] : Self.programNames(ofFinding: number)
    let words = ["Swift", "Objective-C"]
    let links =
      ["[the shortest script](\(scripts[0]))", "[as it was found](\(scripts[1]))"]
      + (finding.earlier.isEmpty ? [] : ["[what comes before](\(scripts[2]))"])
      + zip(words, programs).map { "[\($0)](\($1))" }
      + (drawing(number) == nil ? [] : ["[picture](\(Self.pictureName(ofFinding: number)))"])
    text.paragraph(
      "Files: \(links.joined(separator: ", ")). Found first \(place(of: finding)), in "
        + "\(finding.original.steps.count) steps; shrunk \(finding.shrinking). Confirmed by "
        + "\(confirmed.again) of \(confirmed.runs) runs in a fresh engine. Seen in "
        + "\(finding.occurrences) script\(finding.occurrences == 1 ? "" : "s").")
  }
}

extension Report {
  /// Where a finding came up first, in words.
  private func place(of finding: Finding) -> String {
    switch finding.origin {
    case .generated(let place): "at script \(place) of seed \(record.header.seed)"
    case .listed(let name): "in a script of the known failure `\(name)`"
    }
  }
}

extension Finding {
  /// How many rows of a counterexample are shown.
  private static let mostRows = 16

  /// The places of the rows that are shown: all, or of a long script those up to the one that differs.
  fileprivate var shownRows: [Int] {
    guard rows.count > Self.mostRows else { return Array(rows.indices) }
    let end = rows.firstIndex(where: \.differs).map { $0 + 1 } ?? rows.count
    return Array(max(0, end - Self.mostRows)..<end)
  }
}

extension Finding.Row {
  /// Tells whether callbacks came of which nothing is asserted.
  fileprivate var hasFreeCallbacks: Bool {
    !differs && actual != expected && actual.hasPrefix("\(expected); ")
  }
}

extension Rule {
  /// The evidence in words, with its sources.
  package var evidenceText: String {
    evidence.map { "\($0.words) (\($0.source))" }.joined(separator: "; ")
  }
}

extension Evidence {
  /// The level in words.
  package var words: String {
    switch level {
    case .documented: "documented"
    case .observed: isSoft ? "observed, softly" : "observed"
    case .inferred: "inferred"
    }
  }
}

extension String {
  /// The text with a full stop behind it, unless it has one.
  var asSentence: String { hasSuffix(".") ? self : self + "." }
}
