/// Several workers, in tasks or in threads.
extension SearchLoop
where
  Client: Sendable, Client.Notebook: Sendable, Client.Failure: Sendable, Client.Shrunk: Sendable
{
  /// Carries the search to its end in several tasks.
  ///
  /// - Parameters:
  ///   - workers: What carries out the cases; worker `w` takes every part whose place is `w` modulo
  ///     their number.
  ///   - observe: Hears after each batch how far the search is.
  public mutating func run(
    onEach workers: [Client.Worker], observe: (inout SearchLoop) -> Void = { _ in }
  ) async where Client.Worker: Sendable {
    while let batch = next() {
      absorb(await carryOut(batch, workers))
      observe(&self)
    }
  }

  private func carryOut(
    _ batch: SearchBatch<Client>, _ workers: [Client.Worker]
  ) async -> SearchBatch<Client> where Client.Worker: Sendable {
    let (goesOn, stopsAtFailure) = (options.goesOn, options.stopsAtFailure)
    return await withTaskGroup(of: [(place: Int, part: SearchPart<Client>)].self) { group in
      for (number, worker) in workers.enumerated() {
        let owned = stride(from: number, to: batch.parts.count, by: workers.count).map {
          (place: $0, part: batch.parts[$0])
        }
        group.addTask {
          var done = owned
          for place in done.indices {
            done[place].part.carryOut(on: worker, while: goesOn)
            if stopsAtFailure, done[place].part.hasFailed { break }
          }
          return done
        }
      }
      var all = batch
      for await done in group {
        for entry in done { all.parts[entry.place] = entry.part }
      }
      return all
    }
  }

  /// Carries the search to its end in threads that somebody else provides, without leaving the present
  /// one between batches.
  ///
  /// - Parameters:
  ///   - workers: What carries out the cases; each is used by one thread at a time.
  ///   - goesOn: Asked before every case; the search ends when it says no.
  ///   - perform: Calls a function with each number of a part below a count, and with the number of the
  ///     worker that has nothing else to do, below another count; returns when all calls have.
  ///   - observe: Hears after each batch how far the search is.
  public mutating func run(
    onEach workers: [Client.Worker], while goesOn: @escaping @Sendable () -> Bool,
    through perform: (
      _ parts: Int, _ workers: Int, _ work: @escaping @Sendable (_ part: Int, _ worker: Int) -> Void
    ) -> Void,
    observe: (inout SearchLoop) -> Void = { _ in }
  ) {
    let workers = workers.map { Lent($0) }
    while var batch = next() {
      let parts = batch.parts.map { Lent($0) }
      batch.parts = []
      perform(parts.count, workers.count) { part, worker in
        parts[part].value.carryOut(on: workers[worker].value, while: goesOn)
      }
      batch.parts = parts.map(\.value)
      absorb(batch)
      observe(&self)
    }
  }
}

/// A value that one thread at a time may use: each part of a batch, and each worker.
private final class Lent<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
