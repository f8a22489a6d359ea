#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RunningScript {
  /// Where the file is for an engine and the folder of its package: among the temporary files of the user.
  static func path(for engine: String) -> String {
    let folder = SystemFile.variable("TMPDIR") ?? "/tmp"
    let key = checksum(of: [workingDirectory, engine].joined(separator: "\n"))
    return "\(folder)/layercheck-\(getuid())-\(String(key, radix: 16)).scripts"
  }

  private static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A number that is the same for the same text in every process (FNV-1a).
  private static func checksum(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
