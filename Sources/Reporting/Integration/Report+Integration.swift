import Conformance
import LayerScript
import Rules

extension Report {
  /// The verdict as a badge.
  public var badge: Badge {
    let count = record.findings.count { $0.failsRun }
    if count > 0 { return Badge("\(count) finding\(count == 1 ? "" : "s")", .bad) }
    let passing = passingEntries.count
    if passing > 0 { return Badge("\(passing) known failure\(passing == 1 ? "" : "s") pass", .bad) }
    let declared = record.deviations.count
    switch record.conclusion {
    case .conforms where declared > 0:
      return Badge("conforms but for \(declared) deviation\(declared == 1 ? "" : "s")", .fair)
    case .conforms: return Badge("conforms", .good)
    case .conformsButForKnown: return Badge("known failures", .fair)
    case .doesNotConform, .inconclusive: return Badge("no verdict", .unknown)
    case .nothingTested: return Badge("not tested", .unknown)
    }
  }

  /// What makes the run fail.
  public var annotations: [Annotation] {
    let findings = record.findings.enumerated().filter { $1.failsRun }
      .map { place, finding in
        Annotation(
          .error, "F\(place + 1) \(finding.subject)", message(finding))
      }
    let passing = passingEntries.map {
      Annotation(.error, "\($0) passes now", "Take it out of the list, with --update-expect.")
    }
    let all = findings + passing
    switch record.conclusion {
    case .inconclusive, .nothingTested:
      return all.isEmpty ? [Annotation(.warning, "No verdict", summary)] : all
    case .conforms, .conformsButForKnown, .doesNotConform: return all
    }
  }

  /// The rules by their areas, and what is wrong without a rule to blame.
  public var testSuites: [TestSuite] {
    var suites: [TestSuite] = []
    for result in record.results {
      let area = result.rule.area.name
      let rule = Catalogue.rule(result.rule)
      let name = "\(result.rule) \(rule?.statement.firstSentence ?? "")"
      let one = TestSuite.Case(name: name, outcome: outcome(of: result))
      if let place = suites.firstIndex(where: { $0.name == area }) {
        suites[place].cases.append(one)
      } else {
        suites.append(TestSuite(area, [one]))
      }
    }
    return suites + [TestSuite("engine", engineCases), TestSuite("known", knownCases)]
  }

  /// What the findings are about that no rule of the run is blamed for, and that the run came to a verdict.
  private var engineCases: [TestSuite.Case] {
    let rules = Set(record.results.map(\.rule))
    let findings = record.findings.enumerated()
      .filter { _, finding in finding.primary.map { !rules.contains($0) } ?? true }
      .map { place, finding in
        TestSuite.Case(
          name: "F\(place + 1) \(finding.subject)", outcome: outcome(of: [finding], from: place))
      }
    let isDecided = record.conclusion != .inconclusive && record.conclusion != .nothingTested
    return findings + [
      TestSuite.Case(name: "verdict", outcome: isDecided ? .passed : .error(summary))
    ]
  }

  private var knownCases: [TestSuite.Case] {
    passingEntries.map {
      TestSuite.Case(
        name: $0,
        outcome: .failure("passes now", detail: "Take it out of the list, with --update-expect."))
    }
  }

  private var passingEntries: [String] {
    record.known.filter { $0.state == .passes }.map(\.entry.name)
  }

  private func outcome(of result: RuleResult) -> TestSuite.Outcome {
    let blamed = record.findings.enumerated().filter { $1.primary == result.rule }
    if let first = blamed.first { return outcome(of: blamed.map(\.element), from: first.offset) }
    switch result.verdict {
    case .passed: return .passed
    case .inconclusive: return .error("something about it could not be repeated")
    case .deviates:
      let names = deviations(breaking: result.rule, \.terminalName)
      return .skipped("deviates, as is declared: \(names)")
    case .failed: return .skipped("shares wrong answers with findings of other rules")
    case .notExercised, .unsupported, .unspecified, .profileOff:
      return .skipped(result.verdict.rawValue)
    }
  }

  /// What some findings are to a rule: wrong, known, or no matter.
  private func outcome(of findings: [Finding], from place: Int) -> TestSuite.Outcome {
    let counting = findings.filter { $0.failsRun }
    if let first = counting.first {
      return .failure(
        headline(first), detail: counting.map(message).joined(separator: "\n\n"))
    }
    let names = findings.compactMap(\.known)
    if !names.isEmpty { return .skipped("known: " + names.joined(separator: ", ")) }
    return findings.contains { $0.problem.kind.isViolation && $0.confirmed.again > 0 }
      ? .skipped("reported alone") : .error("it could not be repeated")
  }

  /// What is wrong, in one line.
  func headline(_ finding: Finding) -> String {
    finding.title { "'\($0)'" } ?? finding.headline(\.terminal)
  }

  /// What is wrong, with the script that shows it and the command that shows it again.
  func message(_ finding: Finding) -> String {
    var lines = [headline(finding)]
    for row in finding.rows {
      lines.append(row.step)
      guard row.differs else { continue }
      lines.append("  expected  \(row.expected.terminal)")
      lines.append("  actual    \(DriverOutput(finding.problem).brief.terminal)")
    }
    return (lines + (finding.script.steps.isEmpty ? [] : [replay(finding)]))
      .joined(separator: "\n")
  }
}
