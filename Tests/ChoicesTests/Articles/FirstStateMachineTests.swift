import Choices
import Testing

// article: system
/// Vessels and how much is in each, and one mistake.
struct Vessels {
  var amounts: [Int: Int] = [:]

  mutating func pour(from source: Int, into target: Int) {
    amounts[target, default: 0] += amounts[source, default: 0]
    amounts[source] = 0
  }
}
// end

// article: commands
enum VesselCommand: Hashable {
  case make(Int)
  case fill(Int, Int)
  case pour(Int, Int)
}

enum VesselKind: CaseIterable {
  case make, fill, pour
}
// end

// article: machine
struct VesselTest: SystemTest {
  /// What should be in each vessel.
  typealias State = [Int: Int]

  let commandKinds = CommandKinds(of: VesselKind.self, essential: [.make])
  var initialState: State { [:] }

  func command(
    in state: inout State, from source: inout ChoiceSource, like: VesselCommand?
  ) -> VesselCommand? {
    let live = state.keys.sorted()
    let kind = source.command(
      of: commandKinds, possible: { (kind: VesselKind) in kind == .make || !live.isEmpty },
      like: like?.kind)
    switch kind {
    case nil: return nil
    case .make: return source.identity(sort: 1, taken: live, like: like?.vessel).map { .make($0) }
    case .fill:
      guard let vessel = source.reference(sort: 1, among: live, like: like?.vessel) else {
        return nil
      }
      return .fill(vessel, source.integer(in: 0...100, like: like?.amount))
    case .pour:
      guard let from = source.reference(sort: 1, among: live, like: like?.vessel),
        let into = source.reference(sort: 1, among: live, like: like?.target)
      else { return nil }
      return .pour(from, into)
    }
  }

  func advance(_ state: inout State, by command: VesselCommand) {
    switch command {
    case .make(let vessel): state[vessel] = 0
    case .fill(let vessel, let amount): state[vessel] = amount
    case .pour(let from, let into):
      guard from != into, let amount = state[from] else { return }
      state[into, default: 0] += amount
      state[from] = 0
    }
  }
}
// end

// article: check
extension VesselTest {
  func makeSystem() -> Vessels { Vessels() }

  func check(_ command: VesselCommand, on system: inout Vessels, after state: State) -> String? {
    switch command {
    case .make(let vessel): system.amounts[vessel] = 0
    case .fill(let vessel, let amount): system.amounts[vessel] = amount
    case .pour(let from, let into): system.pour(from: from, into: into)
    }
    return system.amounts == state ? nil : "wrong amounts"
  }
}
// end

// article: parts
extension VesselCommand {
  var kind: VesselKind {
    switch self {
    case .make: .make
    case .fill: .fill
    case .pour: .pour
    }
  }

  var vessel: Int {
    switch self {
    case .make(let vessel), .fill(let vessel, _), .pour(let vessel, _): vessel
    }
  }

  var amount: Int? {
    if case .fill(_, let amount) = self { amount } else { nil }
  }

  var target: Int? {
    if case .pour(_, let target) = self { target } else { nil }
  }
}
// end

// article: note
extension VesselTest {
  func note(
    _ command: VesselCommand, on system: Vessels, after state: State, in notes: inout CaseNotes
  ) {
    if case .pour(let from, let into) = command {
      notes.outcome(from == into ? "into itself" : "into another")
    }
    if state.count > 5 { notes.label("more than five vessels") }
    notes.feature(UInt64(min(state.count, 5)))
  }
}
// end

/// The code of the article *Your first state machine*, as it stands there.
struct FirstStateMachineTests {
  @Test func theCodeOfTheArticleIsThisCode() throws {
    try Article("YourFirstStateMachine", "FirstStateMachineTests").expectSameCode()
  }

  @Test func whatIsDrawnCanBeEncoded() {
    // article: encoding
    #expect(VesselTest().firstEncodingMistake() == nil)
    // end
  }

  @Test func pouringIntoItselfIsFound() {
    // article: property
    let result = SequenceProperty(of: VesselTest()).check(seed: 1)
    #expect(result.failure?.commands == [.make(1), .fill(1, 1), .pour(1, 1)])
    // end
  }

  @Test func aSearchGoesOnAndSaysWhatItDrew() async throws {
    // article: search
    var options = SearchOptions(seed: 1, cases: 2000, guidance: .coverage(.notesAndPairs))
    options.length = 20
    let report = await SequenceSearch(of: VesselTest(), options).run(workers: 2)
    print(report.text())
    // end
    try Article("YourFirstStateMachine", "FirstStateMachineTests").expectOutput(report.text())
  }

  @Test func aSavedCaseRunsFirst() {
    // article: saved
    let text = CommandText<VesselCommand>(
      write: { command in
        switch command {
        case .make(let vessel): "make \(vessel)"
        case .fill(let vessel, let amount): "fill \(vessel) \(amount)"
        case .pour(let from, let into): "pour \(from) \(into)"
        }
      },
      read: { line in
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words.first, numbers.count) {
        case ("make", 1): return .make(numbers[0])
        case ("fill", 2): return .fill(numbers[0], numbers[1])
        case ("pour", 2): return .pour(numbers[0], numbers[1])
        default: return nil
        }
      })
    var saved = SavedCases(text: "into itself\n  make 1\n  fill 1 1\n  pour 1 1\n")
    let search = SequenceSearch(
      of: VesselTest(), SearchOptions(seed: 2, cases: 100), saved: saved, as: text)
    let report = search.run()
    #expect(report.failures.first?.origin == .saved("into itself"))
    saved.save(report, as: text)
    saved.removePassing(report)
    // end
    #expect(saved.entries.map(\.name) == ["into itself"])
  }

  @Test func everyShortSequenceIsTried() {
    // article: exhaustive
    let search = ExhaustiveSearch(of: VesselTest()) { state in
      let live = state.keys.sorted()
      return (live.count < 2 ? [.make(live.count + 1)] : []) + live.map { .fill($0, 1) }
        + live.flatMap { from in live.map { .pour(from, $0) } }
    }
    let result = search.run(upTo: 3)
    #expect(result.completeLength == 2)
    #expect(result.failure == [.make(1), .fill(1, 1), .pour(1, 1)])
    // end
  }
}
