/// Commands and options that former versions had, and what has taken their place.
enum FormerWords {
  /// What to do instead of an option; nil where there never was one.
  static func remedy(forOption name: String) -> String? {
    guard name == "saved" else { return nil }
    return
      "'--expect FILE --update-expect' keeps the scripts of failures in one list and runs them "
      + "first; what was saved in a folder, 'layercheck replay' still runs"
  }

  /// What to do instead of a command; nil where there never was one.
  static func remedy(forCommand name: String) -> String? {
    guard name == "saved" else { return nil }
    return "failures are kept in one list now: 'layercheck help known'"
  }
}
