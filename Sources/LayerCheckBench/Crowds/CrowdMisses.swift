import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What a campaign could do better against one crowd, in one or two lines each.
///
/// Findings are numbered in the order in which they were made, from 1.
struct CrowdMisses {
  let measurement: CrowdMeasurement
  /// The random scripts in which members were looked for.
  let random: [Script]

  var text: String {
    let title = "crowd \(measurement.seed), run \(measurement.run)"
    return ([title] + [missed, invisible, merged, causeless, slipped, found, long].joined())
      .joined(separator: "\n")
  }

  private var causes: [FindingCauses] { measurement.causes }

  /// Visible members that no finding shows: the shortest script that does, how many random scripts do,
  /// and of which findings the scripts do, shrunk, joined with others, or as they were drawn.
  private var missed: [String] {
    let names = measurement.missed.map(\.name)
    var drawn: [String: Int] = [:]
    for script in random {
      for name in measurement.visible.showings(of: names, in: script).keys {
        drawn[name, default: 0] += 1
      }
    }
    return measurement.missed.flatMap { fault -> [String] in
      guard let showing = measurement.visible.shortest(of: fault.name) else { return [] }
      let places = [
        "\(drawn[fault.name] ?? 0) of \(random.count) random scripts",
        numbers("in", showing: fault) { [$0.script] },
        numbers("in a further script of", showing: fault) {
          $0.furtherScripts.map(\.script)
        },
        numbers("before shrinking in", showing: fault) { [$0.original] },
      ].filter { !$0.isEmpty }
      return [
        "missed     \(fault.label), \(places.joined(separator: ", ")):",
        "           " + showing.problem.line(in: showing.script),
      ]
    }
  }

  private func numbers(
    _ words: String, showing fault: Fault, _ scripts: (Finding) -> [Script]
  ) -> String {
    let shown = causes.indices.filter {
      scripts(causes[$0].finding).contains { script in
        !measurement.visible.showings(of: [fault.name], in: script).isEmpty
      }
    }
    return shown.isEmpty ? "" : "\(words) " + shown.map { "F\($0 + 1)" }.joined(separator: " ")
  }

  private var invisible: [String] {
    let visible = measurement.visibleNames
    return measurement.members.filter { !visible.contains($0.name) }
      .map { "invisible  \($0.label): \(Self.oneLine($0.smallest))" }
  }

  private var merged: [String] {
    causes.indices.filter { causes[$0].isMerged }.flatMap { place in
      let alone = causes[place].sufficient.map(\.name).joined(separator: ", ")
      let why = alone.isEmpty ? "no member alone shows it" : "each alone shows it: \(alone)"
      return ["merged     \(why)", "           " + line(of: place)]
    }
  }

  private var causeless: [String] {
    causes.indices.filter { !causes[$0].isCaused }.map { "causeless  " + line(of: $0) }
  }

  /// Findings whose scripts showed none of their members before shrinking, which came to another mistake.
  private var slipped: [String] {
    causes.indices.filter { place in
      let names = causes[place].mending.map(\.name)
      let original = causes[place].finding.original
      return !names.isEmpty && measurement.visible.showings(of: names, in: original).isEmpty
    }.flatMap { place in
      [
        "slipped    \(causes[place].names)", "           " + line(of: place),
        "           from \(causes[place].finding.original.oneLine)",
      ]
    }
  }

  /// The findings that show members, each with its duplicates; those that are as they should be, in one
  /// line.
  private var found: [String] {
    let groups = Dictionary(grouping: causes.duplicates, by: \.first)
    let duplicates = groups.mapValues { $0.map(\.place) }
    let others = Set(causes.duplicates.map(\.place))
    let firsts = causes.indices.filter { !causes[$0].mending.isEmpty && !others.contains($0) }
    let right = firsts.filter { duplicates[$0] == nil && causes[$0].isBlamedRightly == true }
    let names = right.map { "F\($0 + 1) \(causes[$0].names)" }.joined(separator: ", ")
    let doubtful = firsts.filter { !right.contains($0) }
    return doubtful.flatMap { lines(of: $0, duplicates[$0] ?? []) }
      + (names.isEmpty ? [] : ["right      " + names])
  }

  private func lines(of first: Int, _ duplicates: [Int]) -> [String] {
    let all = [first] + duplicates
    let misblamed = all.count { causes[$0].isBlamedRightly == false }
    let labels = causes[first].mending.map(\.label).joined(separator: ", ")
    return ["found      \(labels): duplicates \(duplicates.count), misblamed \(misblamed)"]
      + all.map { place in
        let mark = causes[place].isBlamedRightly == true ? "" : "misblamed "
        return "           " + mark + line(of: place)
      }
  }

  /// Members that no finding shows in as few steps as are known to do, and why shrinking ended there.
  private var long: [String] {
    measurement.long.flatMap { member, place in
      let known = measurement.shortestKnown[member.name] ?? 0
      return [
        "long       \(member.name): \(causes[place].finding.length) steps, known to show in \(known); "
          + "shrunk \(causes[place].finding.shrinking)",
        "           " + line(of: place),
      ]
    }
  }

  private func line(of place: Int) -> String { "F\(place + 1) " + causes[place].finding.line }

  private static func oneLine(_ text: String) -> String {
    (try? Script(parsing: text))?.oneLine ?? text
  }
}

extension FindingCauses {
  /// The members that mend it.
  fileprivate var names: String { mending.map(\.name).joined(separator: "+") }
}

extension Mistake {
  /// The name and the rules that it breaks.
  fileprivate var label: String {
    "\(name) (\(rules.map(\.description).joined(separator: " ")))"
  }
}

extension Fault {
  fileprivate var label: String { Mistake(self).label }
}
