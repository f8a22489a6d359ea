package import LayerScript

/// What sort of object each name of a script stands for.
package struct ObjectClasses {
  private var classes: [ObjectName: String] = [:]

  /// Reads the steps of a script.
  package init(_ steps: some Sequence<Step>) {
    for step in steps { advance(past: step) }
  }

  /// The class of an animation; for all other objects their kind, because what is wrong with a layer
  /// mostly is so whatever its class.
  package func sort(of name: ObjectName) -> String { classes[name] ?? "\(name.kind)" }

  private mutating func advance(past step: Step) {
    switch step.command {
    case .new(let creation) where creation.name.kind == .animation:
      classes[creation.name] = (creation.knownClass ?? .basicAnimation).rawValue
    case .copy(let original, as: let copy): classes[copy] = classes[original]
    default: break
    }
  }
}
