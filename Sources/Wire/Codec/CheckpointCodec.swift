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
      strata.append(
        Stratum(
          next: try element.member("next").integer(),
          refusals: try element.optional("refusals")?.refusals() ?? Refusals()))
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
    let findings = Set(knowledge.closerLooks.keys).union(knowledge.settled.keys)
      .union(knowledge.faces.keys)
      .union(knowledge.deadly.keys)
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
              ("refusals", Json(stratum.refusals)),
            ])
          })
      ),
      ("known", .array(findings.sorted().map { Json(of: $0, in: knowledge) })),
      (
        "listed",
        .array(knowledge.listed.sorted { $0.key < $1.key }.map { Json(ofEntry: $0.key, $0.value) })
      ),
      ("survived", Json(knowledge.survived)),
      ("cases", Json(knowledge.cases)),
      ("wrong", Json(knowledge.wrong)),
      ("scriptsPerStart", knowledge.scriptsPerStart.map { .number(Double($0)) }),
      ("failedLeakSearches", .number(Double(knowledge.failedLeakSearches))),
      ("unexplainedDeaths", .number(Double(knowledge.unexplainedDeaths))),
      ("unexplainedHangs", .number(Double(knowledge.unexplainedHangs))),
    ])
  }

  /// What was made of the scripts that an entry of the list of known failures explains.
  private init(ofEntry entry: Int, _ scripts: Checkpoint.ListedScripts) {
    self = .members([
      ("entry", .number(Double(entry))), ("occurrences", .number(Double(scripts.occurrences))),
      ("looks", .number(Double(scripts.looks))),
    ])
  }

  /// What is known of the further failures of one finding.
  private init(of finding: Int, in knowledge: Checkpoint.Knowledge) {
    self = .members([
      ("finding", .number(Double(finding))),
      ("closerLooks", knowledge.closerLooks[finding].map { .number(Double($0)) }),
      ("faces", knowledge.faces[finding].map { .array($0.map { Json($0) }) }),
      ("settled", knowledge.settled[finding].map { .number(Double($0)) }),
      ("deadly", knowledge.deadly[finding].map { .array($0.sorted().map { Json($0) }) }),
    ])
  }
}

extension Json {
  fileprivate init(_ cases: CaseResults) {
    let rules = Set(cases.all.keys).union(cases.compared.keys).sorted()
    func numbers(_ count: (RuleID) -> Int?) -> Json {
      .numbers(rules.map { Double(count($0) ?? 0) })
    }
    self = .members([
      ("rules", .strings(rules.map(\.description))),
      ("failed", numbers { cases.failed[$0] }), ("all", numbers { cases.all[$0] }),
      ("right", numbers { cases.compared[$0]?.passed }),
      ("wrong", numbers { cases.compared[$0]?.failed }),
    ])
  }
}

extension Json {
  fileprivate init(_ survived: SurvivedSteps) {
    self = .array(
      survived.scripts.sorted { $0.key < $1.key }.map { variant, count in
        .members([("of", Json(variant)), ("scripts", .number(Double(count)))])
      })
  }
}

extension Field {
  private func survivedSteps() throws(MessageProblem) -> SurvivedSteps {
    var scripts: [StepVariant: Int] = [:]
    for element in try elements() {
      let variant = try element.member("of").stepVariant()
      scripts[variant, default: 0] += try element.member("scripts").integer()
    }
    return SurvivedSteps(scripts)
  }
}

extension Json {
  fileprivate init(_ wrong: WrongAnswers) {
    self = .members([
      ("directed", Self.counts(wrong.directed)), ("random", Self.counts(wrong.random)),
    ])
  }

  private static func counts(_ scripts: [[RuleID]: Int]) -> Json {
    .array(
      scripts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { rules, count in
        .members([
          ("rules", .strings(rules.map(\.description))), ("scripts", .number(Double(count))),
        ])
      })
  }
}

extension Field {
  private func wrongAnswers() throws(MessageProblem) -> WrongAnswers {
    WrongAnswers(
      directed: try member("directed").scriptCounts(),
      random: try member("random").scriptCounts())
  }

  private func scriptCounts() throws(MessageProblem) -> [[RuleID]: Int] {
    var counts: [[RuleID]: Int] = [:]
    for element in try elements() {
      let rules = try element.member("rules").ruleIDs().sorted()
      counts[rules, default: 0] += try element.member("scripts").integer()
    }
    return counts
  }
}

extension Field {
  private func caseResults() throws(MessageProblem) -> CaseResults {
    var compared: [RuleID: Tally.Counts] = [:]
    for (rule, count) in try counts("right") {
      compared[rule, default: Tally.Counts()].passed = count
    }
    for (rule, count) in try counts("wrong") {
      compared[rule, default: Tally.Counts()].failed = count
    }
    return CaseResults(
      failed: try counts("failed"), all: try counts("all"), compared: compared)
  }

  /// What a member says of each rule that the member 'rules' names.
  private func counts(_ name: String) throws(MessageProblem) -> [RuleID: Int] {
    let rules = try member("rules").ruleIDs()
    let counts = try member(name).elements()
    if rules.count != counts.count { throw problem("'\(name)' does not go with 'rules'") }
    var all: [RuleID: Int] = [:]
    for (rule, count) in zip(rules, counts) {
      let count = try count.integer()
      if count > 0 { all[rule] = count }
    }
    return all
  }

  fileprivate func knowledge() throws(MessageProblem) -> Checkpoint.Knowledge {
    var knowledge = Checkpoint.Knowledge()
    for known in try member("known").elements() {
      let finding = try known.member("finding").integer()
      if let count = known.optional("closerLooks") {
        knowledge.closerLooks[finding] = try count.integer()
      }
      for face in try known.optional("faces")?.elements() ?? [] {
        knowledge.faces[finding, default: []].append(try face.filedFace())
      }
      knowledge.settled[finding] = try known.optional("settled")?.integer()
      for variant in try known.optional("deadly")?.elements() ?? [] {
        knowledge.deadly[finding, default: []].insert(try variant.stepVariant())
      }
    }
    for scripts in try member("listed").elements() {
      knowledge.listed[try scripts.member("entry").integer()] = Checkpoint.ListedScripts(
        occurrences: try scripts.member("occurrences").integer(),
        looks: try scripts.member("looks").integer())
    }
    knowledge.survived = try member("survived").survivedSteps()
    knowledge.cases = try member("cases").caseResults()
    knowledge.wrong = try member("wrong").wrongAnswers()
    knowledge.scriptsPerStart = try optional("scriptsPerStart")?.integer()
    knowledge.failedLeakSearches = try member("failedLeakSearches").integer()
    knowledge.unexplainedDeaths = try member("unexplainedDeaths").integer()
    knowledge.unexplainedHangs = try member("unexplainedHangs").integer()
    return knowledge
  }
}
