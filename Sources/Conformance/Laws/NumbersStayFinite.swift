import Geometry
import LayerScript
import Rules

/// What is shown, converted or computed from finite numbers is finite, whatever else is open about it.
///
/// Conversions are left out where a matrix may have no inverse, whatever is computed from a matrix where one divides by
/// a depth, and times where one stands still (UL-06, UL-09, UA-08): there an answer need not exist. A matrix without an
/// inverse has a frame, an angle and scales all the same, unless a frame is set, or something scrolled, under it
/// (UL-02). Under a matrix that turns or shears, too, no source says what a frame that is set makes of bounds and
/// position (UL-01). What is given only after an answer excuses nothing.
struct NumbersStayFinite: SingleLaw {
  let description = LawDescription(
    "numbers-stay-finite",
    "what is shown, converted or computed from finite numbers is no NaN and not infinite",
    rules: [
      .pres(3), .conv(1), .time(1), .tran(1), .geo(6), .geo(38), .kvc(7), .kvc(10), .kvc(15),
      .sub(8), .sub(6), .geo(17),
    ])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    let observations = windows.windows.lazy.flatMap(\.observations)
    for observation in observations {
      guard let rule = observation.query.ruleOfComputing else { continue }
      if !observation.value.hasOddNumber {
        verdict.hold(crediting: [])
        continue
      }
      // Few traces have such a number, so that only then the script is looked at.
      let past = windows.script.steps[...observation.step]
      guard past.givesPlainNumbers, !past.leavesOpen(observation.query) else { continue }
      // Bounds that something has scrolled rest on more than the frame that was set.
      let isScrolled = observation.query.asksForBounds && past.contains(where: \.scrolls)
      verdict.violate(
        at: observation.step, expected: "finite numbers", actual: "\(observation.value)",
        breaking: [isScrolled ? .sub(6) : rule])
    }
    return verdict
  }
}

extension Query {
  /// The rule that says how the answer is computed; nil where it is read as it was given.
  fileprivate var ruleOfComputing: RuleID? {
    switch self {
    case .get(.presentation, let property): property.isOfTime ? nil : .pres(3)
    case .value(.presentation, let path) where path.text.isOfTransform: path.ruleOfPart
    case .value(.presentation, let path): path.property?.isOfTime ?? true ? nil : .pres(3)
    case .get(.object, .frame): .geo(6)
    case .get(.object, .position), .get(.object, .bounds): .geo(17)
    case .get(.object, .preferredFrameSize): .geo(38)
    case .get(.object, .visibleRect): .sub(8)
    case .value(.object, let path) where path.text.isOfTransform: path.ruleOfPart
    case .convert: .conv(1)
    case .convertTime: .time(1)
    case .compute: .tran(1)
    default: nil
    }
  }

  fileprivate var asksForBounds: Bool {
    if case .get(.object, .bounds) = self { return true }
    return false
  }
}

extension ArraySlice<Step> {
  /// Tells whether all numbers that the steps give are finite, and none is so large or small that
  /// computing with it leaves the range of doubles.
  fileprivate var givesPlainNumbers: Bool {
    allSatisfy { step in step.given.allSatisfy(\.isPlain) }
  }

  /// Tells whether an answer need not exist.
  fileprivate func leavesOpen(_ query: Query) -> Bool {
    switch query {
    case .convert(_, let from, let to, _):
      mayHaveOddGeometry
        || mayBeSingular(presentations: from.isPresentation || to.isPresentation)
    case .get(.object, .visibleRect): mayHaveOddGeometry || mayBeSingular(presentations: false)
    case .get, .value:
      mayHaveOddGeometry || contains { $0.given.contains(where: \.dividesByDepth) }
    case .convertTime: contains { $0.mayStopTime }
    default: false
    }
  }

  /// Tells whether bounds or a position may have been computed that need not exist: from a frame that is set under a
  /// matrix that is oblique or has no inverse (UL-01, UL-02), or by scrolling through one without (UL-09).
  private var mayHaveOddGeometry: Bool {
    let setsFrames = contains(where: \.setsFrames)
    return setsFrames && contains(where: \.givesOblique)
      || (setsFrames || contains(where: \.scrolls)) && mayBeSingular(presentations: false)
  }

  /// Tells whether a map of the script may have no inverse, where presentations count by an animation, too.
  private func mayBeSingular(presentations: Bool) -> Bool {
    contains { step in
      step.given.contains(where: \.isSingular) || step.mayFlatten(presentations: presentations)
    }
  }
}

extension Step {
  /// The values that the step gives to the engine, those of callbacks included.
  fileprivate var given: [Value] {
    switch action {
    case .query(.convert(let value, _, _, _)): [value]
    case .query(.convertTime(let time, _, _)): [.number(time)]
    case .query(.compute(_, let arguments)): arguments
    case .query: []
    case .command(let command): command.given
    }
  }

  /// Tells whether the step may make a scale zero, where presentations count by an animation, too.
  fileprivate func mayFlatten(presentations: Bool) -> Bool {
    switch command {
    case .setValue(_, let path, _): path.text.isOfTransform
    case .new(let creation):
      presentations && creation.name.kind == .animation
        && creation.settings.first { $0.key == Property.keyPath.rawValue }?.value.mayBeOfTransform
          ?? true
    case .set(.object, .keyPath, let path): presentations && path.mayBeOfTransform
    case .react(_, _, let steps, limit: _):
      steps.contains { $0.mayFlatten(presentations: presentations) }
    // Half-way to its mirror image a layer is a line.
    case .beginBlock: presentations
    default: false
    }
  }

