import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that publish, end and display where it is open whether they do, and bear what follows.
  static let openCommitVariants: [Variant] = [
    Variant(
      "inner-commits-publish",
      "an explicit commit inside an implicit transaction publishes what waits",
      by: .item(.animation(4)), taking: [.publishesAtCommit],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        advance 1
        set l1.opacity 0.5
        begin
        addAnimation a1 to l1 key j
        commit
        get l1.presentation.zPosition
        get l1.animation(j).beginTime
        tick
        set l1.opacity 0.75
        begin
        set l1.speed 0
        commit
        get l1.presentation.zPosition
        advance 0.5
        get l1.presentation.zPosition
        tick
        """
    ) { InnerCommitsPublish() },
    Variant(
      "late-flushes-end-the-turn",
      "a flush that has waited for an explicit commit ends the implicit transaction",
      by: .item(.animation(4)), taking: [.lateFlushEndsImplicit],
      steps: """
        new a1 {keyPath: "zPosition", fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        tick
        set transaction.animationDuration 2
        set transaction.completionBlock b1
        begin
        flush
        commit
        set l1.opacity 0.5
        addAnimation a1 to l1 key k
        animationKeys l1
        tick
        advance 1
        tick
        animationKeys l1
        get l1.presentation.opacity
        get l1.presentation.zPosition
        advance 2
        tick
        set l1.opacity 1
        """
    ) { LateFlushesEnd() },
    Variant(
      "turns-end-unattached-animations",
      "the end of a turn stops the animations of a layer that is in no tree",
      by: .item(.animation(43)), taking: [.keepsUnattached],
      steps: """
        new a1 {keyPath: "zPosition", duration: 4, fromValue: 1, toValue: 2, delegate: h1}
        new l2
        new l1
        add l1 to l2
        host l2
        tick
        remove l1
        tick
        begin
        set transaction.completionBlock b1
        addAnimation a1 to l1 key k
        commit
        tick
        animationKeys l1
        add l1 to l2
        tick
        animationKeys l1
        get l1.presentation.zPosition
        advance 5
        tick
        """
    ) { EndsUnattached() },
    Variant(
      "ends-come-early", "an end that is too close to tell has come",
      by: .item(.animation(30)), taking: [.toldTime],
      steps: """
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 1, toValue: 2, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        advance 1
        tick
        set l1.timeOffset -0.5
        flush
        get l1.presentation.zPosition
        animationKeys l1
        tick
        advance 1
        tick
        """
    ) { EndsComeEarly() },
    Variant(
      "new-contents-clear-the-mark", "new contents take a pending display away",
      by: .item(.layers(41)), taking: [.newContentsClearMark],
      steps: """
        new d1 implementing [draw]
        new l1
        set l1.delegate d1
        set l1.bounds (0, 0, 9, 9)
        host l1
        tick
        setNeedsDisplay l1
        set l1.contents i1
        tick
        get l1.contents
        setNeedsDisplay l1
        set l1.contents i2
        displayIfNeeded l1
        get l1.contents
        get l1.presentation.contents
        """
    ) { NewContentsClearMark() },
  ]
}

private struct NewContentsClearMark: DisplaySemantics, TouchCounting {
  private(set) var touches = 0

  mutating func newContentsClearMark() -> Bool {
    touches += 1
    return true
  }
}

private struct InnerCommitsPublish: TransactionSemantics, TouchCounting {
  private(set) var touches = 0

  mutating func publishesAtCommit(in state: inout WorldState) -> Bool {
    var standard = StandardSemantics()
    if standard.publishesAtCommit(in: &state) { return true }
    guard state.transactions.explicit.isEmpty else { return false }
    touches += 1
    return true
  }
}

private struct LateFlushesEnd: TransactionSemantics, TouchCounting {
  private(set) var touches = 0

  mutating func lateFlushEndsImplicit() -> Bool {
    touches += 1
    return true
  }
}

private struct EndsUnattached: AnimationSemantics, TouchCounting {
  private(set) var touches = 0

  mutating func keepsUnattached() -> Bool {
    touches += 1
    return false
  }
}

private struct EndsComeEarly: CallbackSemantics, TouchCounting {
  private(set) var touches = 0

  mutating func toldTime(
    _ local: Double, of animation: AttachedAnimation, clock: Double
  ) -> Double {
    touches += 1
    return local + 1.5e-3
  }
}
