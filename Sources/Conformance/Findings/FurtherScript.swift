public import LayerScript

/// A script of a mistake besides the shortest one, and what it shows.
///
/// It was shrunk for itself before it was taken for the same mistake, so that it may turn out to show another one.
public struct FurtherScript: Hashable, Sendable {
  /// The script.
  public var script: Script
  /// What is wrong in it.
  public var problem: Problem
  /// What the problem is told from others by.
  public var identity: ProblemIdentity

  /// Creates a further script.
  public init(script: Script, problem: Problem, identity: ProblemIdentity) {
    self.script = script
    self.problem = problem
    self.identity = identity
  }
}

extension Finding {
  /// All scripts that show the finding by themselves, as scripts of another one.
  package var allScripts: [FurtherScript] {
    let own = FurtherScript(script: script, problem: problem, identity: identity)
    return (earlier.isEmpty ? [own] : []) + furtherScripts
  }

  /// Keeps some scripts beside the shortest one, as many as an entry of a list of known failures has: first the
  /// shortest of each that shows something of its own.
  package mutating func keep(_ others: [FurtherScript]) {
    let sorted = Set(furtherScripts + others).sorted {
      let counts = ($0.script.steps.count, $1.script.steps.count)
      return (counts.0, $0.script.description) < (counts.1, $1.script.description)
    }
    var shown: Set<ProblemIdentity> = [identity]
    var scripts: Set<Script> = [script]
    let all = sorted.filter { scripts.insert($0.script).inserted }
    let telling = all.filter { shown.insert($0.identity).inserted }
    let rest = all.filter { !telling.contains($0) }
    furtherScripts = Array((telling + rest).prefix(KnownFailure.mostExamples - 1))
  }
}
