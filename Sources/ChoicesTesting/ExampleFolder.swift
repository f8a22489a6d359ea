public import Choices
import Foundation

/// A folder of failing cases, one file for each test, which are kept from one run to the next.
public struct ExampleFolder: Hashable, Sendable {
  /// Where the folder is.
  public let path: String

  /// Names a folder; it is made when something is written.
  public init(_ path: String) {
    self.path = path
  }

  /// The cases that are kept for a test; none where there is no file that can be read.
  public func read(_ test: String) -> SavedCases {
    guard let text = try? String(contentsOf: file(of: test), encoding: .utf8) else {
      return SavedCases()
    }
    return SavedCases(text: text)
  }

  /// Keeps cases for a test; without cases there is no file.
  ///
  /// - Throws: An error of the file system.
  public func write(_ cases: SavedCases, for test: String) throws {
    let file = file(of: test)
    if cases.entries.isEmpty {
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
      return
    }
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    try cases.text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Keeps what a check found, and lets go of what passes now.
  ///
  /// - Throws: An error of the file system.
  func update<Command>(_ report: SearchReport<Command>, for test: String) throws {
    var cases = read(test)
    let before = cases
    cases.save(report)
    cases.removePassing(report)
    if cases != before { try write(cases, for: test) }
  }

  /// Tells whether a character stands in the name of a file as it is: others may be marks that nobody sees.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    Character(scalar).isLetter || Character(scalar).isNumber || scalar == "-"
  }

  private func file(of test: String) -> URL {
    let name = test.unicodeScalars.map { Self.isPlain($0) ? String($0) : "_" }.joined()
    return URL(filePath: path).appending(path: "\(name).cases")
  }
}
