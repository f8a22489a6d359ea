import LayerScript
import Rules

extension World {
  mutating func perform(_ command: Command) -> Expected {
    state.lastCommand = state.step
    if putOff(command) { return done() }
    if !state.views.blocks.isEmpty, command.passesTurns {
      return lose(.beyondReference)
    }
    if movesBackingLayer(command) { return lose(.beyondReference) }
    let expected = moveView(command) ?? carryOut(command)
    if command.changesLayers, expected.answer == .done { noteChange() }
    return expected
  }

  private mutating func carryOut(_ command: Command) -> Expected {
    switch command {
    case .new(let creation): create(creation)
    case .host(let name): host(name)
    case .add(let child, to: let parent): add(child, to: parent)
    case .insert(let child, into: let parent, at: let index):
      insert(child, into: parent, at: index)
    case .insertBelow(let child, into: let parent, let sibling):
      insert(child, into: parent, beside: sibling, offset: 0)
    case .insertAbove(let child, into: let parent, let sibling):
      insert(child, into: parent, beside: sibling, offset: 1)
    case .replace(let old, in: let parent, with: let new):
      replace(old, in: parent, with: new)
    case .remove(let name): remove(name)
    case .set(let subject, let property, let value): set(property, of: subject, to: value)
    case .setValue(let subject, let path, let value): setValue(path, of: subject, to: value)
    case .answer(let delegate, let key, let value): program(delegate, key: key, answer: value)
    case .hook(let type, let callback, let key, let value):
      hook(type, callback, key: key, answer: value)
    case .begin: begin()
    case .commit: commit()
    case .flush: flush()
    case .addAnimation(let animation, to: let layer, let key):
      addAnimation(animation, to: layer, key: key)
    case .removeAnimation(let key, from: let layer): removeAnimation(key: key, from: layer)
    case .removeAllAnimations(let layer): removeAllAnimations(of: layer)
    case .advance(let seconds): advance(by: seconds)
    case .tick: tick()
    case .observe(let layer, let path): observe(path, of: layer)
    case .mutate(let argument, let key, let value): mutate(argument, key: key, to: value)
    case .keep(let layer, as: let list): keep(layer, as: list)
    case .scroll(let layer, let scroll, let place): self.scroll(layer, scroll, place)
    case .copy(let name, as: let duplicate): copy(name, as: duplicate)
    case .send(let message, to: let layer): send(message, to: layer)
    case .setNeedsDisplay(let name, in: let rect):
      state.layer(name).map { setNeedsDisplay($0, in: rect) } ?? beyondReference("views")
    case .react(let name, let callback, let steps, let limit):
      react(name, callback, steps: steps, limit: limit)
    case .beginBlock(let block): beginBlock(block)
    case .endBlock: endBlock()
    case .drop(let name): drop(name)
    case .lock: lock()
    case .unlock: unlock()
    }
  }

  mutating func perform(_ query: Query) -> Expected {
    switch query {
    case .get(let subject, let property): get(property, of: subject)
    case .value(let subject, let path): value(path, of: subject)
    case .exists(let subject): exists(subject)
    case .animationKeys(let layer): animationKeys(of: layer)
    case .ask(let layer, let key): ask(layer, key: key)
    case .paintOrder(let layer): paintOrder(of: layer)
    case .convertTime(let time, let from, let to): convert(time: time, from: from, to: to)
    case .classAction(let type, let key): classAction(of: type, key: key)
    case .controlPoint(let function, let index): controlPoint(index, of: function)
    case .hitTest(let subject, let point): hitTest(subject, at: point)
    case .contains(let subject, let point): contains(subject, point)
    case .convert(let value, let from, let to, let receiver):
      convert(value, from: from, to: to, asking: receiver)
    case .compute(let operation, let arguments): compute(operation, arguments)
    case .expansionFactor(let curve): expansionFactor(of: curve)
    case .read(let argument): read(argument)
    case .classDefault(let type, let key): classDefault(of: type, key: key)
    case .classNeedsDisplay(let type, let key): classNeedsDisplay(type, key: key)
    case .valueFunction(let name): lookUpValueFunction(name)
    case .evaluate(let function, at: let fraction): evaluate(function, at: fraction)
    case .askView(let view, let layer, let key): askView(view, layer: layer, key: key)
    case .render(let layer): render(layer)
    }
  }

  private mutating func create(_ creation: Creation) -> Expected {
    switch creation.name.kind {
    case .layer: createLayer(creation)
    case .animation: createAnimation(creation)
    case .delegate: createDelegate(creation)
    case .class: createClass(creation)
    case .cell: createLayer(creation)
    case .shared: createShared(creation)
    case .manager: createManager(creation)
    case .view: createView(creation)
    case .action, .block, .handler, .image:
      beyondReference("\(creation.name.kind.noun)")
    }
  }

