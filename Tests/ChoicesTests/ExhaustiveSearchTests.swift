import Choices
import Testing

/// All sequences up to a length, each exactly once.
struct ExhaustiveSearchTests {
  /// A machine whose state and system note what was done to them.
  private struct Witness: SystemTest {
    final class Counter {
      var advances = 0
      var checks = 0
      var visited: [String] = []
    }

    let counter = Counter()
    var initialState: String { "" }

    func makeSystem() -> String { "" }

    func command(in state: inout String, from source: inout ChoiceSource, like: Character?)
      -> Character?
    { nil }

    func advance(_ state: inout String, by command: Character) {
      counter.advances += 1
      state.append(command)
    }

    func check(_ command: Character, on system: inout String, after state: String) -> String? {
      counter.checks += 1
      system.append(command)
      counter.visited.append(system)
      // A copy that was shared between branches would have gone ahead of its state.
      return system == state ? nil : "shared"
    }
  }

  @Test func branchesShareTheirPrefixAndNothingElse() {
    let test = Witness()
    let result = ExhaustiveSearch(of: test) { state in state.last == "b" ? ["a"] : ["a", "b"] }
      .run(upTo: 4)
    #expect(result.failure == nil)
    // Words without two b in a row: 2, 3, 5, 8.
    #expect(result.sequencesByLength == [2, 3, 5, 8])
    #expect(result.sequences == 18)
    #expect(result.executions == 2 + (2 + 3) + (2 + 3 + 5) + (2 + 3 + 5 + 8))
    #expect(test.counter.advances == result.executions)
    #expect(test.counter.checks == result.executions)
    #expect(Set(test.counter.visited).count == 18)
    #expect(result.completeLength == 4)
  }

  @Test func aDeadEndIsNotASequence() {
    let result = ExhaustiveSearch(of: Witness()) { $0.count < 2 ? ["a"] : [] }.run(upTo: 5)
    #expect(result.sequencesByLength == [1, 1, 0, 0, 0])
    #expect(result.completeLength == 5)
  }

  @Test func theFirstFailureIsAShortestOne() {
    let test = DrawerTest(mistakes: [.emptyLeavesOne])
    let result = ExhaustiveSearch(of: test) { state in
      let live = state.drawers.keys.sorted()
      return (live.isEmpty ? [.open(1)] : []) + live.flatMap { [.put($0, 0), .empty($0)] }
    }.run(upTo: 6)
    #expect(result.failure == DrawerTest.Mistake.emptyLeavesOne.shortest)
    #expect(result.completeLength == 3)
  }

  @Test func aSearchThatIsToldToEndSaysHowFarItCame() {
    let result = ExhaustiveSearch(of: Witness()) { _ in ["a", "b"] }
      .run(upTo: 10) { $0.executions < 100 }
    #expect(result.wasInterrupted)
    #expect(result.executions == 100)
    #expect(result.completeLength == 4)
    #expect(result.sequencesByLength.prefix(4) == [2, 4, 8, 16])
  }
}
