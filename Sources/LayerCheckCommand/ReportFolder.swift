import Conformance
import LayerScript
import Reporting
import Wire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that a report goes to: nothing in it is touched that LayerCheck did not write.
struct ReportFolder {
  /// The folder as it was named, without a slash at the end.
  let path: String
  /// The scripts and programs of an earlier report, which would pass for findings of the new one.
  private let earlier: [String]

  /// Looks at what is there.
  ///
  /// - Parameters:
  ///   - name: The folder as it was named.
  ///   - option: The option that named it.
  ///   - mayBeUnfinished: Whether it may be the folder of a run that goes on.
  /// - Throws: `UsageError` when the name is none, or names something that is not ours to write to.
  init(
    _ name: String, option: String = "report", mayBeUnfinished: Bool = false
  ) throws(UsageError) {
    guard !name.isEmpty else {
      throw UsageError(
        "the option '--\(option)' needs the name of a folder",
        remedy: "write '--\(option) my-report'")
    }
    var path = name
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    if Files.exists(path), !Files.isFolder(path) {
      throw UsageError("'\(path)' is a file, not a folder", remedy: Self.remedy)
    }
    if Files.isLink(path + "/findings") {
      throw UsageError(
        "'\(path)/findings' is a link, which might lead anywhere",
        remedy: "delete it, or name another folder")
    }
    let files = Files.contents(of: path).filter { !$0.hasPrefix(".") }
    guard !files.isEmpty else {
      earlier = []
      return
    }
    if mayBeUnfinished, files.contains(CheckpointFile.name) {
      earlier = Files.contents(of: path + "/findings").map { "findings/" + $0 }
        .filter(Self.isScript)
      return
    }
    guard let count = Self.findings(in: path + "/record.jsonl") else {
      throw UsageError(
        "'\(path)' is not empty, and what it holds is no report of an earlier run",
        remedy: Self.remedy)
    }
    let earlier = (0..<count).flatMap { Report.fileNames(ofFinding: $0 + 1) }
    let scripts = Files.contents(of: path + "/findings").map { "findings/" + $0 }
    if let foreign = scripts.first(where: { Self.isScript($0) && !earlier.contains($0) }) {
      throw UsageError(
        "'\(path)/\(foreign)' does not belong to the report in '\(path)' and might be overwritten",
        remedy: "move it away, or name another folder")
    }
    self.earlier = earlier
  }

  private static let remedy = "name a new folder, an empty one, or one with an earlier report"

  /// The number of findings that a record speaks of; nil for what is no record.
  private static func findings(in path: String) -> Int? {
    guard let text = try? Files.read(path) else { return nil }
    // A full disk leaves an empty record, or one without its end.
    if text.isEmpty { return 0 }
    let kinds = text.split(separator: "\n").map { line in
      (try? Json(parsing: Array(line.utf8)))?["kind"]
    }
    guard [.string("header"), .string("baseline")].contains(kinds.first) else { return nil }
    return kinds.count { $0 == .string("finding") }
  }

  /// Tells whether a file has a name that a script, a program or a picture of a report may have.
  private static func isScript(_ name: String) -> Bool {
    name.hasPrefix("findings/F")
      && [".script", ".swift", ".m", ".svg"].contains(where: name.hasSuffix)
  }

  /// Makes the folder and makes sure that it takes files, before time is spent on a run.
  func prepare() throws(UsageError) {
    try Files.makeFolder(path)
    var folders = [path]
    if Files.isFolder(path + "/findings") { folders.append(path + "/findings") }
    for folder in folders {
      Draft.discardAll(in: folder)
      try Draft("", for: folder + "/report.md").discard()
    }
  }

  /// Writes the shortest script of a finding, before there is a report.
  func keep(_ finding: Finding, number: Int) throws(UsageError) {
    guard let name = Report.scriptNames(ofFinding: number).first else { return }
    try Draft(finding.script.description + "\n", for: path + "/" + name).putInPlace()
  }

  /// Writes a report in the place of an earlier one, which is touched only once all of the new one is there.
  func write(_ report: ReportFiles) throws(UsageError) {
    // The record comes first: by it, the next run knows which scripts are ours.
    var files = [(name: "record.jsonl", text: report.record)]
    files += report.files
    files.append((name: "report.md", text: report.markdown))
    var drafts: [Draft] = []
    do throws(UsageError) {
      for file in files {
        let place = path + "/" + file.name
        if Files.isFolder(place) { throw Files.problem("cannot write '\(place)'", EISDIR) }
        drafts.append(try Draft(file.text, for: place))
      }
    } catch {
      for draft in drafts { draft.discard() }
      throw error
    }
    let names = Set(files.map(\.name))
    for script in earlier where !names.contains(script) { Files.delete(path + "/" + script) }
    try drafts.putInPlace()
    Files.delete(path + "/findings")
  }
}

/// What is written into the folder of a report.
struct ReportFiles {
  /// The record, line by line.
  let record: String
  /// The files besides the report itself, such as scripts, each with its name.
  let files: [(name: String, text: String)]
  /// The report itself.
  let markdown: String

  /// The files of a run.
  init(_ report: Report, _ record: Record) {
    self.record = record.text
    files = report.files
    markdown = report.markdown
  }

  /// The files of a comparison of two versions.
  init(_ report: BaselineReport, _ record: BaselineRecord) {
    self.record = record.text
    files = report.scripts
    markdown = report.markdown
  }
}

extension Record {
  /// The record as it stands in a file.
  var text: String { lines.joined(separator: "\n") + "\n" }
}

extension BaselineRecord {
  /// The record as it stands in a file.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
