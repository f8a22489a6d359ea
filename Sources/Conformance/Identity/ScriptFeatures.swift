package import LayerScript

/// What stands in a script up to a step, without names, numbers and order: the context of a problem.
///
/// What a counterexample still has when it was shrunk is needed, so another script shows the same
/// mistake only if it has that, too.
package struct ScriptFeatures: Hashable, Sendable {
  /// The forms of what properties are set to.
  package private(set) var settings: Set<String> = []
  /// The forms of all other commands.
  package private(set) var commands: Set<String> = []

  /// The features of the commands up to a step.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - end: The index of the last step that counts.
  ///   - property: A property for which any other may stand.
  package init(_ script: Script, upTo end: Int, forAny property: String? = nil) {
    let classes = ObjectClasses(script.steps)
    for step in script.steps.prefix(end + 1) where !step.isQuery {
      insert(step, classes, forAny: property)
    }
  }

  /// Tells whether all that another script sets is set here.
  ///
  /// Of commands nothing is asked: there are many ways to come to where a mistake shows.
  package func contains(_ other: ScriptFeatures) -> Bool {
    other.settings.isSubset(of: settings)
  }

  /// Tells whether another script has all that there is here, and sets more.
  package func isLess(than other: ScriptFeatures) -> Bool {
    settings.isStrictSubset(of: other.settings) && commands.isSubset(of: other.commands)
  }

  private mutating func insert(
    _ step: Step, _ classes: ObjectClasses, forAny property: String?
  ) {
    var form = StepForm(step, classes)
    switch step.command {
    // These let show what others did.
    case .tick, .commit, .flush, .advance: return
    case .new(let creation):
      commands.insert(form.description)
      let sort = classes.sort(of: creation.name)
      for entry in creation.settings {
        let form = StepForm("set", sort, entry.key, detail: entry.value.feature)
        settings.insert(form.text(forAny: property))
      }
    case .set(_, _, let value), .setValue(_, _, let value):
      form.detail = value.feature
      settings.insert(form.text(forAny: property))
    default: commands.insert(form.text(forAny: property))
    }
  }
}

extension StepForm {
  fileprivate func text(forAny property: String?) -> String {
    guard let property, self.property == property else { return description }
    var form = self
    form.property = ProblemIdentity.anyProperty
    form.detail = nil
    return form.description
  }
}

extension Value {
  /// What about a value makes a difference beyond its size.
  fileprivate var feature: String? {
    switch self {
    case .boolean(let truth): "\(truth)"
    case .string(let text): Property(rawValue: text) == nil && text.count <= 40 ? text : nil
    default: unusualSort
    }
  }
}
