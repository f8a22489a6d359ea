package import LayerScript

extension Step {
  /// Tells whether the step may do more than it must in a way that tells mistakes apart; what makes
  /// objects and lets changes show has a part in nearly everything.
  package var mayHaveSideEffects: Bool {
    switch command {
    case .new, .host, .tick, .commit, .advance, .copy: false
    default: true
    }
  }
}

extension Script {
  /// The forms of the steps before another that may have an effect which they must not have, values
  /// that objects are made with among them.
  package func possibleSideEffects(before end: Int) -> Set<StepForm> {
    let classes = ObjectClasses(steps)
    var forms: Set<StepForm> = []
    for step in steps.prefix(end) {
      if case .new(let creation) = step.command {
        let sort = classes.sort(of: creation.name)
        for entry in creation.settings { forms.insert(StepForm("set", sort, entry.key)) }
      } else if step.mayHaveSideEffects {
        forms.insert(StepForm(step, classes).asSideEffect)
      }
    }
    return forms
  }
}

extension StepForm {
  /// The form without what makes no difference to what a step must leave alone.
  package var asSideEffect: StepForm {
    var form = self
    form.detail = nil
    if isQuestion || verb == "scroll" { form.property = nil }
    // Whether a value is set as a whole or in part makes no difference either.
    if verb == "setValue" { (form.verb, form.property) = ("set", rootProperty) }
    return form
  }

  /// The property that a key path begins with.
  package var rootProperty: String? {
    property.map { String($0.prefix { $0 != "." }) }
  }

  /// Whether whatever is wrong behind such a step, and right without, is taken for one mistake: not
  /// where a value is set, which may be taken for many others by as many mistakes, or read, which may be
  /// kept for the next time or written through.
  package var isTellingSideEffect: Bool { verb != "set" && !isQuestion }

  /// Tells whether what two steps show is wrong by one mistake where both are right without such a step.
  ///
  /// Whatever is looked at is wrong behind a question that changes something, or where a transaction begins or is
  /// flushed. Another command may do too much in several ways: what copies show too early is another mistake than a
  /// callback that comes too early, and of an object itself each property has a way of its own.
  package func isSeenAlike(by left: StepForm, _ right: StepForm) -> Bool {
    switch verb {
    // What is read may be kept for the next time, or write through to what it is read from.
    case "get", "value", "exists": left.subject == right.subject
    // One value may be taken for many others, each by a mistake of its own.
    case "set": left.subject == right.subject && left.rootProperty == right.rootProperty
    case "begin", "flush": true
    case _ where isQuestion: true
    default:
      left.verb == right.verb && left.subject == right.subject
        && (left.subject != Self.itself || left.rootProperty == right.rootProperty)
    }
  }

  /// Whether the step only asks something.
  package var isQuestion: Bool { Self.questions.contains(verb) }

  private static let itself = "layer"

  private static let questions: Set<String> = [
    "get", "value", "exists", "ask", "hitTest", "contains", "convert", "animationKeys", "read",
  ]
}
