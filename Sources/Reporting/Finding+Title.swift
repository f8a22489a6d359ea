import Conformance
import LayerScript

extension Finding {
  /// What happens, made of what shows the mistake and of the step that makes it.
  ///
  /// - Parameter quote: How a piece of a script is set off from the words around it.
  /// - Returns: A sentence without a full stop; nil where a law is broken, or where no script shows it.
  func title(_ quote: (String) -> String) -> String? {
    guard problem.kind == .wrongAnswer || problem.kind == .crash || problem.kind == .hang,
      !script.steps.isEmpty, identity.law == nil, let words = identity.words(quote)
    else { return nil }
    guard let sideEffect else { return words + scope }
    let (step, look) = (
      quote(sideEffect.description.visible), quote(identity.look.description.visible)
    )
    return "\(step) has an effect on \(look) that it must not have" + scope
  }

  /// How many other properties show the same, where that was tried.
  private var scope: String {
    guard let generality, generality.isGeneral else { return "" }
    return ", and so for \(generality.wrong) of \(generality.tried) properties of its kind"
  }
}

extension ProblemIdentity {
  /// What happens, in a sentence without a full stop; nil where no query or callback says it.
  func words(_ quote: (String) -> String) -> String? {
    let look = quote(look.description.visible)
    if deviation == .notImplemented { return "The engine does not implement \(look)" }
    guard let what = deviation.words else { return nil }
    if culprit == self.look { return "\(look) \(what)" }
    let step = quote(culprit.description.visible)
    let place = isPassedOn ? "once \(step) is published" : "after \(step)"
    return "\(place), \(look) \(what)"
  }
}

extension Deviation {
  /// What a query or a callback does; nil where there is no one such thing.
  fileprivate var words: String? {
    switch self {
    case .unchanged: "answers what it did before"
    case .missing: "answers nothing"
    case .unexpected: "answers something where there is nothing"
    case .otherValue: "answers another value"
    case .imprecise: "answers a number that is not quite the right one"
    case .notFinite: "answers what is no finite number"
    case .raised: "raises an exception"
    case .notRaised: "raises no exception"
    case .missingEvent: "is a callback that does not come as it should"
    case .unexpectedEvent: "is a callback that should not come"
    case .unsupportedChanged: "changes something although it is unsupported"
    case .crash: "ends the engine"
    case .hang: "does not come to an end"
    case .notImplemented, .contradiction, .protocolViolation, .driverTrouble, .dependsOnEarlier,
      .varies:
      nil
    }
  }
}
