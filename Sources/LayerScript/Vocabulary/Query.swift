public import Geometry

/// A step that observes something and changes nothing.
public enum Query: Hashable, Sendable {
  /// Reads a declared property through its accessor.
  case get(Subject, Property)
  /// Reads a value through key-value coding; the first key may be undeclared.
  case value(Subject, PropertyPath)
  /// Tells whether a presentation copy or an attached animation exists.
  case exists(Subject)
  /// Reads a shared argument.
  case read(ObjectName)

  /// Lists the keys of the animations that are attached to a layer.
  case animationKeys(ObjectName)
  /// Asks a layer for its action for a key.
  case ask(ObjectName, key: String)
  /// Asks a view for its action for a key of a layer.
  case askView(ObjectName, layer: ObjectName, key: String)

  /// Converts a point or a rectangle from one layer's coordinates to another's; nil is no layer.
  case convert(Value, from: Subject?, to: Subject?, asking: ConversionReceiver = .either)
  /// Converts a time between the time spaces of layers; nil is the clock.
  case convertTime(Double, from: ObjectName?, to: ObjectName?)
  /// Finds the layer at a point that is given in the coordinates of the superlayer.
  case hitTest(Subject, Point)
  /// Tells whether a layer's bounds contain a point in its own coordinates.
  case contains(Subject, Point)
  /// Lists the sublayers of a layer from back to front.
  case paintOrder(ObjectName)
  /// Paints a layer and answers the box that was painted.
  case render(ObjectName)

  /// Asks a layer class for the value of a property that was never set.
  case classDefault(ClassReference, key: String)
  /// Asks a layer class for its standing action for a key.
  case classAction(ClassReference, key: String)
  /// Asks a layer class whether a change of a key needs a redraw.
  case classNeedsDisplay(ClassReference, key: String)
  /// Asks for the factor by which a corner curve grows a corner.
  case expansionFactor(String)
  /// Looks up a value function by its name.
  case valueFunction(String)
  /// Evaluates a timing function at a fraction.
  case evaluate(TimingFunction, at: Double)
  /// Reads one of the four control points of a timing function.
  case controlPoint(TimingFunction, index: Int)
  /// Computes with matrices.
  case compute(TransformOperation, [Value])

  /// Which of two layers is asked for a conversion between them (CONV-09).
  public enum ConversionReceiver: String, CaseIterable, Hashable, Sendable {
    /// Whichever the engine's driver prefers.
    case either
    /// The layer that the value comes from.
    case source
  }
}

/// The operations on 3D matrices.
public enum TransformOperation: String, CaseIterable, Hashable, Sendable {
  /// Makes a translation from three numbers.
  case makeTranslation
  /// Makes a scale from three numbers.
  case makeScale
  /// Makes a rotation from an angle in radians and an axis.
  case makeRotation
  /// Puts a translation in front of a matrix.
  case translate
  /// Puts a scale in front of a matrix.
  case scale
  /// Puts a rotation in front of a matrix.
  case rotate
  /// Applies one matrix after another.
  case concat
  /// Undoes a matrix.
  case invert
  /// Tells whether a matrix is the identity.
  case isIdentity
  /// Tells whether two matrices are equal.
  case equal
  /// Embeds a two-dimensional map.
  case makeAffine
  /// Tells whether a matrix is the embedding of a two-dimensional map.
  case isAffine
  /// Takes the two-dimensional map out of a matrix.
  case getAffine
}
