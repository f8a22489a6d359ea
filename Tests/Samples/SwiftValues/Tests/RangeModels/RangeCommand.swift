public import Choices

/// What can be done to a set of ranges.
public enum RangeCommand: Hashable, Sendable {
  case insert(ClosedRange<Int>)
  case remove(ClosedRange<Int>)

  /// The kinds of commands, the simplest first.
  public enum Kind: CaseIterable {
    case insert, remove
  }

  /// Which kind of command it is.
  public var kind: Kind {
    switch self {
    case .insert: .insert
    case .remove: .remove
    }
  }

  /// Its range.
  public var range: ClosedRange<Int> {
    switch self {
    case .insert(let range), .remove(let range): range
    }
  }

  /// Draws a command, or encodes one.
  public static func drawn(
    _ kinds: CommandKinds, from source: inout ChoiceSource, like: RangeCommand?
  ) -> RangeCommand? {
    let kind = source.command(of: kinds, possible: { (_: Kind) in true }, like: like?.kind)
    guard let kind, let range = ranges.draw(from: &source, like: like?.range) else { return nil }
    return kind == .insert ? .insert(range) : .remove(range)
  }

  /// Carries the command out on the model, which is a plain set.
  public func apply(to numbers: inout Set<Int>) {
    switch self {
    case .insert(let range): numbers.formUnion(range)
    case .remove(let range): numbers.subtract(range)
    }
  }
}
