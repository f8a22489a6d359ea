extension Step {
  /// The objects that the step creates: a view comes with its layer.
  public var created: [ObjectName] {
    switch command {
    case .new(let creation): [creation.name] + (creation.backing.map { [$0.layer] } ?? [])
    case .copy(_, as: let name), .keep(_, as: let name): [name]
    default: []
    }
  }

  /// The objects that must exist for the step to make sense, in the order of mention.
  public var mentioned: [ObjectName] {
    var names: [ObjectName] = []
    _ = mentions {
      names.append($0)
      return false
    }
    return names
  }

  /// The first of these objects that fulfils a condition.
  func firstMention(_ condition: (ObjectName) -> Bool) -> ObjectName? {
    switch action {
    case .command(let command): return command.firstMention(condition)
    case .query(let query):
      var found: ObjectName?
      _ = query.mentions { name in
        if condition(name) { found = name }
        return found != nil
      }
      return found
    }
  }

  /// Tells whether one of these objects fulfils a condition, without making a list of them.
  public func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    switch action {
    case .command(let command): command.mentions(condition)
    case .query(let query): query.mentions(condition)
    }
  }
}

extension Command {
  func firstMention(_ condition: (ObjectName) -> Bool) -> ObjectName? {
    var found: ObjectName?
    _ = mentions { name in
      if condition(name) { found = name }
      return found != nil
    }
    return found
  }

  func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    switch self {
    case .new(let creation): creation.mentions(condition)
    case .copy(let name, as: _), .keep(let name, as: _), .drop(let name), .host(let name),
      .remove(let name):
      condition(name)
    case .add(let child, to: let parent): condition(child) || condition(parent)
    case .insert(let child, into: let parent, at: _): condition(child) || condition(parent)
    case .insertBelow(let child, into: let parent, let sibling),
      .insertAbove(let child, into: let parent, let sibling):
      condition(child) || condition(parent) || condition(sibling)
    case .replace(let old, in: let parent, with: let new):
      condition(old) || condition(parent) || condition(new)
    case .set(let subject, _, let value), .setValue(let subject, _, let value):
      subject.mentions(condition) || value.mentions(condition)
    case .mutate(let name, key: _, let value), .answer(let name, key: _, let value),
      .hook(let name, _, key: _, let value):
      condition(name) || value.mentions(condition)
    case .react(let name, _, let steps, limit: _):
      condition(name) || steps.contains { $0.mentions(condition) }
    case .observe(let name, _), .removeAllAnimations(let name): condition(name)
    case .addAnimation(let animation, to: let layer, key: _):
      condition(animation) || condition(layer)
    case .removeAnimation(key: _, from: let layer): condition(layer)
    case .send(_, to: let layer), .setNeedsDisplay(let layer, in: _), .scroll(let layer, _, _):
      condition(layer)
    case .beginBlock(let block): block.completion.map(condition) ?? false
    case .begin, .commit, .flush, .lock, .unlock, .advance, .tick, .endBlock: false
    }
  }
}

extension Creation {
  func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    if let type, type.mentions(condition) { return true }
    if let type = backing?.type, type.mentions(condition) { return true }
    return settings.contains { $0.value.mentions(condition) }
  }
}

extension Query {
  func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    switch self {
    case .get(let subject, _), .value(let subject, _), .exists(let subject),
      .hitTest(let subject, _), .contains(let subject, _):
      subject.mentions(condition)
    case .read(let name), .animationKeys(let name), .ask(let name, key: _), .paintOrder(let name),
      .render(let name):
      condition(name)
    case .askView(let view, let layer, key: _): condition(view) || condition(layer)
    case .convert(_, let from, let to, _):
      from?.mentions(condition) == true || to?.mentions(condition) == true
    case .convertTime(_, let from, let to):
      from.map(condition) == true || to.map(condition) == true
    case .classDefault(let type, key: _), .classAction(let type, key: _),
      .classNeedsDisplay(let type, key: _):
      type.mentions(condition)
    case .expansionFactor, .valueFunction, .evaluate, .controlPoint, .compute: false
    }
  }
}

extension Subject {
  func mentions(_ condition: (ObjectName) -> Bool) -> Bool { name.map(condition) ?? false }
}

extension ClassReference {
  func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    if case .defined(let name) = self { return condition(name) }
    return false
  }
}

extension Value {
  /// Tells whether an object that the value refers to fulfils a condition, as in `references`.
  func mentions(_ condition: (ObjectName) -> Bool) -> Bool {
    switch self {
    case .reference(let name): condition(name)
    case .list(let values): values.contains { $0.mentions(condition) }
    case .dictionary(let entries): entries.contains { $0.value.mentions(condition) }
    default: false
    }
  }
}
