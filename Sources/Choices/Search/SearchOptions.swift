/// How far a search goes, and what guides it.
public struct SearchOptions: Sendable {
  /// What a search learns from the cases behind it.
  public enum Guidance: Hashable, Sendable {
    /// Nothing: every case is a function of the seed and of its number.
    case none
    /// It keeps away from failures that are filed, in three of four cases.
    case steering
    /// It does that, and builds three of four cases on earlier ones that showed something new.
    case coverage(Feedback)

    var feedback: Feedback? {
      if case .coverage(let feedback) = self { feedback } else { nil }
    }
  }

  /// The seed; equal searches with equal seeds give equal reports.
  public var seed: UInt64
  /// How many cases to carry out.
  public var cases: Int
  /// How many cases to go on to when required coverage cannot be judged after `cases`.
  public var mostCases: Int
  /// How many commands a case has; fewer only where no command is possible or something is wrong.
  public var length = 50
  /// The share of cases that get a random half of the kinds of commands, in percent.
  public var swarmPercent: UInt64 = 50
  /// The part of the cases that is this search's, where several machines share them.
  public var shard: SearchShard?
  /// The number of cases of a round at most, in all strata; a power of two, in 4...65,536.
  ///
  /// The first rounds are smaller. Between rounds failures are filed, and what guides the search is
  /// brought up to date.
  public var largestRound = 1024
  /// What guides the search.
  public var guidance = Guidance.steering
  /// How many candidates the shrinker may execute for one failure.
  public var shrinkBudget = 10_000
  /// Whether the search stops at the first case in which something is wrong, and files that alone.
  ///
  /// No case behind it counts. Of several workers, some may have begun such a case at that moment.
  public var stopsAtFailure = false
  /// Whether, guided by coverage, all strata build on what any of them kept.
  ///
  /// So guidance takes effect early. Without it, what several machines come to that share the cases is
  /// what one of them would have come to alone.
  public var sharesCorpus = true
  /// What must be common among the cases.
  public var required: [RequiredCoverage] = []
  /// Asked before every case; the search ends when it says no.
  ///
  /// This is how a search gets a limit in time: the core has no clock. Where such a limit ends a search,
  /// the report says so, and it is no function of the seed any more.
  public var goesOn: @Sendable () -> Bool = { true }

  /// Whether the cases are divided into strata and rounds.
  ///
  /// One worker alone may carry out the cases one behind another, where none learns from those before
  /// it. If such a search stops at a failure, it carries out nothing behind it.
  var isDivided = true

  /// Creates options.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - cases: How many cases to carry out.
  ///   - guidance: What guides the search.
  public init(seed: UInt64, cases: Int = 1000, guidance: Guidance = .steering) {
    self.seed = seed
    self.cases = cases
    self.guidance = guidance
    mostCases = cases * 20
  }

  /// Demands that a label be common; the search fails when it is not.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - share: The smallest share of the fresh cases that is to have it, in 0...1.
  ///   - certainty: One in how many searches may be judged wrongly.
  public mutating func require(
    _ label: String, atLeast share: Double, certainty: Double = 1e9
  ) {
    required.append(RequiredCoverage(label, atLeast: share, certainty: certainty))
  }
}
