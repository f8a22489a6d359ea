#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Files by the calls of the system, without Foundation.
enum SystemFile {
  /// Writes all of some bytes; false when the system does not take them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 && errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Everything from where a descriptor stands to the end.
  static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  /// The text of a file; nil when there is none that can be read.
  static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    return String(validating: contents(of: descriptor), as: UTF8.self)
  }

  /// Puts a text into the place of a file; false when that cannot be.
  static func replace(_ path: String, by text: String) -> Bool {
    let draft = path + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { return false }
    let isWritten = write(Array(text.utf8), to: descriptor)
    close(descriptor)
    return isWritten && rename(draft, path) == 0
  }

  /// When the program that runs was built, and how large; nil where that cannot be known.
  static var program: String? {
    #if canImport(Glibc)
      var information = stat()
      guard stat("/proc/self/exe", &information) == 0 else { return nil }
      return "program \(information.st_mtim) \(information.st_size)"
    #else
      // There the program is the one that loads tests, and stays the same.
      return nil
    #endif
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    _ = write(Array("\(text)\n".utf8), to: STDERR_FILENO)
  }

  /// Ends the process with a line on standard error.
  static func endProcess(_ text: String) {
    complain(text)
    exit(EXIT_FAILURE)
  }

  /// What stands in a variable of the environment; nil where there is nothing.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
