extension Duration {
  /// The time that a run may take, such as `30s`, `5m` or `1h`; nil when none was given.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = try arguments.value("time") else { return nil }
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Double(digits), number > 0, number <= 1e6 else {
      throw UsageError(
        "'\(text)' is no value for '--time'", remedy: "write a time such as 30s, 5m or 1h")
    }
    self = .milliseconds(Int64(number * (unit ?? 1) * 1000))
  }
}