  mutating func createLayer(_ creation: Creation) -> Expected {
    let defined: ObjectName? =
      if case .defined(let name) = creation.type { name } else { nil }
    let type = defined.map { state.rootClass(of: $0) } ?? creation.knownClass ?? .layer
    if state.identities.isEmpty { state.makeRoomForLayers() }
    state.identities.append(
      LayerIdentity(name: creation.name, type: type, defined: defined, step: state.step))
    state.register(creation.name, at: state.identities.count - 1)
    if let defined {
      let overrides = state.lineage(of: defined)
      if overrides.contains(where: { state.classes[$0]?.implements.isEmpty == false }) {
        state.layout.hasHearers = true
      }
    }
    state.properties.append(PropertySlots())
    state.extras.append([])
    state.observers.append([])
    state.nodes.append(Node())
    state.animations.append(AnimationList())
    state.published.append(nil)
    state.notes.append(Notes())
    state.sublayerNotes.append(SublayerNotes())
    state.commits.addLayer()
    state.layout.addLayer(isMarked: semantics.layout.startsMarkedForLayout)
    state.display.addLayer()
    return setAll(creation.settings, of: creation.name)
  }

  /// Sets the properties that a layer is made with, one after another through their accessors.
  private mutating func setAll(_ settings: [Value.Entry], of layer: ObjectName) -> Expected {
    var result = done()
    for entry in settings {
      guard let property = Property(rawValue: entry.key) else {
        return beyondReference("the property '\(entry.key)'")
      }
      let expected = set(property, of: .object(layer), to: entry.value)
      // Whether the object exists when one of its values is refused, or may be, is settled nowhere.
      guard expected.answer == .done, expected.weakened == nil else {
        return lose(.beyondReference)
      }
      result.why = state.reasons.union(result.why, expected.why)
      result.events += expected.events
    }
    return result
  }

  private mutating func send(_ message: Command.Message, to name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    switch message {
    case .setNeedsLayout: return setNeedsLayout(layer)
    case .layoutIfNeeded: return layoutIfNeeded(layer)
    case .layoutSublayers: return layoutSublayers(layer)
    case .setNeedsDisplay: return setNeedsDisplay(layer)
    case .displayIfNeeded: return displayIfNeeded(layer)
    case .display: return display(layer)
    case .startAnimating: return startAnimating(name)
    case .stopAnimating: return lose(.beyondReference)
    }
  }

  private mutating func set(
    _ property: Property, of subject: Subject, to value: Value
  ) -> Expected {
    switch subject {
    case .transaction: return setTransaction(property.rawValue, to: value, via: .accessor)
    case .object(let name):
      if name.kind == .animation { return setAnimation(name, property, to: value) }
      if name.kind == .view { return setView(name, property, to: value) }
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return setProperty(property, of: layer, to: value)
    case .views: return setViews(property, to: value)
    case .presentation, .attached: return beyondReference("'set \(subject)'")
    }
  }

  private mutating func setValue(
    _ path: PropertyPath, of subject: Subject, to value: Value
  ) -> Expected {
    switch subject {
    case .transaction: return setTransaction(path.text, to: value, via: .keyValueCoding)
    case .object(let name):
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return setValue(path, of: layer, to: value)
    case .presentation, .attached, .views: return beyondReference("'setValue \(subject)'")
    }
  }

  private mutating func get(_ property: Property, of subject: Subject) -> Expected {
    switch subject {
    case .transaction: return getTransaction(property.rawValue, via: .accessor)
    case .attached(let layer, let key): return getAttached(property, of: layer, key: key)
    case .object(let name):
      if name.kind == .animation { return getAnimation(name, property) }
      if name.kind == .view { return getView(name, property) }
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return getProperty(property, of: layer)
    case .presentation(let name):
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return getPresentation(property, of: layer)
    case .views: return getViews(property)
    }
  }

  private mutating func value(_ path: PropertyPath, of subject: Subject) -> Expected {
    switch subject {
    case .transaction: return getTransaction(path.text, via: .keyValueCoding)
    case .object(let name):
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return value(path, of: layer)
    case .presentation(let name):
      guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
      return presentationValue(path, of: layer)
    case .attached, .views: return beyondReference("'value \(subject)'")
    }
  }

  private mutating func exists(_ subject: Subject) -> Expected {
    switch subject {
    case .presentation(let name): presentationExists(name)
    case .attached(let layer, let key): attachedExists(layer, key: key)
    case .object, .transaction, .views: beyondReference("'exists \(subject)'")
    }
  }
}

extension Command {
  /// Tells whether the command lets time pass, or ends a turn.
  fileprivate var passesTurns: Bool {
    switch self {
    case .advance, .tick, .flush: true
    default: false
    }
  }

  /// Tells whether the command changes a layer, its tree or its animations, which outside an explicit
  /// transaction opens an implicit one (M1).
  fileprivate var changesLayers: Bool {
    switch self {
    case .add, .insert, .insertBelow, .insertAbove, .replace, .remove, .addAnimation,
      .removeAnimation, .removeAllAnimations, .scroll, .setNeedsDisplay,
      .send(.setNeedsLayout, to: _), .send(.setNeedsDisplay, to: _):
      true
    case .set(.object(let name), _, _), .setValue(.object(let name), _, _):
      name.kind == .layer || name.kind == .view
    case .new(let creation):
      creation.hasInitialValues && creation.name.kind != .cell && !creation.settings.isEmpty
    default: false
    }
  }
}
