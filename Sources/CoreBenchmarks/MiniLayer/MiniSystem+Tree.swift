/// The tree.
extension MiniSystem {
  mutating func add(_ child: Int, to parent: Int) -> MiniReturn {
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
    if fault == .moveReversesSiblings, old >= 0, old != parent { children[old].reverse() }
    children[parent].insert(child, at: place(of: child, in: parent))
    parents[child] = parent
    if fault == .parentAnswersForChild { answers[child] = answers[parent] }
    return .isAdded(true)
  }

  /// Where a layer is put among its new siblings: behind them, without a fault.
  private mutating func place(of child: Int, in parent: Int) -> Int {
    let last = children[parent].count
    switch fault {
    case .placeSurvivesRemoval where memory.formerParent[child] == parent:
      return min(memory.formerPlace[child], last)
    case .thirdChildIsSecond where last == 2: return 1
    case .fourthAdditionGoesFirst:
      memory.additions += 1
      return memory.additions == 4 ? 0 : last
    default: return last
    }
  }

  mutating func remove(_ layer: Int) {
    let parent = parents[layer]
    guard parent >= 0 else {
      if fault == .rootLosesChildren {
        for child in children[layer] { parents[child] = -1 }
        children[layer] = []
      }
      return
    }
    memory.formerParent[layer] = parent
    memory.formerPlace[layer] = children[parent].firstIndex(of: layer) ?? 0
    if fault == .swapRemove, let place = children[parent].firstIndex(of: layer) {
      children[parent].swapAt(place, children[parent].count - 1)
      children[parent].removeLast()
    } else {
      drop(layer, from: parent)
    }
    parents[layer] = -1
    if fault == .removalClimbs, parents[parent] >= 0 {
      parents[layer] = parents[parent]
      children[parents[parent]].append(layer)
    }
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
