import LayerScript

/// What the next step is meant to be, as far as it is planned.
struct Hint: Sendable {
  /// The shape of the step.
  var shape: StepShape?
  /// The layer that it is about.
  var layer: Int?
  /// A second layer that it is about.
  var other: Int?
  /// The property that it is about.
  var property: Property?
  /// The key that it is about.
  var key: String?
  /// A value that means something at this moment.
  var value: Value?
  /// The class of a new layer.
  var type: ClassName?
  /// The callback that is programmed, or that a new object reports.
  var callback: Callback?
  /// The message that is sent.
  var message: Command.Message?
  /// The view that it is about.
  var view: Int?
  /// A second view that it is about.
  var otherView: Int?
  /// A third one.
  var sibling: Int?
  /// What is given of a block that is opened.
  var block: ViewBlock?
  /// The properties that a new animation is to have.
  var included: Set<Property> = []
  /// What some properties of a new animation are to be.
  var settings: [Property: Value] = [:]
  /// The steps that a callback is to carry out.
  var steps: [Hint] = []
  /// Whether the step is meant although it leads where less is specified.
  var isDeliberate = false
  /// Whether a new layer is to be of a class that the script defines.
  var isOfOwnClass = false

  init(
    _ shape: StepShape? = nil, layer: Int? = nil, other: Int? = nil, property: Property? = nil,
    key: String? = nil, value: Value? = nil
  ) {
    self.shape = shape
    self.layer = layer
    self.other = other
    self.property = property
    self.key = key ?? property?.rawValue
    self.value = value
  }

  /// A new layer of a class.
  static func layer(_ type: ClassName) -> Hint {
    var hint = Hint(.newLayer)
    hint.type = type
    return hint
  }

  /// A message to a layer.
  static func send(_ message: Command.Message, to layer: Int?) -> Hint {
    var hint = Hint(message.isForLayout ? .sendForLayout : .sendForDisplay, layer: layer)
    hint.message = message
    return hint
  }

  /// A new object that reports a callback, or a callback that is programmed.
  static func reporting(
    _ callback: Callback, _ shape: StepShape, layer: Int? = nil, other: Int? = nil
  ) -> Hint {
    var hint = Hint(shape, layer: layer, other: other)
    hint.callback = callback
    return hint
  }

  /// A new animation that has some properties for certain; other ends than these it hardly has.
  static func animation(
    _ keyPath: String, having included: Set<Property>, set settings: [Property: Value] = [:]
  ) -> Hint {
    var hint = Hint(.newAnimation, key: keyPath)
    hint.included = included.union(settings.keys)
    hint.settings = settings
    return hint
  }

  /// A new animation of a kind that has some properties for certain.
  static func motion(
    _ kind: MotionKind, _ property: Property? = nil, having included: Set<Property> = [],
    set settings: [Property: Value] = [:]
  ) -> Hint {
    var hint = Hint(.newMotion, property: property, key: kind.rawValue)
    hint.included = included.union(settings.keys)
    hint.settings = settings
    return hint
  }

  /// A callback of somebody who is not told about layers, and what it is to do.
  static func handling(_ callback: Callback, _ steps: [Hint]) -> Hint {
    var hint = Hint(.handle)
    hint.callback = callback
    hint.steps = steps
    return hint
  }

  /// A step of the clock.
  static func advance(_ seconds: Double) -> Hint { Hint(.advance, value: .number(seconds)) }

  /// A new layer of a class that the script defines.
  static var layerOfOwnClass: Hint {
    var hint = Hint(.newLayer)
    hint.isOfOwnClass = true
    return hint
  }

  /// A new animation that runs between two ends.
  static func completeAnimation(_ keyPath: String) -> Hint {
    animation(keyPath, having: [.fromValue, .toValue])
  }
}
