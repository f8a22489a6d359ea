import Conformance
import LayerScript
import Rules

extension Report {
  /// One section a cause.
  func writeFindings(_ text: inout Markdown) {
    text.heading(2, "Findings")
    if record.findings.isEmpty {
      text.paragraph("none")
      return
    }
    text.table(
      ["finding", "rule", "kind", "scripts:", "steps at first:", "shortest:", "behaves like"],
      record.findings.enumerated().map { place, finding in
        [
          "[F\(place + 1)](#f\(place + 1))", rules(of: finding), kind(of: finding),
          "\(finding.occurrences)", "\(finding.original.steps.count)",
          "\(finding.script.steps.count)",
          finding.behavesLike.map { "`\($0)`" } ?? "no known fault",
        ]
      })
    for (place, finding) in record.findings.enumerated() { write(finding, place + 1, &text) }
  }

  private func rules(of finding: Finding) -> String {
    let others = finding.alternatives.map(\.description)
    return finding.subject + (others.isEmpty ? "" : " or " + others.joined(separator: ", "))
  }

  private func kind(of finding: Finding) -> String {
    finding.problem.kind.rawValue
      + (finding.known.map { ", known as `\($0)`" } ?? (finding.counts ? "" : ", does not count"))
  }

  private func write(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    text.paragraph("<a id=\"f\(number)\"></a>")
    let title = finding.title(\.asCode) ?? finding.headline(\.markdown)
    let name = finding.known.map { " · known as `\($0)`" } ?? ""
    text.heading(3, "F\(number) · \(finding.subject) · \(title)\(name)")
    writeReasons(finding, &text)
    writeCounterexample(finding, &text)
    writeFaces(finding, &text)
    // Trouble that is no script's has none to run again.
    if !finding.script.steps.isEmpty {
      text.paragraph("Replay: \(replay(finding).asCode)")
      writePrograms(finding, &text)
    }
    writeFacts(finding, number, &text)
  }

  private func writeReasons(_ finding: Finding, _ text: inout Markdown) {
    if let rule = finding.primary.flatMap({ Catalogue.rule($0) }) {
      text.paragraph("**\(rule.id)**: \(rule.statement)")
      text.paragraph("Evidence: \(rule.evidenceText).")
      let sources = SourceGlossary.entries(for: rule.evidence)
      text.bullets(sources.map { "\($0.name): \($0.meaning)" })
      if case .reportOnly(let why) = rule.standing {
        text.paragraph("This rule is reported and never fails a run: \(why).")
      }
    }
    if let law = finding.problem.law { text.paragraph("Found by the law `\(law)`.") }
    let rest = finding.restsOn.map(\.description).joined(separator: ", ")
    if !rest.isEmpty { text.paragraph("The expectation rests also on \(rest).") }
  }

  private func writeCounterexample(_ finding: Finding, _ text: inout Markdown) {
    let output = DriverOutput(finding.problem)
    let isBehind = !finding.earlier.isEmpty
    writeEarlier(finding, &text)
    text.table(
      isBehind
        ? ["#:", "step", "from a fresh engine", "behind the earlier scripts"]
        : ["#:", "step", "expected", "actual"],
      finding.rows.enumerated().map { place, row in
        let actual = row.differs ? output.brief : row.actual
        let cells = [row.step.asCode, row.expected.markdown, actual.markdown]
        let marked = row.differs ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells
        return ["\(place + 1)"] + marked
      })
    if !isBehind, finding.rows.contains(where: \.hasFreeCallbacks) {
      text.paragraph(
        "Behind a semicolon stand the callbacks of a step. One that stands under *actual* alone, in a "
          + "row that is not marked, may come and need not.")
    }
    text.bullets(
      finding.rows.enumerated().compactMap { place, row in
        row.reason.map { "The exception at step \(place + 1) says: \($0.markdownCode)" }
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
      text.paragraph("Taken for the same mistake, and worth a look once this is mended:")
      let more = others.count - Self.mostFaces
      text.bullets(others.prefix(Self.mostFaces) + (more > 0 ? ["\(more) more"] : []))
    }
    if finding.furtherScripts.isEmpty { return }
    text.details("Further scripts that are blamed on the same rule") {
      $0.code("text", Script.text(of: finding.furtherScripts))
    }
  }

  /// How many further ways in which a mistake shows are listed.
  private static let mostFaces = 12

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
    let dashes = option.firstRange(of: option.hasPrefix("--") ? "-- " : " -- ")
    let name = dashes.map { String(option[..<$0.lowerBound]) } ?? option
    let driver = dashes.map { ["-- " + option[$0.upperBound...]] } ?? []
    let engine = name.isEmpty ? [] : ["--engine \(name)"]
    return (["layercheck", verb] + engine + words + driver).joined(separator: " ")
  }

  private func writePrograms(_ finding: Finding, _ text: inout Markdown) {
    let answered = DriverOutput(finding.problem).brief
    let note: EngineText = "expected \(finding.problem.expected); answered \(answered)"
    let notes = [finding.problem.step: note]
    text.details("Swift") {
      $0.paragraph(
        "A `main.swift`, complete as it is. Answers and callbacks are printed as the table above has "
          + "them, as far as the language allows.")
      $0.code("swift", SwiftProgram(finding.script, notes: notes).text)
    }
    text.details("Objective-C") {
      $0.paragraph(
        "A `main.m`, complete as it is, to be compiled with `-fobjc-arc`. Answers and callbacks are "
          + "printed as the table above has them.")
      $0.code("objc", ObjectiveCProgram(finding.script, notes: notes).text)
    }
  }

  private func writeFacts(_ finding: Finding, _ number: Int, _ text: inout Markdown) {
    let confirmed = finding.confirmed
    let repeated = "\(confirmed.again) of \(confirmed.runs) runs in a fresh engine show it again"
    let names = Self.scriptNames(ofFinding: number).map { "[`\($0)`](\($0))" }
    let earlier = finding.earlier.isEmpty ? "" : " What comes before: \(names[2])."
    text.paragraph(
      "Found first \(place(of: finding)), in \(finding.original.steps.count) steps: \(names[1]). The "
        + "shortest that came of this or a later script: \(names[0]), shrunk \(finding.shrinking). Confirmed: \(repeated)."
        + earlier)
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
