import FaultyEngines
import LayerScript

/// The scripts that are known to tell something, with which a run begins.
///
/// First stand the directed cases of the corpus, a case of each chapter in turn; then the shortest scripts
/// of the faults, one of each area in turn; in both the shorter ones come first. Behind all that was written
/// stand its variants in the same order: with initial values set one by one, with keys for animations that
/// are added without one, and with both. Equal scripts are one, at the place of the first.
///
/// The cases stand first because each of them asks much: half of the faults show in the first 290 of them,
/// and it takes 790 scripts when those of the other faults come first.
public enum DirectedScripts {
  /// All of them, in an order that changes with the corpus and the faults alone.
  public static let all: [DirectedScript] = {
    let written = inTurn(cases) + inTurn(faults)
    return merged(
      DirectedScript.Variant.allCases.flatMap { variant in
        written.compactMap { $0.made(variant) }
      })
  }()

  private static var cases: [DirectedScript] {
    CorpusScripts.cases.map { worked in
      let source = DirectedScript.Source(origin: worked.origin, rules: worked.rules)
      return DirectedScript(worked.script, from: source)
    }
  }

  private static var faults: [DirectedScript] {
    (FaultCatalogue.all + FaultCatalogue.deadly).map { fault in
      let source = DirectedScript.Source(origin: .fault(fault.name), rules: fault.rules)
      return DirectedScript(CorpusScripts.script(fault.smallest), from: source)
    }
  }

  /// One script of each group in turn, the shortest of those that are left.
  private static func inTurn(_ scripts: [DirectedScript]) -> [DirectedScript] {
    var places: [String: Int] = [:]
    var groups: [[DirectedScript]] = []
    for script in scripts {
      let place = places[script.source.group, default: groups.count]
      if place == groups.count { groups.append([]) }
      places[script.source.group] = place
      groups[place].append(script)
    }
    let sorted = groups.map { group in
      group.enumerated().sorted { left, right in
        (left.element.script.steps.count, left.offset)
          < (right.element.script.steps.count, right.offset)
      }.map(\.element)
    }
    let turns = sorted.map(\.count).max() ?? 0
    return (0..<turns).flatMap { turn in
      sorted.compactMap { turn < $0.count ? $0[turn] : nil }
    }
  }

  /// One script for all that are equal; their texts are compared, since no NaN is equal to another.
  private static func merged(_ scripts: [DirectedScript]) -> [DirectedScript] {
    var places: [String: Int] = [:]
    var merged: [DirectedScript] = []
    for script in scripts {
      let text = script.script.oneLine
      if let place = places[text] {
        merged[place].otherSources.append(script.source)
      } else {
        places[text] = merged.count
        merged.append(script)
      }
    }
    return merged
  }
}
