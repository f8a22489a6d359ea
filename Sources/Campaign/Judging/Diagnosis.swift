import Conformance
import LayerScript

/// A problem, with what makes it wrong and what it is told from others by.
struct Diagnosis: Hashable, Sendable {
  /// The problem.
  var problem: Problem
  /// What it is told from others by.
  var identity: ProblemIdentity
  /// The index of the step that makes it wrong.
  var culprit: Int
}

extension Diagnosis {
  /// The diagnosis of what has its own step: the outcome of a command, a calculation or a broken law;
  /// and of a death, which has the step that must be left out for the engine to live.
  init(ofItself problem: Problem, in script: Script) {
    self.init(
      problem: problem, identity: ProblemIdentity(problem, in: script), culprit: problem.step)
    guard problem.kind.isDeath, !script.steps.isEmpty else { return }
    culprit = script.culpritOfDeath(problem.kind)
    identity.culprit = StepForm(script.steps[culprit], ObjectClasses(script.steps))
  }
}

extension Problem {
  /// Tells whether a single answer to a query is wrong.
  func isWrongQuery(of script: Script) -> Bool {
    kind == .wrongAnswer && law == nil && event == nil && step < script.steps.count
      && script.steps[step].isQuery
  }
}

extension Step {
  /// Tells whether the step only lets show what earlier ones did.
  var isPublishing: Bool {
    switch command {
    case .tick, .commit, .flush, .advance: true
    default: false
    }
  }

  /// Tells whether the answer can hang on what a script did before; that to a calculation cannot.
  var asksWhatScriptsChange: Bool {
    switch query {
    case .evaluate, .controlPoint, .compute, .expansionFactor, .valueFunction: false
    case .classDefault(.known, _), .classAction(.known, _), .classNeedsDisplay(.known, _): false
    case nil: false
    default: true
    }
  }
}

extension [Problem] {
  /// The problems without callbacks that are behind because they came before: one that comes at
  /// another step than it should is wrong once.
  var withoutEchoes: [Problem] {
    var seen: Set<StepForm> = []
    return filter { problem in
      guard let event = problem.event else { return true }
      return seen.insert(event).inserted
    }
  }
}
