import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// The ways in which an expectation asserts less than one outcome: some variant makes use of each.
struct WeaknessTests {
  @Test func everyWeaknessIsUsedByAVariant() throws {
    var used: Set<Weakness> = []
    for variant in VariantCatalogue.all { used.formUnion(try weaknesses(usedBy: variant)) }
    #expect(Set(Weakness.allCases).subtracting(used) == [])
  }

  /// The weaknesses of those steps of a variant's script in which it does otherwise than the reference.
  private func weaknesses(usedBy variant: Variant) throws -> Set<Weakness> {
    let script = try Script(parsing: variant.steps)
    let mixture = Mixture(of: variant)
    let assumptions = Assumptions(WorldEngine(mixture: mixture).description)
    var world = VariantWorld(mixture, assumptions: assumptions)
    let outcomes = script.steps.map { world.perform($0) }
    let expected = World.expectations(of: script, assumptions: assumptions).steps
    return zip(outcomes, expected).reduce(into: []) { used, step in
      used.formUnion(Weakness.used(by: step.0, in: step.1))
    }
  }
}

/// A way in which an expectation asserts less than one outcome.
private enum Weakness: CaseIterable, Hashable {
  case openValue, tolerance, anyOrder, orderUpToTies, atLeastElements, elementsAside, countAlone
  case something, anythingElse, nothingOrFields
  case lateException, possibleException, undecidedStep
  case eventAnywhere, eventBefore, eventOften, openEvent

  /// The weaknesses without which an outcome would not be allowed.
  static func used(by outcome: Outcome, in expected: Expected) -> Set<Weakness> {
    let own = expected.outcome
    let answers = outcome.answer == own.answer ? [] : weaknesses(of: expected.pattern)
    return answers.union(
      outcome.events == own.events
        ? [] : weaknesses(of: expected.events, told: outcome.events, not: own.events))
  }

  private static func weaknesses(of pattern: AnswerPattern) -> Set<Weakness> {
    switch pattern {
    case .done, .raises(.now): []
    case .raises(.byNextCommit): [.lateException]
    case .doneOrRaises: [.possibleException]
    case .undecided: [.undecidedStep]
    case .value(let pattern): weaknesses(of: pattern)
    }
  }

  private static func weaknesses(of pattern: ValuePattern) -> Set<Weakness> {
    switch pattern {
    // All but the first stand in cases of the corpus alone.
    case .exactly, .oneOf, .atMost, .finite: []
    case .near: [.tolerance]
    case .unordered: [.anyOrder]
    case .orderedUpToTies: [.orderUpToTies]
    case .contains: [.atLeastElements]
    case .ignoring(_, let pattern): weaknesses(of: pattern).union([.elementsAside])
    case .counted: [.countAlone]
    case .something: [.something]
    case .noneOf: [.anythingElse]
    case .noEmptyList(_, let pattern): weaknesses(of: pattern)
    case .nothingOrFields: [.nothingOrFields]
    case .unspecified: [.openValue]
    }
  }

  /// The weaknesses of those events that come another number of times, or elsewhere among the others.
  private static func weaknesses(
    of expected: [ExpectedEvent], told: [Event], not own: [Event]
  ) -> Set<Weakness> {
    let isMoved = told.count == own.count && Set(told) == Set(own)
    return expected.reduce(into: []) { used, event in
      let answer = event.shape.event
      let isOther = told.count { $0 == answer } != own.count { $0 == answer }
      switch event.presence {
      case .once, .onceAfter: break
      case .onceAnywhere: if isMoved { used.insert(.eventAnywhere) }
      case .onceSince: if isOther { used.insert(.eventBefore) }
      case .sometimeSince: if isOther { used.insert(.eventOften) }
      case .open: if isOther || answer == nil { used.insert(.openEvent) }
      }
    }
  }
}

extension EventShape {
  /// The event that it is about, if it is about one.
  fileprivate var event: Event? {
    switch self {
    case .event(let event), .withAnyDetails(let event), .repeated(let event): event
    case .searches, .otherQuestions, .kinds: nil
    }
  }
}
