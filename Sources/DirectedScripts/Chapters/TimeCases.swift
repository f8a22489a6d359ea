// Written by '.ci/sources Sources' from Specs/corpus/time.txt.
extension CorpusScripts {
  static let timeCases = #"""
    TIME-01 TIME-04: Local time is counted from the begin at its own speed
    new l1; set l1.beginTime 10; set l1.speed 2; set l1.timeOffset 5; convertTime 20 from nil to l1; convertTime 25 from l1 to nil
    TIME-02: Local times compose down the tree
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l2.beginTime 10; set l2.speed 2; set l2.timeOffset 5; set l3.beginTime 3; set l3.speed 0.5; set l3.timeOffset -1; convertTime 20 from nil to l2; convertTime 20 from nil to l3
    TIME-03: A plain layer keeps the time of the clock
    new l1; convertTime 123.5 from nil to l1; get l1.beginTime; get l1.speed; get l1.timeOffset
    TIME-04: No layer stands for the clock
    new l1; set l1.beginTime 40; set l1.speed 0.5; convertTime 100 from nil to l1; convertTime 30 from l1 to nil
    TIME-05: A time goes from sibling to sibling through their superlayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l2.speed 2; set l3.speed 0.5; convertTime 8 from l2 to l3; set l2.beginTime 1; set l3.timeOffset 7; convertTime 8 from l2 to l3
    TIME-06: Times there and back are where they began
    new l1; new l2; add l2 to l1; set l1.beginTime 3; set l1.speed 4; set l2.speed 0.25; set l2.timeOffset 11; convertTime 50 from nil to l2; convertTime 58 from l2 to nil
    TIME-07: A conversion of time to the same layer changes nothing
    new l1; set l1.beginTime 3; set l1.speed 4; set l1.timeOffset 9; convertTime 17.25 from l1 to l1
    TIME-08: The speed of a layer is that of everything in it
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l9.speed 2; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 0.51; tick; exists l1.animation(k)
    TIME-09: A layer that stands still shows the same at any time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.speed 0; set l1.timeOffset 0.75; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.beginTime 1e-09; set a1.duration 1; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition; advance 10; get l1.presentation.zPosition
    TIME-10: Pausing a layer keeps what is shown
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; set l1.speed 0; set l1.timeOffset 100.5; tick; get l1.presentation.zPosition; advance 5; get l1.presentation.zPosition
    TIME-11: Resuming a layer goes on where it was paused
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; set l1.speed 0; set l1.timeOffset 100.5; tick; advance 2; set l1.speed 1; set l1.timeOffset 0; set l1.beginTime 2; tick; convertTime 102.5 from nil to l1; get l1.presentation.zPosition; advance 0.5; get l1.presentation.zPosition
    TIME-12: During a pause nothing ends
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 0.5; set l1.speed 0; set l1.timeOffset 100.5; tick; advance 100; tick; animationKeys l1
    TIME-13: A layer that stands still is scrubbed by its offset
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.speed 0; set l1.timeOffset 0.75; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.duration 1; set a1.beginTime 1e-09; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition; set l1.timeOffset 0.5; tick; get l1.presentation.zPosition; set l1.timeOffset 0.25; tick; get l1.presentation.zPosition
    TIME-14: An animation begins by the local time of its layer
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.speed 2; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.beginTime 202; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 1; get l1.presentation.zPosition
    TIME-15: An animation without a begin begins at its commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; advance 5; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; exists l1.animation(k)
    TIME-16: Animations of one commit begin together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; new l2; add l2 to l9; tick; addAnimation a1 to l1 key k; addAnimation a1 to l2 key k; tick; advance 1; get l1.presentation.zPosition; get l2.presentation.zPosition
    TIME-17: Repeating and reversing lengthen an animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatCount 2.5; addAnimation a1 to l1 key k; tick; advance 4.5; tick; get l1.presentation.zPosition; advance 0.51; tick; exists l1.animation(k); set a1.repeatCount 0; set a1.autoreverses true; addAnimation a1 to l1 key k; tick; advance 3.5; tick; get l1.presentation.zPosition; advance 0.51; tick; exists l1.animation(k)
    TIME-17 TIME-19: A plain animation runs once at its own speed
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 1; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition; set a1.speed 0.5; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 3; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition
    TIME-18: A repeat duration is the whole duration
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatDuration 3; set a1.fillMode "both"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; advance 2.5; tick; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition
    TIME-19: A fast animation repeats in less time
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.duration 1; set a1.speed 2; set a1.repeatCount 2; addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.zPosition; advance 0.26; tick; exists l1.animation(k)
    TIME-20: A fraction of a repeat ends in the middle of a cycle
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatCount 2.5; set a1.fillMode "forwards"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; advance 4.5; tick; get l1.presentation.zPosition; advance 1; tick; get l1.presentation.zPosition
    TIME-21: An endless animation is still in phase after a million seconds
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatCount inf; addAnimation a1 to l1 key k; tick; advance 100.5; get l1.presentation.zPosition; advance 1000000; get l1.presentation.zPosition; animationKeys l1
    TIME-22: The way back mirrors the way there with its pace
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.autoreverses true; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; advance 3; get l1.presentation.zPosition
    TIME-23: An offset shifts the phase of an endless animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatCount inf; set a1.timeOffset 0.5; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition; advance 0.25; get l1.presentation.zPosition
    TIME-24: The pace is that of each cycle and not of all together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.repeatCount 2; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.zPosition; advance 2; get l1.presentation.zPosition
    TIME-25: What is shown does not depend on how often one looks
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition; advance 0.25; get l1.presentation.zPosition; advance 0.25; advance 0.25; get l1.presentation.zPosition
    TIME-26: Far from its origin the clock shows the same
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; advance 1000000; tick; addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.zPosition; advance 0.4; get l1.presentation.zPosition
    TIME-27: An animation that ends between two frames is started and stopped all the same
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.duration 0.125; set a1.beginTime 100.25; set a1.delegate h1; addAnimation a1 to l1 key k; tick; advance 1; tick; animationKeys l1
    TIME-28: Speeds multiply along the chain
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l9.speed 2; set l1.speed 2; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.speed 0.5; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition
    TIME-29: A changed speed makes local time jump
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.beginTime 99; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.duration 10; addAnimation a1 to l1 key k; tick; advance 2; get l1.presentation.zPosition; set l1.speed 2; tick; get l1.presentation.zPosition
    TIME-30: Recorded times of a chain of three layers
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l2.beginTime 2; set l2.speed 3; set l2.timeOffset 0.25; set l3.beginTime 1; set l3.speed 2; set l3.timeOffset 0.5; convertTime 10 from l2 to l3; convertTime 10 from l1 to l3; convertTime 10 from nil to l3; convertTime 10 from l3 to l2; convertTime 10 from l3 to l1; convertTime 10 from l3 to nil
    TIME-31: A later begin takes local time back at once
    new l1; convertTime 7206.884498 from nil to l1; set l1.beginTime 5; convertTime 7206.884498 from nil to l1; set l1.speed 2; convertTime 7206.884498 from nil to l1
    TIME-32: A begin of nothing is resolved at the commit
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; begin; addAnimation a1 to l1 key a; addAnimation a1 to l1 key b; get l1.animation(a).beginTime; commit; tick; get l1.animation(a).beginTime; get l1.animation(b).beginTime
    """#
}
