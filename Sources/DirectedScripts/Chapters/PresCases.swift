// Written by '.ci/sources Sources' from Specs/corpus/pres.txt.
extension CorpusScripts {
  static let presCases = #"""
    PRES-01: There is nothing to show before the first commit
    new l9; host l9; new l1; exists l1.presentation; add l1 to l9; exists l1.presentation; tick; exists l1.presentation
    PRES-02: There is a copy also when nothing animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; exists l1.presentation; animationKeys l1; get l1.presentation.position
    PRES-03: A copy shows the state at the start of the transaction
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set l1.position (1, 2); get l1.presentation.position; get l1.position; commit
    PRES-04: Without animations the copy equals the model after the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.opacity 0.5; set l1.cornerRadius 3; set l1.bounds (1, 2, 3, 4); tick; get l1.presentation.opacity; get l1.presentation.cornerRadius; get l1.presentation.bounds; get l1.presentation.position
    PRES-04 TXN-11: A style is shown with the other changes of its turn
    new l1; host l1; tick; set l1.style {opacity: 0.5}; get l1.presentation.style; tick; get l1.presentation.style
    PRES-05: Properties that do not animate show the model while others do
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; get l1.presentation.position; get l1.presentation.opacity
    PRES-05: A change beside a running animation is shown after its commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; commit; tick; get l1.presentation.opacity
    PRES-06: A silent change shows after its commit while another property animates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; set transaction.disableActions true; set l1.cornerRadius 8; tick; get l1.presentation.cornerRadius; get l1.presentation.zPosition
    PRES-07: Removing an animation shows the model again
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; removeAnimation k from l1; tick; get l1.presentation.zPosition
    PRES-08: A later animation hides an earlier one
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; tick; advance 0.5; get l1.presentation.zPosition
    PRES-09: When the later animation ends the earlier one shows where it is now
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.duration 3; new a2; set a2.keyPath "zPosition"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; tick; advance 2; tick; get l1.presentation.zPosition
    PRES-11: A later part hides only its part of an earlier whole
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 0); set a1.toValue (10, 20); set a1.duration 1; new a2; set a2.keyPath "position.x"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; tick; advance 0.5; get l1.presentation.position
    PRES-12: A later whole hides an earlier part
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 0); set a1.toValue (10, 20); set a1.duration 1; new a2; set a2.keyPath "position.x"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 1; addAnimation a2 to l1 key b; addAnimation a1 to l1 key a; tick; advance 0.5; get l1.presentation.position
    PRES-13: A turning layer keeps its scale
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.transform scale(2, 2, 1); tick; new a1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 3.141592653589793; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    PRES-14: The frame that is shown follows what is shown
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "bounds"; set a1.fromValue (0, 0, 0, 0); set a1.toValue (0, 0, 40, 80); set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.frame
    PRES-15: What stands above a copy is shown too
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l1.presentation.superlayer; get l9.presentation.sublayers
    PRES-15: A copy lists the sublayers that were committed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l1; tick; get l1.presentation.sublayers; new l3; add l3 to l1; get l1.presentation.sublayers
    PRES-16: The model of a copy is its layer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l1.presentation.modelLayer; get l1.modelLayer
    PRES-18: An animation shows nothing before its commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 10; set a1.toValue 20; set a1.duration 1; begin; addAnimation a1 to l1 key k; get l1.presentation.zPosition; commit; get l1.presentation.zPosition
    PRES-19: A removal inside an open transaction shows after its commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 10; set a1.toValue 10; set a1.duration 9; addAnimation a1 to l1 key k; tick; begin; removeAnimation k from l1; get l1.presentation.zPosition; commit; tick; get l1.presentation.zPosition
    PRES-20: The model jumps and what is shown travels
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.animationDuration 1; set l1.zPosition 10; commit; get l1.zPosition; get l1.presentation.zPosition; advance 0.5; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition
    PRES-21: Without a change of the model what is shown jumps back
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.zPosition; advance 0.26; tick; get l1.presentation.zPosition; get l1.zPosition; set l1.opacity 0.5; tick; get l1.presentation.zPosition
    PRES-22: Two layers animate under one key without minding each other
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 100; set a2.toValue 200; set a2.duration 2; addAnimation a1 to l1 key k; addAnimation a2 to l2 key k; tick; advance 0.5; get l1.presentation.zPosition; get l2.presentation.zPosition; removeAnimation k from l1; tick; get l2.presentation.zPosition
    PRES-23: Adding and removing in one transaction leaves everything as it was
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; begin; addAnimation a1 to l1 key k; removeAnimation k from l1; commit; advance 0.5; tick; animationKeys l1; get l1.presentation.zPosition
    PRES-25: Reading the copy changes neither model nor keys
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; get l1.zPosition; animationKeys l1
    PRES-25: Reading the copy leaves an animation that has ended where it is
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; advance 2; tick; get l1.presentation.zPosition; animationKeys l1
    PRES-26: A model that takes over what is shown stays there without its animations
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition; set transaction.disableActions true; set l1.zPosition 2.5; removeAllAnimations l1; get l1.presentation.zPosition; tick; get l1.presentation.zPosition; get l1.zPosition
    """#
}
