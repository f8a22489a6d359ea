import Conformance
import LayerModel
import LayerScript
import Rules

/// Something about a script that hardly any program does.
///
/// What was shrunk has it only where nothing usual will do, and seldom do two mistakes of an engine want the same.
enum UnusualInput: Hashable, Sendable {
  /// A value of a property that is far from usual.
  case value(UnusualValue)
  /// A text with the character U+0000.
  case nullCharacter
  /// A number whose square is no finite number, or zero though the number is not.
  case squareOutOfRange
  /// A step that no rule says anything of, so that nothing behind it is certain.
  case unspecified(OpenItem)
  /// A conversion from a layer to itself.
  case conversionToItself
  /// A host that another layer holds.
  case hostInsideLayer
  /// An explicit transaction that is open when a turn ends.
  case transactionOpenAtTick
}

extension Script {
  /// The script with something usual in the place of something unusual, for all of that up to a step.
  func usualScripts(
    upTo end: Int, assumptions: Assumptions
  ) -> [(input: UnusualInput, usual: AlteredScript)] {
    let start = Script(Array(steps.prefix(end + 1)))
    var inputs = start.unusualValues(upTo: end).map { UnusualInput.value($0) }
    inputs += [
      .nullCharacter, .squareOutOfRange, .conversionToItself, .hostInsideLayer,
      .transactionOpenAtTick,
    ]
    if let item = start.firstUnspecified(assumptions) { inputs.append(.unspecified(item)) }
    return inputs.compactMap { input in
      let usual = start.replacing(input, assumptions)
      return usual.script == start ? nil : (input, usual)
    }
  }

  private func replacing(_ input: UnusualInput, _ assumptions: Assumptions) -> AlteredScript {
    switch input {
    case .value(let value): AlteredScript(stepByStep: replacing(value))
    case .nullCharacter: AlteredScript(stepByStep: Script(steps.map(\.replacingNullCharacters)))
    case .squareOutOfRange:
      AlteredScript(stepByStep: replacingNumbers { $0.isSquareOutOfRange ? 1 : $0 })
    case .unspecified(let item): without(item, assumptions)
    case .conversionToItself: convertingToSublayers
    case .hostInsideLayer: hostingRoots(assumptions)
    case .transactionOpenAtTick: committingBeforeTicks
    }
  }
}

extension Step {
  /// The step with a usual character in the place of each U+0000 of its texts.
  fileprivate var replacingNullCharacters: Step {
    let text = Script([self]).description
    guard text.contains(Self.nullCharacter) else { return self }
    let usual = text.split(separator: Self.nullCharacter, omittingEmptySubsequences: false)
      .joined(separator: "0")
    return (try? Script(parsing: usual))?.steps.first ?? self
  }

  /// How scripts write the character.
  private static let nullCharacter = "\\0"
}

extension Double {
  /// Whether the square is no finite number, or zero though the number is not.
  fileprivate var isSquareOutOfRange: Bool {
    isFinite && self != 0 && !(self * self).isNormal
  }
}
