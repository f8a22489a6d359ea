public import LayerScript
public import Rules

/// One cause of trouble, with the shortest script that shows it.
public struct Finding: Hashable, Sendable {
  /// One row of the counterexample: a step with what it should and what it did answer.
  public struct Row: Hashable, Sendable {
    /// The step as it stands in the script.
    public var step: String
    /// What any conforming engine may answer; empty for a step that answers nothing of interest.
    public var expected: EngineText
    /// What the engine answered.
    public var actual: EngineText
    /// Tells whether the two do not go together.
    public var differs: Bool
    /// What the exception says that the engine raised, where it raised one that says anything.
    public var reason: EngineText?

    /// Creates a row.
    public init(
      step: String, expected: EngineText, actual: EngineText, differs: Bool,
      reason: EngineText? = nil
    ) {
      self.step = step
      self.reason = reason
      self.expected = expected
      self.actual = actual
      self.differs = differs
    }
  }

  /// What is wrong.
  public var problem: Problem
  /// What the finding is told from others by.
  public var identity: ProblemIdentity
  /// What else shows the same mistake behind the same steps.
  public var furtherIdentities: [ProblemIdentity] = []
  /// Other scripts that were taken for the same mistake, at most seven: each may show a mistake of its own.
  public var furtherScripts: [FurtherScript] = []
  /// How many other properties were tried in the place of the one that shows it; nil for none.
  public var generality: Generality?
  /// The form of the step that makes something wrong which it must leave alone; nil where no step does.
  public var sideEffect: StepForm?
  /// The rule that is blamed; nil for findings that no rule speaks of.
  public var primary: RuleID?
  /// Up to two rules that may be broken instead.
  public var alternatives: [RuleID]
  /// The other rules that the expectation rests on.
  public var restsOn: [RuleID]
  /// The shortest script that shows it.
  public var script: Script
  /// For a law about two scripts, the other script.
  public var variant: Script?
  /// The scripts that have to come before, in order; none for most findings.
  public var earlier: [Script] = []
  /// The steps of the shortest script with what was expected and answered.
  public var rows: [Row]
  /// The known fault that gives the same answers to the whole script, if there is one; nil also where another reading of
  /// the rules explains the finding together with others that the fault does not show.
  public var behavesLike: String?
  /// Where the script came from that showed it first.
  public var origin: Origin
  /// That script, before anything was left out.
  public var original: Script
  /// The known failure that it is taken for, so that it does not make the run fail; nil for none.
  public var known: String?
  /// The number of scripts that showed it.
  public var occurrences = 1
  /// How many of how many runs in a fresh engine showed it again.
  public var confirmed: Confirmation
  /// What the shrinker did, in words.
  public var shrinking: String

  /// Where the script of a finding came from.
  public enum Origin: Hashable, Sendable {
    /// It was generated, as the script of this number, from 0.
    case generated(Int)
    /// It is one of a known failure of this name.
    case listed(String)
  }

  /// How often a finding was repeated.
  public struct Confirmation: Hashable, Sendable {
    /// Runs that showed it again.
    public var again: Int
    /// Runs in all.
    public var runs: Int

    /// Creates a count.
    public init(again: Int, runs: Int) {
      self.again = again
      self.runs = runs
    }
  }

  /// Creates a finding.
  public init(
    problem: Problem, primary: RuleID?, alternatives: [RuleID], restsOn: [RuleID], script: Script,
    variant: Script?, rows: [Row], behavesLike: String?, origin: Origin, original: Script,
    confirmed: Confirmation, shrinking: String
  ) {
    self.problem = problem
    identity = ProblemIdentity(problem, in: script)
    self.primary = primary
    self.alternatives = alternatives
    self.restsOn = restsOn
    self.script = script
    self.variant = variant
    self.rows = rows
    self.behavesLike = behavesLike
    self.origin = origin
    self.original = original
    self.confirmed = confirmed
    self.shrinking = shrinking
  }
}

extension Finding {
  /// The rule, the law or the kind of trouble that the finding is filed under.
  public var subject: String { primary?.description ?? problem.law ?? problem.kind.rawValue }

  /// Whether the failure is known.
  public var isKnown: Bool { known != nil }

  /// Tells whether the run fails because of the finding: it counts, and is not on the list of what is known.
  public var failsRun: Bool { counts && !isKnown }

  /// Tells whether the finding makes a run fail unless it is known: report-only rules never do, and neither do findings
  /// that could not be repeated.
  public var counts: Bool {
    guard problem.kind.isViolation, problem.counts, confirmed.again > 0 else { return false }
    guard let primary, let rule = Catalogue.rule(primary) else { return true }
    return rule.standing == .asserted
  }
}
