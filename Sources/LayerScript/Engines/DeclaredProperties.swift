/// What an engine declares of the properties of each class, its superclasses included, looked up
/// without hashing.
struct DeclaredProperties: Sendable {
  /// What is declared of the properties of one class.
  private struct Row: Sendable {
    var declared = PropertySet()
    var readOnly = PropertySet()
    var writeOnly = PropertySet()

    mutating func formUnion(_ other: Row) {
      declared.formUnion(other.declared)
      readOnly.formUnion(other.readOnly)
      writeOnly.formUnion(other.writeOnly)
    }
  }

  /// The rows by the number of their class.
  private let rows: [Row]

  init(_ engine: EngineDescription) {
    let own = ClassName.allCases.map { type in
      Row(
        declared: PropertySet(engine.properties[type.rawValue] ?? []),
        readOnly: PropertySet(engine.readOnly[type.rawValue] ?? []),
        writeOnly: PropertySet(engine.writeOnly[type.rawValue] ?? []))
    }
    rows = ClassName.allCases.map { type in
      var row = own[type.number]
      var next = type.superclass
      while let superclass = next {
        row.formUnion(own[superclass.number])
        next = superclass.superclass
      }
      return row
    }
  }

  func declares(_ property: Property, of type: ClassName) -> Bool {
    rows[type.number].declared.contains(property)
  }

  func canSet(_ property: Property, of type: ClassName) -> Bool {
    !rows[type.number].readOnly.contains(property)
  }

  func canRead(_ property: Property, of type: ClassName) -> Bool {
    !rows[type.number].writeOnly.contains(property)
  }
}
