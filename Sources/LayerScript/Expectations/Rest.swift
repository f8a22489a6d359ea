public import Rules

/// What is known of the callbacks of a step that are neither expected nor left open.
public struct Rest: Hashable, Sendable {
  /// When the step comes.
  public enum Moment: Hashable, Sendable {
    /// Something is asked, or a step is carried out that changes no layer.
    case idle
    /// A command is carried out, and the turn goes on.
    case turn
    /// Something is laid out or displayed on request, and the turn goes on.
    case request
    /// Changes are committed, and the turn goes on.
    case commit
    /// The turn ends, where delegates and blocks are called.
    case end
    /// A turn ends all of whose changes were made while actions were disabled.
    case endWithoutActions
  }

  /// When the step comes.
  public var moment: Moment
  /// The kinds of callbacks of which nothing is known nevertheless.
  public var open: [Event.Kind] = []
  /// The keys whose changes may be told of while a command is carried out.
  public var notifiable = NotifiableKeys.any
  /// The callbacks that somebody implements; that others are declared, a law asks for.
  public var heard: Set<Callback> = []
  /// The layers that may wait for layout.
  public var waitingForLayout: [ObjectName] = []
  /// The layers that may wait for display.
  public var waitingForDisplay: [ObjectName] = []

  /// Creates what is known of a step that comes at a moment.
  public init(_ moment: Moment) {
    self.moment = moment
  }

  /// The rules that a callback breaks; none where nothing is known of it.
  public func rules(against event: Event) -> [RuleID] {
    if open.contains(event.kind) { return [] }
    switch event {
    case .asked(_, .didMoveToSuperview, layer: _, key: _, seen: _): return [.view(60)]
    case .asked, .ran: return rulesOfActions(isRun: event.kind == .ran)
    case .started: return isEnd ? [.call(1)] : [.call(13)]
    case .stopped: return isEnd ? [.call(7)] : [.call(13)]
    case .completed(_, let finished):
      // Only views say whether their animations have finished.
      if finished == nil { return isEnd ? [.txn(31)] : [.txn(30)] }
      return isEnd ? [.view(29)] : [.view(29), .call(13)]
    case .called(_, let callback, let layer): return rules(against: callback, of: layer)
    case .changed(_, let key, old: _, new: _): return rules(againstTelling: key)
    }
  }

  /// The rule that is broken by telling of a change where nothing is set, or another key is: each effective set is told
  /// once.
  private func rules(againstTelling key: String) -> [RuleID] {
    switch moment {
    case .idle: [.kvc(29)]
    case .turn: notifiable.contains(key) ? [] : [.kvc(29)]
    // What is laid out or displayed may be set.
    case .request, .commit, .end, .endWithoutActions:
      ["bounds", "position", "frame", "contents"].contains(key) ? [] : [.kvc(29)]
    }
  }

  private var isEnd: Bool { moment == .end || moment == .endWithoutActions }

  private func rulesOfActions(isRun: Bool) -> [RuleID] {
    switch moment {
    case .endWithoutActions: [.act(21), .act(22)]
    case .end: [.act(22)]
    case .idle, .turn, .request, .commit: isRun ? [.act(22), .act(39)] : [.act(22)]
    }
  }

  /// The rules that are broken by telling somebody to lay out, display or draw a layer that does not wait for it.
  private func rules(against callback: Callback, of layer: ObjectName?) -> [RuleID] {
    guard heard.contains(callback) else { return [] }
    switch callback {
    case .layoutSublayers:
      if mayBeTold(layer, waitingForLayout) { return [] }
      return isCommit ? [.lay(20), .lay(3)] : [.lay(3)]
    case .display, .draw, .layerWillDraw, .drawLayer:
      if mayBeTold(layer, waitingForDisplay) { return [] }
      return isCommit ? [.dis(15), .dis(2)] : [.dis(2)]
    default: return []
    }
  }

  private var isCommit: Bool { moment == .commit || isEnd }

  /// Tells whether a layer waits while nothing is laid out or displayed: what a pass tells of those that wait is
  /// expected, or left open.
  private func mayBeTold(_ layer: ObjectName?, _ waiting: [ObjectName]) -> Bool {
    !isCommit && moment != .request && layer.map(waiting.contains) ?? true
  }
}
