import LayerScript

/// What a generated step looks like, in the order of simplicity: queries first, because they change
/// nothing, then commands.
///
/// The raw value is the place of the shape in that order.
enum StepShape: UInt8, CaseIterable, Hashable, Sendable {
  case getProperty, ask, animationKeys, getTransaction, getPresentation, presentationExists
  case attachedExists, getAttached, getTransactionKey, getAnimation, classAction, getSubPath
  case convertTime, paintOrder, controlPoint, hitTest, contains
  case convert, convertPresented, compute, askCopy, getPresentationKey, render
  case newLayer, host, tick, flush, begin, commit
  case setProperty, add, remove, insertAt, insertBeside, replace, setSublayers, setMask
  case setTransaction, newDelegate, setDelegate, answer, setActions, setStyle
  case newAnimation, addAnimation, removeAllAnimations, removeAnimation, setAnimation
  case advance, newClass, hook, setTransactionKey, setSubPath, scroll
  case getCell, newCell, setCell, expansionFactor
  case getKey, getUndeclared, getTransformPart, classDefault, classNeedsDisplay, readShared
  case setKey, setUndeclared, setTransformPart, setStyleValues, hookValue, hookDisplay, observe
  case newShared, setShared, mutateShared, keepList
  case evaluate, valueFunction, newMotion, copyAnimation
  case getView, askView, getViews, convertView, newView, hostView, setView, addView, insertView
  case removeView, dropView, answerView, hookTiming, startImages, setViews, beginBlock, endBlock
  case sendForLayout, sendForDisplay, displayPart, newListener, newReporter, react
  case handle, elsewhere, lock, letGo
  case newDeclaring, newManager, setManager, setAutoresizing, setConstraints

  /// How often the shape is proposed relative to the others.
  var weight: UInt32 {
    switch self {
    case .setProperty: 24
    case .getProperty: 24
    case .getPresentation: 10
    case .convert: 5
    case .convertPresented: 1
    case .add, .ask: 6
    case .tick: 5
    case .hitTest, .newLayer, .host, .remove, .insertAt, .insertBeside, .begin, .commit,
      .setTransaction,
      .getTransaction, .animationKeys, .advance, .newAnimation, .addAnimation:
      4
    case .newDelegate, .setDelegate, .answer, .setActions, .setStyle, .removeAnimation,
      .getAttached, .setSublayers:
      3
    case .replace, .setMask, .newClass, .hook, .removeAllAnimations, .setAnimation,
      .attachedExists, .presentationExists, .setSubPath, .convertTime, .paintOrder, .flush,
      .setTransactionKey, .getTransactionKey:
      2
    case .newMotion: 3
    case .contains, .classAction, .getAnimation, .getSubPath, .controlPoint, .getCell, .newCell,
      .setCell, .expansionFactor, .compute, .scroll, .getKey, .getUndeclared, .getTransformPart,
      .classDefault,
      .classNeedsDisplay, .readShared, .setKey, .setUndeclared, .setTransformPart, .setStyleValues,
      .hookValue, .hookDisplay, .observe, .newShared, .setShared, .mutateShared,
      .keepList, .evaluate, .valueFunction, .copyAnimation:
      1
    case .sendForLayout, .sendForDisplay: 3
    case .beginBlock, .endBlock: 4
    case .newView, .hostView, .setView: 3
    case .getView, .askView: 2
    case .addView, .insertView, .removeView, .dropView, .answerView, .hookTiming, .convertView,
      .startImages, .setViews, .getViews:
      1
    case .displayPart, .newListener, .newReporter, .react, .handle, .elsewhere, .lock, .letGo,
      .askCopy, .getPresentationKey, .newDeclaring, .newManager, .setManager:
      1
    case .render, .setAutoresizing, .setConstraints: 3
    }
  }

