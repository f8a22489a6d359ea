import LayerScript
import Rules

/// The same script gives the same trace.
struct SameScriptSameTrace: PairedLaw {
  let description = LawDescription(
    "deterministic", "the same script gives the same trace", rules: [], kind: .nondeterminism)

  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    ScriptVariant(
      script: script, counterparts: Array(script.steps.indices),
      isCompared: script.steps.map { _ in true })
  }
}

/// A query has the same answer when the others are left out of the script.
struct QueriesLeaveNoTrace: PairedLaw {
  let description = LawDescription(
    "queries-leave-no-trace",
    "a query has the same answer when the other queries are left out of the script",
    rules: [.pres(25), .act(19), .copy(11)], kind: .observationDisturbs)

  /// Keeps one query, the parameter counting from the last one.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let queries = script.steps.indices.filter { script.steps[$0].isQuery }
    guard queries.count > 1, parameter < queries.count else { return nil }
    let kept = queries[queries.count - 1 - parameter]
    let dropped = Set(queries).subtracting(script.questionsThatMaySave).subtracting([kept])
    guard !dropped.isEmpty else { return nil }
    var variant = script.keeping {
      !dropped.contains($0)
    } comparing: {
      $0 == kept
    }
    let before = dropped.filter { $0 < kept }.sorted().compactMap { script.steps[$0].query }
    variant.rules = script.steps[kept].query?.rulesUndisturbed(by: before)
    return variant
  }
}

/// TXN-27: an empty pair of begin and commit has no effect.
struct EmptyTransactionIsNothing: PairedLaw {
  let description = LawDescription(
    "empty-transaction", "an empty pair of begin and commit has no effect", rules: [.txn(27)])

  /// Inserts a pair where no implicit transaction is open at top level, the parameter counting places.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let places = script.placesOutsideImplicitTransactions
    guard !places.isEmpty else { return nil }
    let place = places[parameter % places.count]
    var steps = script.steps
    steps.insert(contentsOf: [Step(.begin), Step(.commit)], at: place)
    return ScriptVariant(
      script: Script(steps),
      counterparts: script.steps.indices.map { $0 < place ? $0 : $0 + 2 },
      // What was answered before cannot show it.
      isCompared: script.steps.indices.map { $0 >= place })
  }
}

/// TXN-28: one more transaction around steps changes when things become visible and nothing else.
struct ExtraTransactionKeepsModel: PairedLaw {
  let description = LawDescription(
    "extra-transaction",
    "one more begin and commit around steps changes neither model values nor the set of animations",
    rules: [.txn(28)])

  /// Wraps the steps of one turn, the parameter counting turns.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let turns = script.wrappableTurns
    guard !turns.isEmpty else { return nil }
    let turn = turns[parameter % turns.count]
    var steps = script.steps
    steps.insert(Step(.commit), at: turn.upperBound)
    steps.insert(Step(.begin), at: turn.lowerBound)
    let isInside = { (index: Int) in turn.contains(index) }
    return ScriptVariant(
      script: Script(steps),
      counterparts: script.steps.indices.map { index in
        index < turn.lowerBound ? index : isInside(index) ? index + 1 : index + 2
      },
      isCompared: script.steps.indices.map { isInside($0) && script.steps[$0].readsModelOrKeys })
  }
}

extension Script {
  /// The script with some of its steps, and which answers must stay the same.
  func keeping(
    _ isKept: (Int) -> Bool, comparing isCompared: (Int) -> Bool
  ) -> ScriptVariant {
    var kept: [Step] = []
    var counterparts: [Int?] = []
    for index in steps.indices {
      counterparts.append(isKept(index) ? kept.count : nil)
      if isKept(index) { kept.append(steps[index]) }
    }
    return ScriptVariant(
      script: Script(kept), counterparts: counterparts,
      isCompared: steps.indices.map { isCompared($0) })
  }

  /// The places at which a pair of begin and commit opens no question: inside an explicit
  /// transaction, or where nothing has changed since the last end of a turn (UA-04), outside of blocks that a turn
  /// may end in; what a callback does at the end of a turn may be in a transaction that is open still (UA-45).
  fileprivate var placesOutsideImplicitTransactions: [Int] {
    var places: [Int] = []
    var (depth, blocks) = (0, 0)
    var (isImplicitOpen, mayReact) = (false, false)
    for (index, step) in steps.enumerated() {
      if blocks == 0, depth > 0 || !isImplicitOpen { places.append(index) }
      // Another thread has transactions of its own (TXN-43).
      switch step.thread == 1 ? step.command : nil {
      case .begin: depth += 1
      case .commit: depth = max(0, depth - 1)
      case .beginBlock: blocks += 1
      case .endBlock: blocks = max(0, blocks - 1)
      case .tick where depth == 0, .flush where depth == 0: isImplicitOpen = mayReact
      case nil, .advance, .tick, .flush, .answer, .hook: break
      case .react: (mayReact, isImplicitOpen) = (true, isImplicitOpen || depth == 0)
      default: if depth == 0 { isImplicitOpen = true }
      }
    }
    return places
  }

  /// Runs of steps between two ends of a turn, without any that have to do with time or transactions.
  fileprivate var wrappableTurns: [Range<Int>] {
    var turns: [Range<Int>] = []
    var start: Int?
    for (index, step) in (steps.map { Optional($0) } + [nil]).enumerated() {
      switch step?.kind {
      case nil, .tick, .flush, .begin, .commit, .advance, .lock, .unlock, .beginBlock, .endBlock:
        if let first = start, index > first + 1 { turns.append(first..<index) }
        start = step?.kind == .tick ? index + 1 : nil
      default: continue
      }
    }
    return turns
  }
}

extension Step {
  /// Tells whether a query reads model values or the keys of animations.
  fileprivate var readsModelOrKeys: Bool {
    switch query {
    case .get(.object, _), .value(.object, _), .animationKeys: true
    default: false
    }
  }
}
