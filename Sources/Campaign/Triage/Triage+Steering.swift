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
  /// In what part of the scripts with a step the engine must die for the step to be the likely culprit.
  private static let likelyDeadliness = 1.0 / 16
  /// In what part of them it must die for the step to be left out at all.
  private static let leastDeadliness = 1.0 / 32

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
    rest.refused = deadly.subtracting(script.variants(declaredBy: DeclarationCheck(capabilities)))
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
    let check = DeclarationCheck(capabilities)
    guard let step = culprit(of: finding, after: finding.occurrences, declaredBy: check) else {
      return
    }
    let culprit = finding.script.steps[step]
    let alike = Set(
      zip(script.steps, script.variants(declaredBy: check))
        .filter { $0.0.isLike(culprit) }.map(\.1))
    let known = variants(ofStep: step, in: finding, declaredBy: check)
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
    let check = DeclarationCheck(engine)
    var variants: Set<StepVariant> = []
    for (place, finding) in findings.enumerated() where isMeant(finding) {
      let deaths = finding.occurrences
      guard let step = culprit(of: finding, after: deaths, declaredBy: check) else { continue }
      variants.formUnion(self.variants(ofStep: step, in: finding, declaredBy: check))
      variants.formUnion((deadly[place] ?? []).filter { isDeadly($0, after: deaths) })
    }
    for finding in known.findings where isMeant(finding) {
      // What is on the list has come up often enough.
      let deaths = options.deathsPerFinding
      guard let step = culprit(of: finding, after: deaths, declaredBy: check) else { continue }
      variants.formUnion(self.variants(ofStep: step, in: finding, declaredBy: check))
    }
    return variants
  }

  /// The index of the step that is left out for a finding; nil where that would cost more than it saves.
  private func culprit(
    of finding: Finding, after deaths: Int, declaredBy check: DeclarationCheck
  ) -> Int? {
    if finding.problem.kind.isDeath {
      return culprit(ofDeath: finding, after: max(1, deaths), declaredBy: check)
    }
    let steps = finding.script.steps
    let step = min(finding.problem.step, steps.count - 1)
    guard steps.indices.contains(step), !steps[step].isQuery else { return nil }
    // An engine that lets a cycle pass by a plain `add` must still be asked what adding does.
    return finding.script.variants(declaredBy: check)[step].isUsual ? nil : step
  }

  /// The index of the step that is left out because the engine dies; nil where it survives each of the
  /// steps in nearly all scripts.
  private func culprit(
    ofDeath finding: Finding, after deaths: Int, declaredBy check: DeclarationCheck
  ) -> Int? {
    let variants = finding.script.variants(declaredBy: check)
    let places = finding.script.suspectsOfDeath(finding.problem.kind)
    // What has no property and no option to be left out with would be given up as a whole.
    let ordered =
      places.filter { !variants[$0].isWholeKind } + places.filter { variants[$0].isWholeKind }
    let suspects = ordered.map { step in
      (step: step, deadliness: survived.deadliness(of: variants[step], after: deaths))
    }
    if let likely = suspects.first(where: { $0.deadliness >= Self.likelyDeadliness }) {
      return likely.step
    }
    let worst = suspects.max { $0.deadliness < $1.deadliness }
    return worst.flatMap { $0.deadliness >= Self.leastDeadliness ? $0.step : nil }
  }

  /// Tells whether the engine survives a variant of a step so seldom that it is left out.
  private func isDeadly(_ variant: StepVariant, after deaths: Int) -> Bool {
    survived.deadliness(of: variant, after: max(1, deaths)) >= Self.leastDeadliness
  }

  /// The variants that are left out with a step: its own, and those of the other classes of objects of its
  /// kind, unless the engine dies of it and has been seen to survive them.
  private func variants(
    ofStep step: Int, in finding: Finding, declaredBy check: DeclarationCheck
  ) -> [StepVariant] {
    let own = finding.script.variants(declaredBy: check)[step]
    return own.ofAllClasses(isAsked: finding.script.steps[step].isQuery)
      .filter { $0 == own || !finding.problem.kind.isDeath || survived.scripts[$0] == nil }
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

extension StepVariant {
  /// Whether it stands for all steps of its kind about objects of a class.
  fileprivate var isWholeKind: Bool { property == nil && detail == nil }

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
  func culpritOfDeath(_ kind: FindingKind) -> Int {
    suspectsOfDeath(kind).first ?? max(0, steps.count - 1)
  }

  /// The indices of the steps that may make an engine die of the script, the likeliest first.
  ///
  /// Steps that only publish pass it on to the last command before them; so do questions, because it
  /// is mostly not the look at a broken object that has broken it. What is no answer at all to a
  /// question is wrong with that question.
  fileprivate func suspectsOfDeath(_ kind: FindingKind) -> [Int] {
    guard let last = steps.last else { return [] }
    let end = steps.count - 1
    guard last.isQuery || last.isPublishing else { return [end] }
    let makers = steps.indices.reversed().filter { place in
      !steps[place].isQuery && !steps[place].isPublishing && steps[place].kind != .new
    }
    if kind == .protocolViolation, last.isQuery { return [end] + makers }
    return last.isQuery || makers.isEmpty ? makers + [end] : makers
  }
}
