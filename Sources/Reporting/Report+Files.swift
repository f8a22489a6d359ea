import Conformance
import Explanations
import LayerScript

extension Report {
  /// The files that belong to the report besides its text: the page of all rules, and of each finding the
  /// shortest script, the script as it was found, the scripts that have to come before, where there are any,
  /// the shortest script as a program in Swift and in Objective-C, and a picture, where there is something to see.
  public var files: [(name: String, text: String)] {
    [(Self.rulesName, rules)]
      + record.findings.enumerated().flatMap { place, finding in
        files(of: finding, number: place + 1)
      }
  }

  /// The name of the file with the page of all rules.
  package static let rulesName = "rules.md"

  /// The names of the files with the scripts of a finding: the shortest, as it was found, and what
  /// comes before.
  package static func scriptNames(ofFinding number: Int) -> [String] {
    ["script", "original.script", "earlier.script"].map { "findings/F\(number).\($0)" }
  }

  /// The names of the files with the programs of a finding, in Swift and in Objective-C.
  package static func programNames(ofFinding number: Int) -> [String] {
    ["swift", "m"].map { "findings/F\(number).\($0)" }
  }

  /// The name of the file with the picture of a finding.
  package static func pictureName(ofFinding number: Int) -> String { "findings/F\(number).svg" }

  /// The names of all files that a finding may have.
  package static func fileNames(ofFinding number: Int) -> [String] {
    scriptNames(ofFinding: number) + programNames(ofFinding: number)
      + [pictureName(ofFinding: number)]
  }

  /// The picture of a finding, drawn; nil where there is nothing to see.
  func drawing(_ number: Int) -> SvgDrawing? {
    explanations[number - 1].picture?.drawing(of: record.findings[number - 1], number: number)
  }

  func files(of finding: Finding, number: Int) -> [(name: String, text: String)] {
    let scripts = [finding.script.description, finding.original.description]
    let earlier = finding.earlier.isEmpty ? [] : [Script.text(of: finding.earlier)]
    let named = zip(Self.scriptNames(ofFinding: number), scripts + earlier).map { ($0, $1) }
    let picture = drawing(number).map { (Self.pictureName(ofFinding: number), $0.file) }
    return named + zip(Self.programNames(ofFinding: number), programs(of: finding)).map { ($0, $1) }
      + (picture.map { [$0] } ?? [])
  }

  /// The shortest script as programs; none where the trouble is no script's.
  private func programs(of finding: Finding) -> [String] {
    if finding.script.steps.isEmpty { return [] }
    let answered = DriverOutput(finding.problem).brief
    let note: EngineText = "expected \(finding.problem.expected); answered \(answered)"
    let notes = [finding.problem.step: note]
    return [
      SwiftProgram(finding.script, notes: notes).text,
      ObjectiveCProgram(finding.script, notes: notes).text,
    ]
  }
}
