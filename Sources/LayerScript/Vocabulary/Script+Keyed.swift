extension Script {
  /// The script with a key for each animation that is added without one: for an engine that cannot do
  /// without.
  ///
  /// Each step gives a key of its own that the script has nowhere else, so that nothing is replaced.
  package var keyed: Script {
    guard addsWithoutKey else { return self }
    var keys = UnusedKeys(in: self)
    return Script(steps.map { keys.keyed($0) })
  }

  /// Tells whether an animation is added without a key, in a reaction or outside of one.
  package var addsWithoutKey: Bool { steps.contains(where: \.addsWithoutKey) }
}

extension Step {
  fileprivate var addsWithoutKey: Bool {
    switch command {
    case .addAnimation(_, to: _, key: nil): true
    case .react(_, _, let steps, limit: _): steps.contains(where: \.addsWithoutKey)
    default: false
    }
  }
}

/// Keys that a script does not have, one after another.
private struct UnusedKeys {
  private let text: String
  private var last = 0

  init(in script: Script) {
    text = script.description
  }

  private mutating func next() -> String {
    var key: String
    repeat {
      last += 1
      key = "key\(last)"
    } while text.contains(key)
    return key
  }

  mutating func keyed(_ step: Step) -> Step {
    switch step.command {
    case .addAnimation(let animation, to: let layer, key: nil):
      return Step(.command(.addAnimation(animation, to: layer, key: next())), thread: step.thread)
    case .react(let name, let callback, let steps, let limit):
      let keyed = steps.map { self.keyed($0) }
      return Step(
        .command(.react(name, callback, steps: keyed, limit: limit)), thread: step.thread)
    default: return step
    }
  }
}
