import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Blocks whose animations begin, repeat or are told of otherwise.
  static let blockCourses: [Fault] = [
    Fault(
      "view7-block-jumps", "as of iOS 7, the animation of a block has neither end",
      breaks: [.view(14), .view(13)], taking: [.blockAnimation],
      declaring: [.view7: true, .view8: false, .uikit11: false],
      smallest: shownInBlock("set l1.opacity 0\nget l1.animation(opacity).fromValue")
    ) { CourseFault { object, _ in object[.fromValue] = .nil } },
    Fault(
      "view-inner-own-time", "what changes in an inner block animates from that moment on",
      breaks: [.view(25)], taking: [.blockPace, .close, .blockAnimation],
      smallest: shownInBlock(
        """
        beginBlock animate duration 0.5 completion b1 overrideInheritedDuration
        set l1.opacity 0
        endBlock
        endBlock
        advance 1
        tick
        """)
    ) { InnerOwnTime() },
    Fault(
      "view-inner-repeats-not", "a block within another repeats as the outer one does",
      breaks: [.view(25)], taking: [.blockPace],
      smallest: shownInBlock(
        """
        beginBlock animate duration 1 count 2
        set l1.opacity 0
        endBlock
        endBlock
        tick
        advance 1.25
        get l1.presentation.opacity
        """)
    ) {
      BlockPaceFault { pace, _, outer in
        if let outer {
          (pace.repeatCount, pace.autoreverses) = (outer.repeatCount, outer.autoreverses)
        }
      }
    },
    Fault(
      "view-half-cycle-lost", "a block that goes there and back always ends where it has begun",
      breaks: [.view(51)], taking: [.blockPace],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1 count 1.5 autoreverse completion b1
        set l1.opacity 0
        endBlock
        tick
        advance 3.5
        tick
        """
    ) {
      BlockPaceFault { pace, _, _ in
        if pace.autoreverses { pace.repeatCount = pace.repeatCount.rounded(.up) }
      }
    },
    Fault(
      "view-overlap-unfinished", "a block has not finished if another one adds to what it animates",
      breaks: [.view(52)], taking: [.addingCutsShort],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1 completion b1
        set l1.position (1, 0)
        endBlock
        beginBlock animate duration 1
        set l1.position (0, 0)
        endBlock
        tick
        advance 1.5
        tick
        """
    ) { AddingCutsShort() },
    Fault(
      "view-same-value-animates", "inside a block also what does not change is animated",
      breaks: [.view(54)], taking: [.blockPace, .close, .isSame],
      smallest: """
        new v1 backing l1
        beginBlock animate duration 1
        set l1.opacity 1
        animationKeys l1
        """
    ) { SameValueAnimates() },
    Fault(
      "view-always-enabled", "animations are said to be switched on when they are not",
      breaks: [.view(38)], taking: [.reportedEnabled],
      smallest: """
        set UIView.animationsEnabled false
        get UIView.animationsEnabled
        """
    ) { AlwaysEnabled() },
  ]

  /// A script with a block of one second on a view that is shown.
  private static func shownInBlock(_ body: String) -> String {
    "new v1 backing l1\nhost v1\ntick\nbeginBlock animate duration 1\n" + body
  }
}

private struct CourseFault: ViewSemantics {
  let change: @Sendable (inout AnimationObject, BlockChange) -> Void

  mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    var object = change.animation
    self.change(&object, change)
    return object
  }
}

/// An engine that settles the begin time of what an inner block animates at once.
private struct InnerOwnTime: ViewSemantics {
  private var kinds: [ViewBlock.Kind] = []

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    kinds.append(block.kind)
    return BlockPace(block, inside: outer)
  }

  mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    _ = kinds.popLast()
    _ = views.blocks.popLast()
  }

  mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    var object = change.animation
    if kinds.count(where: { $0 == .animate }) > 1 { object[.beginTime] = .number(change.now) }
    return object
  }
}

private struct AddingCutsShort: ViewSemantics {
  var addingCutsShort: Bool { true }
}

/// An engine that looks for changes outside of blocks alone.
private struct SameValueAnimates: ViewSemantics, PropertySemantics {
  private var depth = 0

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    depth += 1
    return BlockPace(block, inside: outer)
  }

  mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    depth -= 1
    _ = views.blocks.popLast()
  }

  mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    depth == 0 && old.isEqual(to: new, within: .exact)
  }
}

private struct AlwaysEnabled: ViewSemantics {
  mutating func reportedEnabled(_ isEnabled: Bool) -> Bool { true }
}
