import FaultyEngines
import Testing

@testable import LayerCheckBench

@Suite("Lists of known failures held against the same crowd again")
struct ListMeasuringTests {
  @Test("are measured in runs of other seeds, and of other areas by turns; nothing of them passes")
  func rows() throws {
    let crowd = try Crowd(Faults.named("opacity-default-zero", "default-duration-zero"))
    let options = try BenchOptions(
      ["--lists", "2", "--cases", "15", "--jobs", "2", "--without-directed", "all"], for: .crowd)
    let rows = ListMeasuring(crowd: crowd, seed: 3, options: options).rows()
    #expect(rows.map(\.crowd) == ["3", "3"])
    #expect(rows[0].area == "all" && rows[1].area != "all")
    #expect(rows.allSatisfy { $0.passing == 0 && $0.contradicted == 0 })
    #expect(Table(rows).rows.count == 3)
    #expect(Table(rows).complaints.isEmpty)
  }

  @Test("are complained of where an entry passes of which a script still fails")
  func complaints() {
    var row = ListMeasurement(crowd: "1", area: "all")
    (row.seen, row.taken, row.again, row.contradicted) = (6, 1, 1, 1)
    let table = Table([row])
    #expect(table.complaints.count == 1)
    #expect(table.rows[0].last?.value.text == "0.13")
  }
}
