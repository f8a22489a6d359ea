import Choices
import Foundation

/// How far the checks of a test go; what is not given comes from the environment, else from defaults.
///
/// The environment has `CHOICES_SEED`, `CHOICES_CASES`, `CHOICES_SECONDS` and `CHOICES_EXAMPLES`. The seed
/// is fixed unless one is given, so that a test passes or fails each time.
public struct CheckSettings: Sendable {
  /// The seed; equal seeds give equal checks.
  public var seed: UInt64
  /// How many cases to carry out at most.
  public var cases: Int
  /// How long a check may take, with its shrinking; nil for any time.
  public var time: Duration?
  /// How long a case may take; nil for any time.
  ///
  /// A case that takes longer has failed. It is judged when the case returns. One that takes ten times as long, and a
  /// second at least, is named on standard error, and the process of the test ends.
  public var caseLimit: Duration?
  /// A folder of failing cases; nil for none.
  ///
  /// What it has runs first, and what fails is kept there.
  public var examples: ExampleFolder?
  /// The one case to carry out, as it was printed; nil for a whole check.
  public var replaying: String?
  /// What is wrong with the environment, a sentence for each variable; every check reports it.
  private(set) var complaints: [String] = []
  /// Tells the time by which cases are judged.
  var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }

  /// Takes the settings from the environment.
  public init() {
    self.init(environment: ProcessInfo.processInfo.environment)
  }

  /// Takes the settings from variables; what cannot be read is an issue of each check and counts as not given.
  public init(environment: [String: String]) {
    var complaints: [String] = []
    func number<Number>(_ name: String, _ wanted: String, _ read: (String) -> Number?) -> Number? {
      guard let text = environment[name] else { return nil }
      let number = read(text)
      if number == nil { complaints.append("\(name) is '\(text)', where \(wanted) is needed") }
      return number
    }
    seed = number("CHOICES_SEED", "a whole number from 0") { UInt64($0) } ?? 1
    cases =
      number("CHOICES_CASES", "a whole number above 0") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
      ?? 1000
    time = number("CHOICES_SECONDS", "a number of seconds above 0") {
      Double($0).flatMap { $0 > 0 && $0 < 1e9 ? Duration.seconds($0) : nil }
    }
    examples = environment["CHOICES_EXAMPLES"].map { ExampleFolder($0) }
    self.complaints = complaints
  }

  /// Settings with some of them changed.
  public static func with(_ change: (inout CheckSettings) -> Void) -> CheckSettings {
    var settings = CheckSettings()
    change(&settings)
    return settings
  }

  /// The options of the search.
  func options(isOfValues: Bool) -> SearchOptions {
    var options = SearchOptions(seed: seed, cases: replaying == nil ? cases : 0)
    options.mostCases = options.cases
    if isOfValues { (options.length, options.swarmPercent) = (1, 0) }
    if let time {
      let end = ContinuousClock.now + time
      options.goesOn = { ContinuousClock.now < end }
    }
    return options
  }

  /// The cases that run first.
  func saved(for test: String) -> SavedCases {
    guard let replaying else { return examples?.read(test) ?? SavedCases() }
    var saved = SavedCases()
    saved.save([replaying], as: "the case to replay")
    return saved
  }
}