  /// Tells whether the step sets a frame, or has one set where layers are resized.
  fileprivate var setsFrames: Bool {
    switch command {
    case .set(_, let property, _): property.setsFrames
    case .setValue(_, let path, _): path.property?.setsFrames == true
    case .new(let creation):
      creation.settings.contains { Property(rawValue: $0.key)?.setsFrames == true }
    case .react(_, _, let steps, limit: _): steps.contains(where: \.setsFrames)
    default: false
    }
  }

  /// Tells whether the step gives a matrix under which the sides of a rectangle are not parallel to the axes, or may.
  fileprivate var givesOblique: Bool {
    given.contains(where: \.isOblique) || mayFlatten(presentations: false)
  }

  fileprivate var scrolls: Bool {
    switch command {
    case .scroll: true
    case .react(_, _, let steps, limit: _): steps.contains(where: \.scrolls)
    default: false
    }
  }

  /// Tells whether the step may have time stand still.
  fileprivate var mayStopTime: Bool {
    switch command {
    case .set(_, .speed, _), .react: true
    case .setValue(_, let path, _): path.property == .speed
    case .new(let creation): creation.settings.contains { $0.key == Property.speed.rawValue }
    default: false
    }
  }
}

extension Command {
  fileprivate var given: [Value] {
    switch self {
    case .new(let creation): creation.settings.filter { !$0.isOfTime }.map(\.value)
    case .set(_, let property, let value): property.isOfTime ? [] : [value]
    case .setValue(_, let path, let value): path.property?.isOfTime == true ? [] : [value]
    case .mutate(_, _, let value), .answer(_, _, let value), .hook(_, _, _, let value),
      .scroll(_, _, let value):
      [value]
    case .advance(let seconds): [.number(seconds)]
    case .react(_, _, let steps, _): steps.flatMap(\.given)
    default: []
    }
  }
}

extension Value.Entry {
  fileprivate var isOfTime: Bool { Property(rawValue: key)?.isOfTime == true }
}

extension Property {
  /// Tells whether the property is a frame, or has others' frames set.
  fileprivate var setsFrames: Bool {
    switch self {
    case .frame, .autoresizingMask, .layoutManager: true
    default: false
    }
  }

  /// Tells whether the property may well be infinite: how long or how often something goes on.
  fileprivate var isOfTime: Bool {
    switch self {
    case .duration, .repeatCount, .repeatDuration, .settlingDuration: true
    default: false
    }
  }
}

extension Value {
  /// Tells whether a number of the value is not finite.
  fileprivate var hasOddNumber: Bool { components?.contains { !$0.isFinite } ?? false }

  /// Tells whether all numbers in the value are finite and of a size that computing leaves so.
  fileprivate var isPlain: Bool {
    switch self {
    case .list(let values): values.allSatisfy(\.isPlain)
    case .dictionary(let entries): entries.allSatisfy { $0.isOfTime || $0.value.isPlain }
    default: components?.allSatisfy { $0 == 0 || (1e-9...1e9).contains(abs($0)) } ?? true
    }
  }

  /// Tells whether the value is a map that has no inverse, or that divides by a depth.
  fileprivate var isSingular: Bool {
    switch self {
    case .transform(let map): !map.isAffine || abs(map.planar.determinant) < 1e-9
    case .affine(let map): abs(map.determinant) < 1e-9
    case .list(let values): values.contains(where: \.isSingular)
    case .dictionary(let entries): entries.contains { $0.value.isSingular }
    default: false
    }
  }

  /// Tells whether the value is a map that turns, shears or divides by a depth, but for turns by right angles.
  fileprivate var isOblique: Bool {
    switch self {
    case .transform(let map): !map.isAffine || !map.planar.keepsAxes
    case .affine(let map): !map.keepsAxes
    case .list(let values): values.contains(where: \.isOblique)
    case .dictionary(let entries): entries.contains { $0.value.isOblique }
    default: false
    }
  }

  /// Tells whether the value is a map that divides by a depth.
  fileprivate var dividesByDepth: Bool {
    switch self {
    case .transform(let map): !map.isAffine
    case .list(let values): values.contains(where: \.dividesByDepth)
    case .dictionary(let entries): entries.contains { $0.value.dividesByDepth }
    default: false
    }
  }

  /// Tells whether the value is a key path to a transform, or none that can be read.
  fileprivate var mayBeOfTransform: Bool { asString?.isOfTransform ?? true }
}

extension AffineTransform {
  /// Tells whether the sides of a rectangle stay parallel to the axes.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension PropertyPath {
  /// The rule that says what a part of a transform reads; nil where it is no part of one.
  fileprivate var ruleOfPart: RuleID? {
    switch rest.first {
    case "translation": .kvc(7)
    case "scale": .kvc(10)
    case "rotation": .kvc(15)
    default: nil
    }
  }
}

extension String {
  fileprivate var isOfTransform: Bool { hasPrefix("transform") || hasPrefix("sublayerTransform") }
}

extension Subject? {
  fileprivate var isPresentation: Bool {
    if case .presentation? = self { return true }
    return false
  }
}
