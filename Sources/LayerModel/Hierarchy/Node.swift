import Rules

/// Where a layer stands: the layer above it and the layers below it, with the reasons.
package struct Node: Sendable {
  /// The layer above.
  var superlayer = Link(layer: nil, why: Why(.tree(1)))
  /// The layers below, in the order of the list.
  var sublayers = Listing(layers: [], why: Why(.tree(1)))
  /// The layer that masks this one.
  var mask = Link(layer: nil, why: Why(.tree(33)))
  /// Tells whether the layer above is one that this layer masks.
  var isMask = false
  /// The step at which it came under the layer above.
  var arrival = -1
  /// The layer above it before the last move, if it ever left one.
  var formerParent: Int?
  /// Tells whether the layer above is another than once before (CONV-24).
  var isReparented = false
}

/// A pointer to another layer.
struct Link: Sendable {
  var layer: Int?
  var why: Why
  var open: OpenItem?
}

/// A list of layers.
struct Listing: Sendable {
  var layers: [Int]
  var why: Why
  var open: OpenItem?
}
