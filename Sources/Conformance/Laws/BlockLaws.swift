import Geometry
import LayerScript
import Rules

/// VIEW-03, VIEW-26: a block with an empty body changes nothing, neither for what follows nor for the
/// block around it.
struct EmptyBlockIsNothing: PairedLaw {
  let description = LawDescription(
    "empty-block", "a block in which nothing is done changes no answer",
    rules: [.view(3), .view(26)])

  /// Puts one in front of a change, the parameter counting changes from the last one; of those inside a
  /// block and those outside of all, in turn.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    guard script.leavesBlocksAlone else { return nil }
    let spans = script.blockSpans
    let changes = script.steps.indices.reversed().filter { script.steps[$0].changed != nil }
    let inside = changes.filter { change in
      spans.filter { $0.body.contains(change) }.map(\.isPlain) == [true]
    }
    let outside = changes.filter { change in !spans.contains { $0.body.contains(change) } }
    let isInside = outside.isEmpty || (parameter % 2 == 0 && !inside.isEmpty)
    let places = isInside ? inside : outside
    guard !places.isEmpty else { return nil }
    let place = places[parameter / 2 % places.count]
    let block =
      isInside
      ? ViewBlock(duration: 8, options: [.overrideInheritedDuration]) : ViewBlock(duration: 8)
    var variant = script.inserting(
      [(place, [Step(.beginBlock(block)), Step(.endBlock)])]
    ) { $0 > place }
    let isTold = script.steps[place...].contains(where: \.looksAtBlocks)
    variant.rules = isTold ? [.view(isInside ? 26 : 3)] : []
    return variant
  }
}

/// VIEW-04, VIEW-05, VIEW-39: what steps do to models is the same in a block in which nothing animates.
struct BodiesRunAtOnce: PairedLaw {
  let description = LawDescription(
    "bodies-run-at-once",
    "steps outside of blocks change models alike when they are done without animation",
    rules: [.view(4), .view(5), .view(39)])

  /// Wraps the steps of one turn, the parameter counting the turns in which something is set and read.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    guard script.leavesBlocksAlone else { return nil }
    let turns = script.turnsOutsideBlocks.filter { script.setsAndReads(in: $0) }
    guard !turns.isEmpty else { return nil }
    let turn = turns[parameter % turns.count]
    var variant = script.inserting([
      (turn.lowerBound, [Step(.beginBlock(ViewBlock(.withoutAnimation)))]),
      (turn.upperBound, [Step(.endBlock)]),
    ]) { index in
      let step = script.steps[index]
      return index >= turn.lowerBound
        && (step.readsModel || step.readsEnabled && index >= turn.upperBound)
    }
    let isReadAfterwards = script.steps[turn.upperBound...].contains(where: \.readsEnabled)
    variant.rules = [.view(4), .view(5)] + (isReadAfterwards ? [.view(39)] : [])
    return variant
  }
}

/// VIEW-23, VIEW-25: a block within another that says nothing of its own is as if it were not there.
struct InnerBlockIsFlat: PairedLaw {
  let description = LawDescription(
    "inner-block-is-flat",
    "the body of a plain block has the same effect within one more block that overrides nothing",
    rules: [.view(23), .view(25)])

  /// Wraps the beginning of one block's body, the parameter counting blocks.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    guard script.leavesBlocksAlone else { return nil }
    let spans = script.blockSpans.filter { span in
      span.depth == 0 && span.isPlain && script.steps[span.body].contains { $0.changed != nil }
    }
    guard !spans.isEmpty else { return nil }
    let span = spans[parameter % spans.count]
    let run = script.steps[span.body].prefix { ![.beginBlock, .endBlock].contains($0.kind) }
    guard run.contains(where: { $0.changed != nil }) else { return nil }
    let curve: TimingFunction.Name = span.block.curve == .linear ? .easeIn : .linear
    let inner = ViewBlock(duration: span.block.duration + 1, curve: curve)
    var variant = script.inserting([
      (span.begin + 1, [Step(.beginBlock(inner))]), (run.endIndex, [Step(.endBlock)]),
    ]) { index in index > span.begin && !script.steps[index].readsInheritedDuration }
    let later = script.steps[span.begin...]
    let isTimed = later.contains { $0.query.map { $0.readsPresentation || $0.readsBegin } == true }
    variant.rules =
      (later.contains(where: \.looksAtBlocks) ? [.view(23)] : []) + (isTimed ? [.view(25)] : [])
    return variant
  }
}

