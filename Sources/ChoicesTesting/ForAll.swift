public import Choices

/// Looks for a value for which an expectation fails, and reports the simplest one, once for each line that
/// fails.
///
/// The test or its suite needs the trait `.properties`. The value that is reported makes the body record its
/// issues once more, so the messages are those of the expectations themselves.
///
/// - Parameters:
///   - generator: Draws the values.
///   - name: The name of the value in messages.
///   - settings: How far the check goes; from the environment unless given.
///   - fileID: The file of the check, as issues name it.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
///   - body: Expects something of a value; an error that it throws is a failure.
public func forAll<Value>(
  _ generator: Generator<Value>, as name: String = "value",
  settings: CheckSettings = CheckSettings(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping (Value) throws -> Void
) {
  let place = CheckPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ValueRun(place: place, settings: settings) { ["\(name): \($0)"] }.check(generator, body)
}

/// Looks for two values for which an expectation fails, as `forAll` does for one.
///
/// - Parameters:
///   - firstName: The name of the first value in messages.
///   - first: Draws the first value.
///   - secondName: The name of the second value.
///   - second: Draws the second value.
///   - settings: How far the check goes; from the environment unless given.
///   - fileID: The file of the check, as issues name it.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
///   - body: Expects something of the values.
public func forAll<First, Second>(
  _ firstName: String, _ first: Generator<First>, _ secondName: String, _ second: Generator<Second>,
  settings: CheckSettings = CheckSettings(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping (First, Second) throws -> Void
) {
  let place = CheckPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ValueRun(place: place, settings: settings) {
    ["\(firstName): \($0.0)", "\(secondName): \($0.1)"]
  }
  .check(first.and(second)) { try body($0.0, $0.1) }
}

/// Looks for a value for which an expectation of an asynchronous body fails, as `forAll` does for one that is
/// not.
///
/// The body runs where the test runs, such as on the main actor; the search has a thread of its own. When the
/// task of the test is cancelled, the check ends.
///
/// - Parameters:
///   - generator: Draws the values.
///   - name: The name of the value in messages.
///   - settings: How far the check goes; from the environment unless given.
///   - isolation: Where the body runs.
///   - fileID: The file of the check, as issues name it.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
///   - body: Expects something of a value.
public func forAll<Value: Sendable>(
  _ generator: Generator<Value>, as name: String = "value",
  settings: CheckSettings = CheckSettings(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: nonisolated(nonsending) @escaping (Value) async throws -> Void
) async {
  let place = CheckPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await ValueRun(place: place, settings: settings) { ["\(name): \($0)"] }.check(generator, body)
}

/// One check of a property of values.
private struct ValueRun<Value> {
  let place: CheckPlace
  let settings: CheckSettings
  /// The value under the names under which it was drawn.
  let lines: (Value) -> [String]

  func check(_ generator: Generator<Value>, _ body: (Value) throws -> Void) {
    guard place.isReady() else { return }
    let (settings, trial) = (settings, CaseTrial(settings))
    let watchdog = Watchdog(over: place.name, limit: settings.caseLimit)
    defer { watchdog?.stop() }
    withoutActuallyEscaping(body) { body in
      let test = ValueCheck(generator: generator, trial: trial, watchdog: watchdog) { value in
        trial.complaint { try body(value) }
      }
      let search = SequenceSearch(
        of: test, settings.options(isOfValues: true), saved: settings.saved(for: place.test))
      let report = report(search.run())
      report.settle()
      for failure in report.report.failures {
        guard let value = failure.commands.first else { continue }
        let notes = IssueNotes()
        let error: (any Error)? = IssueCapture.$mode.withValue(
          .report(report.comment(on: failure), notes)
        ) {
          do {
            try body(value)
            return nil
          } catch {
            return error
          }
        }
        report.report(failure, notes, error)
      }
    }
  }

  func check(
    isolation: isolated (any Actor)? = #isolation, _ generator: Generator<Value>,
    _ body: nonisolated(nonsending) @escaping (Value) async throws -> Void
  ) async where Value: Sendable {
    guard place.isReady() else { return }
    let (settings, trial) = (settings, CaseTrial(settings))
    let watchdog = Watchdog(over: place.name, limit: settings.caseLimit)
    defer { watchdog?.stop() }
    let saved = settings.saved(for: place.test)
    let found = await searchApart { (ask: @escaping (Value) -> String??, goesOn) in
      let test = ValueCheck(generator: generator, trial: trial, watchdog: watchdog) { value in
        ask(value) ?? nil
      }
      var options = settings.options(isOfValues: true)
      let isInTime = options.goesOn
      options.goesOn = { isInTime() && goesOn() }
      return SequenceSearch(of: test, options, saved: saved).run()
    } answer: { value in
      await trial.complaint { try await body(value) }
    }
    let report = report(found)
    report.settle()
    for failure in found.failures {
      guard let value = failure.commands.first else { continue }
      let notes = IssueNotes()
      let error: (any Error)? = await IssueCapture.$mode.withValue(
        .report(report.comment(on: failure), notes)
      ) {
        do {
          try await body(value)
          return nil
        } catch {
          return error
        }
      }
      report.report(failure, notes, error)
    }
  }

  private func report(_ report: SearchReport<Value>) -> CheckReport<Value> {
    CheckReport(report: report, settings: settings, place: place) { failure in
      let simplest = failure.commands.first.map(lines) ?? []
      let first = failure.original.first.map(lines) ?? []
      return simplest + (first == simplest ? [] : first.map { "at first, \($0)" })
    }
  }
}
