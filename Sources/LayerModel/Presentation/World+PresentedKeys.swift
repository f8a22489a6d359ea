import Geometry
import LayerScript
import Rules

/// What presentation copies answer to keys: a copy is a layer of the same class (COPY-03).
extension World {
  /// Reads a property of a presentation copy, or a part of one, through key-value coding; nil without a copy.
  mutating func presentationValue(_ path: PropertyPath, of layer: Int) -> Expected {
    guard let property = declared(path, of: layer) else {
      // Whether a copy has keys that no class declares is reported alone (PRES-24).
      return Expected(
        .unsupported("the reference does not decide undeclared keys"), .undecided,
        weakened: .beyondReference)
    }
    var expected = getPresentation(property, of: layer)
    if expected.answer == .value(.nil) { return expected }
    if path.rest.isEmpty {
      expected.why = state.reasons.union(expected.why, wholeRules(property))
      return expected
    }
    var part = presentedPart(path.rest, of: property, layer)
    part.existence = expected.existence
    return part
  }

  private mutating func presentedPart(
    _ keys: [Substring], of property: Property, _ layer: Int
  ) -> Expected {
    guard property != .visibleRect else { return undecidedQuery(property) }
    var reading =
      property == .frame ? presentedFrame(of: layer) : presentation(of: property, layer: layer)
    if let key = transformKey(property, keys) {
      let isExact = reading.tolerance.absolute <= property.tolerance.absolute
      // Near a right angle those about x and y tell little of a matrix that is not known exactly.
      if !isExact, key.part == .rotation, key.axis == .x || key.axis == .y {
        reading.open = reading.open ?? .layers(32)
      }
      let spread = isExact ? 0 : Self.lossOfParts * reading.tolerance.absolute
      return transformPart(key, of: property, reading, within: spread)
    }
    guard let part = SubPath.part(keys, of: reading.value) else { return undecidedQuery(property) }
    reading.value = part
    state.unite(&reading, .kvc(3))
    return reading.expected()
  }

  /// How much less exactly a part of a matrix is known than its elements.
  private static let lossOfParts = 4.0
}
