import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// A known mistake fits some scripts of an engine that has another one by chance.
@Suite("A finding that is called by a known mistake")
struct MisnamedTests {
  /// What an engine gets wrong whose turns commit nothing; the first as one that animates nothing does.
  private static let texts = [
    "new l1; host l1; tick; set l1.zPosition 1; animationKeys l1",
    "set transaction.completionBlock b1; tick",
    "new l1; host l1; tick; get l1.presentation.opacity",
  ]

  @Test("is misnamed where another reading explains two more that the mistake does not show")
  func isMisnamed() throws {
    #expect(try Self.misnamed(Self.texts, calling: 0, "nothing-animates") == [0])
  }

  @Test("is not misnamed where the reading explains one more")
  func isNotMisnamedForOneMore() throws {
    #expect(try Self.misnamed(Array(Self.texts.prefix(2)), calling: 0, "nothing-animates").isEmpty)
  }

  @Test("is not misnamed where the mistake shows all that the reading explains")
  func isNotMisnamedByTheMistakeItself() throws {
    #expect(try Self.misnamed(Self.texts, calling: 0, "turn-end-ignored").isEmpty)
  }

  @Test("is not misnamed where it stands in a list of known failures")
  func isNotMisnamedInLists() throws {
    #expect(
      try Self.misnamed(Self.texts, calling: 0, "nothing-animates", listed: 1).isEmpty)
  }

  @Test("is one mistake with what the reading explains, once it is misnamed")
  func isJoined() throws {
    let examiner = Examiner(try Self.engine())
    var findings = try Self.texts.map { try Finding(lastOf: $0, by: examiner) }
    findings[0].behavesLike = "nothing-animates"
    let directed = try FaultCatalogue.all.map { try Script(parsing: $0.smallest) }
    var search = ConsequenceSearch(examiners: [examiner], directed: directed)
    #expect(search.causes(in: findings).count == 2)
    #expect(search.misnamed == [0])
  }

  @Test("keeps its name where no script that is written for rules speaks for the reading")
  func keepsItsName() throws {
    let examiner = Examiner(try Self.engine())
    var findings = try Self.texts.map { try Finding(lastOf: $0, by: examiner) }
    findings[0].behavesLike = "nothing-animates"
    var search = ConsequenceSearch(examiners: [examiner])
    _ = search.causes(in: findings)
    #expect(search.misnamed.isEmpty)
  }

  /// The places of the misnamed findings of scripts, one of which is called by a known mistake.
  private static func misnamed(
    _ texts: [String], calling place: Int, _ name: String, listed: Int = 0
  ) throws -> Set<Int> {
    let examiner = Examiner(try engine())
    var findings = try texts.map { try Finding(lastOf: $0, by: examiner) }
    findings[place].behavesLike = name
    let readings = findings.map { finding in
      var search = ReadingSearch(examiner: examiner)
      return search.readings(of: finding)
    }
    return MisnamedFindings(findings: findings, readings: readings, judge: examiner.judge)
      .places(behind: listed)
  }

  private static func engine() throws -> WorldEngine {
    WorldEngine(
      crowd: try Crowd([FaultCatalogue.fault(named: "turn-end-ignored")].compactMap(\.self)))
  }
}
