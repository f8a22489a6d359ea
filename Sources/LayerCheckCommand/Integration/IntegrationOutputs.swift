import Reporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a run writes for a system for continuous integration, besides its report.
struct IntegrationOutputs {
  /// The file for JUnit's form; nil for none.
  private let junit: String?
  /// The file for the report as one page; nil for none.
  private let html: String?
  /// The start of the names of the two files of a badge; nil for none.
  private let badge: String?
  /// The file to which the summary of a step is added; nil for none.
  private let summary: String?
  /// Whether remarks are printed that GitHub shows.
  private let annotates: Bool

  /// Reads what is asked for, and where nothing is said, whether GitHub runs this; makes sure that files can be
  /// written.
  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(arguments, ProcessInfo.processInfo.environment)
  }

  /// The same with an environment.
  init(_ arguments: Arguments, _ variables: [String: String]) throws(UsageError) {
    junit = try arguments.value("junit")
    html = try arguments.value("html")
    badge = try arguments.value("badge")
    annotates = try Self.annotates(arguments, variables)
    let file = variables["GITHUB_STEP_SUMMARY"] ?? ""
    summary = annotates && !file.isEmpty ? file : nil
    for path in [junit, html].compactMap(\.self) + badgeFiles { try Files.tryWriting(to: path) }
  }

  /// Tells whether remarks are to be printed that GitHub shows.
  static func annotates(
    _ arguments: Arguments, _ variables: [String: String]
  ) throws(UsageError) -> Bool {
    switch try arguments.value("annotations") {
    case nil: return variables["GITHUB_ACTIONS"] == "true"
    case "github": return true
    case "off": return false
    case let text?:
      throw UsageError(
        "'\(text)' is no value for '--annotations'", remedy: "write 'github' or 'off'")
    }
  }

  private var badgeFiles: [String] { badge.map { ["\($0).svg", "\($0).json"] } ?? [] }

  /// Prints what a person reads; of a driver's words in it none is a command to GitHub's runner.
  func print(_ text: String) {
    guard annotates else { return Terminal.print(text) }
    // Nobody who does not know the word can have commands heeded again.
    let word = "layercheck-\(UInt64.random(in: .min ... .max))"
    Terminal.print("::stop-commands::\(word)")
    Terminal.print(text)
    Terminal.print("::\(word)::")
  }

  /// Writes everything that was asked for.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - isForgiven: Whether what is wrong does not make the run fail, so that nothing is remarked.
  /// - Returns: The trouble, of which the user was told; what was found outweighs it.
  func write(_ report: some IntegrationReport, isForgiven: Bool = false) -> UsageError? {
    if annotates, !isForgiven {
      for line in Annotation.lines(of: report.annotations) { Terminal.print(line) }
    }
    do throws(UsageError) {
      if let junit { try Files.write(TestSuite.junit(report.testSuites), to: junit) }
      if let html { try Files.write(report.html, to: html) }
      for (path, text) in zip(badgeFiles, [report.badge.svg, report.badge.json]) {
        try Files.write(text, to: path)
      }
      if let summary { try add(StepSummary.text(of: report.markdown), to: summary) }
      return nil
    } catch {
      Terminal.complain(of: error)
      return error
    }
  }

  /// Adds a text to a file, which other commands of the step may have written to.
  private func add(_ text: String, to path: String) throws(UsageError) {
    let before = Files.exists(path) ? try Files.read(path) : ""
    try Files.write(before + text, to: path)
  }
}
