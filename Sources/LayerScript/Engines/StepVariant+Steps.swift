extension StepVariant {
  /// The variant of a step, as the next one of a script.
  public init(_ step: Step, in check: DeclarationCheck) {
    switch step.action {
    case .query(let query): self.init(query, check)
    case .command(let command): self.init(command, check)
    }
    if step.thread != 1 {
      detail = [detail, Self.onThread].compactMap(\.self).joined(separator: " ")
    }
  }

  private init(_ command: Command, _ check: DeclarationCheck) {
    let kind = command.kind
    switch command {
    case .new(let creation): self.init(kind, creation.sort, detail: creation.option)
    case .set(let subject, let property, let value):
      self.init(kind, check.sort(of: subject), property.rawValue, detail: value.sort)
    case .setValue(let subject, let path, let value):
      self.init(kind, check.sort(of: subject), path.variant, detail: value.sort)
    case .copy(let name, as: _), .drop(let name), .host(let name), .remove(let name),
      .keep(let name, as: _):
      self.init(kind, check.sort(of: name))
    case .add(let name, to: let other):
      self.init(kind, check.sort(of: name), detail: name == other ? "to itself" : nil)
    case .insert(let name, into: let other, at: _):
      self.init(kind, check.sort(of: name), detail: name == other ? "to itself" : nil)
    case .insertBelow(let name, into: let other, _), .insertAbove(let name, into: let other, _):
      self.init(kind, check.sort(of: name), detail: name == other ? "to itself" : nil)
    case .replace(let name, _, _): self.init(kind, check.sort(of: name))
    case .mutate(_, key: _, let value): self.init(kind, detail: value.sort)
    case .answer(_, key: _, let value): self.init(kind, detail: value.sort)
    case .hook(_, let callback, key: _, let value):
      self.init(kind, "", callback.rawValue, detail: value.sort)
    case .react(_, let callback, steps: _, limit: _): self.init(kind, "", callback.rawValue)
    case .observe(let name, let path): self.init(kind, check.sort(of: name), path.variant)
    case .addAnimation(let animation, to: _, let key):
      self.init(kind, check.sort(of: animation), detail: key == nil ? "without a key" : nil)
    case .beginBlock(let block): self.init(kind, "", "\(block.kind)")
    case .send(_, to: let name), .setNeedsDisplay(let name, in: _), .scroll(let name, _, _),
      .removeAllAnimations(let name), .removeAnimation(key: _, from: let name):
      self.init(kind, check.sort(of: name))
    case .begin, .commit, .flush, .lock, .unlock, .advance, .tick, .endBlock: self.init(kind)
    }
  }

  private init(_ query: Query, _ check: DeclarationCheck) {
    let kind = query.kind
    switch query {
    case .get(let subject, let property):
      self.init(kind, check.sort(of: subject), property.rawValue)
    case .value(let subject, let path): self.init(kind, check.sort(of: subject), path.variant)
    case .exists(let subject), .hitTest(let subject, _), .contains(let subject, _):
      self.init(kind, check.sort(of: subject))
    case .animationKeys(let name), .paintOrder(let name), .render(let name):
      self.init(kind, check.sort(of: name))
    case .ask(let name, key: _), .askView(let name, layer: _, key: _):
      self.init(kind, check.sort(of: name))
    case .convert(let value, let from, let to, let receiver):
      let isPartial = from == nil || to == nil
      self.init(
        kind, isPartial ? "with one layer" : "between layers",
        receiver == .source ? "asking the source" : nil, detail: value.sort)
    case .convertTime(_, let from, let to):
      self.init(kind, from == nil || to == nil ? "with one layer" : "between layers")
    case .classDefault(let type, key: _), .classAction(let type, key: _),
      .classNeedsDisplay(let type, key: _):
      self.init(kind, type.sort)
    case .compute(let operation, _): self.init(kind, "", operation.rawValue)
    case .evaluate(let curve, at: _), .controlPoint(let curve, index: _):
      self.init(kind, "", curve.sort)
    case .read, .expansionFactor, .valueFunction: self.init(kind)
    }
  }
}

extension Script {
  /// The variant of each step.
  ///
  /// - Parameter start: What the engine declares, before the first step.
  /// - Returns: As many as there are steps, in their order.
  public func variants(declaredBy start: DeclarationCheck) -> [StepVariant] {
    var check = start
    return steps.map { step in
      defer { check.advance(past: step) }
      return StepVariant(step, in: check)
    }
  }
}

extension DeclarationCheck {
  /// The class of an object, or its kind where it has none.
  fileprivate func sort(of name: ObjectName) -> String {
    type(of: name)?.rawValue ?? "\(name.kind)"
  }

  fileprivate func sort(of subject: Subject) -> String {
    switch subject {
    case .object(let name): sort(of: name)
    case .presentation: StepVariant.presentation
    case .attached: StepVariant.attached
    case .transaction: StepVariant.transaction
    case .views: StepVariant.views
    }
  }
}

extension Creation {
  /// The class of the new object, or its kind where it has none.
  fileprivate var sort: String {
    ClassName.standard(for: name.kind) == nil
      ? "\(name.kind)" : knownClass?.rawValue ?? "\(name.kind)"
  }

  fileprivate var option: String? {
    if hasInitialValues { return StepVariant.withValues }
    if case .defined = type { return StepVariant.ofOwnClass }
    if case .defined = backing?.type { return StepVariant.onOwnClass }
    return nil
  }
}

extension ClassReference {
  fileprivate var sort: String {
    switch self {
    case .known(let name): name.rawValue
    case .defined: "class of the script"
    }
  }
}

extension PropertyPath {
  /// The path where it begins with a declared property; all others are alike.
  fileprivate var variant: String { property == nil ? StepVariant.undeclaredKey : text }
}

extension TimingFunction {
  fileprivate var sort: String {
    switch self {
    case .named: "named curve"
    case .custom: "control points"
    }
  }
}

extension Value {
  /// What sort of value it is, as far as an engine may tell it from others.
  fileprivate var sort: String {
    if components?.allSatisfy(\.isFinite) == false { return "not finite" }
    switch self {
    case .nil: return "nil"
    case .null: return "null"
    case .boolean: return "boolean"
    case .number: return "number"
    case .string: return "string"
    case .point: return "point"
    case .size: return "size"
    case .rect: return "rect"
    case .affine: return "affine map"
    case .transform: return "matrix"
    case .color: return "color"
    case .path: return "path"
    case .timing(let curve): return curve.sort
    case .list(let values): return values.first.map { "list of \($0.sort)" } ?? "empty list"
    case .dictionary: return "dictionary"
    case .reference(let name): return "\(name.kind)"
    }
  }
}
