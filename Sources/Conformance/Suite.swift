/// The harness as a whole.
public enum Suite {
  /// The version of the harness, part of every record and report.
  public static let version = "0.1.0"
}
