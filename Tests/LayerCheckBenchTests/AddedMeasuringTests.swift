import FaultyEngines
import Testing

@testable import LayerCheckBench

@Suite("Faults that a list of known failures knows nothing of")
struct AddedMeasuringTests {
  @Test("are measured by what a run with the list calls new, and one without finds")
  func measurement() throws {
    let crowd = try Crowd(Faults.named("opacity-default-zero", "default-duration-zero"))
    let options = try BenchOptions(
      ["--added", "1", "--cases", "60", "--jobs", "2", "--without-directed", "all"], for: .crowd)
    let row = AddedMeasuring(crowd: crowd, seed: 3, options: options).measurement()
    #expect(row.added == 1 && row.visible == 1)
    #expect(row.found == 1 && row.reported == 1)
    #expect(row.entries > 0 && row.taken.isEmpty)
    #expect(Table([row]).rows.count == 2)
  }

  @Test("are not measured in one call with lists in other runs")
  func excludeLists() {
    #expect(throws: BenchError.self) {
      try BenchOptions(["--added", "6", "--lists", "4"], for: .crowd)
    }
  }

  @Test("are named where they are taken for an entry")
  func remarks() {
    var row = AddedMeasurement(crowd: "7")
    (row.visible, row.reported, row.taken) = (3, 2, ["hidden-fault"])
    let table = Table([row, row])
    #expect(table.remarks.allSatisfy { $0.contains("crowd 7") && $0.contains("hidden-fault") })
    #expect(table.rows.last?.first { $0.name == "taken" }?.value.text == "2")
  }
}
