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
  ///
  /// What shows behind earlier scripts alone has none, nor has trouble that is no script's. What is only reported is
  /// none either: in a list of known failures it would stay when the mistake is mended.
  package var allScripts: [FurtherScript] {
    let own = FurtherScript(script: script, problem: problem, identity: identity)
    let isOne = earlier.isEmpty && !script.steps.isEmpty && problem.counts
    return (isOne ? [own] : []) + furtherScripts
  }

  /// Keeps some scripts beside the shortest one, as many as an entry of a list of known failures has: first the
  /// shortest of each that shows something of its own.
  package mutating func keepFurtherScripts(_ others: [FurtherScript]) {
    // The same script may show two problems: which of them it is kept for must not change from run to run.
    let keyed = (furtherScripts + others).map { further in
      let text = further.script.description
      return (key: (further.script.steps.count, text, further.identity.listText), further)
    }
    var shown: Set<ProblemIdentity> = [identity]
    // Texts are compared, since no script that holds a NaN is equal to itself.
    var texts: Set<String> = [script.description]
    var (telling, rest): ([FurtherScript], [FurtherScript]) = ([], [])
    for (key, further) in keyed.sorted(by: { $0.key < $1.key }) where texts.insert(key.1).inserted {
      if shown.insert(further.identity).inserted {
        telling.append(further)
      } else {
        rest.append(further)
      }
    }
    furtherScripts = Array((telling + rest).prefix(KnownFailure.mostExamples - 1))
  }
}
