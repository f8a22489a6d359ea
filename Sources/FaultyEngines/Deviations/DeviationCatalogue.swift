public import LayerModel
public import LayerScript
import Rules

/// What an engine can declare to do otherwise than the rules say: nearly every fault that leaves it alive, and
/// what engines leave out on purpose in a form that no fault has.
public enum DeviationCatalogue {
  /// The deviations beside the faults that have a fixed name.
  public static let further: [Fault] = [noNullAnswers]

  /// The faults that can be declared.
  public static let faults = FaultCatalogue.all.filter { !undecided.contains($0.name) }

  /// Faults that the reference can have and not expect: it would still take the answers by the rules for right.
  private static let undecided: Set<String> = [
    "angle-reads-negative", "begin-time-never-resolved", "declared-for-all-layers",
    "declared-matrix-is-zero", "declared-rectangle-is-zero", "key-listed-at-commit",
    "keys-unordered", "last-keys-stay-listed", "list-change-unasked", "no-sublayers-is-empty-list",
    "order-in-unasked", "order-out-unasked", "replacement-unasked", "rotation-about-x-reads-zero",
    "rotation-apart", "rotation-of-nothing", "scale-reads-first-factor",
    "shadow-path-key-reads-nothing", "translation-before-scale", "view-alpha-stored",
    "view-convert-adds-frame",
  ]

  /// What a deviation that names the keys which animate begins with.
  static let onlyKeys = "only-keys-animate:"

  /// All names, with `KEYS` where an engine names keys of its own.
  public static let names =
    further.map(\.name) + ["\(onlyKeys)KEYS"] + faults.map(\.name)

  /// Finds a deviation by the name that an engine declares.
  ///
  /// - Throws: `DeviationProblem` where there is none.
  public static func deviation(
    named name: String
  ) throws(DeviationProblem) -> DeclaredDeviation {
    if name.hasPrefix(onlyKeys) {
      let keys = name.dropFirst(onlyKeys.count).split(separator: ",").map(String.init)
      return try DeclaredDeviation(of: onlyAnimating(keys, named: name))
    }
    guard let fault = (further + faults).first(where: { $0.name == name })
    else { throw .unknown(EngineText(name), nearest: Spelling.nearest(to: name, among: names)) }
    return DeclaredDeviation(of: fault)
  }

  /// Finds what an engine declares together.
  ///
  /// - Throws: `DeviationProblem` where a name is unknown, or two of them decide the same.
  public static func deviations(
    named names: [String]
  ) throws(DeviationProblem) -> [DeclaredDeviation] {
    var deviations: [DeclaredDeviation] = []
    for name in names {
      let deviation = try deviation(named: name)
      if deviations.contains(deviation) { throw .twice(name) }
      for other in deviations {
        let both = other.departure.decisions.intersection(deviation.departure.decisions)
        if let decision = both.min(by: { $0.rawValue < $1.rawValue }) {
          throw .sameDecision(other.name, name, decision: "\(decision)")
        }
      }
      deviations.append(deviation)
    }
    return deviations
  }

  /// An engine in which nothing but some keys animates by itself.
  private static func onlyAnimating(
    _ keys: [String], named name: String
  ) throws(DeviationProblem) -> Fault {
    var properties: Set<Property> = []
    for key in keys {
      guard let property = Property(rawValue: key) else { throw .unknownKey(EngineText(key)) }
      properties.insert(property)
    }
    if properties.isEmpty { throw .unknown(EngineText(name), nearest: "\(onlyKeys)KEYS") }
    return Fault(
      name, "of all properties, those alone animate by themselves that are named",
      breaks: [.act(30), .act(25)], taking: [.builtIn],
      smallest: "new l1; host l1; tick; set l1.zPosition 1; animationKeys l1"
    ) { [properties] in OnlyKeysAnimate(properties) }
  }
}

extension DeclaredDeviation {
  /// A fault that an engine has on purpose.
  init(of fault: Fault) {
    self.init(
      name: fault.name, sentence: fault.sentence, rules: fault.rules, departure: fault.departure)
  }
}

/// Why an engine cannot declare some deviations.
public enum DeviationProblem: Error, Hashable, Sendable {
  /// There is none of that name; another one is spelt nearly so.
  case unknown(EngineText, nearest: String?)
  /// A deviation names a key that no layer has.
  case unknownKey(EngineText)
  /// One is declared twice.
  case twice(String)
  /// Two decide the same, and an engine can only do it in one way.
  case sameDecision(String, String, decision: String)

  /// What is wrong, in one sentence without a full stop.
  public var message: EngineText {
    switch self {
    case .unknown(let name, _): "there is no deviation '\(name)'"
    case .unknownKey(let key): "a deviation names the property '\(key)', which does not exist"
    case .twice(let name): EngineText("the deviation '\(name)' is declared twice")
    case .sameDecision(let one, let other, let decision):
      EngineText("the deviations '\(one)' and '\(other)' both take the decision '\(decision)'")
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .unknown(_, let nearest?): "did you mean '\(nearest)'?"
    case .unknown(_, nil), .unknownKey:
      "Specs/protocol.md lists them; 'layercheck faults' has the known faults"
    case .twice: "declare it once"
    case .sameDecision: "declare the one that says what the engine does"
    }
  }
}
