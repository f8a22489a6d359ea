#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Time that this thread spends on a processor: time in which others have it does not count.
enum ProcessorTime {
  /// The seconds so far.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many units of work are done a second.
  ///
  /// - Parameter work: Does it and says how many units it was.
  /// - Returns: The units by the seconds.
  static func rate(_ work: () -> Int) -> Double {
    let start = now
    let units = work()
    return Double(units) / (now - start)
  }
}

extension [Double] {
  /// The number in the middle; of an even count the upper one.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
