/// The model of mini-layer: what a system should do.
public struct MiniModel: Sendable {
  struct Layer: Sendable {
    var size = SIMD2(0.0, 0.0)
    var position = SIMD2(0.0, 0.0)
    var anchorPoint = SIMD2(0.5, 0.5)
    var parent = -1
    var children: [Int] = []
    var answer = MiniAnswer.noOpinion
  }

  var layers: [Layer] = []
  /// Whether actions are disabled, by transaction; the first one is the implicit one.
  var disabled = [false]

  var depth: Int { disabled.count - 1 }

  mutating func apply(_ command: MiniCommand) -> MiniReturn {
    switch command {
    case .create: layers.append(Layer())
    case .setBounds(let layer, let width, let height): layers[layer].size = SIMD2(width, height)
    case .setPosition(let layer, let x, let y): layers[layer].position = SIMD2(x, y)
    case .setAnchorPoint(let layer, let x, let y): layers[layer].anchorPoint = SIMD2(x, y)
    case .setFrame(let layer, let x, let y, let width, let height):
      let size = SIMD2(width, height)
      layers[layer].size = size
      layers[layer].position = SIMD2(x, y) + layers[layer].anchorPoint * size
    case .addSublayer(let parent, let child): return add(child, to: parent)
    case .removeFromSuperlayer(let layer): detach(layer)
    case .begin: disabled.append(disabled[depth])
    case .setDisableActions(let isDisabled): disabled[depth] = isDisabled
    case .commit: disabled.removeLast()
    case .setDelegateAnswer(let layer, let answer): layers[layer].answer = answer
    case .lookupAction(let layer, let key): return lookUp(key, layer)
    }
    return .nothing
  }

  private mutating func add(_ child: Int, to parent: Int) -> MiniReturn {
    var ancestor = parent
    while ancestor >= 0 {
      if ancestor == child { return .isAdded(false) }
      ancestor = layers[ancestor].parent
    }
    detach(child)
    layers[parent].children.append(child)
    layers[child].parent = parent
    return .isAdded(true)
  }

  private mutating func detach(_ child: Int) {
    let parent = layers[child].parent
    guard parent >= 0 else { return }
    if let place = layers[parent].children.firstIndex(of: child) {
      layers[parent].children.remove(at: place)
    }
    layers[child].parent = -1
  }

  private func lookUp(_ key: MiniKey, _ layer: Int) -> MiniReturn {
    if disabled[depth] { return .noAction }
    switch layers[layer].answer {
    case .object: return .delegateAction(layer, key)
    case .null: return .noAction
    case .noOpinion: return key == .custom ? .noAction : .defaultAction(key)
    }
  }
}
