import LayerCheck

// What `Specs/swift-tests.md` shows: a test holds each line of its adapter and each pattern of its tables
// to this file, which is compiled; here nothing need be public.

/// The layer of the page's engine.
struct MyLayer {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var width = 0.0
  private(set) var height = 0.0

  mutating func setBounds(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// The page's adapter.
struct MyEngineSteps: LayerEngine {
  static let declaration = EngineDescription(
    name: "my engine", version: "1", language: "Swift", steps: [.new, .set, .get],
    classes: ["CALayer"], properties: ["CALayer": [.bounds]])

  private var layers: [ObjectName: MyLayer] = [:]

  init() {}

  mutating func perform(_ step: Step) -> Outcome {
    switch step.action {
    case .command(.new(let creation)) where creation.settings.isEmpty:
      layers[creation.name] = MyLayer()
      return .done
    case .command(.set(.object(let name), .bounds, .rect(let rect))):
      layers[name]?.setBounds(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
      return .done
    case .query(.get(.object(let name), .bounds)):
      guard let layer = layers[name] else { return .unsupported() }
      return .value(.rect(Rect(layer.x, layer.y, layer.width, layer.height)))
    default: return .unsupported()
    }
  }
}

/// What the patterns of the page bind in a step; nil where none fits.
func boundByPage(_ step: Step) -> [Any]? {
  switch step.action {
  case .command(.new(let creation)): [creation.name]
  case .command(.set(.object(let name), let property, let value)): [name, property, value]
  case .query(.get(.object(let name), let property)): [name, property]
  case .command(.add(let child, to: let parent)): [child, parent]
  case .command(.insert(let child, into: let parent, at: let index)): [child, parent, index]
  case .command(.insertBelow(let child, into: let parent, sibling: let sibling)):
    [child, parent, sibling]
  case .command(.insertAbove(let child, into: let parent, sibling: let sibling)):
    [child, parent, sibling]
  case .command(.replace(let old, in: let parent, with: let new)): [old, parent, new]
  case .command(.remove(let child)): [child]
  case .command(.send(.setNeedsLayout, to: let name)): [name]
  case .command(.send(.layoutIfNeeded, to: let name)): [name]
  case .command(.send(.setNeedsDisplay, to: let name)): [name]
  case .command(.send(.displayIfNeeded, to: let name)): [name]
  case .command(.setValue(.object(let name), let path, let value)): [name, path, value]
  case .query(.value(.object(let name), let path)): [name, path]
  case .query(.convert(let value, from: let source, to: let target, asking: _)):
    [value, source as Any, target as Any]
  case .query(.hitTest(.object(let name), let point)): [name, point]
  case .query(.contains(.object(let name), let point)): [name, point]
  case .query(.ask(let name, key: let key)): [name, key]
  case .command(.answer(let delegate, key: let key, let value)): [delegate, key, value]
  case .command(.host(let name)): [name]
  case .command(.tick): []
  case .command(.begin): []
  case .command(.commit): []
  case .command(.flush): []
  case .command(.set(.transaction, let property, let value)): [property, value]
  case .query(.get(.transaction, let property)): [property]
  case .command(.advance(let seconds)): [seconds]
  case .command(.addAnimation(let animation, to: let name, key: let key)):
    [animation, name, key as Any]
  case .command(.removeAnimation(key: let key, from: let name)): [key, name]
  case .command(.removeAllAnimations(let name)): [name]
  case .query(.animationKeys(let name)): [name]
  case .query(.exists(.presentation(let name))): [name]
  case .query(.get(.presentation(let name), let property)): [name, property]
  case .query(.get(.attached(let name, key: let key), let property)): [name, key, property]
  default: nil
  }
}

/// The events of the page, with what their words are bound to.
func eventsOfPage(
  delegate: ObjectName, layer: ObjectName, action: ObjectName, animation: ObjectName,
  block: ObjectName, key: String, old: Value, new: Value
) -> [Event] {
  [
    .asked(delegate, .actionForKey, layer: layer, key: key, seen: nil),
    .ran(action, key: key, layer: layer),
    .started(delegate, animation: animation),
    .stopped(delegate, animation: animation, finished: true),
    .completed(block, finished: nil),
    .called(delegate, .layoutSublayers, layer: layer),
    .changed(layer, key: key, old: old, new: new),
  ]
}

/// The values of the page, by how scripts write them.
let valuesOfPage: [(text: String, value: Value)] = [
  ("true", .boolean(true)),
  ("0.5", .number(0.5)),
  ("\"resize\"", .string("resize")),
  ("(1, 2)", .point(Point(1, 2))),
  ("(1, 2, 3, 4)", .rect(Rect(1, 2, 3, 4))),
  ("l2", { name in .reference(name) }(.layer(2))),
  ("[l2]", { name in .list([.reference(name)]) }(.layer(2))),
  ("{opacity: null}", .dictionary([Value.Entry("opacity", .null)])),
  ("nil", .nil),
  ("null", .null),
]
