import Rules
import Testing

/// The names of rules, areas and profiles.
struct NameTests {
  @Test(arguments: Area.allCases)
  func everyAreaIsFoundByItsNameAndHasATitle(area: Area) {
    #expect(Area(name: area.name) == area)
    #expect(Area(name: area.name.lowercased()) == area)
    #expect(!area.title.isEmpty)
  }

  @Test(arguments: Area.allCases, [1, 9, 10, 99, 100, 127])
  func anIDIsReadBackFromItsText(area: Area, number: Int) throws {
    let id = try #require(RuleID(RuleID(area, number).description))
    #expect(id.area == area)
    #expect(id.number == number)
  }

  @Test(arguments: [("geo-6", "GEO-06"), ("Func-3", "FUNC-03"), ("TXN-100", "TXN-100")])
  func anIDIsReadInAnyCaseAndPrintedInOne(text: String, printed: String) {
    #expect(RuleID(text)?.description == printed)
  }

  @Test(arguments: ["", "GEO", "GEO-", "-06", "GEO-0", "GEO-128", "GEO-06-1", "XYZ-01", "GEO-x"])
  func otherTextIsNoID(text: String) {
    #expect(RuleID(text) == nil)
  }

  @Test func idsOrderByAreaAndThenByNumber() {
    #expect(RuleID.geo(2) < RuleID.geo(10))
    #expect(RuleID.geo(99) < RuleID.tree(1))
  }

  @Test(arguments: [
    (Profile.gate, "gate", true), (.maskSteal, "mask-steal", true), (.nilLists, "nil-lists", true),
    (.macOSLike, "macos-like", false), (.keyValueObserving, "kvo", true),
    (.snapshotCopy, "snapshot-copy", false), (.originLayout, "origin-layout", true),
    (.render, "render", false),
  ])
  func aProfileHasANameAndADefault(profile: Profile, name: String, isOn: Bool) {
    #expect(Profile(rawValue: name) == profile)
    #expect(profile.isOnByDefault == isOn)
    #expect(!profile.summary.isEmpty)
  }

  @Test(arguments: Capability.allCases)
  func everyCapabilityIsExplained(capability: Capability) {
    #expect(!capability.summary.isEmpty)
  }
}
