/// From which a random double is drawn: shares of several kinds of number.
public struct DoubleMixture: Sendable {
  /// The smallest and the largest number allowed.
  public var limits: ClosedRange<Double>
  /// Numbers that deserve to be tried often, such as the ends of a range.
  public var notable: [Double]
  /// Whole numbers up to this size are drawn as small ones.
  public var smallSize: Int
  /// How many binary places a fraction may have; zero means whole numbers only.
  public var binaryPlaces: Int
  /// The share of numbers of any size within the limits, in percent.
  public var awkwardPercent: UInt64
  /// The number that counts as the simplest.
  public var simplest: Double
  /// Numbers that are allowed whatever the limits are, and are drawn now and then.
  public var outliers: [Double]
  /// The share of outliers, in percent.
  public var outlierPercent: UInt64
  /// Whether the infinities are allowed, whatever the limits are.
  public var allowsInfinities = false
  /// Whether what is no number is allowed.
  public var allowsNaN = false

  /// Creates a mixture.
  public init(
    limits: ClosedRange<Double>, notable: [Double] = [], smallSize: Int = 100,
    binaryPlaces: Int = 1, awkwardPercent: UInt64 = 5, simplest: Double = 0,
    outliers: [Double] = [], outlierPercent: UInt64 = 2
  ) {
    self.limits = limits
    self.notable = notable
    self.smallSize = smallSize
    self.binaryPlaces = binaryPlaces
    self.awkwardPercent = awkwardPercent
    self.outliers = outliers
    self.outlierPercent = outlierPercent
    self.simplest = min(max(simplest, limits.lowerBound), limits.upperBound)
  }
}

extension ChoiceSource {
  /// Draws a floating-point number; whole numbers near zero are the simplest.
  ///
  /// - Parameters:
  ///   - mixture: What is allowed and how random proposals are made.
  ///   - suggestions: Numbers that mean something at this moment, to be proposed now and then.
  ///   - isPlanned: Whether the suggestions are to be proposed nearly always.
  ///   - like: The number to encode.
  /// - Returns: The number drawn.
  public mutating func double(
    _ mixture: DoubleMixture, suggestions: [Double] = [], isPlanned: Bool = false,
    like: Double? = nil
  ) -> Double {
    let simplest = mixture.simplest
    var value = simplest
    switch mode {
    case .random: value = propose(mixture, suggestions, isPlanned)
    case .replay: value = nextPending(.double)?.double ?? simplest
    case .encode: value = required(like) ?? simplest
    }
    if !mixture.allows(value) {
      misfit()
      value = value.isNaN ? simplest : mixture.clamp(value)
    }
    if value.isNaN { value = .nan }
    record(Choice(.double, bits: value.bitPattern, simplest: simplest.bitPattern))
    return value
  }

  private mutating func propose(
    _ mixture: DoubleMixture, _ suggestions: [Double], _ isPlanned: Bool
  ) -> Double {
    if let special = special(mixture) { return special }
    if !isPlanned, let outlier = outlier(mixture) { return outlier }
    var value = fresh(mixture)
    let die = random.next(below: 100)
    if die < (isPlanned ? 95 : 15), let copy = randomElement(of: suggestions) {
      value = copy
    } else if die < 30, let copy = randomElement(of: recent) {
      value = copy
    } else if die < 34, let copy = randomElement(of: recent) {
      value = copy + (random.chance(1, in: 2) ? 1 : -1)
    } else if die < 46, let notable = randomElement(of: mixture.notable) {
      value = notable
    }
    value = mixture.clamp(value)
    recent.append(value)
    if recent.count > 16 { recent.removeFirst(8) }
    return value
  }

  /// Now and then an infinity or what is no number, where these are allowed.
  private mutating func special(_ mixture: DoubleMixture) -> Double? {
    guard mixture.allowsInfinities || mixture.allowsNaN, random.chance(1, in: 16) else {
      return nil
    }
    return randomElement(of: mixture.specials)
  }

  /// Now and then one of the outliers; it is no suggestion for numbers with other limits.
  private mutating func outlier(_ mixture: DoubleMixture) -> Double? {
    guard !mixture.outliers.isEmpty, random.chance(mixture.outlierPercent, in: 100) else {
      return nil
    }
    return randomElement(of: mixture.outliers)
  }

  private mutating func fresh(_ mixture: DoubleMixture) -> Double {
    if random.chance(mixture.awkwardPercent, in: 100) {
      let share = Double(random.next() >> 11) / Double(UInt64(1) << 53)
      let (low, high) = (mixture.limits.lowerBound, mixture.limits.upperBound)
      return low + (high - low) * share
    }
    let places = mixture.binaryPlaces == 0 ? 0 : Int(random.next(below: 2)) * mixture.binaryPlaces
    let scale = 1 << places
    let size = random.chance(1, in: 2) ? Swift.min(4, mixture.smallSize) : mixture.smallSize
    let reach = UInt64(size * scale)
    let number = Double(random.next(below: reach + 1)) / Double(scale)
    return mixture.limits.lowerBound < 0 && random.chance(1, in: 2) ? -number : number
  }

  private mutating func randomElement(of numbers: [Double]) -> Double? {
    numbers.isEmpty ? nil : numbers[Int(random.next(below: UInt64(numbers.count)))]
  }
}

extension DoubleMixture {
  /// What is allowed and is not finite.
  fileprivate var specials: [Double] {
    (allowsInfinities ? [.infinity, -.infinity] : []) + (allowsNaN ? [.nan] : [])
  }

  /// Tells whether a number may be drawn.
  public func allows(_ value: Double) -> Bool {
    if value.isNaN { return allowsNaN }
    return limits.contains(value) || (value.isInfinite && allowsInfinities)
      || outliers.contains(value)
  }

  func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, limits.lowerBound), limits.upperBound)
  }
}
