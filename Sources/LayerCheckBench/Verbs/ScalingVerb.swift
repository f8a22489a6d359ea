import LayerModel
import LayerScript

/// Measures what a step costs beside the size of the tree, and beside the animations that are alive
/// and those that have ended.
enum ScalingVerb {
  private static let sizes = [10, 100, 1000, 10_000]
  /// The animations of the crowded cases.
  private static let crowd = 1000
  /// How much more a step may cost after animations that have ended.
  private static let endedBound = 4.0
  /// How much more each living animation may cost where there are ten times as many.
  private static let aliveBound = 4.0

  static func measure(_ options: BenchOptions) -> Table {
    var table = Table()
    for shape in ScaledWorld.Shape.allCases { measure(shape, &table) }
    measureAnimations(&table)
    table.remarks = [
      "Ratios are to the smallest tree, or to the same world without animations, in this run."
    ]
    return table
  }

  private static func measure(_ shape: ScaledWorld.Shape, _ table: inout Table) {
    let worlds = sizes.map { ScaledWorld(shape, size: $0) }
    for work in ScaledWork.allCases {
      var smallest: Double?
      for (size, world) in zip(sizes, worlds) {
        var scaled = world
        work.prepare(&scaled)
        let seconds =
          perStep { index in work.perform(index, on: &scaled, shape) }
          / Double(work.steps)
        let base = smallest ?? seconds
        smallest = base
        let bound = work.bound(growth: Double(size) / Double(sizes[0]), shape)
        add(
          "\(shape.rawValue): \(work.rawValue)", size: size, seconds, ratio: seconds / base,
          bound: bound, &table)
      }
    }
  }

  private static func measureAnimations(_ table: inout Table) {
    for (name, layers, each) in [("one layer", 1, crowd), ("a layer each", crowd, 1)] {
      var plain = ScaledWorld(.wide, size: layers + 1)
      let animated = Array(2...(layers + 1))
      var few = ScaledWorld(.wide, size: layers + 1)
      few.animate(Array(animated.prefix(max(1, layers / 10))), each: max(1, each / 10))
      var alive = ScaledWorld(.wide, size: layers + 1)
      alive.animate(animated, each: each)
      var ended = alive
      ended.endAnimations()
      for work in AnimatedWork.allCases {
        let costs = [
          seconds(of: work, on: &plain), seconds(of: work, on: &few), seconds(of: work, on: &alive),
          seconds(of: work, on: &ended),
        ]
        let title = "\(name): \(work.rawValue)"
        add(title + ", none", size: 0, costs[0], ratio: 1, bound: 1, &table)
        add(
          title + ", alive", size: crowd, costs[2], ratio: costs[2] / costs[1],
          bound: 10 * aliveBound, &table)
        add(
          title + ", ended", size: crowd, costs[3], ratio: costs[3] / costs[0], bound: endedBound,
          &table)
      }
    }
  }

  private static func seconds(of work: AnimatedWork, on scaled: inout ScaledWorld) -> Double {
    var world = scaled
    return perStep { _ in work.perform(on: &world) }
  }

  private static func add(
    _ title: String, size: Int, _ seconds: Double, ratio: Double, bound: Double,
    _ table: inout Table
  ) {
    table.rows.append([
      ("work", .text(title)), ("size", .count(size)),
      ("stepsPerSecond", .count(Int(1 / max(seconds, 1e-9)))), ("ratio", .ratio(ratio)),
      ("bound", .ratio(bound)),
    ])
    guard ratio > bound else { return }
    table.complaints.append(
      "\(title) at \(size) costs \(Table.Cell.ratio(ratio).text) times as much, above "
        + Table.Cell.ratio(bound).text)
  }

  /// The seconds that one call takes, of the first run that is long enough for the clock.
  private static func perStep(_ body: (Int) -> Void) -> Double {
    var calls = 8
    for index in 0..<calls { body(index) }
    while true {
      let seconds = Stopwatch.seconds { for index in 0..<calls { body(index) } }
      if seconds > 2e-3 || calls >= 1 << 14 { return seconds / Double(calls) }
      calls *= 4
    }
  }
}

/// A kind of step whose cost is measured against animations.
enum AnimatedWork: String, CaseIterable {
  case tick
  case read = "model read"
  case change = "property change"
  case look = "presentation read"
  case keys = "list of keys"

  func perform(on scaled: inout ScaledWorld) {
    let layer = ObjectName.layer(2)
    switch self {
    case .tick:
      scaled.perform(.advance(1.0 / 1024 / 1024))
      scaled.perform(.tick)
    case .read: scaled.ask(.get(.object(layer), .position))
    case .change: scaled.perform(.set(.object(layer), .name, .string("a")))
    case .look: scaled.ask(.get(.presentation(layer), .position))
    case .keys: scaled.ask(.animationKeys(layer))
    }
  }
}
