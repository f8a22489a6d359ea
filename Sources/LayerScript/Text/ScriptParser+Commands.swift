import Geometry

extension ScriptParser {
  /// Parses what follows the first word of a command; nil when no command begins with it.
  mutating func command(_ word: String) throws(ScriptError) -> Command? {
    guard let kind = StepKind(rawValue: word) else { return nil }
    if let command = try hierarchyCommand(kind) { return command }
    if let command = try programmingCommand(kind) { return command }
    if let message = Command.Message(rawValue: word) {
      return .send(message, to: try name(message.receiver))
    }
    switch kind {
    case .new: return .new(try creation())
    case .copy:
      let original = try name(.animation)
      try expectWord("as")
      return .copy(original, as: try name(.animation))
    case .drop:
      return .drop(try name(.layer, .view, .animation, .cell, .delegate, .manager, .handler))
    case .host: return .host(try name(.layer, .view))
    case .begin: return .begin
    case .commit: return .commit
    case .flush: return .flush
    case .lock: return .lock
    case .unlock: return .unlock
    case .tick: return .tick
    case .advance: return .advance(try number("a number of seconds"))
    case .addAnimation:
      let animation = try name(.animation)
      try expectWord("to")
      let layer = try name(.layer)
      return .addAnimation(animation, to: layer, key: takeWord("key") ? try key() : nil)
    case .removeAnimation:
      let key = try key()
      try expectWord("from")
      return .removeAnimation(key: key, from: try name(.layer))
    case .removeAllAnimations: return .removeAllAnimations(try name(.layer))
    case .setNeedsDisplayInRect: return .setNeedsDisplay(try name(.layer), in: try rect())
    case .scrollToPoint: return .scroll(try name(.layer), .toPoint, try value())
    case .scrollToRect: return .scroll(try name(.layer), .toRect, try value())
    case .scrollPoint: return .scroll(try name(.layer), .pointUp, try value())
    case .scrollRectToVisible: return .scroll(try name(.layer), .rectUp, try value())
    case .beginBlock: return .beginBlock(try viewBlock())
    case .endBlock: return .endBlock
    default: return nil
    }
  }

  private mutating func hierarchyCommand(_ kind: StepKind) throws(ScriptError) -> Command? {
    switch kind {
    case .add:
      let child = try name(.layer, .view)
      try expectWord("to")
      return .add(child, to: try name(.layer, .view))
    case .insert:
      let child = try name(.layer, .view)
      try expectWord("into")
      let parent = try name(.layer, .view)
      if takeWord("at") { return .insert(child, into: parent, at: try integer("an index")) }
      if takeWord("below") {
        return .insertBelow(child, into: parent, sibling: try name(.layer, .view))
      }
      try expectWord("above")
      return .insertAbove(child, into: parent, sibling: try name(.layer, .view))
    case .replace:
      let old = try name(.layer)
      try expectWord("in")
      let parent = try name(.layer)
      try expectWord("with")
      return .replace(old, in: parent, with: try name(.layer))
    case .remove: return .remove(try name(.layer, .view))
    default: return nil
    }
  }

  private mutating func programmingCommand(_ kind: StepKind) throws(ScriptError) -> Command? {
    switch kind {
    case .set:
      let (subject, property) = try subjectAndProperty()
      return .set(subject, property, try value())
    case .setValue: return .setValue(try subject(), try propertyPath(), try value())
    case .mutate: return .mutate(try name(.shared), key: try key(), try value())
    case .keep:
      let layer = try name(.layer)
      try expect(.mark("."))
      try expectWord(Property.sublayers.rawValue)
      try expectWord("as")
      return .keep(layer, as: try name(.shared))
    case .answer: return .answer(try name(.delegate), key: try key(), try value())
    case .hook:
      return .hook(try name(.class), try callback(), key: try key(), try value())
    case .react:
      let name = try name(.delegate, .class, .action, .block, .handler, .manager, .view)
      let callback = try callback()
      try expectWord("limit")
      let limit = try integer("how often the callback may act")
      try expect(.mark("["))
      let steps = try nested { parser throws(ScriptError) in
        try parser.steps(until: .mark("]"))
      }
      return .react(name, callback, steps: steps, limit: limit)
    case .observe: return .observe(try name(.layer), try propertyPath())
    default: return nil
    }
  }

  private mutating func creation() throws(ScriptError) -> Creation {
    let name = try name(.layer, .view, .animation, .cell, .delegate, .class, .shared, .manager)
    var type = ClassName.standard(for: name.kind).map { ClassReference.known($0) }
    var implements: [Callback]?
    if case .word(let word) = peek.content, word != "implementing", word != "backing" {
      type = try classReference()
    }
    let backing = takeWord("backing") ? try backing() : nil
    if takeWord("implementing") {
      try expect(.mark("["))
      implements = []
      while !take(.mark("]")) {
        if implements?.isEmpty == false { try expect(.mark(",")) }
        implements?.append(try callback())
      }
    }
    let settings = peek.content == .mark("{") ? try dictionary() : []
    return Creation(
      name, type: type, implements: implements, backing: backing, settings: settings)
  }

  private mutating func backing() throws(ScriptError) -> Creation.Backing {
    let layer = try name(.layer)
    guard case .word(let word) = peek.content, word != "implementing" else {
      return Creation.Backing(layer)
    }
    return Creation.Backing(layer, type: try classReference())
  }

  private mutating func callback() throws(ScriptError) -> Callback {
    try choice("a callback", of: Callback.self)
  }

  private mutating func rect() throws(ScriptError) -> Rect {
    let token = peek
    guard case .rect(let rect) = try value() else {
      throw error("expected a rectangle before \(token.text)", "write four numbers", at: token)
    }
    return rect
  }

  private mutating func viewBlock() throws(ScriptError) -> ViewBlock {
    var block = ViewBlock(try choice("a kind of block", of: ViewBlock.Kind.self))
    while case .word(let word) = peek.content {
      if let option = ViewBlock.Option(rawValue: word) {
        _ = next()
        block.options = ViewBlock.Option.allCases.filter {
          $0 == option || block.options.contains($0)
        }
        continue
      }
      let token = next()
      switch word {
      case "duration": block.duration = try number("a number of seconds")
      case "delay": block.delay = try number("a number of seconds")
      case "curve": block.curve = try choice("a curve", of: TimingFunction.Name.self)
      case "damping": block.damping = try number("a damping ratio")
      case "count": block.repeatCount = try number("a number of repeats")
      case "completion": block.completion = try name(.block)
      default:
        let words = ["duration", "delay", "curve", "damping", "count", "completion"]
        let options = ViewBlock.Option.allCases.map(\.rawValue)
        throw error(
          "'\(word)' is no parameter of a block",
          Spelling.remedy(for: word, among: words + options), at: token)
      }
    }
    return block
  }
}
