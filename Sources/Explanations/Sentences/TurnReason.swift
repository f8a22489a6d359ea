import Conformance
import LayerModel
import LayerScript

/// Why the end of a turn tells a delegate of an animation or calls a block, or does not.
struct TurnReason {
  private let course: Course
  /// How far the animations have come when the turn has committed.
  private let arrivals: [AnimationArrival]
  /// The blocks that wait then.
  private let groups: [CompletionGroup]

  init(_ course: Course) {
    self.course = course
    var world = course.worlds[course.place]
    _ = world.perform(Step(.flush))
    arrivals = world.arrivals()
    groups = world.state.callbacks.groups
  }

  /// Says it of the callback that a finding is about; nil where it takes more than a sentence.
  func parts(isMissing: Bool) -> [Reason.Part]? {
    guard course.step.kind == .tick else {
      let words: Reason.Part =
        "Delegates of animations and completion blocks hear at the end of a turn, which is a tick."
      return isMissing ? nil : [words]
    }
    guard let event = candidates.first(where: { course.isAbout($0) }) else { return nil }
    return reason(event, isMissing) ?? (isMissing ? nil : earlier(event))
  }

  /// The callbacks that turns can make about the objects of a script.
  private var candidates: [Event] {
    let attached = arrivals.flatMap { arrival -> [Event] in
      guard let source = arrival.animation.source, let handler = arrival.handler else { return [] }
      return [
        .started(handler, animation: source),
        .stopped(handler, animation: source, finished: true),
        .stopped(handler, animation: source, finished: false),
      ]
    }
    let blocks = groups.map(\.block).flatMap { block in
      [nil, true, false].map { Event.completed(block, finished: $0) }
    }
    return attached + blocks + course.expected.flatMap(\.events).compactMap(\.answer)
  }

  private func reason(_ event: Event, _ isMissing: Bool) -> [Reason.Part]? {
    switch event {
    case .started(let handler, animation: let source):
      guard let arrival = arrival(handler, source) else { return nil }
      guard (arrival.elapsed >= 0) == isMissing else { return nil }
      return arrival.text("begins", arrival.timeline.begin)
        + [isMissing ? ": it has begun." : ": it has not begun."]
    case .stopped(let handler, animation: let source, let finished):
      guard let arrival = arrival(handler, source) else {
        return isMissing && !finished ? removal(handler, source) : nil
      }
      guard arrival.isOver == isMissing else { return nil }
      return arrival.text("ends", arrival.end) + [isMissing ? ": it is over." : ": it goes on."]
    case .completed(let block, finished: _):
      guard let group = groups.first(where: { $0.block == block }) else { return nil }
      return isMissing ? reasonToRun(group) : reasonToWait(group)
    case .asked, .ran, .called, .changed: return nil
    }
  }

  private func arrival(_ handler: ObjectName, _ source: ObjectName) -> AnimationArrival? {
    arrivals.first { $0.handler == handler && $0.animation.source == source }
  }

  private func reasonToRun(_ group: CompletionGroup) -> [Reason.Part]? {
    guard group.hasAnimations else {
      return [
        .words(
          "Nothing was attached while \(group.block) was set, so that it waits for nothing but its "
        ),
        "transaction.",
      ]
    }
    let awaited = arrivals.filter { group.waitsFor.contains($0.animation.number) }
    guard awaited.allSatisfy(\.isOver) else { return nil }
    guard let last = awaited.max(by: { $0.end < $1.end }) else {
      return [.words("Everything that \(group.block) waits for has ended or was taken off.")]
    }
    return [.words("What \(group.block) waits for is over: ")] + last.text("ends", last.end) + ["."]
  }

  private func reasonToWait(_ group: CompletionGroup) -> [Reason.Part]? {
    guard group.level == nil else {
      return [.words("The transaction of \(group.block) has not been committed.")]
    }
    let waiting = arrivals.first {
      group.waitsFor.contains($0.animation.number) && !$0.isOver
    }
    guard let waiting else { return nil }
    return [.words("\(group.block) waits for an animation that goes on: ")]
      + waiting.text("ends", waiting.end) + ["."]
  }

  /// Which step took an animation off its layer before its end.
  private func removal(_ handler: ObjectName, _ source: ObjectName) -> [Reason.Part]? {
    let isAttached = course.worlds.map { world in
      world.state.animations.contains { list in
        list.attached.contains {
          $0.source == source && $0.object[.delegate].asReference == handler
        }
      }
    }
    guard let step = (0..<course.place).last(where: { isAttached[$0] && !isAttached[$0 + 1] })
    else { return nil }
    let text = course.steps[step].description
    guard text.count <= 100 else { return nil }
    return [
      .words("Step \(step + 1), "), .code(EngineText(text)),
      .words(", took \(source) off its layer before its end, so that it has not finished."),
    ]
  }

  /// Which step said the same before.
  private func earlier(_ event: Event) -> [Reason.Part]? {
    let step = course.expected[..<course.place].lastIndex { expected in
      expected.events.contains { $0.answer == event }
    }
    return step.map { ["It came at step \($0 + 1) already, and comes once."] }
  }
}

extension AnimationArrival {
  fileprivate var handler: ObjectName? { animation.object[.delegate].asReference }

  fileprivate var isOver: Bool { elapsed >= timeline.activeDuration }

  /// When it begins or ends, and what the time is.
  fileprivate func text(_ verb: String, _ time: Double) -> [Reason.Part] {
    let name = animation.source.map { "\($0)" } ?? "the animation of \(animation.key ?? "nil")"
    guard time.isFinite else { return [.words("\(name) on \(layer) never \(verb)")] }
    return [
      .words("\(name) on \(layer) \(verb) at "), .code(EngineText(time.brief)),
      " of the layer's time, which is ", .code(EngineText(now.brief)), " there",
    ]
  }
}
