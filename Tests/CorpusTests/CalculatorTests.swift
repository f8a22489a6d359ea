import Testing

@testable import Corpus

/// The calculator that evaluates expected values, held against numbers from tables.
struct CalculatorTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("-2 - -3", 1), ("7/2", 3.5), ("1/3 * 3 - 1", 0),
    ("2^10", 1024), ("2^-2", 0.25), ("-2^2", -4), ("0.1 + 0.2", 0.3), ("1e-6", 1e-6),
    ("1e30", 1e30), ("5 / 8 / 2", 0.3125), (".5 + 0.5", 1),
  ])
  func arithmeticFollowsTheUsualPrecedence(text: String, value: Double) throws {
    // Thirds are cut off in the 256th binary place, so zero may be missed by that much.
    #expect(abs(try Calculator.evaluate(text) - value) <= 1e-70)
  }

  @Test(arguments: [
    ("sqrt(2)", 1.4142135623730951), ("190 - 20*sqrt(3)", 155.35898384862246), ("sqrt(0)", 0),
    ("sqrt(16)", 4), ("pi", Double.pi),
    ("sin(pi/6)", 0.5), ("cos(pi/3)", 0.5), ("sin(-1)", -0.8414709848078965),
    ("cos(100)", 0.8623188722876839), ("sin(1e6)", -0.3499935021712930),
    ("exp(1)", 2.718281828459045), ("exp(-10)", 4.5399929762484854e-05),
    ("ln(2)", 0.6931471805599453),
    ("ln(0.001)", -6.907755278982137), ("ln(exp(3))", 3), ("abs(-3)", 3), ("min(2, 1)", 1),
    ("max(2, 1)", 2), ("floor(-1.5)", -2), ("mod(7.5, 2)", 1.5), ("mod(-1, 4)", 3),
    ("single(0.1)", 0.10000000149011612),
  ])
  func functionsGiveTheNumbersOfTables(text: String, value: Double) throws {
    let result = try Calculator.evaluate(text)
    #expect(abs(result - value) <= value.ulp, "\(result)")
  }

  @Test(arguments: [
    ("bezier(.42,0,1,1)(.5)", 0.315357), ("bezier(0,0,.58,1)(.25)", 0.378138),
    ("bezier(.42,0,.58,1)(.25)", 0.129162), ("bezier(.25,.1,.25,1)(.5)", 0.802403),
    ("bezier(1,0,.8,1)(.25)", 0.024520), ("bezier(.68,-.55,.265,1.55)(.8)", 1.092090),
    ("bezier(0,0,1,1)(.3)", 0.3), ("bezier(.42,0,1,1)(0)", 0), ("bezier(.42,0,1,1)(1)", 1),
  ])
  func curvesGiveTheNumbersOfTheCatalogue(text: String, value: Double) throws {
    #expect(abs(try Calculator.evaluate(text) - value) <= 5.1e-7)
  }

  @Test(arguments: [
    ("1 +", 4, "expected a number"), ("(1", 3, "expected ')'"), ("1 2", 3, "expected an operator"),
    ("1/0", 3, "a division by zero"), ("sqrt(-1)", 1, "sqrt has no value for these arguments"),
    ("sqrt(1, 2)", 1, "sqrt has no value for these arguments"),
    ("2^1.5.", 6, "expected an operator"),
    ("1e90", 1, "a number of this size is not computed with"),
    ("bezier(1,2)(0)", 1, "bezier takes four numbers"),
  ])
  func aTextThatIsNoExpressionIsRefusedWithThePlace(text: String, column: Int, message: String) {
    #expect(throws: CalculatorError(column: column, message: message)) {
      try Calculator.evaluate(text)
    }
  }

  @Test func anUnknownFunctionIsAnsweredWithTheKnownOnes() throws {
    let error = #expect(throws: CalculatorError.self) { try Calculator.evaluate("sinus(1)") }
    #expect(error?.message.hasPrefix("there is no function 'sinus'; there are sqrt, sin") == true)
  }
}
