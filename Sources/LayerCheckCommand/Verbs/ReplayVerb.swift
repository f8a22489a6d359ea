import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// `layercheck replay`: one script, step by step.
enum ReplayVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let word = arguments.words.first else {
      let isBehind = arguments.words.isEmpty && !arguments.command.isEmpty
      throw UsageError(
        "'replay' takes one script",
        remedy: isBehind
          ? "put it in front of '--': everything behind that belongs to the driver"
          : "put a script given as text in quotes")
    }
    let script = try script(word)
    let engine = try EngineChoice(arguments).start(arguments)
    defer { engine.stop() }
    let assumptions = Assumptions(judging: engine.description)
    let expected = World.expectations(of: script, assumptions: assumptions)
    let earlier = try earlierScripts(arguments)
    if !earlier.isEmpty, let code = show(script, after: earlier, on: engine) { return code }
    let examiner = Examiner(engine)
    var trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let pairs = trial.trace == nil ? PairedTrials() : PairedTrials(of: script, by: examiner)
    trial.judgement.problems += pairs.broken.map(\.problem)
    trial.judgement.tally.add(pairs.tally)
    show(script, expected, trial, assumptions, withRules: arguments.has("verbose"))
    pairs.broken.filter { $0.variant != script }.forEach(show)
    if let why = trial.gone {
      Terminal.print("the engine could not be started again: \(why.terminal)")
    }
    if let law = pairs.unanswered {
      Terminal.print("the engine gave no answer when the law \(law) was tried")
    }
    return conclude(script, trial, isComplete: trial.gone == nil && pairs.unanswered == nil)
  }

  /// Shows a script as an engine answers it, by itself, and says what is to be thought of it.
  static func judge(_ script: Script, by engine: any Engine) -> ExitCode {
    let assumptions = Assumptions(judging: engine.description)
    let expected = World.expectations(of: script, assumptions: assumptions)
    let examiner = Examiner(engine)
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    show(script, expected, trial, assumptions, withRules: false)
    return conclude(script, trial, isComplete: trial.gone == nil)
  }

  /// The scripts to be carried out before, in order.
  private static func earlierScripts(_ arguments: Arguments) throws(UsageError) -> [Script] {
    var scripts: [Script] = []
    for word in arguments.all("after") { scripts += try self.scripts(word) }
    return scripts
  }

  /// Shows whether a script is answered differently behind others than in a fresh engine.
  ///
  /// - Returns: The code to end with, or nil when there is no difference.
  private static func show(
    _ script: Script, after earlier: [Script], on engine: any Engine
  ) -> ExitCode? {
    let count = earlier.count == 1 ? "an earlier script" : "\(earlier.count) earlier scripts"
    guard let pair = StateLeak(of: script, after: earlier, on: engine) else {
      Terminal.print(
        "the engine does not get past \(count), or not past the script when it is fresh")
      engine.restart()
      return nil
    }
    guard let problem = pair.problem else {
      Terminal.print("the script is answered behind \(count) as in a fresh engine")
      engine.restart()
      return nil
    }
    for (place, row) in pair.rows.enumerated() {
      Terminal.print("\(place + 1)  \(row.step)")
      guard row.differs else { continue }
      Terminal.print("       \(problem.kind.rawValue)")
      Terminal.print("       expected  \(row.expected.terminal)")
      Terminal.print("       actual    \(row.actual.terminal)")
    }
    Terminal.print("behind \(count), step \(problem.step + 1) is answered differently")
    return .violated
  }

  /// A script given as a file, as `-` for standard input, or as text.
  static func script(_ word: String) throws(UsageError) -> Script {
    let scripts = try scripts(word)
    guard scripts.count == 1, let script = scripts.first else {
      throw UsageError(
        "there are \(scripts.count) scripts here where one is meant",
        remedy: "take out the lines '---', or name a file with one script")
    }
    return script
  }

  /// One or more scripts, given as a file, as `-` for standard input, or as text.
  static func scripts(_ word: String) throws(UsageError) -> [Script] {
    var place = "the script"
    var text = word
    if word == "-" {
      var lines: [String] = []
      while let line = Terminal.readLine() { lines.append(String(decoding: line, as: UTF8.self)) }
      text = lines.joined(separator: "\n")
      place = "standard input"
    } else if Files.exists(word) {
      text = try Files.read(word)
      place = word
    } else if word.hasSuffix(".script") {
      throw UsageError(
        "there is no file '\(word)'",
        remedy: "a report has its scripts in 'findings', such as 'my-report/findings/F1.script'")
    }
    let scripts: [Script]
    do throws(ScriptError) {
      scripts = try Script.several(parsing: text)
    } catch {
      throw UsageError("\(place), \(error)")
    }
    for (number, script) in scripts.enumerated() {
      guard let problem = script.firstProblem() else { continue }
      let which = scripts.count == 1 ? "" : "script \(number + 1), "
      throw UsageError("\(place), \(which)\(problem)")
    }
    return scripts
  }

  private static func show(
    _ script: Script, _ expected: ExpectedTrace, _ trial: Trial, _ assumptions: Assumptions,
    withRules isVerbose: Bool
  ) {
    let width = script.steps.map { $0.description.count }.max() ?? 0
    let problems = trial.judgement.problems
    // An engine can fail at a script without steps, which has no line to say it under.
    if script.steps.isEmpty { problems.forEach(show) }
    for (index, step) in script.steps.enumerated() {
      let number = String(index + 1)
      let text = step.description
      let outcome = trial.trace.map { $0.outcomes[index].text.terminal } ?? "no answer"
      Terminal.print(
        String(repeating: " ", count: max(0, 3 - number.count)) + number + "  " + text
          + String(repeating: " ", count: min(60, width) - min(text.count, min(60, width)) + 2)
          + outcome)
      let wrong = problems.filter { $0.step == index }
      for problem in wrong { show(problem) }
      if isVerbose, let reason = trial.trace?.outcomes[index].answer.reason {
        Terminal.print("       it says   \(reason.terminal)")
      }
      let rules = expected.reasons.rules(in: expected.steps[index].why)
      if wrong.isEmpty, let trace = trial.trace {
        show(expected.steps[index].pattern, besides: trace.outcomes[index].answer)
        if isVerbose, !rules.isEmpty {
          let names = rules.map(\.description).joined(separator: ", ")
          Terminal.print("       rests on  \(names)")
        }
      }
      let open = expected.steps[index].openness(rules, assumptions)
      let isSaid = !problems.isEmpty && expected.steps[index].weakened != .beyondReference
      if let open, isVerbose || step.isQuery || isSaid { Terminal.print("       \(open)") }
    }
  }

  /// Shows what was expected where that does not read the same as what was answered.
  private static func show(_ pattern: AnswerPattern, besides answer: Answer) {
    if case .undecided = pattern { return }
    if answer.text == "\(pattern)" { return }
    Terminal.print("       expected  \(pattern)")
  }

  /// Shows the script besides which another one was answered differently.
  private static func show(_ broken: PairedTrials.Broken) {
    Terminal.print("the other script of the law \(broken.law):")
    Terminal.print("  " + broken.variant.oneLine)
  }

  private static func show(_ problem: Problem) {
    Terminal.print("       \(problem.kind.rawValue)" + (problem.law.map { ", law \($0)" } ?? ""))
    Terminal.print("       expected  \(problem.expected.terminal)")
    Terminal.print("       actual    \(problem.actual.terminal)")
    let rules = problem.suspects.map(\.description).joined(separator: ", ")
    if !rules.isEmpty { Terminal.print("       rests on  \(rules)") }
  }

  private static func conclude(_ script: Script, _ trial: Trial, isComplete: Bool) -> ExitCode {
    let problems = trial.judgement.problems
    guard let first = problems.min(by: { $0.step < $1.step }) else {
      guard isComplete else {
        Terminal.print("\(script.steps.count) steps, no verdict")
        return .inconclusive
      }
      let compared = trial.judgement.tally.counts.values.count { $0.exercised > 0 }
      let refused = trial.judgement.unsupported.count
      if refused > 0, compared == 0 {
        Terminal.print(
          "\(script.steps.count) steps, no verdict: "
            + "\(refused) refused, and no rule put to the test")
        return .inconclusive
      }
      let without = refused == 0 ? "" : " without the \(refused) that the engine refused"
      Terminal.print(
        "\(script.steps.count) steps, nothing wrong\(without); "
          + "\(compared) rules put to the test")
      return .holds
    }
    let place = script.steps.isEmpty ? "" : "; first at step \(first.step + 1)"
    let violations = problems.filter(\.kind.isViolation)
    let reported = violations.filter { $0.isReportedOnly(by: trial.judgement.tally) }
    let note = reported.isEmpty ? "" : "; only reported, no failure: \(reported.count)"
    Terminal.print("\(script.steps.count) steps, \(problems.count) wrong\(place)\(note)")
    if violations.isEmpty { return .inconclusive }
    return violations.count == reported.count ? .holds : .violated
  }
}

