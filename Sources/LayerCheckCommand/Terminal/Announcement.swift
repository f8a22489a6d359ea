import Campaign
import Conformance
import LayerScript
import Reporting

/// To whom findings are shown as they are made.
enum Announcement {
  /// To nobody.
  case none
  /// To a person at a terminal.
  case terminal
  /// To a person, and also to a file or a pipe.
  case always

  /// Reads what a command line asks for.
  init(_ arguments: Arguments) {
    if arguments.has("verbose") {
      self = .always
    } else {
      self = arguments.has("quiet") ? .none : .terminal
    }
  }

  /// Shows a finding; the report may put it in another order, or under another rule.
  func show(_ finding: Finding, _ progress: CampaignProgress) {
    switch (self, Terminal.showsProgress) {
    case (.none, _), (.terminal, false): break
    case (_, true):
      Terminal.progress("")
      Terminal.complain(finding.sighting(in: Terminal.style(of: .errors)))
    case (.always, false):
      Terminal.complain(
        "found after \(progress.scripts) scripts: \(finding.subject), "
          + "\(finding.problem.kind.rawValue): \(finding.script.oneLine)")
    }
  }
}
