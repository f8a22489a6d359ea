import Choices
import CoreBenchmarks
import Testing

/// That no shorter sequence shows a fault is searched for, not believed.
struct ExhaustiveTests {
  @Test(arguments: MiniFault.allCases.filter { $0 != .swapRemove })
  func noSequenceOfItsFamilyIsShorterThanTheSmallest(_ fault: MiniFault) throws {
    let result = MiniProof.shortest(showing: fault)
    #expect(result.failure?.count == fault.smallest.length)
    #expect(result.completeLength == fault.smallest.length - 1)
  }

  @Test func allShortSequencesAreCountedExactly() {
    let search = ExhaustiveSearch(of: MiniMachine()) { _ in [.setDisableActions(true), .begin] }
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
