import Campaign
import Conformance
import LayerScript
import Wire

/// The file in a report's folder by which a run goes on after its process was ended.
struct CheckpointFile {
  /// The name of the file in the folder.
  static let name = "checkpoint.jsonl"
  /// How long a run goes on until it is written anew, in seconds.
  private static let interval = Duration.seconds(5)

  private let folder: ReportFolder
  private var latest: ContinuousClock.Instant?
  /// How many findings have their scripts in the folder.
  private var findings = 0

  init(_ folder: ReportFolder) {
    self.folder = folder
  }

  private var path: String { folder.path + "/" + Self.name }

  /// Has a run go on where it was, if there is a checkpoint of it.
  ///
  /// - Throws: `UsageError` when the checkpoint cannot be read or is of another run.
  func resume(_ campaign: inout Campaign) throws(UsageError) {
    guard Files.exists(path) else { return }
    let remedy = "name another folder, or delete '\(path)' to begin anew"
    let lines = try Files.read(path).split(separator: "\n").map(String.init)
    let checkpoint: Checkpoint
    do throws(MessageProblem) {
      checkpoint = try Checkpoint(lines: lines)
    } catch {
      throw UsageError("\(path), \(error.text.terminal)", remedy: remedy)
    }
    if let fact = campaign.difference(from: checkpoint) {
      throw UsageError(
        "'\(path)' is of another run: it differs in the \(fact.rawValue)", remedy: remedy)
    }
    guard campaign.resume(from: checkpoint) else {
      throw UsageError("'\(path)' does not fit the run that it names", remedy: remedy)
    }
    Terminal.complain("layercheck: going on after \(campaign.casesDone) scripts")
  }

  /// Writes what a run has come to, unless that was done a moment ago.
  mutating func keep(_ make: () -> Checkpoint?) throws(UsageError) {
    let now = ContinuousClock.now
    if let latest, now - latest < Self.interval { return }
    guard let checkpoint = make() else { return }
    try Draft(checkpoint.lines.joined(separator: "\n") + "\n", for: path).putInPlace()
    latest = now
  }

  /// Writes the script of a finding as soon as it is made.
  mutating func keep(_ progress: CampaignProgress) throws(UsageError) {
    guard progress.findings > findings, let finding = progress.latest else { return }
    findings = progress.findings
    try folder.keep(finding, number: findings)
  }

  /// Deletes the file, once the run is at its end.
  func delete() {
    Files.delete(path)
  }
}
