import Testing

@testable import LayerCheckBench

/// Inputs that are nearly right: the same for ever, and read or refused.
struct FuzzTests {
  @Test(arguments: ["", "new l1; get l1.frame\n", "{\"n\":-1.5e3}", "\u{0}\u{E9}\n\n"])
  func piecesTogetherAreTheText(text: String) {
    #expect(Pieces(cutting: text.utf8).bytes() == Array(text.utf8))
  }

  @Test func theSameNumberGivesTheSameInput() {
    let seeds = [Array("new l1; add l2 to l1; get l1.frame".utf8), Array("tick".utf8)]
    let (one, two) = (
      Mutator(seeds: seeds, sizeLimit: 100, root: 1), Mutator(seeds: seeds, sizeLimit: 100, root: 2)
    )
    let inputs = (0..<200).map { one.input($0) }
    #expect(inputs == (0..<200).map { one.input($0) })
    #expect(inputs != (0..<200).map { two.input($0) })
    #expect(Set(inputs).count > 100)
    #expect(inputs.allSatisfy { $0.count <= 400 })
  }

  @Test(arguments: FuzzTarget.allCases)
  func whatIsNearlyRightIsReadOrRefused(target: FuzzTarget) {
    let seeds = ["new l1; set l1.opacity 0.5; get l1.opacity", #"{"n":1,"trace":[{"done":true}]}"#]
    let mutator = Mutator(seeds: seeds.map { Array($0.utf8) }, sizeLimit: 200, root: 3)
    for index in 0..<300 {
      let verdict = target.feed(mutator.input(index))
      #expect(verdict == .accepted || verdict == .refused, "input \(index)")
    }
  }
}
