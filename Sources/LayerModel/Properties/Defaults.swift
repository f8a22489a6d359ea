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

  /// The rows, and for each class and each of as many properties as `width` says, where its row stands.
  ///
  /// All threads read them all the time, so there is no list for each property, the users of which
  /// would have to be counted.
  private static let table: (rows: [Row], places: [Int], width: Int) = {
    var lists = [[Int]](repeating: [], count: Property.allCases.count)
    var rows: [Row] = []
    // Of two rows for one property, that of a subclass comes first.
    for group in DefaultGroup.subclasses + DefaultGroup.layers {
      for (property, value) in group.values {
        lists[property.number].append(rows.count)
        rows.append(
          Row(owner: group.owner, value: value, rule: group.rule, profile: group.profile))
      }
    }
    let places = ClassName.allCases.flatMap { type in
      lists.map { list in list.first { rows[$0].describes(type) } ?? none }
    }
    return (rows, places, lists.count)
  }()

  /// No place in the table.
  private static let none = -1

  /// Where the default of a property for the objects of a class stands in the table.
  private static func place(of property: Property, for type: ClassName) -> Int {
    table.places[type.number * table.width + property.number]
  }

  /// The default of a property for the objects of a class; nil where the class has no such property,
  /// or the reference no default for it.
  static func row(_ property: Property, of type: ClassName) -> Row? {
    let place = place(of: property, for: type)
    return place == none ? nil : table.rows[place]
  }

  /// The value of the default alone, which most reads are about; nil where there is no default.
  static func value(_ property: Property, of type: ClassName) -> Value? {
    let place = place(of: property, for: type)
    return place == none ? nil : table.rows[place].value
  }

  /// The properties of which a class itself decides the default.
  static func properties(declaredBy owner: ClassName) -> [Property] {
    Property.allCases.filter { row($0, of: owner)?.owner == owner }
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
