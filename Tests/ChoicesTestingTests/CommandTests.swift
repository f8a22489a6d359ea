import Choices
import ChoicesTesting
import Testing

/// An account that forgets a deposit when there were two before it.
private actor Account {
  private(set) var balance = 0
  private var deposits = 0

  func deposit(_ amount: Int) {
    deposits += 1
    if deposits != 3 { balance += amount }
  }
}

private struct AccountTest: AsyncSystemTest {
  var initialState: Int { 0 }

  func makeSystem() async throws -> Account { Account() }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.integer(in: 0...100, like: like)
  }

  func advance(_ state: inout Int, by command: Int) { state += command }

  func perform(_ command: Int, on system: Account, after state: Int) async throws {
    await system.deposit(command)
    #expect(await system.balance == state)
  }
}

/// A counter whose test says with expectations what is wrong.
private struct CounterTest: SystemTest {
  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.integer(in: 0...100, like: like)
  }

  func advance(_ state: inout Int, by command: Int) { state += command }

  func check(_ command: Int, on system: inout Int, after state: Int) -> String? {
    system += command
    #expect(system < 10)
    return nil
  }
}

/// Expectations inside the commands of a machine are seen.
struct CommandTests {
  @Test func theSimplestCommandsOfAnActorAreReported() async throws {
    let recorded = try await Recorded.by {
      await expectCommands(of: AccountTest(), length: 10, settings: .with { $0.cases = 40 })
    }
    #expect(recorded.texts.map { $0.contains("1  0\n2  0\n3  1") } == [true])
    #expect(recorded.texts.first?.contains("balance") == true)
  }

  @Test func theSimplestCommandsOfASystemAreReported() async throws {
    let recorded = try await Recorded.by {
      expectCommands(of: CounterTest(), settings: .with { $0.cases = 40 })
    }
    #expect(recorded.texts.map { $0.contains("1  10") && $0.contains("system") } == [true])
  }
}
