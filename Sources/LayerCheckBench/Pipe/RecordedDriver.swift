import Engines
import LayerScript
import Wire

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A driver that has all its answers ready: a campaign against it spends its time on its own side of the
/// pipe.
///
/// It answers the first messages, in which it is asked who it is and what it does not know, as the
/// reference does, and the n-th script after them with what the reference answered to the n-th script of
/// the campaign that it was made from. It does not look at what it is asked.
struct RecordedDriver {
  /// The messages before the first script of a campaign: `hello`, and one with steps that do not exist.
  private static let messagesBefore = 2

  private let server = ProtocolServer.reference()
  private let answers: [[UInt8]]
  private var number = 0

  /// Creates a driver that answers the scripts of a campaign.
  ///
  /// - Parameter runs: What came of them when an engine carried them out, in their order.
  init(answering runs: [EngineRun]) {
    answers = runs.enumerated().map { index, run in
      let number = Self.messagesBefore + index + 1
      guard case .trace(let trace) = run else {
        return Json(Reply(number: number, .error("the engine did not answer"))).bytes
      }
      return Json(Reply(number: number, .trace(trace))).bytes
    }
  }

  /// The answer to the next message; nil when there is none.
  mutating func answer(to line: some Collection<UInt8>) -> [UInt8]? {
    defer { number += 1 }
    if number < Self.messagesBefore { return server.answer(to: Array(line)) }
    let index = number - Self.messagesBefore
    return answers.indices.contains(index) ? answers[index] : nil
  }

  /// Answers what comes in at standard input until it ends.
  mutating func serve() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var pending: [UInt8] = []
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        pending += rest[..<end]
        rest = rest[(end + 1)...]
        guard let answer = answer(to: pending) else { return }
        Self.write(answer + [UInt8(ascii: "\n")])
        pending.removeAll(keepingCapacity: true)
      }
      pending += rest
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
        #endif
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
