import Testing

@testable import LayerCheckBench

@Suite("The measurement of crowds")
struct CrowdVerbTests {
  @Test("lists the members of each crowd, from the first seed that is asked for")
  func list() async throws {
    let table = try await CrowdVerb.measure(
      BenchOptions(
        ["--list", "--size", "3", "--seeds", "2", "--first-seed", "7"], for: .crowd))
    #expect(table.rows.map { $0[0].value.text } == ["7", "7", "7", "8", "8", "8"])
  }

  @Test(
    "refuses command lines that make no sense",
    arguments: [
      (["--size", "5000"], "there are no 5000 faults that take different decisions"),
      (["--runs", "0"], "'--runs' needs a whole number above 0"),
      (["--first-seed"], "'--first-seed' needs a whole number above 0"),
      (["--lists", "4", "--refusing"], "'--lists' and '--refusing' are measurements of their own"),
      (["--refusing", "--mortal"], "'--refusing' does not heed '--mortal': leave one of them out"),
      (["--added", "6", "--runs", "2"], "'--added' does not heed '--runs': leave one of them out"),
    ])
  func refusals(words: [String], complaint: String) async throws {
    let error = await #expect(throws: BenchError.self) {
      try await CrowdVerb.measure(BenchOptions(words, for: .crowd))
    }
    #expect(error?.description.contains(complaint) == true)
  }
}
