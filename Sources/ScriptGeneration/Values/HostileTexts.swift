import Choices
import LayerScript

/// Texts that engines stumble over beside the plain ones: in values, and as keys that nobody
/// declares.
enum HostileTexts {
  /// Texts for values, simplest first.
  static let values: [Value] = texts.map { .string($0) }

  private static let texts =
    [
      "", " ", "nil", "0", "a\u{0}b", "%s%n", "\"\\", "line\nline", "\u{e9}\u{44f}\u{6f22}",
      "\u{1f600}",
    ] + [long]

  /// Keys: names that every object of some language has, formats, and what is no word.
  ///
  /// None of them is a method of an Objective-C object, which key-value coding would find, and none
  /// has a dot, which would make it a path.
  static let keys =
    [
      "toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "__class__", "__dict__",
      "%s%n", "a key", "a\u{0}b", "\u{e9}\u{44f}\u{6f22}",
    ] + [long]

  /// A text that outgrows a buffer of the usual sizes.
  private static let long = String(repeating: "x", count: 260)
}

extension Bias {
  /// All alike, but those behind the first few hardly ever: one time in some twenty altogether.
  static func rarely(_ count: Int, behind usual: Int) -> Bias {
    let rare = max(1, count - usual)
    let weight = UInt32(20 * rare / max(1, usual))
    return .weights((0..<count).map { $0 < usual ? max(1, weight) : 1 })
  }
}