  /// The kinds of steps that an engine must carry out for the shape to be generated.
  var kinds: [StepKind] {
    switch self {
    case .newLayer, .newDelegate, .newClass, .newAnimation, .newCell, .newShared, .newListener,
      .newReporter, .newMotion, .newDeclaring, .newManager:
      [.new]
    case .newView: [.new]
    case .hostView: [.host]
    case .setView, .setViews: [.set]
    case .getView, .getViews: [.get]
    case .askView: [.askView]
    case .addView: [.add]
    case .insertView: [.insertBelow, .insertAbove]
    case .removeView: [.remove]
    case .dropView: [.drop]
    case .answerView: [.answer]
    case .hookTiming: [.hook]
    case .convertView: [.convert]
    case .startImages: [.startAnimating]
    case .beginBlock: [.beginBlock]
    case .endBlock: [.endBlock]
    case .sendForLayout: [.setNeedsLayout, .layoutIfNeeded, .layoutSublayers]
    case .sendForDisplay: [.setNeedsDisplay, .displayIfNeeded, .display]
    case .displayPart: [.setNeedsDisplayInRect]
    case .react, .handle: [.react]
    case .elsewhere: [.begin, .commit, .set, .get]
    case .lock: [.lock, .unlock]
    case .letGo: [.drop]
    case .evaluate: [.evaluate]
    case .valueFunction: [.valueFunction]
    case .copyAnimation: [.copy]
    case .host: [.host]
    case .tick: [.tick]
    case .setProperty, .setSublayers, .setMask, .setTransaction, .setDelegate, .setActions,
      .setStyle, .setAnimation, .setCell, .setStyleValues, .setShared, .setManager,
      .setAutoresizing, .setConstraints:
      [.set]
    case .getProperty, .getTransaction, .getAnimation, .getAttached, .getPresentation, .getCell:
      [.get]
    case .add: [.add]
    case .remove: [.remove]
    case .insertAt: [.insert]
    case .insertBeside: [.insertBelow, .insertAbove]
    case .replace: [.replace]
    case .begin: [.begin]
    case .commit: [.commit]
    case .flush: [.flush]
    case .setTransactionKey, .setSubPath, .setKey, .setUndeclared, .setTransformPart: [.setValue]
    case .getTransactionKey, .getSubPath, .getKey, .getUndeclared, .getTransformPart,
      .getPresentationKey:
      [.value]
    case .classDefault: [.classDefault]
    case .classNeedsDisplay: [.classNeedsDisplay]
    case .readShared: [.read]
    case .mutateShared: [.mutate]
    case .keepList: [.keep]
    case .observe: [.observe]
    case .answer: [.answer]
    case .ask: [.ask]
    case .hook, .hookValue, .hookDisplay: [.hook]
    case .classAction: [.classAction]
    case .addAnimation: [.addAnimation]
    case .removeAnimation: [.removeAnimation]
    case .removeAllAnimations: [.removeAllAnimations]
    case .animationKeys: [.animationKeys]
    case .attachedExists, .presentationExists: [.exists]
    case .advance: [.advance]
    case .convertTime: [.convertTime]
    case .paintOrder: [.paintOrder]
    case .controlPoint: [.controlPoint]
    case .hitTest: [.hitTest]
    case .contains: [.contains]
    case .expansionFactor: [.expansionFactor]
    case .convert, .convertPresented: [.convert]
    case .compute: [.compute]
    case .askCopy: [.hitTest, .contains]
    case .render: [.render]
    case .scroll: [.scrollPoint, .scrollRectToVisible, .scrollToPoint, .scrollToRect]
    }
  }
}

extension StepShape {
  /// The shape that a step has; nil for steps that are never generated.
  init?(of step: Step) {
    if step.thread == 2, step.isElsewhere {
      self = .elsewhere
      return
    }
    guard step.thread == 1 else { return nil }
    switch step.action {
    case .command(let command): self.init(of: command)
    case .query(let query): self.init(of: query)
    }
  }

  private init?(of command: Command) {
    switch command {
    case .new(let creation): self.init(of: creation)
    case .host(let name): self = name.kind == .view ? .hostView : .host
    case .tick: self = .tick
    case .add(let child, to: _): self = child.kind == .view ? .addView : .add
    case .remove(let child): self = child.kind == .view ? .removeView : .remove
    case .drop(let name) where name.kind == .view: self = .dropView
    case .beginBlock: self = .beginBlock
    case .endBlock: self = .endBlock
    case .set(.views, _, _): self = .setViews
    case .send(.startAnimating, _): self = .startImages
    case .answer(_, _, .reference(let name)) where name.kind == .view: self = .answerView
    case .hook(_, .actionForKey, _, .dictionary): self = .hookTiming
    case .insert: self = .insertAt
    case .insertBelow(let child, into: _, sibling: _), .insertAbove(let child, into: _, sibling: _):
      self = child.kind == .view ? .insertView : .insertBeside
    case .replace: self = .replace
    case .begin: self = .begin
    case .commit: self = .commit
    case .flush: self = .flush
    case .lock, .unlock: self = .lock
    case .drop(let name) where name.kind == .handler: self = .letGo
    case .answer: self = .answer
    case .hook(_, .defaultValueForKey, _, _): self = .hookValue
    case .hook(_, .needsDisplayForKey, _, _): self = .hookDisplay
    case .hook: self = .hook
    case .observe: self = .observe
    case .mutate: self = .mutateShared
    case .keep: self = .keepList
    case .addAnimation: self = .addAnimation
    case .removeAnimation: self = .removeAnimation
    case .removeAllAnimations: self = .removeAllAnimations
    case .advance: self = .advance
    case .copy: self = .copyAnimation
    case .scroll: self = .scroll
    case .send(let message, _): self = message.isForLayout ? .sendForLayout : .sendForDisplay
    case .setNeedsDisplay: self = .displayPart
    case .react(let name, _, _, _):
      switch name.kind {
      case .delegate, .class: self = .react
      case .handler, .block, .action: self = .handle
      default: return nil
      }
    case .set(.transaction, _, _): self = .setTransaction
    case .setValue(.transaction, _, _): self = .setTransactionKey
    case .set(_, _, .reference(let name)) where name.kind == .shared: self = .setShared
    case .set(.object(let name), .style, let value) where name.kind == .layer:
      self = value == .nil || value["actions"] != nil ? .setStyle : .setStyleValues
    case .set(.object(let name), let property, _):
      self.init(setting: property, of: name)
    case .setValue(.object, let path, _):
      self = path.shape(.setKey, .setSubPath, .setTransformPart, .setUndeclared)
    default: return nil
    }
  }

