#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reading and writing files.
enum Files {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func read(_ path: String) throws(UsageError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read '\(path)'")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("'\(path)' is not a text in UTF-8")
    }
    return text
  }

  /// Makes a folder and those on the way to it, where they are not there yet.
  ///
  /// A place that cannot be written to should be noticed before a long run, not after it.
  static func makeFolder(_ path: String) throws(UsageError) {
    try? FileManager.default.createDirectory(
      at: URL(filePath: path), withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: path + "/.") else {
      throw UsageError("'\(path)' is no folder that can be written to")
    }
  }

  /// Writes a text; folders on the way are made.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw UsageError("cannot write '\(path)': \(error)", code: .software)
    }
  }

  /// Deletes a folder and everything in it, if it is there.
  static func delete(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
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
