// Written by '.ci/sources Sources' from Specs/corpus/call.txt.
extension CorpusScripts {
  static let callCases = #"""
    CALL-01: A start is told when the animation begins
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.beginTime 102; addAnimation a1 to l1 key k; tick; advance 1; tick; advance 1.125; tick
    CALL-02: A repeating animation starts once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.repeatCount 3; addAnimation a1 to l1 key k; tick; advance 1.5; tick; advance 1; tick
    CALL-03: A stop is told when the whole duration has passed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.repeatCount 2; addAnimation a1 to l1 key k; tick; advance 1.9; tick; advance 0.2; tick
    CALL-04: An animation that is removed did not finish
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 0.5; removeAnimation k from l1; tick
    CALL-05: Removing all animations tells each of them
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 1; set a2.delegate h2; addAnimation a1 to l1 key a; addAnimation a2 to l1 key b; tick; advance 0.5; removeAllAnimations l1; tick
    CALL-06: A replaced animation stops and the new one starts
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 1; set a2.delegate h2; addAnimation a1 to l1 key k; tick; advance 0.5; addAnimation a2 to l1 key k; tick
    CALL-07: Each animation stops exactly once
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 1.125; tick; advance 1; tick; removeAllAnimations l1; tick
    CALL-08: An animation that stays is told of its end all the same
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.fillMode "forwards"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; advance 1.125; tick; animationKeys l1
    CALL-09: An endless animation stops when it is removed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.repeatCount inf; addAnimation a1 to l1 key k; tick; advance 1000; tick; removeAnimation k from l1; tick
    CALL-10: Of a group its own delegate is told and the members' are not
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2 CAAnimationGroup; set a2.duration 1; set a2.animations [a1]; set a2.delegate h2; addAnimation a2 to l1 key g; tick; advance 1.125; tick
    CALL-11: Each end names the animation that has ended
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new a2; set a2.keyPath "cornerRadius"; set a2.fromValue 0; set a2.toValue 8; set a2.duration 2; set a2.delegate h1; addAnimation a1 to l1 key k; addAnimation a2 to l1 key j; tick; advance 1.125; tick; advance 1; tick
    CALL-12: Without a delegate everything else is the same
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; set a1.delegate nil; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 0.625; tick; animationKeys l1
    CALL-12: An animation that nobody hears of goes when it has ended
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 1.125; tick; animationKeys l1
    CALL-13: Callbacks wait for the tick
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; flush; tick; advance 0.5; removeAnimation k from l1; tick
    CALL-14: An animation that its stop adds again under the key is kept
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; react h1 stop limit 1 [addAnimation a1 to l1 key k]; addAnimation a1 to l1 key k; tick; advance 1.001; tick; tick; animationKeys l1; advance 0.5; get l1.presentation.zPosition
    CALL-15: A start may remove its own animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; react h1 start limit 1 [removeAnimation k from l1]; addAnimation a1 to l1 key k; tick; tick; animationKeys l1
    CALL-16: A layer that leaves the tree stops its animations
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; new l2; react h1 stop limit 1 [set l2.name "stopped"]; addAnimation a1 to l1 key k; tick; advance 0.5; tick; remove l1; tick; tick; get l2.name
    CALL-17: During a pause no stop is told and afterwards it comes later
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 0.5; set l1.speed 0; set l1.timeOffset 100.5; tick; advance 2; tick; set l1.speed 1; set l1.timeOffset 0; set l1.beginTime 2; tick; advance 0.4; tick; advance 0.2; tick
    CALL-18: An animation keeps its delegate
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; addAnimation a1 to l1 key k; tick; drop h1; advance 1.125; tick
    CALL-19: A completion block waits for the stop
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.delegate h1; begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; advance 0.9; tick; advance 0.2; tick
    """#
}
