public import LayerScript

/// An engine that can be suspected to hang long before its whole deadline is over.
///
/// A suspicion costs little time and decides nothing: whoever needs to know runs the script again with
/// the whole deadline.
public protocol SuspectingEngine: Engine {
  /// Whether the process that carried out the last script carries out the next one, too.
  var isRunning: Bool { get }

  /// Carries out a script, unless that takes far longer than the first scripts did.
  ///
  /// - Returns: Nil when there was no answer by then; the engine has been ended.
  func runUnlessSlow(_ script: Script) -> EngineRun?

  /// Waits twice as long from now on, because a script that was suspected had an answer.
  func waitLonger()

  /// How long a script may take, in seconds.
  func deadline(for script: Script) -> Double
}
