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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      throw UsageError(
        "cannot read '\(path)': " + String(cString: strerror(errno)),
        remedy: "name a file that you may read")
    }
    close(descriptor)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read '\(path)'", remedy: "name a file that can be read as a text")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError(
        "'\(path)' is not a text in UTF-8", remedy: "name a script; it is plain text")
    }
    return text
  }

  /// Writes a text; folders on the way are made.
  static func write(_ text: String, to path: String) throws(UsageError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw problem("cannot write '\(path)'", errno) }
    let failure = Terminal.write(Array(text.utf8), to: descriptor)
    let isClosed = close(descriptor) == 0
    if let failure { throw problem("cannot write '\(path)'", failure) }
    if !isClosed { throw problem("cannot write '\(path)'", errno) }
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

  private static func problem(_ complaint: String, _ code: Int32) -> UsageError {
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
