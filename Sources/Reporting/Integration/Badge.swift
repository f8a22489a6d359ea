/// A verdict in a few words, as a picture and for programs that draw pictures.
public struct Badge: Hashable, Sendable {
  /// What the verdict is to be taken for.
  enum Mood: Hashable, Sendable {
    case good, fair, bad, unknown
  }

  let message: String
  let mood: Mood

  init(_ message: String, _ mood: Mood) {
    (self.message, self.mood) = (message, mood)
  }

  private static let label = "LayerCheck"

  /// The badge as an endpoint of shields.io has it.
  public var json: String {
    "{\"schemaVersion\":1,\"label\":\"\(Self.label)\",\"message\":\"\(message)\","
      + "\"color\":\"\(mood.name)\"}\n"
  }

  /// The badge as a picture.
  public var svg: String {
    let (left, right) = (Self.width(of: Self.label), Self.width(of: message))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img">
        <title>\(Self.label): \(message)</title>
        <rect width="\(left)" height="20" fill="#444"/>
        <rect x="\(left)" width="\(right)" height="20" fill="\(mood.color)"/>
        <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
          <text x="\(left / 2)" y="14">\(Self.label)</text>
          <text x="\(left + right / 2)" y="14">\(message)</text>
        </g>
      </svg>

      """
  }

  /// Room for a text of that size, in points; wide enough for any letters.
  private static func width(of text: String) -> Int { text.count * 7 + 12 }
}

extension Badge.Mood {
  /// The name of its colour.
  fileprivate var name: String {
    switch self {
    case .good: "brightgreen"
    case .fair: "yellow"
    case .bad: "red"
    case .unknown: "lightgrey"
    }
  }

  /// A colour on which white letters can be read.
  fileprivate var color: String {
    switch self {
    case .good: "#2c7a1e"
    case .fair: "#8a6d00"
    case .bad: "#b3261e"
    case .unknown: "#6b6b6b"
    }
  }
}
