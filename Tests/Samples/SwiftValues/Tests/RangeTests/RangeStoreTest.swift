import Choices
import ChoicesTesting
import RangeModels
import Ranges
import Testing

/// An actor beside a plain set of numbers.
struct RangeStoreTest: AsyncSystemTest {
  let commandKinds = CommandKinds(of: RangeCommand.Kind.self)
  var initialState: Set<Int> { [] }

  func makeSystem() async throws -> RangeStore { RangeStore(mistake: mistake) }

  func command(
    in state: inout Set<Int>, from source: inout ChoiceSource, like: RangeCommand?
  ) -> RangeCommand? {
    .drawn(commandKinds, from: &source, like: like)
  }

  func advance(_ state: inout Set<Int>, by command: RangeCommand) { command.apply(to: &state) }

  func perform(
    _ command: RangeCommand, on system: RangeStore, after state: Set<Int>
  ) async throws {
    switch command {
    case .insert(let range): await system.insert(range)
    case .remove(let range): await system.remove(range)
    }
    #expect(await system.set.numbers == state.sorted())
  }
}
