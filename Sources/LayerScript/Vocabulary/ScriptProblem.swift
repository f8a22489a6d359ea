/// The complaint that a script, though well written, makes no sense.
public struct ScriptProblem: Error, Hashable, Sendable {
  /// The index of the step, from 0.
  public let step: Int
  /// What is wrong with it.
  public let message: String
  /// What to write instead, where there is something to suggest.
  public let remedy: String?
}

extension ScriptProblem: CustomStringConvertible {
  /// The step, the complaint and the remedy in one line.
  public var description: String {
    "step \(step + 1): \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}

extension Script {
  /// The first thing that makes no sense, if there is one.
  ///
  /// Objects must be created before they are mentioned, properties must be declared by the class of
  /// their object, and values must have the shape of their property. Whether the *behaviour* is
  /// specified is another matter: a script may go where no rule asserts anything.
  public func firstProblem() -> ScriptProblem? {
    var checker = ScriptChecker()
    // A loop, because a lazy collection would put the step that it finds to the checker twice.
    for step in steps {
      if let problem = checker.problem(with: step) { return problem }
    }
    return nil
  }
}

/// What is known about the objects of a script while it is read from the front.
public struct ScriptChecker: Sendable {
  typealias Complaint = (message: String, remedy: String?)

  /// The class of each object that exists; nil for kinds without a class of the framework.
  private var objects: [ObjectName: ClassName?] = [:]
  private var openBlocks: [ViewBlock.Kind] = []
  /// The objects that the script has let go of, whose names answers and events may still have.
  private var dropped: Set<ObjectName> = []
  /// The layers behind views that have a name of their own.
  private var backing: [ObjectName: ObjectName] = [:]
  /// The lists that the script keeps, and the layers that answered them.
  private var kept: [ObjectName: ObjectName] = [:]
  private var count = 0

  /// Creates a checker for a script of which nothing was read yet.
  public init() {}

  /// What makes no sense about the next step, if anything does; the step counts as carried out.
  public mutating func problem(with step: Step) -> ScriptProblem? {
    defer { count += 1 }
    return complaint(about: step).map {
      ScriptProblem(step: count, message: $0.message, remedy: $0.remedy)
    }
  }

  private mutating func complaint(about step: Step) -> Complaint? {
    if let missing = step.firstMention({ !$0.kind.existsByName && objects[$0] == nil }) {
      return ("\(missing) does not exist", "create it first: 'new \(missing)'")
    }
    if step.thread < 1 { return ("threads are numbered from 1", nil) }
    switch step.action {
    case .command(let command): return complaint(about: command)
    case .query(let query): return complaint(about: query)
    }
  }

  private mutating func complaint(about command: Command) -> Complaint? {
    if !kept.isEmpty, let name = command.firstMention({ kept[$0] != nil }),
      let layer = kept[name]
    {
      let remedy = "do no more with it than 'read \(name)'"
      return ("\(name) is the list that \(layer) answered", remedy)
    }
    switch command {
    case .new(let creation): return complaint(about: creation)
    case .copy(let name, as: let copy):
      if objects[copy] != nil { return taken(copy) }
      objects[copy] = objects[name] ?? nil
    case .keep(let layer, as: let list):
      if objects[list] != nil { return taken(list) }
      objects[list] = .some(nil)
      kept[list] = layer
    case .drop(let name):
      let gone = [name] + (backing[name].map { [$0] } ?? [])
      for name in gone { objects[name] = nil }
      dropped.formUnion(gone)
    case .add(let child, to: let other), .insert(let child, into: let other, at: 0...),
      .insertBelow(let child, into: let other, sibling: _),
      .insertAbove(let child, into: let other, sibling: _):
      if child.kind != other.kind {
        return ("views go into views and layers into layers", "name the layer behind the view")
      }
    case .set(let subject, let property, let value):
      return complaint(aboutSetting: property, of: subject, to: value)
    case .insert(_, into: _, at: let index) where index < 0:
      return ("an index is not negative", nil)
    case .advance(let seconds) where !(seconds > 0 && seconds.isFinite):
      return ("the clock moves forward by a finite number of seconds", "write a number above 0")
    case .react(_, _, let steps, let limit):
      if limit < 1 { return ("a callback may act at least once", "write 'limit 1'") }
      if steps.contains(where: { $0.kind == .react }) {
        return ("a callback that acts cannot program another", "use one level only")
      }
    case .beginBlock(let block):
      if ![block.duration, block.delay, block.damping ?? 0].allSatisfy(\.isFinite) {
        return ("a block takes a finite number of seconds", "write a number")
      }
      if block.kind == .keyframe, openBlocks.last != .keyframes {
        return ("a key frame stands directly in a block of key frames", "open 'keyframes' first")
      }
      openBlocks.append(block.kind)
    case .endBlock:
      if openBlocks.popLast() == nil { return ("no block is open", "begin one with 'beginBlock'") }
    default: return nil
    }
    return nil
  }

  private func complaint(about query: Query) -> Complaint? {
    switch query {
    case .get(let subject, let property): return complaint(aboutMissing: property, of: subject)
    case .convertTime(let number, from: _, to: _) where !number.isFinite,
      .evaluate(_, at: let number) where !number.isFinite:
      return ("only finite numbers can be asked about here", "write a number")
    case .compute(let operation, let arguments) where !operation.accepts(arguments):
      return ("these are no arguments for \(operation.rawValue)", operation.remedy)
    default: return nil
    }
  }

  private mutating func complaint(about creation: Creation) -> Complaint? {
    let name = creation.name
    if name.kind.existsByName { return ("\(name) exists by being named", "leave the step out") }
    if objects[name] != nil { return taken(name) }
    if dropped.contains(name) {
      return ("\(name) is the name of an object that was let go", "give each object its own name")
    }
    let type = creation.type.flatMap { knownClass(of: $0) }
    if let type {
      let wanted = name.kind == .class ? .layer : name.kind
      if type.kind != wanted {
        return ("\(type.rawValue) is not a class for \(name.kind.noun)", nil)
      }
    } else if name.kind == .class {
      return ("\(name) needs a class to derive from", "write 'new \(name) CALayer'")
    }
    objects[name] = type
    if let complaint = complaint(aboutBacking: creation) { return complaint }
    if name.kind == .delegate || name.kind == .shared { return nil }
    if type?.kind == .manager, !creation.settings.isEmpty || creation.implements != nil {
      return ("\(name) is the framework's own and takes no instructions", "leave out the class")
    }
    if name.kind == .class || name.kind == .manager {
      return creation.settings.lazy.compactMap { Self.complaint(about: $0, of: name) }.first
    }
    for entry in creation.settings {
      guard let property = Property(rawValue: entry.key) else {
        let candidates = Property.allCases.map(\.rawValue)
        return (
          "\(entry.key) is not a property", Spelling.remedy(for: entry.key, among: candidates)
        )
      }
      let subject = Subject.object(name)
      if let complaint = complaint(aboutSetting: property, of: subject, to: entry.value) {
        return complaint
      }
    }
    return nil
  }

  private mutating func complaint(aboutBacking creation: Creation) -> Complaint? {
    guard let backing = creation.backing else { return nil }
    if creation.name.kind != .view { return ("\(creation.name) has no layer behind it", nil) }
    if objects[backing.layer] != nil { return taken(backing.layer) }
    let type = backing.type.map { knownClass(of: $0) } ?? .layer
    guard let type, type.kind == .layer else { return ("a view's layer needs a layer class", nil) }
    objects[backing.layer] = type
    self.backing[creation.name] = backing.layer
    return nil
  }

  /// What makes no sense about what a class declares, or a layout manager answers.
  private static func complaint(about entry: Value.Entry, of name: ObjectName) -> Complaint? {
    if name.kind == .manager {
      let isKnown = entry.key == Callback.preferredSize.rawValue && entry.value.asSize != nil
      let remedy = "write 'preferredSize: size(1, 2)'"
      return isKnown ? nil : ("a layout manager answers with its preferred size alone", remedy)
    }
    if Property(rawValue: entry.key) != nil {
      return ("\(entry.key) is declared already", "give the property another name")
    }
    let kinds = DeclaredKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let isKind = entry.value.asString.flatMap { DeclaredKind(rawValue: $0) } != nil
    return isKind ? nil : ("\(entry.value) is no kind of value", "write one of \(kinds)")
  }

  private func complaint(
    aboutSetting property: Property, of subject: Subject, to value: Value
  ) -> Complaint? {
    switch subject {
    case .presentation, .attached: return ("\(subject) cannot be changed", nil)
    case .object, .transaction, .views: break
    }
    if let missing = complaint(aboutMissing: property, of: subject) { return missing }
    if !property.info.isWritable { return ("\(property.rawValue) cannot be set", nil) }
    if property == .constraints, case .list(let constraints) = value,
      let wrong = constraints.first(where: { LayoutConstraint($0) == nil })
    {
      return ("\(wrong) is no constraint", LayoutConstraint.remedy)
    }
    if property.info.shape.accepts(value) { return nil }
    return ("\(value) is no value for \(property.rawValue)", property.info.shape.remedy)
  }

  private func complaint(aboutMissing property: Property, of subject: Subject) -> Complaint? {
    let owners = property.info.owners
    if owners.intersection(declarations(of: subject)).isEmpty {
      return ("\(subject) has no property \(property.rawValue)", nil)
    }
    return nil
  }

  private func declarations(of subject: Subject) -> Owners {
    switch subject {
    case .transaction: .transaction
    case .views: .allViews
    case .attached: [.animation, .basic, .keyframe, .spring, .group, .transition]
    case .object(let name), .presentation(let name):
      (objects[name] ?? nil).map { Owners(class: $0) } ?? []
    }
  }

  private func knownClass(of type: ClassReference) -> ClassName? {
    switch type {
    case .known(let name): name
    case .defined(let name): objects[name] ?? nil
    }
  }

  private func taken(_ name: ObjectName) -> Complaint {
    ("\(name) exists already", "give the new object another number")
  }
}

extension ValueShape {
  /// Tells whether a value can stand where the shape is declared; no object can stand for an object.
  public func accepts(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, _), (.boolean, .boolean), (.number, .number), (.string, .string),
      (.point, .point), (.size, .size), (.rect, .rect), (.affine, .affine),
      (.transform, .transform), (.color, .color), (.path, .path), (.timing, .timing),
      (.list, .list), (.dictionary, .dictionary):
      true
    case (.object(let kind), .reference(let name)): name.kind == kind
    case (.objects(let kind), .list(let values)):
      values.allSatisfy { $0.asReference?.kind == kind }
    case (.list, .reference(let name)), (.dictionary, .reference(let name)),
      (.objects, .reference(let name)), (.path, .reference(let name)):
      name.kind == .shared
    case (.string, .nil), (.color, .nil), (.path, .nil), (.timing, .nil), (.list, .nil),
      (.dictionary, .nil), (.object, .nil), (.objects, .nil):
      true
    default: false
    }
  }

  /// How to write a value of the shape.
  var remedy: String {
    switch self {
    case .boolean: "write true or false"
    case .number: "write a number"
    case .string: "write a text in double quotes"
    case .point: "write a point such as (1, 2)"
    case .size: "write a size such as size(1, 2)"
    case .rect: "write a rectangle such as (0, 0, 10, 10)"
    case .affine: "write a map such as affine(1, 0, 0, 1, 0, 0)"
    case .transform: "write a matrix such as scale(2, 2, 1) or planar(1, 0, 0, 1, 5, 5)"
    case .color: "write a colour such as rgba(1, 0, 0, 1)"
    case .path: "write a path such as path[M 0 0 L 1 1]"
    case .timing: "write a timing function such as timing(easeIn)"
    case .list: "write a list such as [1, 2]"
    case .dictionary: "write a dictionary such as {opacity: null}"
    case .object(let kind): "write the name of \(kind.noun), or nil"
    case .objects(let kind): "write a list of names, each of \(kind.noun)"
    case .any: "write a value"
    }
  }
}
