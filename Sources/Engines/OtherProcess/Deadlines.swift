/// How long a driver may take, in seconds.
public struct Deadlines: Hashable, Sendable {
  /// For the start, up to the answer to the first message.
  public var start = 10.0
  /// For a script, besides what its steps add.
  public var script = 5.0
  /// What each step adds to a script's time.
  public var step = 0.01
  /// For the end, before and after the request to terminate.
  public var end = 1.0

  /// Creates the usual deadlines, all multiplied by a factor.
  public init(scale: Double = 1) {
    start *= scale
    script *= scale
    step *= scale
    end *= scale
  }

  func seconds(for steps: Int) -> Double { script + step * Double(steps) }
}
