import Choices
import Geometry
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// What hardly any script needs and every engine has to bear is drawn, rarely.
struct RarityTests {
  @Test(arguments: Rarity.all)
  func whatIsRareComesUp(rarity: Rarity) {
    #expect(rarity.firstSeed != nil)
  }

  @Test(arguments: [
    (Numbers.coordinate, -1e6...1e6), (Numbers.extent, 0...1e6), (Numbers.depth, -1e4...1e4),
    (Numbers.ownDuration, 0.0625...64), (Numbers.speed, 0.25...4), (Numbers.repeats, 0...16),
    (Numbers.advance, 0.0078125...1_048_576),
  ])
  func nearlyAllNumbersAreUsualOnes(mixture: DoubleMixture, usual: ClosedRange<Double>) {
    var source = ChoiceSource(seed: 1)
    let drawn = (0..<4000).map { _ in source.double(mixture) }
    let unusual = drawn.count { !usual.contains($0) }
    #expect(drawn.allSatisfy(mixture.allows))
    #expect((4...200).contains(unusual))
  }

  @Test(arguments: [Property.name, .borderColor, .shadowColor])
  func theSimplestValueIsAUsualOne(property: Property) {
    var source = ChoiceSource(replaying: [])
    let value = machine.initialState.value(for: property, &source, layer: nil, like: nil)
    #expect(value == (property == .name ? .string("a") : .color(Color(0, 0, 0, 1))))
  }

  @Test func anUnusualNumberIsLessSimpleThanTheUsualOnes() throws {
    var source = ChoiceSource.encoder
    let numbers = [0, 1, 2] + Numbers.coordinate.outliers.filter { abs($0) < 1 }
    for number in numbers { _ = source.double(Numbers.coordinate, like: number) }
    let least = try #require(source.recorded.dropFirst(3).map(\.complexity).min())
    #expect(source.recorded.prefix(3).allSatisfy { $0.complexity < least })
  }

  @Test func hostileKeysAreNoPathsAndNoProperties() {
    for key in HostileTexts.keys {
      #expect(Property(rawValue: key) == nil, "\(key)")
      #expect(PropertyPath(key).rest == [], "\(key)")
      #expect(!key.isEmpty)
    }
  }

  @Test func mostKeysOfSearchesAreUsualOnes() {
    var source = ChoiceSource(seed: 1)
    let draft = machine.initialState
    let keys = (0..<2000).map { _ in draft.key(&source, like: nil) }
    let rare = keys.count { HostileTexts.keys.contains($0) || Palette.quietKeys.contains($0) }
    #expect((40...200).contains(rare))
  }

  @Test func transactionsAreNestedMoreThanEightDeep() {
    let deepest = Self.scripts(about: .transactions).map { script in
      var depth = 0
      return script.steps.reduce(into: 0) { deepest, step in
        if step.kind == .begin { depth += 1 }
        if step.kind == .commit { depth -= 1 }
        deepest = max(deepest, depth)
      }
    }
    #expect(deepest.contains { $0 > 8 })
    #expect(deepest.count { $0 > 4 } * 2 < deepest.count)
  }

  @Test func treesOfMoreThanEightLayersComeUp() {
    let counts = Self.scripts(about: .hierarchy).map { script in
      script.steps.count { $0.creation?.name.kind == .layer }
    }
    #expect(counts.contains { $0 > 8 })
    #expect(counts.count { $0 > 8 } * 2 < counts.count)
  }

  @Test func aLayerGetsMoreThanEightAnimationsAtOnce() {
    let counts = Self.scripts(about: .animations).map { script in
      script.steps.count { $0.kind == .addAnimation }
    }
    #expect(counts.contains { $0 > 8 })
  }

  private static func scripts(about theme: Theme) -> [GeneratedScript] {
    let plan = ScriptEmphasis(theme: theme, ingredientPercent: 70)
    return (1...60).map { GeneratedScript(seed: $0, plan: plan) }
  }
}

