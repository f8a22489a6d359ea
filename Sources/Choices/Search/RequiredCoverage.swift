/// A demand that cases of a kind be common, so that a property cannot pass because it tests nothing.
///
/// The verdict is that of a sequential test: it may be asked for again and again while cases come, and
/// in the whole it is wrong at most once in `certainty` searches. Demands are judged by fresh cases
/// alone, because guidance and steering change how common a kind is.
public struct RequiredCoverage: Hashable, Sendable {
  /// The label that is demanded (`CaseNotes.label`).
  public let label: String
  /// The smallest share of the cases that is to have it, in 0...1.
  public let share: Double
  /// One in how many searches may be judged wrongly; above 1.
  public let certainty: Double
  /// Which part of the share is enough to be sure of, in 0..<1: a share that is met exactly could
  /// never be told from one that is missed by a hair.
  public let tolerance: Double

  /// Demands a label.
  public init(
    _ label: String, atLeast share: Double, certainty: Double = 1e9, tolerance: Double = 0.9
  ) {
    self.label = label
    self.share = share
    self.certainty = certainty
    self.tolerance = tolerance
  }

  /// What the cases so far say of a demand.
  public enum Verdict: String, Hashable, Sendable {
    /// The label is common enough.
    case met
    /// The label is too rare: the search fails.
    case missed
    /// There are too few cases to say.
    case undecided
  }

  /// Judges the demand.
  ///
  /// - Parameters:
  ///   - labelled: How many cases had the label.
  ///   - cases: How many cases there were.
  /// - Returns: What they say of the demand.
  public func verdict(labelled: Int, of cases: Int) -> Verdict {
    guard cases > 0 else { return .undecided }
    let deviations = NormalDistribution.deviations(tail: 1 / certainty)
    let interval = Self.interval(labelled, cases, deviations)
    if interval.upperBound < share { return .missed }
    return interval.lowerBound >= share * tolerance ? .met : .undecided
  }

  /// Wilson's interval for a share of which a sample was seen.
  private static func interval(_ hits: Int, _ count: Int, _ deviations: Double) -> ClosedRange<
    Double
  > {
    let (number, square) = (Double(count), deviations * deviations)
    let share = Double(hits) / number
    let middle = (share + square / (2 * number)) / (1 + square / number)
    let spread = share * (1 - share) / number + square / (4 * number * number)
    let reach = deviations * spread.squareRoot() / (1 + square / number)
    return Swift.max(0, middle - reach)...Swift.min(1, middle + reach)
  }
}

/// The little of the normal distribution that judging a sample needs.
///
/// Made of additions, products and quotients alone, so that a verdict is the same on every platform.
enum NormalDistribution {
  /// By how many standard deviations a normal variable is exceeded with a given probability.
  static func deviations(tail: Double) -> Double {
    var (low, high) = (0.0, 38.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.tail(beyond: middle) > tail { low = middle } else { high = middle }
    }
    return high
  }

  /// The probability that a normal variable exceeds its mean by more than some standard deviations.
  static func tail(beyond deviations: Double) -> Double {
    let density = exponential(-deviations * deviations / 2) / (2 * Double.pi).squareRoot()
    if deviations < 3 {
      // The series of the integral from the mean.
      var (term, sum) = (deviations, deviations)
      for number in 1...200 {
        term *= deviations * deviations / Double(2 * number + 1)
        sum += term
      }
      return 0.5 - density * sum
    }
    // Laplace's continued fraction.
    var fraction = deviations
    for number in stride(from: 200, through: 1, by: -1) {
      fraction = deviations + Double(number) / fraction
    }
    return density / fraction
  }

  private static func exponential(_ exponent: Double) -> Double {
    let part = exponent / 4096
    var (term, sum) = (1.0, 1.0)
    for number in 1...8 {
      term *= part / Double(number)
      sum += term
    }
    for _ in 0..<12 { sum *= sum }
    return sum
  }
}
