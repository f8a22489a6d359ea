import FaultyEngines
import Testing

@testable import LayerCheckBench

@Suite("The measurement of comparisons")
struct RegressionsVerbTests {
  @Test("draws a crowd and one fault more, the same ones for the same seed")
  func pairs() throws {
    let pair = try RegressionPair(seed: 5, size: 6, isSame: false)
    let again = try RegressionPair(seed: 5, size: 6, isSame: false)
    let added = try #require(pair.added)
    #expect(pair.earlier.members.count == 6)
    #expect(pair.later.members.map(\.name) == again.later.members.map(\.name))
    #expect(pair.later.members.map(\.name) == pair.earlier.members.map(\.name) + [added.name])
    let same = try RegressionPair(seed: 5, size: 6, isSame: true)
    #expect(same.added == nil)
    #expect(same.earlier.members.map(\.name) == same.later.members.map(\.name))
  }

  @Test("says whether the added fault was reported, and nothing else")
  func added() throws {
    let options = try BenchOptions(
      ["--size", "3", "--seeds", "1", "--first-seed", "9003", "--cases", "200", "--jobs", "1"],
      for: .regressions)
    let table = try RegressionsVerb.measure(options)
    let row = try #require(table.rows.first)
    let cells = Dictionary(uniqueKeysWithValues: row.map { ($0.name, $0.value.text) })
    #expect(cells["others"] == "0")
    #expect(cells["scripts"] == "200")
    #expect(cells["visible"] == "yes")
  }

  @Test("holds engines of each sort against themselves", arguments: SelfRun.allCases)
  func selves(sort: SelfRun) throws {
    let options = try BenchOptions(
      ["--self", sort.rawValue, "--size", "3", "--seeds", "1", "--cases", "60", "--jobs", "1"],
      for: .regressions)
    let table = try RegressionsVerb.measure(options)
    #expect(table.complaints.isEmpty)
    #expect(table.rows.first?.last?.value.text == "not worse")
  }

  @Test("refuses a sort of engine that there is not")
  func refusals() {
    #expect(throws: BenchError.self) { try BenchOptions(["--self", "other"], for: .regressions) }
  }
}
