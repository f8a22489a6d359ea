import Rules

/// How far a layer has come on its way to the screen.
enum Stage: Hashable, Sendable {
  /// It was never part of a tree at an outermost commit.
  case never
  /// It was, and has stayed in the tree.
  case committed
  /// It was, and has left the tree since (UA-41).
  case left
  /// It is part of a tree as a mask, or stands below one (UA-41).
  case masked
  /// No source says whether it is committed.
  case uncertain
}

/// What is published and what waits for it.
struct CommitState: Sendable {
  var stages: [Stage] = []
  /// The layers of surfaces.
  var hosts: LayerSet = []
  /// The roots of subtrees that entered a tree since the last outermost commit.
  var entered: [Int] = []
  /// The layers that changed since the last outermost commit, each once.
  private(set) var touched: [Int] = []
  private var isTouched: [Bool] = []

  /// Tells whether a change since the last outermost commit was searched for, and whether one moved, hid
  /// or showed layers.
  var hasSearched = false
  var hasMoved = false
  /// The number of the last change that an outermost commit covered.
  var lastChange = 0
  /// The step of the last outermost commit.
  var lastStep = -1
  /// The reading of the clock at it, in seconds.
  var lastTime = -Double.infinity
  /// The rules which say that what waits is not shown, besides TXN-14.
  var heldBack = Why.none
  /// Set when no source says whether what waits is published.
  var isUncertain = false
  /// The changes for which a faulty engine searches only when they are committed.
  var unsearched: [PropertyChange] = []
  /// Set when the clock has moved inside an explicit transaction (UA-46).
  var clockMovedInside = false

  mutating func addLayer() {
    if stages.isEmpty {
      stages.reserveCapacity(WorldState.usualLayers)
      isTouched.reserveCapacity(WorldState.usualLayers)
    }
    stages.append(.never)
    isTouched.append(false)
  }

  mutating func touch(_ layer: Int) {
    if isTouched[layer] { return }
    isTouched[layer] = true
    touched.append(layer)
  }

  /// Tells whether a layer has changed since the last outermost commit.
  func waits(_ layer: Int) -> Bool { isTouched[layer] }

  /// Hands out the layers that changed and starts afresh.
  mutating func takeTouched() -> [Int] {
    let layers = touched
    for layer in layers { isTouched[layer] = false }
    touched.removeAll(keepingCapacity: true)
    return layers
  }
}

extension WorldState {
  /// Tells whether an animation gets its begin from the next outermost commit (M4).
  var waitsToBegin: Bool {
    animated.contains { animations[$0].attached.contains { $0.begin == nil } }
  }

  /// Tells whether a layer is a host or stands below one (M1).
  func isAttached(_ layer: Int) -> Bool {
    isAnyUpwards(from: layer) { commits.hosts.contains($0) }
  }

  /// Notes that a subtree has come under another layer.
  mutating func enterTree(_ layer: Int) {
    if isAttached(layer) { commits.entered.append(layer) }
  }

  /// Notes that a subtree has lost the layer above it: what was committed has left the tree.
  mutating func leaveTree(_ layer: Int) {
    if commits.hosts.contains(layer) { return }
    for member in subtree(of: layer)
    where commits.stages[member] == .committed || commits.stages[member] == .masked {
      // One that is hosted itself stays where it is.
      if isAttached(member) { continue }
      commits.stages[member] = .left
      leaveAnimationsBehind(of: member)
    }
  }

  /// Notes that a subtree may have left a tree, because it is open where it stood (UA-41).
  mutating func doubtStay(of layer: Int) {
    if commits.hosts.contains(layer) { return }
    for member in subtree(of: layer) where !commits.hosts.contains(member) {
      leaveAnimationsBehind(of: member)
    }
  }

  /// Marks the animations of a layer as stopped by its leaving a tree (CALL-16), and leaves open whether they are still
  /// attached, which no source says (UA-41).
  private mutating func leaveAnimationsBehind(of layer: Int) {
    if !animations[layer].attached.isEmpty { animations[layer].leaveAllOpen(.animation(41)) }
    for place in animations[layer].attached.indices {
      animations[layer].attached[place].hasLeft = true
    }
  }
}
