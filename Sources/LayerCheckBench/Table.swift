import Wire

/// What a measurement came to.
protocol Printout {
  /// What a person reads.
  var text: String { get }
  /// What a program reads, one object a line.
  var jsonLines: String { get }
  /// What is not as it should be; it makes the program fail.
  var complaints: [String] { get }
}

/// What a measurement printed: rows of named values.
struct Table: Printout {
  /// One value of a row.
  enum Cell {
    case text(String)
    case count(Int)
    /// A ratio, shown with two digits behind the point.
    case ratio(Double)
    case counts([Int])
    case texts([String])

    var text: String {
      switch self {
      case .text(let text): text
      case .count(let count): String(count)
      case .ratio(let ratio): Self.rounded(ratio)
      case .counts(let counts): counts.map(String.init).joined(separator: " ")
      case .texts(let texts): texts.joined(separator: " ")
      }
    }

    fileprivate var json: Json {
      switch self {
      case .text(let text): .string(text)
      case .count(let count): .number(Double(count))
      case .ratio(let ratio): .number((ratio * 1000).rounded() / 1000)
      case .counts(let counts): .array(counts.map { .number(Double($0)) })
      case .texts(let texts): .strings(texts)
      }
    }

    fileprivate var isNumber: Bool {
      switch self {
      case .count, .ratio: true
      case .text, .counts, .texts: false
      }
    }

    private static func rounded(_ ratio: Double) -> String {
      let hundredths = Int((ratio * 100).rounded())
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  typealias Row = [(name: String, value: Cell)]

  /// The rows; all have the same names in the same order.
  var rows: [Row] = []
  var complaints: [String] = []
  /// What is worth saying below the table.
  var remarks: [String] = []

  var text: String {
    guard let first = rows.first else { return "nothing was measured" }
    var lines = [first.map(\.name)] + rows.map { $0.map(\.value.text) }
    let widths = first.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    for line in lines.indices {
      for column in first.indices {
        let space = String(repeating: " ", count: widths[column] - lines[line][column].count)
        let cell = lines[line][column]
        lines[line][column] = first[column].value.isNumber ? space + cell : cell + space
      }
    }
    let body = lines.map { $0.joined(separator: "  ").trimmingEnd }
    return (body + remarks.map { "\n" + $0 } + complaints.map { "\nNOT AS IT SHOULD BE: " + $0 })
      .joined(separator: "\n")
  }

  var jsonLines: String {
    let objects = rows.map { row in Json.members(row.map { ($0.name, $0.value.json) }) }
    return objects.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
