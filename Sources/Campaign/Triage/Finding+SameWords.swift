import Conformance
import LayerScript

/// When two findings say the same but for names, numbers and the property that a script happens to change.
extension Finding {
  /// Tells whether two findings are told by the same departure in such a way that two mistakes hardly come to it.
  func saysTheSame(as other: Finding) -> Bool {
    let faults = Set([behavesLike, other.behavesLike].compactMap(\.self))
    guard known == other.known, faults.count < 2, counts == other.counts,
      problem.kind == other.problem.kind
    else { return false }
    if inventsDefaults(asDoes: other) { return true }
    guard identity.look == other.identity.look else { return false }
    if problem.kind == .lawBroken { return outline == other.outline }
    guard problem.kind == .wrongAnswer else { return false }
    if comesOfTheSameCall(as: other) { return true }
    guard identity.deviation == other.identity.deviation else { return false }
    return hasTheSameSteps(as: other) || tellsOfTheSameCallback(as: other)
      || differsByTheSameElements(as: other) || answersWhatIsSet(asDoes: other)
      || answersWithItself && other.answersWithItself
      || isMadeByReaction(like: other) || other.isMadeByReaction(like: self)
  }

  /// Tells whether a class has defaults both times for what has none, whichever keys these are.
  private func inventsDefaults(asDoes other: Finding) -> Bool {
    [identity, other.identity].allSatisfy {
      $0.look.verb == Self.classDefault && $0.culprit.verb == Self.classDefault
        && $0.deviation == .unexpected
    } && primary != nil && primary == other.primary
  }

  private static let classDefault = "classDefault"

  /// Tells whether the same goes wrong by the same rule whether a layer is told to display or to lay out at once, or only
  /// where it is marked.
  private func comesOfTheSameCall(as other: Finding) -> Bool {
    let verbs: Set = [identity.culprit.verb, other.identity.culprit.verb]
    let deviations: Set = [identity.deviation, other.identity.deviation]
    return primary != nil && primary == other.primary && Self.sameCalls.contains(verbs)
      && (deviations.count == 1 || deviations == [.unchanged, .otherValue])
  }

  /// The messages that do at once what others do for layers that are marked.
  private static let sameCalls: Set<Set<String>> = [
    ["display", "displayIfNeeded"], ["layoutSublayers", "layoutIfNeeded"],
  ]

  /// Tells whether the scripts differ in no more than the property that the culprit is about, where its value is not
  /// what is looked at: of values, each may be wrong for itself.
  private func hasTheSameSteps(as other: Finding) -> Bool {
    identity.look.property == nil && identity.culprit.verb == other.identity.culprit.verb
      && outline == other.outline
  }

  /// Tells whether a callback comes in the same wrong number or order.
  private func tellsOfTheSameCallback(as other: Finding) -> Bool {
    problem.event != nil && problem.expected == other.problem.expected
      && problem.actual == other.problem.actual
      && ![problem.expected, problem.actual].contains(.noSuchCallback)
  }

  /// Tells whether the same elements are listed in the place of the same others, or of some of them.
  private func differsByTheSameElements(as other: Finding) -> Bool {
    guard let mine = listedOtherwise, let theirs = other.listedOtherwise else { return false }
    let isPart = mine.right.isSubset(of: theirs.right) && mine.wrong.isSubset(of: theirs.wrong)
    let isWhole = theirs.right.isSubset(of: mine.right) && theirs.wrong.isSubset(of: mine.wrong)
    return isPart || isWhole
  }

  /// What is missing from a list, and what stands there instead; nil unless there is both.
  private var listedOtherwise: (right: Set<Value>, wrong: Set<Value>)? {
    guard let expected = problem.expected.value?.asList, let actual = problem.actual.value?.asList
    else { return nil }
    let right = Set(expected).subtracting(actual)
    let wrong = Set(actual).subtracting(expected)
    return right.isEmpty || wrong.isEmpty ? nil : (right, wrong)
  }

  /// Tells whether both times an animation answers what was just set.
  private func answersWhatIsSet(asDoes other: Finding) -> Bool {
    identity.look.subject == "attached" && identity.deviation == .otherValue && answersWhatIsSet
      && other.answersWhatIsSet
  }

  private var answersWhatIsSet: Bool {
    let values = script.steps.prefix(problem.step).compactMap { step -> Value? in
      if case .set(_, _, let value) = step.command { return value }
      return nil
    }
    return values.last.map { $0 == problem.actual.value } ?? false
  }

  /// Whether an object that is asked for another answers with itself.
  private var answersWithItself: Bool {
    guard script.steps.indices.contains(problem.step),
      case .get(.object(let asked), _) = script.steps[problem.step].query
    else { return false }
    return problem.actual.value == .reference(asked) && problem.expected.value != .reference(asked)
  }

  /// Tells whether a callback is wrong because a reaction does what another script does itself.
  private func isMadeByReaction(like other: Finding) -> Bool {
    guard problem.event != nil, identity.culprit.verb == "react" else { return false }
    let classes = ObjectClasses(script.steps)
    return script.steps.prefix(problem.step).contains { step in
      guard case .react(_, _, let steps, _) = step.command else { return false }
      return steps.contains { StepForm($0, classes).verb == other.identity.culprit.verb }
    }
  }

  /// The forms of the steps up to the one that shows the problem, and of what new objects are given, without the
  /// property that the culprit is about.
  private var outline: [String] {
    let classes = ObjectClasses(script.steps)
    let property = identity.culprit.property
    let masked = { (form: StepForm) -> String in
      var form = form
      if form.property == property, property != nil { form.property = "*" }
      return form.description
    }
    return script.steps.prefix(problem.step + 1).flatMap { step -> [String] in
      guard case .new(let creation) = step.command else {
        return [masked(StepForm(step, classes))]
      }
      let sort = classes.sort(of: creation.name)
      return [StepForm(step, classes).description]
        + creation.settings.map { masked(StepForm("set", sort, $0.key)) }.sorted()
    }
  }
}