/// Something rare, and the shapes of the steps among which it is looked for.
struct Rarity: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let plan: ScriptEmphasis
  private let isMet: @Sendable (Step) -> Bool

  private init(
    _ name: String, among shapes: ShapeSet, about theme: Theme? = nil,
    isMet: @escaping @Sendable (Step) -> Bool
  ) {
    testDescription = name
    var plan = ScriptEmphasis(only: shapes)
    plan.theme = theme
    self.plan = plan
    self.isMet = isMet
  }

  /// The first seed whose script has it, if one of a few does.
  var firstSeed: UInt64? {
    (1...400).first { GeneratedScript(seed: $0, plan: plan).steps.contains(where: isMet) }
  }

  static let all = values + animations + keys + moves

  private static let values = [
    Rarity("no border color", among: [.newLayer, .setProperty]) {
      $0.assignment.map { $0.property == .borderColor && $0.value == .nil } ?? false
    },
    Rarity("no shadow color", among: [.newLayer, .setProperty]) {
      $0.assignment.map { $0.property == .shadowColor && $0.value == .nil } ?? false
    },
    named("an empty name") { $0.isEmpty },
    named("a name with a null character") { $0.utf8.contains(0) },
    named("a name beyond ASCII") { !$0.allSatisfy(\.isASCII) },
    named("a long name") { $0.count > 256 },
    placed("a far position") { abs($0) > 9_007_199_254_740_992 },
    placed("a position all but zero") { $0 != 0 && abs($0) < 1e-6 },
    placed("a decimal position") { $0 == 0.3 },
  ]

  private static let animations = [
    timed("no duration", .duration) { $0 == 0 },
    timed("a negative duration", .duration) { $0 < 0 },
    timed("an endless duration", .duration) { $0 == .infinity },
    timed("an endless repeat duration", .repeatDuration) { $0 == .infinity },
    timed("a negative repeat count", .repeatCount) { $0 < 0 },
    timed("a negative speed", .speed) { $0 < 0 },
    Rarity("endless growth", among: [.newMotion], about: .motion) { step in
      let values = Dictionary(step.animationSettings.map { ($0.property, $0.value) }) { $1 }
      return values[.cumulative] == .boolean(true) && values[.repeatCount] == .number(.infinity)
    },
  ]

  private static let keys = [
    Rarity("a key from JavaScript", among: [.newLayer, .setUndeclared], about: .keys) {
      $0.keyPath?.text == "constructor"
    },
    Rarity("a key from JavaScript of a transaction", among: [.setTransactionKey]) {
      $0.keyPath?.text == "toString"
    },
    Rarity("sublayers by their key", among: [.newLayer, .setKey], about: .keys) {
      $0.keyPath?.text == "sublayers"
    },
    Rarity("an action for what never animates", among: [.newLayer, .setActions]) {
      $0.setting(.actions)?.value["contentsGravity"] != nil
    },
  ]

  private static let moves = [
    Rarity("a mask that closes a circle", among: [.newLayer, .setMask]) {
      $0.setting(.mask).map { $0.value == .reference($0.name) } ?? false
    },
    Rarity("a handler that moves layers", among: [.newLayer, .handle], about: .callbacks) {
      guard case .react(_, _, let steps, _) = $0.command else { return false }
      return steps.contains { [.add, .insert, .remove].contains($0.kind) }
    },
  ]

  private static func named(
    _ name: String, isMeant: @escaping @Sendable (String) -> Bool
  ) -> Rarity {
    Rarity(name, among: [.newLayer, .setProperty]) {
      $0.setting(.name)?.value.asString.map(isMeant) ?? false
    }
  }

  private static func placed(
    _ name: String, isMeant: @escaping @Sendable (Double) -> Bool
  ) -> Rarity {
    Rarity(name, among: [.newLayer, .setProperty]) {
      $0.setting(.position)?.value.components?.contains(where: isMeant) ?? false
    }
  }

  private static func timed(
    _ name: String, _ property: Property, isMeant: @escaping @Sendable (Double) -> Bool
  ) -> Rarity {
    Rarity(name, among: [.newAnimation, .setAnimation]) { step in
      step.animationSettings.contains { setting in
        setting.property == property && (setting.value.asNumber.map(isMeant) ?? false)
      }
    }
  }
}
