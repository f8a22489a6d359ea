import Dispatch
import Synchronization

/// A watch over scripts that may never end: nothing but the end of the process can end an engine of this process.
final class HangWatch: Sendable {
  /// When the present script is late; nil while none runs.
  private let deadline = Mutex<ContinuousClock.Instant?>(nil)
  private let limit: Duration
  private let onHang: @Sendable () -> Void

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - limit: How long a script may take.
  ///   - onHang: Called once for a script that takes longer, on a thread of its own.
  init(limit: Duration, onHang: @escaping @Sendable () -> Void) {
    (self.limit, self.onHang) = (limit, onHang)
    lookAgain()
  }

  /// Notes that a script begins.
  func begin() { deadline.withLock { $0 = ContinuousClock.now + limit } }

  /// Notes that no script is running.
  func end() { deadline.withLock { $0 = nil } }

  /// Looks at the clock after a while, as long as anybody has the watch.
  private func lookAgain() {
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self else { return }
      if isLate {
        end()
        onHang()
      }
      lookAgain()
    }
  }

  private var isLate: Bool {
    deadline.withLock { deadline in deadline.map { $0 < ContinuousClock.now } ?? false }
  }

  private static let interval = DispatchTimeInterval.milliseconds(200)
}
