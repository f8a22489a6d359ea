// Written by '.ci/sources Sources' from Specs/corpus/recorded.txt.
extension CorpusScripts {
  static let recordedCases = #"""
    GEO-12 GEO-06: A view's layer turned by 45 degrees had this frame
    new l1; set l1.frame (40, 40, 80, 60); set l1.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); get l1.frame; get l1.position; get l1.bounds
    GEO-09 GEO-06: A view's layer scaled by 1.5 and 0.5 had this frame
    new l1; set l1.frame (160, 40, 80, 60); set l1.transform scale(1.5, 0.5, 1); get l1.frame
    GEO-12: A square turned by a tenth had this frame in 2011
    new l1; set l1.frame (20, 20, 100, 100); set l1.transform planar(0.9950041652780258, 0.09983341664682815, -0.09983341664682815, 0.9950041652780258, 0, 0); get l1.frame
    ACT-22 ACT-37: Two changes of one key are two searches, each in its own setter
    new l9; host l9; new l1; add l1 to l9; tick; new d1; set l1.delegate d1; tick; set l1.position (1, 2); set l1.position (3, 4)
    INTERP-07: A mirrored matrix animated to itself stays itself
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.duration 1; set a1.fromValue scale(-1, 1, 1); set a1.toValue scale(-1, 1, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-07: A matrix with perspective animated to itself stays itself
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.duration 1; set a1.fromValue matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); set a1.toValue matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-07: A singular matrix animated to itself stays itself
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.duration 1; set a1.fromValue scale(0, 1, 1); set a1.toValue scale(0, 1, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-07: A half turn about a diagonal animated to itself stays itself
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.duration 1; set a1.fromValue matrix(0, -1, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1); set a1.toValue matrix(0, -1, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-07: A huge scale animated to itself stays itself
    new l9; host l9; new l1; add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.duration 1; set a1.fromValue scale(1e+200, 1, 1); set a1.toValue scale(1e+200, 1, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    FUNC-08: Easing in was measured at three places
    evaluate timing(easeIn) at 0.25; evaluate timing(easeIn) at 0.5; evaluate timing(easeIn) at 0.75
    FUNC-08: Easing out was measured at three places
    evaluate timing(easeOut) at 0.25; evaluate timing(easeOut) at 0.5; evaluate timing(easeOut) at 0.75
    FUNC-08: Easing in and out was measured at three places
    evaluate timing(easeInEaseOut) at 0.25; evaluate timing(easeInEaseOut) at 0.5; evaluate timing(easeInEaseOut) at 0.75
    FUNC-08: A pace of one's own was measured at a quarter
    evaluate timing(0.5, 0, 0.5, 1) at 0.25
    ANIM-64: A critically damped spring was measured at four places
    new l9; host l9; new l1; add l1 to l9; tick; new a1 CASpringAnimation; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.mass 1; set a1.stiffness 39.47841760435743; set a1.damping 12.566370614359172; set a1.duration 1.25; addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.zPosition; advance 0.3; get l1.presentation.zPosition; advance 0.3; get l1.presentation.zPosition; advance 0.3; get l1.presentation.zPosition
    ANIM-68 ANIM-76: Springs were seen to settle after these times
    new a1 CASpringAnimation; set a1.mass 1; set a1.stiffness 157.91367041742973; set a1.damping 20.106192982974676; get a1.settlingDuration; set a1.stiffness 17.545963379714415; set a1.damping 2.5132741228718345; get a1.settlingDuration; set a1.stiffness 986.9604401089358; set a1.damping 62.83185307179586; get a1.settlingDuration
    CONV-07: A point left a chain of scaled layers at these coordinates
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); set l1.sublayerTransform scale(2, 2, 1); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); set l2.transform translation(5, 6, 0); add l2 to l1; convert (0, 0) from l2 to l1
    SUB-03: A scroll layer was seen to scroll to this origin
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 100); scrollToRect l1 (200, 200, 10, 10); get l1.bounds
    """#
}
