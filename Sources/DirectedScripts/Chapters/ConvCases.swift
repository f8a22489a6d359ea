// Written by '.ci/sources Sources' from Specs/corpus/conv.txt.
extension CorpusScripts {
  static let convCases = #"""
    CONV-01: A point of a sublayer lies in its superlayer by position and anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; convert (25, 25) from l2 to l1; convert (75, 25) from l1 to l2
    CONV-01 CONV-07: A point passes through the transform and the superlayer's transform for sublayers
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.sublayerTransform scale(2, 2, 1); set l2.transform translation(5, 6, 0); convert (0, 0) from l2 to l1
    CONV-02: The anchor point of a layer lies at its position
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (10, 32) from l2 to l1; set l2.transform planar(2, 1, -1, 3, 7, -3); convert (10, 32) from l2 to l1
    CONV-03: The origin of the bounds lies at the corner of the frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.bounds (10, 20, 50, 40); get l2.frame; convert (10, 20) from l2 to l1; convert (0, 0) from l2 to l1
    CONV-04: The superlayer's own bounds origin does not enter
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.bounds (10, 20, 200, 200); convert (0, 0) from l2 to l1
    CONV-05: A scrolled layer moves its sublayers one level further up
    new l1; set l1.bounds (0, 0, 300, 300); new l2; set l2.frame (50, 60, 100, 100); add l2 to l1; new l3; set l3.frame (20, 30, 10, 10); add l3 to l2; convert (0, 0) from l3 to l1; set l2.bounds (7, 9, 100, 100); convert (0, 0) from l3 to l1; convert (0, 0) from l3 to l2
    CONV-06: A scaled layer is scaled about its anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform scale(2, 2, 1); convert (0, 0) from l2 to l1; convert (50, 50) from l2 to l1
    CONV-07: The transform for sublayers acts about the superlayer's anchor point
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l1.anchorPoint (0, 0.5); set l1.sublayerTransform scale(2, 3, 1); convert (25, 25) from l2 to l1
    CONV-08: The anchor of the transform for sublayers counts the bounds origin
    new l1; set l1.bounds (5, -7, 200, 160); set l1.anchorPoint (0.25, 0.75); set l1.sublayerTransform scale(2, 0.5, 1); new l2; set l2.bounds (10, 20, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (12, 25) from l2 to l1; convert (158.14359353944897, 67.80865704891008) from l1 to l2
    CONV-09: A conversion to a layer is the conversion from the other
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (3, 4) from l2 to l1; convert (107.93782217350893, 22.25128869403572) from l1 to l2
    CONV-09: Whichever of the two layers is asked, a point converts alike
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2) from l2 to l1 asking source; convert (76, 27) from l1 to l2 asking source
    CONV-10: A conversion to the same layer changes nothing
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (3, 4) from l2 to l2; convert (1, 2, 30, 40) from l2 to l2
    CONV-11: There and back is where it began
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform planar(2, 0, 0, 0.5, 3, 4); convert (10, 20) from l2 to l1; convert (73, 51.5) from l1 to l2
    CONV-11: The maps of the way down are undone from the outermost on
    new l1; new l2; set l2.transform planar(0, 1, -1, 0, 0, 0); set l2.sublayerTransform translation(0, 1, 0); add l2 to l1; new l3; add l3 to l2; convert (10, 20) from l3 to l1; convert (-21, 10) from l1 to l3
    CONV-12: A conversion over two levels is one after the other
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform scale(2, 2, 1); new l3; set l3.frame (10, 20, 4, 4); add l3 to l2; convert (1, 1) from l3 to l2; convert (11, 21) from l2 to l1; convert (1, 1) from l3 to l1
    CONV-12: A conversion to a layer that lies deeper is by way of the common superlayer
    new l1; new l2; add l2 to l1; new l3; set l3.position (3, 4); add l3 to l2; new l4; set l4.position (0, 5); add l4 to l1; convert (1, 1) from l4 to l1; convert (1, 6) from l1 to l3; convert (1, 1) from l4 to l3; convert (-2, 2) from l3 to l4
    CONV-12: Siblings convert into each other however far away their superlayer is
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l1.position (1000000000000000.0, 0); set l2.position (10.25, 20); set l3.position (30.5, 40); convert (0.3, 0.2) from l2 to l3
    CONV-13: A point goes from sibling to sibling through their superlayer
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); add l3 to l1; convert (0, 0) from l2 to l3
    CONV-13: A turned sibling sees the point turned back
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); add l3 to l1; set l3.transform planar(0, 1, -1, 0, 0, 0); convert (0, 0) from l2 to l3
    CONV-14: A deep chain multiplies all its maps
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l3; set l2.position (1, 2); set l2.transform scale(2, 2, 1); set l3.position (3, 4); set l3.transform planar(0, 1, -1, 0, 0, 0); set l4.position (5, 6); convert (1, 1) from l4 to l3; convert (1, 1) from l4 to l2; convert (1, 1) from l4 to l1
    CONV-15: The image of a middle is the middle of the images
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.transform planar(1, 0.5, -0.25, 2, 7, -3); convert (0, 0) from l2 to l1; convert (10, 20) from l2 to l1; convert (5, 10) from l2 to l1
    CONV-16: A converted rectangle is the box around its four corners
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (5, 5, 20, 10) from l2 to l1
    CONV-17: The bounds converted upwards are the frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); set l2.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); add l2 to l1; convert (0, 0, 50, 40) from l2 to l1; get l2.frame
    CONV-18: A rectangle that is merely moved keeps its size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2, 30, 40) from l2 to l1; convert (76, 27, 30, 40) from l1 to l2
    CONV-18: A rectangle that is merely moved keeps the fractions of its size
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (1, 2, 30.5, 0.5) from l2 to l1; convert (76, 27, 30.5, 0.5) from l1 to l2
    CONV-19: Layers of different trees meet in the space of their roots
    new l1; set l1.bounds (0, 0, 50, 50); set l1.position (25, 25); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (500, 500); convert (0, 0) from l1 to l2
    CONV-20: A detached layer converts as a root with its last position
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; remove l2; convert (0, 0) from l2 to l1
    CONV-20: A detached layer no longer converts through the layer that it was in
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (110, 120); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; convert (0, 0) from l2 to l1; remove l2; convert (0, 0) from l2 to l1
    CONV-21: No layer stands for the space around a root
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 50); convert (1, 2) from l1 to nil; convert (81, 42) from nil to l1
    CONV-22: Hiding, fading, clipping and depth do not move points
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; set l2.hidden true; set l1.opacity 0; set l1.masksToBounds true; set l2.zPosition 40; new l3; set l2.mask l3; convert (0, 0) from l2 to l1
    CONV-23: The order of siblings does not move points
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); add l2 to l1; new l3; set l3.frame (1, 2, 3, 4); insert l3 into l1 at 0; convert (0, 0) from l2 to l1; add l3 to l1; convert (0, 0) from l2 to l1
    CONV-24: After a move the new superlayers count and the old ones do not
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l2; set l2.position (10, 20); set l2.transform scale(2, 2, 1); set l3.position (30, 40); set l4.position (1, 1); convert (0, 0) from l4 to l1; add l4 to l3; convert (0, 0) from l4 to l1
    CONV-25: A mask converts like a sublayer of what it masks
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); set l1.mask l2; convert (1, 2) from l2 to l1
    CONV-26: Perspective scales what is nearer about the superlayer's anchor
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); new l2; set l2.bounds (0, 0, 50, 50); set l2.position (60, 60); set l2.zPosition 100; add l2 to l1; convert (0, 0) from l2 to l1; convert (50, 50) from l2 to l1
    CONV-27: A point passes out of two scaled layers with moved bounds
    new l1; new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (128, 128, 256, 256); add l2 to l1; set l2.bounds (32, 32, 512, 512); new l3; set l3.transform scale(2, 2, 1); set l3.frame (128, 128, 128, 128); add l3 to l2; convert (0, 0) from l3 to l1
    CONV-27: A point passes out of scaled layers through one without size
    new l1; set l1.bounds (16, 18, 0, 0); new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (128, 128, 256, 256); add l2 to l1; set l2.bounds (32, 32, 512, 512); new l3; add l3 to l2; new l4; set l4.transform scale(3, 3, 1); set l4.frame (100, 128, 128, 128); add l4 to l3; set l4.bounds (64, 32, 42.666666666666664, 42.666666666666664); convert (0, 0) from l4 to l1
    CONV-27: A point passes out of a chain of scrolled layers
    new l1; new l2; new l3; new l4; set l2.frame (80, 80, 200, 200); set l2.bounds (15, 15, 200, 200); add l2 to l1; set l3.frame (70, 70, 150, 150); set l3.bounds (25, 25, 150, 150); add l3 to l2; set l4.frame (50, 50, 100, 100); set l4.bounds (64, 64, 100, 100); add l4 to l3; convert (20, 10) from l4 to l1
    """#
}
