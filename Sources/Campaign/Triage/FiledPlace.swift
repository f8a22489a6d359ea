import Conformance

/// The place of something that explains failures.
enum FiledPlace: Hashable, Sendable {
  /// The number of a finding of the run.
  case finding(Int)
  /// The number of what a script of the list of known failures shows.
  case listed(Int)
}

extension Triage {
  /// What of it tells whether it explains a problem.
  func filed(at place: FiledPlace) -> FiledProblem {
    switch place {
    case .finding(let number): filed[number]
    case .listed(let number): known.filed[number]
    }
  }

  /// Tells whether something that is filed or known explains a problem.
  func isExplained(_ sight: Sight) -> Bool {
    explanation(of: sight) != nil || known.explanation(of: sight) != nil
  }
}
