import Conformance
import LayerModel
import LayerScript
import Rules

/// Something about a script that most scripts do without, and so do most mistakes of an engine.
///
/// What was shrunk has it only where nothing usual will do, and seldom do two mistakes want the same.
enum UnusualInput: Hashable, Sendable {
  /// A value of a property that is far from usual.
  case value(UnusualValue)
  /// A text with the character U+0000.
  case nullCharacter
  /// A number whose square is no finite number, or zero though the number is not.
  case squareOutOfRange
  /// A step that no rule says anything of, so that nothing behind it is certain.
  case unspecified(OpenItem)
  /// A declared property that is set by its key.
  case keyValueCoding
  /// An animation, or a block of views, that never ends.
  case endlessRepetition
  /// A layer whose time is not that of the layer above it.
  case layerTime
  /// A property or an option of this name.
  case option(String)
  /// An object of a class of the framework that is not the usual one of its kind.
  case objectOfClass(ClassName)
  /// A conversion from a layer to itself.
  case conversionToItself
  /// A host that another layer holds.
  case hostInsideLayer
  /// An explicit transaction that is open when a turn ends.
  case transactionOpenAtTick
}

extension UnusualInput {
  /// The same of objects of any class: what animations have in common an engine mostly reads in one place.
  var ofAnyClass: UnusualInput {
    if case .value(let value) = self { .value(value.ofAnyClass) } else { self }
  }

  /// The same wherever in a property the value is.
  var ofWholeProperty: UnusualInput {
    if case .value(let value) = self { .value(value.ofWholeProperty) } else { self }
  }

  /// Whether two mistakes hardly ever need it both; where they may, they are one only if like rules are suspected.
  var isTelling: Bool {
    switch self {
    // Each formula comes to the end of the range of numbers by itself.
    case .layerTime, .option, .objectOfClass, .squareOutOfRange: false
    case .value, .nullCharacter, .unspecified, .keyValueCoding,
      .endlessRepetition, .conversionToItself, .hostInsideLayer, .transactionOpenAtTick:
      true
    }
  }
}

extension Script {
  /// The script with something usual in the place of something unusual, for all of that up to a step.
  func usualScripts(
    upTo end: Int, assumptions: Assumptions
  ) -> [(input: UnusualInput, usual: AlteredScript)] {
    let start = Script(Array(steps.prefix(end + 1)))
    // The order of a set is another in each process.
    var inputs = start.unusualValues(upTo: end).sorted { "\($0)" < "\($1)" }
      .map { UnusualInput.value($0) }
    inputs += [
      .nullCharacter, .squareOutOfRange, .keyValueCoding, .endlessRepetition, .layerTime,
      .conversionToItself, .hostInsideLayer, .transactionOpenAtTick,
    ]
    inputs += start.ignorableNames.filter { $0 != Self.style }.map { .option($0) }
    inputs += start.unusualClasses.sorted { $0.rawValue < $1.rawValue }.map { .objectOfClass($0) }
    if let item = start.firstUnspecified(assumptions) { inputs.append(.unspecified(item)) }
    return inputs.compactMap { input in
      let usual = start.replacing(input, assumptions)
      return usual.script == start ? nil : (input, usual)
    }
  }

  /// A style holds something else each time, so that two mistakes which need one have nothing in common.
  private static let style = "layer style"

  private func replacing(_ input: UnusualInput, _ assumptions: Assumptions) -> AlteredScript {
    switch input {
    case .value(let value): AlteredScript(stepByStep: replacing(value))
    case .nullCharacter: AlteredScript(stepByStep: Script(steps.map(\.replacingNullCharacters)))
    case .squareOutOfRange:
      AlteredScript(stepByStep: replacingNumbers { $0.isSquareOutOfRange ? 1 : $0 })
    case .unspecified(let item): without(item, assumptions)
    case .keyValueCoding: AlteredScript(stepByStep: Script(steps.map(\.settingByAccessor)))
    case .endlessRepetition: ending
    case .option(let name): ignoring([name])
    case .objectOfClass(let name): AlteredScript(stepByStep: replacingClass(name))
    case .layerTime: ignoring(["layer speed", "layer timeOffset", "layer beginTime"])
    case .conversionToItself: convertingToSublayers
    case .hostInsideLayer: hostingRoots(assumptions)
    case .transactionOpenAtTick: committingBeforeTicks
    }
  }
}

extension Script {
  /// The classes of its new objects that are not the usual ones of their kinds.
  fileprivate var unusualClasses: Set<ClassName> {
    Set(
      steps.compactMap { step in
        guard case .new(let creation) = step.command, case .known(let name) = creation.type,
          name != ClassName.standard(for: creation.name.kind)
        else { return nil }
        return name
      })
  }

  /// The script with the usual class of each object in the place of another.
  fileprivate func replacingClass(_ name: ClassName) -> Script {
    Script(
      steps.map { step in
        guard case .new(var creation) = step.command, creation.type == .known(name),
          let usual = ClassName.standard(for: creation.name.kind)
        else { return step }
        creation.type = .known(usual)
        return Step(.command(.new(creation)), thread: step.thread)
      })
  }
}

extension Step {
  /// The step with the accessor of a property in the place of its key.
  fileprivate var settingByAccessor: Step {
    guard case .setValue(let subject, let path, let value) = command,
      let property = path.property, path == PropertyPath(property)
    else { return self }
    return Step(.command(.set(subject, property, value)), thread: thread)
  }

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
