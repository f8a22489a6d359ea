import FaultyEngines
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The measurement of faults")
struct FaultsVerbTests {
  private func measure(_ words: String...) async throws -> any Printout {
    try await FaultsVerb.measure(BenchOptions(words, for: .faults))
  }

  /// A fault that a script of two steps shows and that spoils little else, so that it is soon shrunk.
  private static let fault = "self-is-superlayer"

  @Test("a fault that directed scripts show is found with its shortest script")
  func found() async throws {
    let table = try await measure("--fault", Self.fault, "--seeds", "2", "--cases", "60")
    #expect(table.complaints.isEmpty)
    #expect(table.jsonLines.split(separator: "\n").count == 1)
    #expect(table.jsonLines.contains(#""found":2,"exact":2"#))
  }

  @Test("a fault that a tiny budget misses is complained of")
  func missed() async throws {
    let table = try await measure("--fault", "held-at-to-value", "--seeds", "1", "--cases", "1")
    #expect(table.complaints == ["held-at-to-value was found on 0 of 1 seeds"])
  }

  @Test("what is found without fragments is told when asked for")
  func bare() async throws {
    let table = try await measure(
      "--fault", Self.fault, "--seeds", "1", "--cases", "30", "--bare", "1")
    #expect(table.jsonLines.contains(#""foundWithout":1"#))
  }

  @Test("a search without fragments ends with the scripts that it may take")
  func bareBudget() async throws {
    let lines = try await FaultsVerb.measure(
      BenchOptions(
        [
          "--fault", "held-at-to-value", "--seeds", "1", "--cases", "2", "--bare", "1",
          "--bare-cases", "1", "--campaigns",
        ], for: .faults)
    ).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""mode":"usual","steps":null,"scripts":0,"cases":2,"#) == true)
    #expect(lines.last?.contains(#""mode":"bare","steps":null,"scripts":0,"cases":1,"#) == true)
  }

  @Test(
    "command lines that make no sense are refused",
    arguments: [
      (["--fault", "no-such-fault"], "there is no fault 'no-such-fault'"),
      (["--area", "NONE"], "there is no area 'NONE'"),
      (["--area"], "'--area' needs the name of an area"),
      (["--seeds", "0"], "'--seeds' needs a whole number above 0"),
      (["--fault", "default-duration-zero", "--area", "GEO"], "none of these faults is about GEO"),
      (["--bare", "x"], "'--bare' needs a whole number above 0"),
      (["--bare-cases", "9"], "'--bare-cases' needs '--bare N'"),
      (["--rare"], "does not know '--rare'"),
    ])
  func refusals(words: [String], complaint: String) async throws {
    let error = await #expect(throws: BenchError.self) {
      try await FaultsVerb.measure(BenchOptions(words, for: .faults))
    }
    #expect(error?.description.contains(complaint) == true)
  }
}

@Suite("The promises about faults")
struct FaultMeasurementTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    /// The steps of each seed's counterexample beyond the shortest known; nil where none was found.
    let excess: [Int?]
    let complaints: [String]

    init(_ excess: [Int?], _ complaints: String...) {
      self.excess = excess
      self.complaints = complaints
    }

    var testDescription: String { "\(excess)" }
  }

  @Test(
    arguments: [
      Case([0, 0, 0, 0, 0, 0, 0, 0, 1, 2]),
      Case([0, 0, 0, 0, 0, 0, 0, 1, 1, 2], "shortest on 7 of 10 seeds alone"),
      Case([0, 0, 0, 0, 0, 0, 0, 0, 0, 3], "needed 5 steps, 3 too many"),
      Case([0, nil], "found on 1 of 2 seeds"),
      Case([-1], "has a script of 1 steps, not 2"),
    ])
  private func promises(_ example: Case) throws {
    let fault = try #require(FaultCatalogue.fault(named: "self-is-superlayer"))
    let results = example.excess.enumerated().map { seed, excess in
      var result = FaultCampaign.Result(fault: fault.name, seed: UInt64(seed), mode: .usual)
      result.steps = excess.map { fault.smallestCount + $0 }
      return result
    }
    let complaints = FaultMeasurement(fault, of: results).complaints
    #expect(complaints.count == example.complaints.count)
    for (complaint, expected) in zip(complaints, example.complaints) {
      #expect(complaint.contains(expected))
    }
  }
}
