extension ScriptParser {
  /// Parses the name of an object of one of some kinds.
  mutating func name(_ kinds: ObjectName.Kind...) throws(ScriptError) -> ObjectName {
    let token = peek
    let wanted = kinds.map(\.noun).joined(separator: " or ")
    let word = try word("the name of \(wanted)")
    guard let name = ObjectName(word) else {
      throw error(
        "'\(word)' is not a name",
        "names are a letter and a number, such as '\(kinds.first?.rawValue ?? "l")1'", at: token)
    }
    if !kinds.contains(name.kind) {
      throw error("'\(word)' is \(name.kind.noun), but \(wanted) is needed here", nil, at: token)
    }
    return name
  }

  mutating func nameOrNil(_ kind: ObjectName.Kind) throws(ScriptError) -> ObjectName? {
    takeWord("nil") ? nil : try name(kind)
  }

  /// Parses what a property is read from: an object, its presentation, an attached animation, or one
  /// of the things that have no name.
  mutating func subject() throws(ScriptError) -> Subject {
    if takeWord("transaction") { return .transaction }
    if takeWord("UIView") { return .views }
    let name = try name(.layer, .view, .animation, .cell, .manager)
    guard name.kind == .layer, peek.content == .mark(".") else { return .object(name) }
    var ahead = self
    _ = ahead.next()
    if ahead.takeWord("presentation") {
      self = ahead
      return .presentation(name)
    }
    if ahead.takeWord("animation"), ahead.take(.mark("(")) {
      let key = try ahead.key()
      try ahead.expect(.mark(")"))
      self = ahead
      return .attached(name, key: key)
    }
    return .object(name)
  }

  mutating func subjectOrNil() throws(ScriptError) -> Subject? {
    takeWord("nil") ? nil : try subject()
  }

  /// Parses a subject and a declared property with a dot between them.
  mutating func subjectAndProperty() throws(ScriptError) -> (Subject, Property) {
    let subject = try subject()
    try expect(.mark("."))
    return (subject, try choice("a property", of: Property.self))
  }

  /// Parses a key path: words with dots between, or any text in quotes.
  mutating func propertyPath() throws(ScriptError) -> PropertyPath {
    if case .string(let text) = peek.content {
      _ = next()
      return PropertyPath(text)
    }
    var text = try word("a key path")
    while take(.mark(".")) { text += "." + (try word("a key")) }
    return PropertyPath(text)
  }

  mutating func classReference() throws(ScriptError) -> ClassReference {
    if case .word(let word) = peek.content, let name = ObjectName(word), name.kind == .class {
      _ = next()
      return .defined(name)
    }
    return .known(try choice("a class", of: ClassName.self))
  }
}
