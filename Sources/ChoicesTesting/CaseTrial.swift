import Testing

/// Carries out cases while their expectations are noted, and says of each what is wrong.
struct CaseTrial: Sendable {
  /// How long a case may take; nil for any time.
  let limit: Duration?
  /// Tells the time.
  let now: @Sendable () -> ContinuousClock.Instant

  /// Creates a trial of cases by the limit and the clock of some settings.
  init(_ settings: CheckSettings) {
    (limit, now) = (settings.caseLimit, settings.now)
  }

  /// What is said of a case that takes longer than it may.
  static let tooLong = "the case took longer than its limit"

  /// Says what is wrong with what a function does: the first expectation that failed, or the error.
  func complaint(_ body: () throws -> Void) -> String? {
    let notes = IssueNotes()
    let error: (any Error)? = IssueCapture.$mode.withValue(.note(notes)) {
      do {
        try body()
        return nil
      } catch {
        return error
      }
    }
    return notes.first ?? error.map(Self.text)
  }

  /// Says what is wrong with what an asynchronous function does.
  func complaint(
    isolation: isolated (any Actor)? = #isolation,
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async -> String? {
    let notes = IssueNotes()
    let error: (any Error)? = await IssueCapture.$mode.withValue(.note(notes)) {
      do {
        try await body()
        return nil
      } catch {
        return error
      }
    }
    return notes.first ?? error.map(Self.text)
  }

  /// Whether a case that began at an instant has taken longer than it may.
  func isOver(since start: ContinuousClock.Instant) -> Bool {
    limit.map { now() - start > $0 } ?? false
  }

  private static func text(_ error: any Error) -> String {
    error is ExpectationFailedError ? "an expectation" : "threw \(error)"
  }
}
