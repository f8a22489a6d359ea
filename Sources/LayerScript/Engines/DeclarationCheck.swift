/// Holds the steps of a script against what an engine declares, one after another.
///
/// Generation, the variants of laws and the probes of a driver all ask this, so that what counts as
/// declared is decided in one place.
public struct DeclarationCheck: Sendable {
  /// What is declared, kept once however often the check is copied.
  private final class Declaration: Sendable {
    let engine: EngineDescription
    let properties: DeclaredProperties
    /// Whether each kind of step is carried out, by its number.
    private let steps: [Bool]

    init(_ engine: EngineDescription) {
      self.engine = engine
      properties = DeclaredProperties(engine)
      steps = StepKind.allCases.map { engine.carriesOut($0) }
    }

    /// Tells whether a kind of step is carried out, without hashing it.
    func carriesOut(_ kind: StepKind) -> Bool { steps[kind.number] }
  }

  private let declaration: Declaration
  private var types: [ObjectName: ClassName] = [:]
  private var count = 0

  /// Starts with an empty script.
  public init(_ engine: EngineDescription) {
    declaration = Declaration(engine)
  }

  /// What the engine declares.
  public var engine: EngineDescription { declaration.engine }

  private var properties: DeclaredProperties { declaration.properties }

  /// Goes past a step, whether it is declared or not.
  public mutating func advance(past step: Step) {
    count += 1
    if case .copy(let original, as: let copy) = step.command { types[copy] = types[original] }
    guard case .new(let creation) = step.command, let type = creation.knownClass else { return }
    types[creation.name] = type
    guard let backing = creation.backing else { return }
    switch backing.type {
    case .known(let name): types[backing.layer] = name
    case .defined(let name): types[backing.layer] = types[name] ?? .layer
    case nil: types[backing.layer] = .layer
    }
  }

  /// Says what the next step needs that is not declared; nil when everything is.
  public func missing(for step: Step) -> String? {
    if let limit = engine.stepLimit, count >= limit { return "scripts of \(count + 1) steps" }
    return missing(in: step)
  }

  /// Tells whether the rest of a script, from the next step on, needs nothing but what is declared.
  public func admits(_ script: Script) -> Bool {
    var check = self
    for step in script.steps {
      if check.missing(for: step) != nil { return false }
      check.advance(past: step)
    }
    return true
  }
}

extension EngineDescription {
  /// Tells whether a script needs nothing but what is declared.
  ///
  /// For one of many scripts ask a `DeclarationCheck`: it takes a while to look up what is declared.
  public func admits(_ script: Script) -> Bool { DeclarationCheck(self).admits(script) }
}

extension EngineDescription {
  /// What a script needs that is not declared, each once, in the order of the steps.
  public func missingNames(for script: Script) -> [String] {
    var check = DeclarationCheck(self)
    var names: [String] = []
    for step in script.steps {
      if let name = check.missing(for: step), !names.contains(name) { names.append(name) }
      check.advance(past: step)
    }
    return names
  }
}

extension DeclarationCheck {
  private func missing(in step: Step) -> String? {
    if !declaration.carriesOut(step.kind) { return "step \(step.kind.rawValue)" }
    if step.thread != 1, let missing = missing(.threads) { return missing }
    let isLimited = !engine.subjects.isEmpty && engine.subjects[step.kind] != nil
    if isLimited || !engine.refused.isEmpty {
      let variant = StepVariant(step, in: self)
      if !engine.carriesOut(step.kind, for: variant.subject) {
        return "step \(step.kind.rawValue) for \(variant.subject)"
      }
      if engine.refused.contains(variant) { return "\(variant)" }
    }
    switch step.action {
    case .command(let command): return missing(for: command)
    case .query(let query): return missing(for: query)
    }
  }

  private func missing(for command: Command) -> String? {
    switch command {
    case .new(let creation): return missing(for: creation)
    case .set(let subject, let property, _):
      return missing(property, of: subject) ?? missingWay(property, of: subject, isWrite: true)
    case .setValue(let subject, let path, _):
      return missing(path, of: subject)
        ?? path.property.flatMap { missingWay($0, of: subject, isWrite: true) }
    case .observe(let name, let path): return missing(path, of: .object(name))
    case .hook(_, let callback, key: _, _): return missing(callback)
    case .react(_, let callback, let steps, limit: _):
      return missing(callback) ?? steps.lazy.compactMap { missing(in: $0) }.first
    default: return nil
    }
  }

  private func missing(for query: Query) -> String? {
    switch query {
    case .get(let subject, let property):
      missing(property, of: subject) ?? missingWay(property, of: subject, isWrite: false)
    case .value(let subject, let path):
      missing(path, of: subject)
        ?? path.property.flatMap { missingWay($0, of: subject, isWrite: false) }
    case .exists(let subject), .hitTest(let subject, _), .contains(let subject, _):
      missing(subject)
    case .convert(_, let from, let to, let receiver):
      from.flatMap(missing) ?? to.flatMap(missing)
        ?? (receiver == .either ? nil : missing(.askedSource))
    case .ask(let name, let key), .askView(_, let name, let key):
      missing(key: key, type: type(of: name))
    case .classAction(let type, let key), .classDefault(let type, let key),
      .classNeedsDisplay(let type, let key):
      missing(type) ?? missing(key: key, type: type.knownClass)
    default: nil
    }
  }