  private init?(of creation: Creation) {
    switch creation.name.kind {
    case .layer: self = .newLayer
    case .view: self = .newView
    case .delegate: self = creation.listens ? .newListener : .newDelegate
    case .class:
      let reports = creation.implements?.isEmpty == false
      self = reports ? .newReporter : creation.settings.isEmpty ? .newClass : .newDeclaring
    case .animation: self = MotionKind(of: creation) == nil ? .newAnimation : .newMotion
    case .cell: self = .newCell
    case .shared: self = .newShared
    case .manager: self = .newManager
    default: return nil
    }
  }

  private init?(setting property: Property, of name: ObjectName) {
    if name.kind == .animation || name.kind == .cell {
      self = name.kind == .cell ? .setCell : .setAnimation
      return
    }
    if name.kind == .view {
      self = .setView
      return
    }
    switch property {
    case .sublayers: self = .setSublayers
    case .mask: self = .setMask
    case .delegate: self = .setDelegate
    case .actions: self = .setActions
    case .style: self = .setStyle
    case .layoutManager: self = .setManager
    case .autoresizingMask: self = .setAutoresizing
    case .constraints: self = .setConstraints
    default: self = .setProperty
    }
  }

  private init?(of query: Query) {
    switch query {
    case .get(.views, _): self = .getViews
    case .askView: self = .askView
    case .convert(_, .object(let name)?, nil, _) where name.kind == .view: self = .convertView
    case .convert(_, nil, .object(let name)?, _) where name.kind == .view: self = .convertView
    case .get(.object(let name), _) where name.kind == .view: self = .getView
    case .get(.object(let name), _):
      self =
        name.kind == .animation ? .getAnimation : name.kind == .cell ? .getCell : .getProperty
    case .get(.presentation, _): self = .getPresentation
    case .get(.attached, _): self = .getAttached
    case .get(.transaction, _): self = .getTransaction
    case .value(.transaction, _): self = .getTransactionKey
    case .value(.presentation, _): self = .getPresentationKey
    case .value(.object, let path):
      self = path.shape(.getKey, .getSubPath, .getTransformPart, .getUndeclared)
    case .classDefault: self = .classDefault
    case .classNeedsDisplay: self = .classNeedsDisplay
    case .read: self = .readShared
    case .exists(.presentation): self = .presentationExists
    case .exists(.attached): self = .attachedExists
    case .animationKeys: self = .animationKeys
    case .ask: self = .ask
    case .classAction(.defined, _): self = .classAction
    case .convertTime: self = .convertTime
    case .paintOrder: self = .paintOrder
    case .controlPoint: self = .controlPoint
    case .expansionFactor: self = .expansionFactor
    case .hitTest(.object, _): self = .hitTest
    case .evaluate: self = .evaluate
    case .valueFunction: self = .valueFunction
    case .contains(.object, _): self = .contains
    case .convert(_, .presentation, .presentation, .either): self = .convertPresented
    case .convert(_, let from, let to, _) where from.isModelOrNone && to.isModelOrNone:
      self = .convert
    case .compute: self = .compute
    case .render: self = .render
    case .hitTest(.presentation, _), .contains(.presentation, _): self = .askCopy
    default: return nil
    }
  }
}

extension Creation {
  /// Tells whether the object reports layout or display.
  var listens: Bool { implements?.contains { $0 != .actionForKey } == true }
}

extension Command.Message {
  /// Tells whether the message is about layout; the others are about display.
  var isForLayout: Bool {
    switch self {
    case .setNeedsLayout, .layoutIfNeeded, .layoutSublayers: true
    default: false
    }
  }
}

extension Subject? {
  /// Tells whether the subject is an object of the script, or nothing.
  fileprivate var isModelOrNone: Bool {
    switch self {
    case nil, .object: true
    case .presentation, .attached, .transaction, .views: false
    }
  }
}

extension PropertyPath {
  /// One of four shapes, by what the path names: a property, a part of one, a part of a matrix, or
  /// a key that no class declares.
  fileprivate func shape(
    _ whole: StepShape, _ part: StepShape, _ transform: StepShape, _ undeclared: StepShape
  ) -> StepShape {
    guard let property else { return undeclared }
    if rest.isEmpty { return whole }
    return property.info.shape == .transform ? transform : part
  }
}
