/// A script as an Objective-C program against QuartzCore, Apple's or GNUstep's.
public struct ObjectiveCProgram: Sendable {
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

  /// The text of the program: helpers first, then what the script defines, then its steps as `main`.
  public var text: String {
    let facts = ScriptFacts(script)
    let lines = lines(facts, notes)
    let classes = ObjectiveCProbes(facts: facts).lines
    // What a note says brings no helper in.
    let own = (classes + self.lines(facts, [:])).joined(separator: "\n")
    let helpers = Helper.lines(of: ObjectiveCHelpers.table(usesViews: facts.usesViews), usedBy: own)
    let imports =
      ["#import <Foundation/Foundation.h>", "#import <QuartzCore/QuartzCore.h>"]
      + (facts.usesViews ? ["#import <UIKit/UIKit.h>"] : [])
    let main =
      ["", "int main(void) {", "  @autoreleasepool {"]
      + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["  }", "  return 0;", "}"]
    return (imports + helpers + classes + main).joined(separator: "\n") + "\n"
  }

  /// The steps as statements.
  private func lines(_ facts: ScriptFacts, _ notes: [Int: EngineText]) -> [String] {
    var body = ObjectiveCBody(facts)
    for (index, step) in script.steps.enumerated() { body.write(step, note: notes[index]) }
    body.finish()
    return body.lines
  }
}
