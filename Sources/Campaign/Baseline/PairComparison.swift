import Conformance
import LayerScript

/// What came out otherwise with one version of an engine than with another, in one script.
///
/// Behind a command that came out otherwise the versions are somewhere else, and nothing is compared.
struct PairComparison {
  private let script: Script
  private let before: Trial
  private let now: Trial
  private let shared: SharedSteps
  /// The index of the first command that came out otherwise; nil where none did.
  private let end: Int?

  init(of script: Script, before: Trial, now: Trial, shared: SharedSteps) {
    self.script = script
    self.before = before
    self.now = now
    self.shared = shared
    end = script.steps.indices.first { index in
      guard !script.steps[index].isQuery, let place = shared.places[index],
        let old = before.trace?.outcomes[place].answer, let new = now.trace?.outcomes[index].answer
      else { return false }
      return old.kind != new.kind
    }
  }

  /// Tells whether something that is wrong is right with the earlier version, or needs what that does not
  /// declare.
  func isNew(_ problem: Problem) -> Bool {
    guard let trace = before.trace else { return false }
    if problem.kind.isDeath { return true }
    if let end, problem.step > end { return false }
    guard shared.places.indices.contains(problem.step), let place = shared.places[problem.step]
    else { return true }
    if trace.outcomes[place].answer.isRefused { return false }
    return problem.law == nil ? !isWrongBefore(problem, at: place) : isLawNew(problem)
  }

  private func isWrongBefore(_ problem: Problem, at place: Int) -> Bool {
    before.judgement.problems.contains {
      $0.law == nil && $0.step == place && $0.event == problem.event
    }
  }

  /// Tells whether a law is broken now alone: not where it was not put to the test before, because an answer
  /// was wrong that is right now, or is wrong otherwise.
  private func isLawNew(_ problem: Problem) -> Bool {
    guard shared.isWhole else { return true }
    let isBrokenBefore = before.judgement.problems.contains { $0.law == problem.law }
    let others = before.judgement.problems.filter { $0.law == nil }
    return !isBrokenBefore
      && others.allSatisfy { other in
        now.judgement.problems.contains { $0.shows(other) }
      }
  }

  /// What came out otherwise and is no worse, in the order of the steps; nothing of a script that only one of
  /// the versions can carry out whole.
  var changes: [SeenChange] {
    guard shared.isWhole, !script.steps.isEmpty else { return [] }
    guard let old = before.trace else {
      let death = before.judgement.problems.first
      guard let death, let new = now.trace else { return [] }
      let last = script.steps.count - 1
      return [seen(.mended, at: last, death, death.actual, new.outcomes[last].text)]
    }
    guard let new = now.trace else { return [] }
    return script.steps.indices.prefix((end ?? script.steps.count) + 1).flatMap { index in
      let (first, second) = (old.outcomes[index], new.outcomes[index])
      return first.isSame(as: second, within: Self.rounding)
        ? [] : changes(at: index, first, second)
    }
  }

  /// How many answers of the two versions were held against each other.
  var answers: Int {
    guard before.trace != nil, now.trace != nil else { return 0 }
    return shared.places.prefix((end ?? script.steps.count) + 1).count { $0 != nil }
  }

  /// By how much numbers may differ that are taken for the same, relative to the largest of a value.
  private static let rounding = 1e-9

  private func changes(at index: Int, _ old: Outcome, _ new: Outcome) -> [SeenChange] {
    if old.answer.isRefused || new.answer.isRefused {
      if old.answer.isRefused == new.answer.isRefused { return [] }
      let kind: Change.Kind = old.answer.isRefused ? .answeredNow : .refusedNow
      return [seen(kind, at: index, nil, old.text, new.text)]
    }
    let wrong = (
      before.judgement.problems.filter { $0.law == nil && $0.step == index },
      now.judgement.problems.filter { $0.law == nil && $0.step == index }
    )
    if wrong.0.isEmpty, wrong.1.isEmpty {
      return [seen(.open, at: index, nil, old.text, new.text)]
    }
    return wrong.0.map { problem in
      let isStill = wrong.1.contains { $0.event == problem.event }
      return seen(isStill ? .changed : .mended, at: index, problem, old.text, new.text)
    }
  }

  private func seen(
    _ kind: Change.Kind, at index: Int, _ problem: Problem?, _ old: EngineText, _ new: EngineText
  ) -> SeenChange {
    let form = StepForm(script.steps[index], ObjectClasses(script.steps))
    return SeenChange(
      identity: Change.Identity(
        kind: kind, look: problem?.event ?? form, deviation: problem?.deviation),
      step: index, before: old, now: new)
  }
}

/// What one script tells of two versions, besides what is worse.
struct SeenChanges: Hashable, Sendable {
  /// What came out otherwise, in the order of the steps.
  var all: [SeenChange] = []
  /// How many answers of the two versions were held against each other.
  var answers = 0
  /// Whether the earlier version gave no answer.
  var isEarlierDead = false
}

/// One change, in one script.
struct SeenChange: Hashable, Sendable {
  /// What it is told from others by.
  let identity: Change.Identity
  /// The index of the step that shows it.
  let step: Int
  /// What was answered before.
  let before: EngineText
  /// What is answered now.
  let now: EngineText
}

extension Answer {
  /// What came of a step, without what it says: a command that came out otherwise has left another state.
  fileprivate var kind: Int {
    switch self {
    case .done: 0
    case .value: 1
    case .raised: 2
    case .unsupported: 3
    case .failed: 4
    }
  }

  /// Tells whether there is no answer, by the driver's own account.
  fileprivate var isRefused: Bool {
    switch self {
    case .unsupported, .failed: true
    case .done, .value, .raised: false
    }
  }
}
