public import LayerScript

/// What was answered `unsupported` although it was declared, as narrowly as it was seen.
///
/// A variant of a step is followed from its first refusal on, so that an engine that refuses nothing
/// costs nothing.
public struct Refusals: Hashable, Sendable {
  /// How often a variant must be refused, and never answered meanwhile, before it is kept away from: an
  /// engine may refuse single values.
  public static let enough = 3

  /// What became of one variant since it was refused first.
  public struct Count: Hashable, Sendable {
    /// How often it was refused.
    public var refused = 0
    /// How often it was answered otherwise.
    public var answered = 0
    /// What the driver said of it.
    public var reasons = RefusalReasons()

    /// Creates a count of nothing.
    public init() {}

    /// Tells whether there is nothing but refusals, and enough of these.
    public var isRefused: Bool { answered == 0 && refused >= Refusals.enough }
  }

  /// The variants that were refused.
  public var variants: [StepVariant: Count] = [:]
  /// Everything of which some variant was answered, as long as cases are run.
  public var answered: Set<RefusalScope> = []
  /// How often a situation was not supported, which says nothing of the step.
  public var situations = 0
  /// What the driver said of these situations.
  public var situationReasons = RefusalReasons()

  /// Creates refusals of nothing.
  public init() {}

  /// Tells whether nothing was refused, in no situation.
  public var isEmpty: Bool { variants.isEmpty && situations == 0 }

  /// Counts what was answered to a step.
  ///
  /// - Returns: Whether that decides anew if the variant is refused.
  public mutating func count(_ variant: StepVariant, as answer: Answer) -> Bool {
    let wasRefused = variants[variant]?.isRefused
    switch answer {
    case .done, .value, .raised:
      answered.formUnion(RefusalScope.all(of: variant))
      variants[variant]?.answered += 1
    case .unsupported(let why, isSituation: true):
      situations += 1
      situationReasons.add(why)
    case .unsupported(let why, isSituation: false):
      variants[variant, default: Count()].refused += 1
      variants[variant]?.reasons.add(why)
    case .failed: break
    }
    return variants[variant]?.isRefused ?? false != wasRefused ?? false
  }

  /// Adds the refusals of another part of the run.
  public mutating func add(_ other: Refusals) {
    for (variant, theirs) in other.variants {
      var ours = variants[variant] ?? Count()
      ours.refused += theirs.refused
      ours.answered += theirs.answered
      ours.reasons.add(theirs.reasons)
      variants[variant] = ours
    }
    answered.formUnion(other.answered)
    situations += other.situations
    situationReasons.add(other.situationReasons)
  }

  /// The variants that are kept away from.
  public var refused: Set<StepVariant> { Set(variants.filter(\.value.isRefused).keys) }

  /// Whatever is refused in all that was tried of it.
  public var wholly: [RefusalScope] {
    var tried: [RefusalScope: [StepVariant]] = [:]
    for variant in variants.keys {
      for scope in RefusalScope.all(of: variant) { tried[scope, default: []].append(variant) }
    }
    let all = tried.filter { scope, variants in
      !answered.contains(scope) && variants.count >= scope.least
        && variants.contains(where: \.isUsual)
        && variants.allSatisfy { self.variants[$0]?.isRefused == true }
    }
    return all.keys.sorted()
  }
}
