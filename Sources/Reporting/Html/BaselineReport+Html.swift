import Conformance
import LayerScript
import Rules

extension BaselineReport {
  /// The report in one file that opens without a network.
  public var html: String {
    var start = Markdown()
    start.heading(1, title)
    writeVerdict(&start)
    var end = Markdown()
    writeChanges(&end)
    writeDeclarations(&end)
    let areas = Set(findings.map { $0.primary?.area.name ?? "other" }).sorted()
    let verdicts = Set(findings.map(\.filterWord)).sorted()
    return HtmlPage(
      title: "LayerCheck: \(record.run.header.engine.name.terminalName) \(verdict)", areas: areas,
      verdicts: verdicts, start: HtmlBlocks.text(start.blocks),
      content: [findingsText, HtmlBlocks.text(end.blocks)].joined(separator: "\n")
    ).text
  }

  private var findingsText: String {
    let regressions = record.regressions.count
    let texts = findings.enumerated().map { place, finding in
      var body = Markdown()
      let before = place < regressions ? record.regressions[place].before : []
      writeBody(finding, before: before, &body)
      let names = ["F\(place + 1).script", "F\(place + 1).original.script"]
      let scripts = [finding.script.description, finding.original.description]
      let kind = place < regressions ? "" : "wrong where it is new: "
      return HtmlFinding(
        finding: finding, number: place + 1, title: kind + title(finding, \.asCode, \.markdown),
        body: body.blocks, files: zip(names, scripts).map { ("findings/\($0)", $1) },
        isOpen: place == 0
      ).text
    }
    return (["<h2 id=\"findings\">Regressions</h2>"] + (texts.isEmpty ? ["<p>none</p>"] : texts))
      .joined(separator: "\n")
  }
}
