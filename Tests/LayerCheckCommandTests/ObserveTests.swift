import Testing

/// What answers say of the catalogue is what was put into them.
struct ObserveTests {
  @Test func theReferenceContradictsNothingAndChoosesNothingElse() throws {
    let page = try observed("reference")
    #expect(page.contradicted == [])
    #expect(page.otherwise == [])
    #expect(page.text.contains("Nowhere."))
    #expect(page.text.contains("| GEO-"))
  }

  @Test(arguments: [
    ("frame-anchor-centre", ["GEO-06", "GEO-04", "GEO-05", "GEO-33"]),
    ("scale-reads-first-factor", ["KVC-11", "INTERP-16"]),
    ("delegate-null-goes-on", ["ACT-04", "ACT-11"]),
  ])
  func aFaultContradictsItsRulesAlone(fault: String, rules: [String]) throws {
    let page = try observed("fault:" + fault)
    #expect(!page.contradicted.isEmpty)
    #expect(page.contradicted.allSatisfy(rules.contains))
  }

  @Test(arguments: ["UL-06", "UL-12"])
  func aVariantChoosesOtherwiseThereAloneAndContradictsNothing(item: String) throws {
    let page = try observed("variant:answers-" + item)
    #expect(page.contradicted == [])
    #expect(page.otherwise == [item])
  }

  @Test func questionsAreAnsweredStepByStep() throws {
    let folder = try Folder()
    try answer(to: ["questions"], by: "reference", in: folder)
    let page = try Program(
      "observe", "--messages", folder.path("messages"), folder.path("answers")
    ).output
    #expect(page.contains("### scroll-layer-masks: Does a new scroll layer mask to its bounds?"))
    #expect(page.contains("- step 2, `get l1.masksToBounds`: true, as by the reference\n"))
    #expect(!page.contains("otherwise than by the reference"))
  }

  @Test func questionsThatRunsAnswerOtherwiseAreTold() throws {
    let (one, other) = (try Folder(), try Folder())
    try answer(to: ["questions"], by: "reference", in: one)
    try answer(to: ["questions"], by: "variant:answers-UL-06", in: other)
    let page = try Program(
      "observe", "--messages", one.path("messages"), one.path("answers"), other.path("answers")
    ).output
    #expect(page.contains("- step 2, `get l1.frame`: (-20, -10, 40, 20), as by the reference: `"))
    #expect(page.contains(", otherwise than by the reference: `\(other.path("answers"))`"))
  }

  @Test func runsThatDifferAreNamed() throws {
    let (one, other) = (try Folder(), try Folder())
    try answer(to: ["geo"], by: "reference", in: one)
    try answer(to: ["geo"], by: "fault:frame-anchor-centre", in: other)
    let page = try Program(
      "observe", "--messages", one.path("messages"), one.path("answers"), other.path("answers"))
    #expect(page.code == 0)
    #expect(!page.output.contains("Nowhere."))
    #expect(page.output.contains("- not the same each time: step "))
    #expect(!page.output.contains("a profile is due"))
  }

  private func observed(_ engine: String) throws -> Page {
    let folder = try Folder()
    try answer(to: ["geo", "conv", "kvc", "ACT-04"], by: engine, in: folder)
    let program = try Program(
      "observe", "--messages", folder.path("messages"), folder.path("answers"))
    #expect(program.code == 0)
    #expect(program.errors == "")
    return Page(text: program.output)
  }
}

/// The parts of a page of observations that tests look at.
private struct Page {
  let text: String

  /// The rules that are contradicted.
  var contradicted: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
  }

  /// The open items to which some answer is not that of the reference.
  var otherwise: [String] {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| U") }
    return rows.compactMap { row in
      let cells = row.split(separator: "|").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      return cells.count > 3 && cells[3] != "0" ? cells[0] : nil
    }
  }
}
