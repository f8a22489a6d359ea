import Geometry
import LayerScript
import Rules

/// What presentation copies answer to keys: a copy is a layer of the same class (COPY-03).
extension World {
  /// Reads a property of a presentation copy, or a part of one, through key-value coding; nil without a copy.
  mutating func presentationValue(_ path: PropertyPath, of layer: Int) -> Expected {
    guard let property = declared(path, of: layer) else {
      // That a copy has keys which no class declares is not checked (PRES-24).
      return Expected(
        .unsupported("the reference does not decide undeclared keys"), .undecided,
        weakened: .beyondReference)
    }
    if path.rest.isEmpty { return presentedWhole(property, of: layer) }
    if let missing = missingPresentation(of: layer) { return missing }
    var part = presentedPart(path.rest, of: property, layer)
    part.existence = whyPresented(layer)
    return part
  }

  private mutating func presentedWhole(_ property: Property, of layer: Int) -> Expected {
    var expected = getPresentation(property, of: layer)
    // A removal that waits for its commit is reported, by whatever it is read, and PRES-19 alone speaks of it.
    if isRemovalPending(layer, property) { return expected }
    expected.why = state.reasons.union(expected.why, readingRules(property))
    return expected
  }

  private mutating func presentedPart(
    _ keys: [Substring], of property: Property, _ layer: Int
  ) -> Expected {
    guard property != .visibleRect else { return undecidedQuery(property) }
    var reading =
      property == .frame ? presentedFrame(of: layer) : presentation(of: property, layer: layer)
    if let key = transformKey(property, keys) {
      let isExact = reading.tolerance.absolute <= property.tolerance.absolute
      if isExact { return transformPart(key, of: property, reading) }
      if let matrix = reading.value.asTransform, key.isUncertain(in: matrix) {
        reading.open = reading.open ?? .layers(32)
      }
      let spread = Self.lossOfParts * reading.tolerance.absolute
      return transformPart(key, of: property, reading, within: spread)
    }
    guard let part = semantics.keyValues.part(keys, of: reading.value) else {
      return undecidedQuery(property)
    }
    reading.value = part
    state.unite(&reading, .kvc(3))
    if property == .frame { state.unite(&reading, .kvc(5)) }
    return reading.expected()
  }

  /// How much less exactly a part of a matrix is known than its elements.
  ///
  /// A factor is the length of a row of three, off by no more than the square root of 3 times what an element is, and the
  /// angle of a matrix that turns and does nothing else by no more than that of 2; twice as much is allowed.
  private static let lossOfParts = 4.0
}

extension TransformKey {
  /// Tells whether the part of a matrix may be another one in a matrix that is nearly the same: half a turn is two
  /// negative factors as well, and near a right angle those about x and y tell little.
  fileprivate func isUncertain(in matrix: Transform3D) -> Bool {
    guard part == .rotation else { return false }
    return axis == .x || axis == .y || matrix.m11 < 0 && abs(matrix.m12) < 0.01
  }
}
