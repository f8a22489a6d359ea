public import LayerScript

/// Somebody who hears of each script that an engine of this process carries out, and of each step.
public protocol ScriptWatcher {
  /// Hears that a script is about to run.
  ///
  /// - Returns: What came of it earlier, where it must not run again; nil lets it run.
  func begin(_ script: Script) -> EngineRun?

  /// Hears that a step of the script is about to run.
  ///
  /// - Parameter number: The number of the step, from 0.
  /// - Returns: What is answered in its place, where it must not run; nil lets it run.
  func beginStep(_ number: Int) -> Answer?

  /// Hears that the script has run.
  func end()
}
