/// Transactions and actions.
extension MiniSystem {
  mutating func begin() {
    if depth == 0 { for layer in 0..<count { memory.answers[layer] = answers[layer] } }
    memory.transactions += 1
    switch fault {
    case .thirdTransactionForgets where memory.transactions == 3: disabled.append(false)
    case .deepestTransactionForgets where depth == MiniLimit.depth - 1: disabled.append(false)
    case .beginCopiesOutermostFlag: disabled.append(disabled[0])
    default: disabled.append(disabled[depth])
    }
  }

  mutating func disable(_ isDisabled: Bool) {
    if fault == .nestedStaysDisabled, depth > 0, disabled[depth - 1] { return }
    disabled[depth] = isDisabled
    memory.isPlaced = PerLayer(repeating: false)
  }

  mutating func commit() {
    let flag = disabled.removeLast()
    if fault == .lookupDisablesAtCommit, memory.isBehindLookup { disabled[depth] = true }
    if fault == .nestedCommitLeaks, depth >= 1 { disabled[depth] = flag }
    guard depth == 0 else { return }
    if fault == .commitEnablesActions { disabled[0] = false }
    if fault == .commitRestoresAnswers {
      for layer in 0..<count { answers[layer] = memory.answers[layer] }
    }
    for place in cache.indices { cache[place] = nil }
  }

  mutating func setAnswer(_ answer: MiniAnswer, of layer: Int) {
    answers[layer] = answer
    guard fault != .staleActionCache else { return }
    let keys = fault == .lastKeyStaysCached ? 3 : 4
    for key in 0..<keys { cache[row(of: layer) * 4 + key] = nil }
  }

  mutating func lookUp(_ key: MiniKey, _ layer: Int) -> MiniReturn {
    memory.isBehindLookup = true
    memory.lookups += 1
    if fault == .fifthLookupIsLost, memory.lookups == 5 { return .noAction }
    if fault == .thirdLookupIsLost, isThird(key, layer) { return .noAction }
    if disabled[depth] { return .noAction }
    let column = fault == .cacheMixesKeys && key == .anchorPoint ? MiniKey.bounds : key
    let place = row(of: layer) * 4 + Int(column.rawValue)
    if let known = cache[place] { return known }
    let action: MiniReturn
    switch (answers[layer], key) {
    case (.object, _): action = .delegateAction(layer, key)
    case (.null, _) where fault != .nullIsNoOpinion: action = .noAction
    case (_, .custom): action = .noAction
    default: action = .defaultAction(key)
    }
    if depth >= 1 { cache[place] = action }
    return action
  }

  /// Where the actions of a layer are cached.
  private func row(of layer: Int) -> Int {
    fault == .rootsShareCache && parents[layer] < 0 ? MiniLimit.layers : layer
  }

  private mutating func isThird(_ key: MiniKey, _ layer: Int) -> Bool {
    if memory.repeated.layer == layer, memory.repeated.key == key {
      memory.repeated.times += 1
    } else {
      memory.repeated = (layer, key, 1)
    }
    return memory.repeated.times == 3
  }
}

/// What faults remember that is none of a right system's business.
struct MiniMemory: Sendable {
  /// The key that was looked up last, and how often in a row.
  var repeated = (layer: -1, key: MiniKey.position, times: 0)
  /// The parents that layers were removed from last, and their places there.
  var formerParent = PerLayer(repeating: -1)
  var formerPlace = PerLayer(repeating: 0)
  /// How many times a layer was added, an action looked up, a transaction begun.
  var additions = 0
  var lookups = 0
  var transactions = 0
  /// The layer whose anchor point the last command set, and whether it looked an action up.
  var lastAnchored = -1
  var isBehindLookup = false
  /// The delegates' answers when the outermost transaction began.
  var answers = PerLayer(repeating: MiniAnswer.noOpinion)
  /// Whether layers were given a position since actions were disabled.
  var isPlaced = PerLayer(repeating: false)
}
