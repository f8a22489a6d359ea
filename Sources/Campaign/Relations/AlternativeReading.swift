import LayerScript

/// Another way to read the rules, by which answers that are wrong would be right.
///
/// Findings that the same reading puts right are mostly one mistake: an engine that does not look at the repeat count
/// is wrong in values, in lists of keys and in callbacks.
enum AlternativeReading: Hashable {
  /// Numbers are kept in single precision, those that are given or those that come out: times, or all others.
  case singlePrecision(ofTimes: Bool)
  /// What an animation, a transaction, a block of views or a layer is told by a property or an option of this name is
  /// not looked at.
  case ignoring(String)
  /// The end of a turn commits nothing, but a flush does.
  case turnsCommitNothing
  /// Each change is committed at once, as if it were flushed.
  case changesCommitAtOnce
  /// Steps of a kind do nothing, such as the adding of an animation to a layer.
  case withoutEffect(StepKind)
  /// Explicit transactions do nothing: what is in them belongs to the implicit one.
  case withoutTransactions
  /// Blocks of views do nothing with what is in them.
  case withoutBlocks
  /// A copy of a layer answers what the layer itself would.
  case copiesAnswerAsLayers
  /// What is done on other threads is done on the main one.
  case threadsAreOne
  /// Time does something to changes that are not committed: where they are flushed before it goes on, all is right.
  case timePassesBeforeCommits
}

extension AlternativeReading {
  /// The script of which an engine that reads the rules so gives the right answers; nil where no script is that.
  func altering(_ script: Script) -> AlteredScript? {
    switch self {
    case .ignoring(let name): script.ignoring([name])
    case .turnsCommitNothing: script.without(.tick)
    case .withoutEffect(let kind): script.without(kind)
    case .withoutTransactions: script.without(.begin, .commit)
    case .withoutBlocks: script.without(.beginBlock, .endBlock)
    case .copiesAnswerAsLayers:
      AlteredScript(stepByStep: Script(script.steps.map(\.askingLayers)))
    case .threadsAreOne: AlteredScript(stepByStep: script.onOneThread)
    case .changesCommitAtOnce: script.flushingChanges
    case .singlePrecision, .timePassesBeforeCommits: nil
    }
  }

  /// Tells whether an engine that answered so may be read so: steps that do nothing call nothing back and raise nothing.
  ///
  /// - Parameters:
  ///   - trace: What it answered to the script as it was.
  ///   - altered: The script as the reading has it.
  /// - Returns: Whether nothing that was answered to the steps left out speaks against the reading.
  func allows(_ trace: Trace, for altered: AlteredScript) -> Bool {
    switch self {
    case .withoutEffect, .withoutTransactions, .withoutBlocks:
      let kept = Set(altered.origins.compactMap(\.self))
      return trace.outcomes.indices.allSatisfy { place in
        kept.contains(place)
          || trace.outcomes[place].events.isEmpty && trace.outcomes[place].answer == .done
      }
    case .singlePrecision, .ignoring, .turnsCommitNothing, .changesCommitAtOnce,
      .copiesAnswerAsLayers, .threadsAreOne, .timePassesBeforeCommits:
      return true
    }
  }
}

extension Script {
  /// The properties and options that a script may be read without, in order.
  var ignorableNames: [String] {
    Set(steps.flatMap(\.ignorableNames)).sorted()
  }

  /// The script without what is told by some properties and options.
  func ignoring(_ names: Set<String>) -> AlteredScript {
    AlteredScript(
      steps.enumerated().compactMap { place, step in
        names.sorted().reduce(Step?.some(step)) { $0?.ignoring($1) }.map { ($0, place) }
      })
  }

  /// The kinds of its steps that an engine may carry out without doing anything, in the order of all kinds.
  var kindsThatMayDoNothing: [StepKind] {
    let kinds = Set(steps.map(\.kind))
    return StepKind.allCases.filter { kinds.contains($0) && $0.mayDoNothing }
  }

  /// The script without the steps of some kinds.
  func without(_ kinds: StepKind...) -> AlteredScript {
    AlteredScript(
      steps.enumerated().compactMap { kinds.contains($1.kind) ? nil : ($1, $0) })
  }

  /// The script with a flush behind each change.
  var flushingChanges: AlteredScript {
    AlteredScript(
      steps.enumerated().flatMap { place, step -> [(step: Step, origin: Int?)] in
        step.isChange ? [(step, place), (Step(.flush), nil)] : [(step, place)]
      })
  }

  /// The script with all steps on the main thread.
  var onOneThread: Script {
    Script(steps.map { Step($0.action) })
  }

  /// The script with a flush in front of each step of a kind.
  func flushing(before kind: StepKind) -> Script {
    Script(steps.flatMap { $0.kind == kind ? [Step(.flush), $0] : [$0] })
  }
}

