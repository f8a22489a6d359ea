import Geometry
import LayerScript
import Rules

/// What properties read before they are ever set.
enum Defaults {
  /// The default of a property for the objects of a class, and the rule that says so.
  struct Row: Sendable {
    let owner: ClassName
    let value: Value
    let rule: RuleID
    /// The profile under which the rule holds, if it does not hold everywhere.
    let profile: Profile?

    /// Tells whether the objects of a class have the default.
    func describes(_ type: ClassName) -> Bool {
      owner == type || (owner == .layer && type.kind == .layer)
    }
  }

  /// The rows in the order of the numbers of their properties; of two for one property, that of a
  /// subclass stands first.
  ///
  /// All threads read them all the time, so there is no list for each property, the users of which
  /// would have to be counted.
  private static let table: (rows: [Row], starts: [Int]) = {
    var lists = [[Row]](repeating: [], count: Property.allCases.count)
    for group in DefaultGroup.subclasses + DefaultGroup.layers {
      for (property, value) in group.values {
        let row = Row(
          owner: group.owner, value: value, rule: group.rule, profile: group.profile)
        lists[property.number].append(row)
      }
    }
    let starts = lists.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    return (lists.flatMap { $0 }, starts)
  }()

  /// The places of the rows of a property.
  private static func places(of property: Property) -> Range<Int> {
    table.starts[property.number]..<table.starts[property.number + 1]
  }

  /// The default of a property for the objects of a class; nil where the class has no such property,
  /// or the reference no default for it.
  static func row(_ property: Property, of type: ClassName) -> Row? {
    for place in places(of: property) where table.rows[place].describes(type) {
      return table.rows[place]
    }
    return nil
  }

  /// The properties of which a class itself decides the default.
  static func properties(declaredBy owner: ClassName) -> [Property] {
    Property.allCases.filter { property in
      table.rows[places(of: property)].contains { $0.owner == owner }
    }
  }
}

/// Defaults that one rule decides for one class.
struct DefaultGroup: Sendable {
  let owner: ClassName
  let rule: RuleID
  let values: KeyValuePairs<Property, Value>
  let profile: Profile?

  init(
    _ rule: RuleID, _ owner: ClassName = .layer, under profile: Profile? = nil,
    reads values: KeyValuePairs<Property, Value>
  ) {
    self.owner = owner
    self.rule = rule
    self.values = values
    self.profile = profile
  }
}
