/// What a rendering must know of a whole script before it writes the first line.
struct ScriptFacts {
  /// Every step; those that callbacks carry out stand behind the step that programs them.
  let steps: [Step]
  /// The objects that are created where a closure ends their scope.
  let nested: Set<ObjectName>
  /// The objects that the script lets go of.
  let dropped: Set<ObjectName>
  private let creations: [ObjectName: Creation]
  private let backings: [ObjectName: Creation.Backing]
  private let copies: [ObjectName: ObjectName]

  init(_ script: Script) {
    var finder = NestedObjects()
    for step in script.steps { finder.read(step) }
    nested = finder.found
    steps = script.steps.flatMap { [$0] + $0.inner }
    var dropped: Set<ObjectName> = []
    var creations: [ObjectName: Creation] = [:]
    var backings: [ObjectName: Creation.Backing] = [:]
    var copies: [ObjectName: ObjectName] = [:]
    for step in steps {
      switch step.command {
      case .new(let creation):
        creations[creation.name] = creation
        if let backing = creation.backing { backings[backing.layer] = backing }
      case .copy(let name, as: let copy): copies[copy] = name
      case .drop(let name): dropped.formUnion([name] + (creations[name]?.backing?.layers ?? []))
      default: break
      }
    }
    (self.dropped, self.creations) = (dropped, creations)
    (self.backings, self.copies) = (backings, copies)
  }

  /// Every object that is named.
  var names: Set<ObjectName> { Set(steps.flatMap { $0.mentioned + $0.created }) }

  /// The objects of a kind that steps create, in order.
  func created(_ kind: ObjectName.Kind) -> [Creation] {
    steps.compactMap { step in
      if case .new(let creation) = step.command, creation.name.kind == kind { return creation }
      return nil
    }
  }

  /// The class that an object was made of; nil where the kind has no class of the framework.
  func type(of name: ObjectName) -> ClassReference? {
    if let source = copies[name] { return type(of: source) }
    if let backing = backings[name] { return backing.type ?? .known(.layer) }
    return creations[name]?.type ?? ClassName.standard(for: name.kind).map { .known($0) }
  }

  /// The framework's class behind an object's own.
  func root(of name: ObjectName) -> ClassName? {
    switch type(of: name) {
    case .known(let name)?: name
    case .defined(let type)?: root(of: type)
    case nil: nil
    }
  }

  /// What the class of a view has to do besides being one.
  func needsOwnClass(view: ObjectName) -> Bool {
    guard let creation = creations[view] else { return false }
    return creation.backing?.type != nil || creation.implements?.isEmpty == false || pops
  }

  /// Tells whether there are blocks that are made out of public parts of the framework.
  var pops: Bool {
    steps.contains { step in
      if case .beginBlock(let block)? = step.command { return block.kind == .pop }
      return false
    }
  }

  /// Tells whether views, and with them UIKit, come up.
  var usesViews: Bool {
    steps.contains { step in
      if step.kind == .beginBlock { return true }
      if (step.mentioned + step.created).contains(where: { $0.kind == .view }) { return true }
      switch step.action {
      case .command(.set(.views, _, _)), .query(.get(.views, _)): return true
      default: return false
      }
    }
  }
}

extension ScriptFacts {
  /// The answers by key that a step programs for a class.
  typealias Hook = (callback: Callback, key: String, value: Value)

  /// What is programmed for a class.
  func hooks(of type: ObjectName) -> [Hook] {
    steps.compactMap { step in
      if case .hook(type, let callback, let key, let value)? = step.command {
        return (callback, key, value)
      }
      return nil
    }
  }

  /// Every value that a delegate is programmed to answer.
  func answers(of delegate: ObjectName) -> [Value] {
    let later = steps.compactMap { step -> Value? in
      if case .answer(delegate, key: _, let value)? = step.command { return value }
      return nil
    }
    return (creations[delegate]?.settings.map(\.value) ?? []) + later
  }

