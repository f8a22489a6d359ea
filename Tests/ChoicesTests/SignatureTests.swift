import Choices
import Testing

/// The author of a test says which failures are of one cause.
struct SignatureTests {
  @Test func aSecondMistakeOfTheSameWordsIsFiledByItsSignature() {
    let filed = (101...120 as ClosedRange<UInt64>).count { seed in
      let options = SearchOptions(seed: seed, cases: 1000)
      let failures = SequenceSearch(of: HighAndLowTest(), options).run().failures
      return Set(failures.map(\.commands)) == [[5], [15, 15]]
    }
    #expect(filed == 20)
  }

  @Test func aSignatureOfMoreThanTheCauseFilesOnlyWhatIsNeeded() {
    var test = HighAndLowTest()
    test.speaksOfEverything = true
    let failures = SequenceSearch(of: test, SearchOptions(seed: 1, cases: 1000)).run().failures
    #expect(failures.count < 20)
    #expect(failures.allSatisfy { $0.commands.count <= 2 })
  }

  @Test func theUsualSignatureFilesMistakesOfOneKindOfCommandAsOne() {
    var test = HighAndLowTest()
    test.isUsual = true
    let failures = SequenceSearch(of: test, SearchOptions(seed: 1, cases: 1000)).run().failures
    #expect(failures.map(\.commands) == [[5]])
  }
}

/// Numbers with two mistakes of the same words, of which the rarer one is near the other: a low number
/// is wrong by itself, and a high one behind another.
private struct HighAndLowTest: SystemTest {
  var speaksOfEverything = false
  var isUsual = false
  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.integer(in: 0...19, like: like)
  }

  func advance(_ state: inout Int, by command: Int) {}

  func check(_ command: Int, on system: inout Int, after state: Int) -> String? {
    defer { system = command }
    let isWrong = 5...9 ~= command || (command >= 15 && system >= 15)
    return isWrong ? "wrong" : nil
  }

  func name(of command: Int) -> String { "put" }

  func signature(of commands: [Int], complaint: String) -> String {
    if isUsual { return "\(complaint) (put)" }
    if speaksOfEverything { return "\(complaint) \(commands)" }
    return "\(complaint), \(commands.last ?? 0 >= 15 ? "high" : "low")"
  }
}
