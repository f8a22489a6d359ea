/// What a problem is told from others by where an engine lacks a whole feature.
extension ProblemIdentity {
  /// The identity of a finding that says that nothing of the kind is implemented, be it that one way of
  /// it raises an exception as here; nil where none is raised.
  package var ofMissingFeature: ProblemIdentity? {
    if deviation == .notImplemented { return self }
    guard deviation == .raised, law == nil else { return nil }
    return ProblemIdentity(look: look.feature, deviation: .notImplemented, culprit: look.feature)
  }
}

extension StepForm {
  /// What engines have or lack as a whole: a property to be read or to be set, objects of a class, and
  /// otherwise whatever is done in the same words.
  package var feature: StepForm {
    switch verb {
    case "get", "value": StepForm("get", "", rootProperty)
    case "set", "setValue": StepForm("set", "", rootProperty)
    case "new": StepForm("new", subject)
    case "compute": StepForm("compute", "", property)
    default: StepForm(verb)
    }
  }
}
