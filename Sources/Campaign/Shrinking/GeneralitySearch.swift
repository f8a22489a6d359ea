import Conformance
import LayerModel
import LayerScript

/// The trial of a counterexample with other properties of the same sort of value.
struct GeneralitySearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  /// How many other properties are tried at most.
  private static let mostProperties = 12

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// Tells for how many properties a counterexample shows the same; nil where it is not about a
  /// property, or there is no other to try.
  mutating func generality(of diagnosis: Diagnosis, in script: Script) -> Generality? {
    guard diagnosis.problem.isWrongQuery(of: script), let property = diagnosis.identity.mainProperty
    else { return nil }
    let shape = diagnosis.identity.shape(of: property)
    var count = Generality(wrong: 1, tried: 1)
    for other in Property.allCases
    where other != property && diagnosis.identity.shape(of: other) == shape {
      guard count.tried <= Self.mostProperties else { break }
      guard let variant = script.replacing(property, by: other),
        examiner.admits(variant)
      else { continue }
      guard let isWrong = shows(diagnosis.identity.general, variant) else { continue }
      count.tried += 1
      if isWrong { count.wrong += 1 }
    }
    return count.tried > 1 ? count : nil
  }

  /// Tells whether a script shows a problem, whatever its property; nil where nothing is asserted.
  private mutating func shows(_ identity: ProblemIdentity, _ script: Script) -> Bool? {
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    guard let last = script.steps.indices.last, expected.steps[last].assertsAnswer else {
      return nil
    }
    executions += 1
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let problems = trial.judgement.problems.filter { $0.isWrongQuery(of: script) }
    return CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script)
      .contains { $0.identity.general == identity }
  }
}

extension Expected {
  /// Tells whether something is asserted of the answer.
  var assertsAnswer: Bool {
    switch pattern {
    case .undecided: false
    case .value(let value): value.openItem == nil
    case .done, .raises, .doneOrRaises: true
    }
  }
}

extension Script {
  /// The script with another property wherever one stands; nil where that makes no sense.
  func replacing(_ property: Property, by other: Property) -> Script? {
    let result = description.replacingWord(property.rawValue, by: other.rawValue)
    guard result != description, let script = try? Script(parsing: result),
      script.firstProblem() == nil
    else { return nil }
    return script
  }
}

extension String {
  /// The text with another word wherever a word stands by itself.
  func replacingWord(_ word: String, by other: String) -> String {
    var (result, present) = ("", "")
    for character in self + "\n" {
      if character.isLetter || character.isNumber {
        present.append(character)
        continue
      }
      result += present == word ? other : present
      result.append(character)
      present = ""
    }
    return String(result.dropLast())
  }
}
