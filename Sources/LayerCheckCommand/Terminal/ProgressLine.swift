import Campaign

/// How far a run is, in a line that the next one replaces.
struct ProgressLine {
  /// When the run began, or went on where another process was.
  private let start: ContinuousClock.Instant
  /// When the time is over that was given; nil without a limit.
  private let end: ContinuousClock.Instant?
  /// How many scripts had been run when it began.
  private var before: Int?

  /// Begins a run.
  init(start: ContinuousClock.Instant, end: ContinuousClock.Instant?) {
    (self.start, self.end) = (start, end)
  }

  /// The line for how far the run is.
  mutating func text(_ progress: CampaignProgress, at now: ContinuousClock.Instant) -> String {
    let before = before ?? progress.scripts
    self.before = before
    let seconds = (now - start) / .seconds(1)
    let done = progress.scripts - before
    var parts = [
      end == nil
        ? "\(progress.scripts) of \(progress.cases) scripts" : "\(progress.scripts) scripts"
    ]
    let isTelling = done > 0 && seconds >= 1
    if isTelling { parts.append("\(Int((Double(done) / seconds).rounded()))/s") }
    parts.append("\(progress.findings) finding\(progress.findings == 1 ? "" : "s")")
    parts.append("\(progress.exercised) of \(progress.rules) rules")
    if let end {
      parts.append(Self.words((end - now) / .seconds(1)))
    } else if isTelling {
      parts.append(Self.words(Double(progress.cases - progress.scripts) * seconds / Double(done)))
    }
    return parts.joined(separator: ", ")
  }

  /// How much time is left, in the largest unit of which there is more than one.
  static func words(_ seconds: Double) -> String {
    let count = Int(max(0, seconds).rounded())
    if count < 120 { return "\(count) s left" }
    return count < 7200 ? "\(count / 60) min left" : "\(count / 3600) h left"
  }
}
