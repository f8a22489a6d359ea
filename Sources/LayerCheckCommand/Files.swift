#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Reading and writing files.
enum Files {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && (information.st_mode & S_IFMT) == S_IFDIR
  }

  static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && (information.st_mode & S_IFMT) == S_IFLNK
  }

  /// When a file was written last, in seconds since some time; nil where there is none.
  static func lastWritten(_ path: String) -> Double? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The names of what a folder holds, in order; none when there is no such folder.
  static func contents(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Tells whether there is a file that may be run as a program.
  static func isExecutable(_ path: String) -> Bool { !isFolder(path) && access(path, X_OK) == 0 }

  static func read(_ path: String) throws(UsageError) -> String {
    if isFolder(path) {
      throw UsageError("cannot read '\(path)': it is a folder", remedy: "name a file in it")
    }
    // Without a writer, or from a device, reading would wait or go on for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      throw UsageError(
        "cannot read '\(path)': " + String(cString: strerror(errno)),
        remedy: "name a file that you may read")
    }
    defer { close(descriptor) }
    guard let text = String(validating: try contents(of: descriptor, path), as: UTF8.self) else {
      throw UsageError(
        "'\(path)' is not a text in UTF-8", remedy: "name a script; it is plain text")
    }
    return text
  }

  /// The longest file that is read, in bytes.
  private static let limit = 1 << 30
  /// How long a pipe may stay silent, in seconds.
  private static let patience = 5.0

  /// Reads a file to its end, or a pipe to the end of what is written to it.
  private static func contents(of file: Int32, _ path: String) throws(UsageError) -> [UInt8] {
    var information = stat()
    fstat(file, &information)
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFIFO else {
      throw UsageError(
        "cannot read '\(path)': it is no file", remedy: "name a file, or '-' for standard input")
    }
    var (bytes, silence) = ([UInt8](), 0.0)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(file, bytes.baseAddress, bytes.count)
        #else
          Darwin.read(file, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 {
        bytes += chunk[..<count]
        silence = 0
      } else if count == 0, kind == S_IFREG || !bytes.isEmpty {
        return bytes
      } else if count < 0, errno != EAGAIN, errno != EINTR {
        throw problem("cannot read '\(path)'", errno)
      } else {
        // Nobody has opened the pipe for writing yet, or nothing is in it.
        if silence >= patience {
          throw UsageError(
            "cannot read '\(path)': nothing comes out of this pipe",
            remedy: "name a file, or '-' for standard input")
        }
        usleep(20_000)
        silence += 0.02
      }
    }
    throw UsageError("'\(path)' is too long", remedy: "name a script or a record")
  }

  /// A new folder of our own among the temporary ones, whose name nobody can know before.
  static func temporaryFolder() throws(UsageError) -> String {
    let base = FileManager.default.temporaryDirectory.path
    let path = (base.hasSuffix("/") ? base : base + "/") + "layercheck-report-XXXXXX"
    guard let name = path.withCString({ strdup($0) }) else { throw problem("no memory", ENOMEM) }
    defer { free(name) }
    guard mkdtemp(name) != nil else { throw problem("cannot make the folder '\(path)'", errno) }
    return String(cString: name)
  }

  /// Writes a text; folders on the way are made.
  ///
  /// An ordinary file is replaced as a whole or stays as it was. A link leads to what is written, and what
  /// is no ordinary file, such as a pipe, takes the text itself.
  static func write(_ text: String, to path: String) throws(UsageError) {
    if isSpecial(path) { return try pour(text, into: path) }
    try Draft(text, for: destination(of: path)).putInPlace()
  }

  /// Makes sure that a file can be written, without a trace.
  static func tryWriting(to path: String) throws(UsageError) {
    if !isSpecial(path) { try Draft("", for: destination(of: path)).discard() }
  }

  /// What a link leads to; the path itself where it is none, or leads nowhere.
  private static func destination(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isSpecial(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return false }
    return (information.st_mode & S_IFMT) != S_IFREG
  }

  private static func pour(_ text: String, into path: String) throws(UsageError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw problem("cannot write '\(path)'", errno) }
    defer { close(descriptor) }
    if let failure = Terminal.write(Array(text.utf8), to: descriptor) {
      throw problem("cannot write '\(path)'", failure)
    }
  }

  /// Makes a folder and those on the way to it.
  static func makeFolder(_ path: String) throws(UsageError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if !isFolder(made), mkdir(made, 0o777) != 0 {
        throw problem("cannot make the folder '\(made)'", errno)
      }
      made += "/"
    }
  }

  static func problem(_ complaint: String, _ code: Int32) -> UsageError {
    UsageError(
      complaint + ": " + String(cString: strerror(code)),
      remedy: "name a folder in which you may write, on a disk with room")
  }

  /// Deletes a file, or a folder that is empty; anything else stays.
  static func delete(_ path: String) {
    _ = remove(path)
  }

  /// Finds a file of the project, upwards from where we are and from where the program is.
  static func projectFile(_ path: String) -> String? {
    let program = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    for start in [here, program.standardizedFileURL] {
      var folder = start
      while folder.path != "/" {
        let candidate = folder.appending(path: path).path
        if exists(candidate) { return candidate }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }
}
