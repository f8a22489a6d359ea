/// The failures that wait to be shrunk, in the order of their cases.
struct FailureQueue<Failure> {
  /// The failures.
  var failures: [Failure] = []
  /// Whether the next failures were the last ones.
  private(set) var isClosed = false
  /// How many failures come at a time, whatever the number of workers.
  ///
  /// What the first ones come to mostly explains many of the others, so at first they are few.
  private(set) var size = 1
  private static var largestSize: Int { 16 }

  /// Lets as many come as ever do, for the last time.
  mutating func close() {
    isClosed = true
    size = Self.largestSize
  }

  /// Sets how many failures come next at a time; tells whether that is a number that comes up.
  mutating func setSize(_ size: Int) -> Bool {
    guard (1...Self.largestSize).contains(size) else { return false }
    self.size = size
    return true
  }

  /// Takes out the failures to shrink next: of those that nothing filed explains, the first of each
  /// likeness.
  ///
  /// - Parameter sift: Tells what is to be done with a failure.
  /// - Returns: The failures; those that are explained are gone as well.
  mutating func next<Likeness>(_ sift: (inout Failure) -> Sifting<Likeness>) -> [Failure] {
    var likenesses: Set<Likeness> = []
    var chosen: [Failure] = []
    var left: [Failure] = []
    for var failure in failures {
      switch sift(&failure) {
      case .explained: continue
      case .open(let likeness) where chosen.count < size && likenesses.insert(likeness).inserted:
        chosen.append(failure)
      case .open, .later: left.append(failure)
      }
    }
    failures = left
    if !chosen.isEmpty { size = Swift.min(2 * size, Self.largestSize) }
    return chosen
  }
}
