import Choices

/// A system that goes wrong in every case from one with a given number on, and counts what is asked of it.
struct CountingTest: SystemTest {
  final class Counts {
    var cases = 0
    var notes = 0
  }

  let counts = Counts()
  /// The number of the first case that goes wrong, from one on.
  let firstWrong: Int

  var initialState: Bool { true }

  func makeSystem() -> Bool {
    counts.cases += 1
    return true
  }

  func command(in state: inout Bool, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.integer(in: 0...9, like: like)
  }

  func advance(_ state: inout Bool, by command: Int) {}

  func check(_ command: Int, on system: inout Bool, after state: Bool) -> String? {
    counts.cases >= firstWrong ? "too late" : nil
  }

  func note(_ command: Int, on system: Bool, after state: Bool, in notes: inout CaseNotes) {
    counts.notes += 1
  }
}
