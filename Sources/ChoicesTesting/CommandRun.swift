import Choices
import Testing

/// One check of a system with a state.
struct CommandRun<Machine: StateMachine> {
  let place: CheckPlace
  let settings: CheckSettings
  let length: Int

  var options: SearchOptions {
    var options = settings.options(isOfValues: false)
    options.length = length
    return options
  }

  func report(_ report: SearchReport<Machine.Command>) -> CheckReport<Machine.Command> {
    CheckReport(report: report, settings: settings, place: place) { failure in
      failure.commands.enumerated().map { "\($0.offset + 1)  \($0.element)" }
        + ["\(failure.original.count) commands at first"]
    }
  }
}

extension CommandRun where Machine: SystemTest {
  /// Searches on the present thread.
  func check(_ test: Machine) {
    let trial = CaseTrial(settings)
    let watchdog = Watchdog(over: place.name, limit: settings.caseLimit)
    defer { watchdog?.stop() }
    let check = CommandCheck<Machine, Machine.System>(
      base: test, trial: trial, watchdog: watchdog,
      make: { (test.makeSystem(), nil) },
      complaint: { command, system, state in
        var said: String?
        let seen = trial.complaint { said = test.check(command, on: &system, after: state) }
        return seen ?? said
      },
      signature: { commands, complaint in test.signature(of: commands, complaint: complaint) })
    let report = report(
      SequenceSearch(of: check, options, saved: settings.saved(for: place.test)).run())
    report.settle()
    for failure in report.report.failures {
      let notes = IssueNotes()
      let comment = report.comment(on: failure)
      let said = IssueCapture.$mode.withValue(.report(comment, notes)) {
        test.run(failure.commands)?.complaint
      }
      if notes.first == nil, let said {
        Issue.record("\(said)\n\(comment)", sourceLocation: place.location)
      } else {
        report.report(failure, notes, nil)
      }
    }
  }
}

extension CommandRun where Machine: AsyncSystemTest {
  /// What a search asks the task of the test.
  private enum Question {
    case make
    case perform(Machine.Command, Machine.System, Machine.State)
  }

  private struct Answer {
    var system: Machine.System?
    var complaint: String?
  }

  /// Searches on a thread of its own.
  func checkApart(
    isolation: isolated (any Actor)? = #isolation, _ test: Machine
  ) async {
    let trial = CaseTrial(settings)
    let watchdog = Watchdog(over: place.name, limit: settings.caseLimit)
    defer { watchdog?.stop() }
    let (options, saved) = (options, settings.saved(for: place.test))
    let found = await searchApart { (ask: @escaping (Question) -> Answer?, goesOn) in
      var options = options
      let isInTime = options.goesOn
      options.goesOn = { isInTime() && goesOn() }
      let check = CommandCheck<Machine, Machine.System>(
        base: test, trial: trial, watchdog: watchdog,
        make: { ask(.make).map { ($0.system, $0.complaint) } ?? (nil, nil) },
        complaint: { command, system, state in ask(.perform(command, system, state))?.complaint },
        signature: { _, _ in nil })
      return SequenceSearch(of: check, options, saved: saved).run()
    } answer: { question in
      await answer(question, test, trial)
    }
    await report(found, test)
  }

  private func answer(
    isolation: isolated (any Actor)? = #isolation, _ question: Question, _ test: Machine,
    _ trial: CaseTrial
  ) async -> Answer {
    var answer = Answer()
    switch question {
    case .make:
      answer.complaint = await trial.complaint { answer.system = try await test.makeSystem() }
    case .perform(let command, let system, let state):
      answer.complaint = await trial.complaint {
        try await test.perform(command, on: system, after: state)
      }
    }
    return answer
  }

  private func report(
    isolation: isolated (any Actor)? = #isolation, _ found: SearchReport<Machine.Command>,
    _ test: Machine
  ) async {
    let report = report(found)
    report.settle()
    for failure in found.failures {
      let notes = IssueNotes()
      let error: (any Error)? = await IssueCapture.$mode.withValue(
        .report(report.comment(on: failure), notes)
      ) {
        do {
          let system = try await test.makeSystem()
          var state = test.initialState
          for command in failure.commands {
            test.advance(&state, by: command)
            try await test.perform(command, on: system, after: state)
          }
          return nil
        } catch {
          return error
        }
      }
      report.report(failure, notes, error)
    }
  }
}
