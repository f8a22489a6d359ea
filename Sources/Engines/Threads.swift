import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads for work that waits for other processes, which tasks must not do.
public enum Threads {
  /// Calls a function with each number below a count, at most so many at the same time, and returns when
  /// all calls have.
  ///
  /// Each worker begins with the number that is its own; the numbers behind those are handed out in their
  /// order, each to the first worker that has nothing to do. The first worker is the present thread. What
  /// is meant for threads that the system does not give, it does as well.
  ///
  /// - Parameters:
  ///   - count: How many calls to make.
  ///   - workers: How many calls to make at the same time.
  ///   - work: The function; it gets the number, and the number of the worker, which is below `workers`.
  public static func perform(
    _ count: Int, on workers: Int,
    _ work: @escaping @Sendable (_ number: Int, _ worker: Int) -> Void
  ) {
    let workers = min(count, workers)
    let numbers = NumberDispenser(workers..<max(count, workers))
    let body: @Sendable (Int) -> Void = { worker in
      work(worker, worker)
      while let number = numbers.next() { work(number, worker) }
    }
    var threads: [pthread_t] = []
    for worker in stride(from: 1, to: workers, by: 1) {
      if let thread = start({ body(worker) }) { threads.append(thread) } else { work(worker, 0) }
    }
    if workers > 0 { body(0) }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Makes something of each of some values, all at the same time.
  ///
  /// - Parameters:
  ///   - values: The values; each is used by one thread at a time.
  ///   - transform: The function.
  /// - Returns: What came of each value, in their order.
  public static func map<Value, Result>(
    _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    let entries = values.map { ThreadValues<Value, Result>($0) }
    perform(entries.count, on: entries.count) { number, _ in
      entries[number].result = transform(entries[number].value)
    }
    return entries.compactMap(\.result)
  }

  /// Calls a function on a thread whose stack has room for trees as deep as a script can make them, and
  /// returns when it has.
  ///
  /// Where the system gives no such thread, it is called on the present one.
  public static func performDeep(_ work: @escaping @Sendable () -> Void) {
    guard let thread = start(work) else { return work() }
    pthread_join(thread, nil)
  }

  /// How many threads the machine can carry out at the same time; at least 1.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The size of a thread's stack, in bytes.
  ///
  /// The reference walks down trees by recursion, and a script can make one of half as many layers as it
  /// may have steps. What is not used of a stack takes no memory.
  private static var stackSize: Int { 256 << 20 }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { run($0) }, context)
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { run($0) }, context)
    #endif
    if code == 0 { return thread }
    Unmanaged<ThreadBody>.fromOpaque(context).release()
    return nil
  }
}

/// Numbers, each of which one of several threads gets.
private final class NumberDispenser: Sendable {
  private let numbers: Range<Int>
  private let given = Atomic(0)

  init(_ numbers: Range<Int>) {
    self.numbers = numbers
  }

  /// The next number; nil when all are given.
  func next() -> Int? {
    let number = numbers.lowerBound + given.add(1, ordering: .relaxed).oldValue
    return number < numbers.upperBound ? number : nil
  }
}

/// A value that one thread makes something of, while no other looks at it.
private final class ThreadValues<Value, Result>: @unchecked Sendable {
  let value: Value
  var result: Result?

  init(_ value: Value) {
    self.value = value
  }
}

/// What a thread is to do, in a form that fits through a pointer.
private final class ThreadBody: Sendable {
  let call: @Sendable () -> Void

  init(_ call: @escaping @Sendable () -> Void) {
    self.call = call
  }
}

/// Does what a thread is to do; called once with each pointer.
private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().call()
  return nil
}
