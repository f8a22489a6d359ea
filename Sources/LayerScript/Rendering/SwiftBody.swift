/// The steps of a script as statements of Swift, written one after another.
struct SwiftBody {
  let facts: ScriptFacts
  private(set) var lines: [String] = []
  /// The view blocks that are open.
  private var blocks: [ViewBlock] = []

  init(_ facts: ScriptFacts) {
    self.facts = facts
    if facts.hearsOfEnds { lines.append("stageRuns = true") }
    lines += facts.names.filter(\.kind.existsByName).sorted().map(declaration)
    lines += facts.nested.sorted().map { "var \($0): \(typeText(of: $0))!" }
    let threads = Set(facts.steps.map(\.thread)).subtracting([1]).sorted()
    lines += threads.map { "let thread\($0) = Worker()" }
    if !lines.isEmpty { lines.append("") }
  }

  /// Writes a step; what is said of it stands behind its first line.
  mutating func write(_ step: Step, note: EngineText? = nil) {
    let depth = blocks.count
    switch step.command {
    case .beginBlock(let block):
      put(head(of: block), note, depth: depth)
      blocks.append(block)
    case .endBlock: close(note)
    default:
      let lines = statements(of: step)
      if step.thread == 1 { return put(lines, note, depth: depth) }
      put(
        ["thread\(step.thread).perform {"] + lines.map { "  " + $0 } + ["}"], note, depth: depth)
    }
  }

  /// Ends the blocks that the script leaves open.
  mutating func finish() {
    while !blocks.isEmpty { close(nil) }
  }

  private mutating func close(_ note: EngineText?) {
    guard let block = blocks.popLast() else { return }
    put(
      [block.completion == nil ? "}" : "}, completion: \(block.completion.swiftName))"], note,
      depth: blocks.count)
  }

  private mutating func put(_ statements: [String], _ note: EngineText?, depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    for (place, line) in statements.enumerated() {
      lines.append(margin + line + (place == 0 ? note.map { "  // " + $0.swiftComment } ?? "" : ""))
    }
  }

  /// A step as statements, where it neither opens nor closes a block.
  func statements(of step: Step) -> [String] {
    switch step.action {
    case .command(let command): return statements(of: command)
    case .query(let query):
      let answer =
        facts.printsObjects
        ? "described(\(query.swiftExpression(facts)))" : "\(query.swiftExpression(facts)) as Any"
      return ["print(\("\(step)".swiftLiteral), \(answer))"]
    }
  }

  /// The declaration of an object that exists by being named.
  private func declaration(_ name: ObjectName) -> String {
    let word = facts.dropped.contains(name) ? "var \(name): \(typeText(of: name))!" : "let \(name)"
    switch name.kind {
    case .action: return "\(word) = \(called(name, "Action(\"\(name)\")"))"
    case .handler: return "\(word) = \(called(name, "Handler(\"\(name)\")"))"
    case .image: return "\(word) = \(called(name, "picture()"))"
    default:
      let reaction = facts.reacts(name, .complete) ? "; reactions[\"\(name) complete\"]?()" : ""
      if facts.endsViewBlock(name) {
        return
          "let \(name): (Bool) -> Void = { print(\"\(name) called, finished \\($0)\")\(reaction) }"
      }
      return "let \(name) = { print(\"\(name) called\")\(reaction) }"
    }
  }

  /// An object that is told the name that the script has for it, where that is printed.
  func called(_ name: ObjectName, _ object: String) -> String {
    facts.printsObjects ? "named(\"\(name)\", \(object))" : object
  }

  /// The type of an object of the script.
  func typeText(of name: ObjectName) -> String {
    switch name.kind {
    case .delegate: return name.description.uppercased()
    case .manager:
      return facts.type(of: name)?.swiftText ?? name.description.uppercased()
    case .view where facts.needsOwnClass(view: name): return name.description.uppercased()
    case .action: return "Action"
    case .handler: return "Handler"
    case .image: return "CGImage"
    case .block: return facts.endsViewBlock(name) ? "((Bool) -> Void)" : "(() -> Void)"
    case .shared:
      switch facts.kind(ofShared: name) {
      case .dictionary: return "NSMutableDictionary"
      case .list: return "NSMutableArray"
      case .path: return "CGMutablePath"
      case .answered: return "NSArray"
      }
    default: return facts.type(of: name)?.swiftText ?? "NSObject"
    }
  }

  /// Binds the name of a new object, in a way that suits what the script does with it later.
  func binding(_ name: ObjectName, _ object: String) -> String {
    if facts.nested.contains(name) { return "\(name) = \(object)" }
    if facts.dropped.contains(name) { return "var \(name): \(typeText(of: name))! = \(object)" }
    return "let \(name) = \(object)"
  }
}

extension ObjectName? {
  fileprivate var swiftName: String { map(\.description) ?? "nil" }
}
