import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Blocks that save up what changes: key frames, the custom block, images; and completions.
  static let savings: [Fault] = [
    Fault(
      "view-keyframes-leave-implicit", "a change in a key frame starts the built-in animation, too",
      breaks: [.view(42), .view(40)], taking: [.savingEndsSearch],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock keyframes duration 1
        beginBlock keyframe duration 0.25
        set l1.opacity 0
        animationKeys l1
        """
    ) { GoesOn() },
    Fault(
      "view-keyframe-seconds", "the times of key frames are taken for seconds",
      breaks: [.view(41)], taking: [.share],
      smallest: """
        new v1 backing l1
        host v1
        beginBlock keyframes duration 0.0625 delay 1
        beginBlock keyframe duration 0.25 delay 0.25
        set l1.bounds (0, 0, 0, 1)
        endBlock
        endBlock
        tick
        get l1.presentation.bounds
        """
    ) { Seconds() },
    Fault(
      "view-pop-stays", "the custom block leaves the new value in the model", breaks: [.view(46)],
      taking: [.popRestoresModel],
      smallest: """
        new v1 backing l1
        beginBlock pop duration 1
        set l1.opacity 0
        endBlock
        get l1.opacity
        """
    ) { PopStays() },
    Fault(
      "view-pop-saves-twice", "the custom block puts back what was last saved of a key",
      breaks: [.view(47)], taking: [.save],
      smallest: """
        new v1 backing l1
        beginBlock pop duration 1
        set l1.opacity 0
        set l1.opacity 1
        endBlock
        get l1.opacity
        """
    ) { SavesTwice() },
    Fault(
      "view-pop-forgets-context", "after a custom block the block around it has no effect any more",
      breaks: [.view(48)], taking: [.close],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1
        beginBlock pop duration 1
        endBlock
        askView v1 l1 opacity
        """
    ) { ContextLost() },
    Fault(
      "view-pop-even", "the custom block moves at an even pace", breaks: [.view(45)],
      taking: [.popAnimation],
      smallest: """
        new v1 backing l1
        host v1
        beginBlock pop duration 1
        set l1.opacity 0
        endBlock
        tick
        advance 0.25
        get l1.presentation.opacity
        """
    ) { EvenPop() },
    Fault(
      "view-pop-animates", "the view answers animations inside the custom block",
      breaks: [.view(44)], taking: [.viewAnswer],
      smallest: """
        new v1 backing l1
        beginBlock pop duration 1
        set l1.opacity 0
        animationKeys l1
        """
    ) {
      ViewAnswerFault { answer, _, state in
        state.views.inForce?.block.kind == .pop ? .animation : answer
      }
    },
    Fault(
      "view-images-blend", "images share the time as if one fewer were shown",
      breaks: [.view(43)], taking: [.imageSequence],
      smallest: """
        new v1 UIImageView backing l1 {animationImages: [i1, i2, i3], animationDuration: 2.5}
        host v1
        tick
        startAnimating v1
        tick
        advance 1
        get l1.presentation.contents
        """
    ) { FewerImages() },
    Fault(
      "view-completion-at-once", "a block without duration completes before its call returns",
      breaks: [.view(28)], taking: [.completesAtOnce],
      smallest: """
        beginBlock animate duration 0 completion b1
        endBlock
        """
    ) { CompletesAtOnce() },
    Fault(
      "view-completion-always-true", "a block reports that it finished although it was cut short",
      breaks: [.view(29), .view(53)], taking: [.finished],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1 completion b1
        set l1.opacity 0
        endBlock
        tick
        removeAllAnimations l1
        tick
        """
    ) { AlwaysFinished() },
    Fault(
      "view-completion-early", "a block completes when it is committed", breaks: [.view(29)],
      taking: [.awaited],
      smallest: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1 completion b1
        set l1.opacity 0
        endBlock
        tick
        """
    ) { AwaitsNothing() },
  ]
}

private struct GoesOn: ViewSemantics {
  var savingEndsSearch: Bool { false }
}

private struct Seconds: ViewSemantics {
  mutating func share(_ seconds: Double, of duration: Double) -> Double {
    duration > 0 ? seconds / duration : seconds
  }
}

private struct PopStays: ViewSemantics {
  var popRestoresModel: Bool { false }
}

private struct SavesTwice: ViewSemantics {
  mutating func save(_ change: SavedChange, in block: inout OpenBlock) {
    block.saved.append(change)
  }
}

private struct ContextLost: ViewSemantics {
  mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    if block.kind == .pop { views.blocks = [] } else { _ = views.blocks.popLast() }
  }
}

private struct EvenPop: ViewSemantics {
  mutating func popAnimation(
    of change: SavedChange, to new: Value, duration: Double
  ) -> AnimationObject {
    var object = change.popAnimation(to: new, duration: duration)
    object[.timingFunctions] = .nil
    return object
  }
}

private struct FewerImages: ViewSemantics {
  mutating func imageSequence(
    _ images: [Value], duration: Double, count: Double
  ) -> AnimationObject {
    .imageSequence(Array(images.dropLast()), duration: duration, count: count)
  }
}

private struct CompletesAtOnce: ViewSemantics {
  var completesAtOnce: Bool { true }
}

private struct AlwaysFinished: ViewSemantics {
  mutating func finished(afterReplacement isReplaced: Bool) -> Bool { true }
}

private struct AwaitsNothing: ViewSemantics {
  mutating func awaited(_ block: OpenBlock) -> Set<Int> { [] }
}
