public import Choices
import Foundation

extension CommandText where Command: Codable & SendableMetatype {
  /// Commands as JSON, one a line, without a parser of their own.
  public static var json: CommandText {
    CommandText(
      write: { command in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode([command]) else { return "" }
        // In a list of its own, because some systems write no single value.
        return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
      },
      read: { line in
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? decoder.decode([Command].self, from: Data("[\(line)]".utf8)))?.first
      })
  }
}
