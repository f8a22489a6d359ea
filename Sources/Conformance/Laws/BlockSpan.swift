import LayerScript

/// Where a block of views begins and ends in a script.
struct BlockSpan: Hashable {
  let block: ViewBlock
  /// The step that opens it.
  let begin: Int
  /// The step that ends it; the number of steps where none does.
  let end: Int
  /// How many blocks are around it.
  let depth: Int

  /// The steps of its body.
  var body: Range<Int> { begin + 1..<end }
}

extension Script {
  /// The blocks in the order in which they begin.
  var blockSpans: [BlockSpan] {
    var open: [(begin: Int, block: ViewBlock)] = []
    var spans: [BlockSpan] = []
    for (index, step) in steps.enumerated() {
      switch step.command {
      case .beginBlock(let block): open.append((index, block))
      case .endBlock:
        guard let last = open.popLast() else { continue }
        spans.append(
          BlockSpan(block: last.block, begin: last.begin, end: index, depth: open.count))
      default: continue
      }
    }
    for (depth, left) in open.enumerated() {
      spans.append(
        BlockSpan(block: left.block, begin: left.begin, end: steps.count, depth: depth))
    }
    return spans.sorted { $0.begin < $1.begin }
  }

  /// The steps that ask a view inside a block whose views save changes: a question alone may count as a change,
  /// which depends on who wrote the block (VIEW-40), and would leave a trace.
  var questionsThatMaySave: Set<Int> {
    var steps: Set<Int> = []
    for span in blockSpans where span.block.kind.savesChanges {
      for step in span.body where self.steps[step].kind == .askView { steps.insert(step) }
    }
    return steps
  }

  /// Tells whether the script is about views and nothing in it decides what blocks do but its blocks:
  /// no transaction of its own, no callback that acts, no other thread.
  var leavesBlocksAlone: Bool {
    let isAboutViews = steps.contains { step in
      step.kind == .beginBlock || step.created.contains { $0.kind == .view }
    }
    return isAboutViews
      && !steps.contains { step in
        [.begin, .commit, .react, .lock].contains(step.kind) || step.thread != 1
      }
  }

  /// The script with steps put in at one place or several, and what must be answered alike.
  func inserting(
    _ insertions: [(place: Int, steps: [Step])], comparing isCompared: (Int) -> Bool
  ) -> ScriptVariant {
    var kept: [Step] = []
    var counterparts: [Int?] = []
    for index in 0...steps.count {
      for insertion in insertions where insertion.place == index { kept += insertion.steps }
      guard index < steps.count else { break }
      counterparts.append(kept.count)
      kept.append(steps[index])
    }
    var variant = ScriptVariant(
      script: Script(kept), counterparts: counterparts,
      isCompared: steps.indices.map { steps[$0].isQuery && isCompared($0) })
    variant.comparesAssertedOnly = true
    return variant
  }
}

extension ViewBlock.Kind {
  /// Tells whether views may save the changes in such a block instead of animating them at once.
  fileprivate var savesChanges: Bool {
    switch self {
    case .keyframes, .keyframe, .pop: true
    case .animate, .spring, .withoutAnimation: false
    }
  }
}

extension Step {
  /// The layer or view of which the step sets something, if it is one.
  var changed: ObjectName? {
    switch command {
    case .set(.object(let name), _, _), .setValue(.object(let name), _, _):
      name.kind == .layer || name.kind == .view ? name : nil
    default: nil
    }
  }

  /// Tells whether the step asks what is animated, how, or what is shown of it.
  var looksAtBlocks: Bool {
    switch query {
    case .askView, .ask: true
    case let query?: query.looksAtAnimations
    case nil: false
    }
  }
}
