import Conformance
import LayerScript
import Reporting
import Wire

/// The forms of a report.
enum ReportFormat: String, CaseIterable {
  case text, markdown, html, junit, json
}

/// `layercheck report`: a report in any form, made of a record alone.
enum ReportVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let path = arguments.words.first else {
      throw UsageError(
        "'report' takes one record", remedy: "'layercheck run --report FOLDER' makes one")
    }
    let format = try arguments.format(ReportFormat.self) ?? .text
    let output = try arguments.value("output")
    let style = output == nil ? Terminal.style(of: .output) : .plain
    let text =
      switch try RecordFile.readAny(path) {
      case .run(let record): Self.text(Report(record), record.text, format, style)
      case .comparison(let record):
        Self.text(BaselineReport(record), record.text, format, style)
      }
    guard let output else {
      Terminal.print(String(text.dropLast()))
      return .holds
    }
    try Files.write(text, to: output)
    return .holds
  }

  /// The report in a form, with a line end behind the last line.
  private static func text(
    _ report: some IntegrationReport, _ record: String, _ format: ReportFormat,
    _ style: TerminalStyle
  ) -> String {
    switch format {
    case .text: report.text(in: style) + "\n"
    case .markdown: report.markdown
    case .html: report.html
    case .junit: TestSuite.junit(report.testSuites)
    case .json: record
    }
  }
}
