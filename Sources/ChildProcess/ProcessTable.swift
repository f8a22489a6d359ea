#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What the system tells of processes, where it tells it in files: on Linux; elsewhere there is nothing.
enum ProcessTable {
  /// The longest file that is read, in bytes.
  private static let limit = 4 << 20

  /// The number of the call by which a process adopts what its descendants leave.
  private static let setChildSubreaper: Int32 = 36

  /// Has processes whose parent ends become children of this one, instead of being lost.
  static func adoptOrphans() {
    #if os(Linux)
      // The module of the C library lacks the header that declares the call.
      typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(symbol, to: Call.self)(setChildSubreaper, 1, 0, 0, 0)
    #endif
  }

  /// The processes whose parent this one is, adopted ones among them.
  static var children: [pid_t] {
    let folder = "/proc/self/task"
    return names(in: folder).flatMap { task in
      String(decoding: contents(of: "\(folder)/\(task)/children"), as: UTF8.self)
        .split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// All processes that there are.
  static var all: [pid_t] { names(in: "/proc").compactMap { pid_t($0) } }

  /// The variables with which a process began, each with a zero behind it; empty where they are not
  /// to be seen, and for a process that has ended.
  static func environment(of process: pid_t) -> [UInt8] { contents(of: "/proc/\(process)/environ") }

  private static func contents(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
