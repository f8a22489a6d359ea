package import LayerScript

extension StepForm {
  /// The form of a step of a script.
  package init(_ step: Step, _ classes: ObjectClasses) {
    switch step.action {
    case .query(let query): self.init(query, classes)
    case .command(let command): self.init(command, classes)
    }
    if step.thread != 1 {
      detail = ([detail].compactMap(\.self) + ["on another thread"]).joined(separator: " ")
    }
  }

  /// The form of the step that makes a query wrong.
  ///
  /// Whether a property gets its value when the object is made or right behind that is the same.
  package init(culprit step: Step, of query: Step, _ classes: ObjectClasses) {
    self.init(step, classes)
    guard case .new(let creation) = step.command else { return }
    // A layer is a layer, also one that a view was made with.
    let isBacking = creation.backing.map { query.mentions([$0.layer].contains) } ?? false
    subject = isBacking ? "layer" : "\(creation.name.kind)"
    guard let property = query.propertyAsked,
      let entry = creation.settings.first(where: { $0.key == property })
    else { return }
    self.init(
      "set", classes.sort(of: creation.name), property, detail: entry.value.unusualSort)
  }

  private init(_ query: Query, _ classes: ObjectClasses) {
    switch query {
    case .get(let subject, let property):
      self.init("get", subject.sort(classes), property.rawValue)
    // Reading a whole property by its key is another way of asking the same.
    case .value(let subject, let path):
      self.init(path.rest.isEmpty ? "get" : "value", subject.sort(classes), path.form)
    case .exists(let subject): self.init("exists", subject.sort(classes))
    case .ask(let name, let key): self.init("ask", classes.sort(of: name), key.keyForm)
    case .askView(let name, layer: _, let key):
      self.init("ask", classes.sort(of: name), key.keyForm)
    case .convert(let value, let from, let to, _):
      let ends = "\(from?.sort(classes) ?? "nil") to \(to?.sort(classes) ?? "nil")"
      let isIdentity = from != nil && from == to
      self.init("convert", ends, value.sortName, detail: isIdentity ? "to itself" : nil)
    case .convertTime(_, let from, let to):
      self.init(
        "convertTime",
        from == nil ? "clock to layer" : to == nil ? "layer to clock" : "layer to layer",
        detail: from != nil && from == to ? "to itself" : nil)
    case .hitTest(let subject, _), .contains(let subject, _):
      self.init(query.kind.rawValue, subject.sort(classes))
    case .classDefault(_, let key), .classAction(_, let key), .classNeedsDisplay(_, let key):
      self.init(query.kind.rawValue, "class", key.keyForm)
    case .compute(let operation, _): self.init("compute", "", operation.rawValue)
    case .controlPoint(_, let index): self.init("controlPoint", "", "\(index)")
    case .expansionFactor(let name), .valueFunction(let name):
      self.init(query.kind.rawValue, "", name.count > 40 ? nil : name)
    case .evaluate(let curve, at: _): self.init("evaluate", "", curve.form)
    case .read, .animationKeys, .paintOrder, .render: self.init(query.kind.rawValue)
    }
  }

  private init(_ command: Command, _ classes: ObjectClasses) {
    switch command {
    case .new(let creation): self.init("new", creation.sort)
    case .set(let subject, let property, let value):
      self.init("set", subject.sort(classes), property.rawValue, detail: value.unusualSort)
    case .setValue(let subject, let path, let value):
      self.init(
        path.rest.isEmpty ? "set" : "setValue", subject.sort(classes), path.form,
        detail: value.unusualSort)
    case .copy(let name, as: _), .drop(let name), .host(let name), .remove(let name):
      self.init(command.kind.rawValue, classes.sort(of: name))
    case .add(let name, to: let other):
      self.init("add", classes.sort(of: name), detail: name == other ? "to itself" : nil)
    case .insert(let name, _, _), .insertBelow(let name, _, _), .insertAbove(let name, _, _),
      .replace(let name, _, _):
      self.init(command.kind.rawValue, classes.sort(of: name))
    case .mutate(_, _, let value): self.init("mutate", "shared", detail: value.unusualSort)
    case .answer(_, let key, let value):
      self.init("answer", "delegate", key.keyForm, detail: value.unusualSort)
    case .hook(_, let callback, let key, let value):
      self.init("hook", callback.rawValue, key.keyForm, detail: value.unusualSort)
    case .react(_, let callback, _, _): self.init("react", callback.rawValue)
    case .observe(let name, let path): self.init("observe", classes.sort(of: name), path.form)
    case .addAnimation(let animation, to: _, let key):
      self.init(
        "addAnimation", classes.sort(of: animation), detail: key == nil ? "without a key" : nil)
    case .scroll(_, let way, _): self.init("scroll", "", way.rawValue)
    case .beginBlock(let block): self.init("beginBlock", "\(block.kind)")
    case .send(let message, to: _): self.init(message.rawValue)
    case .keep, .begin, .commit, .flush, .lock, .unlock, .removeAnimation, .removeAllAnimations,
      .advance, .tick, .setNeedsDisplay, .endBlock:
      self.init(command.kind.rawValue)
    }
  }
}

extension Step {
  /// The property that the step reads, by its key.
  fileprivate var propertyAsked: String? {
    switch query {
    case .get(_, let property): property.rawValue
    case .value(_, let path): path.property?.rawValue
    default: nil
    }
  }
}

extension TimingFunction {
  /// The name of the curve where it has one.
  fileprivate var form: String? {
    switch self {
    case .named(let name): name.rawValue
    case .custom: nil
    }
  }
}

extension Creation {
  /// The class of the new object, or its kind where it has none.
  fileprivate var sort: String {
    switch name.kind {
    case .layer, .animation, .view: knownClass?.rawValue ?? "\(name.kind)"
    default: "\(name.kind)"
    }
  }
}

extension Subject {
  /// What sort of object it is.
  func sort(_ classes: ObjectClasses) -> String {
    switch self {
    case .object(let name): classes.sort(of: name)
    case .presentation: "presentation"
    case .attached: "attached"
    case .transaction: "transaction"
    case .views: "views"
    }
  }
}

extension PropertyPath {
  /// The path where it begins with a declared property; all others are alike.
  fileprivate var form: String { property == nil ? "undeclared" : text }
}

extension String {
  /// The key where it is that of a declared property or of an order event; all others are alike.
  var keyForm: String {
    let known = [
      "onOrderIn", "onOrderOut", "onLayout", "onDraw", "sublayers", "contents", "bounds",
      "transition",
    ]
    let isKnown = PropertyPath(self).property != nil || known.contains(self)
    return isKnown ? self : "undeclared"
  }
}

extension Value {
  /// What sort of value it is.
  var sortName: String {
    switch self {
    case .nil: "nil"
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .affine: "affine"
    case .transform: "transform"
    case .color: "color"
    case .path: "path"
    case .timing: "timing"
    case .list: "list"
    case .dictionary: "dictionary"
    case .reference(let name): "\(name.kind)"
    }
  }

  /// The sort of value where it is one that engines treat in a way of its own.
  var unusualSort: String? {
    switch self {
    case .nil, .null: sortName
    default: components?.allSatisfy(\.isFinite) == false ? "not finite" : nil
    }
  }
}