  /// Tells whether a callback of an object carries out steps.
  func reacts(_ name: ObjectName, _ callback: Callback) -> Bool {
    steps.contains { step in
      if case .react(name, callback, steps: _, limit: _)? = step.command { return true }
      return false
    }
  }

  /// Tells whether the block is called at the end of a view's animations.
  func endsViewBlock(_ block: ObjectName) -> Bool {
    steps.contains { step in
      if case .beginBlock(let parameters)? = step.command { return parameters.completion == block }
      return false
    }
  }

  /// What a shared argument is.
  enum SharedKind {
    case dictionary, list, path
    /// A list that a layer answered.
    case answered
  }

  /// What a shared argument is: its keys tell, or the step that keeps it.
  func kind(ofShared name: ObjectName) -> SharedKind {
    let isAnswered = steps.contains { step in
      if case .keep(_, as: name)? = step.command { return true }
      return false
    }
    if isAnswered { return .answered }
    let later = steps.compactMap { step -> Value.Entry? in
      if case .mutate(name, let key, let value)? = step.command { return Value.Entry(key, value) }
      return nil
    }
    let entries = (creations[name]?.settings ?? []) + later
    if entries.contains(where: { $0.key == Property.path.rawValue && $0.value.isPath }) {
      return .path
    }
    let isList = !entries.isEmpty && entries.allSatisfy { Int($0.key) != nil }
    return isList ? .list : .dictionary
  }

  /// Tells whether layers or views are shown.
  var shows: Bool { steps.contains { $0.kind == .host } }

  /// Tells whether somebody hears of the ends of animations that are shown.
  var hearsOfEnds: Bool { shows && names.contains { [.handler, .block].contains($0.kind) } }

  /// Tells whether objects are printed, so that they need names.
  var printsObjects: Bool {
    let reporting: Set<ObjectName.Kind> = [.delegate, .class, .action, .handler, .manager]
    return names.contains { reporting.contains($0.kind) }
      || steps.contains { $0.kind == .observe || $0.query?.mayAnswerObjects == true }
      || created(.view).contains { $0.implements?.isEmpty == false }
  }
}

/// Reads a script for the objects that are created inside of closures.
private struct NestedObjects {
  var found: Set<ObjectName> = []
  private var depth = 0

  mutating func read(_ step: Step) {
    if step.kind == .beginBlock { depth += 1 }
    if step.kind == .endBlock { depth = max(0, depth - 1) }
    if depth > 0 || step.thread != 1 { found.formUnion(step.created) }
    found.formUnion(step.inner.flatMap(\.created))
  }
}

extension Step {
  /// The steps that a callback carries out, if this one programs some.
  fileprivate var inner: [Step] {
    if case .react(_, _, let steps, limit: _)? = command { return steps }
    return []
  }
}

extension Creation.Backing {
  fileprivate var layers: [ObjectName] { [layer] }
}

extension Value {
  fileprivate var isPath: Bool {
    if case .path = self { return true }
    return false
  }
}

extension Query {
  /// Tells whether the answer may be, or hold, an object, which a print of its own does not name.
  var mayAnswerObjects: Bool {
    switch self {
    case .get(_, let property): property.mayHoldObjects
    case .value(_, let path): path.rest.isEmpty && path.property?.mayHoldObjects != false
    case .ask, .askView, .hitTest, .paintOrder, .classAction, .classDefault, .read: true
    case .exists, .animationKeys, .convert, .convertTime, .contains, .render, .classNeedsDisplay,
      .expansionFactor, .valueFunction, .evaluate, .controlPoint, .compute:
      false
    }
  }
}

extension Property {
  fileprivate var mayHoldObjects: Bool {
    if self == .completionBlock || self == .contents { return self == .contents }
    switch info.shape {
    case .object, .objects, .any, .dictionary, .list: return true
    default: return false
    }
  }
}
