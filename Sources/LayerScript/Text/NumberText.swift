extension Double {
  /// The shortest text that parses back to the number; whole numbers without a point, no sign on zero.
  public var scriptText: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    if self == 0 { return "0" }
    if magnitude < 1e15, self == rounded(.towardZero) { return String(Int64(self)) }
    return description
  }
}
