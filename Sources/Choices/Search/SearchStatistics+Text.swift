extension SearchStatistics {
  /// The numbers as tables, for a reader.
  public var text: String {
    var parts = [kindTableText]
    if !pairTableText.isEmpty { parts.append(pairTableText) }
    parts.append(caseTableText)
    return parts.joined(separator: "\n")
  }

  /// Kinds of commands with what they came to.
  private var kindTableText: String {
    let outcomes = outcomeTable.names.sorted()
    let rows = kinds.map { kind in
      [kind, "\(count(of: kind))", Percent(count(of: kind), of: commands).description]
        + outcomes.map { "\(count(of: kind, outcome: $0))" }
    }
    return Self.table([["command", "count", "share"] + outcomes] + rows)
  }

  /// How often each kind came right behind each other one.
  private var pairTableText: String {
    guard kinds.count > 1 else { return "" }
    let numbers = kinds.indices.map { "\($0 + 1)" }
    let rows = kinds.enumerated().map { place, first in
      ["\(place + 1) \(first)"] + kinds.map { "\(count(of: first, then: $0))" }
    }
    return Self.table([["then"] + numbers] + rows)
  }

  /// Where cases came from, and their labels.
  private var caseTableText: String {
    var rows = [["cases", "count", "share"]]
    let row = { (name: String, count: Int) in
      [name, "\(count)", Percent(count, of: cases).description]
    }
    rows += origins.map { row($0.name, $0.cases) }
    if emptyCases > 0 { rows.append(row("without any command", emptyCases)) }
    if failedCases > 0 { rows.append(row("failed", failedCases)) }
    rows += labels.map { row("'\($0)'", cases(labelled: $0)) }
    return Self.table(rows)
  }

  /// Rows as text: the first column to the left, the others to the right.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + gap : "  " + gap + cell
      }.joined()
    }.joined(separator: "\n") + "\n"
  }
}
