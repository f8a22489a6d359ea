import Foundation
import Synchronization

/// Runs a search on a thread of its own and answers what it asks on the present task.
///
/// Cases that wait for something would otherwise hold a thread that others need to go on.
///
/// - Parameters:
///   - isolation: Where questions are answered.
///   - search: The search; it is handed a function that asks, and is answered nil once the task of the test
///     was cancelled, and one that says whether it is to go on.
///   - answer: Answers a question.
/// - Returns: What the search came to.
func searchApart<Question, Answer, Outcome>(
  isolation: isolated (any Actor)? = #isolation,
  _ search:
    @escaping (
      _ ask: @escaping (Question) -> Answer?, _ goesOn: @escaping @Sendable () -> Bool
    ) -> Outcome,
  answer: nonisolated(nonsending) (Question) async -> Answer
) async -> Outcome {
  let exchange = Exchange<Question, Answer, Outcome>()
  let search = Handed(search)
  let thread = Thread {
    exchange.end(with: search.value(exchange.ask, { exchange.goesOn }))
  }
  thread.stackSize = 8 << 20
  thread.start()
  for await _ in exchange.questions {
    guard let question = exchange.takeQuestion() else { continue }
    exchange.reply(await answer(question))
  }
  return exchange.outcome()
}

/// A value that is handed from one thread to another, and used by one of them at a time.
private final class Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What a search and the task of its test hand each other: one question, then one answer.
///
/// Whoever waits holds nothing that the other uses, so what is handed over is used by one at a time.
private final class Exchange<Question, Answer, Outcome>: @unchecked Sendable {
  /// Says that there is a question; ends with the search, or with the task.
  let questions: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private let condition = NSCondition()
  private var question: Question?
  private var answer: Answer?
  private var isClosed = false
  private var result: Outcome?

  init() {
    (questions, signal) = AsyncStream<Void>.makeStream()
  }

  var goesOn: Bool {
    condition.withLock { !isClosed }
  }

  /// Asks and waits for the answer; nil where nobody answers any more.
  func ask(_ question: Question) -> Answer? {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed else { return nil }
    self.question = question
    signal.yield()
    while answer == nil, !isClosed { condition.wait() }
    defer { answer = nil }
    return answer
  }

  func takeQuestion() -> Question? {
    condition.withLock {
      defer { question = nil }
      return question
    }
  }

  func reply(_ answer: Answer) {
    condition.withLock {
      self.answer = answer
      condition.signal()
    }
  }

  func end(with outcome: Outcome) {
    condition.withLock {
      result = outcome
      isClosed = true
      condition.signal()
    }
    signal.finish()
  }

  /// What the search came to; it ends at once where nobody answers any more.
  func outcome() -> Outcome {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
    while true {
      if let result { return result }
      condition.wait()
    }
  }
}
