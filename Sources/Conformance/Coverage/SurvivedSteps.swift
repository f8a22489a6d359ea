public import LayerScript

/// In how many scripts that an engine survived each variant of a step stood.
///
/// A step that mostly goes well is not what ends the engine, and is too much to give up.
public struct SurvivedSteps: Hashable, Sendable {
  /// The scripts, by the variants of their steps; each counts once for a variant.
  public private(set) var scripts: [StepVariant: Int]

  /// Creates counts, such as those that another process made.
  public init(_ scripts: [StepVariant: Int] = [:]) {
    self.scripts = scripts
  }

  /// Counts a script.
  ///
  /// - Parameters:
  ///   - script: A script that the engine has answered.
  ///   - start: What the engine declares, before the first step.
  public mutating func count(_ script: Script, declaredBy start: DeclarationCheck) {
    for variant in Set(script.variants(declaredBy: start)) { scripts[variant, default: 0] += 1 }
  }

  /// Adds the counts of another part of the run.
  public mutating func add(_ other: SurvivedSteps) {
    scripts.merge(other.scripts, uniquingKeysWith: +)
  }

  /// The part of the scripts with a variant over which the engine died, in 0...1; 1 where it survived none.
  public func deadliness(of variant: StepVariant, after deaths: Int) -> Double {
    let all = deaths + (scripts[variant] ?? 0)
    return all == 0 ? 0 : Double(deaths) / Double(all)
  }
}
