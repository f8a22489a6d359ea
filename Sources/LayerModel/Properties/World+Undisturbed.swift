import Geometry
import LayerScript
import Rules

extension World {
  /// Puts on record what setting a property must leave alone.
  mutating func noteUndisturbed(by property: Property, of layer: Int) {
    noteOwnGeometry(property, layer)
    noteNeighbours(property, layer)
    noteConversions(property, layer)
    noteSubclass(property, layer)
  }

  /// What is drawn of a layer never matters to its coordinates (CONV-22).
  private mutating func noteConversions(_ property: Property, _ layer: Int) {
    switch property {
    case .hidden, .opacity, .masksToBounds, .mask:
      state.note(.conv(22), leaves: [.conversions], of: layer)
    case .zPosition where state.space(of: layer).isPlanar:
      state.note(.conv(22), leaves: [.conversions], of: layer)
    default: break
    }
  }

  private mutating func noteOwnGeometry(_ property: Property, _ layer: Int) {
    let frame: [Observable] = [.model(.frame)]
    switch property {
    case .bounds:
      note(.geo(2), [.position, .anchorPoint, .transform, .zPosition], layer)
    case .position: note(.geo(3), [.bounds, .anchorPoint], layer)
    case .anchorPoint: note(.geo(4), [.position, .bounds], layer)
    case .zPosition, .anchorPointZ:
      if hasPlainTransform(layer) { state.note(.geo(15), leaves: frame, of: layer) }
    case .contentsScale:
      if hasPlainTransform(layer) { state.note(.geo(15), leaves: frame, of: layer) }
      note(.geo(37), [.frame, .bounds, .position], layer)
    case .geometryFlipped:
      let isCentred = state.value(layer, .anchorPoint) == .point(Point(0.5, 0.5))
      if isCentred, hasPlainTransform(layer) { state.note(.geo(15), leaves: frame, of: layer) }
    case .sublayerTransform: note(.geo(34), [.frame, .bounds, .position], layer)
    default: break
    }
  }

  /// What subclasses add neither moves nor resizes anything (SUB-13, SUB-17, SUB-23).
  private mutating func noteSubclass(_ property: Property, _ layer: Int) {
    switch property {
    case .path: note(.sub(13), [.bounds, .frame], layer)
    case .string: note(.sub(17), [.bounds, .frame], layer)
    case .instanceCount, .instanceTransform, .instanceDelay, .instanceColor:
      note(.sub(23), [.sublayers], layer)
      for child in state.nodes[layer].sublayers.layers {
        note(.sub(23), [.position, .bounds, .transform, .frame, .opacity], child)
      }
    default: break
    }
  }

  private mutating func noteNeighbours(_ property: Property, _ layer: Int) {
    switch property {
    case .bounds, .transform, .sublayerTransform:
      state.note(.geo(35), leaves: [.frame], ofSublayersOf: layer)
    case .zPosition:
      note(.tree(24), [.sublayers], layer)
      if let parent = state.nodes[layer].superlayer.layer { note(.tree(24), [.sublayers], parent) }
    case .hidden, .opacity:
      note(.tree(37), [.sublayers, .superlayer], layer)
      state.note(.tree(40), leaves: [.hidden, .opacity], ofSublayersOf: layer)
      state.note(.tree(37), leaves: [.superlayer], ofSublayersOf: layer)
      if let parent = state.nodes[layer].superlayer.layer { note(.tree(37), [.sublayers], parent) }
    case .masksToBounds: note(.tree(37), [.sublayers, .superlayer], layer)
    default: break
    }
  }

  private mutating func note(_ rule: RuleID, _ properties: [Property], _ layer: Int) {
    state.note(rule, leaves: properties.map { .model($0) }, of: layer)
  }

  private func hasPlainTransform(_ layer: Int) -> Bool {
    state.value(layer, .transform) == .transform(.identity)
  }
}
