import Foundation
import LayerScript
import Testing

@testable import Corpus

/// Every worked example of the catalogue of layers is an answer that a directed case expects.
struct WorkedExampleTests {
  /// The chapters that are about layers; others cite examples of their own under the same names.
  private static let chapters = ["geo", "conv", "tran", "kvc", "tree", "sub", "dis"]

  @Test(arguments: WorkedExample.all)
  func anExampleIsExpectedByTheCaseThatCitesIt(example: WorkedExample) throws {
    let expected = try Self.expectedNumbers(citing: example.id)
    #expect(!expected.isEmpty, "no case cites \(example.id)")
    for answer in example.answers {
      let wanted = try answer.map { try Calculator.evaluate($0) }
      let isExpected = expected.contains { numbers in
        let places = example.places ?? Array(numbers.indices)
        guard places.count == wanted.count, places.allSatisfy(numbers.indices.contains) else {
          return false
        }
        return zip(places, wanted).allSatisfy { abs(numbers[$0] - $1) < 1e-9 }
      }
      #expect(isExpected, "\(example.id) comes to \(wanted), the cases say \(expected)")
    }
  }

  /// E33 and E33b are about which layer is hit: the point turned back by 45 degrees lies within half the
  /// side of the centre, or does not.
  @Test(arguments: [("E33", "40", "100", true), ("E33b", "60", "60", false)])
  func theTurnedLayerIsHitWhereThePointTurnedBackLiesInside(
    id: String, x: String, y: String, isInside: Bool
  ) throws {
    let across = try Calculator.evaluate("((\(x) - 100) + (\(y) - 100))*sqrt(2)/2")
    let along = try Calculator.evaluate("((\(y) - 100) - (\(x) - 100))*sqrt(2)/2")
    #expect((max(abs(across), abs(along)) < 50) == isInside)
    let point = "hitTest l1 (\(x), \(y))"
    let answers = try Self.cases(citing: id).flatMap { worked in
      worked.expectations.compactMap { step, expectation in
        worked.script.steps[step].description == point ? expectation.answer : nil
      }
    }
    let wanted = Value.reference(.layer(isInside ? 2 : 1))
    #expect(answers.map { $0.accepts(.value(wanted), later: []) } == [true])
  }

  @Test func noExampleIsLeftOut() {
    let numbered = (1...41).map { String(format: "E%02d", $0) }
    let listed = Set(WorkedExample.all.map(\.id) + ["E33", "E33b"])
    let further: Set = ["E17b", "E18b", "E28b", "E33b"]
    #expect(listed == Set(numbered).union(further))
  }

  private static func cases(citing id: String) throws -> [CorpusCase] {
    try CorpusFiles.corpus.get().chapters.filter { chapters.contains($0.name) }.flatMap(\.cases)
      .filter { worked in
        worked.source.split { !($0.isLetter || $0.isNumber) }.contains { $0 == id }
      }
  }

  private static func expectedNumbers(citing id: String) throws -> [[Double]] {
    try cases(citing: id).flatMap { worked in
      worked.expectations.values.compactMap { expectation in
        guard case .value(let value, within: _)? = expectation.answer else { return nil }
        return value.components ?? value.asNumber.map { [$0] }
      }
    }
  }
}
