package import LayerScript

/// A value of a property that is far from usual, by what makes it so.
///
/// What was shrunk has one only where no usual value will do, and seldom do two mistakes of an engine want the same. A
/// number that is huge, or that no double holds exactly, is none of these: every way to lose digits wants one.
package struct UnusualValue: Hashable, Sendable {
  /// What is unusual about a value.
  package enum Oddity: String, CaseIterable, Hashable, Sendable {
    /// A number or a coordinate below zero.
    case negative
    /// A width or a height below zero.
    case negativeExtent
    case infinite
    case notANumber
  }

  /// What sort of object the property is of.
  package let sort: String
  /// The property or key path.
  package let property: String
  /// What is unusual.
  package let oddity: Oddity

  fileprivate init(_ sort: String, _ property: String, _ oddity: Oddity) {
    (self.sort, self.property, self.oddity) = (sort, property, oddity)
  }

  /// The same of an object of any class.
  package var ofAnyClass: UnusualValue {
    ClassName(rawValue: sort) == nil ? self : UnusualValue("", property, oddity)
  }

  /// The same wherever in a property the value is, and whatever the class of its object.
  package var ofWholeProperty: UnusualValue {
    UnusualValue("", PropertyPath(property).property?.rawValue ?? property, oddity)
  }

  /// The same as far as shrinking keeps it: by other steps it may come to another class, and a place to another place,
  /// because a mistake in one shows in what is computed from the other.
  fileprivate var inGeneral: UnusualValue { UnusualValue("", isOfPlace ? "" : property, oddity) }

  /// Whether the value says where something is.
  private var isOfPlace: Bool {
    guard let property = PropertyPath(property).property else { return false }
    switch property.info.shape {
    case .point, .rect, .size: return true
    default: return property == .zPosition || property == .anchorPointZ
    }
  }
}

extension Script {
  /// Tells whether it gives no property an unusual value unless another script does so, too.
  ///
  /// What an engine makes of a number that is negative, infinite or none is a question of its own: a script that asks
  /// it only since it was shrunk shows another mistake. Values of reactions, of calculations and within lists are not
  /// looked at.
  package func isAsUsual(as other: Script) -> Bool {
    let own = Set(unusualValues(upTo: steps.count - 1).map(\.inGeneral))
    guard !own.isEmpty else { return true }
    return own.isSubset(of: other.unusualValues(upTo: other.steps.count - 1).map(\.inGeneral))
  }
}

extension Script {
  /// The unusual values that properties are given up to a step.
  package func unusualValues(upTo end: Int) -> Set<UnusualValue> {
    let classes = ObjectClasses(steps)
    var found: Set<UnusualValue> = []
    for step in steps.prefix(end + 1) {
      for given in step.givenValues(classes) {
        for oddity in UnusualValue.Oddity.allCases where given.value.usual(without: oddity) != nil {
          found.insert(UnusualValue(given.sort, given.property, oddity))
        }
      }
    }
    return found
  }

  /// The script with a usual value wherever it has an unusual one.
  package func replacing(_ odd: UnusualValue) -> Script {
    let classes = ObjectClasses(steps)
    return Script(
      steps.map { step in
        step.mappingGivenValues(classes) { sort, property, value in
          guard sort == odd.sort, property == odd.property else { return value }
          return value.usual(without: odd.oddity) ?? value
        }
      })
  }
}

extension Step {
  /// The values that a step gives to properties.
  fileprivate func givenValues(
    _ classes: ObjectClasses
  ) -> [(sort: String, property: String, value: Value)] {
    var all: [(sort: String, property: String, value: Value)] = []
    _ = mappingGivenValues(classes) { sort, property, value in
      all.append((sort, property, value))
      return value
    }
    return all
  }

  /// The step with other values for properties.
  fileprivate func mappingGivenValues(
    _ classes: ObjectClasses, _ map: (String, String, Value) -> Value
  ) -> Step {
    switch command {
    case .new(var creation):
      let sort = classes.sort(of: creation.name)
      creation.settings = creation.settings.map {
        Value.Entry($0.key, map(sort, $0.key, $0.value))
      }
      return Step(.command(.new(creation)), thread: thread)
    case .set(let subject, let property, let value):
      let other = map(subject.sort(classes), property.rawValue, value)
      return Step(.command(.set(subject, property, other)), thread: thread)
    case .setValue(let subject, let path, let value):
      let other = map(subject.sort(classes), "\(path)", value)
      return Step(.command(.setValue(subject, path, other)), thread: thread)
    default: return self
    }
  }
}

extension Value {
  /// The value with usual numbers in the place of some unusual ones; nil where it has none of them, or is made of
  /// numbers of which the odd ones are the usual case, as matrices are.
  fileprivate func usual(without oddity: UnusualValue.Oddity) -> Value? {
    guard let numbers = components else { return nil }
    let extents: Range<Int>
    switch self {
    case .number, .point: extents = 0..<0
    case .size: extents = 0..<2
    case .rect: extents = 2..<4
    default: return nil
    }
    let usual = numbers.enumerated().map { place, number in
      oddity.usual(number, isExtent: extents.contains(place)) ?? number
    }
    let isSame = zip(usual, numbers).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
    return isSame ? nil : with(components: usual)
  }
}

extension UnusualValue.Oddity {
  /// The usual number in the place of an unusual one; nil where it is not unusual.
  fileprivate func usual(_ number: Double, isExtent: Bool) -> Double? {
    switch self {
    case .negative: !isExtent && number < 0 && number.isFinite ? -number : nil
    case .negativeExtent: isExtent && number < 0 && number.isFinite ? -number : nil
    case .infinite: number.isInfinite ? 1 : nil
    case .notANumber: number.isNaN ? 1 : nil
    }
  }
}
