import FaultyEngines
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The matrix of rules and faults")
struct FaultMatrixTests {
  /// A fault that a script of one step shows, so that little is needed to find and to shrink it.
  private static let words = ["--fault", "default-duration-zero", "--seeds", "2", "--cases", "60"]

  private func page(_ words: [String]) async throws -> String {
    try await MatrixVerb.measure(BenchOptions(words, for: .matrix)).text
  }

  @Test("it has a row for each rule that a fault breaks, with what finding it took")
  func rows() async throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    let text = try await page(["--fault", fault.name, "--seeds", "1", "--cases", "150"])
    let rows = text.split(separator: "\n").filter { $0.contains("| \(fault.name) |") }
    #expect(rows.count == fault.rules.count)
    for (row, rule) in zip(rows, fault.rules.sorted()) {
      #expect(row.hasPrefix("| \(rule) | \(fault.name) | 1/1 |"))
    }
  }

  @Test("it is the same page however many campaigns run at once")
  func isReproducible() async throws {
    let one = try await page(Self.words + ["--jobs", "1"])
    #expect(try await page(Self.words + ["--jobs", "4"]) == one)
  }

  @Test("it names the rules of its areas that no fault breaks, and no others")
  func unbroken() async throws {
    let text = try await page(Self.words + ["--area", "FUNC"])
    let broken = Set(FaultCatalogue.all.flatMap(\.rules))
    for rule in Catalogue.rules.map(\.id) where rule.area == .func {
      let line = text.split(separator: "\n").first { $0.hasPrefix("Without a fault:") } ?? ""
      #expect(line.contains(rule.description) != broken.contains(rule))
    }
    #expect(!text.contains("## GEO"))
  }
}
