/// What a check of an engine is to be.
///
/// A test states the plan; variables of the environment, which are listed at `overridden()`, change it for
/// one run.
public struct CheckPlan: Hashable, Sendable {
  /// The areas to restrict the check to; empty for all.
  public var areas: [Area]
  /// The rules to restrict the check to; empty for all.
  public var rules: [RuleID]
  /// How many scripts the engine gets besides those that shrinking takes.
  public var cases: Int
  /// The seed; equal seeds give equal checks.
  public var seed: UInt64
  /// After how long the check ends as if all scripts had run; nil without a limit.
  public var time: Duration?
  /// How long one script may take before the process ends, because nothing else ends an engine that hangs; nil
  /// without a limit, as where somebody looks at the engine in a debugger.
  public var scriptLimit: Duration? = .seconds(30)
  /// The path of a list of known failures; nil without one.
  ///
  /// `expectConformance` takes a relative path as
  /// one beside the file of the test, `checkConformance` as one from the working directory.
  public var knownFailures: String?
  /// Whether the list is written anew by what the check finds.
  public var updatesKnownFailures = false
  /// Whether the engine is judged as if it declared no deviations.
  public var ignoresDeviations = false
  /// The command of a driver with the same engine, for the commands that reports show; nil without one.
  public var driver: String?
  /// The one script that is to run in the place of all others; nil for a whole check.
  public var script: Script?
  /// The name of the test that checks, for the commands that reports show; nil outside a test.
  public var test: String?

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - areas: The areas to restrict the check to; empty for all.
  ///   - rules: The rules to restrict the check to; empty for all.
  ///   - cases: How many scripts the engine gets.
  ///   - seed: The seed.
  ///   - time: After how long the check ends.
  ///   - knownFailures: The path of a list of known failures.
  ///   - driver: The command of a driver with the same engine.
  public init(
    areas: [Area] = [], rules: [RuleID] = [], cases: Int = 500, seed: UInt64 = 1,
    time: Duration? = nil, knownFailures: String? = nil, driver: String? = nil
  ) {
    self.areas = areas
    self.rules = rules
    self.cases = cases
    self.seed = seed
    self.time = time
    self.knownFailures = knownFailures
    self.driver = driver
  }

  /// A plan for one area.
  public static func area(_ area: Area, cases: Int = 500) -> CheckPlan {
    CheckPlan(areas: [area], cases: cases)
  }

  /// A plan for one rule.
  public static func rule(_ rule: RuleID, cases: Int = 500) -> CheckPlan {
    CheckPlan(rules: [rule], cases: cases)
  }

  /// What the check is about, as it stands in names of files: `geo`, `geo-06`; empty for everything.
  var topic: String {
    (areas.map(\.name) + rules.map(\.description)).joined(separator: "-").lowercased()
  }
}

/// The complaint that an engine cannot be checked as a plan says.
public struct CheckProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let message: String
  /// What to do about it.
  public let remedy: String
}
