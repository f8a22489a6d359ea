#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What a child process and everything that it starts have in their environment, so that they are found
/// again whatever session, group or parent they move to.
///
/// Only Linux shows the environment of other processes. A process that runs another program with an
/// environment of its own choice no longer bears the mark.
struct ProcessMark: Hashable, Sendable {
  /// The variable of the environment that holds the mark.
  static let variable = "LAYERCHECK_PROCESS"

  /// The mark; one that begins with another mark and a full stop counts as that one, too.
  let text: String

  init(_ text: String) { self.text = text }

  /// Creates a mark that nothing else bears.
  ///
  /// - Parameter group: The mark of several processes to which the new one belongs.
  init(within group: ProcessMark? = nil) {
    let own = String(UInt64.random(in: .min ... .max), radix: 16)
    text = group.map { "\($0.text).\(own)" } ?? own
  }

  /// The present environment with the mark in it.
  var environment: [String] {
    var entries: [String] = ["\(Self.variable)=\(text)"]
    var place = environ
    while let entry = place.pointee {
      let entryText = String(cString: entry)
      if !entryText.hasPrefix("\(Self.variable)=") { entries.append(entryText) }
      place = place.successor()
    }
    return entries
  }

  /// Tells whether a process bears the mark.
  func isBorne(by process: pid_t) -> Bool {
    let wanted = Array("\(Self.variable)=\(text)".utf8)
    return ProcessTable.environment(of: process).split(separator: 0).contains { entry in
      guard entry.starts(with: wanted) else { return false }
      let next = entry.dropFirst(wanted.count).first
      return next == nil || next == UInt8(ascii: ".")
    }
  }
}
