import Geometry
public import LayerScript

extension Step {
  /// Reads a step; unknown members are ignored.
  ///
  /// - Throws: `MessageProblem` for a step, class, property or value that the vocabulary lacks.
  public init(_ json: Json) throws(MessageProblem) {
    self = try Field(json, path: "").step()
  }
}

extension Script {
  /// Reads a script: a list of steps.
  ///
  /// - Throws: `MessageProblem` with the place of the first step that cannot be read, or if there are too
  ///   many.
  public init(_ json: Json) throws(MessageProblem) {
    let elements = try Field(json, path: "").elements()
    if elements.count > Self.stepLimit {
      throw MessageProblem(path: "", message: "a script has at most \(Self.stepLimit) steps")
    }
    var steps: [Step] = []
    for element in elements { steps.append(try element.step()) }
    self.init(steps)
  }
}

extension Field {
  func step() throws(MessageProblem) -> Step {
    let kind = try member("step").choice("a step", of: StepKind.self)
    let thread = try optional("thread").map { field throws(MessageProblem) in try field.integer() }
    if let command = try command(kind) { return Step(.command(command), thread: thread ?? 1) }
    return Step(.query(try query(kind)), thread: thread ?? 1)
  }

  private func command(_ kind: StepKind) throws(MessageProblem) -> Command? {
    if let command = try hierarchyCommand(kind) { return command }
    if let command = try programmingCommand(kind) { return command }
    switch kind {
    case .new: return .new(try creation())
    case .copy: return .copy(try on(), as: try member("as").name())
    case .keep: return .keep(try on(), as: try member("as").name())
    case .drop: return .drop(try on())
    case .host: return .host(try on())
    case .begin: return .begin
    case .commit: return .commit
    case .flush: return .flush
    case .lock: return .lock
    case .unlock: return .unlock
    case .addAnimation:
      let key = try optional("key").map { field throws(MessageProblem) in try field.string() }
      return .addAnimation(try member("animation").name(), to: try on(), key: key)
    case .removeAnimation: return .removeAnimation(key: try key(), from: try on())
    case .removeAllAnimations: return .removeAllAnimations(try on())
    case .advance: return .advance(try member("seconds").number())
    case .tick: return .tick
    case .setNeedsLayout, .layoutIfNeeded, .layoutSublayers, .setNeedsDisplay, .displayIfNeeded,
      .display, .startAnimating, .stopAnimating:
      guard let message = Command.Message(rawValue: kind.rawValue) else { return nil }
      return .send(message, to: try on())
    case .setNeedsDisplayInRect:
      let field = try member("rect")
      guard case .rect(let rect) = try field.value() else { throw field.problem("no rectangle") }
      return .setNeedsDisplay(try on(), in: rect)
    case .scrollToPoint: return .scroll(try on(), .toPoint, try given())
    case .scrollToRect: return .scroll(try on(), .toRect, try given())
    case .scrollPoint: return .scroll(try on(), .pointUp, try given())
    case .scrollRectToVisible: return .scroll(try on(), .rectUp, try given())
    case .beginBlock: return .beginBlock(try viewBlock())
    case .endBlock: return .endBlock
    default: return nil
    }
  }

  private func hierarchyCommand(_ kind: StepKind) throws(MessageProblem) -> Command? {
    switch kind {
    case .add: return .add(try member("child").name(), to: try parent())
    case .insert:
      return .insert(
        try member("child").name(), into: try parent(), at: try member("index").integer())
    case .insertBelow:
      return .insertBelow(
        try member("child").name(), into: try parent(), sibling: try member("sibling").name())
    case .insertAbove:
      return .insertAbove(
        try member("child").name(), into: try parent(), sibling: try member("sibling").name())
    case .replace:
      return .replace(
        try member("old").name(), in: try parent(), with: try member("new").name())
    case .remove: return .remove(try member("child").name())
    default: return nil
    }
  }

