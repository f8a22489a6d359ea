import LayerScript
import Rules

/// KVC-01: a property reads the same through its accessor and through its key.
struct KeysAreAccessors: SingleLaw {
  let description = LawDescription(
    "keys-are-accessors", "a property reads the same through its accessor and through its key",
    rules: [.kvc(1)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for window in windows.windows {
      for keyed in window.observations {
        guard case .value(.object(let layer), let path) = keyed.query, layer.kind == .layer,
          path.rest.isEmpty, let property = path.property,
          let read = window.observation(property, of: layer)
        else { continue }
        verdict.require(
          keyed.value, equals: read.value, within: .exact, at: max(keyed.step, read.step),
          because: "as through the other way at step \(min(keyed.step, read.step) + 1)")
      }
    }
    return verdict
  }
}

/// Setting a property to what it was just read to be changes nothing about it.
struct SetToWhatWasRead: SingleLaw {
  let description = LawDescription(
    "set-to-what-was-read", "setting a property to what it was read to be leaves it as it is",
    rules: [.props(57), .kvc(1)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    for (before, after) in zip(windows.windows, windows.windows.dropFirst()) {
      guard after.commands.count == 1, let (step, command) = after.commands.first,
        let (layer, property, value) = command.assignment,
        let old = before.observation(property, of: layer), old.value == value,
        let new = after.observation(property, of: layer)
      else { continue }
      verdict.require(
        new.value, equals: value, within: .exact, at: new.step,
        because: "as before step \(step + 1), which sets just that")
    }
    return verdict
  }
}

extension Command {
  /// The property of a layer that the command sets as a whole, with a value that has no parts which
  /// are computed anew.
  fileprivate var assignment: (layer: ObjectName, property: Property, value: Value)? {
    switch self {
    case .set(.object(let layer), let property, let value):
      Self.plain(layer, property, value)
    case .setValue(.object(let layer), let path, let value):
      path.rest.isEmpty ? path.property.flatMap { Self.plain(layer, $0, value) } : nil
    default: nil
    }
  }

  private static func plain(
    _ layer: ObjectName, _ property: Property, _ value: Value
  ) -> (layer: ObjectName, property: Property, value: Value)? {
    switch property {
    case .frame, .affineTransform, .sublayers, .mask, .style, .actions, .delegate: return nil
    default: break
    }
    let isFinite = value.components?.allSatisfy { $0.isFinite } ?? true
    return layer.kind == .layer && isFinite ? (layer, property, value) : nil
  }
}
