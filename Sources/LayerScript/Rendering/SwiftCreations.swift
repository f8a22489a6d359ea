extension SwiftBody {
  /// A creation as statements; the classes that it defines stand in front of the script.
  func statements(of creation: Creation) -> [String] {
    let name = creation.name
    switch name.kind {
    case .class: return []
    case .delegate:
      return [binding(name, "\(typeText(of: name))()")]
        + creation.settings.flatMap { answer(of: name, $0.key, $0.value) }
    case .manager: return [binding(name, called(name, "\(typeText(of: name))()"))]
    case .shared:
      return [binding(name, "\(typeText(of: name))()")]
        + creation.settings.map { entry(of: name, $0.key, $0.value) }
    default:
      return [binding(name, called(name, "\(typeText(of: name))()"))] + layer(behind: creation)
        + creation.settings.compactMap { entry in
          Property(rawValue: entry.key).map { setter(.object(name), $0, entry.value) }
        }
    }
  }

  private func layer(behind creation: Creation) -> [String] {
    let view = creation.name
    guard let backing = creation.backing else {
      let isNamed = view.kind == .view && facts.printsObjects
      return isNamed ? ["_ = \(called(view, "\(view).layer"))"] : []
    }
    let cast = backing.type.map { " as! \($0.swiftText)" } ?? ""
    return [binding(backing.layer, called(backing.layer, "\(view).layer\(cast)"))]
  }

  /// Puts an entry into a shared argument; a path can only grow.
  func entry(of name: ObjectName, _ key: String, _ value: Value) -> String {
    switch facts.kind(ofShared: name) {
    case .dictionary: "\(name).setValue(\(value.swiftElement), forKey: \(key.swiftLiteral))"
    case .list, .answered: "\(name)[\(key)] = \(value.swiftElement)"
    case .path: "\(name).addPath(\(value.swiftObject))"
    }
  }

  /// Programs what a delegate answers; a view as an answer is asked in turn, and not kept alive.
  func answer(of name: ObjectName, _ key: String, _ value: Value) -> [String] {
    let key = key.swiftLiteral
    if value.asReference?.kind == .view {
      let view = value.swiftObject
      return [
        "\(name).forwarders[\(key)] = { [weak \(view)] in \(view)?.action(for: $0, forKey: $1) }"
      ]
    }
    let forwards = facts.forwards(name) ? ["\(name).forwarders[\(key)] = nil"] : []
    return forwards + ["\(name).answers[\(key)] = \(value.swiftObject)"]
  }

  /// Programs what a class answers; a key with nil is a key all the same.
  func hook(
    _ name: ObjectName, _ callback: Callback, _ key: String, _ value: Value
  ) -> String {
    let table = "K\(name.number).\(callback.table)\(name.number)[\(key.swiftLiteral)]"
    if let source = value.timingSource {
      return "K\(name.number).timings\(name.number)[\(key.swiftLiteral)] = \(source.swiftLiteral)"
    }
    switch (callback, value) {
    case (.needsDisplayForKey, .boolean), (_, .reference), (_, .null):
      return "\(table) = \(value.swiftObject)"
    case (.needsDisplayForKey, _): return "\(table) = \(value == .number(1))"
    case (.defaultValueForKey, _) where value != .nil: return "\(table) = \(value.swiftObject)"
    default: return "\(table) = .some(nil)"
    }
  }
}

extension ScriptFacts {
  /// Tells whether a delegate asks views.
  func forwards(_ delegate: ObjectName) -> Bool {
    answers(of: delegate).contains { $0.asReference?.kind == .view }
  }
}

extension Callback {
  /// The name of the table with what a class answers.
  var table: String {
    switch self {
    case .actionForKey: "actions"
    case .defaultActionForKey: "defaultActions"
    case .defaultValueForKey: "defaultValues"
    default: "needsDisplay"
    }
  }
}

extension Value {
  /// The key whose action's timing a class copies, if that is what it is to answer.
  var timingSource: String? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == "timingOf" }?.value.asString
  }
}
