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
      absorb(await Self.carryOut(batch, workers, while: options.goesOn))
      observe(&self)
    }
  }

  private static func carryOut(
    _ batch: SearchBatch<Client>, _ workers: [Client.Worker],
    while goesOn: @escaping @Sendable () -> Bool
  ) async -> SearchBatch<Client> where Client.Worker: Sendable {
    await withTaskGroup(of: [(place: Int, part: SearchPart<Client>)].self) { group in
      for (number, worker) in workers.enumerated() {
        let owned = stride(from: number, to: batch.parts.count, by: workers.count).map {
          (place: $0, part: batch.parts[$0])
        }
        group.addTask {
          var done = owned
          for place in done.indices { done[place].part.carryOut(on: worker, while: goesOn) }
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
  ///   - perform: Calls a function with each number below a count at the same time, and returns when
  ///     all calls have.
  ///   - observe: Hears after each batch how far the search is.
  public mutating func run(
    onEach workers: [Client.Worker], while goesOn: @escaping @Sendable () -> Bool,
    through perform: (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void,
    observe: (inout SearchLoop) -> Void = { _ in }
  ) {
    let shares = workers.map { WorkerShare<Client>($0) }
    while var batch = next() {
      let count = batch.parts.count
      for (place, part) in batch.parts.enumerated() {
        shares[place % shares.count].parts.append(part)
      }
      batch.parts = []
      perform(Swift.min(shares.count, count)) { shares[$0].carryOut(while: goesOn) }
      // In the order of the batch again, whoever carried them out.
      let done = shares.map { $0.handBack() }
      batch.parts = (0..<count).map { done[$0 % shares.count][$0 / shares.count] }
      absorb(batch)
      observe(&self)
    }
  }
}

/// The parts of a batch that one worker carries out.
///
/// Used by one thread at a time: by the one that carries the parts out, and before and after by the one
/// that waits for it.
private final class WorkerShare<Client: SearchClient>: @unchecked Sendable {
  private let worker: Client.Worker
  var parts: [SearchPart<Client>] = []

  init(_ worker: Client.Worker) {
    self.worker = worker
  }

  func carryOut(while goesOn: @escaping () -> Bool) {
    for place in parts.indices { parts[place].carryOut(on: worker, while: goesOn) }
  }

  func handBack() -> [SearchPart<Client>] {
    defer { parts = [] }
    return parts
  }
}
