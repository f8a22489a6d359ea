/// A value for each layer, kept in place: making a system must not cost memory of its own for each.
struct PerLayer<Value: Sendable>: Sendable {
  private var values: (Value, Value, Value, Value)

  /// The same value for all layers, of which there are as many as `MiniLimit` says.
  init(repeating value: Value) {
    values = (value, value, value, value)
  }

  subscript(layer: Int) -> Value {
    get {
      switch layer {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      case 3: values.3
      default: preconditionFailure("there is no layer \(layer)")
      }
    }
    set {
      switch layer {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      case 3: values.3 = newValue
      default: preconditionFailure("there is no layer \(layer)")
      }
    }
  }
}
