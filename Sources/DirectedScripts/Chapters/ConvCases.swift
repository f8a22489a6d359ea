// Written by '.ci/sources Sources' from Specs/corpus/conv.txt.
extension CorpusScripts {
  static let convCases = #"""
    CONV-01: A point of a sublayer lies in its superlayer by position and anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; convert (25, 25) from l2 to l1; convert (75, 25) from l1 to l2
    CONV-01 CONV-07: A point passes through the transform and the superlayer's transform for sublayers
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.sublayerTransform scale(2, 2, 1); set l2.transform translation(5, 6, 0); convert (0, 0) from l2 to l1
    CONV-01: A point follows a position that changes after it was converted
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; setValue l2 position.x 110; convert (0, 0) from l2 to l1
    CONV-02: The anchor point of a layer lies at its position
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (10, 32) from l2 to l1; set l2.transform planar(2, 1, -1, 3, 7, -3); convert (10, 32) from l2 to l1
    CONV-02: The anchor point of a scrolled layer lies at its position wherever it is
    new l1; new l2; set l2.bounds (10, 20, 50, 40); set l2.anchorPoint (2, -1); set l2.position (7, 8); set l2.transform planar(2, 1, -1, 3, 3, 4); add l2 to l1; convert (110, -20) from l2 to l1
    CONV-02: A point follows an anchor point that changes after it was converted
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; set l2.anchorPoint (0, 1); convert (0, 0) from l2 to l1
    CONV-03: The origin of the bounds lies at the corner of the frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.bounds (10, 20, 50, 40); get l2.frame; convert (10, 20) from l2 to l1; convert (0, 0) from l2 to l1
    CONV-03: On the way down the corner of the frame becomes the origin of the bounds
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.bounds (10, -20, 50, 40); convert (75, 30) from l1 to l2
    CONV-03: A point follows scrolling that comes after it was converted
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; setValue l2 bounds.origin.y 30; convert (0, 0) from l2 to l1
    CONV-04: The superlayer's own bounds origin does not enter
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.bounds (10, 20, 200, 200); convert (0, 0) from l2 to l1
    CONV-04: The superlayer's own bounds origin does not enter on the way down either
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.bounds (10, 20, 200, 200); convert (75, 25) from l1 to l2
    CONV-05: A scrolled layer moves its sublayers one level further up
    new l1; set l1.bounds (0, 0, 300, 300); new l2; set l2.frame (50, 60, 100, 100); add l2 to l1; new l3; set l3.frame (20, 30, 10, 10); add l3 to l2; convert (0, 0) from l3 to l1; set l2.bounds (7, 9, 100, 100); convert (0, 0) from l3 to l1; convert (0, 0) from l3 to l2
    CONV-05: Scrolling between two layers counts on the way down as well
    new l1; new l2; set l2.frame (50, 60, 100, 100); set l2.bounds (7, 9, 100, 100); add l2 to l1; new l3; set l3.frame (20, 30, 10, 10); add l3 to l2; convert (63, 81) from l1 to l3
    CONV-05 CONV-13: Scrolling under siblings that both move with it makes no difference
    new l1; set l1.bounds (70, 90, 100, 100); new l2; set l2.position (10, 20); new l3; set l3.position (30, 50); add l2 to l1; add l3 to l1; convert (1, 2) from l2 to l3
    CONV-05 PRES-17: Scrolling that is animated moves points of the copies
    new l1; host l1; new l2; set l2.frame (50, 60, 100, 100); add l2 to l1; new l3; set l3.frame (20, 30, 10, 10); add l3 to l2; tick; new a1; set a1.keyPath "bounds.origin.y"; set a1.fromValue 0; set a1.toValue 40; set a1.duration 1; addAnimation a1 to l2 key k; tick; advance 0.5; convert (0, 0) from l3.presentation to l1.presentation; convert (0, 0) from l3 to l1
    CONV-06: A scaled layer is scaled about its anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform scale(2, 2, 1); convert (0, 0) from l2 to l1; convert (50, 50) from l2 to l1
    CONV-06: A layer mirrored about its corner converts to the other side of it
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.anchorPoint (0, 0); set l2.transform scale(-2, 1, 1); convert (10, 5) from l2 to l1; convert (80, 55) from l1 to l2
    CONV-06: A point follows a scale set by its path after it was converted
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; setValue l2 transform.scale.x 2; convert (0, 0) from l2 to l1
    CONV-07: The transform for sublayers acts about the superlayer's anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.anchorPoint (0, 0.5); set l1.sublayerTransform scale(2, 3, 1); convert (25, 25) from l2 to l1
    CONV-07: A layer's own transform for sublayers leaves its own points alone
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.sublayerTransform planar(2, 0, 0, 2, 7, 8); convert (0, 0) from l2 to l1; convert (75, 25) from l1 to l2
    CONV-07: The transform for sublayers comes after the position and the own transform
    new l1; set l1.sublayerTransform planar(0, 1, -1, 0, 0, 0); new l2; set l2.position (10, 20); set l2.transform scale(3, 1, 1); add l2 to l1; convert (1, 2) from l2 to l1
    CONV-07 CONV-14: Each layer on the way applies its own transform for sublayers
    new l1; new l2; add l2 to l1; new l3; add l3 to l2; set l1.sublayerTransform scale(2, 2, 1); set l2.sublayerTransform translation(5, 0, 0); set l2.position (10, 0); set l3.position (1, 0); convert (0, 0) from l3 to l1; convert (32, 0) from l1 to l3
    CONV-07: A point follows a transform for sublayers set after it was converted
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (25, 25) from l2 to l1; setValue l1 sublayerTransform.translation.x 40; convert (25, 25) from l2 to l1
    CONV-07 PRES-17: A transform for sublayers that is animated moves points of the copies
    new l1; host l1; new l2; set l2.position (10, 20); add l2 to l1; tick; new a1; set a1.keyPath "sublayerTransform"; set a1.fromValue identity; set a1.toValue translation(40, 0, 0); set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; convert (0, 0) from l2.presentation to l1.presentation
    CONV-08: The anchor of the transform for sublayers counts the bounds origin
    new l1; set l1.bounds (5, -7, 200, 160); set l1.anchorPoint (0.25, 0.75); set l1.sublayerTransform scale(2, 0.5, 1); new l2; set l2.bounds (10, 20, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (12, 25) from l2 to l1; convert (158.14359353944897, 67.80865704891008) from l1 to l2
    CONV-08: The size of the superlayer moves what its transform for sublayers scales
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.sublayerTransform scale(2, 2, 1); convert (25, 25) from l2 to l1; set l1.bounds (0, 0, 100, 100); convert (25, 25) from l2 to l1
    CONV-08: The origin of a superlayer's bounds alone moves what it scales
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.bounds (10, 20, 200, 200); set l1.sublayerTransform scale(2, 2, 1); convert (25, 25) from l2 to l1
    CONV-09: A conversion to a layer is the conversion from the other
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (3, 4) from l2 to l1; convert (107.93782217350893, 22.25128869403572) from l1 to l2
    CONV-09: Whichever of the two layers is asked, a point converts alike
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2) from l2 to l1 asking source; convert (76, 27) from l1 to l2 asking source
    CONV-09: Whichever of two cousins is asked, a point and a rectangle convert alike
    new l1; new l2; set l2.position (10, 20); add l2 to l1; new l3; set l3.position (1, 2); add l3 to l2; new l4; set l4.transform scale(2, 2, 1); add l4 to l1; convert (5, 4) from l3 to l4 asking source; convert (5, 4, 6, 8) from l3 to l4 asking source; convert (5, 4, 6, 8) from l3 to l4
    CONV-09: A rectangle converts upwards alike whichever layer is asked
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.sublayerTransform scale(2, 1, 1); set l2.transform translation(5, 6, 0); convert (1, 2, 3, 4) from l2 to l1 asking source; convert (62, 33, 6, 4) from l1 to l2 asking source
    CONV-10: A conversion to the same layer changes nothing
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (3, 4) from l2 to l2; convert (1, 2, 30, 40) from l2 to l2
    CONV-10: A far layer that converts to itself loses nothing
    new l1; new l2; set l2.position (1e+17, 1e+17); set l2.transform scale(1e-09, 1000000000, 1); add l2 to l1; convert (0.1, 0.2) from l2 to l2; convert (0.1, 0.2, 0.3, 0.4) from l2 to l2 asking source
    CONV-10: A layer scaled to nothing converts to itself
    new l1; set l1.transform scale(0, 1, 1); convert (1, 2) from l1 to l1
    CONV-11: There and back is where it began
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform planar(2, 0, 0, 0.5, 3, 4); convert (10, 20) from l2 to l1; convert (73, 51.5) from l1 to l2
    CONV-11: The maps of the way down are undone from the outermost on
    new l1; new l2; set l2.transform planar(0, 1, -1, 0, 0, 0); set l2.sublayerTransform translation(0, 1, 0); add l2 to l1; new l3; add l3 to l2; convert (10, 20) from l3 to l1; convert (-21, 10) from l1 to l3
    CONV-11 CONV-13: There and back between turned cousins is where it began
    new l1; new l2; set l2.position (3, 0); set l2.transform planar(0, 1, -1, 0, 0, 0); add l2 to l1; new l3; set l3.position (0, 5); set l3.transform scale(2, 4, 1); add l3 to l1; convert (1, 2) from l2 to l3; convert (0.5, -1) from l3 to l2
    CONV-12: A conversion over two levels is one after the other
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform scale(2, 2, 1); new l3; set l3.frame (10, 20, 4, 4); add l3 to l2; convert (1, 1) from l3 to l2; convert (11, 21) from l2 to l1; convert (1, 1) from l3 to l1
    CONV-12: A conversion to a layer that lies deeper is by way of the common superlayer
    new l1; new l2; add l2 to l1; new l3; set l3.position (3, 4); add l3 to l2; new l4; set l4.position (0, 5); add l4 to l1; convert (1, 1) from l4 to l1; convert (1, 6) from l1 to l3; convert (1, 1) from l4 to l3; convert (-2, 2) from l3 to l4
    CONV-12: Siblings convert into each other however far away their superlayer is
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l1.position (1000000000000000.0, 0); set l2.position (10.25, 20); set l3.position (30.5, 40); convert (0.3, 0.2) from l2 to l3
    CONV-12: A conversion to a layer half way up leaves what is above alone
    new l1; set l1.sublayerTransform planar(2, 0, 0, 2, 50, 60); new l2; set l2.position (100, 200); set l2.transform scale(3, 3, 1); add l2 to l1; new l3; set l3.position (3, 4); add l3 to l2; new l4; set l4.position (10, 20); add l4 to l3; convert (1, 1) from l4 to l2; convert (14, 25) from l2 to l4
    CONV-13: A point goes from sibling to sibling through their superlayer
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); add l3 to l1; convert (0, 0) from l2 to l3
    CONV-13: A turned sibling sees the point turned back
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); add l3 to l1; set l3.transform planar(0, 1, -1, 0, 0, 0); convert (0, 0) from l2 to l3
    CONV-13: A transform for sublayers cancels out between siblings
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); add l3 to l1; set l1.sublayerTransform planar(0, 2, -3, 0, 4, 5); convert (0, 0) from l2 to l3
    CONV-13: A scaled sibling sees the distance divided by its scale
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); set l3.transform scale(2, 4, 1); add l3 to l1; convert (0, 0) from l2 to l3
    CONV-13 CONV-16: A rectangle goes from sibling to sibling with its size divided
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.position (200, 50); set l3.transform planar(0, 2, -4, 0, 0, 0); add l3 to l1; convert (0, 0, 40, 20) from l2 to l3
    CONV-14: A deep chain multiplies all its maps
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l3; set l2.position (1, 2); set l2.transform scale(2, 2, 1); set l3.position (3, 4); set l3.transform planar(0, 1, -1, 0, 0, 0); set l4.position (5, 6); convert (1, 1) from l4 to l3; convert (1, 1) from l4 to l2; convert (1, 1) from l4 to l1
    CONV-14: A chain of five layers is undone on the way down
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; add l3 to l2; add l4 to l3; add l5 to l4; set l2.position (1, 2); set l3.transform scale(2, 2, 1); set l4.position (3, 4); set l5.transform planar(0, 1, -1, 0, 0, 0); convert (1, 0) from l5 to l1; convert (7, 12) from l1 to l5
    CONV-15: The image of a middle is the middle of the images
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform planar(1, 0.5, -0.25, 2, 7, -3); convert (0, 0) from l2 to l1; convert (10, 20) from l2 to l1; convert (5, 10) from l2 to l1
    CONV-16: A converted rectangle is the box around its four corners
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (5, 5, 20, 10) from l2 to l1
    CONV-16: A rectangle that is mirrored keeps a positive size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform scale(-1, 2, 1); convert (5, 10, 20, 8) from l2 to l1
    CONV-16: A rectangle that goes down into a turned layer is the box there
    new l1; new l2; add l2 to l1; set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); convert (0, 0, 20, 10) from l1 to l2
    CONV-16 CONV-14: Two turns that cancel out leave a rectangle as it is
    new l1; new l2; add l2 to l1; new l3; add l3 to l2; set l2.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); set l3.transform planar(0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0.7071067811865476, 0, 0); convert (1, 2, 30, 40) from l3 to l1
    CONV-16 CONV-13: A rectangle between siblings turned alike keeps its size
    new l1; new l2; add l2 to l1; new l3; add l3 to l1; set l2.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); set l3.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); convert (1, 2, 30, 40) from l2 to l3
    CONV-17: The bounds converted upwards are the frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (0, 0, 50, 40) from l2 to l1; get l2.frame
    CONV-17: Bounds that are scrolled and mirrored convert upwards to the frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.anchorPoint (0.2, 0.8); set l2.bounds (10, -20, 50, 40); set l2.transform planar(-2, 0, 0, 3, 4, 5); convert (10, -20, 50, 40) from l2 to l1; get l2.frame
    CONV-17 PRES-17: The bounds of a copy convert upwards to the frame that is shown
    new l1; host l1; new l2; set l2.bounds (0, 0, 40, 20); set l2.position (100, 50); add l2 to l1; tick; new a1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue scale(3, 1, 1); set a1.duration 1; addAnimation a1 to l2 key k; tick; advance 0.5; convert (0, 0, 40, 20) from l2.presentation to l1.presentation; get l2.presentation.frame
    CONV-18: A rectangle that is merely moved keeps its size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2, 30, 40) from l2 to l1; convert (76, 27, 30, 40) from l1 to l2
    CONV-18: A rectangle that is merely moved keeps the fractions of its size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2, 30.5, 0.5) from l2 to l1; convert (76, 27, 30.5, 0.5) from l1 to l2
    CONV-18: A rectangle that is moved by scrolling and translations keeps its size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.bounds (10.5, 20, 50, 50); set l2.transform translation(3, 4, 0); set l1.sublayerTransform translation(5, 6, 0); convert (1, 2, 30.5, 40.25) from l2 to l1
    CONV-19: Layers of different trees meet in the space of their roots
    new l1; set l1.bounds (0, 0, 50, 50); set l1.position (25, 25); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (500, 500); convert (0, 0) from l1 to l2
    CONV-19: The transforms of two roots count between their trees
    new l1; set l1.position (10, 20); set l1.transform scale(2, 2, 1); new l2; set l2.position (1, 0); add l2 to l1; new l3; set l3.position (4, 0); set l3.transform scale(1, 4, 1); convert (3, 4) from l2 to l3
    CONV-19: The bounds of two roots are set off by their own origins and anchor points
    new l1; set l1.bounds (5, 6, 40, 20); set l1.anchorPoint (0, 1); new l2; set l2.bounds (0, 0, 10, 10); set l2.anchorPoint (1, 0); convert (5, 26) from l1 to l2
    CONV-20: A detached layer converts as a root with its last position
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; remove l2; convert (0, 0) from l2 to l1
    CONV-20: A detached layer no longer converts through the layer that it was in
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (110, 120); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; remove l2; convert (0, 0) from l2 to l1
    CONV-20: A detached layer converts with the position that it gets afterwards
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.position (110, 120); remove l2; set l2.position (30, 40); convert (0, 0) from l2 to l1
    CONV-20 CONV-12: Layers within a detached one convert into it as before
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.frame (10, 20, 4, 4); add l3 to l2; convert (1, 1) from l3 to l1; remove l2; convert (1, 1) from l3 to l2
    CONV-21: No layer stands for the space around a root
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 50); convert (1, 2) from l1 to nil; convert (81, 42) from nil to l1
    CONV-21: A rectangle is moved into and out of the space around a root
    new l1; set l1.bounds (0, 0, 40, 20); set l1.anchorPoint (1, 0); set l1.position (100, 50); convert (1, 2, 3, 4) from l1 to nil; convert (61, 52, 3, 4) from nil to l1
    CONV-21: A root's own transform for sublayers does not act towards the space around it
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 50); set l1.sublayerTransform scale(2, 2, 1); convert (1, 2) from l1 to nil
    CONV-21 CONV-09: A root that is asked for the space around it converts as if that were asked
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 50); convert (1, 2) from l1 to nil asking source; convert (81, 42, 3, 4) from nil to l1
    CONV-22: Hiding, fading, clipping and depth do not move points
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.hidden true; set l1.opacity 0; set l1.masksToBounds true; set l2.zPosition 40; new l3; set l2.mask l3; convert (0, 0) from l2 to l1
    CONV-22: A hidden layer on the way counts like any other
    new l1; new l2; set l2.position (10, 20); set l2.transform scale(2, 2, 1); add l2 to l1; new l3; set l3.position (1, 2); add l3 to l2; set l2.hidden true; set l2.opacity 0; convert (0, 0) from l3 to l1
    CONV-22: A rectangle is not cut off by layers that clip or mask
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.masksToBounds true; set l2.masksToBounds true; new l3; set l3.frame (1, 2, 3, 4); set l2.mask l3; convert (-100, -100, 900, 900) from l2 to l1
    CONV-22: Depth on the way does not move points of a turned layer
    new l1; set l1.zPosition 9; new l2; set l2.zPosition -70; set l2.transform planar(0, 1, -1, 0, 0, 0); add l2 to l1; new l3; set l3.zPosition 50; add l3 to l2; convert (1, 2) from l3 to l1
    CONV-23: The order of siblings does not move points
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.frame (1, 2, 3, 4); insert l3 into l1 at 0; convert (0, 0) from l2 to l1; add l3 to l1; convert (0, 0) from l2 to l1
    CONV-23: Turning the list of sublayers round does not move points
    new l1; new l2; set l2.position (10, 20); new l3; set l3.position (30, 50); add l2 to l1; add l3 to l1; convert (0, 0) from l2 to l3; set l1.sublayers [l3, l2]; convert (0, 0) from l2 to l3
    CONV-24: After a move the new superlayers count and the old ones do not
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l2; set l2.position (10, 20); set l2.transform scale(2, 2, 1); set l3.position (30, 40); set l4.position (1, 1); convert (0, 0) from l4 to l1; add l4 to l3; convert (0, 0) from l4 to l1
    CONV-24: What lies in a layer that moved converts through the new superlayers as well
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; add l3 to l1; add l4 to l2; add l5 to l4; new l6; add l6 to l3; set l2.position (10, 20); set l3.position (30, 40); set l3.transform scale(2, 2, 1); set l5.position (1, 2); convert (0, 0) from l5 to l1; insert l4 into l3 below l6; convert (0, 0) from l5 to l1
    CONV-24: A layer that takes the place of another converts from there
    new l1; new l2; set l2.position (10, 20); add l2 to l1; new l3; set l3.position (1, 2); add l3 to l2; new l4; set l4.position (5, 6); replace l3 in l2 with l4; convert (0, 0) from l4 to l1
    CONV-25: A mask converts like a sublayer of what it masks
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); set l1.mask l2; convert (1, 2) from l2 to l1
    CONV-25: What lies in a mask converts through what it masks
    new l1; new l2; set l2.position (100, 200); add l2 to l1; new l3; set l3.position (10, 20); set l2.mask l3; new l4; set l4.position (1, 2); add l4 to l3; convert (0, 0) from l4 to l1; convert (111, 222) from l1 to l4
    CONV-25: A mask converts by its own anchor, bounds and transform
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.bounds (5, 6, 20, 10); set l2.position (50, 50); set l2.transform scale(2, 2, 1); set l1.mask l2; convert (5, 6) from l2 to l1
    CONV-25 CONV-07: The transform for sublayers acts on a mask, too
    new l1; set l1.sublayerTransform scale(2, 2, 1); new l2; set l2.position (10, 20); set l1.mask l2; convert (0, 0) from l2 to l1
    CONV-26: Perspective scales what is nearer about the superlayer's anchor
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (60, 60); set l2.zPosition 100; add l2 to l1; convert (0, 0) from l2 to l1; convert (50, 50) from l2 to l1
    CONV-26: Perspective makes what is farther smaller about the anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.anchorPoint (0, 1); set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.position (60, 60); set l2.zPosition -500; add l2 to l1; convert (0, 0) from l2 to l1
    CONV-26 CONV-16: Perspective scales both sides of a rectangle
    new l1; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.position (60, 60); set l2.zPosition 100; add l2 to l1; convert (0, 0, 8, 4) from l2 to l1
    CONV-26: Perspective leaves what lies in the plane of the superlayer
    new l1; set l1.bounds (0, 0, 200, 200); set l1.zPosition 100; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.position (60, 60); add l2 to l1; convert (3, 4) from l2 to l1
    CONV-27: A point passes out of two scaled layers with moved bounds
    new l1; new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (128, 128, 256, 256); add l2 to l1; set l2.bounds (32, 32, 512, 512); new l3; set l3.transform scale(2, 2, 1); set l3.frame (128, 128, 128, 128); add l3 to l2; convert (0, 0) from l3 to l1
    CONV-27: A point passes out of scaled layers through one without size
    new l1; set l1.bounds (16, 18, 0, 0); new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (128, 128, 256, 256); add l2 to l1; set l2.bounds (32, 32, 512, 512); new l3; add l3 to l2; new l4; set l4.transform scale(3, 3, 1); set l4.frame (100, 128, 128, 128); add l4 to l3; set l4.bounds (64, 32, 42.666666666666664, 42.666666666666664); convert (0, 0) from l4 to l1
    CONV-27: A point passes out of a chain of scrolled layers
    new l1; new l2; new l3; new l4; set l2.frame (80, 80, 200, 200); set l2.bounds (15, 15, 200, 200); add l2 to l1; set l3.frame (70, 70, 150, 150); set l3.bounds (25, 25, 150, 150); add l3 to l2; set l4.frame (50, 50, 100, 100); set l4.bounds (64, 64, 100, 100); add l4 to l3; convert (20, 10) from l4 to l1
    """#
}
