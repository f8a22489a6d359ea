// Written by '.ci/sources Sources' from Specs/corpus/txn.txt.
extension CorpusScripts {
  static let txnCases = #"""
    TXN-01: Outside any transaction the defaults are read
    get transaction.animationDuration; get transaction.disableActions
    TXN-02: There is no timing function unless one is set
    get transaction.animationTimingFunction
    TXN-03: A fresh transaction at the top starts from the defaults
    begin; set transaction.animationDuration 5; set transaction.disableActions true; commit; tick; begin; get transaction.animationDuration; get transaction.disableActions; commit
    TXN-04: A nested transaction reads the values of the one around it
    begin; set transaction.animationDuration 1; set transaction.disableActions true; set transaction.animationTimingFunction timing(easeIn); begin; get transaction.animationDuration; get transaction.disableActions; get transaction.animationTimingFunction; commit; commit
    TXN-05: A value set in a nested transaction ends with it
    begin; set transaction.animationDuration 1; begin; set transaction.animationDuration 2; get transaction.animationDuration; commit; get transaction.animationDuration; commit
    TXN-06: Transactions nest as deep as one likes
    begin; set transaction.animationDuration 1; begin; begin; set transaction.animationDuration 3; begin; begin; set transaction.animationDuration 5; get transaction.animationDuration; commit; get transaction.animationDuration; commit; get transaction.animationDuration; commit; get transaction.animationDuration; commit; commit; get transaction.animationDuration
    TXN-06: A value is inherited across levels that do not set it
    begin; set transaction.animationDuration 1; begin; begin; begin; get transaction.animationDuration; commit; commit; commit; commit
    TXN-07: A false value inside overrides a true one outside
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; begin; set transaction.disableActions false; get transaction.disableActions; set l1.opacity 0.5; animationKeys l1; commit; commit
    TXN-08: Keys that were never set read as nil
    value transaction aKey; begin; value transaction aKey; commit
    TXN-09: Keys that nobody declares nest like the others
    begin; setValue transaction k 5; begin; value transaction k; setValue transaction k 6; value transaction k; commit; value transaction k; commit; value transaction k
    TXN-10: Accessors and keys name the same values
    begin; setValue transaction animationDuration 3; get transaction.animationDuration; set transaction.disableActions true; value transaction disableActions; set transaction.animationTimingFunction timing(easeOut); value transaction animationTimingFunction; commit
    TXN-11: A change outside any transaction is committed at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; tick; get l1.presentation.opacity
    TXN-12: All changes of a turn become visible together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; set l1.zPosition 3; set l1.position (1, 2); get l1.presentation.opacity; get l1.presentation.zPosition; get l1.presentation.position; tick; get l1.presentation.opacity; get l1.presentation.zPosition; get l1.presentation.position
    TXN-13: The model shows a change before any commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; get l1.opacity; commit
    TXN-14: What is shown does not change before the outermost commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-15: An inner commit publishes nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-16: Animations of nested transactions begin together at the outermost commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); begin; set l1.opacity 0.5; commit; commit; tick; get l1.animation(position).beginTime; get l1.animation(opacity).beginTime
    TXN-16: Animations begin at the commit also where time passes before it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); advance 2; begin; set l1.opacity 0.5; commit; commit; tick; get l1.animation(position).beginTime; get l1.animation(opacity).beginTime
    TXN-17: Each change takes the values in force at its moment
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (1, 2); begin; set transaction.animationDuration 5; set l1.zPosition 3; commit; commit; get l1.animation(position).duration; get l1.animation(zPosition).duration
    TXN-18: A later duration does not alter an earlier animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (1, 2); set transaction.animationDuration 5; set l1.opacity 0.5; commit; get l1.animation(position).duration; get l1.animation(opacity).duration
    TXN-19: Disabling actions later does not cancel an earlier animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); set transaction.disableActions true; set l1.opacity 0.5; commit; animationKeys l1
    TXN-20: Disabled actions are enabled again behind the transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.position (1, 2); commit; begin; set l1.opacity 0.5; commit; animationKeys l1
    TXN-20: What a nested transaction disables is enabled in the one around it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.disableActions true; commit; get transaction.disableActions; set l1.opacity 0.5; commit; animationKeys l1
    TXN-21: Disabling actions does not touch what is animating
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; begin; set transaction.disableActions true; set l1.zPosition 99; commit; animationKeys l1; get l1.presentation.zPosition
    TXN-21: A change without actions leaves the animation under its own key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key zPosition; tick; begin; set transaction.disableActions true; set l1.zPosition 99; commit; animationKeys l1
    TXN-22: A transaction's timing function paces what is added in it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.animationTimingFunction timing(easeIn); addAnimation a1 to l1 key k; commit; advance 0.5; get l1.presentation.zPosition
    TXN-23: A transaction's duration is for animations that have none
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; new a2; set a2.keyPath "opacity"; set a2.fromValue 0.25; set a2.toValue 0.75; set a2.duration 3; begin; set transaction.animationDuration 2; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; commit; get l1.animation(a).duration; get l1.animation(b).duration
    TXN-24: A flush commits the implicit transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; flush; get l1.presentation.opacity
    TXN-25: A flush inside an explicit transaction publishes nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; flush; get l1.presentation.opacity; commit; tick; get l1.presentation.opacity
    TXN-26: An explicit transaction nests inside an open implicit one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 1; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; tick; get l1.presentation.opacity
    TXN-27: An empty transaction has no effect
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; begin; commit; get transaction.animationDuration; set transaction.disableActions true; set l1.opacity 0.5; begin; commit; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-28: A transaction around everything changes only when things show
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; begin; set transaction.disableActions true; set l1.zPosition 3; commit; animationKeys l1; get l1.animation(opacity).duration; get l1.zPosition; commit
    TXN-29 TXN-31: A completion block runs after the last animation of its group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 2; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; commit; advance 1.5; tick; advance 0.625; tick; advance 5; tick
    TXN-30: A block without animations runs at the next tick and not in the commit
    begin; set transaction.completionBlock b1; commit; tick; tick
    TXN-30: A block of an inner transaction runs at the first tick after the outermost commit
    begin; begin; set transaction.completionBlock b1; commit; tick; commit; tick
    TXN-31: A block runs once however many animations there are
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; set l1.zPosition 3; commit; advance 1; tick; tick
    TXN-32: A second block does not discard the first
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; set transaction.completionBlock b2; addAnimation a1 to l1 key a; commit; tick; advance 0.5; tick; advance 1; tick
    TXN-32: Of two blocks without animations both run
    begin; set transaction.completionBlock b1; set transaction.completionBlock b2; commit; tick
    TXN-33: An animation that was added before does not delay the block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; addAnimation a1 to l1 key a; set transaction.completionBlock b1; commit; tick
    TXN-34: Removing the animations completes their block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; advance 1; tick; removeAllAnimations l1; tick
    TXN-35: Replacing an animation completes the block of the old one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; advance 1; tick; begin; addAnimation a1 to l1 key k; commit; tick
    TXN-36: An outer block waits for the animations of inner transactions
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; begin; addAnimation a1 to l1 key a; commit; commit; tick; advance 1.125; tick
    TXN-36: Ten nested blocks all wait for their animations
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; begin; set transaction.completionBlock b1; begin; set transaction.completionBlock b2; begin; set transaction.completionBlock b3; begin; set transaction.completionBlock b4; begin; set transaction.completionBlock b5; begin; set transaction.completionBlock b6; begin; set transaction.completionBlock b7; begin; set transaction.completionBlock b8; begin; set transaction.completionBlock b9; begin; set transaction.completionBlock b10; addAnimation a1 to l1 key k; commit; commit; commit; commit; commit; commit; commit; commit; commit; commit; tick; advance 0.5; tick; advance 1; tick
    TXN-37: Built-in animations delay the block too
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; commit; advance 0.125; tick; advance 0.25; tick
    TXN-38: A block runs outside of the transaction that has set it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [set l1.cornerRadius 5]; begin; set transaction.animationDuration 1; set transaction.completionBlock b1; commit; tick; tick; get l1.animation(cornerRadius).duration
    TXN-39: A block may open a transaction with a block of its own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "cornerRadius"; set a2.fromValue 0; set a2.toValue 8; set a2.duration 1; react b1 complete limit 1 [begin; set transaction.completionBlock b2; addAnimation a2 to l1 key b; commit]; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; tick; advance 1.125; tick; tick; advance 0.5; tick; get l1.presentation.cornerRadius; advance 0.625; tick
    TXN-40: An endless animation keeps the block waiting until it is removed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.repeatCount inf; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; advance 1000; tick; removeAnimation a from l1; tick
    TXN-41: The shown tree changes at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; begin; add l2 to l9; get l9.presentation.sublayers; commit; tick; get l9.presentation.sublayers
    TXN-42: Transactions one after the other have values of their own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.opacity 0.5; commit; begin; set transaction.animationDuration 2; set l1.zPosition 3; commit; get l1.animation(opacity).duration; get l1.animation(zPosition).duration; animationKeys l1
    TXN-43: What one thread holds open another does not read
    begin; set transaction.animationDuration 5; set transaction.disableActions true; @2 get transaction.animationDuration; @2 get transaction.disableActions; @2 begin; @2 set transaction.animationDuration 11; @2 get transaction.animationDuration; get transaction.animationDuration; @2 commit; get transaction.animationDuration; commit; get transaction.animationDuration
    TXN-44: A value set without a transaction lasts until the end of the turn
    tick; set transaction.animationDuration 5; get transaction.animationDuration; flush; get transaction.animationDuration; begin; set transaction.animationDuration 7; flush; get transaction.animationDuration; commit; get transaction.animationDuration; flush; flush
    TXN-45: The block reads back until its transaction has ended
    begin; get transaction.completionBlock; set transaction.completionBlock b1; get transaction.completionBlock; commit; tick; get transaction.completionBlock; set transaction.completionBlock nil; get transaction.completionBlock
    TXN-46: The block reads nil once it was replaced by nothing
    begin; set transaction.completionBlock b1; set transaction.completionBlock nil; get transaction.completionBlock; commit; tick
    TXN-46: A block that was replaced by nothing runs all the same
    begin; set transaction.completionBlock b1; set transaction.completionBlock nil; commit; tick
    TXN-47: A nested transaction reads the block around it and runs nothing
    begin; set transaction.completionBlock b1; begin; get transaction.completionBlock; commit; commit; tick
    TXN-48: A tick while the transaction is open does not run its block
    begin; set transaction.completionBlock b1; tick; commit; tick
    TXN-49: The lock is recursive and unlocking too often does nothing
    lock; lock; unlock; unlock; lock; begin; set transaction.animationDuration 9; get transaction.animationDuration; commit; unlock; unlock; get transaction.animationDuration
    TXN-49: Unlocking too often does not end a transaction
    begin; set transaction.animationDuration 1; unlock; get transaction.animationDuration; commit
    """#
}
