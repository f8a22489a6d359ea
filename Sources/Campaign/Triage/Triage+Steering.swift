import Conformance
import LayerScript

/// What is drawn seldom, because it ends the engine or makes it something of which nothing is known.
///
/// Wrong answers to queries are never steered round: they spoil nothing.
extension Triage {
  /// Of how many cases one draws what ends the engine.
  private static let deadlyPeriod = 16
  /// Of how many cases one draws what should have been refused.
  private static let spoilingPeriod = 8

  /// What is drawn from in a case: without the steps that make the engine die, or that it carries out
  /// where an exception is due, but for one case in some.
  ///
  /// No more is left out than the step with its class, property, option and sort of value, so that
  /// nothing is given up because of what stood beside it.
  func capabilities(
    forCase index: Int, of capabilities: EngineDescription
  ) -> EngineDescription {
    var rest = capabilities
    rest.refused.formUnion(
      culprits(declaredBy: capabilities) { isAvoided($0, inCase: index) })
    return rest
  }

  /// What a directed script keeps to: it is asked whole, but for steps that make the engine die in most
  /// cases.
  func capabilities(
    forDirected index: Int, of capabilities: EngineDescription
  ) -> EngineDescription {
    var rest = capabilities
    rest.refused.formUnion(
      culprits(declaredBy: capabilities) {
        $0.problem.kind.isDeath && isAvoided($0, inCase: index)
      })
    return rest
  }

  /// What candidates for a shorter form of a script keep to: no step that makes the engine die and that
  /// the script itself has not.
  ///
  /// - Returns: Nil where no such step is known.
  func sparing(
    _ capabilities: EngineDescription, for script: Script
  ) -> EngineDescription? {
    let deadly = culprits(declaredBy: capabilities) { $0.problem.kind.isDeath }
    guard !deadly.isEmpty else { return nil }
    var rest = capabilities
    rest.refused = deadly.subtracting(script.variants(declaredBy: capabilities))
    return rest
  }

  /// Learns in which further ways a step ends the engine that a finding is about.
  ///
  /// - Parameters:
  ///   - place: The finding.
  ///   - script: A script over which the engine ended as it did over the one of the finding.
  ///   - capabilities: What the engine declares.
  mutating func noteDeath(
    of place: Int, in script: Script, of capabilities: EngineDescription
  ) {
    let finding = findings[place]
    let culprit = finding.script.steps[finding.script.culpritOfDeath]
    let alike = script.variants(declaredBy: capabilities) { $0.isLike(culprit) }
    let known = finding.culpritVariants(declaredBy: capabilities)
    guard !alike.isEmpty, alike.isDisjoint(with: known),
      alike.isDisjoint(with: deadly[place] ?? [])
    else { return }
    for variant in alike {
      deadly[place, default: []].formUnion(variant.ofAllClasses(isAsked: culprit.isQuery))
    }
  }

  /// The variants of the steps that some findings come from.
  private func culprits(
    declaredBy engine: EngineDescription, where isMeant: (Finding) -> Bool
  ) -> Set<StepVariant> {
    var variants: Set<StepVariant> = []
    for finding in known.findings where isMeant(finding) {
      variants.formUnion(finding.culpritVariants(declaredBy: engine))
    }
    for (place, finding) in findings.enumerated() where isMeant(finding) {
      variants.formUnion(finding.culpritVariants(declaredBy: engine))
      variants.formUnion(deadly[place] ?? [])
    }
    return variants
  }

  private func isAvoided(_ finding: Finding, inCase index: Int) -> Bool {
    if finding.problem.kind.isDeath {
      return index % Self.deadlyPeriod != Self.deadlyPeriod - 1
        || finding.occurrences >= options.deathsPerFinding
    }
    return finding.identity.deviation == .notRaised
      && index % Self.spoilingPeriod != Self.spoilingPeriod - 1
  }
}

extension Finding {
  /// The variants of the step that makes the problem, for all classes of objects of its kind.
  fileprivate func culpritVariants(declaredBy engine: EngineDescription) -> [StepVariant] {
    let place =
      problem.kind.isDeath ? script.culpritOfDeath : min(problem.step, script.steps.count - 1)
    guard script.steps.indices.contains(place), !script.steps[place].isQuery || problem.kind.isDeath
    else { return [] }
    var check = DeclarationCheck(engine)
    for step in script.steps[..<place] { check.advance(past: step) }
    let variant = StepVariant(script.steps[place], in: check)
    // An engine that lets a cycle pass by a plain `add` must still be asked what adding does.
    if !problem.kind.isDeath, variant.isUsual { return [] }
    return variant.ofAllClasses(isAsked: script.steps[place].isQuery)
  }
}

extension StepVariant {
  /// The variant for all classes of objects of its kind, of a step that only asks something or does not.
  fileprivate func ofAllClasses(isAsked: Bool) -> [StepVariant] {
    // What making an object of one class does, it may well not do for another.
    if kind == .new { return [self] }
    let type = ClassName(rawValue: subject)
    let isCopy = subject == StepVariant.presentation
    guard let owner = type?.kind ?? (isCopy ? .layer : nil) else { return [self] }
    var subjects = ClassName.allCases.filter { $0.kind == owner }.map(\.rawValue)
    // What a question to a layer does, one to its copy does mostly too.
    if owner == .layer, isAsked { subjects.append(StepVariant.presentation) }
    return subjects.map { StepVariant(kind, $0, property, detail: detail) }
  }
}

extension Script {
  /// The index of the step that makes an engine die that dies of the script, which has no step too
  /// many.
  ///
  /// Steps that only publish pass it on to the last command before them; so do questions, because it
  /// is mostly not the look at a broken object that has broken it.
  var culpritOfDeath: Int {
    let last = max(0, steps.count - 1)
    guard let step = steps.last, step.isQuery || step.isPublishing else { return last }
    let makers = steps.indices.filter { place in
      !steps[place].isQuery && !steps[place].isPublishing && steps[place].kind != .new
    }
    return makers.last ?? last
  }
}
