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
    switch action {
    case .command(let command): command.mentioned
    case .query(let query): query.mentioned
    }
  }
}

extension Command {
  var mentioned: [ObjectName] {
    switch self {
    case .new(let creation): creation.mentioned
    case .copy(let name, as: _), .keep(let name, as: _), .drop(let name), .host(let name),
      .remove(let name):
      [name]
    case .add(let child, to: let parent): [child, parent]
    case .insert(let child, into: let parent, at: _): [child, parent]
    case .insertBelow(let child, into: let parent, let sibling),
      .insertAbove(let child, into: let parent, let sibling):
      [child, parent, sibling]
    case .replace(let old, in: let parent, with: let new): [old, parent, new]
    case .set(let subject, _, let value): subject.names + value.references
    case .setValue(let subject, _, let value): subject.names + value.references
    case .mutate(let name, key: _, let value), .answer(let name, key: _, let value),
      .hook(let name, _, key: _, let value):
      [name] + value.references
    case .react(let name, _, let steps, limit: _): [name] + steps.flatMap(\.mentioned)
    case .observe(let name, _), .removeAllAnimations(let name): [name]
    case .addAnimation(let animation, to: let layer, key: _): [animation, layer]
    case .removeAnimation(key: _, from: let layer): [layer]
    case .send(_, to: let layer), .setNeedsDisplay(let layer, in: _), .scroll(let layer, _, _):
      [layer]
    case .beginBlock(let block): block.completion.map { [$0] } ?? []
    case .begin, .commit, .flush, .lock, .unlock, .advance, .tick, .endBlock: []
    }
  }
}

extension Creation {
  var mentioned: [ObjectName] {
    let types = [type, backing?.type].compactMap { $0 }
    return types.flatMap(\.names) + settings.flatMap(\.value.references)
  }
}

extension Query {
  var mentioned: [ObjectName] {
    switch self {
    case .get(let subject, _), .value(let subject, _), .exists(let subject),
      .hitTest(let subject, _), .contains(let subject, _):
      subject.names
    case .read(let name), .animationKeys(let name), .ask(let name, key: _), .paintOrder(let name),
      .render(let name):
      [name]
    case .askView(let view, let layer, key: _): [view, layer]
    case .convert(_, let from, let to, _): (from?.names ?? []) + (to?.names ?? [])
    case .convertTime(_, let from, let to): [from, to].compactMap { $0 }
    case .classDefault(let type, key: _), .classAction(let type, key: _),
      .classNeedsDisplay(let type, key: _):
      type.names
    case .expansionFactor, .valueFunction, .evaluate, .controlPoint, .compute: []
    }
  }
}

extension Subject {
  var names: [ObjectName] { name.map { [$0] } ?? [] }
}

extension ClassReference {
  var names: [ObjectName] {
    if case .defined(let name) = self { return [name] }
    return []
  }
}
