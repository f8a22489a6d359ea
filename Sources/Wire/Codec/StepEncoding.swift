public import LayerScript

extension Json {
  /// A step as it travels: the name of its kind under `step`, and its arguments.
  public init(_ step: Step) {
    let arguments =
      switch step.action {
      case .command(let command): Self.arguments(of: command)
      case .query(let query): Self.arguments(of: query)
      }
    let thread: (String, Json?) = ("thread", step.thread == 1 ? nil : .number(Double(step.thread)))
    self = .members([("step", .string(step.kind.rawValue))] + arguments + [thread])
  }

  /// A script as it travels: the list of its steps.
  public init(_ script: Script) {
    self = .array(script.steps.map { Json($0) })
  }

  private typealias Arguments = [(String, Json?)]

  private static func name(_ name: ObjectName) -> Json { .string(name.description) }

  private static func arguments(of command: Command) -> Arguments {
    switch command {
    case .new(let creation): arguments(of: creation)
    case .copy(let name, as: let other), .keep(let name, as: let other):
      [("on", .name(name)), ("as", .name(other))]
    case .drop(let name), .host(let name), .removeAllAnimations(let name), .send(_, to: let name):
      [("on", .name(name))]
    case .add(let child, to: let parent): [("child", .name(child)), ("parent", .name(parent))]
    case .insert(let child, into: let parent, at: let index):
      [("child", .name(child)), ("parent", .name(parent)), ("index", .number(Double(index)))]
    case .insertBelow(let child, into: let parent, let sibling),
      .insertAbove(let child, into: let parent, let sibling):
      [("child", .name(child)), ("parent", .name(parent)), ("sibling", .name(sibling))]
    case .replace(let old, in: let parent, with: let new):
      [("old", .name(old)), ("parent", .name(parent)), ("new", .name(new))]
    case .remove(let child): [("child", .name(child))]
    case .set(let subject, let property, let value):
      subject.members + [("property", .string(property.rawValue)), ("value", Json(value))]
    case .setValue(let subject, let path, let value):
      subject.members + [("keyPath", .string(path.text)), ("value", Json(value))]
    case .mutate(let name, let key, let value), .answer(let name, let key, let value):
      [("on", .name(name)), ("key", .string(key)), ("value", Json(value))]
    case .hook(let name, let callback, let key, let value):
      [
        ("on", .name(name)), ("callback", .string(callback.rawValue)), ("key", .string(key)),
        ("value", Json(value)),
      ]
    case .react(let name, let callback, let steps, let limit):
      [
        ("on", .name(name)), ("callback", .string(callback.rawValue)),
        ("limit", .number(Double(limit))), ("steps", Json(Script(steps))),
      ]
    case .observe(let name, let path): [("on", .name(name)), ("keyPath", .string(path.text))]
    case .addAnimation(let animation, to: let layer, let key):
      [
        ("on", .name(layer)), ("animation", .name(animation)), ("key", key.map { .string($0) }),
      ]
    case .removeAnimation(let key, from: let layer):
      [("on", .name(layer)), ("key", .string(key))]
    case .advance(let seconds): [("seconds", .extended(seconds))]
    case .setNeedsDisplay(let layer, in: let rect):
      [("on", .name(layer)), ("rect", Json(.rect(rect)))]
    case .scroll(let layer, _, let value): [("on", .name(layer)), ("value", Json(value))]
    case .beginBlock(let block): arguments(of: block)
    case .begin, .commit, .flush, .lock, .unlock, .tick, .endBlock: []
    }
  }

  private static func arguments(of creation: Creation) -> Arguments {
    [
      ("name", .name(creation.name)),
      ("class", creation.type.map { .string($0.description) }),
      ("layer", creation.backing.map { .name($0.layer) }),
      ("layerClass", creation.backing?.type.map { .string($0.description) }),
      ("implements", creation.implements.map { .strings($0.map(\.rawValue)) }),
      ("with", creation.settings.isEmpty ? nil : Json(creation.settings)),
    ]
  }

  private static func arguments(of block: ViewBlock) -> Arguments {
    [
      ("kind", .string(block.kind.rawValue)), ("duration", .extended(block.duration)),
      ("delay", block.delay == 0 ? nil : .extended(block.delay)),
      ("curve", block.curve.map { .string($0.rawValue) }),
      ("damping", block.damping.map { .extended($0) }),
      ("count", block.repeatCount.map { .extended($0) }),
      ("options", block.options.isEmpty ? nil : .strings(block.options.map(\.rawValue))),
      ("completion", block.completion.map { .name($0) }),
    ]
  }

  private static func arguments(of query: Query) -> Arguments {
    switch query {
    case .get(let subject, let property):
      subject.members + [("property", .string(property.rawValue))]
    case .value(let subject, let path): subject.members + [("keyPath", .string(path.text))]
    case .exists(let subject): subject.members
    case .read(let name), .animationKeys(let name), .paintOrder(let name), .render(let name):
      [("on", .name(name))]
    case .ask(let layer, let key): [("on", .name(layer)), ("key", .string(key))]
    case .askView(let view, let layer, let key):
      [("on", .name(view)), ("layer", .name(layer)), ("key", .string(key))]
    case .convert(let value, let from, let to, let receiver):
      [
        ("value", Json(value)), ("from", from.map { .string($0.description) } ?? .null),
        ("to", to.map { .string($0.description) } ?? .null),
        ("asking", receiver == .either ? nil : .string(receiver.rawValue)),
      ]
    case .convertTime(let time, let from, let to):
      [
        ("time", .extended(time)), ("from", from.map { .name($0) } ?? .null),
        ("to", to.map { .name($0) } ?? .null),
      ]
    case .hitTest(let subject, let point), .contains(let subject, let point):
      subject.members + [("point", Json(.point(point)))]
    case .classDefault(let type, let key), .classAction(let type, let key),
      .classNeedsDisplay(let type, let key):
      [("class", .string(type.description)), ("key", .string(key))]
    case .expansionFactor(let name), .valueFunction(let name): [("name", .string(name))]
    case .evaluate(let function, at: let fraction):
      [("timing", Json(function)), ("at", .extended(fraction))]
    case .controlPoint(let function, let index):
      [("timing", Json(function)), ("index", .number(Double(index)))]
    case .compute(let operation, let arguments):
      [
        ("operation", .string(operation.rawValue)),
        ("arguments", .array(arguments.map { Json($0) })),
      ]
    }
  }
}

extension Subject {
  /// The members of a step that say what it is about.
  fileprivate var members: [(String, Json?)] {
    switch self {
    case .attached(let layer, let key):
      [("on", .string(layer.description)), ("animation", .string(key))]
    case .object, .presentation, .transaction, .views: [("on", .string(description))]
    }
  }
}
