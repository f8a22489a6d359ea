/// The rule catalogue: every rule that the harness checks, with its evidence.
///
/// It holds exactly the rules that the reference decides or a law checks; a rule that nothing
/// checks has no place in a report.
public enum Catalogue {
  /// The version of the catalogue, part of every record and report.
  public static let version = "2026-11"

  /// All rules in the order of the catalogue.
  public static let rules: [Rule] = [
    geometry, hierarchy, properties, defaults, propertyBehaviour, keyValueCoding,
    subclassProperties, copies, actions, transactions, animations,
    timing, elapsedTime, timingFunctions,
    presentation, conversion, transforms, specialGeometry, furtherHierarchy, subclassGeometry,
    motion, groups, curves, interpolation, cycles, layout, display,
    completions, callbacks, orderEvents, views, blocks, blockCompletions,
    autoresizing, rendering, ownClasses, copiedTrees,
  ].flatMap { $0 }.sorted { $0.id < $1.id }

  private static let byID: [RuleID: Rule] = Dictionary(
    uniqueKeysWithValues: rules.map { ($0.id, $0) })

  /// Finds a rule by its ID.
  public static func rule(_ id: RuleID) -> Rule? { byID[id] }

  /// The members of a rule; none for most.
  public static func members(of id: RuleID) -> [String] { membersByCode[Int(id.code)] }

  /// The members by the code of the rule: asked at every comparison, and a rule is long to copy.
  private static let membersByCode: [[String]] = {
    var members = [[String]](repeating: [], count: Int(ReasonTable.firstCompound))
    for rule in rules { members[Int(rule.id.code)] = rule.members }
    return members
  }()

  /// The areas that have rules, in the order of the catalogue.
  public static var areas: [Area] {
    Area.allCases.filter { area in rules.contains { $0.id.area == area } }
  }
}
