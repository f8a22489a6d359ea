import LayerScript
import Rules

/// What comes of a step besides what it is known to cause.
///
/// A search is made within the setter, before the value changes (ACT-22); a callback comes at the end of
/// a turn (CALL-13, TXN-30). What may come nevertheless is left open here: questions for other keys than
/// that of a change, and what layers look for that come or go (UA-06).
extension World {
  mutating func judgeRest(of step: Step, _ expected: inout Expected) {
    if state.lost != nil { return }
    var rest = Rest(moment(of: step))
    if state.effects.hasActed {
      judgeRestOfActing(step, rest, &expected)
      return
    }
    if rest.moment == .turn { rest.notifiable = step.notifiableKeys }
    if state.layout.hasHearers {
      rest.heard = state.implemented
      if rest.heard.contains(.layoutSublayers) {
        rest.waitingForLayout = names(of: state.layout.marks)
      }
      if !rest.heard.isDisjoint(with: Self.drawing) {
        rest.waitingForDisplay = names(of: state.display.marks)
      }
    }
    switch step.kind {
    case .tick, .flush, .commit: allowLateSearches(&expected)
    default: if !step.isQuery { allowSearchesBeside(step, &expected) }
    }
    if hasViews { openBesideViews(step, &rest) }
    if state.assumptions.openItem(of: .keyValueObserving, otherwise: .beyondReference) != nil {
      rest.open.append(.changed)
    }
    expected.rest = rest
  }

  /// Says what is known where a callback acts: it may cause any search, change or call, and what it does in the last
  /// commit of a turn, or behind it, may be told at its end (UA-45).
  private func judgeRestOfActing(_ step: Step, _ rest: Rest, _ expected: inout Expected) {
    guard step.kind == .tick else {
      expected.rest = rest
      expected.rest?.open = [.asked, .ran, .changed, .called]
      return
    }
    guard state.effects.hasActedOpenly else { return }
    let delivered: [Event.Kind] = [.started, .stopped, .completed]
    expected.events.append(ExpectedEvent(.kinds(delivered), .open(.animation(45))))
  }

  private func moment(of step: Step) -> Rest.Moment {
    if step.isQuery { return .idle }
    switch step.kind {
    case .tick:
      let hasSearched = state.effects.hasSearched || state.commits.hasSearched
      return state.effects.hasPublished && !hasSearched ? .endWithoutActions : .end
    case .flush, .commit: return .commit
    case .layoutIfNeeded, .layoutSublayers, .displayIfNeeded, .display: return .request
    case .begin, .advance, .lock, .unlock, .keep, .answer, .hook, .react, .addAnimation,
      .removeAnimation, .removeAllAnimations:
      return .idle
    default: return .turn
    }
  }

  private var hasViews: Bool {
    !state.views.owners.isEmpty || !state.views.blocks.isEmpty || state.views.hasEnded
  }

  private static let drawing: [Callback] = [.display, .draw, .layerWillDraw, .drawLayer]

  /// The layers that may be marked, as far as anybody can say.
  private func names(of marks: MarkList) -> [ObjectName] {
    var names: [ObjectName] = []
    names.reserveCapacity(marks.indices.count { marks[$0].isPossible })
    for layer in marks.indices where marks[layer].isPossible {
      names.append(state.identities[layer].name)
    }
    return names
  }

  /// Leaves open for which actions views search where a block begins or ends, and where something changes within one.
  ///
  /// That a block which has changed nothing may complete at any time (UA-20) is said of that block alone.
  private func openBesideViews(_ step: Step, _ rest: inout Rest) {
    switch step.kind {
    case .beginBlock, .endBlock, .startAnimating, .stopAnimating: rest.open = [.asked, .ran]
    default:
      let mayChange: Bool
      switch rest.moment {
      case .idle: mayChange = false
      case .turn: mayChange = step.sets(inParts: false) && !step.setsAnimation
      case .request, .commit, .end, .endWithoutActions: mayChange = true
      }
      if mayChange, !state.views.blocks.isEmpty { rest.open = [.asked, .ran] }
    }
  }

  /// Questions at the end of a turn in which something changed, and searches of layers that came or went.
  private func allowLateSearches(_ expected: inout Expected) {
    // What an open transaction holds back has changed all the same.
    let hasSearched = state.effects.hasSearched || state.commits.hasSearched
    let hasMoved = state.effects.hasMoved || state.commits.hasMoved
    if hasSearched, !state.delegates.isEmpty || !state.classes.isEmpty {
      expected.events.append(ExpectedEvent(.otherQuestions(than: []), .open(.beyondReference)))
    }
    if hasMoved {
      let keys = ["onOrderIn", "onOrderOut", "sublayers", "transition", "mask"]
      expected.events.append(
        ExpectedEvent(.searches(layer: nil, keys: keys), .open(.animation(6))))
    }
  }

  /// Questions for other keys while something changes, and searches under the exact key path (UA-03).
  private func allowSearchesBeside(_ step: Step, _ expected: inout Expected) {
    guard !state.delegates.isEmpty || !state.classes.isEmpty || step.sets(inParts: true) else {
      return
    }
    if expected.silence.isEmpty, step.sets(inParts: false) {
      expected.events.append(ExpectedEvent(.otherQuestions(than: []), .open(.beyondReference)))
    }
    if step.sets(inParts: true) {
      expected.events.append(
        ExpectedEvent(.searches(layer: nil, keys: nil), .open(.animation(3))))
    }
  }
}
