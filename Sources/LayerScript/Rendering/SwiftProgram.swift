/// A script as a Swift program against QuartzCore, to be pasted into a program of one's own.
public struct SwiftProgram: Sendable {
  private let script: Script
  private let notes: [Int: EngineText]

  /// Prepares a script for rendering.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - notes: Comments for single steps, by the index of the step.
  public init(_ script: Script, notes: [Int: EngineText] = [:]) {
    self.script = script
    self.notes = notes
  }

  /// The text of the program: helpers first, then what the script defines, then its steps.
  public var text: String {
    let facts = ScriptFacts(script)
    let lines = lines(facts, notes)
    let classes = SwiftProbes(facts: facts).lines
    // What a note says brings no helper in.
    let own = (classes + self.lines(facts, [:])).joined(separator: "\n")
    let helpers = Helper.lines(of: SwiftHelpers.table(usesViews: facts.usesViews), usedBy: own)
    let imports = ["import QuartzCore"] + (facts.usesViews ? ["import UIKit"] : [])
    return (imports + helpers + classes + [""] + lines).joined(separator: "\n") + "\n"
  }

  /// The steps as statements.
  private func lines(_ facts: ScriptFacts, _ notes: [Int: EngineText]) -> [String] {
    var body = SwiftBody(facts)
    for (index, step) in script.steps.enumerated() { body.write(step, note: notes[index]) }
    body.finish()
    return body.lines
  }
}

extension String {
  /// The text as a Swift literal; the escapes of scripts are Swift's.
  var swiftLiteral: String { quoted }
}
