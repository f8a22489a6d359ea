import Foundation
import Testing

/// A text that wants to be more than text, with what it is.
struct HostileText: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// Those that all tests use.
  static let all: [HostileText] = {
    let path = "../../HostileTexts/texts.json"
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    return (try? JSONDecoder().decode([HostileText].self, from: Data(contentsOf: url))) ?? []
  }()
}
