/// Evaluates the arithmetic in expected values, such as `190 - 20*sqrt(3)`.
///
/// It is independent of the reference on purpose: it shares no code with it and computes with far
/// more places than a double has, so that an expected number owes nothing to what it is held against.
public struct Calculator {
  private let characters: [Character]
  private(set) var place: Int

  /// Evaluates a text that is an expression and nothing else.
  ///
  /// - Throws: `CalculatorError` with the place of the first character that makes no sense.
  public static func evaluate(_ text: String) throws(CalculatorError) -> Double {
    var calculator = Calculator(Array(text), from: 0)
    let value = try calculator.sum()
    calculator.skipBlanks()
    if calculator.place < calculator.characters.count {
      throw calculator.error("expected an operator")
    }
    return value.double
  }

  init(_ characters: [Character], from place: Int) {
    self.characters = characters
    self.place = place
  }

  /// Reads as much of the text as belongs to one expression.
  mutating func sum() throws(CalculatorError) -> FixedPoint {
    var sum = try product()
    while true {
      if take("+") {
        sum = sum + (try product())
      } else if take("-") {
        sum = sum - (try product())
      } else {
        return sum
      }
    }
  }

  private mutating func product() throws(CalculatorError) -> FixedPoint {
    var product = try factor()
    while true {
      if take("*") {
        product = product * (try factor())
      } else if take("/") {
        let start = place
        let divisor = try factor()
        if divisor.isZero { throw error("a division by zero", at: start) }
        product = product / divisor
      } else {
        return product
      }
    }
  }

  private mutating func factor() throws(CalculatorError) -> FixedPoint {
    if take("-") { return -(try factor()) }
    let base = try primary()
    guard take("^") else { return base }
    let start = place
    let isInverse = take("-")
    guard let exponent = try primary().floor, exponent <= 1000 else {
      throw error("an exponent is a small whole number", at: start)
    }
    var power = FixedPoint.one
    for _ in 0..<exponent { power = power * base }
    if isInverse, power.isZero { throw error("a division by zero", at: start) }
    return isInverse ? .one / power : power
  }

  private mutating func primary() throws(CalculatorError) -> FixedPoint {
    skipBlanks()
    if take("(") {
      let value = try sum()
      if !take(")") { throw error("expected ')'") }
      return value
    }
    guard let first = peek else { throw error("expected a number") }
    if first.isLetter { return try named() }
    return try literal()
  }

  /// A decimal number, which stands for itself and not for the nearest double.
  private mutating func literal() throws(CalculatorError) -> FixedPoint {
    let start = place
    var digits = FixedPoint.zero
    var scale = 0
    var isBehindPoint = false
    var count = 0
    while let character = peek {
      if character == ".", !isBehindPoint {
        isBehindPoint = true
      } else if let digit = character.wholeNumberValue, character.isASCII {
        digits = digits * FixedPoint(10) + FixedPoint(digit)
        scale += isBehindPoint ? 1 : 0
        count += 1
      } else {
        break
      }
      place += 1
    }
    if count == 0 { throw error("expected a number", at: start) }
    scale -= try exponent()
    if abs(scale) > 60 { throw error("a number of this size is not computed with", at: start) }
    for _ in 0..<abs(scale) {
      digits = scale > 0 ? digits.quotient(by: 10) : digits * FixedPoint(10)
    }
    return digits
  }

  private mutating func exponent() throws(CalculatorError) -> Int {
    guard peek == "e" else { return 0 }
    let start = place
    place += 1
    let isNegative = peek == "-"
    if isNegative { place += 1 }
    var text = ""
    while let character = peek, character.isASCII, character.isNumber {
      text.append(character)
      place += 1
    }
    guard let value = Int(text) else { throw error("expected an exponent", at: start) }
    return isNegative ? -value : value
  }
}

extension Calculator {
  private var peek: Character? { place < characters.count ? characters[place] : nil }

  mutating func skipBlanks() {
    while peek == " " { place += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard peek == character else { return false }
    place += 1
    return true
  }

  private mutating func named() throws(CalculatorError) -> FixedPoint {
    let start = place
    var name = ""
    while let character = peek, character.isLetter || character.isNumber {
      name.append(character)
      place += 1
    }
    if name == "pi" { return .pi }
    let arguments = try list(of: name)
    if name == "bezier" {
      guard arguments.count == 4 else { throw error("bezier takes four numbers", at: start) }
      let at = try list(of: name)
      guard at.count == 1 else { throw error("a curve is asked at one place", at: start) }
      return .bezier(arguments[0], arguments[1], arguments[2], arguments[3], at: at[0])
    }
    guard let function = Function(rawValue: name) else {
      let known = (Function.allCases.map(\.rawValue) + ["bezier", "pi"]).joined(separator: ", ")
      throw error("there is no function '\(name)'; there are \(known)", at: start)
    }
    guard let value = function.value(of: arguments) else {
      throw error("\(name) has no value for these arguments", at: start)
    }
    return value
  }

  private mutating func list(of name: String) throws(CalculatorError) -> [FixedPoint] {
    if !take("(") { throw error("expected '(' behind \(name)") }
    var values = [try sum()]
    while take(",") { values.append(try sum()) }
    if !take(")") { throw error("expected ')'") }
    return values
  }

  private func error(_ message: String, at start: Int? = nil) -> CalculatorError {
    CalculatorError(column: (start ?? place) + 1, message: message)
  }

  /// The functions of numbers.
  private enum Function: String, CaseIterable {
    case sqrt, sin, cos, exp, ln, abs, min, max, floor, mod, single

    /// The value; nil where there is none.
    func value(of numbers: [FixedPoint]) -> FixedPoint? {
      guard numbers.count == ([.min, .max, .mod].contains(self) ? 2 : 1) else { return nil }
      let number = numbers[0]
      switch self {
      case .sqrt: return number.isNegative ? nil : number.squareRoot
      case .sin: return number.sine
      case .cos: return number.cosine
      case .exp: return number.exponential
      case .ln: return number > .zero ? number.logarithm : nil
      case .abs: return number.absolute
      case .min: return Swift.min(number, numbers[1])
      case .max: return Swift.max(number, numbers[1])
      case .floor: return number.floor.map { FixedPoint($0) }
      case .mod:
        if numbers[1].isZero { return nil }
        return (number / numbers[1]).floor.map { number - FixedPoint($0) * numbers[1] }
      // The nearest single: through the nearest double, which no literal of a case lies between.
      case .single: return FixedPoint(Double(Float(number.double)))
      }
    }
  }
}

/// The complaint that a text is not an expression.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong there.
  public let message: String
}
