/// The functions, by series whose terms are summed until they vanish.
extension FixedPoint {
  /// The root of a number that is not negative.
  var squareRoot: FixedPoint {
    FixedPoint(magnitude: (magnitude << Self.places).squareRoot, isNegative: false)
  }

  /// The circle's number, by Machin's formula.
  static let pi: FixedPoint =
    FixedPoint(16) * arctangent(ofOneOver: 5) - FixedPoint(4) * arctangent(ofOneOver: 239)

  private static func arctangent(ofOneOver divisor: UInt32) -> FixedPoint {
    var power = one.quotient(by: divisor)
    var sum = zero
    var odd: UInt32 = 1
    while !power.isZero {
      let term = power.quotient(by: odd)
      sum = odd % 4 == 1 ? sum + term : sum - term
      power = power.quotient(by: divisor * divisor)
      odd += 2
    }
    return sum
  }

  /// The sine of an angle in radians.
  var sine: FixedPoint {
    let turn = FixedPoint(2) * Self.pi
    let turns = (self / turn).floor ?? 0
    let angle = self - FixedPoint(turns) * turn
    var term = angle
    var sum = angle
    var factor: UInt32 = 1
    while !term.isZero {
      term = -((term * angle) * angle).quotient(by: (factor + 1) * (factor + 2))
      sum = sum + term
      factor += 2
    }
    return sum
  }

  /// The cosine of an angle in radians.
  var cosine: FixedPoint { (self + Self.pi.quotient(by: 2)).sine }

  /// The exponential.
  var exponential: FixedPoint {
    if isNegative { return Self.one / (-self).exponential }
    // Squaring undoes the halving; each of the squarings costs about a bit of the 256.
    var halvings = 0
    var small = self
    while small > Self.one.quotient(by: 256) {
      small = small.quotient(by: 2)
      halvings += 1
    }
    var term = Self.one
    var sum = Self.one
    var count: UInt32 = 1
    while !term.isZero {
      term = (term * small).quotient(by: count)
      sum = sum + term
      count += 1
    }
    for _ in 0..<halvings { sum = sum * sum }
    return sum
  }

  /// The natural logarithm of a number above zero.
  var logarithm: FixedPoint {
    var mantissa = self
    var exponent = 0
    while mantissa > FixedPoint(3).quotient(by: 2) {
      mantissa = mantissa.quotient(by: 2)
      exponent += 1
    }
    while mantissa < FixedPoint(3).quotient(by: 4) {
      mantissa = mantissa + mantissa
      exponent -= 1
    }
    let two = Self.logarithm(ofNear: FixedPoint(2))
    return Self.logarithm(ofNear: mantissa) + FixedPoint(exponent) * two
  }

  /// The logarithm as twice the area tangent of (x - 1) / (x + 1).
  private static func logarithm(ofNear number: FixedPoint) -> FixedPoint {
    let ratio = (number - one) / (number + one)
    let square = ratio * ratio
    var power = ratio
    var sum = zero
    var odd: UInt32 = 1
    while !power.isZero {
      sum = sum + power.quotient(by: odd)
      power = power * square
      odd += 2
    }
    return sum + sum
  }

  /// The height of the curve from (0,0) to (1,1) with two inner control points, where its width is x.
  static func bezier(
    _ x1: FixedPoint, _ y1: FixedPoint, _ x2: FixedPoint, _ y2: FixedPoint, at x: FixedPoint
  ) -> FixedPoint {
    if x <= zero { return zero }
    if x >= one { return one }
    let (width, height) = (Cubic(x1, x2), Cubic(y1, y2))
    var low = zero
    var high = one
    // Halving 240 times leaves the place on the curve uncertain by far less than a double shows.
    for _ in 0..<240 {
      let middle = (low + high).quotient(by: 2)
      if width.value(at: middle) < x { low = middle } else { high = middle }
    }
    return height.value(at: low)
  }
}

/// One coordinate along a curve, 3 a s (1-s)^2 + 3 b s^2 (1-s) + s^3, by its coefficients: the search for
/// a place evaluates it some hundred times.
private struct Cubic {
  private let linear: FixedPoint
  private let square: FixedPoint
  private let cube: FixedPoint

  init(_ first: FixedPoint, _ second: FixedPoint) {
    let three = FixedPoint(3)
    linear = three * first
    square = three * (second - first) - linear
    cube = .one - linear - square
  }

  /// The coordinate, by Horner's scheme.
  func value(at place: FixedPoint) -> FixedPoint {
    ((cube * place + square) * place + linear) * place
  }
}
