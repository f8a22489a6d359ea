import Conformance
import Engines
import LayerModel
import LayerScript

/// The search for the steps that make a script's answers wrong.
///
/// The wrong queries are put behind every command of the script at once; where one turns from right to
/// wrong is its culprit. Queries change nothing, so that takes a single further execution.
struct CulpritSearch {
  let examiner: Examiner

  /// Tells of each problem of a script what makes it wrong.
  func diagnoses(of problems: [Problem], in script: Script) -> [Diagnosis] {
    if problems.isEmpty { return [] }
    let classes = ObjectClasses(script.steps)
    let asked = problems.filter {
      $0.isWrongQuery(of: script) && script.steps[$0.step].asksWhatScriptsChange
    }
    let profile = asked.isEmpty ? nil : AnswerProfile(of: asked, in: script, by: examiner)
    return problems.map { problem in
      if problem.event != nil { return diagnosis(ofEvent: problem, script, classes) }
      guard problem.isWrongQuery(of: script), script.steps[problem.step].asksWhatScriptsChange
      else { return Diagnosis(ofItself: problem, in: script) }
      return diagnosis(of: problem, script, profile, classes)
    }
  }

  /// What a publishing step calls back is decided by what it publishes.
  private func diagnosis(
    ofEvent problem: Problem, _ script: Script, _ classes: ObjectClasses
  ) -> Diagnosis {
    var diagnosis = Diagnosis(ofItself: problem, in: script)
    let step = script.steps[problem.step]
    guard step.isPublishing, let earlier = publishedBy(problem.step, step, script) else {
      return diagnosis
    }
    diagnosis.culprit = earlier
    diagnosis.identity.culprit = StepForm(script.steps[earlier], classes)
    diagnosis.identity.isPassedOn = true
    return diagnosis
  }

  private func diagnosis(
    of problem: Problem, _ script: Script, _ profile: AnswerProfile?, _ classes: ObjectClasses
  ) -> Diagnosis {
    let query = script.steps[problem.step]
    guard let profile, let turn = profile.turn(of: query, before: problem.step) else {
      return diagnosis(ofDisturbed: problem, script, classes)
    }
    let spelled = turnOfSetting(at: turn.step, problem, script)
    var (culprit, isPassedOn) = (turn.step, false)
    if script.steps[culprit].isPublishing,
      let earlier = publishedBy(culprit, query, script)
    {
      (culprit, isPassedOn) = (earlier, true)
    }
    let step = spelled?.step ?? script.steps[culprit]
    let names = query.mentioned
    let isOfCulprit =
      names.isEmpty || (step.mentioned + step.created).contains(where: names.contains)
    let identity = ProblemIdentity(
      look: StepForm(query, classes),
      deviation: spelled?.isUnchanged ?? turn.isUnchanged ? .unchanged : problem.deviation,
      culprit: StepForm(culprit: step, of: query, classes), isPassedOn: isPassedOn,
      isOfCulprit: isOfCulprit)
    return Diagnosis(problem: problem, identity: identity, culprit: culprit)
  }

  /// The step of its own for a value that an object is made with, where that value makes an answer
  /// wrong; whether a value is set at once or right behind is the same.
  private func turnOfSetting(
    at place: Int, _ problem: Problem, _ script: Script
  ) -> (step: Step, isUnchanged: Bool)? {
    guard case .new(let creation) = script.steps[place].command, creation.hasInitialValues else {
      return nil
    }
    let spelled = Script([script.steps[place]]).spelledOut
    let longer = Script(
      script.steps[..<place] + spelled.steps + script.steps[(place + 1)...])
    var moved = problem
    moved.step += spelled.steps.count - 1
    guard examiner.admits(longer),
      let turn = AnswerProfile(of: [moved], in: longer, by: examiner)?
        .turn(of: script.steps[problem.step], before: moved.step),
      (place...place + spelled.steps.count - 1).contains(turn.step)
    else { return nil }
    return (longer.steps[turn.step], turn.isUnchanged)
  }

  /// An answer that is right unless something else is asked before: that question is the culprit.
  private func diagnosis(
    ofDisturbed problem: Problem, _ script: Script, _ classes: ObjectClasses
  ) -> Diagnosis {
    let step = script.steps[problem.step]
    let names = step.mentioned
    let place = script.steps[..<problem.step].lastIndex { other in
      other.isQuery && other.mentions(names.contains)
    }
    var form = StepForm(script.steps[place ?? problem.step], classes)
    form.property = nil
    let identity = ProblemIdentity(
      look: StepForm(step, classes), deviation: problem.deviation, culprit: form)
    return Diagnosis(problem: problem, identity: identity, culprit: place ?? problem.step)
  }

  /// The last command before a publishing step that has a part in what is to come of another step.
  ///
  /// - Parameters:
  ///   - place: The index of the publishing step.
  ///   - last: A query behind it, or the publishing step itself where its callbacks are meant.
  ///   - script: The script.
  /// - Returns: Its index; nil where nothing before has a part in it.
  private func publishedBy(_ place: Int, _ last: Step, _ script: Script) -> Int? {
    let places = script.steps[...place].indices.filter { !script.steps[$0].isQuery }
    var steps = places.map { script.steps[$0] }
    if last.isQuery { steps.append(last) }
    let whole = outcome(Script(steps), without: [])
    for index in places.indices.dropLast().reversed() where !steps[index].isPublishing {
      let omitted = Script(steps).dependents(on: [index])
      // What makes the object that is asked has a part in everything.
      if omitted.contains(steps.count - 1) { return places[index] }
      if outcome(Script(steps), without: omitted) != whole { return places[index] }
    }
    return nil
  }

  private func outcome(_ script: Script, without omitted: Set<Int>) -> Outcome? {
    var world = World(assumptions: examiner.judge.assumptions)
    var outcome: Outcome?
    for (index, step) in script.steps.enumerated() where !omitted.contains(index) {
      outcome = world.perform(step).outcome
    }
    return outcome
  }
}
