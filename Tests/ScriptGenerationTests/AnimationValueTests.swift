import Choices
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// From which values new animations and transactions are made.
struct AnimationValueTests {
  @Test(
    arguments: [
      (.duration, Numbers.ownDuration), (.repeatDuration, Numbers.repeatDuration),
      (.speed, Numbers.speed), (.beginTime, Numbers.instant),
    ] as [(Property, DoubleMixture)])
  func numbersKeepToWhatTheirPropertyAllows(property: Property, mixture: DoubleMixture) {
    let numbers = Self.set(property).compactMap(\.asNumber)
    #expect(numbers.allSatisfy(mixture.allows))
    #expect(Set(numbers).count > 4)
  }

  @Test func durationsOfTransactionsKeepToTheLimitsOfDurations() {
    let plan = ScriptEmphasis(only: [.setTransaction, .setTransactionKey])
    let numbers = (1...6).flatMap { GeneratedScript(seed: $0, plan: plan).steps }.compactMap {
      switch $0.command {
      case .set(.transaction, .animationDuration, let value): value.asNumber
      case .setValue(.transaction, let path, let value) where path.text == "animationDuration":
        value.asNumber
      default: nil
      }
    }
    #expect(numbers.count > 50)
    // None and negative ones are settled nowhere (UA-28).
    #expect(numbers.allSatisfy(Numbers.duration.allows))
    #expect(numbers.allSatisfy { $0 > 0 })
  }

  @Test func manyAnimationsAreUnderWayFromTheirFirstCommit() {
    // The clock shows 100 s.
    let begins = Self.set(.beginTime).compactMap(\.asNumber)
    #expect(begins.count { [99.9375, 99.875, 99.8125].contains($0) } * 3 > begins.count)
    #expect(begins.contains { $0 > 100 })
  }

  @Test func aFifthOfTheRepeatCountsIsEndless() {
    let counts = Self.set(.repeatCount).compactMap(\.asNumber)
    let endless = counts.count { $0 == .infinity }
    #expect((counts.count / 10...counts.count / 3).contains(endless))
    #expect(counts.allSatisfy { $0 == .infinity || Numbers.repeats.allows($0) })
  }

  @Test(arguments: ["removed", "forwards", "backwards", "both"])
  func theFillModeComesUp(mode: String) {
    #expect(Self.set(.fillMode).contains(.string(mode)))
  }

  @Test(arguments: TimingFunction.Name.allCases)
  func theTimingFunctionComesUp(name: TimingFunction.Name) {
    #expect(Self.set(.timingFunction).contains(.timing(.named(name))))
  }

  @Test func fewAnimationsHaveThreeEnds() {
    // All three mean nothing (UA-10, UA-12).
    let ends: Set<Property> = [.fromValue, .toValue, .byValue]
    let whole = Self.made.count { step in
      ends.isSubset(of: step.animationSettings.map { $0.property })
    }
    #expect(whole * 8 < Self.made.count)
  }

  @Test func everyAnimationHasAKeyPathAndEndsThatFitIt() {
    for step in Self.made {
      let settings = step.animationSettings
      let path = settings.first?.value.asString ?? ""
      #expect(settings.first?.property == .keyPath)
      for (property, value) in settings
      where [.fromValue, .toValue, .byValue].contains(property) {
        switch path {
        case "position", "anchorPoint", "bounds.origin": #expect(value.asPoint != nil, "\(step)")
        case "bounds", "contentsRect": #expect(value.asRect != nil, "\(step)")
        case "bounds.size", "transform.translation": #expect(value.asSize != nil, "\(step)")
        case "backgroundColor": #expect(value == .nil || value.components?.count == 4, "\(step)")
        default: #expect(value.asNumber != nil, "\(step)")
        }
      }
    }
  }

  /// Scripts that create and change animations alone.
  private static let steps = (1...8).flatMap {
    GeneratedScript(seed: $0, plan: ScriptEmphasis(only: [.newAnimation, .setAnimation])).steps
  }

  /// Steps that make animations.
  private static let made = (1...60).flatMap {
    GeneratedScript(seed: $0, plan: ScriptEmphasis(only: [.newAnimation], length: 4)).steps
  }

  private static func set(_ property: Property) -> [Value] {
    (steps + made).flatMap(\.animationSettings).filter { $0.property == property }.map(\.value)
  }
}
