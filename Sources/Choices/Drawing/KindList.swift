/// The kinds of commands in a set of bits, one after another: which are possible changes seldom, and
/// counting bits at every draw would take a good part of its time.
struct KindList: Sendable {
  private var bits: UInt64 = 0
  private var list: [UInt8] = []
  /// How many kinds there are.
  var count: Int { list.count }

  subscript(place: Int) -> Int { Int(list[place]) }

  /// Lists the kinds of a set.
  mutating func keep(_ set: UInt64) {
    guard set != bits else { return }
    bits = set
    list.removeAll(keepingCapacity: true)
    var rest = set
    while rest != 0 {
      list.append(UInt8(rest.trailingZeroBitCount))
      rest &= rest - 1
    }
  }
}
