// Written by '.ci/sources Sources' from Specs/corpus/txn.txt.
extension CorpusScripts {
  static let txnCases = #"""
    TXN-01: Outside any transaction the defaults are read
    get transaction.animationDuration; get transaction.disableActions
    TXN-01 TXN-10: Outside any transaction the keys read the defaults, too
    value transaction animationDuration; value transaction disableActions
    TXN-02: There is no timing function unless one is set
    get transaction.animationTimingFunction
    TXN-03: A fresh transaction at the top starts from the defaults
    begin; set transaction.animationDuration 5; set transaction.disableActions true; commit; tick; begin; get transaction.animationDuration; get transaction.disableActions; commit
    TXN-03: A fresh transaction has no timing function of the one before
    begin; set transaction.animationTimingFunction timing(easeIn); commit; begin; get transaction.animationTimingFunction; commit
    TXN-04: A nested transaction reads the values of the one around it
    begin; set transaction.animationDuration 1; set transaction.disableActions true; set transaction.animationTimingFunction timing(easeIn); begin; get transaction.animationDuration; get transaction.disableActions; get transaction.animationTimingFunction; commit; commit
    TXN-04: A nested transaction that sets one value inherits the others
    begin; set transaction.animationDuration 1; set transaction.disableActions true; begin; set transaction.animationDuration 2; get transaction.disableActions; commit; commit
    TXN-05: A value set in a nested transaction ends with it
    begin; set transaction.animationDuration 1; begin; set transaction.animationDuration 2; get transaction.animationDuration; commit; get transaction.animationDuration; commit
    TXN-05: A timing function that is set in a nested transaction ends with it
    begin; set transaction.animationTimingFunction timing(easeIn); begin; set transaction.animationTimingFunction timing(easeOut); commit; get transaction.animationTimingFunction; commit
    TXN-05 TXN-17: A change behind a nested transaction takes the duration of the outer one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; begin; set transaction.animationDuration 5; commit; set l1.opacity 0.5; commit; get l1.animation(opacity).duration
    TXN-05 TXN-17: What changes when bounds are set takes the duration of the inner transaction and leaves the outer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new k1 CALayer implementing [didSetBounds]; new l2 k1; add l2 to l9; tick; react k1 didSetBounds limit 1 [set l1.cornerRadius 5]; begin; set transaction.animationDuration 2; begin; set transaction.animationDuration 5; set l2.bounds (0, 0, 7, 8); commit; set l1.zPosition 3; commit; get l1.animation(cornerRadius).duration; get l1.animation(zPosition).duration
    TXN-06: Transactions nest as deep as one likes
    begin; set transaction.animationDuration 1; begin; begin; set transaction.animationDuration 3; begin; begin; set transaction.animationDuration 5; get transaction.animationDuration; commit; get transaction.animationDuration; commit; get transaction.animationDuration; commit; get transaction.animationDuration; commit; commit; get transaction.animationDuration
    TXN-06: A value is inherited across levels that do not set it
    begin; set transaction.animationDuration 1; begin; begin; begin; get transaction.animationDuration; commit; commit; commit; commit
    TXN-06: Each value is inherited from the level that has set it
    begin; setValue transaction k 1; begin; setValue transaction j 2; begin; set transaction.animationDuration 3; begin; setValue transaction k 4; begin; value transaction k; value transaction j; get transaction.animationDuration; commit; commit; commit; value transaction k; commit; commit
    TXN-07: A false value inside overrides a true one outside
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; begin; set transaction.disableActions false; get transaction.disableActions; set l1.opacity 0.5; animationKeys l1; commit; commit
    TXN-07: A duration of zero inside reads zero and not the one outside
    begin; set transaction.animationDuration 2; begin; set transaction.animationDuration 0; get transaction.animationDuration; commit; commit
    TXN-07: No timing function inside overrides the one outside
    begin; set transaction.animationTimingFunction timing(easeIn); begin; set transaction.animationTimingFunction nil; get transaction.animationTimingFunction; commit; get transaction.animationTimingFunction; commit
    TXN-07 TXN-22: Where no timing function is set inside one what is added runs evenly
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.animationTimingFunction timing(easeIn); begin; set transaction.animationTimingFunction nil; addAnimation a1 to l1 key k; commit; commit; advance 0.5; get l1.presentation.zPosition
    TXN-07 TXN-09: Nothing under a key inside overrides what is outside
    begin; setValue transaction k 5; begin; setValue transaction k nil; value transaction k; commit; value transaction k; commit
    TXN-08: Keys that were never set read as nil
    value transaction aKey; begin; value transaction aKey; commit
    TXN-08 TXN-09: A key that a nested transaction has set is unset behind it
    begin; begin; setValue transaction k 5; commit; value transaction k; commit
    TXN-09: Keys that nobody declares nest like the others
    begin; setValue transaction k 5; begin; value transaction k; setValue transaction k 6; value transaction k; commit; value transaction k; commit; value transaction k
    TXN-09: Lists and texts are kept under keys that nobody declares
    begin; setValue transaction k [1, "two"]; setValue transaction j "text"; value transaction k; value transaction j; commit
    TXN-10: Accessors and keys name the same values
    begin; setValue transaction animationDuration 3; get transaction.animationDuration; set transaction.disableActions true; value transaction disableActions; set transaction.animationTimingFunction timing(easeOut); value transaction animationTimingFunction; commit
    TXN-10: What is set by key is read by accessors
    begin; setValue transaction disableActions true; setValue transaction animationTimingFunction timing(easeIn); get transaction.disableActions; get transaction.animationTimingFunction; commit
    TXN-10: The duration that an accessor sets is read by key
    begin; set transaction.animationDuration 3; value transaction animationDuration; commit
    TXN-10 ACT-21: Actions that are disabled by key are disabled
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; setValue transaction disableActions true; set l1.opacity 0.5; commit; animationKeys l1
    TXN-10 TXN-30: A block that is set by key runs
    begin; setValue transaction completionBlock b1; get transaction.completionBlock; commit; tick
    TXN-10: A timing function of one's own reads back
    begin; set transaction.animationTimingFunction timing(0.5, 0, 0.75, 1); get transaction.animationTimingFunction; commit
    TXN-11: A change outside any transaction is committed at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; tick; get l1.presentation.opacity
    TXN-11: A new sublayer alone is committed at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; get l9.presentation.sublayers; tick; get l9.presentation.sublayers
    TXN-11: An animation that is added alone is committed at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; advance 2; tick; advance 0.5; get l1.presentation.zPosition
    TXN-11 TXN-16: A built-in animation outside any transaction begins at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.opacity 0.5; advance 2; tick; get l1.animation(opacity).beginTime
    TXN-11: A change through a path is committed at the end of the turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; setValue l1 position.x 12; get l1.presentation.position; tick; get l1.presentation.position
    TXN-12: All changes of a turn become visible together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; set l1.zPosition 3; set l1.position (1, 2); get l1.presentation.opacity; get l1.presentation.zPosition; get l1.presentation.position; tick; get l1.presentation.opacity; get l1.presentation.zPosition; get l1.presentation.position
    TXN-12: Changes of two layers in one turn become visible together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; set transaction.disableActions true; set l1.zPosition 3; set l2.zPosition 4; get l1.presentation.zPosition; get l2.presentation.zPosition; flush; get l1.presentation.zPosition; get l2.presentation.zPosition
    TXN-13: The model shows a change before any commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; get l1.opacity; commit
    TXN-14: What is shown does not change before the outermost commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-14: A built-in animation shows the old value until the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; get l1.presentation.zPosition; commit; advance 0.5; get l1.presentation.zPosition
    TXN-15: An inner commit publishes nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-15: An inner commit does not publish a new animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.fromValue 5; begin; begin; addAnimation a1 to l1 key k; commit; get l1.presentation.zPosition; commit
    TXN-15 ACT-50: What an action changes within a nested transaction waits for the outermost commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; set l2.actions {opacity: null}; tick; react x1 run limit 1 [set l2.opacity 0.5]; begin; begin; set l1.opacity 0.25; commit; get l2.presentation.opacity; commit; get l2.presentation.opacity
    TXN-16: Animations of nested transactions begin together at the outermost commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); begin; set l1.opacity 0.5; commit; commit; tick; get l1.animation(position).beginTime; get l1.animation(opacity).beginTime
    TXN-16: Animations begin at the commit also where time passes before it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); advance 2; begin; set l1.opacity 0.5; commit; commit; tick; get l1.animation(position).beginTime; get l1.animation(opacity).beginTime
    TXN-16: An animation that is added and one of a change begin together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key k; advance 2; set l1.opacity 0.5; commit; tick; get l1.animation(k).beginTime; get l1.animation(opacity).beginTime
    TXN-17: Each change takes the values in force at its moment
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (1, 2); begin; set transaction.animationDuration 5; set l1.zPosition 3; commit; commit; get l1.animation(position).duration; get l1.animation(zPosition).duration
    TXN-17 ACT-28: Each change takes the timing function in force at its moment
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; begin; set transaction.animationTimingFunction timing(linear); set l1.zPosition 10; commit; set l1.cornerRadius 10; commit; advance 0.25; get l1.presentation.zPosition; get l1.presentation.cornerRadius
    TXN-17 ACT-21: Each change takes the state of actions at its moment
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; begin; set transaction.disableActions true; set l1.zPosition 3; commit; set l1.cornerRadius 5; commit; animationKeys l1
    TXN-18: A later duration does not alter an earlier animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.position (1, 2); set transaction.animationDuration 5; set l1.opacity 0.5; commit; get l1.animation(position).duration; get l1.animation(opacity).duration
    TXN-18: A later timing function does not alter an earlier animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key k; set transaction.animationTimingFunction timing(easeIn); commit; advance 0.5; get l1.presentation.zPosition
    TXN-18 TXN-23: A later duration does not reach an animation that was added without one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; begin; set transaction.animationDuration 2; addAnimation a1 to l1 key k; set transaction.animationDuration 5; commit; get l1.animation(k).duration
    TXN-19: Disabling actions later does not cancel an earlier animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); set transaction.disableActions true; set l1.opacity 0.5; commit; animationKeys l1
    TXN-19: Disabling actions later does not remove an animation that was added
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key k; set transaction.disableActions true; commit; animationKeys l1
    TXN-19: Enabling actions later does not animate an earlier change
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; set transaction.disableActions false; commit; animationKeys l1; get l1.presentation.opacity
    TXN-20: Disabled actions are enabled again behind the transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.position (1, 2); commit; begin; set l1.opacity 0.5; commit; animationKeys l1
    TXN-20: What a nested transaction disables is enabled in the one around it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.disableActions true; commit; get transaction.disableActions; set l1.opacity 0.5; commit; animationKeys l1
    TXN-20 TXN-44: Actions that are disabled outside any transaction are enabled in the next turn
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; tick; set l1.zPosition 3; animationKeys l1
    TXN-21: Disabling actions does not touch what is animating
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; begin; set transaction.disableActions true; set l1.zPosition 99; commit; animationKeys l1; get l1.presentation.zPosition
    TXN-21: A change without actions leaves the animation under its own key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key zPosition; tick; begin; set transaction.disableActions true; set l1.zPosition 99; commit; animationKeys l1
    TXN-21: A change without actions does not end a built-in animation before its time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.zPosition 10; commit; tick; advance 0.5; tick; begin; set transaction.disableActions true; set l1.zPosition 20; commit; tick; advance 1; tick; animationKeys l1
    TXN-22: A transaction's timing function paces what is added in it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.animationTimingFunction timing(easeIn); addAnimation a1 to l1 key k; commit; advance 0.5; get l1.presentation.zPosition
    TXN-22 ANIM-01: A timing function is set on the copy and not on what was passed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.animationTimingFunction timing(easeIn); addAnimation a1 to l1 key k; commit; get a1.timingFunction
    TXN-22 TXN-04: A timing function is inherited by what is added in a nested transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.animationTimingFunction timing(easeIn); begin; addAnimation a1 to l1 key k; commit; commit; advance 0.5; get l1.presentation.zPosition
    TXN-22: Without a timing function of the transaction an animation keeps its own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeIn); begin; addAnimation a1 to l1 key k; commit; advance 0.5; get l1.presentation.zPosition
    TXN-22 ACT-40: A timing function paces an animation that is an action
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set l1.actions {opacity: a1}; tick; begin; set transaction.animationTimingFunction timing(easeIn); set l1.opacity 0.5; commit; advance 0.5; get l1.presentation.zPosition
    TXN-23: A transaction's duration is for animations that have none
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0.25; set a1.toValue 0.75; new a2; set a2.keyPath "opacity"; set a2.fromValue 0.25; set a2.toValue 0.75; set a2.duration 3; begin; set transaction.animationDuration 2; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; commit; get l1.animation(a).duration; get l1.animation(b).duration
    TXN-23: A negative duration is none
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration -1; begin; set transaction.animationDuration 2; addAnimation a1 to l1 key k; commit; get l1.animation(k).duration; advance 0.5; get l1.presentation.zPosition
    TXN-23 TXN-44: A duration that is set outside any transaction is for animations that have none
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 0; set transaction.animationDuration 2; addAnimation a1 to l1 key k; get l1.animation(k).duration
    TXN-23: A group without duration takes the transaction's
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.animations [a1]; begin; set transaction.animationDuration 2; addAnimation a2 to l1 key k; commit; get l1.animation(k).duration
    TXN-24: A flush commits the implicit transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; flush; get l1.presentation.opacity
    TXN-24 TXN-41: A flush commits a new sublayer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; flush; get l9.presentation.sublayers
    TXN-24 TXN-16: An animation begins at the flush
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; advance 1; flush; advance 0.5; get l1.presentation.zPosition
    TXN-25: A flush inside an explicit transaction publishes nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; flush; get l1.presentation.opacity; commit; tick; get l1.presentation.opacity
    TXN-25 TXN-16: An animation that was added before a flush inside a transaction begins at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key k; flush; advance 2; commit; tick; get l1.animation(k).beginTime
    TXN-26: An explicit transaction nests inside an open implicit one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 1; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; tick; get l1.presentation.opacity
    TXN-27: An empty transaction has no effect
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 2; begin; commit; get transaction.animationDuration; set transaction.disableActions true; set l1.opacity 0.5; begin; commit; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-27: Empty transactions before and after a change leave its animation as it is
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; commit; set l1.zPosition 3; begin; commit; commit; animationKeys l1; get l1.animation(zPosition).duration
    TXN-28: A transaction around everything changes only when things show
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.animationDuration 2; set l1.opacity 0.5; commit; begin; set transaction.disableActions true; set l1.zPosition 3; commit; animationKeys l1; get l1.animation(opacity).duration; get l1.zPosition; commit
    TXN-28: What is removed in a nested transaction stays removed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; addAnimation a1 to l1 key j; tick; begin; begin; removeAnimation k from l1; commit; animationKeys l1; commit; tick; animationKeys l1
    TXN-28: What is added in a nested transaction runs behind the outer one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; begin; begin; addAnimation a1 to l1 key k; commit; commit; commit; advance 0.5; get l1.presentation.zPosition
    TXN-29 TXN-31: A completion block runs after the last animation of its group
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 2; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; commit; advance 1.5; tick; advance 0.625; tick; advance 5; tick
    TXN-29: A block waits for animations of several layers
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new l2; add l2 to l9; tick; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; set a1.duration 2; addAnimation a1 to l2 key k; commit; advance 1.5; tick; advance 1; tick
    TXN-29: A block waits for an animation that has yet to begin
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.beginTime 102; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; advance 1.5; tick; advance 1; tick; advance 1; tick
    TXN-29: A block waits for all cycles, there and back
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.repeatCount 2; set a1.autoreverses true; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; advance 3.5; tick; advance 1; tick
    TXN-29: A block waits for an animation without a key
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1; commit; tick; advance 1.125; tick
    TXN-29: A block does not wait for an animation to go that stays after its end
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.fillMode "forwards"; set a1.removedOnCompletion false; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; advance 1.125; tick
    TXN-29: A block waits for a group as a whole
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2 CAAnimationGroup; set a2.animations [a1]; set a2.duration 2; begin; set transaction.completionBlock b1; addAnimation a2 to l1 key k; commit; advance 1.5; tick; advance 1; tick
    TXN-29 TXN-34: A block whose animations ended and were removed runs
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; set a1.duration 5; addAnimation a1 to l1 key j; commit; advance 1.5; tick; removeAnimation j from l1; tick
    TXN-29: A block waits for a transition
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1 CATransition; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; advance 1.125; tick
    TXN-29 TXN-37: A block waits for an animation that an action adds on another layer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; set l1.actions {opacity: x1}; tick; react x1 run limit 1 [set l2.opacity 0.5]; begin; set transaction.animationDuration 2; set transaction.completionBlock b1; set l1.opacity 0.25; commit; tick; advance 1.5; tick; advance 0.625; tick
    TXN-30: A block without animations runs at the next tick and not in the commit
    begin; set transaction.completionBlock b1; commit; tick; tick
    TXN-30: A block of an inner transaction runs at the first tick after the outermost commit
    begin; begin; set transaction.completionBlock b1; commit; tick; commit; tick
    TXN-30: A block outside any transaction runs in the turn that commits it
    set transaction.completionBlock b1; tick; tick
    TXN-30: A flush commits a block and does not run it
    set transaction.completionBlock b1; flush; tick
    TXN-30: A block of a change without actions runs at the next tick
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.completionBlock b1; set transaction.disableActions true; set l1.opacity 0.5; commit; tick
    TXN-31: A block runs once however many animations there are
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; set l1.zPosition 3; commit; advance 1; tick; tick
    TXN-31: A block that takes off every animation runs once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.removedOnCompletion false; react b1 complete limit 2 [removeAllAnimations l1]; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; advance 1.125; tick; tick; tick; animationKeys l1
    TXN-31: A block that adds its animation again runs once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; react b1 complete limit 2 [addAnimation a1 to l1 key k]; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; advance 1.125; tick; tick; advance 0.5; tick; animationKeys l1; advance 0.75; tick; animationKeys l1
    TXN-32: A second block does not discard the first
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; set transaction.completionBlock b2; addAnimation a1 to l1 key a; commit; tick; advance 0.5; tick; advance 1; tick
    TXN-32: Of two blocks without animations both run
    begin; set transaction.completionBlock b1; set transaction.completionBlock b2; commit; tick
    TXN-32 TXN-33: A second block does not wait for what was added before it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; set transaction.completionBlock b2; commit; tick
    TXN-33: An animation that was added before does not delay the block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; addAnimation a1 to l1 key a; set transaction.completionBlock b1; commit; tick
    TXN-33: A change before the block does not delay it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; set transaction.completionBlock b1; commit; tick
    TXN-33: An animation that is added behind the transaction does not delay its block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; commit; addAnimation a1 to l1 key k; tick
    TXN-33: An animation of an earlier transaction does not delay a block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; addAnimation a1 to l1 key k; commit; tick; begin; set transaction.completionBlock b1; commit; tick
    TXN-34: Removing the animations completes their block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; advance 1; tick; removeAllAnimations l1; tick
    TXN-34: Removing one of two animations leaves the block waiting for the other
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; addAnimation a1 to l1 key j; commit; tick; removeAnimation k from l1; tick; advance 1.125; tick
    TXN-34: A removal that is flushed completes the block at the next tick
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; removeAnimation k from l1; flush; tick
    TXN-34: Removing another layer's animation completes no block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new l2; add l2 to l9; tick; addAnimation a1 to l2 key k; tick; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; removeAnimation k from l2; tick
    TXN-34 CALL-14: A removal that a stop makes completes its block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 5; set a1.delegate h1; react h1 stop limit 1 [removeAnimation j from l1]; addAnimation a1 to l1 key k; tick; begin; set transaction.completionBlock b1; addAnimation a2 to l1 key j; commit; tick; advance 1.125; tick; tick; tick
    TXN-34 TXN-31: The block of an animation that another block removes runs once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; react b1 complete limit 1 [removeAnimation k from l1]; begin; set transaction.completionBlock b2; addAnimation a1 to l1 key k; commit; tick; begin; set transaction.completionBlock b1; commit; tick; tick; advance 2; tick
    TXN-35: Replacing an animation completes the block of the old one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 5; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; advance 1; tick; begin; addAnimation a1 to l1 key k; commit; tick
    TXN-35: An animation under another key completes no block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; addAnimation a1 to l1 key j; tick
    TXN-35 TXN-37: A second change of a property completes the block of the first
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 5; set transaction.completionBlock b1; set l1.opacity 0.5; commit; tick; set l1.opacity 0.25; tick
    TXN-35: A block waits for the animation that replaced another's
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; advance 0.5; tick; begin; set transaction.completionBlock b2; addAnimation a1 to l1 key k; commit; tick; advance 0.75; tick; advance 0.5; tick
    TXN-36: An outer block waits for the animations of inner transactions
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; begin; addAnimation a1 to l1 key a; commit; commit; tick; advance 1.125; tick
    TXN-36: Ten nested blocks all wait for their animations
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; begin; set transaction.completionBlock b1; begin; set transaction.completionBlock b2; begin; set transaction.completionBlock b3; begin; set transaction.completionBlock b4; begin; set transaction.completionBlock b5; begin; set transaction.completionBlock b6; begin; set transaction.completionBlock b7; begin; set transaction.completionBlock b8; begin; set transaction.completionBlock b9; begin; set transaction.completionBlock b10; addAnimation a1 to l1 key k; commit; commit; commit; commit; commit; commit; commit; commit; commit; commit; tick; advance 0.5; tick; advance 1; tick
    TXN-36: An inner block does not wait for animations of the outer transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "cornerRadius"; set a2.fromValue 0; set a2.toValue 8; set a2.duration 2; begin; set transaction.completionBlock b1; begin; set transaction.completionBlock b2; addAnimation a1 to l1 key k; commit; addAnimation a2 to l1 key j; commit; tick; advance 1.125; tick; advance 1; tick
    TXN-36 TXN-33: An outer block that is set behind an inner transaction does not wait for it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; begin; addAnimation a1 to l1 key k; commit; set transaction.completionBlock b1; commit; tick
    TXN-37: Built-in animations delay the block too
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; commit; advance 0.125; tick; advance 0.25; tick
    TXN-37 ACT-40: An animation that is an action delays the block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set l1.actions {opacity: a1}; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; commit; tick; advance 0.5; tick; advance 0.625; tick
    TXN-37 ACT-42: A custom action does not delay the block
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.actions {opacity: x1}; tick; begin; set transaction.completionBlock b1; set l1.opacity 0.5; commit; tick
    TXN-38: A block runs outside of the transaction that has set it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [set l1.cornerRadius 5]; begin; set transaction.animationDuration 1; set transaction.completionBlock b1; commit; tick; tick; get l1.animation(cornerRadius).duration
    TXN-38: Actions are enabled within a block though its transaction has disabled them
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [set l1.cornerRadius 5]; begin; set transaction.disableActions true; set transaction.completionBlock b1; commit; tick; tick; animationKeys l1
    TXN-38: Within a block there is no pace of its transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [set l1.zPosition 10]; begin; set transaction.animationTimingFunction timing(linear); set transaction.completionBlock b1; commit; tick; tick; advance 0.125; get l1.presentation.zPosition
    TXN-38 TXN-05: Values of a transaction within a block end with it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [begin; set transaction.animationDuration 5; set l1.zPosition 3; commit; set l1.cornerRadius 5]; begin; set transaction.animationDuration 1; set transaction.completionBlock b1; commit; tick; tick; get l1.animation(zPosition).duration; get l1.animation(cornerRadius).duration
    TXN-39: A block may open a transaction with a block of its own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "cornerRadius"; set a2.fromValue 0; set a2.toValue 8; set a2.duration 1; react b1 complete limit 1 [begin; set transaction.completionBlock b2; addAnimation a2 to l1 key b; commit]; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; tick; advance 1.125; tick; tick; advance 0.5; tick; get l1.presentation.cornerRadius; advance 0.625; tick
    TXN-39 TXN-31: A block that sets itself again as the block of a transaction runs once more
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [begin; set transaction.completionBlock b1; commit]; begin; set transaction.completionBlock b1; commit; tick; tick; tick
    TXN-39 TXN-32: A block that sets two blocks in one transaction has both run
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [begin; set transaction.completionBlock b2; set transaction.completionBlock b3; commit]; begin; set transaction.completionBlock b1; commit; tick; tick; tick
    TXN-40: An endless animation keeps the block waiting until it is removed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.repeatCount inf; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key a; commit; advance 1000; tick; removeAnimation a from l1; tick
    TXN-40: An endless animation keeps the block waiting when another one ends
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; set a1.repeatCount inf; addAnimation a1 to l1 key j; commit; tick; advance 1.5; tick; removeAllAnimations l1; tick
    TXN-41: The shown tree changes at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; begin; add l2 to l9; get l9.presentation.sublayers; commit; tick; get l9.presentation.sublayers
    TXN-41: A sublayer that is removed is shown until the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; remove l1; get l9.presentation.sublayers; commit; get l9.presentation.sublayers
    TXN-41: A new order of the sublayers is shown at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; begin; insert l2 into l9 at 0; get l9.presentation.sublayers; commit; get l9.presentation.sublayers
    TXN-41: A replacement is shown at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; begin; replace l1 in l9 with l2; get l9.presentation.sublayers; commit; get l9.presentation.sublayers
    TXN-42: Transactions one after the other have values of their own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.opacity 0.5; commit; begin; set transaction.animationDuration 2; set l1.zPosition 3; commit; get l1.animation(opacity).duration; get l1.animation(zPosition).duration; animationKeys l1
    TXN-42: Animations of two transactions begin each at its own commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.opacity 0.5; commit; advance 0.125; begin; set l1.zPosition 3; commit; tick; get l1.animation(opacity).beginTime; get l1.animation(zPosition).beginTime
    TXN-43: What one thread holds open another does not read
    begin; set transaction.animationDuration 5; set transaction.disableActions true; @2 get transaction.animationDuration; @2 get transaction.disableActions; @2 begin; @2 set transaction.animationDuration 11; @2 get transaction.animationDuration; get transaction.animationDuration; @2 commit; get transaction.animationDuration; commit; get transaction.animationDuration
    TXN-44: A value set without a transaction lasts until the end of the turn
    tick; set transaction.animationDuration 5; get transaction.animationDuration; flush; get transaction.animationDuration; begin; set transaction.animationDuration 7; flush; get transaction.animationDuration; commit; get transaction.animationDuration; flush; flush
    TXN-44: A value set without a transaction is gone at the next turn
    tick; set transaction.animationDuration 5; tick; get transaction.animationDuration
    TXN-44: A change outside any transaction takes the duration that was set there
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.animationDuration 5; set l1.opacity 0.5; get l1.animation(opacity).duration
    TXN-44: A timing function and a key that were set without a transaction end with a flush
    set transaction.animationTimingFunction timing(easeIn); setValue transaction k 5; value transaction k; flush; get transaction.animationTimingFunction; value transaction k
    TXN-45: The block reads back until its transaction has ended
    begin; get transaction.completionBlock; set transaction.completionBlock b1; get transaction.completionBlock; commit; tick; get transaction.completionBlock; set transaction.completionBlock nil; get transaction.completionBlock
    TXN-45: The next transaction does not read the block of the one before
    begin; set transaction.completionBlock b1; commit; tick; begin; get transaction.completionBlock; commit
    TXN-45: A block outside any transaction reads back until the end of the turn
    set transaction.completionBlock b1; get transaction.completionBlock; tick; get transaction.completionBlock
    TXN-46: The block reads nil once it was replaced by nothing
    begin; set transaction.completionBlock b1; set transaction.completionBlock nil; get transaction.completionBlock; commit; tick
    TXN-46: A block that was replaced by nothing runs all the same
    begin; set transaction.completionBlock b1; set transaction.completionBlock nil; commit; tick
    TXN-46 TXN-32: A block that was replaced by nothing runs once beside a later one
    begin; set transaction.completionBlock b1; set transaction.completionBlock nil; set transaction.completionBlock b2; commit; tick
    TXN-47: A nested transaction reads the block around it and runs nothing
    begin; set transaction.completionBlock b1; begin; get transaction.completionBlock; commit; commit; tick
    TXN-47: A block that is inherited by two levels runs once
    begin; set transaction.completionBlock b1; begin; begin; get transaction.completionBlock; commit; commit; commit; tick; tick
    TXN-48: A tick while the transaction is open does not run its block
    begin; set transaction.completionBlock b1; tick; commit; tick
    TXN-48: A tick in an open transaction does not run the block of an earlier level
    begin; set transaction.completionBlock b1; begin; tick; commit; tick; commit; tick
    TXN-49: The lock is recursive and unlocking too often does nothing
    lock; lock; unlock; unlock; lock; begin; set transaction.animationDuration 9; get transaction.animationDuration; commit; unlock; unlock; get transaction.animationDuration
    TXN-49: Unlocking too often does not end a transaction
    begin; set transaction.animationDuration 1; unlock; get transaction.animationDuration; commit
    TXN-49: Locking and unlocking publish nothing
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; lock; set transaction.disableActions true; set l1.opacity 0.5; unlock; get l1.presentation.opacity; commit; get l1.presentation.opacity
    TXN-49: The lock opens no transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; lock; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; get l1.presentation.opacity; unlock
    """#
}