/// VIEW-32: what a view answers a layer that forwards to it does not change what it answers others.
struct StrangersLeaveViewsAlone: PairedLaw {
  let description = LawDescription(
    "strangers-leave-views-alone",
    "a block's effect is the same when one more layer that asks a view changes in it",
    rules: [.view(32)])

  /// Lets a new layer forward to the last view and change at the beginning of one block, the parameter
  /// counting blocks.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    guard script.leavesBlocksAlone else { return nil }
    let spans = script.blockSpans.filter { span in
      span.depth == 0 && span.block.kind == .animate
        && script.steps[span.body].contains { $0.changesWhatStrangersChange }
    }
    guard !spans.isEmpty else { return nil }
    let span = spans[parameter % spans.count]
    let before = script.steps[..<span.begin].flatMap(\.created)
    guard let view = before.last(where: { $0.kind == .view }),
      !script.steps.contains(where: { $0.command == .drop(view) })
    else { return nil }
    let all = script.steps.flatMap { $0.created + $0.mentioned }
    let layer = ObjectName.unused(.layer, in: all)
    let delegate = ObjectName.unused(.delegate, in: all)
    let answers = [Property.opacity, .position].map {
      Value.Entry($0.rawValue, .reference(view))
    }
    let arrival: [Step] = [
      Step(.new(Creation(delegate, settings: answers))),
      Step(.new(Creation(layer, type: .known(.layer)))),
      Step(.set(.object(layer), .delegate, .reference(delegate))),
    ]
    let changes: [Step] = [
      Step(.set(.object(layer), .opacity, .number(0.25))),
      Step(.set(.object(layer), .position, .point(Point(8, 8)))),
    ]
    var variant = script.inserting([(span.begin, arrival), (span.begin + 1, changes)]) {
      $0 > span.begin
    }
    let isTold = script.steps[span.begin...].contains(where: \.looksAtBlocks)
    variant.rules = isTold ? nil : []
    return variant
  }
}

extension BlockSpan {
  /// Tells whether the block is an ordinary one that says nothing but duration and pace.
  fileprivate var isPlain: Bool {
    block.kind == .animate && block.options.isEmpty && block.repeatCount == nil
      && block.delay == 0 && block.duration > 0
  }
}

extension Script {
  /// Runs of steps outside of blocks, without any that end a turn or have to do with blocks and time.
  fileprivate var turnsOutsideBlocks: [Range<Int>] {
    let spans = blockSpans
    var turns: [Range<Int>] = []
    var start = 0
    for (index, step) in (steps.map { Optional($0) } + [nil]).enumerated() {
      let isInside = spans.contains { ($0.begin...$0.end).contains(index) }
      if step.map({ isInside || $0.endsRun }) ?? true {
        if index > start { turns.append(start..<index) }
        start = index + 1
      }
    }
    return turns
  }

  /// Tells whether the model of some object is set and read within some steps.
  fileprivate func setsAndReads(in turn: Range<Int>) -> Bool {
    guard let first = turn.first(where: { steps[$0].changed != nil }) else { return false }
    return steps[first..<turn.upperBound].contains(where: \.readsModel)
  }
}

extension Step {
  fileprivate var endsRun: Bool {
    if case .set(.views, _, _) = command { return true }
    return [.tick, .flush, .advance, .beginBlock, .endBlock].contains(kind)
  }

  fileprivate var readsModel: Bool {
    switch query {
    case .get(.object(let name), _), .value(.object(let name), _):
      name.kind == .layer || name.kind == .view
    default: false
    }
  }

  fileprivate var readsEnabled: Bool { query == .get(.views, .animationsEnabled) }

  fileprivate var readsInheritedDuration: Bool {
    query == .get(.views, .inheritedAnimationDuration)
  }

  /// Tells whether the step sets opacity or position, through a layer or a view.
  fileprivate var changesWhatStrangersChange: Bool {
    guard case .set(.object, let property, _) = command else { return false }
    return [.opacity, .alpha, .position, .center].contains(property)
  }
}

extension Query {
  /// Tells whether the query asks when an attached animation begins.
  fileprivate var readsBegin: Bool {
    if case .get(.attached, .beginTime) = self { return true }
    return false
  }
}

extension ObjectName {
  /// A name that no step uses.
  fileprivate static func unused(_ kind: Kind, in names: [ObjectName]) -> ObjectName {
    ObjectName(kind, (names.filter { $0.kind == kind }.map(\.number).max() ?? 0) + 1)
  }
}
