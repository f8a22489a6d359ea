import Conformance
import LayerModel
import LayerScript

/// The clock of a script, and the world at many times of it.
struct TimeLine {
  /// The world at a time; several at one time stand in order.
  private struct Look {
    let time: Double
    let world: World
    let names: Set<ObjectName>
  }

  private let course: Course
  /// The time in front of each step, and behind the last.
  let times: [Double]
  private let looks: [Look]
  /// What is attached to layers, and how long.
  let bars: [TimePicture.Bar]

  /// How many times are looked at on the whole way.
  private static let density = 120.0

  init(_ course: Course) {
    self.course = course
    var times = [0.0]
    for step in course.steps { times.append((times.last ?? 0) + (step.advance ?? 0)) }
    self.times = times
    let end = times[course.place]
    let length = end > 0 ? end * 1.2 : 0.5
    var looks: [Look] = []
    for place in 0...course.place {
      let names = course.exist(before: place)
      looks.append(Look(time: times[place], world: course.worlds[place], names: names))
      // Behind the step that is wrong the clock goes on, so that what comes next is seen.
      let way = place == course.place ? length - end : course.steps[place].advance ?? 0
      let count = Int((way / length * Self.density).rounded(.up))
      for part in 1..<max(1, count) {
        let way = way * Double(part) / Double(count)
        var world = course.worlds[place]
        _ = world.perform(Step(.advance(way)))
        looks.append(Look(time: times[place] + way, world: world, names: names))
      }
    }
    self.looks = looks
    bars = Self.bars(looks)
  }

  /// What the clock says in front of the first step.
  var start: Double { course.worlds[0].state.seconds }

  /// When the step that is wrong comes.
  var end: Double { times[course.place] }

  /// What is expected of a number over time: where it is open, one piece ends.
  func pieces(of number: ShownNumber) -> [[TimePicture.Sample]] {
    var pieces: [[TimePicture.Sample]] = [[]]
    for look in looks {
      let isThere = !Step(number.query).mentions { !look.names.contains($0) }
      if isThere, let value = number.number(Course.value(number.query, in: look.world)) {
        pieces[pieces.count - 1].append(TimePicture.Sample(time: look.time, value: value))
      } else if pieces.last?.isEmpty == false {
        pieces.append([])
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// What the engine answered when it was asked for the number.
  func answers(of number: ShownNumber) -> [TimePicture.Answer] {
    (0...course.place).compactMap { place in
      guard course.steps[place].query == number.query,
        let value = number.number(course.rows[place].actual.value)
      else { return nil }
      return TimePicture.Answer(
        sample: .init(time: times[place], value: value), isWrong: place == course.place)
    }
  }

  /// How long something is attached under a key.
  private static func bars(_ looks: [Look]) -> [TimePicture.Bar] {
    var bars: [TimePicture.Bar] = []
    var open: [EngineText: Int] = [:]
    for look in looks {
      var present: Set<EngineText> = []
      for layer in look.names.sorted() where layer.kind == .layer {
        let keys = Course.value(.animationKeys(layer), in: look.world)?.asList ?? []
        for key in keys.compactMap(\.asString) {
          let path = Course.value(.get(.attached(layer, key: key), .keyPath), in: look.world)
          let what = path?.asString.flatMap { $0 == key ? nil : ", of \($0)" } ?? ""
          present.insert("\(key) on \(layer)\(what)")
        }
      }
      for label in present.sorted(by: { $0.isOrdered(before: $1) }) {
        if let bar = open[label] {
          bars[bar].end = look.time
        } else {
          open[label] = bars.count
          bars.append(TimePicture.Bar(label: label, start: look.time, end: look.time))
        }
      }
      open = open.filter { present.contains($0.key) }
    }
    return bars
  }

  /// The times of the steps, those at one time together.
  var moments: [TimePicture.Moment] {
    var ranges: [(time: Double, first: Int, last: Int)] = []
    for place in 0...course.place where course.steps[place].advance == nil {
      if let last = ranges.last, last.time == times[place] {
        ranges[ranges.count - 1].last = place
      } else {
        ranges.append((times[place], place, place))
      }
    }
    return ranges.map { range in
      let words =
        range.first == range.last
        ? "step \(range.first + 1)" : "steps \(range.first + 1) to \(range.last + 1)"
      return TimePicture.Moment(time: range.time, label: EngineText(words))
    }
  }
}

extension Step {
  /// By how much the clock moves; nil for other steps.
  var advance: Double? {
    if case .advance(let time) = command { return time }
    return nil
  }
}
