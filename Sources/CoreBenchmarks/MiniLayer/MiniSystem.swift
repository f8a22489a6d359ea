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
  var cache = [MiniReturn?](repeating: nil, count: (MiniLimit.layers + 1) * 4)
  /// What some faults remember.
  var memory = MiniMemory()

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
    let lastAnchored = memory.lastAnchored
    memory.lastAnchored = -1
    if case .lookupAction(let layer, let key) = command { return lookUp(key, layer) }
    defer { memory.isBehindLookup = false }
    memory.repeated.layer = -1
    switch command {
    case .create: count += 1
    case .setBounds(let layer, let width, let height): setSize(SIMD2(width, height), of: layer)
    case .setPosition(let layer, let x, let y): setPosition(SIMD2(x, y), of: layer)
    case .setAnchorPoint(let layer, let x, let y):
      setAnchor(SIMD2(x, y), of: layer, isSecond: lastAnchored == layer)
    case .setFrame(let layer, let x, let y, let width, let height):
      setFrame(SIMD2(x, y), SIMD2(width, height), of: layer)
    case .addSublayer(let parent, let child): return add(child, to: parent)
    case .removeFromSuperlayer(let layer): remove(layer)
    case .begin: begin()
    case .setDisableActions(let isDisabled): disable(isDisabled)
    case .commit: commit()
    case .setDelegateAnswer(let layer, let answer): setAnswer(answer, of: layer)
    case .lookupAction: break
    }
    return .nothing
  }

  private mutating func setSize(_ size: SIMD2<Double>, of layer: Int) {
    var new = size
    if fault == .sameSizeForgetsPosition, size == sizes[layer] { positions[layer] = .zero }
    if fault == .narrowWidth { new.x = min(size.x, 99) }
    if fault == .boundsKeepFrameOrigin, anchors[layer] != SIMD2(0.5, 0.5) {
      positions[layer] += anchors[layer] * (new - sizes[layer])
    }
    sizes[layer] = new
  }

  private mutating func setPosition(_ position: SIMD2<Double>, of layer: Int) {
    if fault == .disabledKeepsFirstPosition, disabled[depth] {
      if memory.isPlaced[layer] { return }
      memory.isPlaced[layer] = true
    }
    if fault == .positionMovesChild, parents[layer] >= 0, let child = children[layer].first {
      positions[child] += position - positions[layer]
    }
    positions[layer] = position
    if fault == .positionAtWidthLosesY, position.x != 0, position.x == sizes[layer].x {
      positions[layer].y = 0
    }
    if fault == .lowPositionIsClamped {
      positions[layer].clamp(lowerBound: SIMD2(-50, -50), upperBound: SIMD2(100, 100))
    }
    guard fault == .equalSizesSharePosition, sizes[layer] != .zero else { return }
    for other in 0..<count where sizes[other] == sizes[layer] { positions[other] = position }
  }

  private mutating func setAnchor(
    _ anchor: SIMD2<Double>, of layer: Int, isSecond: Bool
  ) {
    memory.lastAnchored = layer
    var anchor = anchor
    if fault == .secondAnchorPointIsHalfway, isSecond { anchor = (anchor + anchors[layer]) / 2 }
    oldAnchors[layer] = anchors[layer]
    let isLost = fault == .farCornerIsLost && anchor.x == anchor.y && anchor.x > 0.5
    anchors[layer] = isLost ? SIMD2(anchor.x, 0.5) : anchor
    if fault == .anchorPointIsShared, let child = children[layer].last { anchors[child] = anchor }
  }

  private mutating func setFrame(
    _ origin: SIMD2<Double>, _ size: SIMD2<Double>, of layer: Int
  ) {
    var (origin, size) = (origin, size)
    if fault == .diagonalFrameIsTurned, origin.x == origin.y { size = SIMD2(size.y, size.x) }
    if fault == .largeFrameIsCut, size.x + size.y > 150 { size.y = 150 - size.x }
    if fault == .negativeOriginIsPositive { origin.x = abs(origin.x) }
    let anchor = fault == .staleAnchorPoint ? oldAnchors[layer] : anchors[layer]
    if fault != .emptyFrameKeepsSize || size != .zero { sizes[layer] = size }
    positions[layer] = origin + anchor * size
    oldAnchors[layer] = anchors[layer]
  }
}
