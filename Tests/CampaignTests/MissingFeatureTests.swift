import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// What an engine lacks as a whole, told from what it does wrong.
@Suite("A feature that is not implemented")
struct MissingFeatureTests {
  private static let texts = [
    "new l1; hitTest l1 (0, 0)", "new l1; host l1; tick; hitTest l1.presentation (0, 0)",
    "new v1 backing l1; hitTest l1 (1, 1)", "new l1 CAScrollLayer; hitTest l1 (0, 0)",
    "new l1; get l1.zPosition", "new l1; set l1.zPosition 1; get l1.zPosition",
    "new l1; setValue l1 zPosition 2; value l1 zPosition", "new v1 backing l1; get l1.zPosition",
    "new l1 CAScrollLayer; get l1.zPosition",
    "new l1; host l1; tick; get l1.presentation.zPosition",
  ]

  @Test(
    "is one finding, whatever the step is put to",
    arguments: [
      ("hitTest", StepForm("hitTest")),
      ("zPosition", StepForm("get", "", "zPosition")),
    ])
  func isOneFinding(word: String, feature: StepForm) throws {
    let findings = try Self.findings { step in
      // Not where the word is the key of an animation.
      let text = step.description
      return step.query != nil && (text.hasPrefix(word) || text.hasSuffix(word))
    }
    #expect(findings.map { $0.identity.deviation } == [.notImplemented])
    #expect(findings.first?.identity.look == feature)
    #expect(findings.first?.occurrences ?? 0 > 2)
  }

  @Test("is none where the step is carried out in another way")
  func oneWayIsCarriedOut() throws {
    let findings = try Self.findings { $0.description == "hitTest l1.presentation (0, 0)" }
    #expect(findings.map { $0.identity.deviation } == [.raised])
  }

  @Test("is none where too few ways can be tried")
  func tooFewWays() throws {
    let findings = try Self.findings(in: Array(Self.texts.prefix(2))) {
      $0.description.hasPrefix("hitTest")
    }
    #expect(findings.allSatisfy { $0.identity.deviation == .raised })
    #expect(!findings.isEmpty)
  }

  @Test("explains what raises an exception in any of its ways, and nothing else")
  func explainsItsWays() {
    let missing = ProblemIdentity(
      look: StepForm("convert"), deviation: .notImplemented, culprit: StepForm("convert"))
    let one = ProblemIdentity(
      look: StepForm("convert", "layer to nil", "point"), deviation: .raised,
      culprit: StepForm("new", "layer"))
    var wrong = one
    wrong.deviation = .otherValue
    #expect(one.ofMissingFeature == missing)
    #expect(missing.ofMissingFeature == missing)
    #expect(wrong.ofMissingFeature == nil)
  }

  private static func findings(
    in texts: [String] = texts, refusing refuses: @escaping (Step) -> Bool
  ) throws -> [Finding] {
    var options = CampaignOptions()
    options.directed = try texts.map {
      CampaignOptions.Directed(try Script(parsing: $0), about: [])
    }
    options.cases = 2 * texts.count
    var campaign = Campaign(
      of: RefusingEngine(.raised("NotImplementedError"), refuses), options: options, suite: "test")
    return campaign.run().findings
  }
}
