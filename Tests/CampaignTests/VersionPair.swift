import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript

/// Two versions of an engine, to be compared in a few scripts.
struct VersionPair {
  let earlier: any Engine
  let later: any Engine

  /// What a comparison comes to in some scripts and as many random ones.
  func compared(in scripts: String..., cases: Int? = nil) -> BaselineRecord {
    var options = CampaignOptions()
    options.directed = scripts.compactMap { text in
      (try? Script(parsing: text)).map { CampaignOptions.Directed($0, about: []) }
    }
    options.cases = cases ?? 2 * options.directed.count
    var campaign = Campaign(
      of: later, comparedWith: [earlier], options: options, suite: "test")
    let run = campaign.run()
    return campaign.comparison(by: run, earlierOption: "old")
      ?? BaselineRecord(run: run, earlier: earlier.description, earlierOption: "none")
  }
}

extension SpoiltEngine {
  /// The reference, with other answers to some queries.
  static func answering(
    declaring description: EngineDescription? = nil, _ change: @escaping (Step, Answer) -> Answer
  ) -> SpoiltEngine {
    SpoiltEngine(description) { script, run in
      guard case .trace(var trace) = run else { return run }
      for (place, step) in script.steps.enumerated() {
        trace.outcomes[place].answer = change(step, trace.outcomes[place].answer)
      }
      return .trace(trace)
    }
  }

  /// The reference, with another opacity than the right one.
  static func opaque(_ answer: Answer) -> SpoiltEngine {
    answering { step, right in step.asksOpacity ? answer : right }
  }
}

extension Step {
  /// Tells whether the step asks a layer for its opacity.
  var asksOpacity: Bool {
    if case .get(.object, .opacity)? = query { return true }
    return false
  }
}
