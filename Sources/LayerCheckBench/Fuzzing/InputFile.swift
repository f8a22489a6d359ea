#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A file that is read as a whole.
enum InputFile {
  /// The bytes of a file; nil when it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }
}
