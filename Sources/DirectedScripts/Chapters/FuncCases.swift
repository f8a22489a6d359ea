// Written by '.ci/sources Sources' from Specs/corpus/func.txt.
extension CorpusScripts {
  static let funcCases = #"""
    FUNC-01: Linear pace runs straight from corner to corner
    controlPoint 0 of timing(linear); controlPoint 1 of timing(linear); controlPoint 2 of timing(linear); controlPoint 3 of timing(linear)
    FUNC-01: An animation of linear pace is in proportion to time
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(linear); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-02: Easing in starts flat
    controlPoint 1 of timing(easeIn); controlPoint 2 of timing(easeIn)
    FUNC-02: An animation that eases in is slow at first
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.zPosition
    FUNC-03: Easing out ends flat
    controlPoint 1 of timing(easeOut); controlPoint 2 of timing(easeOut)
    FUNC-03: An animation that eases out is fast at first
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeOut); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-04: Easing in and out is flat at both ends
    controlPoint 1 of timing(easeInEaseOut); controlPoint 2 of timing(easeInEaseOut)
    FUNC-04: An animation that eases in and out is slow at first
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeInEaseOut); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-05: The default pace has control points of its own
    controlPoint 1 of timing(default); controlPoint 2 of timing(default)
    FUNC-05 FUNC-06: Every named pace begins at the one corner and ends at the other
    controlPoint 0 of timing(default); controlPoint 3 of timing(default); controlPoint 0 of timing(easeIn); controlPoint 3 of timing(easeOut); controlPoint 3 of timing(easeInEaseOut)
    FUNC-05: An animation of the default pace runs by its own curve
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(default); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-06: A pace of one's own keeps its four numbers
    controlPoint 0 of timing(0.1, 0.7, 0.9, 0.2); controlPoint 1 of timing(0.1, 0.7, 0.9, 0.2); controlPoint 2 of timing(0.1, 0.7, 0.9, 0.2); controlPoint 3 of timing(0.1, 0.7, 0.9, 0.2)
    FUNC-06 FUNC-11: A pace of one's own keeps heights outside the unit square
    controlPoint 1 of timing(0.68, -0.55, 0.265, 1.55); controlPoint 2 of timing(0.68, -0.55, 0.265, 1.55)
    FUNC-07: Progress is the height of the curve and not of its parameter
    evaluate timing(easeIn) at 0.5; evaluate timing(easeOut) at 0.25; evaluate timing(easeInEaseOut) at 0.25; evaluate timing(default) at 0.5; evaluate timing(0.1, 1, 1, 0.2) at 0.75
    FUNC-07: An animation with a pace of one's own runs by the height of its curve
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 2; set a1.timingFunction timing(0.1, 0.7, 0.9, 0.2); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition
    FUNC-07: A pace is followed anew in every cycle
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.repeatCount 3; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 1.25; get l1.presentation.zPosition
    FUNC-07 ANIM-01: An attached animation runs at the pace that it had when it was added
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(0.1, 0.7, 0.9, 0.2); addAnimation a1 to l1 key k; set a1.timingFunction timing(easeIn); tick; advance 0.5; get l1.presentation.zPosition
    FUNC-08: Progress is exact to four digits and more
    evaluate timing(0.5, 0, 0.5, 1) at 0.25; evaluate timing(easeIn) at 0.75; evaluate timing(easeOut) at 0.5
    FUNC-09: Progress begins at zero and ends at one
    evaluate timing(easeIn) at 0.001; evaluate timing(easeIn) at 0.999; evaluate timing(default) at 0.0005
    FUNC-09: Progress sets out from zero at once
    evaluate timing(linear) at 0.001; evaluate timing(linear) at 0.999
    FUNC-09: Progress is zero at the very beginning and one at the very end
    evaluate timing(easeIn) at 0; evaluate timing(easeOut) at 1; evaluate timing(0.68, -0.55, 0.265, 1.55) at 0; evaluate timing(0.68, -0.55, 0.265, 1.55) at 1
    FUNC-10: A steep pace never falls
    evaluate timing(1, 0, 0.8, 1) at 0.1; evaluate timing(1, 0, 0.8, 1) at 0.14; evaluate timing(1, 0, 0.8, 1) at 0.16; evaluate timing(1, 0, 0.8, 1) at 0.2; evaluate timing(1, 0, 0.8, 1) at 0.79; evaluate timing(1, 0, 0.8, 1) at 0.8; evaluate timing(1, 0, 0.8, 1) at 0.81; evaluate timing(1, 0, 0.8, 1) at 0.9; evaluate timing(0.1, 1, 1, 0.2) at 0.6; evaluate timing(0.1, 1, 1, 0.2) at 0.65; evaluate timing(0.1, 1, 1, 0.2) at 0.7
    FUNC-10: A pace that is flat in its middle does not fall
    evaluate timing(0, 1, 1, 0) at 0.4; evaluate timing(0, 1, 1, 0) at 0.5; evaluate timing(0, 1, 1, 0) at 0.6
    FUNC-11: Heights outside the unit square overshoot
    evaluate timing(0.68, -0.55, 0.265, 1.55) at 0.2; evaluate timing(0.68, -0.55, 0.265, 1.55) at 0.8
    FUNC-11 INTERP-05: A pace that swings back first shows what lies before the first value
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 10; set a1.toValue 20; set a1.duration 1; set a1.timingFunction timing(0.6, -0.5, 0.8, 0.5); addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.zPosition
    FUNC-11: A pace that swings beyond its end alone does not go below its beginning
    evaluate timing(0.2, 0, 0.4, 1.8) at 0.1; evaluate timing(0.2, 0, 0.4, 1.8) at 0.6
    FUNC-12: Easing out is easing in backwards
    evaluate timing(easeOut) at 0.3; evaluate timing(easeInEaseOut) at 0.8
    FUNC-12: Easing out is easing in backwards at every point
    evaluate timing(easeOut) at 0.75; evaluate timing(easeInEaseOut) at 0.65
    FUNC-13: No pace is an even pace
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-13: A pace that is taken away leaves an even pace
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeIn); set a1.timingFunction nil; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    FUNC-13: Key frames without pace run evenly
    new l1; host l1; tick; new a1 CAKeyframeAnimation; set a1.keyPath "zPosition"; set a1.values [0, 10, 0]; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.125; get l1.presentation.zPosition
    FUNC-14: Steep curves are solved too
    evaluate timing(1, 0, 0.8, 1) at 0.25; evaluate timing(1, 0, 0.8, 1) at 0.9; evaluate timing(0.2, 0, 0, 1) at 0.2
    FUNC-14: A pace that stands still at both ends is solved close to them
    evaluate timing(0.2, 0, 0, 1) at 0.02; evaluate timing(0, 0, 0.1, 1) at 0.01; evaluate timing(0, 0, 0.1, 1) at 0.99
    FUNC-15: The pace is that of time and not of the value
    new l9; host l9; new l1; new l2; add l1 to l9; add l2 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.timingFunction timing(easeIn); new a2; set a2.keyPath "zPosition"; set a2.fromValue 10; set a2.toValue 0; set a2.duration 1; set a2.timingFunction timing(easeIn); addAnimation a1 to l1 key k; addAnimation a2 to l2 key k; tick; advance 0.25; get l1.presentation.zPosition; get l2.presentation.zPosition
    FUNC-15 FUNC-07: A pace is followed backwards on the way back
    new l1; host l1; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 1; set a1.autoreverses true; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 1.25; get l1.presentation.zPosition
    FUNC-15 INTERP-02: Every coordinate of a point is paced alike whichever way it goes
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 10); set a1.toValue (10, 0); set a1.duration 1; set a1.timingFunction timing(easeIn); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.position
    FUNC-16: Outside of its time a pace holds its ends
    evaluate timing(linear) at -0.5; evaluate timing(linear) at 1.5
    FUNC-16: A pace that overshoots holds its ends outside of its time, too
    evaluate timing(0.68, -0.55, 0.265, 1.55) at -0.5; evaluate timing(0.68, -0.55, 0.265, 1.55) at 1.5; evaluate timing(easeInEaseOut) at -3; evaluate timing(easeOut) at 2
    """#
}
