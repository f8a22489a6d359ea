import Conformance
import LayerScript
import Rules

extension Report {
  /// The report and the page of all rules in one file that opens without a network.
  public var html: String {
    let areas = Area.allCases.map(\.name).filter { name in
      record.results.contains { $0.rule.area.name == name }
        || record.findings.contains { $0.primary?.area.name == name }
    }
    let hasOthers = record.findings.contains { $0.primary == nil }
    return HtmlPage(
      title: "LayerCheck: \(record.header.engine.name.terminalName) \(conclusionWords)",
      areas: areas + (hasOthers ? ["other"] : []), verdicts: filterWords,
      start: HtmlBlocks.text(
        blocks { text in
          text.heading(1, title)
          writeVerdict(&text)
          writeOverview(&text)
          writeSteps(&text)
        } + areaBlocks),
      content: ([findingsText, HtmlBlocks.text(blocks(writeMiddle)), rulesText]
        + [HtmlBlocks.text(blocks(writeEnd))]).joined(separator: "\n")
    ).text
  }

  /// What findings and rules can be filtered by, in the order from what is wrong to what is right.
  private var filterWords: [String] {
    let findings = Set(record.findings.map(\.filterWord))
    let rules = Set(record.results.map(\.verdict))
    let known = ["known", "does not count"].filter(findings.contains)
    let verdicts = Verdict.allCases.filter { rules.contains($0) }.map(\.rawValue)
    let failed = findings.contains("failed") && !verdicts.contains("failed") ? ["failed"] : []
    return failed + verdicts + known
  }

  private func blocks(_ write: (inout Markdown) -> Void) -> [Markdown.Block] {
    var text = Markdown()
    write(&text)
    return text.blocks
  }

  /// The table of areas, each of which shows its findings and rules alone.
  private var areaBlocks: [Markdown.Block] {
    blocks(writeAreas).map { block in
      guard case .table(let headings, let rows) = block else { return block }
      return .table(
        headings,
        rows: rows.map { row in
          let title = row.first ?? ""
          let name = title.prefix { $0 != " " }
          return ["[\(title)](#area=\(name))"] + row.dropFirst()
        })
    }
  }

  private var findingsText: String {
    let findings = mendingOrder.enumerated().map { order, place in
      let finding = record.findings[place]
      return HtmlFinding(
        finding: finding, number: place + 1, title: heading(of: finding),
        body: blocks { writeBody(finding, place + 1, &$0) },
        files: files(of: finding, number: place + 1), isOpen: order == 0
      ).text
    }
    return (["<h2 id=\"findings\">Findings</h2>"] + (findings.isEmpty ? ["<p>none</p>"] : findings))
      .joined(separator: "\n")
  }

  private func writeMiddle(_ text: inout Markdown) {
    writeWaiting(&text)
    writeKnown(&text)
    writeDeviations(&text)
    writeRefusals(&text)
    writeNext(&text)
    writeRun(&text)
  }

  private func writeEnd(_ text: inout Markdown) {
    writeNotCovered(&text)
    writeSources(&text)
  }

  /// The table of all rules, of which each row can be filtered and linked to.
  private var rulesText: String {
    blocks(writeRules).map { block in
      guard case .table(let headings, let rows) = block else { return HtmlBlocks.text([block]) }
      return HtmlBlocks.table(
        headings,
        zip(rows, record.results).map { row, result in
          let attributes: [HtmlBlocks.Attribute] = [
            ("id", "\(result.rule)"), ("data-area", result.rule.area.name),
            ("data-verdict", result.verdict.rawValue),
          ]
          return (cells: row, attributes: attributes)
        })
    }.joined(separator: "\n")
  }
}
