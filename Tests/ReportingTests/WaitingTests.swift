import Conformance
import LayerScript
import Testing

@testable import Reporting

/// What a report says of failures that were not looked into.
struct WaitingTests {
  private static func lines(_ failures: [(String, Int)]) throws -> [String] {
    var record = try SampleRecord.record()
    record.waiting = try failures.enumerated().map { place, failure in
      WaitingFailure(
        ProblemIdentity(
          look: StepForm("get", "layer", failure.0), deviation: .otherValue,
          culprit: StepForm("set", "layer", "bounds")),
        count: failure.1,
        script: try Script(
          parsing: "new l1" + String(repeating: "; tick", count: max(1, 9 - place))))
    }
    return Report(record).markdown.split(separator: "\n").map(String.init)
  }

  @Test func whatIsToldByTheSameWordsIsOneRow() throws {
    let lines = try Self.lines([("frame", 30), ("name", 2), ("frame", 5)])
    let rows = lines.filter { $0.hasPrefix("| after `set layer.bounds`") }
    #expect(rows.count == 2)
    #expect(
      rows.first?.contains("`get layer.frame` answers another value | 35 | `new l1; tick;") == true)
  }

  @Test func aLongScriptIsLeftToTheRecord() throws {
    let lines = try Self.lines([("frame", 1)])
    #expect(lines.contains { $0.hasSuffix("| 1 | 10 steps, in the record |") })
  }

  @Test func twentyRowsAreShownAndTheRestCounted() throws {
    let lines = try Self.lines((0..<25).map { ("key\($0)", 1) })
    #expect(lines.filter { $0.contains("answers another value | 1 | ") }.count == 20)
    #expect(lines.contains("5 more are in the record."))
  }
}
