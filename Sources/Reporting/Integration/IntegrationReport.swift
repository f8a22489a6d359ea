/// A report in the forms that people and systems for continuous integration read.
public protocol IntegrationReport {
  /// The whole report as Markdown.
  var markdown: String { get }
  /// The verdict and what it rests on, for a terminal.
  func text(in style: TerminalStyle) -> String
  /// The whole report in one file of HTML.
  var html: String { get }
  /// The verdict in one line, for a terminal.
  var summary: String { get }
  /// The verdict as a picture and for programs.
  var badge: Badge { get }
  /// What makes the run fail, one for each cause.
  var annotations: [Annotation] { get }
  /// Everything that was put to the test, in groups.
  var testSuites: [TestSuite] { get }
}

extension Report: IntegrationReport {}
extension BaselineReport: IntegrationReport {}
