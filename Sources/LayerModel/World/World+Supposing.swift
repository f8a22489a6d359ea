package import LayerScript
import Rules

/// What would follow if something that a world keeps were otherwise than the rules say.
extension World {
  /// The queries for what can be supposed to be otherwise at this moment.
  package var supposable: [Query] {
    Self.keptOfTransactions.map { .get(.transaction, $0) } + supposableOfLayers
  }

  private var supposableOfLayers: [Query] {
    state.identities.indices.flatMap { layer -> [Query] in
      let name = state.identities[layer].name
      let stored = state.properties[layer].properties.filter { !Self.alwaysKept.contains($0) }
      let properties = Self.alwaysKept + stored
      let attached = state.animations[layer].attached.compactMap { animation -> [Query]? in
        guard let key = animation.key else { return nil }
        return Self.keptOfAnimations.map { .get(.attached(name, key: key), $0) }
      }
      return properties.map { .get(.object(name), $0) } + attached.flatMap(\.self)
        + (attached.isEmpty ? [] : [.animationKeys(name)])
    }
  }

  /// Goes on as if a query were answered with a value, which is put where the answer comes from.
  ///
  /// What an engine says is not trusted: a value of another kind, or a circle of layers, is supposed nowhere.
  ///
  /// - Returns: Whether there is such a place, and the value is one for it.
  package mutating func suppose(_ query: Query, answers value: Value) -> Bool {
    if case .get(_, let property) = query, !property.info.shape.accepts(value) { return false }
    switch query {
    case .get(.object(let name), let property):
      guard let layer = state.layer(name) else { return false }
      return suppose(property, of: layer, is: value)
    case .get(.attached(let name, key: let key), let property):
      guard let layer = state.layer(name), state.animations[layer].has(key) else { return false }
      state.animations[layer].suppose(property, of: key, is: value)
      state.published[layer]?.animations.suppose(property, of: key, is: value)
      return true
    case .get(.transaction, let property):
      state.transactions.supposed.append((property.rawValue, value))
      return true
    case .animationKeys(let name):
      guard let layer = state.layer(name) else { return false }
      let keys = value.elements.compactMap(\.asString)
      let kept = state.animations[layer].attached.filter { $0.key.map(keys.contains) ?? true }
      // What an animation is that should not be there, nobody can suppose.
      guard kept.compactMap(\.key).count == keys.count else { return false }
      state.animations[layer].attached = kept
      let numbers = kept.map(\.number)
      state.published[layer]?.animations.attached.removeAll { !numbers.contains($0.number) }
      return true
    default: return false
    }
  }

  private mutating func suppose(_ property: Property, of layer: Int, is value: Value) -> Bool {
    switch property {
    case .superlayer:
      let above = value.asReference.flatMap { state.layer($0) }
      guard value == .nil || above != nil, above.map({ !isCircle([layer], below: $0) }) ?? true
      else { return false }
      state.corruptParent(of: layer, above)
    case .sublayers:
      let layers = value.elements.compactMap(\.asReference).compactMap { state.layer($0) }
      guard layers.count == value.elements.count, !isCircle(layers, below: layer) else {
        return false
      }
      state.corruptList(of: layer) { $0 = layers }
    case .mask:
      let mask = value.asReference.flatMap { state.layer($0) }
      guard value == .nil || mask != nil, mask.map({ !isCircle([$0], below: layer) }) ?? true
      else { return false }
      state.nodes[layer].mask.layer = mask
    case .needsLayout: state.layout.marks[layer].suppose(value == .boolean(true))
    case .needsDisplay: state.display.marks[layer].suppose(value == .boolean(true))
    default:
      guard Defaults.row(property, of: state.identities[layer].type) != nil else { return false }
      state.corrupt(layer, property, value)
    }
    return true
  }

  /// Tells whether layers below another would come under themselves, or one of them twice under it.
  private func isCircle(_ layers: [Int], below above: Int) -> Bool {
    Set(layers).count < layers.count || state.isAnyUpwards(from: above, layers.contains)
      || layers.contains { state.subtree(of: $0).contains(above) }
  }

  /// What transactions tell animations.
  private static let keptOfTransactions: [Property] = [
    .animationDuration, .animationTimingFunction, .disableActions,
  ]

  /// What of each layer may be wrong although nobody set it.
  private static let alwaysKept: [Property] = [
    .superlayer, .sublayers, .mask, .position, .bounds, .anchorPoint, .transform, .zPosition,
    .sublayerTransform, .hidden, .opacity, .needsLayout, .needsDisplay, .delegate, .actions, .speed,
    .timeOffset, .beginTime,
  ]

  /// What of an attached animation decides what it shows.
  private static let keptOfAnimations: [Property] = [
    .keyPath, .duration, .beginTime, .timeOffset, .speed, .repeatCount, .autoreverses, .fillMode,
    .timingFunction, .fromValue, .toValue, .byValue, .removedOnCompletion, .additive, .cumulative,
  ]
}

extension AnimationList {
  /// Gives the animation under a key another value of a property.
  fileprivate mutating func suppose(_ property: Property, of key: String, is value: Value) {
    guard let place = attached.lastIndex(where: { $0.key == key }) else { return }
    attached[place].object[property] = value
  }
}

extension Mark {
  /// Makes the mark what it is supposed to be; no rule is behind it.
  fileprivate mutating func suppose(_ isSet: Bool) {
    (self.isSet, open) = (isSet, nil)
  }
}