extension Problem {
  /// Tells whether the rule that a run would file the problem under is one that never fails a run.
  fileprivate func isReportedOnly(by tally: Tally) -> Bool {
    let blamed = Blame(tally, CaseResults()).ranking(of: suspects).first
    guard let rule = blamed.flatMap(Catalogue.rule) else { return false }
    return rule.standing != .asserted
  }
}

extension Expected {
  /// Why any answer is right, or more than one; nil where a single one is.
  fileprivate func openness(_ rules: [RuleID], _ assumptions: Assumptions) -> String? {
    switch weakened {
    case OpenItem.beyondReference?:
      if let missing = rules.compactMap({ $0.missingProfile(assumptions) }).first { return missing }
      return "not asserted: \(OpenItem.beyondReference.explanation ?? "")"
    case let open?: return "open: \(open)" + (open.explanation.map { ", \($0)" } ?? "")
    case nil: break
    }
    if case .undecided = pattern {
      return "not asserted: "
        + (answer.reason?.terminal ?? "the reference does not decide the step")
    }
    return nil
  }
}

extension RuleID {
  /// Says that the rule holds under a profile that is not on; nil where that keeps it from nothing.
  fileprivate func missingProfile(_ assumptions: Assumptions) -> String? {
    guard let profile = Catalogue.rule(self)?.profile,
      assumptions.standing(of: profile) != .asserted
    else { return nil }
    return "not asserted: \(self) holds under the profile \(profile.rawValue), which is not on"
  }
}
