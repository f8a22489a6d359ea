import LayerScript
import Testing

/// The first key of a path names a property, as a search of the whole list would find it.
struct PropertyPathTests {
  @Test func everyPropertyHasTheNumberOfItsPlaceAndIsFoundByItsName() {
    for (place, property) in Property.allCases.enumerated() {
      #expect(property.number == place)
      #expect(Property(rawValue: property.rawValue) == property)
    }
    #expect(Property(rawValue: "") == nil)
    #expect(Property(rawValue: "Opacity") == nil)
  }

  @Test(arguments: [
    "", ".", "..", "opacity", ".opacity", "opacity.", "bounds.size.width", "bounds..width", "other",
    "other.opacity", "opacity\u{301}", "opacity.\u{301}x", "opacity.é", "\u{600}opacity.x",
    "opacity\u{600}.x", "bounds.size.wïdth",
  ])
  func aPathIsCutAtItsDots(text: String) {
    let path = PropertyPath(text)
    let keys = text.split(separator: ".", omittingEmptySubsequences: false)
    #expect(path.keys == keys)
    #expect(path.rest == Array(keys.dropFirst()))
    let named = Property.allCases.first { $0.rawValue == keys[0] }
    #expect(path.property == named)
  }

  @Test func aSetOfPropertiesHasWhatWasPutIntoIt() {
    let some: Set<Property> = [.bounds, .inheritedAnimationDuration, .fillRule, .opacity]
    var set = PropertySet(some.filter { $0 != .opacity })
    #expect(!set.contains(.opacity))
    set.formUnion(PropertySet([.opacity]))
    #expect(Property.allCases.filter(set.contains) == Property.allCases.filter(some.contains))
  }
}
