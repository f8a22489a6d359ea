public import LayerScript
public import Rules

/// A script that is known to tell something, with where it comes from.
public struct DirectedScript: Sendable {
  /// The script; it makes sense.
  public let script: Script
  /// Where it comes from, and what it is called by.
  public let source: Source
  /// Where else the very same script comes from, in order.
  public internal(set) var otherSources: [Source] = []

  /// Creates a script.
  init(_ script: Script, from source: Source) {
    self.script = script
    self.source = source
  }

  /// One of the places where a script comes from.
  public struct Source: Hashable, Sendable {
    /// Who wrote the script.
    public let origin: Origin
    /// How it differs from what was written.
    public let variant: Variant
    /// The rules that the script is about: those that the case cites, or the fault breaks.
    public let rules: [RuleID]

    /// Creates a place; what was written itself is the usual variant.
    init(origin: Origin, variant: Variant = .asWritten, rules: [RuleID]) {
      self.origin = origin
      self.variant = variant
      self.rules = rules
    }

    /// What the script stands together with: its chapter, or the area that its fault is mostly about.
    var group: String {
      switch origin {
      case .corpus(let chapter, title: _): chapter
      case .fault: rules.first?.area.name ?? ""
      }
    }
  }

  /// Who wrote a script.
  public enum Origin: Hashable, Sendable {
    /// A case of the corpus, by its chapter and its title.
    case corpus(chapter: String, title: String)
    /// A fault, by its name: this is its shortest script.
    case fault(String)
  }

  /// How a script differs from what was written.
  public enum Variant: String, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case asWritten = "as written"
    /// Initial values have steps of their own.
    case spelledOut = "spelled out"
    /// Animations that were added without a key are added with one.
    case keyed
    /// Both of this.
    case spelledOutAndKeyed = "spelled out and keyed"
  }
}

extension DirectedScript {
  /// What the script is called, in one line; no two have the same name.
  public var name: String { source.description }

  /// All places where the script comes from, the one that it is called by first.
  public var sources: [Source] { [source] + otherSources }

  /// The rules that the script is about, without repetition.
  public var rules: [RuleID] {
    var rules = source.rules
    for rule in otherSources.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }

  /// Tells whether the script is the shortest one of a fault, or made of it.
  public func comes(fromFault name: String) -> Bool {
    sources.contains { $0.origin == .fault(name) }
  }
}

extension DirectedScript.Source: CustomStringConvertible {
  /// The place in one line, such as `corpus geo: The frame follows …` or `fault asks-twice, keyed`.
  public var description: String {
    let origin =
      switch origin {
      case .corpus(let chapter, let title): "corpus \(chapter): \(title)"
      case .fault(let name): "fault \(name)"
      }
    return variant == .asWritten ? origin : "\(origin), \(variant.rawValue)"
  }
}
