import Choices

/// A lock that opens after five right keys in a row, and says how many of them were right so far.
struct LockTest: SystemTest, Sendable {
  static let keys = 32
  static let secret = [17, 4, 30, 9, 22]

  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.index(of: Self.keys, like: like)
  }

  func advance(_ state: inout Int, by command: Int) {
    state = state < Self.secret.count && command == Self.secret[state] ? state + 1 : 0
  }

  func check(_ command: Int, on system: inout Int, after state: Int) -> String? {
    state == Self.secret.count ? "open" : nil
  }

  func name(of command: Int) -> String { "press" }

  func note(_ command: Int, on system: Int, after state: Int, in notes: inout CaseNotes) {
    notes.feature(UInt64(state))
  }
}
