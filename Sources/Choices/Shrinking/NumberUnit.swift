/// The unit in which some numbers are moved together: one, or the largest power of two of which all of
/// them are multiples.
struct NumberUnit {
  /// The largest size of a double of which units are counted.
  private static let most = DoubleOrder.wholeLimit

  /// How many binary places the unit has behind the point.
  private let places: Int

  /// The units of some numbers: one first, so that fractions stay; none where one of them is no number, or
  /// too large to be counted.
  static func all(of choices: [Choice]) -> [NumberUnit] {
    var places = 0
    for choice in choices {
      switch choice.kind {
      case .integer: continue
      case .double:
        guard choice.double.magnitude < most else { return [] }
        places = Swift.max(places, DoubleOrder.places(of: choice.double.magnitude) ?? 0)
      default: return []
      }
    }
    let isWhole = places == 0 || choices.contains { $0.kind == .integer }
    return isWhole ? [NumberUnit(places: 0)] : [NumberUnit(places: 0), NumberUnit(places: places)]
  }

  /// How many whole units a number is away from its simplest, and on which side.
  func distance(of choice: Choice) -> Int {
    if choice.kind == .integer {
      return choice.integer &- Int(Int64(bitPattern: choice.simplest))
    }
    return Int(choice.double * Double(1 << places))
  }

  /// How many whole units a number is away from zero.
  func size(of choice: Choice) -> UInt {
    choice.kind == .integer
      ? choice.integer.magnitude : UInt(choice.double.magnitude * Double(1 << places))
  }

  /// A number that is some units higher.
  func moved(_ choice: Choice, by units: Int) -> Choice {
    if choice.kind == .integer {
      return choice.with(bits: UInt64(bitPattern: Int64(choice.integer &+ units)))
    }
    let number = choice.double + Double(units) / Double(1 << places)
    return choice.with(bits: number.bitPattern)
  }
}
