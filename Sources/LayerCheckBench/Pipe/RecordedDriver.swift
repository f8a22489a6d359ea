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

  /// Answers what comes in at standard input until it ends, or until there is no answer.
  mutating func serve() {
    while let line = readLine(), let answer = answer(to: line.utf8) {
      print(String(decoding: answer, as: UTF8.self))
      fflush(stdout)
    }
  }
}
