import Choices
import CoreBenchmarks
import Testing

/// That no shorter sequence shows a fault is searched for, not believed.
struct ExhaustiveTests {
  @Test(arguments: MiniFault.allCases.filter { $0.smallest.length < 6 })
  func noSequenceOfItsFamilyIsShorterThanTheSmallest(_ fault: MiniFault) throws {
    let result = MiniProof.shortest(showing: fault)
    #expect(result.failure?.count == fault.smallest.length)
    #expect(result.completeLength == fault.smallest.length - 1)
  }

  @Test(arguments: MiniFault.allCases.filter { $0.smallest.length < 4 })
  func noShorterSequenceOutsideOfItsFamilyShowsAFault(_ fault: MiniFault) {
    #expect(MiniProof.shorterOfAll(showing: fault).failure == nil)
  }

  @Test func sequencesThatDifferInTheNumbersOfLayersAloneAreVisitedOnce() {
    // Of two layers, only the first may be the first to be mentioned.
    let visited = MiniProof.everything(upTo: 3)
    let all = ExhaustiveSearch(of: MiniMachine()) { state, prefix in
      let layers = prefix.count { $0 == .create }
      return (layers < 2 ? [.create] : []) + (0..<layers).map { .removeFromSuperlayer($0) }
    }.run(upTo: 4)
    let once = ExhaustiveSearch(of: MiniMachine()) { state, prefix in
      let layers = prefix.count { $0 == .create }
      return ((layers < 2 ? [.create] : []) + (0..<layers).map { .removeFromSuperlayer($0) })
        .filter { MiniFamily.isCanonical($0, behind: prefix) }
    }.run(upTo: 4)
    #expect(visited.failure == nil)
    #expect(all.sequences == 1 + 2 + 4 + 8)
    #expect(once.sequences == 1 + 2 + 3 + 6)
  }

  @Test func allShortSequencesAreCountedExactly() {
    let search = ExhaustiveSearch(of: MiniMachine()) { _, _ in [.setDisableActions(true), .begin] }
    let result = search.run(upTo: 3)
    #expect(result.sequences == 2 + 4 + 8)
    #expect(result.executions == 2 + (2 + 4) + (2 + 4 + 8))
    #expect(result.completeLength == 3)
    #expect(result.failure == nil)
  }

  @Test func aSystemWithoutFaultPassesAllShortSequencesOfAllCommands() {
    let result = MiniProof.everything(upTo: 4)
    #expect(result.failure == nil)
    #expect(result.completeLength == 4)
    #expect(result.sequences > 1000)
  }
}
