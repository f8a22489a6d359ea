import Engines
import Synchronization
import Testing

/// Work that is handed out to threads.
struct ThreadsTests {
  @Test(arguments: [(0, 3), (1, 3), (50, 1), (50, 3), (2, 50)])
  func performsEachNumberOnceOnOneOfTheWorkers(count: Int, workers: Int) {
    let calls = Mutex<[(number: Int, worker: Int)]>([])
    Threads.perform(count, on: workers) { number, worker in
      calls.withLock { $0.append((number, worker)) }
    }
    let done = calls.withLock { $0 }
    #expect(done.map(\.number).sorted() == Array(0..<count))
    #expect(done.allSatisfy { (0..<workers).contains($0.worker) })
  }

  @Test func eachWorkerBeginsWithItsOwnNumber() {
    let first = Mutex<[Int: Int]>([:])
    Threads.perform(20, on: 4) { number, worker in
      first.withLock { if $0[worker] == nil { $0[worker] = number } }
    }
    #expect(first.withLock { $0 } == [0: 0, 1: 1, 2: 2, 3: 3])
  }

  @Test func eachWorkerDoesOneThingAtATime() {
    let busy = Mutex<Set<Int>>([])
    let overlaps = Mutex(0)
    Threads.perform(200, on: 4) { _, worker in
      if !busy.withLock({ $0.insert(worker).inserted }) { overlaps.withLock { $0 += 1 } }
      busy.withLock { _ = $0.remove(worker) }
    }
    #expect(overlaps.withLock { $0 } == 0)
  }

  @Test func mapsValuesInTheirOrder() {
    let squares = Threads.map(Array(1...20)) { (number: Int) -> Int in number * number }
    #expect(squares == (1...20).map { (number: Int) -> Int in number * number })
    #expect(Threads.map([Int]()) { $0 }.isEmpty)
  }
}
