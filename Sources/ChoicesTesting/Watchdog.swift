import Foundation
import Synchronization

/// Watches over cases that may never return: it names such a case on standard error and ends the process,
/// because nothing else can end a case.
final class Watchdog: Sendable {
  private struct Watched {
    var start: ContinuousClock.Instant?
    var text = ""
    var isOver = false
  }

  private let watched = Mutex(Watched())
  /// How long a case may take before the process ends.
  private let patience: Duration
  private let name: String
  /// What becomes of a case that is late.
  private let bark: @Sendable (String) -> Void

  /// Creates a watchdog that is awake; nil where a case may take any time.
  convenience init?(over name: String, limit: Duration?) {
    guard let limit else { return nil }
    self.init(over: name, patience: Swift.max(limit * 10, .seconds(1))) { message in
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  /// Creates a watchdog that is awake.
  ///
  /// - Parameters:
  ///   - name: What the cases belong to.
  ///   - patience: How long a case may take.
  ///   - bark: Hears of a case that takes longer, once.
  init(over name: String, patience: Duration, _ bark: @escaping @Sendable (String) -> Void) {
    (self.name, self.patience, self.bark) = (name, patience, bark)
    let thread = Thread { [self] in watch() }
    thread.start()
  }

  /// Notes that a case begins, or a step of it.
  func begin(_ start: ContinuousClock.Instant, _ text: @autoclosure () -> String) {
    let text = text()
    watched.withLock { ($0.start, $0.text) = (start, text) }
  }

  /// Notes that a case has returned.
  func end() {
    watched.withLock { $0.start = nil }
  }

  /// Lets the watchdog sleep for ever.
  func stop() {
    watched.withLock { $0.isOver = true }
  }

  private func watch() {
    while true {
      Thread.sleep(forTimeInterval: 0.05)
      let (isOver, late) = watched.withLock { watched in
        (
          watched.isOver,
          watched.start.flatMap { ContinuousClock.now - $0 > patience ? watched.text : nil }
        )
      }
      if isOver { return }
      guard let late else { continue }
      return bark("\(name): a case has not returned within \(patience): \(late)")
    }
  }
}
