import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// Why a rule was not put to the test: what the engine does not declare, as far as that is known.
struct NotCoveredTests {
  /// The reason that the report of a run with one rule gives; the sample engine knows little.
  private func reason(
    _ rule: RuleID, missing: [String] = [], edit: (inout EngineDescription) -> Void = { _ in }
  ) throws -> String {
    var record = try SampleRecord.record(findings: [])
    record.results = [
      RuleResult(
        rule: rule, verdict: .notExercised, counts: Tally.Counts(), missingMembers: missing)
    ]
    edit(&record.header.engine)
    let rows = Report(record).rules.split(separator: "\n")
    let row = try #require(rows.last { $0.hasPrefix("| \(rule) |") })
    return String(row.dropLast(2).split(separator: "| ").last ?? "")
  }

  @Test(
    arguments: [
      (.geo(4), "it speaks of `position`, `anchorPoint`, `bounds`, "),
      (.tree(25), "it speaks of `hitTest`, "),
      (.tree(27), "it speaks of `contains`, "),
      (
        .tree(19),
        "needs arguments that the caller can change after passing them (class `shared`), "
      ),
      (.txn(16), "needs a way to read the begin time of an attached animation (feature `anim."),
      (.anim(1), "no script came to it; scripts about animations often take `addAnimation`, "),
      (.pres(1), "it speaks of `presentation`, "),
    ] as [(RuleID, String)])
  func whatTheEngineDoesNotDeclareIsNamed(rule: RuleID, start: String) throws {
    let reason = try reason(rule)
    #expect(reason.hasPrefix(start), "\(reason)")
    #expect(reason.hasSuffix(", which the engine does not declare"))
  }

  @Test func anEngineThatDeclaresEverythingNamedWasUnlucky() throws {
    let reason = try reason(.geo(4)) { engine in
      engine.properties["CALayer"] = Set(Property.allCases)
      engine.steps = Set(StepKind.allCases)
    }
    #expect(reason.hasPrefix("no script came to it, by chance or because "))
  }

  @Test func aRuleThatNothingIsHeldAgainstIsSaidToBeUnchecked() throws {
    #expect(try reason(.pres(24)) == "stated, and not checked: inferred from the word copy")
  }

  @Test func membersThatAreNotDeclaredAreToldFromThoseThatWereNotReached() throws {
    let reason = try reason(.props(6), missing: ["mask", "filters"]) {
      $0.properties["CALayer"]?.insert(.mask)
    }
    #expect(reason == "never compared: `mask`; not declared by the engine: `filters`")
  }
}
