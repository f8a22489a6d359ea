extension Step: CustomStringConvertible {
  /// The step in one line, as it stands in a script.
  public var description: String {
    let text =
      switch action {
      case .command(let command): command.description
      case .query(let query): query.description
      }
    return thread == 1 ? text : "@\(thread) " + text
  }
}

extension Script: CustomStringConvertible {
  /// The script with one step a line.
  public var description: String {
    steps.map { "\($0)\n" }.joined()
  }

  /// The script in one line.
  public var oneLine: String { steps.map(\.description).joined(separator: "; ") }
}

extension Command: CustomStringConvertible {
  /// The command as it stands in a script.
  public var description: String {
    switch self {
    case .new(let creation): "new \(creation)"
    case .copy(let name, as: let copy): "copy \(name) as \(copy)"
    case .drop(let name): "drop \(name)"
    case .host(let name): "host \(name)"
    case .add(let child, to: let parent): "add \(child) to \(parent)"
    case .insert(let child, into: let parent, at: let index):
      "insert \(child) into \(parent) at \(index)"
    case .insertBelow(let child, into: let parent, let sibling):
      "insert \(child) into \(parent) below \(sibling)"
    case .insertAbove(let child, into: let parent, let sibling):
      "insert \(child) into \(parent) above \(sibling)"
    case .replace(let old, in: let parent, with: let new):
      "replace \(old) in \(parent) with \(new)"
    case .remove(let name): "remove \(name)"
    case .set(let subject, let property, let value):
      "set \(subject).\(property.rawValue) \(value)"
    case .setValue(let subject, let path, let value): "setValue \(subject) \(path) \(value)"
    case .mutate(let name, let key, let value): "mutate \(name) \(key.asKey) \(value)"
    case .keep(let layer, as: let list): "keep \(layer).sublayers as \(list)"
    case .answer(let name, let key, let value): "answer \(name) \(key.asKey) \(value)"
    case .hook(let name, let callback, let key, let value):
      "hook \(name) \(callback.rawValue) \(key.asKey) \(value)"
    case .react(let name, let callback, let steps, let limit):
      "react \(name) \(callback.rawValue) limit \(limit) [\(Script(steps).oneLine)]"
    case .observe(let name, let path): "observe \(name) \(path)"
    case .addAnimation(let animation, to: let layer, let key):
      "addAnimation \(animation) to \(layer)" + (key.map { " key \($0.asKey)" } ?? "")
    case .removeAnimation(let key, from: let layer):
      "removeAnimation \(key.asKey) from \(layer)"
    case .removeAllAnimations(let layer): "removeAllAnimations \(layer)"
    case .advance(let seconds): "advance \(seconds.scriptText)"
    case .send(let message, to: let layer): "\(message.rawValue) \(layer)"
    case .setNeedsDisplay(let layer, in: let rect):
      "\(kind.rawValue) \(layer) \(Value.rect(rect))"
    case .scroll(let layer, let scroll, let value): "\(scroll.stepKind.rawValue) \(layer) \(value)"
    case .beginBlock(let block): "beginBlock \(block)"
    case .begin, .commit, .flush, .lock, .unlock, .tick, .endBlock: kind.rawValue
    }
  }
}

extension Query: CustomStringConvertible {
  /// The query as it stands in a script.
  public var description: String {
    switch self {
    case .get(let subject, let property): "get \(subject).\(property.rawValue)"
    case .value(let subject, let path): "value \(subject) \(path)"
    case .exists(let subject): "exists \(subject)"
    case .read(let name), .animationKeys(let name), .paintOrder(let name), .render(let name):
      "\(kind.rawValue) \(name)"
    case .ask(let layer, let key): "ask \(layer) \(key.asKey)"
    case .askView(let view, let layer, let key): "askView \(view) \(layer) \(key.asKey)"
    case .convert(let value, let from, let to, let receiver):
      "convert \(value) from \(from.orNil) to \(to.orNil)"
        + (receiver == .either ? "" : " asking \(receiver.rawValue)")
    case .convertTime(let time, let from, let to):
      "convertTime \(time.scriptText) from \(from.orNil) to \(to.orNil)"
    case .hitTest(let subject, let point), .contains(let subject, let point):
      "\(kind.rawValue) \(subject) \(Value.point(point))"
    case .classDefault(let type, let key), .classAction(let type, let key),
      .classNeedsDisplay(let type, let key):
      "\(kind.rawValue) \(type) \(key.asKey)"
    case .expansionFactor(let name), .valueFunction(let name): "\(kind.rawValue) \(name.quoted)"
    case .evaluate(let function, at: let fraction): "evaluate \(function) at \(fraction.scriptText)"
    case .controlPoint(let function, let index): "controlPoint \(index) of \(function)"
    case .compute(let operation, let arguments):
      "compute \(operation.rawValue) \(Value.list(arguments))"
    }
  }
}

extension Optional where Wrapped: CustomStringConvertible {
  fileprivate var orNil: String { map(\.description) ?? "nil" }
}

extension Subject: CustomStringConvertible {
  /// The subject as it stands in a script, in front of the property.
  public var description: String {
    switch self {
    case .object(let name): name.description
    case .presentation(let name): "\(name).presentation"
    case .attached(let name, let key): "\(name).animation(\(key.asKey))"
    case .transaction: "transaction"
    case .views: "UIView"
    }
  }
}

extension ClassReference: CustomStringConvertible {
  /// The class as it stands in a script.
  public var description: String {
    switch self {
    case .known(let name): name.rawValue
    case .defined(let name): name.description
    }
  }
}

extension PropertyPath: CustomStringConvertible {
  /// The key path as it stands in a script.
  public var description: String { text.asKeyPath }
}

extension Creation: CustomStringConvertible {
  /// What stands behind `new` in a script.
  public var description: String {
    var text = name.description
    if let type, type != ClassName.standard(for: name.kind).map({ .known($0) }) {
      text += " \(type)"
    }
    if let backing {
      text += " backing \(backing.layer)" + (backing.type.map { " \($0)" } ?? "")
    }
    if let implements {
      text += " implementing [" + implements.map(\.rawValue).joined(separator: ", ") + "]"
    }
    return settings.isEmpty ? text : text + " " + Value.text(of: settings)
  }
}

extension ViewBlock: CustomStringConvertible {
  /// What stands behind `beginBlock` in a script.
  public var description: String {
    var words = [kind.rawValue]
    if kind != .withoutAnimation { words += ["duration", duration.scriptText] }
    if delay != 0 { words += ["delay", delay.scriptText] }
    if let curve { words += ["curve", curve.rawValue] }
    if let damping { words += ["damping", damping.scriptText] }
    if let repeatCount { words += ["count", repeatCount.scriptText] }
    if let completion { words += ["completion", completion.description] }
    return (words + options.map(\.rawValue)).joined(separator: " ")
  }
}
