import Geometry
import LayerScript
import Rules

extension World {
  /// Reads a derived property of a layer; nil for a property that is stored.
  mutating func readDerived(_ property: Property, of layer: Int) -> Reading? {
    switch property {
    case .frame: readFrame(of: layer)
    case .affineTransform: readAffineTransform(of: layer)
    case .contentsAreFlipped: readContentsAreFlipped(layer)
    case .preferredFrameSize: readPreferredFrameSize(of: layer)
    case .visibleRect: readVisibleRect(of: layer)
    case .superlayer: readSuperlayer(of: layer)
    case .sublayers: readSublayers(of: layer)
    case .mask: readMask(of: layer)
    case .needsLayout: reading(of: state.layout.marks[layer])
    case .needsDisplay: reading(of: state.display.marks[layer])
    case .constraints: readConstraints(of: layer)
    default: nil
    }
  }

  private mutating func readAffineTransform(of layer: Int) -> Reading {
    let source = state.read(layer, .transform)
    let affine = semantics.geometry.affineTransform(of: source.value.asTransform ?? .identity)
    var reading = Reading(.affine(affine), why: source.why, open: source.open)
    reading.tolerance = state.tolerance(largest: affine.components.map(abs).max() ?? 0)
    state.unite(&reading, .geo(27))
    return reading
  }

  private mutating func readContentsAreFlipped(_ layer: Int) -> Reading {
    let isFlipped = semantics.geometry.contentsAreFlipped(layer, in: &state)
    var reading = Reading(.boolean(isFlipped), why: state.because(.geo(36)))
    var next: Int? = layer
    while let current = next {
      let node = state.nodes[current].superlayer
      state.unite(&reading, node.why)
      reading.open = reading.open ?? node.open ?? state.read(current, .geometryFlipped).open
      next = node.layer
    }
    return reading
  }

  /// Asserted only where no transform is in the way; the general mapping is not (GEO-38).
  private mutating func readPreferredFrameSize(of layer: Int) -> Reading {
    if let managed = readManagedSize(of: layer) { return managed }
    let size = semantics.geometry.preferredFrameSize(layer, in: &state)
    var reading = Reading(.size(size), why: state.because(.geo(38)))
    for property in [Property.bounds, .transform] {
      let source = state.read(layer, property)
      state.unite(&reading, source.why)
      reading.open = reading.open ?? source.open
    }
    let own = state.read(layer, .transform).value
    let above = state.nodes[layer].superlayer.layer.map { state.read($0, .sublayerTransform) }
    let identity = Value.transform(.identity)
    if own != identity || (above?.value ?? identity) != identity || above?.open != nil {
      reading.open = reading.open ?? .beyondReference
    }
    reading.tolerance = state.tolerance(largest: max(abs(size.width), abs(size.height)))
    return reading
  }
}
