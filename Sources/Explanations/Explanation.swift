public import Conformance
import FaultyEngines
import LayerModel
public import LayerScript

/// What makes a finding plain besides the table of its steps: what the reference makes of the same script.
public struct Explanation: Hashable, Sendable {
  /// Why the expected answer is the right one, in a sentence; nil where the reference cannot say it.
  public let reason: Reason?
  /// What the finding is about, to be drawn; nil where nothing would be seen.
  public let picture: Picture?

  /// Explains a finding.
  ///
  /// - Parameters:
  ///   - finding: What is wrong, with the shortest script that shows it.
  ///   - engine: The engine as it described itself.
  public init(_ finding: Finding, of engine: EngineDescription) {
    guard let course = Course(finding, Assumptions(judging: engine)) else {
      (reason, picture) = (nil, nil)
      return
    }
    reason = Reason(course)
    picture = Picture(course)
  }
}
