import Geometry
import LayerScript
import Rules

/// Questions to classes.
extension World {
  /// The factor by which a corner curve grows a corner; unknown names and none have 1 (PROPS-61).
  mutating func expansionFactor(of curve: String) -> Expected {
    let why = state.because(.props(61))
    guard let factor = semantics.properties.expansionFactor(of: curve) else {
      return Expected(.raised("CAInvalidCornerCurve"), .raises(.now), why: why)
    }
    var reading = Reading(.number(factor), why: why)
    reading.tolerance = Tolerance(absolute: 1e-6)
    return reading.expected()
  }

  /// What a class says a property is before it is set: the most derived class of the script that
  /// says something, else the framework's (KVC-21..23, KVC-34, KVC-35).
  mutating func classDefault(of type: ClassReference, key: String) -> Expected {
    let (root, hooks) = lineage(of: type)
    if let hook = hooks.lazy.compactMap({ $0.hook(.defaultValueForKey, key) }).first {
      return underClassDefaults(Reading(hook.value, why: state.because(.kvc(21))))
    }
    guard let recorded = ClassDefault.recorded(key, of: root) else {
      return Reading(.nil, open: .beyondReference).expected()
    }
    let standard = recorded.value
    let value = semantics.keyValues.classDefault(key, of: root, standard: standard)
    var reading = Reading(value, why: Why(recorded.rule))
    if recorded.isAnyObject { reading.pattern = .something }
    if recorded.rule == .kvc(23) {
      reading.open = state.assumptions.openItem(of: .macOSLike, otherwise: .beyondReference)
    }
    return underClassDefaults(reading)
  }

  private func underClassDefaults(_ found: Reading) -> Expected {
    var reading = found
    let item = state.assumptions.openItem(of: .classDefaults, otherwise: .beyondReference)
    reading.open = reading.open ?? item
    return reading.expected()
  }

  /// What a class says when it is asked whether a change of a key needs a redraw: the base class
  /// says no for all keys (KVC-26), what a class of the script says is its own affair.
  mutating func classNeedsDisplay(_ type: ClassReference, key: String) -> Expected {
    let (root, hooks) = lineage(of: type)
    if let hook = hooks.lazy.compactMap({ $0.hook(.needsDisplayForKey, key) }).first {
      return Reading(hook.value, open: .beyondReference).expected()
    }
    let value = semantics.keyValues.classNeedsDisplay(key, standard: false)
    // Subclasses may well need a redraw for keys of theirs.
    let open: OpenItem? = root == .layer ? nil : .beyondReference
    return Reading(.boolean(value), why: state.because(.kvc(26)), open: open).expected()
  }

  /// The framework's class of a class, and the classes of the script on the way to it.
  private func lineage(of type: ClassReference) -> (root: ClassName, hooks: [ClassProbe]) {
    switch type {
    case .known(let name): return (name, [])
    case .defined(let name):
      let names = state.lineage(of: name)
      return (state.rootClass(of: name), names.compactMap { state.classes[$0] })
    }
  }
}

/// What is recorded of the answers of the framework's classes.
struct ClassDefault: Hashable {
  let value: Value
  let rule: RuleID
  /// Tells whether it is only recorded that there is an answer.
  var isAnyObject = false

  static func recorded(_ key: String, of type: ClassName) -> ClassDefault? {
    switch type {
    case .layer: ofLayers(key)
    case .emitterCell: ofCells(key)
    case .emitterLayer: ofEmitters(key)
    case .keyframeAnimation:
      key == Property.calculationMode.rawValue
        ? ClassDefault(value: .string("linear"), rule: .kvc(34)) : nil
    default: nil
    }
  }

  private static func ofLayers(_ key: String) -> ClassDefault? {
    switch key {
    case "bounds", "position", "frame": ClassDefault(value: .nil, rule: .kvc(22))
    case "anchorPoint":
      ClassDefault(value: .point(Point(0.5, 0.5)), rule: .kvc(22), isAnyObject: true)
    case "contentsScale": ClassDefault(value: .number(1), rule: .kvc(22))
    case "allowsEdgeAntialiasing", "allowsGroupOpacity":
      ClassDefault(value: .boolean(true), rule: .kvc(23))
    case "edgeAntialiasingMask": ClassDefault(value: .number(15), rule: .kvc(23))
    case "drawsAsynchronously": ClassDefault(value: .boolean(false), rule: .kvc(23))
    case "contentsCenter":
      ClassDefault(value: .rect(Rect(0, 0, 1, 1)), rule: .kvc(23), isAnyObject: true)
    case "mask", "filters", "compositingFilter", "backgroundFilters", "minificationFilterBias",
      "autoresizingMask":
      ClassDefault(value: .nil, rule: .kvc(23))
    case "speed": ClassDefault(value: .number(1), rule: .kvc(34))
    case "duration": ClassDefault(value: .number(.infinity), rule: .kvc(34))
    case "fillMode": ClassDefault(value: .string("removed"), rule: .kvc(34))
    default: nil
    }
  }

  private static func ofCells(_ key: String) -> ClassDefault? {
    switch key {
    case "enabled": ClassDefault(value: .boolean(true), rule: .kvc(35))
    case "scale": ClassDefault(value: .number(1), rule: .kvc(35))
    case "birthRate", "lifetime": ClassDefault(value: .nil, rule: .kvc(35))
    default: nil
    }
  }

  private static func ofEmitters(_ key: String) -> ClassDefault? {
    switch key {
    case "birthRate", "scale": ClassDefault(value: .number(1), rule: .kvc(35))
    case "emitterShape": ClassDefault(value: .string("point"), rule: .kvc(35))
    default: nil
    }
  }
}
