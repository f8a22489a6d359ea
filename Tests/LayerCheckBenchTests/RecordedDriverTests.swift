import Engines
import LayerScript
import Testing
import Wire

@testable import LayerCheckBench

/// The driver that has its answers ready.
struct RecordedDriverTests {
  @Test func answersTheFirstMessageAsTheReferenceDoes() throws {
    var driver = RecordedDriver(answering: [])
    let hello = Request(number: 1, .hello(protocols: [Request.protocolVersion], suite: "suite"))
    let answer = driver.answer(to: Json(hello).bytes)
    guard case .hello(let description) = try reply(answer).content else {
      Issue.record("the answer is no 'hello'")
      return
    }
    #expect(description == WorldEngine().description)
  }

  @Test func answersTheScriptsOfACampaignInTheirOrderWithoutReadingThem() throws {
    let runs = try ["new l1; get l1.frame", "get transaction.animationDuration"].map {
      WorldEngine().run(try Script(parsing: $0))
    }
    var driver = RecordedDriver(answering: runs)
    for number in 1...2 {
      let message = Request(number: number, .runUnchecked(.array([])))
      _ = driver.answer(to: Json(message).bytes)
    }
    for (index, run) in runs.enumerated() {
      let answer = driver.answer(to: Array("nonsense".utf8))
      let reply = try reply(answer)
      #expect(reply.number == index + 3)
      guard case .trace(let trace) = reply.content else {
        Issue.record("the answer is no trace")
        return
      }
      #expect(EngineRun.trace(trace) == run)
    }
    let none = driver.answer(to: Array("nonsense".utf8))
    #expect(none == nil)
  }

  private func reply(_ answer: [UInt8]?) throws -> Reply {
    try Reply(Json(parsing: try #require(answer)))
  }
}
