/// A text of which at least a part came from an engine: data, never trusted and never printed raw.
///
/// Where it may stand is decided by the forms that it has, one for each place: a terminal, Markdown,
/// Swift, Objective-C. There is no other way to its characters. It takes other texts in by
/// interpolation, and what comes of that is an engine's text again.
public struct EngineText: Hashable, Sendable {
  /// What was kept of the text, as it came.
  let kept: String
  /// How many characters behind that were not kept.
  let omitted: Int

  init(kept: String, omitted: Int) {
    (self.kept, self.omitted) = (kept, omitted)
  }

  /// Takes a text in; of a very long one only the start is kept.
  public init(_ text: String) {
    self.init(text, keeping: Bounds.kept)
  }

  /// Takes a line of UTF-8 in that is shown as it travelled.
  public init(traffic line: [UInt8]) {
    self.init(String(decoding: line, as: UTF8.self), keeping: Bounds.traffic)
  }

  private init(_ text: String, keeping count: Int) {
    guard text.utf8.count > count else {
      self.init(kept: text, omitted: 0)
      return
    }
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
    else {
      self.init(kept: text, omitted: 0)
      return
    }
    self.init(kept: String(scalars[..<end]), omitted: scalars[end...].count)
  }

  /// Tells whether there is nothing in it.
  public var isEmpty: Bool { kept.isEmpty && omitted == 0 }
}

extension EngineText {
  /// How many characters (Unicode scalars) of a text are kept and shown; the rest is counted.
  package enum Bounds {
    /// What is kept of a text at all, and so in records.
    package static let kept = 16_384
    /// What is kept and shown of a message that is shown as it travelled.
    package static let traffic = 262_144
    /// A name within a line: of an engine, a version, a language.
    package static let name = 120
    /// A text on a terminal, in Markdown or in a literal.
    package static let text = 4_000
    /// A comment in a program.
    package static let comment = 1_000
    /// A line of what a driver wrote itself.
    package static let line = 500
    /// Lines of what a driver wrote itself.
    package static let lines = 40
    /// Texts in a list, such as names that are not known.
    package static let list = 50
  }
}

extension EngineText: ExpressibleByStringInterpolation {
  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds words of the harness.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text of an engine.
    public mutating func appendInterpolation(_ part: EngineText) { text += part.whole }

    /// Adds anything that has a description.
    public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      text += part.description
    }
  }

  /// Creates a text from words of the harness.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a text from its parts.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// A text with another behind it.
  public static func + (left: EngineText, right: EngineText) -> EngineText {
    EngineText(left.whole + right.whole)
  }
}

extension [EngineText] {
  /// The texts as one, with a separator between each and the next.
  package func joined(separator: String) -> EngineText {
    EngineText(map(\.whole).joined(separator: separator))
  }
}

extension EngineText: CustomReflectable {
  /// Nothing: what looks into values to print them finds no characters here.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension DefaultStringInterpolation {
  /// Keeps the text of an engine out of plain strings: the compiler warns of each such place.
  @available(*, deprecated, message: "an engine's text has a form for each place; choose one")
  public mutating func appendInterpolation(_ text: EngineText) {
    appendInterpolation("an engine's text")
  }
}

/// What is said besides an answer: kept and shown, and never compared.
///
/// Any two are equal.
public struct Remark: Hashable, Sendable, ExpressibleByNilLiteral, ExpressibleByStringLiteral {
  /// What is said, if anything is.
  public let text: EngineText?

  /// Creates a remark.
  public init(_ text: EngineText?) { self.text = text }

  /// Creates a remark that says nothing.
  public init(nilLiteral: ()) { text = nil }

  /// Creates a remark from words of the harness.
  public init(stringLiteral value: String) { text = EngineText(value) }

  /// True: remarks make no difference.
  public static func == (left: Remark, right: Remark) -> Bool { true }

  /// Adds nothing, because all remarks are equal.
  public func hash(into hasher: inout Hasher) {}
}
