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
  /// Whether a new animation is to run between two ends.
  var isComplete = false

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

  /// A new animation that runs between two ends.
  static func completeAnimation(_ keyPath: String) -> Hint {
    var hint = Hint(.newAnimation, key: keyPath)
    hint.isComplete = true
    return hint
  }
}
