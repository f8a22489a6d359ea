// Written by '.ci/sources Sources' from Specs/corpus/interp.txt.
extension CorpusScripts {
  static let interpCases = #"""
    INTERP-01: Numbers are shown in proportion
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "cornerRadius"; set a1.fromValue 1; set a1.toValue 4; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.cornerRadius
    INTERP-02: Points are shown coordinate by coordinate
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "position"; set a1.fromValue (0, 8); set a1.toValue (4, 0); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.position
    INTERP-03: Sizes are shown side by side
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "shadowOffset"; set a1.fromValue size(0, 8); set a1.toValue size(4, 0); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.shadowOffset
    INTERP-04: Rectangles are shown with origin and size
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "bounds"; set a1.fromValue (0, 8, 40, 0); set a1.toValue (4, 0, 0, 80); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.bounds
    INTERP-05 FUNC-11: An overshooting pace extrapolates
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.timingFunction timing(0.68, -0.55, 0.265, 1.55); addAnimation a1 to l1 key k; tick; advance 0.2; get l1.presentation.zPosition; advance 0.6; get l1.presentation.zPosition
    INTERP-05: A spring goes beyond its end
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; new a2 CASpringAnimation; set a2.keyPath "zPosition"; set a2.fromValue 0; set a2.toValue 10; set a2.mass 1; set a2.stiffness 100; set a2.damping 2; set a2.duration 2; addAnimation a2 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    INTERP-06: Opaque colours are shown part by part
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "borderColor"; set a1.fromValue rgba(1, 0, 0, 1); set a1.toValue rgba(0, 0, 1, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.borderColor
    INTERP-07: Equal ends show that value at all times
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue planar(-1, 0.5, 0.25, 2, 3, 4); set a1.toValue planar(-1, 0.5, 0.25, 2, 3, 4); addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.transform; advance 0.4; get l1.presentation.transform
    INTERP-08: Translations are shown in proportion
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue translation(10, 20, 40); addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.transform
    INTERP-09: Scales are shown in proportion
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue scale(3, 5, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-10: Turns are shown by their angle
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue planar(0, 1, -1, 0, 0, 0); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-11: A turn takes the short way round
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue planar(0, -1, 1, 0, 0, 0); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-12: A full turn as a matrix is no motion
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue identity; addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.transform
    INTERP-12: A full turn with the rounding of its sine is no motion
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue planar(1, -2.4492935982947064e-16, 2.4492935982947064e-16, 1, 0, 0); addAnimation a1 to l1 key k; tick; advance 0.3; get l1.presentation.transform
    INTERP-13: Scale and turn are taken apart and shown together
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue matrix(0, 3, 0, 0, -3, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-13: Large matrices decompose as small ones do
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue scale(10000000000000, 10000000000000, 1); set a1.duration 1; set a1.toValue planar(0, 30000000000000, -30000000000000, 0, 0, 0); addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-14: A turn as an angle goes all the way round
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 4.71238898038469; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.transform
    INTERP-15: A part of a structure animates alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "position.x"; set a1.fromValue 0; set a1.toValue 10; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.position
    INTERP-16: The whole of a scale reads as a mean and of a translation as a size
    new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale; set l1.transform translation(5, 6, 7); value l1 transform.translation
    INTERP-17: Parts written to the identity make the matrix of that part
    new l1; new l2; setValue l1 transform.rotation.z 0.5; get l1.transform; setValue l2 transform.scale.x 3; get l2.transform
    INTERP-18: A part that was written reads back
    new l1; setValue l1 transform.rotation.z 2.5; value l1 transform.rotation.z; new l2; setValue l2 transform.scale.y 0.25; value l2 transform.scale.y
    INTERP-19: Paths of one structure blend point by point
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "path"; set a1.fromValue path[M 0 0 L 10 0]; set a1.toValue path[M 0 10 L 20 30]; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.path
    INTERP-20: What is shown hits both ends
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue scale(2, 2, 2); set a1.toValue translation(5, 6, 7); set a1.fillMode "both"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; get l1.presentation.transform; advance 2; tick; get l1.presentation.transform
    INTERP-20: A number that is shown hits its end
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 1; set a1.fillMode "both"; set a1.removedOnCompletion false; addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition; advance 2; tick; get l1.presentation.zPosition
    INTERP-21: Going back shows the same as going there
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "transform"; set a1.fromValue planar(0, 1, -1, 0, 0, 0); set a1.toValue identity; addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.transform
    INTERP-21: A number on its way down shows what it shows on its way up
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1 CAShapeLayer; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.duration 1; set a1.keyPath "zPosition"; set a1.fromValue 10; set a1.toValue 0; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition
    """#
}
