public import Rules

/// What is known of the callbacks of a step that are neither expected nor left open.
public enum Rest: Hashable, Sendable {
  /// Nothing.
  case open
  /// Nobody is asked for an action, no action runs, and no delegate or block is called: the turn goes on.
  case quiet
  /// The same at the end of a turn, where delegates and blocks are called.
  case quietAtEnd
  /// The same at the end of a turn all of whose changes were made while actions were disabled.
  case quietWithoutActions
  /// No delegate of an animation is called: the turn goes on, and views may ask and complete blocks.
  case quietBesideViews
  /// No delegate or block is called that has nothing to hear, at the end of such a turn.
  case quietAtEndBesideViews

  /// The rules that a callback of a kind breaks; none where nothing is known.
  public func rules(against kind: Event.Kind) -> [RuleID] {
    switch (self, kind) {
    case (.open, _), (_, .called), (_, .changed): []
    case (.quietBesideViews, .asked), (.quietBesideViews, .ran): []
    case (.quietAtEndBesideViews, .asked), (.quietAtEndBesideViews, .ran): []
    case (.quietBesideViews, .completed): []
    case (.quietAtEndBesideViews, .completed): [.view(29), .txn(31)]
    case (.quietWithoutActions, .asked), (.quietWithoutActions, .ran): [.act(21), .act(22)]
    case (.quiet, .ran): [.act(22), .act(39)]
    case (_, .asked), (_, .ran): [.act(22)]
    case (.quiet, .started), (.quiet, .stopped): [.call(13)]
    case (.quietBesideViews, .started), (.quietBesideViews, .stopped): [.call(13)]
    case (_, .started): [.call(1)]
    case (_, .stopped): [.call(7)]
    case (.quiet, .completed): [.txn(30)]
    case (_, .completed): [.txn(31)]
    }
  }
}
