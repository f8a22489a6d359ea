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

  /// The rows by the number of their property; of two for one property, that of a subclass stands
  /// first.
  private static let rows: [[Row]] = {
    var rows = [[Row]](repeating: [], count: Property.allCases.count)
    for group in DefaultGroup.subclasses + DefaultGroup.layers {
      for (property, value) in group.values {
        let row = Row(
          owner: group.owner, value: value, rule: group.rule, profile: group.profile)
        rows[property.number].append(row)
      }
    }
    return rows
  }()

  /// The default of a property for the objects of a class; nil where the class has no such property,
  /// or the reference no default for it.
  static func row(_ property: Property, of type: ClassName) -> Row? {
    let rows = rows[property.number]
    for place in rows.indices where rows[place].describes(type) { return rows[place] }
    return nil
  }

  /// The properties of which a class itself decides the default.
  static func properties(declaredBy owner: ClassName) -> [Property] {
    Property.allCases.filter { property in
      rows[property.number].contains { $0.owner == owner }
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
