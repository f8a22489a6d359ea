import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Styles, classes and shared arguments that say something else than they should.
  static let supplies: [Fault] = [
    Fault(
      "class-value-for-keys-only", "what a class supplies is seen by key-value coding alone",
      breaks: [.kvc(21)], taking: [.unset],
      smallest: """
        new k1 CALayer
        hook k1 defaultValueForKey opacity 0
        new l1 k1
        get l1.opacity
        """
    ) { ClassValueForKeysOnly() },
    classAnswer("class-default-of-bounds", "bounds", .layer, 22, .rect(.zero)),
    classAnswer(
      "class-default-of-every-key", "autoresizingMask", .layer, 23, .number(0),
      under: [.macOSLike: true]),
    classAnswer("class-default-of-speed", "speed", .layer, 34, .nil),
    classAnswer("class-default-of-cell-birth-rate", "birthRate", .emitterCell, 35, .number(0)),
    Fault(
      "style-for-actions-only", "a style supplies actions and no values",
      breaks: [.kvc(24)], taking: [.unset],
      smallest: """
        new l1 {style: {contentsGravity: "resizeAspect"}}
        get l1.contentsGravity
        """
    ) { StyleForActionsOnly() },
    Fault(
      "style-wins", "what a style supplies hides what was set",
      breaks: [.kvc(24)], taking: [.didSet],
      smallest: """
        new l1 {opacity: 0, style: {opacity: 1}}
        get l1.opacity
        """
    ) { StyleWins() },
    Fault(
      "style-kept-by-reference", "a style changes with the dictionary that was given",
      breaks: [.kvc(25)], taking: [.copied, .didMutate],
      smallest: """
        new l1
        new s1 {opacity: 0}
        set l1.style s1
        mutate s1 opacity 0.5
        get l1.opacity
        """
    ) { KeptByReference(properties: [.style]) },
    Fault(
      "actions-kept-by-reference", "actions change with the dictionary that was given",
      breaks: [.kvc(32)], taking: [.copied, .didMutate],
      smallest: """
        new l1
        new s1 {position: x1}
        set l1.actions s1
        mutate s1 position x2
        ask l1 position
        """
    ) { KeptByReference(properties: [.actions]) },
    Fault(
      "filters-kept-by-reference", "filters change with the list that was given",
      breaks: [.kvc(32)], taking: [.copied, .didMutate],
      smallest: """
        new l1
        new s2 {"0": 1}
        set l1.filters s2
        mutate s2 "0" 2
        get l1.filters
        """
    ) { KeptByReference(properties: [.filters]) },
    Fault(
      "dashes-kept-by-reference", "a dash pattern changes with the list that was given",
      breaks: [.sub(14)], taking: [.copied, .didMutate],
      smallest: """
        new l1 CAShapeLayer
        new s2 {"0": 1}
        set l1.lineDashPattern s2
        mutate s2 "0" 2
        get l1.lineDashPattern
        """
    ) { KeptByReference(properties: [.lineDashPattern]) },
    Fault(
      "contents-need-redraw", "the base class says that a change of contents needs a redraw",
      breaks: [.kvc(26)], taking: [.classNeedsDisplay],
      smallest: "classNeedsDisplay CALayer contents"
    ) { ContentsNeedRedraw() },
  ]

  private static func classAnswer(
    _ name: String, _ key: String, _ type: ClassName, _ rule: Int, _ value: Value,
    under profiles: [Profile: Bool] = [:]
  ) -> Fault {
    Fault(
      name, "\(type.rawValue) answers \(value) for the default of \(key)", breaks: [.kvc(rule)],
      taking: [.classDefault],
      declaring: profiles,
      smallest: "classDefault \(type.rawValue) \(key)"
    ) { ClassAnswerFault(key: key, type: type, value: value) }
  }
}

private struct ClassValueForKeysOnly: PropertySemantics {
  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value {
    if access == .key || state.isStyled(layer, property) { return standard }
    return state.frameworkDefault(of: layer, property) ?? standard
  }
}

private struct StyleForActionsOnly: PropertySemantics {
  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value {
    state.isStyled(layer, property)
      ? state.frameworkDefault(of: layer, property) ?? standard : standard
  }
}

private struct StyleWins: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard property == .style, let style = state.value(layer, .style).asDictionary else { return }
    for entry in style {
      guard let property = Property(rawValue: entry.key), property.isSuppliedByStyle else {
        continue
      }
      state.corrupt(layer, property, state.storable(entry.value, as: property, of: layer))
    }
  }
}

private struct ClassAnswerFault: KeyValueSemantics {
  let key: String
  let type: ClassName
  let value: Value

  mutating func classDefault(_ key: String, of type: ClassName, standard: Value) -> Value {
    key == self.key && type == self.type ? value : standard
  }
}

private struct ContentsNeedRedraw: KeyValueSemantics {
  mutating func classNeedsDisplay(_ key: String, standard: Bool) -> Bool {
    key == "contents" || standard
  }
}

struct KeptByReference: KeyValueSemantics {
  let properties: Set<Property>
  private var kept: [(argument: ObjectName, property: Property, layer: Int)] = []

  init(properties: Set<Property>) {
    self.properties = properties
  }

  mutating func copied(
    _ argument: ObjectName, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    kept.append((argument, property, layer))
    return state.sharedValue(argument, as: property)
  }

  mutating func didMutate(_ argument: ObjectName, in state: inout WorldState) {
    for entry in kept where entry.argument == argument && properties.contains(entry.property) {
      let value = state.sharedValue(argument, as: entry.property)
      state.corrupt(entry.layer, entry.property, value)
    }
  }
}
