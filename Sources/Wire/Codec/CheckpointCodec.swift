public import Conformance
import LayerScript
import Rules

extension Checkpoint {
  /// The checkpoint as lines of JSON: the header of the run, what was counted and found, and where it is.
  public var lines: [String] {
    [Json(header), Json(totals), Json(positionOf: self)].map(\.description)
  }

  /// Reads a checkpoint from its lines.
  ///
  /// - Throws: `MessageProblem` that names the line and what is wrong with it.
  public init(lines: [String]) throws(MessageProblem) {
    guard lines.count == 3 else {
      throw MessageProblem(path: "line \(lines.count)", message: "a checkpoint has three lines")
    }
    let header = try Record.field(lines[0], number: 1).header()
    let totals = try Record.field(lines[1], number: 2).shardResult()
    let position = try Record.field(lines[2], number: 3)
    let format = try position.member("checkpoint")
    if try format.integer() != Self.formatVersion {
      throw format.problem("this program reads version \(Self.formatVersion) of checkpoints alone")
    }
    var strata: [Stratum] = []
    for element in try position.member("strata").elements() {
      var stratum = Stratum(next: try element.member("next").integer(), capabilities: nil)
      if let left = element.optional("left") { stratum.capabilities = try EngineDescription(left) }
      strata.append(stratum)
    }
    self.init(
      header: header, totals: totals, planned: try position.member("planned").integer(),
      failuresAtATime: try position.member("failuresAtATime").integer(), strata: strata,
      knowledge: try position.knowledge())
  }
}

extension Json {
  fileprivate init(positionOf checkpoint: Checkpoint) {
    let knowledge = checkpoint.knowledge
    let findings = Set(knowledge.signatures.keys).union(knowledge.shrunkScripts.keys)
      .union(knowledge.sorts.keys)
    self = .members([
      ("checkpoint", .number(Double(Checkpoint.formatVersion))),
      ("planned", .number(Double(checkpoint.planned))),
      ("failuresAtATime", .number(Double(checkpoint.failuresAtATime))),
      (
        "strata",
        .array(
          checkpoint.strata.map { stratum in
            .members([
              ("next", .number(Double(stratum.next))),
              ("left", stratum.capabilities.map { Json($0) }),
            ])
          })
      ),
      ("known", .array(findings.sorted().map { Json(of: $0, in: knowledge) })),
      ("isolatesScripts", .boolean(knowledge.isolatesScripts)),
      ("failedLeakSearches", .number(Double(knowledge.failedLeakSearches))),
      ("unexplainedDeaths", .number(Double(knowledge.unexplainedDeaths))),
      ("unexplainedHangs", .number(Double(knowledge.unexplainedHangs))),
    ])
  }

  /// What is known of the further failures of one finding.
  private init(of finding: Int, in knowledge: Checkpoint.Knowledge) {
    let signatures = (knowledge.signatures[finding] ?? []).map { Json($0).description }
    self = .members([
      ("finding", .number(Double(finding))),
      ("shrunkScripts", knowledge.shrunkScripts[finding].map { .number(Double($0)) }),
      ("sorts", .strings((knowledge.sorts[finding] ?? []).sorted())),
      ("signatures", .strings(signatures.sorted())),
    ])
  }

  private init(_ signature: Signature) {
    self = .members([
      ("kind", .string(signature.kind.rawValue)),
      ("rule", signature.rule.map { .string($0.description) }),
      ("law", signature.law.map { .string($0) }), ("observation", .string(signature.observation)),
    ])
  }
}

extension Field {
  fileprivate func knowledge() throws(MessageProblem) -> Checkpoint.Knowledge {
    var knowledge = Checkpoint.Knowledge()
    for known in try member("known").elements() {
      let finding = try known.member("finding").integer()
      if let count = known.optional("shrunkScripts") {
        knowledge.shrunkScripts[finding] = try count.integer()
      }
      for sort in try known.member("sorts").elements() {
        knowledge.sorts[finding, default: []].insert(try sort.string())
      }
      for text in try known.member("signatures").elements() {
        knowledge.signatures[finding, default: []].insert(try text.signature())
      }
    }
    knowledge.isolatesScripts = try member("isolatesScripts").boolean()
    knowledge.failedLeakSearches = try member("failedLeakSearches").integer()
    knowledge.unexplainedDeaths = try member("unexplainedDeaths").integer()
    knowledge.unexplainedHangs = try member("unexplainedHangs").integer()
    return knowledge
  }

  /// A signature, which stands as a text within the text so that a set of them has an order.
  private func signature() throws(MessageProblem) -> Signature {
    let text = try string()
    guard let json = try? Json(parsing: text) else { throw problem("no signature") }
    let field = Field(json, path: path)
    let kind = try field.member("kind")
    guard let known = FindingKind(rawValue: try kind.string()) else {
      throw kind.problem("no kind of finding")
    }
    return Signature(
      kind: known,
      rule: try field.optional("rule").map { rule throws(MessageProblem) in try rule.ruleID() },
      law: try field.optional("law").map { law throws(MessageProblem) in try law.string() },
      observation: try field.member("observation").string())
  }
}
