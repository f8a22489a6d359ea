public import Corpus
public import FaultyEngines
import LayerModel
import LayerScript
public import Rules

/// How the cases of the corpus stand to the reference and to the known faults.
public enum CorpusSurvey {
  /// How a case stands to the reference.
  public enum Standing: Hashable, Sendable {
    /// The reference answers as the case says.
    case holds
    /// The reference does not decide the case yet; the text says what is missing.
    case waiting(String)
    /// The reference answers otherwise.
    case fails([CorpusFailure])
  }

  /// Puts a case to the reference, with the profiles of the case on.
  public static func standing(of worked: CorpusCase) -> Standing {
    for rule in worked.rules where Catalogue.rule(rule) == nil {
      return .waiting("the rule \(rule) is not in the catalogue yet")
    }
    for name in worked.profiles where Profile(rawValue: name) == nil {
      return .waiting("the profile \(name) is not known yet")
    }
    let trace = trace(of: worked, by: World(assumptions: assumptions(of: worked)))
    if let reason = worked.unsupported(in: trace) { return .waiting(reason.terminal) }
    let failures = worked.failures(in: trace)
    return failures.isEmpty ? .holds : .fails(failures)
  }

  /// The faults that break a rule of the case.
  public static func candidates(for worked: CorpusCase) -> [Fault] {
    FaultCatalogue.all.filter { fault in fault.rules.contains(where: worked.rules.contains) }
  }

  /// The first fault that breaks a rule of the case and that the case catches.
  public static func caught(by worked: CorpusCase) -> Fault? {
    candidates(for: worked).first { isCaught($0, by: worked) }
  }

  /// Tells whether an engine with the fault answers otherwise than the case says.
  public static func isCaught(_ fault: Fault, by worked: CorpusCase) -> Bool {
    let world = World(assumptions: assumptions(of: worked), departing: [fault.departure])
    return !worked.failures(in: trace(of: worked, by: world)).isEmpty
  }

  /// The asserted rules of which no case fails under a fault that breaks them.
  ///
  /// - Parameter corpus: Cases that hold on the reference.
  /// - Returns: The rules, in the order of the catalogue. Nothing shows that an engine which breaks one of
  ///   them would be told so.
  public static func uncaughtRules(in corpus: Corpus) -> [RuleID] {
    let asserted = Catalogue.rules.filter { $0.standing == .asserted }.map(\.id)
    return asserted.filter { rule in
      let faults = FaultCatalogue.breaking(rule)
      return !corpus.cases.contains { worked in
        worked.rules.contains(rule) && faults.contains { isCaught($0, by: worked) }
      }
    }
  }

  private static func trace(of worked: CorpusCase, by world: World) -> Trace {
    var world = world
    return Trace(worked.script.steps.map { world.perform($0).outcome })
  }

  private static func assumptions(of worked: CorpusCase) -> Assumptions {
    let profiles = worked.profiles.compactMap { Profile(rawValue: $0) }
    return Assumptions(profiles: Dictionary(profiles.map { ($0, true) }) { first, _ in first })
  }
}
