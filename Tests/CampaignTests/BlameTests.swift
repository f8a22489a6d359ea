import Campaign
import Conformance
import Engines
import Geometry
import LayerScript
import Rules
import Testing

/// One cause is one finding, filed under the rule that it breaks.
@Suite("Blame")
struct BlameTests {
  @Test(
    "is not taken in by a known mistake that fits a short script by chance",
    arguments: 2...2 as ClosedRange<UInt64>)
  func findsTheRealCause(seed: UInt64) {
    let record = run(Self.frameAtPosition, cases: 70, seed: seed)
    let findings = record.findings.filter(\.counts)
    #expect(findings.contains { $0.primary == .geo(6) && $0.script.steps.count == 2 })
    // It ignores translations indeed, but setting the bounds moves nothing.
    #expect(findings.compactMap(\.behavesLike).allSatisfy { $0 == "frame-ignores-translation" })
    #expect(!findings.contains { $0.primary == .geo(2) })
    #expect(findings.count <= 3)
  }

  /// An engine whose frame has its origin at the position, whatever the anchor point says.
  private static var frameAtPosition: SpoiltEngine {
    let reference = WorldEngine()
    return SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (index, step) in script.steps.enumerated() {
        guard case .get(.object(let layer), .frame) = step.query, layer.kind == .layer,
          case .value(let answer) = trace.outcomes[index].answer, let frame = answer.asRect
        else { continue }
        let look = Step(.query(.get(.object(layer), .position)))
        let steps = Array(script.steps[..<index]) + [look]
        guard case .trace(let other) = reference.run(Script(steps)),
          case .value(let value) = other.outcomes[index].answer, let position = value.asPoint
        else { continue }
        let (width, height) = (frame.size.width, frame.size.height)
        trace.outcomes[index] = Outcome(
          .value(.rect(Rect(position.x, position.y, width, height))))
      }
      return .trace(trace)
    }
  }

  private func run(_ engine: any Engine, cases: Int, seed: UInt64) -> Record {
    var options = CampaignOptions()
    options.cases = cases
    options.seed = seed
    options.shrinkBudget = 300
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}
