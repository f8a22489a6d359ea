/// A command that a state machine drew and cannot find the choices behind.
///
/// Without these, what was written by hand is not shrunk, and what was saved is not read as it was.
public struct EncodingMistake<Command>: CustomStringConvertible {
  /// What became of the command.
  public enum Kind: String, Hashable, Sendable {
    /// The machine says that it cannot draw the command.
    case refused = "is drawn and cannot be encoded"
    /// The choices found are not those behind the command.
    case otherChoices = "is encoded as other choices than it was drawn from"
    /// The choices lead to another command, or to none: something decides that is no choice.
    case otherCommand = "becomes another command when its choices are repeated"
  }

  /// The commands that were drawn, up to the one that the mistake is about.
  public let commands: [Command]
  /// What became of the last of them.
  public let kind: Kind

  /// The command and what became of it.
  public var description: String {
    "command \(commands.count), \(commands.last.map { "'\($0)'" } ?? "none"), \(kind.rawValue)"
  }
}

extension EncodingMistake: Sendable where Command: Sendable {}

extension StateMachine where Command: Equatable {
  /// Looks for a command that is drawn and cannot be encoded, or not be repeated.
  ///
  /// Every machine that a test is written for deserves this check, as one of its own tests.
  ///
  /// - Parameters:
  ///   - seed: The seed of the sequences.
  ///   - cases: How many sequences to draw.
  ///   - length: How many commands each has.
  /// - Returns: The first mistake; nil when whatever was drawn is encoded and repeated.
  public func firstEncodingMistake(
    seed: UInt64 = 0, cases: Int = 100, length: Int = 50
  ) -> EncodingMistake<Command>? {
    for number in 0..<cases {
      let drawn = randomSequence(count: length, seed: SplitMix64.seed(of: number, in: seed))
      if let mistake = mistake(in: drawn) { return mistake }
    }
    return nil
  }

  private func mistake(in drawn: DrawnSequence<Self>) -> EncodingMistake<Command>? {
    let mistake = { (place: Int, kind: EncodingMistake<Command>.Kind) in
      EncodingMistake(commands: Array(drawn.commands.prefix(place + 1)), kind: kind)
    }
    let repeated = replay(drawn.steps).commands
    if let place = drawn.commands.firstDifference(from: repeated) {
      return mistake(place, .otherCommand)
    }
    do throws(NotDrawable) {
      let steps = try encode(drawn.commands)
      return drawn.steps.firstDifference(from: steps).map { mistake($0, .otherChoices) }
    } catch {
      return mistake(error.index, .refused)
    }
  }
}

extension Generator where Value: Equatable {
  /// Looks for a value that is drawn and cannot be encoded, or not be repeated.
  ///
  /// - Parameters:
  ///   - seed: The seed of the values.
  ///   - cases: How many values to draw.
  /// - Returns: The first mistake; nil when whatever was drawn is encoded and repeated.
  public func firstEncodingMistake(
    seed: UInt64 = 0, cases: Int = 100
  ) -> EncodingMistake<Value>? {
    ValueMachine(self).firstEncodingMistake(seed: seed, cases: cases, length: 1)
  }
}

extension Array where Element: Equatable {
  /// The place at which two arrays begin to differ; nil where they are equal.
  fileprivate func firstDifference(from other: [Element]) -> Int? {
    if let place = zip(self, other).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
      return place.offset
    }
    return count == other.count ? nil : Swift.min(count, other.count)
  }
}
