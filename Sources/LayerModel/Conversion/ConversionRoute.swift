/// The layers whose maps a conversion goes through.
package struct ConversionRoute: Hashable, Sendable {
  /// The layers that are left upwards, in this order.
  package var up: [Int]
  /// The layers that are entered downwards, in this order.
  package var down: [Int]

  package init(up: [Int], down: [Int]) {
    self.up = up
    self.down = down
  }
}

extension WorldState {
  /// The way between two layers: up to the closest layer that has both below it, and down again
  /// (CONV-12..14); between two trees, through the space in which both roots sit (CONV-19).
  package func route(from source: Int, to target: Int) -> ConversionRoute {
    // Both sides climb in turn, so that the cost is that of the way and not of the tree.
    var (left, right) = ([source], [target])
    var (onLeft, onRight): (Set<Int>, Set<Int>) = ([source], [target])
    while true {
      if let meeting = left.last, onRight.contains(meeting) {
        return ConversionRoute(
          up: Array(left.dropLast()), down: right.prefix { $0 != meeting }.reversed())
      }
      if let meeting = right.last, onLeft.contains(meeting) {
        return ConversionRoute(
          up: left.prefix { $0 != meeting }, down: right.dropLast().reversed())
      }
      let (above, beside) = (left.last.flatMap(parent), right.last.flatMap(parent))
      // A faulty engine may have made a circle.
      let isStuck = left.count + right.count > nodes.count * 2
      if (above == nil && beside == nil) || isStuck {
        return ConversionRoute(up: left, down: right.reversed())
      }
      if let above {
        left.append(above)
        onLeft.insert(above)
      }
      if let beside {
        right.append(beside)
        onRight.insert(beside)
      }
    }
  }
}
