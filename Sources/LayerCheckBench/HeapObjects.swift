#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts the objects that the runtime puts on the heap, by the hook that it has for instruments.
///
/// The C library tells how much memory is in use and not how often it was asked for any. Buffers of
/// arrays, sets, dictionaries and texts, boxes and contexts of closures are objects; the rare memory
/// that the runtime takes beside them is not counted.
enum HeapObjects {
  private typealias Allocation =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// What the replacement of the runtime's function needs, at an address that stays.
  private struct Hook {
    var original: Allocation
    var count = 0
  }

  /// The runtime's places for the function that allocates, and for whether it is asked.
  private struct Places {
    let function: UnsafeMutablePointer<Allocation>
    let isAsked: UnsafeMutablePointer<Bool>

    init?() {
      let program = dlopen(nil, RTLD_LAZY)
      let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      guard let function = dlsym(program, "_swift_allocObject"), let isAsked = dlsym(program, flag)
      else { return nil }
      self.function = function.assumingMemoryBound(to: Allocation.self)
      self.isAsked = isAsked.assumingMemoryBound(to: Bool.self)
    }
  }

  private nonisolated(unsafe) static let hook = UnsafeMutablePointer<Hook>.allocate(capacity: 1)

  /// Counts the objects that work on this thread alone makes; nil where the runtime has no such hook.
  static func count(_ work: () -> Void) -> Int? {
    guard let places = Places() else { return nil }
    hook.initialize(to: Hook(original: places.function.pointee))
    places.function.pointee = { type, size, alignment in
      HeapObjects.hook.pointee.count += 1
      return HeapObjects.hook.pointee.original(type, size, alignment)
    }
    places.isAsked.pointee = true
    work()
    places.isAsked.pointee = false
    places.function.pointee = hook.pointee.original
    return hook.pointee.count
  }
}
