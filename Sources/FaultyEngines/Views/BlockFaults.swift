import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Blocks whose animations run or end otherwise.
  static let blocks: [Fault] = [
    Fault(
      "view-block-absolute", "blocks replace values that they should add to",
      breaks: [.view(15), .view(17)], taking: [.addsInBlock],
      smallest: shown("set l1.position (1, 0)\nget l1.animation(position).additive")
    ) { AdditiveFault { _, _ in false } },
    Fault(
      "view-block-opacity-adds", "blocks add opacity, too", breaks: [.view(16)],
      taking: [.addsInBlock],
      smallest: shown("set l1.opacity 0\nget l1.animation(opacity).additive")
    ) { AdditiveFault { property, standard in standard || property == .opacity } },
    Fault(
      "view-block-retargets", "a second animation that adds replaces the first",
      breaks: [.view(17), .view(52)], taking: [.blockKey],
      smallest: shown("set l1.position (1, 0)\nset l1.position (0, 0)\nanimationKeys l1")
    ) { BlockKeyFault { property, _, _ in property.rawValue } },
    Fault(
      "view-block-stacks-opacity", "a second animation of opacity leaves the first one",
      breaks: [.view(18)], taking: [.blockKey],
      smallest: shown("set l1.opacity 0\nset l1.opacity 1\nanimationKeys l1")
    ) {
      BlockKeyFault { property, _, keys in
        keys.contains(property.rawValue) ? property.rawValue + "-2" : property.rawValue
      }
    },
    Fault(
      "view-block-from-shown", "blocks always start from what is shown",
      breaks: [.view(18), .view(13)], taking: [.blockPace],
      smallest: shown(
        "set l1.opacity 0\nset l1.opacity 1\nget l1.animation(opacity).fromValue")
    ) { BlockPaceFault { pace, _, _ in pace.startsFromShown = true } },
    Fault(
      "view-block-from-model", "the option to begin from the current state is ignored",
      breaks: [.view(19)], taking: [.blockPace],
      smallest: shown(
        "set l1.opacity 0\nset l1.opacity 1\nget l1.animation(opacity).fromValue",
        options: " beginFromCurrentState")
    ) { BlockPaceFault { pace, _, _ in pace.startsFromShown = false } },
    Fault(
      "view-block-corrects-twice", "what is added starts from what is shown as well",
      breaks: [.view(20)], taking: [.blockAnimation],
      smallest: shown(
        "set l1.position (1, 0)\nget l1.animation(position).fromValue",
        options: " beginFromCurrentState")
    ) {
      BlockAnimationFault { object, change in
        if change.pace.startsFromShown, change.isAdditive { object[.fromValue] = change.shown }
      }
    },
    Fault(
      "view-block-linear", "blocks without a curve run at an even pace", breaks: [.view(21)],
      taking: [.blockPace],
      smallest: shown("set l1.opacity 0\nendBlock\ntick\nadvance 0.25\nget l1.presentation.opacity")
    ) {
      BlockPaceFault { pace, block, _ in if block.curve == nil { pace.curve = .linear } }
    },
    Fault(
      "view-delay-ignored", "blocks begin at once", breaks: [.view(22)], taking: [.begin],
      smallest: shown(
        "set l1.opacity 0\nget l1.presentation.opacity", ending: 1, options: " delay 1")
    ) { NoDelay() },
    Fault(
      "view-inner-duration", "a block within another uses its own duration",
      breaks: [.view(23)], taking: [.blockPace],
      smallest: shown(
        "beginBlock animate duration 2\nset l1.opacity 0\nget l1.animation(opacity).duration")
    ) { BlockPaceFault { pace, block, _ in pace.duration = block.duration } },
    Fault(
      "view-override-ignored", "a block cannot use its own duration within another",
      breaks: [.view(24)], taking: [.blockPace],
      smallest: shown(
        """
        beginBlock animate duration 2 overrideInheritedDuration
        set l1.opacity 0
        get l1.animation(opacity).duration
        """)
    ) {
      BlockPaceFault { pace, _, outer in
        if let outer { (pace.duration, pace.curve) = (outer.duration, outer.curve) }
      }
    },
    Fault(
      "view-inner-sticks", "what an inner block has set stays for the rest of the outer one",
      breaks: [.view(26)], taking: [.close],
      smallest: shown(
        """
        beginBlock animate duration 2 overrideInheritedDuration
        endBlock
        set l1.opacity 0
        get l1.animation(opacity).duration
        """)
    ) { StickyBlock() },
    Fault(
      "view-enabled-afterwards", "performWithoutAnimation leaves animations switched on",
      breaks: [.view(39)], taking: [.enabled],
      smallest: """
        set UIView.animationsEnabled false
        beginBlock withoutAnimation
        endBlock
        get UIView.animationsEnabled
        """
    ) { EnabledAfterwards() },
    Fault(
      "view-disabling-cancels", "switching animations off takes running ones away",
      breaks: [.view(37)], taking: [.didDisableAnimations],
      smallest: """
        new v1 backing l1
        new a1 {keyPath: "opacity"}
        addAnimation a1 to l1 key opacity
        set UIView.animationsEnabled false
        animationKeys l1
        """
    ) { DisablingCancels() },
    Fault(
      "view-disabled-animates", "blocks animate although animations are switched off",
      breaks: [.view(37), .view(39)], taking: [.viewAnswer],
      smallest: """
        new v1 backing l1
        set UIView.animationsEnabled false
        beginBlock animate duration 1
        set l1.opacity 0
        animationKeys l1
        """
    ) {
      ViewAnswerFault { answer, _, state in
        state.views.inForce?.block.kind == .animate && !state.views.isEnabled ? .animation : answer
      }
    },
    Fault(
      "view-inherited-duration-kept", "the inherited duration stays when the block has ended",
      breaks: [.view(55)], taking: [.inheritedDuration, .blockPace],
      smallest: """
        beginBlock animate duration 1
        endBlock
        get UIView.inheritedAnimationDuration
        """
    ) { KeptDuration() },
    Fault(
      "view-spring-settles", "springs of blocks are made like those that settle",
      breaks: [.view(56)], taking: [.blockAnimation],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock spring duration 1 damping 0.5
        set l1.opacity 0
        get l1.animation(opacity).stiffness
        """
    ) {
      BlockAnimationFault { object, _ in
        if object.spring != nil { object[.stiffness] = .number(100) }
      }
    },
  ]

  /// A script with a block of one second on a view that is shown.
  private static func shown(_ body: String, ending: Int = 0, options: String = "") -> String {
    let head = "new v1 backing l1\nhost v1\ntick\nbeginBlock animate duration 1\(options)\n"
    guard ending > 0 else { return head + body }
    let lines = body.split(separator: "\n")
    return head + lines[0] + "\nendBlock\ntick\nadvance 0.5\n"
      + lines.dropFirst().joined(separator: "\n")
  }
}

private struct AdditiveFault: ViewSemantics {
  let change: @Sendable (Property, Bool) -> Bool

  mutating func addsInBlock(_ property: Property, in state: inout WorldState) -> Bool {
    var standard = StandardSemantics()
    return change(property, standard.addsInBlock(property, in: &state))
  }
}

private struct BlockKeyFault: ViewSemantics {
  let change: @Sendable (Property, Bool, [String]) -> String

  mutating func blockKey(
    of property: Property, isAdditive: Bool, among keys: [String]
  ) -> String { change(property, isAdditive, keys) }
}

/// An engine whose blocks run otherwise.
struct BlockPaceFault: ViewSemantics {
  let change: @Sendable (inout BlockPace, ViewBlock, BlockPace?) -> Void

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    var pace = BlockPace(block, inside: outer)
    change(&pace, block, outer)
    return pace
  }
}

private struct BlockAnimationFault: ViewSemantics {
  let change: @Sendable (inout AnimationObject, BlockChange) -> Void

  mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    var object = change.animation
    self.change(&object, change)
    return object
  }
}

private struct NoDelay: ViewSemantics {
  mutating func begin(after delay: Double) -> Double { 0 }
}

private struct StickyBlock: ViewSemantics {
  mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    let ended = views.blocks.removeLast()
    if ended.block.kind == .animate, let last = views.blocks.indices.last {
      views.blocks[last].pace = ended.pace
    }
  }
}

private struct EnabledAfterwards: ViewSemantics {
  mutating func enabled(afterBlockThatFound before: Bool) -> Bool { true }
}

private struct DisablingCancels: ViewSemantics {
  mutating func didDisableAnimations(in state: inout WorldState) {
    for layer in state.animations.indices { state.animations[layer].attached = [] }
  }
}

private struct KeptDuration: ViewSemantics {
  private var last = 0.0

  mutating func inheritedDuration(in state: inout WorldState) -> Double { last }

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    last = block.duration
    return BlockPace(block, inside: outer)
  }
}
