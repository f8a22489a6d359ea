public import LayerScript
public import Wire

/// A script with what an engine came to when it carried it out.
public struct RecordedRun: Sendable {
  /// The script.
  public let script: Script
  /// What came of it.
  public let run: EngineRun

  /// Creates a run.
  public init(_ script: Script, _ run: EngineRun) {
    (self.script, self.run) = (script, run)
  }
}

extension Recording {
  /// Everything that was run, in order.
  public var runs: [RecordedRun] {
    entries.compactMap { entry in
      guard case .run(let script, let run) = entry else { return nil }
      return RecordedRun(script, EngineRun(run))
    }
  }
}
