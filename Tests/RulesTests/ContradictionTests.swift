import Rules
import Testing

/// Which profiles no engine can have on together.
struct ContradictionTests {
  @Test(
    arguments: [
      ([.macOSLike: true, .iOSLike: true], [.macOSLike, .iOSLike]),
      ([.view7: true, .view8: true], [.view7, .view8]),
      ([.view7: true, .uikit11: true], [.view7, .uikit11]),
      ([.view7: true, .uikit13: true], [.view7, .uikit13]),
      ([.view7: true, .view8: false, .uikit11: false], []),
      ([.macOSLike: true, .iOSLike: false], []),
      ([.view8: true, .uikit11: true, .uikit13: true, .macOSLike: true], []),
      ([:], []),
    ] as [([Profile: Bool], Set<Profile>)])
  func profilesThatDecideTheSameOtherwiseContradictEachOther(
    declared: [Profile: Bool], rivals: Set<Profile>
  ) {
    let found = Profile.contradiction(in: declared).map { Set([$0.0, $0.1]) }
    #expect(found ?? [] == rivals)
  }

  @Test func allThatCanBeOnTogetherLeavesOutOneSideOfEachContradiction() {
    let off = Profile.allTogether.filter { !$0.value }.map(\.key)
    #expect(Set(off) == [.iOSLike, .view7])
    #expect(Set(Profile.allTogether.keys) == Set(Profile.allCases))
    #expect(Profile.contradiction(in: Profile.allTogether) == nil)
  }
}
