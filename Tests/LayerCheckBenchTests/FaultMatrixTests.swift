import FaultyEngines
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The matrix of rules and faults")
struct FaultMatrixTests {
  /// A fault that a script of two steps shows and that spoils little else, so that it is soon shrunk.
  private static let words = [
    "--fault", "self-is-superlayer", "--seeds", "1", "--cases", "30", "--bare", "2", "--campaigns",
  ]

  private func record(_ words: [String]) async throws -> String {
    try await FaultsVerb.measure(BenchOptions(words, for: .faults)).text
  }

  private func page(_ record: String, _ areas: Area...) throws -> String {
    let words = areas.isEmpty ? [] : ["--area"] + areas.map(\.name)
    return try MatrixVerb.page(from: record, BenchOptions(words, for: .matrix)).text
  }

  @Test("it has a row for each rule that a fault breaks, with what finding it took")
  func rows() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    let text = try page(
      """
      {"fault":"frame-anchor-centre","seed":1,"mode":"usual","steps":2,"scripts":7,"cases":20000,"rule":"GEO-06","isBlamedRightly":true}
      {"fault":"frame-anchor-centre","seed":2,"mode":"usual","steps":null,"scripts":0,"cases":20000,"rule":"-","isBlamedRightly":false}
      {"fault":"frame-anchor-centre","seed":1,"mode":"bare","steps":9,"scripts":40,"cases":5000,"rule":"GEO-06","isBlamedRightly":true}
      """)
    let rows = text.split(separator: "\n").filter { $0.contains("| \(fault.name) |") }
    #expect(rows.count == fault.rules.count)
    for (row, rule) in zip(rows, fault.rules.sorted()) {
      #expect(
        row == "| \(rule) | \(fault.name) | 1/2 | 7 | 2 | \(fault.smallestCount) | 1/1 | 40 |")
    }
    #expect(text.contains("- \(fault.name) was found on 1 of 2 seeds"))
    #expect(text.contains("runs without ready-made fragments (of 5000 scripts)."))
  }

  @Test("the campaigns are the same however many run at once, and survive their text")
  func isReproducible() async throws {
    let one = try await record(Self.words + ["--jobs", "1"])
    #expect(try await record(Self.words + ["--jobs", "4"]) == one)
    #expect(one.split(separator: "\n").count == 3)
    #expect(try CampaignLines(parsing: one).jsonLines == one)
    #expect(try page(one).contains("| self-is-superlayer | 1/1 |"))
  }

  @Test("it names the rules of its areas that no fault breaks, and no others")
  func unbroken() throws {
    let text = try page(
      """
      {"fault":"default-duration-zero","seed":1,"mode":"usual","steps":1,"scripts":3,"cases":60,"rule":"TXN-01","isBlamedRightly":true}
      """, .func)
    let broken = Set(FaultCatalogue.all.flatMap(\.rules))
    for rule in Catalogue.rules.map(\.id) where rule.area == .func {
      let line = text.split(separator: "\n").first { $0.hasPrefix("Without a fault:") } ?? ""
      #expect(line.contains(rule.description) != broken.contains(rule))
    }
    #expect(!text.contains("## GEO"))
  }

  @Test(
    "what is no record is refused, with its line",
    arguments: [
      ("", "there is no campaign on standard input"),
      ("{}", "line 1 of the record: this is no campaign"),
      (
        #"{"fault":"gone","seed":1,"mode":"bare","steps":1,"scripts":1,"cases":5000,"rule":"-","isBlamedRightly":true}"#,
        "line 1 of the record: there is no fault 'gone' any more"
      ),
    ])
  func refusals(record: String, complaint: String) throws {
    let error = #expect(throws: BenchError.self) { try page(record) }
    #expect(error?.description.contains(complaint) == true)
  }
}
