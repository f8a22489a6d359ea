import Conformance
import LayerScript

/// When two findings are taken for one mistake.
extension Finding {
  /// Tells whether two findings are taken for one.
  func isTaken(for other: Finding) -> Bool {
    guard problem.kind.isViolation, other.problem.kind.isViolation else { return false }
    if problem.kind.isDeath {
      return problem.kind == other.problem.kind
        && (identity.culprit == other.identity.culprit || hasTheProtocolComplaint(of: other))
    }
    if let missing = identity.ofMissingFeature, missing == other.identity.ofMissingFeature,
      identity == missing || other.identity == missing
    {
      return true
    }
    return behavesLike(asDoes: other) || hasTheSideEffect(of: other) || isOneCause(with: other)
      || saysTheSame(as: other)
  }

  /// Tells whether the same is wrong with an answer as a message, whatever it is about.
  private func hasTheProtocolComplaint(of other: Finding) -> Bool {
    problem.kind == .protocolViolation && other.problem.kind == .protocolViolation
      && problem.actual.complaint == other.problem.actual.complaint
  }

  /// Tells whether the same step makes both wrong by an effect that it must not have.
  private func hasTheSideEffect(of other: Finding) -> Bool {
    guard let sideEffect, sideEffect == other.sideEffect, !isOpposite(of: other),
      hasNumbersLike(other)
    else { return false }
    return sideEffect.isSeenAlike(by: identity.general.look, other.identity.general.look)
  }

  /// Tells whether both show one known mistake.
  func behavesLike(asDoes other: Finding) -> Bool {
    behavesLike != nil && behavesLike == other.behavesLike
  }

  /// Tells whether two shrunk scripts stand for one mistake.
  ///
  /// That is so where both show the same, one in no more of a context than the other, and where they
  /// have the same steps but for their order.
  private func isOneCause(with other: Finding) -> Bool {
    guard sideEffect == other.sideEffect else { return false }
    let mine = Set([identity] + furtherIdentities)
    let theirs = Set([other.identity] + other.furtherIdentities)
    let (features, others) = (self.features, other.features)
    if isGeneral || other.isGeneral, identity.general == other.identity.general,
      shapeOfValues == other.shapeOfValues, features == others
    {
      return true
    }
    if !mine.isDisjoint(with: theirs) {
      return features.contains(others) || others.contains(features)
    }
    guard problem.law == other.problem.law, identity.deviation == other.identity.deviation,
      identity.look == other.identity.look
    else { return false }
    return features == others && commands.count == other.commands.count
      || problem.isTelling && problem.actual == other.problem.actual
        && problem.expected == other.problem.expected
  }

  /// Tells whether it is worth to try whether two findings are faces of one mistake: the same step
  /// makes both wrong, or both need the same to be set.
  func mayBeLike(_ other: Finding) -> Bool {
    guard problem.kind == .wrongAnswer, other.problem.kind == .wrongAnswer,
      sideEffect == other.sideEffect
    else { return false }
    return (hasTheCulprit(of: other) || needsTheSame(as: other)) && mayShowOneMistake(with: other)
  }

  /// Tells whether one mistake may show in both ways: what is asked is the same and not wrong in opposite ways, or one
  /// of them names the rule that is blamed for the other.
  private func mayShowOneMistake(with other: Finding) -> Bool {
    guard identity.ofAnyProperty.look == other.identity.ofAnyProperty.look else {
      return mayShareCause(with: other)
    }
    // A callback that comes too early is missing when it is due.
    let isOfCallbacks = problem.event != nil
    return (isOfCallbacks || !isOpposite(of: other))
      && (problem.deviation == .notFinite) == (other.problem.deviation == .notFinite)
  }

  /// Tells whether the same step makes both wrong in the same context, unless that is the making of an
  /// object: of an object each property has a first value of its own.
  func hasTheCulprit(of other: Finding) -> Bool {
    identity.culprit.verb != "new"
      && (identity.culprit == other.identity.culprit
        || identity.ofAnyProperty.culprit == other.identity.ofAnyProperty.culprit)
      && features.settings.count == other.features.settings.count
  }

