import Conformance
import Engines
import LayerModel
import LayerScript

/// The trial whether an engine that raises an exception at a step implements anything of the kind.
///
/// A step that raises with one sort of object or value is wrong; one that raises however it is put is
/// not implemented, and authors want to read that once.
struct MissingFeatureSearch {
  let examiner: Examiner
  /// The scripts that other ways of the step are taken from.
  let directed: [CampaignOptions.Directed]
  /// Scripts that were run.
  private(set) var executions = 0

  /// How many scripts are tried at most.
  private static let mostTrials = 24
  /// How many of them need the step in the same form.
  private static let mostOfOneForm = 4
  /// How many have to raise an exception.
  private static let leastRaises = 3

  init(examiner: Examiner, directed: [CampaignOptions.Directed]) {
    // Also what an earlier version gets wrong is wrong here.
    self.examiner = examiner.alone
    self.directed = directed
  }

  /// What a problem is told from others by where the step that shows it raises an exception however it
  /// is put; nil where it is carried out in some script, and where too few need it.
  mutating func missingFeature(behind identity: ProblemIdentity) -> ProblemIdentity? {
    guard let missing = identity.ofMissingFeature else { return nil }
    var (tried, raises) = ([StepForm: Int](), 0)
    for script in directed.lazy.map(\.script) where examiner.admits(script) {
      let forms = forms(of: missing.look, in: script)
      let isNew = forms.values.contains { tried[$0, default: 0] < Self.mostOfOneForm }
      guard isNew else { continue }
      switch result(of: Set(forms.keys), in: script) {
      case .isCarriedOut: return nil
      case .raises: raises += 1
      case .saysNothing: break
      }
      for form in Set(forms.values) { tried[form, default: 0] += 1 }
      if raises == Self.mostTrials { break }
    }
    return raises >= Self.leastRaises ? missing : nil
  }

  /// The steps of a script that need a feature, with their forms.
  private func forms(of feature: StepForm, in script: Script) -> [Int: StepForm] {
    let classes = ObjectClasses(script.steps)
    var forms: [Int: StepForm] = [:]
    for (place, step) in script.steps.enumerated() {
      let form = StepForm(step, classes)
      if form.feature == feature { forms[place] = form }
    }
    return forms
  }

  /// What a script says of a feature.
  private enum Result { case isCarriedOut, raises, saysNothing }

  /// Runs a script up to the first of some steps that is due to be carried out.
  private mutating func result(of places: Set<Int>, in script: Script) -> Result {
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script) else { return .saysNothing }
    for (place, outcome) in trace.outcomes.enumerated() {
      let isDue = expected.steps[place].assertsAnswer && !expected.steps[place].raises
      switch outcome.answer {
      case .raised where places.contains(place) && isDue: return .raises
      // Behind what raised, nothing can be told.
      case .raised where isDue: return .saysNothing
      case .done where places.contains(place), .value where places.contains(place):
        return .isCarriedOut
      case .raised, .done, .value, .unsupported, .failed: continue
      }
    }
    return .saysNothing
  }
}

extension Expected {
  /// Tells whether an exception is due.
  fileprivate var raises: Bool {
    if case .raises = pattern { return true }
    return false
  }
}
