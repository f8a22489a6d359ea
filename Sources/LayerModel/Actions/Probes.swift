import Geometry
import LayerScript

/// A layer delegate whose answers the script programs.
struct DelegateProbe: Sendable {
  var implements: Set<Callback>
  private var answers: [Value.Entry]

  init(implements: Set<Callback>, answers: [Value.Entry]) {
    self.implements = implements
    self.answers = answers
  }

  /// What it answers for a key; no opinion unless it was programmed.
  func answer(_ key: String) -> Value { answers.last { $0.key == key }?.value ?? .nil }

  mutating func program(_ key: String, _ value: Value) {
    answers.removeAll { $0.key == key }
    answers.append(Value.Entry(key, value))
  }
}

/// A layer class whose hooks the script programs.
struct ClassProbe: Sendable {
  var base: ClassReference
  /// The class and those of the script that it derives from, most derived first.
  let lineage: [ObjectName]
  /// The methods that it overrides without calling those of its superclass.
  let implements: Set<Callback>
  /// The properties that it declares, with the kind of their values (KVC-30).
  let declared: [String: DeclaredKind]
  private var hooks: [Hook] = []

  /// One programmed answer.
  struct Hook: Sendable {
    let callback: Callback
    let key: String
    let value: Value
    /// The step that programmed it.
    let step: Int
  }

  init(
    base: ClassReference, lineage: [ObjectName], implements: Set<Callback>,
    declared: [String: DeclaredKind] = [:]
  ) {
    self.base = base
    self.lineage = lineage
    self.implements = implements
    self.declared = declared
  }

  /// What a hook answers for a key; nil where it was not programmed and asks its superclass.
  func answer(_ callback: Callback, _ key: String) -> Value? {
    hook(callback, key)?.value
  }

  /// The hook for a key, if it was programmed.
  func hook(_ callback: Callback, _ key: String) -> Hook? {
    hooks.last { $0.callback == callback && $0.key == key }
  }

  mutating func program(_ callback: Callback, _ key: String, _ value: Value, at step: Int) {
    hooks.removeAll { $0.callback == callback && $0.key == key }
    hooks.append(Hook(callback: callback, key: key, value: value, step: step))
  }
}

extension WorldState {
  /// The class of the framework that a defined class derives from.
  func rootClass(of name: ObjectName) -> ClassName {
    var current = name
    for _ in 0...classes.count {
      switch classes[current]?.base {
      case .defined(let base)?: current = base
      case .known(let root)?: return root
      case nil: return .layer
      }
    }
    return .layer
  }

  /// The defined classes of a layer, most derived first.
  func definedClasses(of layer: Int) -> [ObjectName] {
    guard let first = identities[layer].defined else { return [] }
    return lineage(of: first)
  }

  /// The classes of a layer whose overrides of the search may be asked, most derived first: one that
  /// overrides it whole does not ask its superclass (ACT-18).
  func searchingClasses(of layer: Int) -> [ObjectName] {
    var classes = definedClasses(of: layer)
    if passedOverrides > 0 { classes.removeFirst(min(passedOverrides, classes.count)) }
    let last = classes.firstIndex { overridesSearch($0) } ?? classes.count
    if last + 1 < classes.count { classes.removeSubrange((last + 1)...) }
    return classes
  }

  /// A class of the script and those of the script that it derives from, most derived first.
  func lineage(of first: ObjectName) -> [ObjectName] {
    classes[first]?.lineage ?? [first]
  }
}

extension World {
  mutating func createDelegate(_ creation: Creation) -> Expected {
    let implements = creation.implements ?? [.actionForKey]
    let known: Set<Callback> = [.actionForKey, .layoutSublayers, .display, .draw, .layerWillDraw]
    guard known.isSuperset(of: implements) else {
      return beyondReference("delegates with such callbacks")
    }
    state.implemented.formUnion(implements)
    state.delegates[creation.name] = DelegateProbe(
      implements: Set(implements), answers: creation.settings)
    return done()
  }

  mutating func createClass(_ creation: Creation) -> Expected {
    let implements = Set(creation.implements ?? [])
    let known: Set<Callback> = [
      .layoutSublayers, .display, .draw, .addAnimation, .didSetBounds, .actionForKey,
      .initWithLayer, .drawLayer,
    ]
    guard implements.isSubset(of: known), let base = creation.type else {
      return beyondReference("classes with such callbacks")
    }
    state.implemented.formUnion(implements)
    let above: [ObjectName] =
      if case .defined(let name) = base { state.lineage(of: name) } else { [] }
    state.classes[creation.name] = ClassProbe(
      base: base, lineage: [creation.name] + above, implements: implements,
      declared: creation.declaredKinds)
    return done()
  }

  mutating func program(_ name: ObjectName, key: String, answer: Value) -> Expected {
    state.delegates[name]?.program(key, answer)
    return done()
  }

  mutating func hook(
    _ name: ObjectName, _ callback: Callback, key: String, answer: Value
  ) -> Expected {
    switch callback {
    case .actionForKey, .defaultActionForKey, .defaultValueForKey, .needsDisplayForKey: break
    default: return beyondReference("the hook '\(callback.rawValue)'")
    }
    state.classes[name]?.program(callback, key, answer, at: state.step)
    return done()
  }
}

/// A layout manager whose callbacks report.
struct ManagerProbe: Sendable {
  let implements: Set<Callback>
  /// The size that it answers when it is asked for one.
  let preferredSize: Size?
  /// Tells whether it is the framework's own, which keeps constraints.
  var keepsConstraints = false
}

extension World {
  /// Creates a layout manager that reports what is asked of it, or the framework's own.
  mutating func createManager(_ creation: Creation) -> Expected {
    if creation.knownClass == .constraintLayoutManager {
      state.managers[creation.name] = ManagerProbe(
        implements: [], preferredSize: nil, keepsConstraints: true)
      return done()
    }
    let implements = Set(creation.implements ?? [.layoutSublayers, .invalidateLayout])
    let known: Set<Callback> = [.layoutSublayers, .invalidateLayout, .preferredSize]
    guard known.isSuperset(of: implements) else {
      return beyondReference("layout managers with such callbacks")
    }
    state.implemented.formUnion(implements)
    let answer = creation.settings.last { $0.key == Callback.preferredSize.rawValue }
    state.managers[creation.name] = ManagerProbe(
      implements: implements,
      preferredSize: implements.contains(.preferredSize) ? answer?.value.asSize : nil)
    return done()
  }
}
