import Geometry
import LayerScript
import Rules

/// The caller's own animation objects, before and after they are attached.
extension World {
  mutating func createAnimation(_ creation: Creation) -> Expected {
    guard let type = creation.knownClass else { return beyondReference("animations of this kind") }
    var object = AnimationObject(type: type)
    for entry in creation.settings {
      guard let property = Property(rawValue: entry.key), Self.isDecided(property, of: type) else {
        return beyondReference("animations of this kind")
      }
      guard let value = kept(entry.value, as: property) else {
        return beyondReference("what an animation keeps of a shared argument")
      }
      object[property] = value
    }
    state.animationObjects[creation.name] = object
    return done()
  }

  /// What an animation keeps of a value: of a list that is a shared argument a copy (ANIM-79); nil where nothing says
  /// what it keeps.
  private func kept(_ value: Value, as property: Property) -> Value? {
    guard case .reference(let name) = value, name.kind == .shared else { return value }
    switch property {
    case .values, .animations: return state.sharedValue(name, as: property)
    default: return nil
    }
  }

  private static func isDecided(_ property: Property, of type: ClassName) -> Bool {
    Defaults.animation(property, of: type) != nil
  }

  /// Gives a copy of an animation a name of its own (ANIM-80).
  mutating func copy(_ name: ObjectName, as copy: ObjectName) -> Expected {
    guard let object = state.animationObjects[name] else {
      return beyondReference("copies of \(name.kind.noun)")
    }
    var duplicate = semantics.motion.copy(of: object)
    duplicate.isCopy = true
    state.animationObjects[copy] = duplicate
    return done(state.because(.anim(80)))
  }

  mutating func setAnimation(
    _ name: ObjectName, _ property: Property, to value: Value
  ) -> Expected {
    guard let object = state.animationObjects[name],
      Self.isDecided(property, of: object.type)
    else { return beyondReference("the animation property '\(property.rawValue)'") }
    guard let value = kept(value, as: property) else {
      return beyondReference("what an animation keeps of a shared argument")
    }
    if property == .animations, state.isMember(name, of: value) {
      return beyondReference("a group that contains itself")
    }
    state.animationObjects[name]?[property] = value
    // Whether a copied group has animations of its own is open.
    if state.isInCopiedGroup(name) { state.lost = state.lost ?? .animation(42) }
    return done()
  }

  /// Reads a property of the caller's own object: its default until it is set.
  mutating func getAnimation(_ name: ObjectName, _ property: Property) -> Expected {
    guard let object = state.animationObjects[name] else { return undecidedQuery(property) }
    if property == .settlingDuration, let spring = object.spring {
      return settlingDuration(of: spring, object)
    }
    guard Defaults.animation(property, of: object.type) != nil else {
      return undecidedQuery(property)
    }
    let value = semantics.animations.animationDefault(property, of: object)
    var why = Why.none
    if object.hasSet(property) {
      why = state.reasons.set(property.storageRules)
    } else {
      why = state.reasons.set(property.defaultRules(of: object.type))
    }
    if object.isCopy { why = state.reasons.union(why, .anim(80)) }
    return Reading(value, why: why, tolerance: property.tolerance).expected()
  }

  /// How long a spring says that it needs: a function of its four numbers alone (ANIM-68, 76, 77).
  private mutating func settlingDuration(
    of spring: SpringCurve, _ object: AnimationObject
  ) -> Expected {
    let isUsual = spring.mass > 0 && spring.stiffness > 0 && spring.damping > 0
    guard isUsual, spring.settlingDuration != nil,
      let seconds = semantics.motion.settlingDuration(of: spring, object: object)
    else { return Reading(.nil, open: .animation(36)).expected() }
    // Just below the critical damping the two formulas part, and rounding decides between them.
    let isClear = spring.regime == .critical || spring.dampingRatio < 0.999
    let rule: RuleID = .anim(spring.regime == .critical ? 76 : 68)
    return Reading(
      .number(seconds), why: state.because(rule, .anim(77)), open: isClear ? nil : .animation(36),
      tolerance: Tolerance(absolute: 1e-6 * max(1, seconds))
    ).expected()
  }

  /// Finds a value function by its name; none for an unknown one (ANIM-82).
  mutating func lookUpValueFunction(_ name: String) -> Expected {
    let found = semantics.motion.valueFunctionName(name)
    return Reading(found.map { .string($0) } ?? .nil, why: state.because(.anim(82))).expected()
  }

  /// The value of a timing function at a fraction (FUNC-07..12, 14, 16).
  mutating func evaluate(_ function: TimingFunction, at fraction: Double) -> Expected {
    let curve = semantics.timing.namedCurve(function)
    let value = semantics.motion.evaluate(curve, at: fraction)
    var reading = Reading(.number(value), why: state.because(.func(7), .func(8)))
    switch function {
    case .named(let name): state.unite(&reading, name.rule)
    case .custom: state.unite(&reading, .func(6))
    }
    if fraction < 0 || fraction > 1 { state.unite(&reading, .func(16)) }
    if fraction < 0.01 || fraction > 0.99 { state.unite(&reading, .func(9)) }
    let heights = [curve.first.y, curve.second.y]
    if heights.contains(where: { $0 < 0 || $0 > 1 }) {
      state.unite(&reading, .func(11))
    } else {
      state.unite(&reading, .func(10))
    }
    if function == .named(.easeOut) || function == .named(.easeInEaseOut) {
      state.unite(&reading, .func(12))
    }
    let steepness = curve.slope(at: min(max(fraction, 0), 1))
    if steepness < 0.2 || curve.isSteep { state.unite(&reading, .func(14)) }
    // Where the curve stands nearly upright, one rounding of the fraction moves the answer (FUNC-08).
    reading.tolerance = Tolerance(absolute: steepness < 1e-4 ? 1e-2 : 1e-4)
    return reading.expected()
  }
}

extension CubicCurve {
  /// Tells whether the curve stands nearly upright somewhere between its ends, so that it takes care to be
  /// solved at all (FUNC-14).
  fileprivate var isSteep: Bool {
    stride(from: 0.1, through: 0.9, by: 0.05).contains { slope(at: $0) < 0.5 }
  }
}

extension Property {
  /// The rules that say what a fresh animation reads.
  fileprivate func defaultRules(of type: ClassName) -> [RuleID] {
    switch self {
    case .mass, .stiffness, .damping, .initialVelocity: [.anim(67)]
    case .type, .startProgress, .endProgress: [.anim(71)]
    case .removedOnCompletion, .additive, .cumulative, .timingFunction: [.anim(20), .anim(78)]
    case .fillMode, .speed, .repeatCount, .repeatDuration, .autoreverses, .timeOffset, .beginTime:
      [.anim(20)]
    default: [.anim(78)]
    }
  }

  /// The rules that say that a set value is kept as it is.
  fileprivate var storageRules: [RuleID] {
    switch self {
    case .startProgress, .endProgress: [.anim(81)]
    case .values, .animations, .calculationMode: [.anim(79)]
    default: []
    }
  }
}
