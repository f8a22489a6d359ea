import LayerModel
import LayerScript
import Rules
import Testing

/// A script whose last step is a query, with the answer that was worked out by hand and the rules
/// that the answer must be said to rest on.
struct WorkedCase: Sendable, CustomTestStringConvertible {
  let script: String
  let answer: String
  let rules: [RuleID]
  let tolerance: Double
  let profiles: [Profile: Bool]

  init(
    _ script: String, _ answer: String, _ rules: RuleID..., within tolerance: Double = 1e-6,
    declaring profiles: [Profile: Bool] = [:]
  ) {
    self.script = script
    self.answer = answer
    self.rules = rules
    self.tolerance = tolerance
    self.profiles = profiles
  }

  var testDescription: String { script }

  /// Compares the reference's answer, its pattern and its reasons.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: script, declaring: profiles)
    let wanted = try Reference.value(answer)
    guard case .value(let value) = expected.answer else {
      Issue.record("answered \(expected.answer)", sourceLocation: location)
      return
    }
    let isRight = wanted.isEqual(to: value, within: Tolerance(absolute: tolerance))
    #expect(isRight, "answered \(value), not \(wanted)", sourceLocation: location)
    #expect(expected.weakened == nil, sourceLocation: location)
    #expect(
      expected.pattern.accepts(value), "\(expected.pattern)", sourceLocation: location)
    let why = reasons.rules(in: expected.why)
    let missing = rules.filter { !why.contains($0) }
    #expect(missing == [], "rests on \(why)", sourceLocation: location)
  }
}

/// The reference, asked in the text of scripts.
enum Reference {
  static func expectations(
    _ text: String, declaring profiles: [Profile: Bool] = [:]
  ) throws -> ExpectedTrace {
    let script = try Script(parsing: text)
    #expect(script.firstProblem() == nil)
    return World.expectations(of: script, assumptions: Assumptions(profiles: profiles))
  }

  /// What is expected of the last step.
  static func lastAnswer(
    to text: String, declaring profiles: [Profile: Bool] = [:]
  ) throws -> (expected: Expected, reasons: ReasonTable) {
    let trace = try expectations(text, declaring: profiles)
    return (try #require(trace.steps.last), trace.reasons)
  }

  /// The rules behind the last step.
  static func why(_ text: String) throws -> [RuleID] {
    let (expected, reasons) = try lastAnswer(to: text)
    return reasons.rules(in: expected.why)
  }

  /// A value in the text of scripts.
  static func value(_ text: String) throws -> Value {
    let step = try Script(parsing: "setValue transaction key \(text)").steps.first
    guard case .setValue(_, _, let value) = step?.command else { return .nil }
    return value
  }
}

extension AnswerPattern {
  /// Tells whether a value is one of those that the pattern allows.
  func accepts(_ value: Value) -> Bool {
    if case .value(let pattern) = self { return pattern.accepts(value) }
    return false
  }
}
