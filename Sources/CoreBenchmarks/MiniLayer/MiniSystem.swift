/// The system under test of mini-layer: written another way than the model, with a cache of actions,
/// and with a fault if it is given one.
public struct MiniSystem: Sendable {
  let fault: MiniFault?
  var count = 0
  var sizes = [SIMD2<Double>](repeating: .zero, count: MiniLimit.layers)
  var positions = [SIMD2<Double>](repeating: .zero, count: MiniLimit.layers)
  var anchors = [SIMD2<Double>](repeating: SIMD2(0.5, 0.5), count: MiniLimit.layers)
  var oldAnchors = [SIMD2<Double>](repeating: SIMD2(0.5, 0.5), count: MiniLimit.layers)
  var parents = [Int](repeating: -1, count: MiniLimit.layers)
  var children = [[Int]](repeating: [], count: MiniLimit.layers)
  var answers = [MiniAnswer](repeating: .noOpinion, count: MiniLimit.layers)
  var disabled = [false]
  var cache = [MiniReturn?](repeating: nil, count: MiniLimit.layers * 4)
  var repeated = (layer: -1, key: MiniKey.position, times: 0)

  /// Creates a system without layers.
  public init(fault: MiniFault? = nil) {
    self.fault = fault
  }

  var depth: Int { disabled.count - 1 }

  func frame(of layer: Int) -> SIMD4<Double> {
    let anchor = fault == .frameIgnoresAnchorPoint ? SIMD2(0.5, 0.5) : anchors[layer]
    let origin = positions[layer] - anchor * sizes[layer]
    return SIMD4(origin.x, origin.y, sizes[layer].x, sizes[layer].y)
  }

  /// Carries out a command.
  public mutating func apply(_ command: MiniCommand) -> MiniReturn {
    if case .lookupAction(let layer, let key) = command { return lookUp(key, layer) }
    repeated.layer = -1
    switch command {
    case .create: count += 1
    case .setBounds(let layer, let width, let height): setSize(SIMD2(width, height), of: layer)
    case .setPosition(let layer, let x, let y): setPosition(SIMD2(x, y), of: layer)
    case .setAnchorPoint(let layer, let x, let y): setAnchor(SIMD2(x, y), of: layer)
    case .setFrame(let layer, let x, let y, let width, let height):
      setFrame(SIMD2(x, y), SIMD2(width, height), of: layer)
    case .addSublayer(let parent, let child): return add(child, to: parent)
    case .removeFromSuperlayer(let layer): remove(layer)
    case .begin:
      let forgets = fault == .deepestTransactionForgets && depth == MiniLimit.depth - 1
      disabled.append(forgets ? false : disabled[depth])
    case .setDisableActions(let isDisabled): disabled[depth] = isDisabled
    case .commit: commit()
    case .setDelegateAnswer(let layer, let answer): setAnswer(answer, of: layer)
    case .lookupAction: break
    }
    return .nothing
  }

  private mutating func setSize(_ size: SIMD2<Double>, of layer: Int) {
    var new = size
    if fault == .narrowWidth { new.x = min(size.x, 99) }
    if fault == .boundsKeepFrameOrigin, anchors[layer] != SIMD2(0.5, 0.5) {
      positions[layer] += anchors[layer] * (new - sizes[layer])
    }
    sizes[layer] = new
  }

  private mutating func setPosition(_ position: SIMD2<Double>, of layer: Int) {
    if fault == .positionMovesChild, parents[layer] >= 0, let child = children[layer].first {
      positions[child] += position - positions[layer]
    }
    positions[layer] = position
    guard fault == .equalSizesSharePosition, sizes[layer] != .zero else { return }
    for other in 0..<count where sizes[other] == sizes[layer] { positions[other] = position }
  }

  private mutating func setAnchor(_ anchor: SIMD2<Double>, of layer: Int) {
    oldAnchors[layer] = anchors[layer]
    let isLost = fault == .farCornerIsLost && anchor.x == anchor.y && anchor.x > 0.5
    anchors[layer] = isLost ? SIMD2(anchor.x, 0.5) : anchor
  }

  private mutating func setFrame(
    _ origin: SIMD2<Double>, _ size: SIMD2<Double>, of layer: Int
  ) {
    var origin = origin
    if fault == .negativeOriginIsPositive { origin.x = abs(origin.x) }
    let anchor = fault == .staleAnchorPoint ? oldAnchors[layer] : anchors[layer]
    sizes[layer] = size
    positions[layer] = origin + anchor * size
    oldAnchors[layer] = anchors[layer]
  }
}

/// The tree.
extension MiniSystem {
  private mutating func add(_ child: Int, to parent: Int) -> MiniReturn {
    var (ancestor, distance) = (parent, 0)
    while ancestor >= 0 {
      if ancestor == child { return .isAdded(false) }
      ancestor = parents[ancestor]
      distance += 1
      if fault == .cycleByGrandchild, distance == 2 { break }
    }
    let old = parents[child]
    if fault == .sameParentKeepsPlace, old == parent { return .isAdded(true) }
    let stays = fault == .moveKeepsOldChild && old != parent
    if old >= 0, !stays { drop(child, from: old) }
    children[parent].append(child)
    parents[child] = parent
    return .isAdded(true)
  }

  private mutating func remove(_ layer: Int) {
    let parent = parents[layer]
    guard parent >= 0 else { return }
    if fault == .swapRemove, let place = children[parent].firstIndex(of: layer) {
      children[parent].swapAt(place, children[parent].count - 1)
      children[parent].removeLast()
    } else {
      drop(layer, from: parent)
    }
    parents[layer] = -1
    guard fault == .removalPromotesChildren else { return }
    for child in children[layer] { parents[child] = parent }
    children[parent] += children[layer]
    children[layer] = []
  }

  private mutating func drop(_ child: Int, from parent: Int) {
    guard let place = children[parent].firstIndex(of: child) else { return }
    children[parent].remove(at: place)
  }
}

/// Transactions and actions.
extension MiniSystem {
  private mutating func commit() {
    let flag = disabled.removeLast()
    if fault == .nestedCommitLeaks, depth >= 1 { disabled[depth] = flag }
    guard depth == 0 else { return }
    if fault == .commitEnablesActions { disabled[0] = false }
    for place in cache.indices { cache[place] = nil }
  }

  private mutating func setAnswer(_ answer: MiniAnswer, of layer: Int) {
    answers[layer] = answer
    guard fault != .staleActionCache else { return }
    for key in 0..<4 { cache[layer * 4 + key] = nil }
  }

  private mutating func lookUp(_ key: MiniKey, _ layer: Int) -> MiniReturn {
    if fault == .thirdLookupIsLost, isThird(key, layer) { return .noAction }
    if disabled[depth] { return .noAction }
    let column = fault == .cacheMixesKeys && key == .anchorPoint ? MiniKey.bounds : key
    let place = layer * 4 + Int(column.rawValue)
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

  private mutating func isThird(_ key: MiniKey, _ layer: Int) -> Bool {
    if repeated.layer == layer, repeated.key == key {
      repeated.times += 1
    } else {
      repeated = (layer, key, 1)
    }
    return repeated.times == 3
  }
}
