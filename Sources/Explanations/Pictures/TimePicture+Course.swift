import LayerModel
import LayerScript

extension TimePicture {
  /// A value over the time of the script, or a curve; nil where no time goes by.
  init?(_ course: Course) {
    if case .evaluate(let function, let fraction) = course.query {
      self.init(curve: function, at: fraction, course)
      return
    }
    let line = TimeLine(course)
    if line.end == 0, line.bars.isEmpty { return nil }
    let number = course.query.flatMap { ShownNumber($0, course) }
    let isAboutTime = number != nil || course.query?.isAboutAttachment == true
    guard isAboutTime, number != nil || !line.bars.isEmpty else { return nil }
    let time = line.times[course.place]
    let expected = number.flatMap { $0.number(course.right) }
    self.init(
      axis: "seconds since the first step, when the clock is at \(line.start.brief)",
      quantity: number.map { "\($0.words)" },
      pieces: number.map { line.pieces(of: $0) } ?? [],
      expected: expected.map { Sample(time: time, value: $0) },
      answers: number.map { line.answers(of: $0) } ?? [], bars: line.bars, moments: line.moments)
    let numbers = pieces.joined().map(\.value) + answers.map(\.sample.value)
    guard numbers.allSatisfy({ abs($0) < 1e9 }), number == nil || expected != nil else {
      return nil
    }
  }

  private init?(curve function: TimingFunction, at fraction: Double, _ course: Course) {
    guard let right = course.right?.asNumber, fraction.isFinite else { return nil }
    axis = "fraction of the duration"
    quantity = "progress along \(function)"
    let samples = (0...60).compactMap { step in
      let time = Double(step) / 60
      let value = course.value(.evaluate(function, at: time))?.asNumber
      return value.map { Sample(time: time, value: $0) }
    }
    pieces = [samples]
    expected = Sample(time: fraction, value: right)
    answers =
      (course.wrong?.asNumber).map {
        [Answer(sample: Sample(time: fraction, value: $0), isWrong: true)]
      } ?? []
    (bars, moments) = ([], [])
    guard (0...1).contains(fraction),
      (samples + answers.map(\.sample)).allSatisfy({ abs($0.value) < 1e9 })
    else { return nil }
  }
}

extension Query {
  /// Tells whether it asks what is attached, or how time runs.
  fileprivate var isAboutAttachment: Bool {
    switch self {
    case .animationKeys, .exists, .convertTime, .get(.attached, _), .value(.attached, _): true
    default: false
    }
  }
}

/// One of the numbers of what a query answers: the one in which engine and reference differ most.
struct ShownNumber {
  let query: Query
  let words: String
  let place: Int

  init?(_ query: Query, _ course: Course) {
    let subject: Subject
    let property: String
    switch query {
    case .get(let whose, let what): (subject, property) = (whose, what.rawValue)
    case .value(let whose, let path): (subject, property) = (whose, path.text)
    default: return nil
    }
    guard case .presentation(let name) = subject, let right = course.right?.components else {
      return nil
    }
    let wrong = course.wrong?.components ?? []
    let gaps = zip(right, wrong).map { abs($0 - $1) }
    place = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
    self.query = query
    let part = course.right?.partNames.dropFirst(place).first ?? ""
    words = "\(name).\(property)\(part) as shown"
  }

  /// The number within a value.
  func number(_ value: Value?) -> Double? {
    guard let numbers = value?.components, numbers.indices.contains(place) else { return nil }
    return numbers[place]
  }
}

extension Value {
  /// What the numbers of the value are called, in their order.
  fileprivate var partNames: [String] {
    switch self {
    case .point: [".x", ".y"]
    case .size: [".width", ".height"]
    case .rect: [".origin.x", ".origin.y", ".size.width", ".size.height"]
    case .color: [" red", " green", " blue", " alpha"]
    case .affine: ["a", "b", "c", "d", "tx", "ty"].map { "." + $0 }
    case .transform: (1...4).flatMap { row in (1...4).map { ".m\(row)\($0)" } }
    case .nil, .null, .boolean, .number, .string, .path, .timing, .list, .dictionary, .reference: []
    }
  }
}
