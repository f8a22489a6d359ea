/// The kind of a step; the raw values are its names on the wire and in what a driver declares.
public enum StepKind: String, CaseIterable, Hashable, Sendable {
  case new, copy, drop, host
  case add, insert, insertBelow, insertAbove, replace, remove
  case set, setValue, mutate, keep, answer, hook, react, observe
  case begin, commit, flush, lock, unlock
  case addAnimation, removeAnimation, removeAllAnimations
  case advance, tick
  case setNeedsLayout, layoutIfNeeded, layoutSublayers
  case setNeedsDisplay, displayIfNeeded, display, setNeedsDisplayInRect
  case scrollToPoint, scrollToRect, scrollPoint, scrollRectToVisible
  case beginBlock, endBlock, startAnimating, stopAnimating
  case get, value, exists, read, animationKeys, ask, askView
  case convert, convertTime, hitTest, contains, paintOrder, render
  case classDefault, classAction, classNeedsDisplay, expansionFactor, valueFunction
  case evaluate, controlPoint, compute

  /// The place of the kind in the list of all, for tables that an index reaches without hashing.
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Step {
  /// The kind of the step.
  public var kind: StepKind {
    switch action {
    case .command(let command): command.kind
    case .query(let query): query.kind
    }
  }
}

extension Command {
  /// The kind of step that the command is.
  public var kind: StepKind {
    switch self {
    case .new: .new
    case .copy: .copy
    case .drop: .drop
    case .host: .host
    case .add: .add
    case .insert: .insert
    case .insertBelow: .insertBelow
    case .insertAbove: .insertAbove
    case .replace: .replace
    case .remove: .remove
    case .set: .set
    case .setValue: .setValue
    case .mutate: .mutate
    case .keep: .keep
    case .answer: .answer
    case .hook: .hook
    case .react: .react
    case .observe: .observe
    case .begin: .begin
    case .commit: .commit
    case .flush: .flush
    case .lock: .lock
    case .unlock: .unlock
    case .addAnimation: .addAnimation
    case .removeAnimation: .removeAnimation
    case .removeAllAnimations: .removeAllAnimations
    case .advance: .advance
    case .tick: .tick
    case .send(let message, _): message.stepKind
    case .setNeedsDisplay: .setNeedsDisplayInRect
    case .scroll(_, let scroll, _): scroll.stepKind
    case .beginBlock: .beginBlock
    case .endBlock: .endBlock
    }
  }
}

extension Command.Message {
  /// The kind of step that sends the message.
  public var stepKind: StepKind {
    switch self {
    case .setNeedsLayout: .setNeedsLayout
    case .layoutIfNeeded: .layoutIfNeeded
    case .layoutSublayers: .layoutSublayers
    case .setNeedsDisplay: .setNeedsDisplay
    case .displayIfNeeded: .displayIfNeeded
    case .display: .display
    case .startAnimating: .startAnimating
    case .stopAnimating: .stopAnimating
    }
  }
}

extension Command.Scroll {
  /// The kind of step that scrolls this way.
  public var stepKind: StepKind {
    switch self {
    case .toPoint: .scrollToPoint
    case .toRect: .scrollToRect
    case .pointUp: .scrollPoint
    case .rectUp: .scrollRectToVisible
    }
  }
}

extension Query {
  /// The kind of step that the query is.
  public var kind: StepKind {
    switch self {
    case .get: .get
    case .value: .value
    case .exists: .exists
    case .read: .read
    case .animationKeys: .animationKeys
    case .ask: .ask
    case .askView: .askView
    case .convert: .convert
    case .convertTime: .convertTime
    case .hitTest: .hitTest
    case .contains: .contains
    case .paintOrder: .paintOrder
    case .render: .render
    case .classDefault: .classDefault
    case .classAction: .classAction
    case .classNeedsDisplay: .classNeedsDisplay
    case .expansionFactor: .expansionFactor
    case .valueFunction: .valueFunction
    case .evaluate: .evaluate
    case .controlPoint: .controlPoint
    case .compute: .compute
    }
  }
}
