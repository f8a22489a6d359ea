/// A script as an Objective-C program against QuartzCore, Apple's or GNUstep's.
public struct ObjectiveCProgram: Sendable {
  private let script: Script
  private let notes: [Int: String]

  /// Prepares a script for rendering.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - notes: Comments for single steps, by the index of the step.
  public init(_ script: Script, notes: [Int: String] = [:]) {
    self.script = script
    self.notes = notes
  }

  /// The text of the program, helpers first and the steps as the body of `main`.
  public var text: String {
    let classes = script.steps.compactMap(\.definedClass).flatMap(\.objectiveCClass)
    let body = lines(of: script.steps).map { "    " + $0 }
    let main =
      ["", "int main(void) {", "  @autoreleasepool {"] + body + ["  }", "  return 0;", "}"]
    return (imports + preamble + classes + main).joined(separator: "\n") + "\n"
  }

  private func lines(of steps: [Step]) -> [String] {
    var lines: [String] = []
    var depth = 0
    for (index, step) in steps.enumerated() {
      if step.kind == .endBlock { depth = max(0, depth - 1) }
      let note = notes[index].map { "  // " + $0 } ?? ""
      for (place, line) in step.objectiveCLines.enumerated() {
        lines.append(String(repeating: "  ", count: depth) + line + (place == 0 ? note : ""))
      }
      if step.kind == .beginBlock { depth += 1 }
    }
    return lines
  }

  private var names: Set<ObjectName> {
    Set(script.steps.flatMap { $0.mentioned + $0.created })
  }

  private var imports: [String] {
    let usesViews =
      names.contains { $0.kind == .view }
      || script.steps.contains { $0.kind == .beginBlock || $0.isAboutAllViews }
    return ["#import <Foundation/Foundation.h>", "#import <QuartzCore/QuartzCore.h>"]
      + (usesViews ? ["#import <UIKit/UIKit.h>"] : [])
  }

  /// The helpers that the script needs, and no others.
  private var preamble: [String] {
    let kinds = Set(names.map(\.kind))
    let text = lines(of: script.steps).joined(separator: "\n")
    var lines: [String] = []
    if text.contains("Box(") { lines += ObjectiveCHelpers.boxes }
    if text.contains("MakeColor(") { lines += ObjectiveCHelpers.color }
    if text.contains("MakePath(") { lines += ObjectiveCHelpers.path }
    if script.steps.contains(where: { $0.kind == .host }) { lines += ObjectiveCHelpers.show }
    if script.steps.contains(where: \.isTimed) { lines += ObjectiveCHelpers.turns }
    if kinds.contains(.delegate) { lines += ObjectiveCHelpers.delegate }
    if kinds.contains(.action) { lines += ObjectiveCHelpers.action }
    if kinds.contains(.handler) { lines += ObjectiveCHelpers.handler }
    if kinds.contains(.manager) { lines += ObjectiveCHelpers.manager }
    if script.steps.contains(where: { $0.kind == .observe }) {
      lines += ObjectiveCHelpers.observer
    }
    let implicit = names.filter { $0.kind.existsByName }.sorted()
    return lines + (implicit.isEmpty ? [] : [""]) + implicit.map(ObjectiveCHelpers.macro)
  }
}

extension Step {
  /// What the step says of the class that it defines, if it defines one.
  fileprivate var definedClass: Creation? {
    guard case .new(let creation) = command,
      creation.name.kind == .class || creation.backing?.type != nil
    else { return nil }
    return creation
  }

  /// The step as lines of Objective-C.
  var objectiveCLines: [String] {
    let lines =
      switch action {
      case .command(let command): command.objectiveCLines
      case .query(let query): [query.objectiveCLog("\(self)")]
      }
    if thread == 1 { return lines }
    return ["[NSThread detachNewThreadWithBlock:^{ /* thread \(thread) */"]
      + lines.map { "  " + $0 } + ["}];"]
  }
}
