import Conformance
import LayerScript

extension Script {
  /// The script without the steps, or values of new objects, that give it a feature; nil where no step
  /// has it, or what is left makes no sense.
  func without(_ feature: String) -> Script? {
    var left: [Step] = []
    for step in steps {
      if !step.has(feature) {
        left.append(step)
      } else if case .new(let creation) = step.command {
        var rest = creation
        rest.settings = creation.settings.filter { entry in
          var alone = creation
          alone.settings = [entry]
          return !Step(.new(alone)).has(feature)
        }
        left.append(Step(.command(.new(rest)), thread: step.thread))
      }
    }
    let script = Script(left)
    return left == steps || script.firstProblem() != nil ? nil : script
  }
}

extension Step {
  /// Tells whether the step sets something in a way that is a feature.
  fileprivate func has(_ feature: String) -> Bool {
    ScriptFeatures(Script([self]), upTo: 0).settings.contains(feature)
  }
}
