/// How one case of a search is to be made.
public struct CasePlan: Sendable {
  /// The number of the case.
  public let index: Int
  /// The seed of the case, a function of the seed of the search and of the number of the case.
  public let caseSeed: UInt64
  /// The seed of everything that is drawn at random.
  public private(set) var seed: UInt64
  /// The kinds of commands that random proposals keep to, as bits.
  var subset = UInt64.max
  /// The kinds of commands that must not come, as bits.
  var excluded: UInt64 = 0
  /// The first steps, if they are not to be random.
  var start = Mutation.Plan(steps: [])
  /// Tells whether the first steps are given.
  @usableFromInline
  var hasFirstSteps: Bool { !start.steps.isEmpty }
  /// The name under which statistics count where the case came from.
  var origin = "all commands"
  /// Whether the case is a function of the seed of the run and of its number alone.
  public private(set) var isFresh = true

  private static let steered = ", away from known failures"

  /// Plans an unguided case: a function of the seed of the run and of the number of the case.
  init(_ index: Int, in run: UInt64, kinds: CommandKinds, swarmPercent: UInt64) {
    self.index = index
    caseSeed = SplitMix64.seed(of: index, in: run)
    var plan = SplitMix64(seed: caseSeed)
    if plan.chance(swarmPercent, in: 100) {
      subset = plan.next()
      origin = "half of the commands"
    }
    seed = plan.next()
    guard !kinds.subsets.isEmpty else { return }
    // A stream of its own, so that a new subset leaves the other cases as they are.
    var choice = SplitMix64(seed: SplitMix64.mix(seed ^ 0x5B5E_75E7))
    guard choice.chance(1, in: 4) else { return }
    let named = kinds.subsets[Int(choice.next(below: UInt64(kinds.subsets.count)))]
    subset = named.kinds
    origin = "subset \(named.name)"
  }

  /// A number in `0..<bound` that is a function of the case alone.
  ///
  /// - Parameters:
  ///   - bound: The bound; above 0.
  ///   - stream: Tells the numbers of one purpose from those of another.
  /// - Returns: The number.
  public func number(below bound: Int, stream: UInt64) -> Int {
    var random = SplitMix64(seed: caseSeed ^ stream)
    return Int(random.next(below: UInt64(bound)))
  }

  /// Keeps the case away from known failures, each of which needs all of some kinds of commands.
  ///
  /// One kind less is enough to make a failure impossible, and leaves more to be found than without all
  /// of them.
  ///
  /// - Parameters:
  ///   - known: For each failure, the kinds that it needs and that may go, as bits.
  ///   - random: Makes the decisions.
  mutating func steer(away known: [UInt64], _ random: inout SplitMix64) {
    guard known.contains(where: { $0 != 0 }), random.chance(3, in: 4) else { return }
    for needed in known where needed != 0 && needed & excluded == 0 {
      var rest = needed
      for _ in 0..<random.next(below: UInt64(needed.nonzeroBitCount)) { rest &= rest - 1 }
      excluded |= rest & (~rest &+ 1)
    }
    origin += Self.steered
    isFresh = false
  }

  /// Builds on what earlier rounds kept, in three of four cases while that shows something new.
  ///
  /// Of a case that is a single step, only the step itself can be changed.
  mutating func mutate(
    _ corpus: inout Corpus, stepsACase length: Int, _ random: inout SplitMix64
  ) {
    guard random.chance(corpus.share, in: 100), let kept = corpus.pick(&random) else { return }
    let other = corpus.pick(&random) ?? kept
    let mutations = length == 1 ? [.change] : Mutation.allCases
    let mutation = mutations[Int(random.next(below: UInt64(mutations.count)))]
    start = mutation.plan(kept.steps, other.steps, &random)
    origin = "kept cases: \(mutation.rawValue)" + (excluded == 0 ? "" : Self.steered)
    isFresh = false
  }
}