  private func programmingCommand(_ kind: StepKind) throws(MessageProblem) -> Command? {
    switch kind {
    case .set: return .set(try subject(), try property(), try given())
    case .setValue: return .setValue(try subject(), try keyPath(), try given())
    case .mutate: return .mutate(try on(), key: try key(), try given())
    case .answer: return .answer(try on(), key: try key(), try given())
    case .hook: return .hook(try on(), try callback(), key: try key(), try given())
    case .react:
      var steps: [Step] = []
      for element in try member("steps").elements() { steps.append(try element.step()) }
      return .react(try on(), try callback(), steps: steps, limit: try member("limit").integer())
    case .observe: return .observe(try on(), try keyPath())
    default: return nil
    }
  }

  private func creation() throws(MessageProblem) -> Creation {
    let name = try member("name").name()
    let type =
      try optional("class").map { field throws(MessageProblem) in try field.classReference() }
      ?? ClassName.standard(for: name.kind).map { .known($0) }
    var implements: [Callback]?
    if let list = optional("implements") {
      implements = []
      for element in try list.elements() {
        implements?.append(try element.choice("a callback", of: Callback.self))
      }
    }
    let settings = try optional("with").map { field throws(MessageProblem) in try field.entries() }
    return Creation(
      name, type: type, implements: implements, backing: try backing(), settings: settings ?? [])
  }

  private func backing() throws(MessageProblem) -> Creation.Backing? {
    guard let layer = optional("layer") else { return nil }
    let type = try optional("layerClass").map { field throws(MessageProblem) in
      try field.classReference()
    }
    return Creation.Backing(try layer.name(), type: type)
  }

  private func viewBlock() throws(MessageProblem) -> ViewBlock {
    var block = ViewBlock(try member("kind").choice("a kind of block", of: ViewBlock.Kind.self))
    if let field = optional("duration") { block.duration = try field.number() }
    if let field = optional("delay") { block.delay = try field.number() }
    if let field = optional("curve") {
      block.curve = try field.choice("a curve", of: TimingFunction.Name.self)
    }
    if let field = optional("damping") { block.damping = try field.number() }
    if let field = optional("count") { block.repeatCount = try field.extendedNumber() }
    if let field = optional("completion") { block.completion = try field.name() }
    if let field = optional("options") {
      for element in try field.elements() {
        block.options.append(try element.choice("an option", of: ViewBlock.Option.self))
      }
    }
    return block
  }
}

extension Field {
  func on() throws(MessageProblem) -> ObjectName { try member("on").name() }

  func parent() throws(MessageProblem) -> ObjectName { try member("parent").name() }

  func key() throws(MessageProblem) -> String { try member("key").string() }

  /// The value of a command; a missing member is no object.
  func given() throws(MessageProblem) -> Value {
    try optional("value").map { field throws(MessageProblem) in try field.value() } ?? .nil
  }

  func property() throws(MessageProblem) -> Property {
    try member("property").choice("a property", of: Property.self)
  }

  func keyPath() throws(MessageProblem) -> PropertyPath {
    PropertyPath(try member("keyPath").string())
  }

  func callback() throws(MessageProblem) -> Callback {
    try member("callback").choice("a callback", of: Callback.self)
  }

  /// What a step is about: a name, perhaps with `.presentation`, or something without a name.
  func subject() throws(MessageProblem) -> Subject {
    let field = try member("on")
    let subject = try field.subjectText()
    guard case .object(let name) = subject, let key = optional("animation") else { return subject }
    return .attached(name, key: try key.string())
  }

  func subjectText() throws(MessageProblem) -> Subject {
    let text = try string()
    if text == "transaction" { return .transaction }
    if text == "UIView" { return .views }
    let suffix = ".presentation"
    if text.hasSuffix(suffix), let name = ObjectName(text.dropLast(suffix.count)) {
      return .presentation(name)
    }
    return .object(try name())
  }

  func classReference() throws(MessageProblem) -> ClassReference {
    let text = try string()
    if let name = ObjectName(text), name.kind == .class { return .defined(name) }
    return .known(try choice("a class", of: ClassName.self))
  }
}
