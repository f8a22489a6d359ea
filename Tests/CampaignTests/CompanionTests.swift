import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// A companion shows another face of one mistake, in a script that shows the other face as well.
@Suite("The search for a companion")
struct CompanionTests {
  /// An engine that stores another radius than the one that it is given, and another gravity.
  private static func engine() -> SpoiltEngine {
    SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      let text = script.description
      for (place, step) in script.steps.enumerated() {
        switch step.query {
        case .get(_, .cornerRadius) where text.contains("cornerRadius:"):
          trace.outcomes[place].answer = .value(.number(7))
        case .get(_, .contentsGravity) where text.contains("contentsGravity:"):
          trace.outcomes[place].answer = .value(.string("bottom"))
        default: break
        }
      }
      return .trace(trace)
    }
  }

  @Test("finds none that is right in the script, though what the script shows itself looks like it")
  func leavesOutItself() throws {
    let examiner = Examiner(Self.engine())
    let radius = try Finding(lastOf: "new l1 {cornerRadius: 1}; get l1.cornerRadius", by: examiner)
    let gravity = try Finding(
      lastOf: "new l1 {contentsGravity: \"top\"}; get l1.contentsGravity", by: examiner)
    var search = CompanionSearch(examiner: examiner)
    #expect(radius.mayBeLike(gravity))
    #expect(search.companion(of: gravity, among: [radius]) == nil)
    #expect(search.companion(of: radius, among: [gravity]) == nil)
  }
}
