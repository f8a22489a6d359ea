import FaultyEngines
import LayerScript
import Rules

/// The scripts that are known to tell something, with which a run begins.
///
/// First stand the directed cases of the corpus, in rounds: the shortest case about each rule, then the next
/// shortest, and so on; in each round a case of each chapter in turn. The shortest scripts of the faults follow
/// in the same way, one of each area in turn. Behind all that was written stand its variants in the same order:
/// with initial values set one by one, with keys for animations that are added without one, and with both. Equal
/// scripts are one, at the place of the first.
///
/// A short run carries out the first of them alone, so that one case about each rule comes before a second one.
public enum DirectedScripts {
  /// All of them, in an order that changes with the corpus and the faults alone.
  public static let all: [DirectedScript] = {
    let written = rounds(of: cases).flatMap(inTurn) + rounds(of: faults).flatMap(inTurn)
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

  /// One script of each group in turn, in the given order.
  private static func inTurn(_ scripts: [DirectedScript]) -> [DirectedScript] {
    var places: [String: Int] = [:]
    var groups: [[DirectedScript]] = []
    for script in scripts {
      let place = places[script.source.group, default: groups.count]
      if place == groups.count { groups.append([]) }
      places[script.source.group] = place
      groups[place].append(script)
    }
    let turns = groups.map(\.count).max() ?? 0
    return (0..<turns).flatMap { turn in
      groups.compactMap { turn < $0.count ? $0[turn] : nil }
    }
  }

  /// Some scripts in rounds: in the first the shortest one about each rule, in the second the next shortest, and so on.
  private static func rounds(of scripts: [DirectedScript]) -> [[DirectedScript]] {
    let sorted = scripts.enumerated().sorted { left, right in
      (left.element.script.steps.count, left.offset)
        < (right.element.script.steps.count, right.offset)
    }.map(\.element)
    var counts: [RuleID?: Int] = [:]
    var rounds: [[DirectedScript]] = []
    for script in sorted {
      let round = counts[script.source.rules.first, default: 0]
      counts[script.source.rules.first] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(script)
    }
    return rounds
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
