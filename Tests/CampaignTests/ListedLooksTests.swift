import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// What a list of known failures explains may show another mistake, too.
@Suite("Closer looks at what a list of known failures explains")
struct ListedLooksTests {
  /// Keeps a radius above 5 wrong, and any radius of a layer that is hidden.
  private static var engine: SpoiltEngine {
    SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      var isHidden = false
      for (place, step) in script.steps.enumerated() {
        if case .set(_, .hidden, .boolean(let truth)) = step.command { isHidden = truth }
        guard case .get(_, .cornerRadius)? = step.query,
          case .value(.number(let radius)) = trace.outcomes[place].answer,
          radius > 5 || isHidden && radius > 0
        else { continue }
        trace.outcomes[place] = Outcome(.value(.number(radius + 1)))
      }
      return .trace(trace)
    }
  }

  private static let hidden =
    "new l1; set l1.hidden true; set l1.cornerRadius 2; get l1.cornerRadius"

  private func run(_ entries: [KnownFailure], looks: Int = 16) throws -> Record {
    var options = CampaignOptions()
    (options.cases, options.known, options.closerLooks) = (2, entries, looks)
    options.directed = [CampaignOptions.Directed(try Script(parsing: Self.hidden), about: [])]
    var campaign = Campaign(of: Self.engine, options: options, suite: "test")
    return campaign.run()
  }

  private func entry(_ script: String = "new l1; set l1.cornerRadius 8; get l1.cornerRadius") throws
    -> KnownFailure
  {
    try KnownEntry.entry(
      [script], look: "get layer.cornerRadius", culprit: "set layer.cornerRadius")
  }

  @Test("find the mistake that shows in the same question and takes more to show")
  func findWhatIsHidden() throws {
    let record = try run([try entry()])
    let new = record.findings.filter { !$0.isKnown && $0.problem.law == nil }
    #expect(new.map { $0.script.description.contains("hidden") } == [true])
    #expect(record.known.map(\.state) == [.fails])
    #expect(record.known.map(\.occurrences) == [1])
  }

  @Test("find nothing where the list has that mistake, too")
  func findNothingTwice() throws {
    let record = try run([try entry(), try entry(Self.hidden)])
    #expect(record.findings.filter { !$0.isKnown && $0.problem.law == nil } == [])
  }

  @Test("are not taken where none are asked for")
  func areLeftOut() throws {
    let record = try run([try entry()], looks: 0)
    #expect(record.findings.filter { !$0.isKnown && $0.problem.law == nil } == [])
    #expect(record.known.map(\.occurrences) == [1])
  }

  @Test("are one for each 150 scripts that were searched, besides the first")
  func areFew() {
    var budget = ShrinkBudget()
    #expect(budget.isLeftForListedLook(after: 0) && !budget.isLeftForListedLook(after: 1))
    budget.searched = 300
    #expect(budget.isLeftForListedLook(after: 2) && !budget.isLeftForListedLook(after: 3))
    budget.used = 1_000_000
    #expect(!budget.isLeftForListedLook(after: 0))
  }
}
