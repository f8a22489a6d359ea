import Campaign
import Conformance
import LayerScript

/// What the laws about two scripts say of one script: a finding may need its pair to show.
struct PairedTrials {
  /// A law that does not hold.
  struct Broken {
    /// The name of the law.
    let law: String
    /// Where the answers differ first, with both of them.
    let problem: Problem
    /// The script that was answered differently.
    let variant: Script
  }

  /// How many variants of a script a campaign chooses from.
  private static let parameters = 0..<4

  /// The laws that do not hold.
  private(set) var broken: [Broken] = []
  /// How often the rules of the laws were put to the test.
  private(set) var tally = Tally()
  /// The law at which the engine stopped answering; nil when it answered everything.
  private(set) var unanswered: String?

  /// Creates the results of no trial.
  init() {}

  /// Tries every law on a script that the engine answers.
  init(of script: Script, by examiner: Examiner) {
    for law in Laws.paired {
      let name = law.description.name
      for parameter in Self.parameters {
        guard let trial = examiner.examine(script, by: law, parameter) else { continue }
        if trial.trace == nil {
          unanswered = name
          return
        }
        tally.add(trial.judgement.tally)
        if let problem = trial.judgement.problems.first, let variant = trial.variant {
          broken.append(Broken(law: name, problem: problem, variant: variant))
          // Of an engine that answers at random, no other comparison says anything.
          if problem.kind == .nondeterminism { return }
          // The other variants would show the same once more.
          break
        }
      }
    }
  }
}
