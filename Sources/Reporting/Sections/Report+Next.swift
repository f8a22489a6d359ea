import Conformance
import LayerScript
import Rules

extension Report {
  /// What an engine would have to declare for more rules to be put to the test, what brings most first.
  func writeNext(_ text: inout Markdown) {
    let names = nextDeclarations
    if names.isEmpty { return }
    text.heading(2, "What to declare next")
    text.paragraph(
      "Rules that could not be put to the test because the engine does not declare what they take. A "
        + "declaration alone brings the rules of the second column; those of the third need more "
        + "besides.")
    text.table(
      ["declare", "rules that need nothing else:", "rules that need it:"],
      names.prefix(8).map { [Self.asCode($0.name), "\($0.alone)", "\($0.together)"] })
  }

  /// The names that are missing, what brings most first.
  package var nextDeclarations: [(name: String, alone: Int, together: Int)] {
    var order: [String] = []
    var (alone, together) = ([String: Int](), [String: Int]())
    for result in record.results {
      guard case .notDeclared(let names) = result.reason else { continue }
      for name in names {
        if together[name] == nil { order.append(name) }
        together[name, default: 0] += 1
        if names.count == 1 { alone[name, default: 0] += 1 }
      }
    }
    let counted = order.enumerated().map { place, name in
      (place: place, name: name, alone: alone[name] ?? 0, together: together[name] ?? 0)
    }
    return counted.sorted {
      ($0.alone, $0.together, -$0.place) > ($1.alone, $1.together, -$1.place)
    }.map { ($0.name, $0.alone, $0.together) }
  }

  /// The name of something that can be declared: step `host`, property `frame` of CALayer.
  static func asCode(_ name: String) -> String {
    let words = name.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1 else { return name }
    return ([words[0], words[1].asCode] + words.dropFirst(2)).joined(separator: " ")
  }
}
