import Campaign
import Conformance
import Engines
import LayerModel
import LayerScript
import Rules

/// What answers of a framework say of the catalogue: which rules they confirm and contradict, and how they
/// settle what is open.
struct Observations {
  /// The answers to the same scripts by one run of the framework.
  struct Source {
    /// What the run is called.
    let name: String
    /// What was answered.
    let answered: AnsweredMessages

    /// What was answered to a script; nil where that was not asked, or the run ended at it.
    func trace(of script: Script) -> Trace? {
      for run in answered.runs where run.script.description == script.description {
        if case .trace(let trace) = run.run { return trace }
      }
      return nil
    }
  }

  /// Where answers are not what a rule says.
  struct Contradiction {
    let source: String
    let script: Script
    let problem: Problem
    /// The rule that is most suspect, if any rule speaks of it.
    var rule: RuleID?
  }

  /// An answer where no source settles what is right.
  struct Choice {
    let item: OpenItem
    let script: Script
    let step: Int
    let answer: Answer
    /// Whether the reference answers the same.
    let isAsReference: Bool
  }

  private(set) var sources: [Source] = []
  private(set) var tally = Tally()
  private(set) var contradictions: [Contradiction] = []
  private(set) var choices: [Choice] = []
  /// What the runs answer to questions of which no rule speaks.
  private(set) var questions: [QuestionAnswers] = []

  /// Looks at the answers of some runs.
  init(of sources: [Source], asked questions: [OpenQuestion]) {
    self.sources = sources
    self.questions = answers(to: questions)
    for source in sources { observe(source) }
    blameRules()
  }

  /// Names for each contradiction the rule that explains most of what is left, until nothing is: of those
  /// that are suspects of as many, one that seldom holds comes before one that often does.
  private mutating func blameRules() {
    var rest = Set(contradictions.indices)
    while let rule = bestSuspect(of: rest) {
      for place in rest where contradictions[place].problem.suspects.contains(rule) {
        contradictions[place].rule = rule
        rest.remove(place)
      }
    }
  }

  private func bestSuspect(of places: Set<Int>) -> RuleID? {
    var explained: [RuleID: Double] = [:]
    for place in places {
      for rule in Set(contradictions[place].problem.suspects) { explained[rule, default: 0] += 1 }
    }
    let scores = explained.map { rule, count in
      let counts = tally.counts[rule] ?? Tally.Counts()
      return (rule: rule, score: count * Double(counts.failed) / Double(max(1, counts.exercised)))
    }
    return scores.max { ($0.score, $1.rule.description) < ($1.score, $0.rule.description) }?.rule
  }

  /// Rules whose evidence is weak and that no answer contradicts, with how often they were compared.
  var confirmed: [(rule: Rule, count: Int)] {
    let contradicted = Set(contradictions.compactMap(\.rule))
    return Catalogue.rules.compactMap { rule in
      guard let first = rule.evidence.first, first.level == .inferred || first.isSoft,
        let counts = tally.counts[rule.id], counts.passed > 0, !contradicted.contains(rule.id)
      else { return nil }
      return (rule, counts.passed)
    }
  }

  /// The reference with the choices that a framework declares.
  static func reference(for source: Source) -> WorldEngine {
    WorldEngine(profiles: source.answered.engine.profiles)
  }

  private mutating func observe(_ source: Source) {
    let engine = RecordedEngine(source.answered.engine, source.answered.entries)
    let reference = Self.reference(for: source)
    let examiner = Examiner(engine)
    for run in source.answered.runs {
      let expected = World.expectations(
        of: run.script, assumptions: Assumptions(engine.description))
      let trial = examiner.examine(
        run.script, expected: expected.steps, reasons: expected.reasons)
      tally.add(trial.judgement.tally)
      contradictions += trial.judgement.problems.filter(\.kind.isViolation).map {
        Contradiction(source: source.name, script: run.script, problem: $0)
      }
      guard let trace = trial.trace, case .trace(let usual) = reference.run(run.script) else {
        continue
      }
      choices += Self.choices(in: run.script, expected.steps, trace, usual)
    }
  }

  private static func choices(
    in script: Script, _ expected: [Expected], _ trace: Trace, _ usual: Trace
  ) -> [Choice] {
    script.steps.indices.compactMap { step in
      guard step < expected.count, let item = expected[step].weakened, item.explanation != nil,
        ![.beyondReference, .unsupported, .profileOff].contains(item), script.steps[step].isQuery
      else { return nil }
      let answer = trace.outcomes[step].answer
      if case .unsupported = answer { return nil }
      return Choice(
        item: item, script: script, step: step, answer: answer,
        isAsReference: answer.agrees(with: usual.outcomes[step].answer))
    }
  }
}

extension Answer {
  /// Tells whether two answers say the same: numbers within rounding, exceptions by name.
  func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.value(let one), .value(let another)):
      return one.isEqual(to: another, within: Tolerance(absolute: 1e-6))
    case (.raised(let name, reason: _), .raised(let another, reason: _)): return name == another
    case (.unsupported, .unsupported), (.failed, .failed), (.done, .done): return true
    default: return false
    }
  }
}
