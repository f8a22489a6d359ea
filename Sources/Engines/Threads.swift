#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads for work that waits for other processes, which tasks must not do.
public enum Threads {
  /// Calls a function with each number below a count at the same time, and returns when all calls have.
  ///
  /// The first call is made on the present thread. Where the system gives no further thread, the calls
  /// meant for it are made there as well.
  ///
  /// - Parameters:
  ///   - count: How many calls to make.
  ///   - work: The function.
  public static func perform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var started: [pthread_t] = []
    for number in stride(from: 1, to: count, by: 1) {
      if let thread = start({ work(number) }) { started.append(thread) } else { work(number) }
    }
    if count > 0 { work(0) }
    for thread in started { pthread_join(thread, nil) }
  }

  /// How many threads the machine can carry out at the same time; at least 1.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The size of a thread's stack, in bytes: as much as the first thread of a program mostly has.
  private static var stackSize: Int { 8 << 20 }

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