extension Step {
  /// The step with layers in the place of the copies that it asks something of.
  fileprivate var askingLayers: Step {
    switch query {
    case .get(let subject, let property):
      Step(.query(.get(subject.layer, property)), thread: thread)
    case .value(let subject, let path): Step(.query(.value(subject.layer, path)), thread: thread)
    case .hitTest(let subject, let point):
      Step(.query(.hitTest(subject.layer, point)), thread: thread)
    case .contains(let subject, let point):
      Step(.query(.contains(subject.layer, point)), thread: thread)
    case .convert(let value, let source, let target, let receiver):
      Step(
        .query(.convert(value, from: source?.layer, to: target?.layer, asking: receiver)),
        thread: thread)
    default: self
    }
  }

  /// Tells whether the step changes something that is committed, and does not only bound what is.
  fileprivate var isChange: Bool {
    if isQuery || isPublishing { return false }
    switch command {
    case .begin, .beginBlock, .endBlock: return false
    // A commit would be the end of what is set of its own transaction.
    case .set(.transaction, _, _), .setValue(.transaction, _, _): return false
    default: return true
    }
  }

  /// The properties and options that the step tells and may be read without.
  fileprivate var ignorableNames: [String] {
    switch command {
    case .set(let subject, let property, _):
      [subject.ignorableName(of: property)].compactMap(\.self)
    case .new(let creation):
      creation.settings.compactMap {
        Property(rawValue: $0.key).flatMap(Subject.object(creation.name).ignorableName(of:))
      }
    case .beginBlock(let block): block.options.map { "block \($0.rawValue)" }
    default: []
    }
  }

  /// The step without what it tells by a property or an option; nil where it tells nothing else.
  fileprivate func ignoring(_ name: String) -> Step? {
    switch command {
    case .set(let subject, let property, _):
      return subject.ignorableName(of: property) == name ? nil : self
    case .new(var creation):
      let subject = Subject.object(creation.name)
      creation.settings.removeAll {
        Property(rawValue: $0.key).flatMap(subject.ignorableName(of:)) == name
      }
      return Step(.command(.new(creation)), thread: thread)
    case .beginBlock(var block):
      block.options.removeAll { "block \($0.rawValue)" == name }
      return Step(.command(.beginBlock(block)), thread: thread)
    default: return self
    }
  }
}

extension Subject {
  /// The layer of a copy; any other subject as it is.
  fileprivate var layer: Subject {
    if case .presentation(let name) = self { return .object(name) }
    return self
  }

  /// The name of a property that may be overlooked; nil for others.
  ///
  /// Without a delegate or a block nobody hears of anything, so that whatever keeps a callback from coming would count as
  /// that.
  fileprivate func ignorableName(of property: Property) -> String? {
    switch self {
    case .object(let name) where name.kind == .animation:
      property.tellsWhatIsAnimated || property == .delegate ? nil : "animation \(property.rawValue)"
    case .object(let name) where name.kind == .layer:
      property.mayBeOverlookedInLayers ? "layer \(property.rawValue)" : nil
    case .transaction: property == .completionBlock ? nil : "transaction \(property.rawValue)"
    case .object, .presentation, .attached, .views: nil
    }
  }
}

extension StepKind {
  /// Tells whether an engine may carry out such steps without doing anything, whatever they are about.
  ///
  /// What sets, makes and hooks something is another feature with each property, class and method. A turn also passes
  /// the time.
  fileprivate var mayDoNothing: Bool {
    switch self {
    case .add, .insert, .insertBelow, .insertAbove, .replace, .remove, .flush, .addAnimation,
      .removeAnimation, .removeAllAnimations, .advance, .setNeedsLayout, .layoutIfNeeded,
      .layoutSublayers, .setNeedsDisplay, .displayIfNeeded, .display, .setNeedsDisplayInRect,
      .scrollToPoint, .scrollToRect, .scrollPoint, .scrollRectToVisible, .startAnimating,
      .stopAnimating:
      true
    case .new, .copy, .drop, .host, .set, .setValue, .mutate, .keep, .answer, .hook, .react,
      .observe, .begin, .commit, .lock, .unlock, .tick, .beginBlock, .endBlock, .get, .value,
      .exists, .read, .animationKeys, .ask, .askView, .convert, .convertTime, .hitTest, .contains,
      .paintOrder, .render, .classDefault, .classAction, .classNeedsDisplay, .expansionFactor,
      .valueFunction, .evaluate, .controlPoint, .compute:
      false
    }
  }
}

extension Property {
  /// Tells whether an animation without it is none.
  fileprivate var tellsWhatIsAnimated: Bool {
    switch self {
    case .keyPath, .fromValue, .toValue, .byValue, .values, .path, .animations: true
    default: false
    }
  }

  /// Tells whether an engine may overlook it in a layer: what a layer keeps besides is wrong by itself or not at all.
  fileprivate var mayBeOverlookedInLayers: Bool {
    switch self {
    case .style, .actions, .geometryFlipped, .masksToBounds, .layoutManager, .constraints,
      .needsDisplayOnBoundsChange, .autoresizingMask, .speed, .timeOffset, .beginTime:
      true
    default: false
    }
  }
}
