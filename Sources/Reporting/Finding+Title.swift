import Conformance
import FaultyEngines
import LayerScript

extension Finding {
  /// What is wrong in the engine, where it behaves like a known fault, and else what happens, made of what
  /// shows the mistake and of the step that makes it.
  ///
  /// - Parameter quote: How a piece of a script is set off from the words around it.
  /// - Returns: A sentence without a full stop; nil where a law is broken, or where no script shows it.
  func title(_ quote: (String) -> String) -> String? {
    if problem.kind == .nondeterminism {
      return "a script that is run again does not always come out the same"
    }
    guard problem.kind == .wrongAnswer || problem.kind == .crash || problem.kind == .hang,
      !script.steps.isEmpty, identity.law == nil
    else { return nil }
    if let fault = behavesLike.flatMap(FaultCatalogue.fault(named:)) { return fault.sentence }
    guard let what = identity.whatHappens(quote, answers: answers(quote)) else { return nil }
    guard let sideEffect else { return identity.place(quote) + what + scope }
    return "where \(quote(sideEffect.description.visible)) came before, \(what)" + scope
  }

  /// What was answered and what was expected, where both are short and the answer is a wrong one.
  private func answers(_ quote: (String) -> String) -> String? {
    rows.first(where: \.differs).flatMap { $0.actual.answered(insteadOf: $0.expected, quote) }
  }

  /// What happens in the further scripts, each with the scripts that show it.
  ///
  /// - Parameter quote: How a piece of a script is set off from the words around it.
  /// - Returns: A line for each; for what has no words the scripts alone.
  func furtherLines(_ quote: (String) -> String) -> [String] {
    let lines = furtherScripts.map { further in
      (title: further.title(quote) ?? "", text: quote(further.script.oneLine))
    }
    let titles = lines.map(\.title).reduce(into: [String]()) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
    return titles.map { title in
      let texts = lines.filter { $0.title == title }.map(\.text).joined(separator: "; ")
      return title.isEmpty ? texts : "\(title): \(texts)"
    }
  }

  /// How many other properties show the same, where that was tried.
  private var scope: String {
    guard let generality, generality.isGeneral else { return "" }
    return "; the same with \(generality.wrong) of \(generality.tried) properties that were tried"
  }
}

extension FurtherScript {
  /// What happens, made of what shows it and of the step that makes it.
  ///
  /// - Parameter quote: How a piece of a script is set off from the words around it.
  /// - Returns: A sentence without a full stop; nil where no query or callback says it.
  func title(_ quote: (String) -> String) -> String? {
    identity.words(quote, answers: problem.actual.answered(insteadOf: problem.expected, quote))
  }
}

extension EngineText {
  /// What was answered in the place of what was expected, where both are short and differ.
  fileprivate func answered(
    insteadOf expected: EngineText, _ quote: (String) -> String
  ) -> String? {
    let expected = expected.divided(atFirstOf: [" within "])?.start ?? expected
    let texts = [self, expected].map(\.terminalName)
    guard texts.allSatisfy({ !$0.isEmpty && $0.count <= Self.mostCharacters }), texts[0] != texts[1]
    else { return nil }
    return "answers \(quote(texts[0])), not \(quote(texts[1]))"
  }

  /// How long an answer may be that a title has in full.
  private static let mostCharacters = 40
}

extension ProblemIdentity {
  /// What happens, in a sentence without a full stop; nil where no query or callback says it.
  func words(_ quote: (String) -> String, answers: String? = nil) -> String? {
    whatHappens(quote, answers: answers).map { place(quote) + $0 }
  }

  /// Behind which step it happens, with a comma; nothing where it is the step itself.
  fileprivate func place(_ quote: (String) -> String) -> String {
    if culprit == look || deviation == .notImplemented { return "" }
    let step = quote(culprit.description.visible)
    return (isPassedOn ? "once \(step) is published" : "after \(step)") + ", "
  }

  /// What happens, wherever it does; where a wrong answer is given in full, that is what `answers` says of it.
  fileprivate func whatHappens(_ quote: (String) -> String, answers: String?) -> String? {
    let look = quote(look.description.visible)
    if deviation == .notImplemented { return "the engine does not implement \(look)" }
    guard let what = deviation.words else { return nil }
    return "\(look) \(deviation.isWrongValue ? answers ?? what : what)"
  }
}

extension Deviation {
  /// Tells whether a value was answered in the place of another.
  fileprivate var isWrongValue: Bool {
    switch self {
    case .unchanged, .missing, .unexpected, .otherValue, .imprecise, .notFinite: true
    case .raised, .notRaised, .missingEvent, .unexpectedEvent, .unsupportedChanged, .crash, .hang,
      .notImplemented, .contradiction, .protocolViolation, .driverTrouble, .dependsOnEarlier,
      .varies:
      false
    }
  }

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
    case .missingEvent: "does not come as it should"
    case .unexpectedEvent: "comes and should not"
    case .unsupportedChanged: "changes something although it is unsupported"
    case .crash: "ends the engine"
    case .hang: "does not come to an end"
    case .notImplemented, .contradiction, .protocolViolation, .driverTrouble, .dependsOnEarlier,
      .varies:
      nil
    }
  }
}
