/// A script as a Swift program against QuartzCore, to be pasted into a program of one's own.
public struct SwiftProgram: Sendable {
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

  /// The text of the program.
  public var text: String {
    let body = lines(of: script.steps)
    let imports = ["import QuartzCore"] + (usesViews ? ["import UIKit"] : [])
    return (imports + preamble + [""] + body).joined(separator: "\n") + "\n"
  }

  private func lines(of steps: [Step]) -> [String] {
    var lines: [String] = []
    var depth = 0
    for (index, step) in steps.enumerated() {
      if step.kind == .endBlock { depth = max(0, depth - 1) }
      let note = notes[index].map { "  // " + $0 } ?? ""
      for (place, line) in step.swiftLines.enumerated() {
        lines.append(String(repeating: "  ", count: depth) + line + (place == 0 ? note : ""))
      }
      if step.kind == .beginBlock { depth += 1 }
    }
    return lines
  }

  private var names: Set<ObjectName> {
    Set(script.steps.flatMap { $0.mentioned + $0.created })
  }

  private var usesViews: Bool {
    names.contains { $0.kind == .view }
      || script.steps.contains { $0.kind == .beginBlock || $0.isAboutAllViews }
  }

  /// The helpers that the script needs, and no others.
  private var preamble: [String] {
    let kinds = Set(names.map(\.kind))
    var lines: [String] = []
    if script.steps.contains(where: { $0.kind == .host }) { lines += SwiftHelpers.show }
    if script.steps.contains(where: { $0.isTimed }) { lines += SwiftHelpers.turns }
    if kinds.contains(.delegate) { lines += SwiftHelpers.delegate }
    if kinds.contains(.action) { lines += SwiftHelpers.action }
    if kinds.contains(.handler) { lines += SwiftHelpers.handler }
    if kinds.contains(.manager) { lines += SwiftHelpers.manager }
    if kinds.contains(.class) { lines += SwiftHelpers.hooks }
    if script.steps.contains(where: { $0.kind == .observe }) { lines += SwiftHelpers.observer }
    if script.steps.contains(where: { $0.kind == .render }) { lines += SwiftHelpers.render }
    let implicit = names.filter { $0.kind.existsByName }.sorted()
    return lines + (implicit.isEmpty ? [] : [""]) + implicit.map(SwiftHelpers.declaration)
  }
}

extension Step {
  var isTimed: Bool { kind == .advance || kind == .tick }

  var isAboutAllViews: Bool {
    switch action {
    case .command(.set(.views, _, _)), .query(.get(.views, _)): true
    default: false
    }
  }

  /// The step as lines of Swift.
  var swiftLines: [String] {
    let lines =
      switch action {
      case .command(let command): command.swiftLines
      case .query(let query):
        ["print(\("\(self)".swiftLiteral), \(query.swiftExpression) as Any)"]
      }
    if thread == 1 { return lines }
    let body = lines.map { "  " + $0 }
    return ["Thread { /* thread \(thread) */"] + body + ["}.start()"]
  }
}

extension String {
  /// The text as a Swift literal; the escapes of scripts are Swift's.
  var swiftLiteral: String { quoted }
}
