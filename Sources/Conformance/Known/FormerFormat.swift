import LayerScript

/// Texts that former versions wrote: they are told from others, so that the complaint can say what to
/// do about them.
enum FormerFormat {
  private static let lists = "layercheck known failures "
  private static let savedFailures = "# layercheck saved failure "

  /// The complaint about a text that does not begin as a list of this version does.
  static func problem(with line: String) -> KnownFailureList.Problem {
    let writing =
      "'layercheck run --expect FILE --update-expect' writes a new one to the name of a file that is "
      + "not there"
    if line.hasPrefix(lists + "1") {
      return KnownFailureList.Problem(
        line: 1,
        message: "this list is of version 1, whose entries were patterns without scripts",
        remedy: "move it away: \(writing); reasons can be put into that as remarks behind '#'")
    }
    if line.hasPrefix(savedFailures) {
      return KnownFailureList.Problem(
        line: 1, message: "this is a saved failure of a former version, and no list",
        remedy: "'layercheck replay' still runs it; \(writing), with the scripts of all failures")
    }
    if line.hasPrefix(lists) {
      return KnownFailureList.Problem(
        line: 1,
        message:
          "the list is of version \(EngineText(String(line.dropFirst(lists.count))).terminalName), "
          + "and this program reads 2",
        remedy: "use the program that wrote it, or move it away: \(writing)")
    }
    return KnownFailureList.Problem(
      line: 1, message: "this is no list of known failures",
      remedy: "the first line must be '\(KnownFailureList.header)'; \(writing)")
  }
}