  /// What is missing where a property can be written and not read, or the other way round.
  private func missingWay(
    _ property: Property, of subject: Subject, isWrite: Bool
  ) -> String? {
    let asked: ObjectName? =
      switch subject {
      case .object(let name): name
      // A copy answers what its layer does.
      case .presentation(let name): name
      case .attached, .transaction, .views: nil
      }
    guard let asked, let type = type(of: asked),
      !(isWrite ? properties.canSet(property, of: type) : properties.canRead(property, of: type))
    else { return nil }
    return "\(isWrite ? "setting" : "reading") \(property.rawValue) of \(type.rawValue)"
  }

  private func missing(for creation: Creation) -> String? {
    let kind = creation.name.kind
    let hasNoClass = ClassName.standard(for: kind) == nil
    if hasNoClass, !engine.makes(kind) { return "class \(kind)" }
    let needed = creation.type ?? ClassName.standard(for: kind).map { .known($0) }
    if let needed, let missing = missing(needed) { return missing }
    let usual: [Callback] = kind == .delegate ? [.actionForKey] : []
    if let callback = (creation.implements ?? usual).lazy.compactMap(missing).first {
      return callback
    }
    if kind == .class, !creation.settings.isEmpty, let missing = missing(.dynamicProperties) {
      return missing
    }
    if creation.hasInitialValues, let missing = missing(.initialValues) { return missing }
    guard let type = creation.knownClass, !hasNoClass else { return nil }
    return creation.settings.lazy.compactMap { missing($0, of: type) }.first
  }

  /// What a property needs that an object is made with.
  private func missing(_ setting: Value.Entry, of type: ClassName) -> String? {
    if let missing = missing(PropertyPath(setting.key), type: type) { return missing }
    if let property = Property(rawValue: setting.key),
      !properties.canSet(property, of: type)
    {
      return "setting \(property.rawValue) of \(type.rawValue)"
    }
    guard setting.key == Property.keyPath.rawValue, let text = setting.value.asString else {
      return nil
    }
    // Which class the animation will meet is not known yet; one that has the property will do.
    let path = PropertyPath(text)
    if let property = path.property,
      !ClassName.allCases.contains(where: {
        $0.kind == .layer && properties.declares(property, of: $0) && engine.makes($0)
      })
    {
      return "property \(property.rawValue) of a layer"
    }
    return path.rest.isEmpty ? nil : missing(.subPaths)
  }

  private func missing(_ type: ClassReference) -> String? {
    switch type {
    case .known(let name): engine.makes(name) ? nil : "class \(name.rawValue)"
    case .defined: engine.makes(ObjectName.Kind.class) ? nil : "class class"
    }
  }

  private func missing(_ callback: Callback) -> String? {
    engine.callbacks.contains(callback) ? nil : "callback \(callback.rawValue)"
  }

  private func missing(_ feature: EngineDescription.Feature) -> String? {
    engine.features.contains(feature) ? nil : "feature \(feature.rawValue)"
  }

  private func missing(_ subject: Subject) -> String? {
    switch subject {
    case .presentation: missing(.presentation)
    case .attached: missing(.attachedAnimations)
    case .object, .transaction, .views: nil
    }
  }

  private func missing(_ property: Property, of subject: Subject) -> String? {
    if let missing = missing(subject) { return missing }
    switch subject {
    case .object(let name), .presentation(let name):
      return missing(property, type: type(of: name))
    case .attached:
      if property == .beginTime, let missing = missing(.animationBeginTime) { return missing }
      return missing(property, type: property.typicalAnimation)
    case .transaction, .views:
      return engine.declares(property, of: subject) ? nil : "property \(property.rawValue)"
    }
  }

  private func missing(_ path: PropertyPath, of subject: Subject) -> String? {
    if let missing = missing(subject) { return missing }
    switch subject {
    case .object(let name), .presentation(let name):
      return missing(path, type: type(of: name))
    case .attached: return missing(path, type: .basicAnimation)
    case .transaction:
      // A transaction takes any key, if there is anything that it takes.
      guard engine.properties["transaction"] != nil else { return "properties of transaction" }
      guard let property = path.property else { return nil }
      return missing(property, of: .transaction)
    case .views: return path.property.flatMap { missing($0, of: .views) }
    }
  }

  private func missing(_ path: PropertyPath, type: ClassName?) -> String? {
    guard let property = path.property else { return missing(.arbitraryKeys) }
    return missing(property, type: type) ?? (path.rest.isEmpty ? nil : missing(.subPaths))
  }

  /// What it takes to ask for the action of a key: of a property that the class has, the property.
  private func missing(key: String, type: ClassName?) -> String? {
    guard let property = Property(rawValue: key), let type,
      !property.info.owners.isDisjoint(with: Owners(class: type))
    else { return nil }
    return missing(property, type: type)
  }

  private func missing(_ property: Property, type: ClassName?) -> String? {
    guard let type else { return nil }
    return properties.declares(property, of: type)
      ? nil : "property \(property.rawValue) of \(type.rawValue)"
  }

  /// The class of an object that the script has made, or the usual one of its kind.
  public func type(of name: ObjectName) -> ClassName? {
    types[name] ?? ClassName.standard(for: name.kind)
  }
}

extension Property {
  /// The class of animations that an attached one is taken to be of when the property is read of it.
  public var typicalAnimation: ClassName {
    info.owners.isDisjoint(with: Owners(class: .basicAnimation))
      && !info.owners.isDisjoint(with: Owners(class: .springAnimation))
      ? .springAnimation : .basicAnimation
  }
}

extension ClassReference {
  /// The framework's class that is meant, or that a class of the script derives from.
  fileprivate var knownClass: ClassName {
    switch self {
    case .known(let name): name
    case .defined: .layer
    }
  }
}
