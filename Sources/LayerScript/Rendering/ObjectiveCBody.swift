/// The steps of a script as statements of Objective-C, written one after another.
struct ObjectiveCBody {
  let facts: ScriptFacts
  private(set) var lines: [String] = []
  /// The view blocks that are open.
  private var blocks: [ViewBlock] = []

  init(_ facts: ScriptFacts) {
    self.facts = facts
    if facts.hearsOfEnds { lines.append("stageRuns = YES;") }
    lines += facts.names.filter(\.kind.existsByName).sorted().map(declaration)
    lines += facts.nested.sorted().map { "__block \(pointer(to: $0))\($0) = NULL;" }
    let threads = Set(facts.steps.map(\.thread)).subtracting([1]).sorted()
    lines += threads.map { "Worker *thread\($0) = [[Worker alloc] init];" }
    if facts.steps.contains(where: { $0.kind == .observe }) {
      lines.append("Observer *observer = [[Observer alloc] init];")
    }
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
        ["[thread\(step.thread) perform:^{"] + lines.map { "  " + $0 } + ["}];"], note, depth: depth
      )
    }
  }

  /// Ends the blocks that the script leaves open.
  mutating func finish() {
    while !blocks.isEmpty { close(nil) }
  }

  private mutating func close(_ note: EngineText?) {
    guard let block = blocks.popLast() else { return }
    put([tail(of: block)], note, depth: blocks.count)
  }

  private mutating func put(_ statements: [String], _ note: EngineText?, depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    for (place, line) in statements.enumerated() {
      lines.append(
        margin + line + (place == 0 ? note.map { "  // " + $0.objectiveCComment } ?? "" : ""))
    }
  }

  /// A step as statements, where it neither opens nor closes a block.
  func statements(of step: Step) -> [String] {
    switch step.action {
    case .command(let command): return statements(of: command)
    case .query(let query):
      // Percent signs of the step must not be taken for the format's own.
      let text = "\(step)".replacingScalars("%", with: "%%") + " %@"
      return ["Say(\(text.objectiveCLiteral), \(query.objectiveCText(facts)));"]
    }
  }

  /// The declaration of an object that exists by being named.
  private func declaration(_ name: ObjectName) -> String {
    let word = "\(facts.dropped.contains(name) ? "__block " : "")\(pointer(to: name))\(name)"
    switch name.kind {
    case .action: return "\(word) = Named(@\"\(name)\", [[Action alloc] init]);"
    case .handler: return "\(word) = Named(@\"\(name)\", [[Handler alloc] init]);"
    case .image: return "\(word) = Named(@\"\(name)\", Picture());"
    default:
      let reaction = facts.reacts(name, .complete) ? " Reacted(@\"\(name) complete\");" : ""
      if facts.endsViewBlock(name) {
        return "void (^\(name))(BOOL) = ^(BOOL finished) { Say(@\"\(name) called, finished %@\", "
          + "finished ? @\"true\" : @\"false\");\(reaction) };"
      }
      return "void (^\(name))(void) = ^{ Say(@\"\(name) called\");\(reaction) };"
    }
  }

  /// An object that is told the name that the script has for it, where that is printed.
  func called(_ name: ObjectName, _ object: String) -> String {
    facts.printsObjects ? "Named(@\"\(name)\", \(object))" : object
  }

  /// The class of an object of the script.
  func typeText(of name: ObjectName) -> String {
    switch name.kind {
    case .delegate: return name.description.uppercased()
    case .manager:
      return facts.type(of: name)?.objectiveCText ?? name.description.uppercased()
    case .view where facts.needsOwnClass(view: name): return name.description.uppercased()
    case .action: return "Action"
    case .handler: return "Handler"
    case .shared:
      switch facts.kind(ofShared: name) {
      case .list: return "NSMutableArray"
      case .answered: return "NSArray"
      case .dictionary, .path: return "NSMutableDictionary"
      }
    default: return facts.type(of: name)?.objectiveCText ?? "NSObject"
    }
  }

  /// The type of a variable that holds an object, up to its name.
  private func pointer(to name: ObjectName) -> String {
    if name.kind == .image { return "id " }
    if name.kind == .shared, facts.kind(ofShared: name) == .path { return "CGMutablePathRef " }
    return "\(typeText(of: name)) *"
  }

  /// Binds the name of a new object, in a way that suits what the script does with it later.
  func binding(_ name: ObjectName, _ object: String) -> String {
    if facts.nested.contains(name) { return "\(name) = \(object);" }
    return
      "\(facts.dropped.contains(name) ? "__block " : "")\(pointer(to: name))\(name) = \(object);"
  }
}

extension ObjectiveCBody {
  /// The head of a view block; its body follows.
  private func head(of block: ViewBlock) -> [String] {
    let count = block.repeatCount.map { "  [UIView setAnimationRepeatCount:\($0.objectiveCText)];" }
    let body = (count.map { [$0] } ?? [])
    let time = "\(block.duration.objectiveCText) delay:\(block.delay.objectiveCText)"
    switch block.kind {
    case .animate:
      return [
        "[UIView animateWithDuration:\(time) options:\(block.objectiveCOptions) animations:^{"
      ] + body
    case .spring:
      return [
        "[UIView animateWithDuration:\(time) usingSpringWithDamping:"
          + "\((block.damping ?? 1).objectiveCText) initialSpringVelocity:0",
        "    options:\(block.objectiveCOptions) animations:^{",
      ] + body
    case .keyframes:
      return ["[UIView animateKeyframesWithDuration:\(time) options:0 animations:^{"]
    case .keyframe:
      return [
        "[UIView addKeyframeWithRelativeStartTime:\(block.delay.objectiveCText) relativeDuration:"
          + "\(block.duration.objectiveCText) animations:^{"
      ]
    case .withoutAnimation: return ["[UIView performWithoutAnimation:^{"]
    case .pop: return ["Pop(\(block.duration.objectiveCText), ^{"]
    }
  }

  private func tail(of block: ViewBlock) -> String {
    switch block.kind {
    case .animate, .spring, .keyframes:
      "} completion:\(block.completion?.description ?? "nil")];"
    case .keyframe, .withoutAnimation: "}];"
    case .pop: "});"
    }
  }
}

extension ViewBlock {
  fileprivate var objectiveCOptions: String {
    var words = options.map { option in
      switch option {
      case .beginFromCurrentState: "UIViewAnimationOptionBeginFromCurrentState"
      case .repeat: "UIViewAnimationOptionRepeat"
      case .autoreverse: "UIViewAnimationOptionAutoreverse"
      case .overrideInheritedDuration: "UIViewAnimationOptionOverrideInheritedDuration"
      case .overrideInheritedCurve: "UIViewAnimationOptionOverrideInheritedCurve"
      }
    }
    switch curve {
    case .linear: words.append("UIViewAnimationOptionCurveLinear")
    case .easeIn: words.append("UIViewAnimationOptionCurveEaseIn")
    case .easeOut: words.append("UIViewAnimationOptionCurveEaseOut")
    case .easeInEaseOut, .default: words.append("UIViewAnimationOptionCurveEaseInOut")
    case nil: break
    }
    return words.isEmpty ? "0" : words.joined(separator: " | ")
  }
}