  /// Tells whether both need something to be set, one no less than the other.
  func needsTheSame(as other: Finding) -> Bool {
    let (mine, theirs) = (features.settings, other.features.settings)
    return !mine.isEmpty && !theirs.isEmpty
      && (mine.isSubset(of: theirs) || theirs.isSubset(of: mine))
  }

  private var isMissingFeature: Bool { identity.deviation == .notImplemented }

  private var isGeneral: Bool { generality?.isGeneral ?? false }

  /// The shape of the values for any of which the finding stands where it is general; nil where none is looked at.
  private var shapeOfValues: ValueShape? {
    identity.mainProperty.flatMap(identity.shape(of:))
  }

  /// What its script has up to where the problem shows.
  var features: ScriptFeatures {
    ScriptFeatures(script, upTo: problem.step, forAny: identity.mainProperty?.rawValue)
  }

  private var commands: [Step] { script.steps.prefix(problem.step + 1).filter { !$0.isQuery } }

  /// Takes in another finding of the same mistake: the better one stands for it.
  mutating func takeIn(_ other: Finding) {
    takeIn(other, standingForBoth: other.isBetter(than: self))
  }

  /// Takes in another finding of the same mistake, which may stand for it from now on.
  mutating func takeIn(_ other: Finding, standingForBoth otherStands: Bool) {
    let identities = ([identity] + furtherIdentities + [other.identity] + other.furtherIdentities)
      .reduce(into: [ProblemIdentity]()) { if !$0.contains($1) { $0.append($1) } }
    let scripts = allScripts + other.allScripts
    if otherStands {
      let (occurrences, origin, original) = (occurrences, origin, original)
      // A known mistake is recognised without the step that has a side effect in another script.
      let (known, kept) = (known, behavesLike(asDoes: other) ? nil : sideEffect)
      self = other
      (self.occurrences, self.origin, self.original) = (occurrences, origin, original)
      self.known = known
      self.sideEffect = other.sideEffect ?? kept
    }
    furtherIdentities = identities.filter { $0 != identity }
    keepFurtherScripts(scripts)
  }

  /// Tells whether the finding is to stand for a cause rather than another: what counts, then what is
  /// not implemented at all, then what is general, unless both are one known mistake, then the shorter script, then the one whose text comes first.
  func isBetter(than other: Finding) -> Bool {
    if counts != other.counts { return counts }
    if isMissingFeature != other.isMissingFeature { return isMissingFeature }
    // A known mistake is recognised whatever stands for it.
    if isGeneral != other.isGeneral, !behavesLike(asDoes: other) { return isGeneral }
    let (steps, others) = (script.steps.count, other.script.steps.count)
    if steps != others { return steps < others }
    return script.description < other.script.description
  }
}

extension EngineText {
  /// What is wrong with a message, in front of what it quotes of it.
  fileprivate var complaint: EngineText { (divided(atFirstOf: ["): '"])?.start ?? self).outline }
}

extension Problem {
  /// Tells whether the wrong answer is one that no two mistakes give by chance.
  fileprivate var isTelling: Bool {
    guard kind == .wrongAnswer, event == nil else { return false }
    switch deviation {
    case .unexpected: return true
    case .otherValue: return !Self.commonAnswers.contains(actual)
    default: return false
    }
  }

  /// Answers that many mistakes come to.
  private static let commonAnswers: Set<EngineText> = [
    "0", "1", "2", "-1", "0.5", "0.25", "true", "false", "(0, 0)", "(1, 0)", "(0, 1)", "(1, 1)",
    "(0, 0, 0, 0)", "(0, 0, 0, 1)", "(0, 0, 1, 1)", "(0, 0, 1, 0)", "identity",
  ]
}
