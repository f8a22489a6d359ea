import Conformance
import LayerScript
import Reporting

/// `layercheck show`: one finding of a report, with all that there is to say of it.
enum ShowVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let place = try place(arguments)
    let report = Report(try RecordFile.read(place))
    let style = Terminal.style(of: .output)
    if arguments.words.isEmpty {
      Terminal.print(report.list(in: style))
      return .holds
    }
    let folder = Files.isFolder(place) ? place : Files.folder(of: place)
    var texts: [String] = []
    for word in arguments.words {
      guard let number = number(of: word), let text = report.finding(number, in: folder, style)
      else {
        throw UsageError(
          "the report in '\(place)' has no finding '\(word)'",
          remedy: "'layercheck show --report \(place.asShellArgument)' lists those that it has")
      }
      texts.append(text)
    }
    Terminal.print(texts.joined(separator: "\n\n"))
    return .holds
  }

  /// The number of a finding that is written `F3` or `3`.
  private static func number(of word: String) -> Int? {
    Int(["F", "f"].contains { word.hasPrefix($0) } ? String(word.dropFirst()) : word)
  }

  /// The report that is named, or else the latest in this folder or one within it.
  private static func place(_ arguments: Arguments) throws(UsageError) -> String {
    if let path = try arguments.value("report") { return path }
    let folders = ["."] + Files.contents(of: ".").filter { Files.isFolder($0) }
    let dated = folders.compactMap { folder in
      Files.lastWritten(folder + "/record.jsonl").map { (folder: folder, time: $0) }
    }
    guard let latest = dated.max(by: { $0.time < $1.time }) else {
      throw UsageError(
        "there is no report in this folder or in one within it",
        remedy: "name one: '--report my-report', which 'layercheck run --report my-report' writes")
    }
    Terminal.complain("layercheck: the report in '\(latest.folder)'")
    return latest.folder
  }
}
