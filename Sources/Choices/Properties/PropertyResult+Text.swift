extension PropertyResult {
  /// The result as text, such as for the message of an assertion.
  ///
  /// - Parameter write: The text of a value; as Swift prints it unless given.
  /// - Returns: The text, of several lines where the property does not hold.
  public func text(_ write: (Value) -> String = { "\($0)" }) -> String {
    guard let failure else {
      return vacuity?.description ?? "the property holds for \(cases) values"
    }
    let lines = [
      "the property does not hold for \(write(failure.value))",
      "  it was \(write(failure.original)) at first, in value \(cases)",
      "  \(failure.report.executions) executions to shrink",
    ]
    return (lines + failure.recorded.asLine).joined(separator: "\n")
  }
}

extension SequenceResult {
  /// The result as text, such as for the message of an assertion.
  ///
  /// - Parameter write: The text of a command; as Swift prints it unless given.
  /// - Returns: The text, of several lines where something is wrong.
  public func text(_ write: (Test.Command) -> String = { "\($0)" }) -> String {
    guard let failure else { return vacuity?.description ?? "nothing is wrong in \(cases) cases" }
    let lines =
      ["\(failure.complaint)"] + failure.commands.map { "  \(write($0))" } + [
        "  \(failure.original.count) commands at first, in case \(cases)",
        "  \(failure.report.executions) executions to shrink",
      ]
    return (lines + failure.recorded.asLine).joined(separator: "\n")
  }
}

extension RecordedCase? {
  /// The line with which a report ends.
  fileprivate var asLine: [String] { map { ["  recorded as '\($0)'"] } ?? [] }
}
