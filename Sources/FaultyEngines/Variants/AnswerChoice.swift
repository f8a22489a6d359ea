package import LayerModel
package import LayerScript
package import Rules

/// What an engine answers in the place of the reference's own reading, where more is allowed.
package protocol AnswerChoice: Sendable {
  /// Puts another outcome in the place of the reference's.
  ///
  /// - Parameters:
  ///   - outcome: What the engine is about to answer.
  ///   - step: The step.
  ///   - expected: What any conforming engine may answer to it.
  ///   - world: The engine's world after the step.
  /// - Returns: How often something was chosen otherwise.
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int
}

/// The world of an engine that takes other choices, with how often it did so.
package struct VariantWorld: Sendable {
  private var world: World
  private var choices: [(member: Int, choice: any AnswerChoice)] = []
  private var takers: [Int] = []
  private let clocks: [(member: Int, resolution: Double)]
  private var counts: [Int]

  /// Creates an empty world.
  package init(
    _ mixture: Mixture, assumptions: Assumptions, reasons: ReasonTable = ReasonTable()
  ) {
    var departures: [Departure] = []
    counts = Array(repeating: 0, count: mixture.members.count)
    for (place, variant) in mixture.members.enumerated() {
      if let departure = variant.departure {
        departures.append(departure)
        takers.append(place)
      }
      if let choice = variant.choice { choices.append((place, choice)) }
    }
    clocks = mixture.members.enumerated().compactMap { place, variant in
      variant.clockResolution.map { (place, $0) }
    }
    world = World(assumptions: assumptions, reasons: reasons, departing: departures)
  }

  /// How often each member has chosen otherwise, in the order of the members.
  package var touches: [Int] {
    var counts = counts
    for (taker, touches) in zip(takers, world.touches) { counts[taker] += touches }
    return counts
  }

  /// Carries out a step.
  package mutating func perform(_ step: Step) -> Outcome {
    let expected = world.perform(roundedToClocks(step))
    var outcome = expected.outcome
    for place in choices.indices {
      counts[choices[place].member] +=
        choices[place].choice.choose(&outcome, to: step, expected, in: &world)
    }
    return outcome
  }

  /// The step with its advance rounded to what the clocks of the members can count.
  private mutating func roundedToClocks(_ step: Step) -> Step {
    guard case .advance(let seconds) = step.command else { return step }
    var step = step
    for clock in clocks {
      let rounded = (seconds / clock.resolution).rounded() * clock.resolution
      if rounded == seconds { continue }
      step.action = .command(.advance(rounded))
      counts[clock.member] += 1
    }
    return step
  }
}
