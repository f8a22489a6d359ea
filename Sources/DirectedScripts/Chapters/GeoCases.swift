// Written by '.ci/sources Sources' from Specs/corpus/geo.txt.
extension CorpusScripts {
  static let geoCases = #"""
    GEO-01: A new layer sits at the origin without size
    new l1; get l1.bounds; get l1.position; get l1.anchorPoint; get l1.anchorPointZ; get l1.zPosition; get l1.transform; get l1.sublayerTransform; get l1.frame
    GEO-02: Setting bounds leaves position, anchor point and transform alone
    new l1; set l1.position (7, 8); set l1.anchorPoint (0.25, 1); set l1.zPosition 5; set l1.transform scale(2, 3, 1); set l1.bounds (1, 2, 30, 40); get l1.bounds; get l1.position; get l1.anchorPoint; get l1.zPosition; get l1.transform
    GEO-03: Setting the position moves the frame and nothing else
    new l1; set l1.bounds (3, 4, 20, 10); set l1.anchorPoint (0, 1); set l1.position (50, 60); get l1.position; get l1.bounds; get l1.anchorPoint; get l1.frame
    GEO-04: Moving the anchor point moves the frame and leaves the position
    new l1; set l1.frame (200, 150, 50, 50); set l1.anchorPoint (0, 0); get l1.position; get l1.bounds; get l1.frame
    GEO-05 GEO-06: An anchor point far outside the unit square is kept and used
    new l1; set l1.bounds (0, 0, 100, 50); set l1.anchorPoint (2, -1); get l1.anchorPoint; get l1.frame
    GEO-06: The frame follows position, anchor point and size
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); get l1.frame; set l1.anchorPoint (0.2, 0.8); get l1.frame
    GEO-06 GEO-07: The frame is the box around all four turned corners
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-07: A rotation turns the layer about its anchor point
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 1, -1, 0, 0, 0); get l1.frame
    GEO-08: The origin of the bounds does not move the layer's own frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.bounds (11, -22, 100, 50); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-09: A mirrored scale gives a frame of positive size
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 3, 1); get l1.frame
    GEO-09: A scaled layer grows around its anchor point
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); set l1.transform scale(2, 4, 1); get l1.frame
    GEO-10: A translation shifts the frame by its own amount
    new l1; set l1.frame (1, 2, 30, 40); set l1.transform translation(10, 20, 0); get l1.frame
    GEO-11: A quarter turn swaps the sides of the frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 1, -1, 0, 0, 0); get l1.frame; set l1.transform scale(-1, -1, 1); get l1.frame; set l1.transform planar(0, -1, 1, 0, 0, 0); get l1.frame
    GEO-12: A square turned by 45 degrees has the width of its diagonal
    new l1; set l1.bounds (0, 0, 100, 100); set l1.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); get l1.frame
    GEO-13: A sheared layer has the frame of its sheared corners
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); get l1.frame
    GEO-13: Scaling before turning is not turning before scaling
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1.7320508075688772, 1, -0.25, 0.4330127018922193, 0, 0); get l1.frame; set l1.transform planar(1.7320508075688772, 0.25, -1, 0.4330127018922193, 0, 0); get l1.frame
    GEO-14: A turn about the x axis is seen from the front
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(1, 0, 0, 0, 0, 0.5, 0.8660254037844386, 0, 0, -0.8660254037844386, 0.5, 0, 0, 0, 0, 1); get l1.frame
    GEO-14: A turn about the y axis is seen from the front
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(0.7071067811865476, 0, -0.7071067811865476, 0, 0, 1, 0, 0, 0.7071067811865476, 0, 0.7071067811865476, 0, 0, 0, 0, 1); get l1.frame
    GEO-15: Depth, scale of contents and flipping leave a centred frame alone
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); set l1.zPosition 50; get l1.frame; set l1.anchorPointZ 7; get l1.frame; set l1.contentsScale 2; get l1.frame; set l1.geometryFlipped true; get l1.frame
    GEO-16: A layer without size has an empty frame at its position
    new l1; set l1.position (10, 20); get l1.frame; set l1.transform translation(3, 4, 0); get l1.frame
    GEO-17: Setting the frame sets size and position and reads back
    new l1; set l1.bounds (11, 22, 1, 1); set l1.zPosition 3; set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.anchorPoint; get l1.zPosition; get l1.transform; get l1.frame
    GEO-17: A frame that is set leaves nothing of a position far away
    new l1; set l1.position (1e+17, -1e+17); set l1.frame (10, 20, 100, 50); get l1.position; get l1.bounds
    GEO-18: A frame is set around whatever anchor point there is
    new l1; set l1.anchorPoint (0, 0); set l1.frame (10, 20, 100, 50); get l1.position; set l1.anchorPoint (1, 1); set l1.frame (10, 20, 100, 50); get l1.position; set l1.anchorPoint (0.1, 0.1); set l1.frame (10, 20, 100, 50); get l1.position; get l1.frame
    GEO-19: A frame set under a scale divides the size by it
    new l1; set l1.transform scale(2, 4, 1); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-19: A frame set under a mirrored scale keeps the size positive
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 4, 1); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-20: A frame set under a quarter turn swaps the sides of the bounds
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.bounds (3, 4, 0, 0); set l1.transform planar(0, 1, -1, 0, 0, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-21: A frame set under a translation takes it off the position
    new l1; set l1.transform translation(10, 20, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-22: Setting the frame that was read changes nothing
    new l1; set l1.bounds (5, 6, 40, 20); set l1.position (100, 80); set l1.anchorPoint (0.25, 0.75); set l1.transform planar(-2, 0, 0, 3, 7, 9); get l1.frame; set l1.frame (47, 44, 80, 60); get l1.bounds; get l1.position
    GEO-23: Setting the frame searches actions for bounds and position alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; add l1 to l9; tick; set l1.frame (10, 20, 30, 40); animationKeys l1
    GEO-24: Bounds of negative size are turned the right way round
    new l1; set l1.bounds (0, 0, -100, -50); get l1.bounds
    GEO-25: A frame of negative size is turned the right way round before it is used
    new l1; set l1.frame (0, 0, -100, -50); get l1.bounds; get l1.position
    GEO-26: A position that is not a number is refused
    new l1; set l1.position (nan, 0)
    GEO-26: Bounds that are not numbers are refused
    new l1; set l1.bounds (0, 0, nan, 1)
    GEO-26: A frame that is not made of numbers is refused
    new l1; set l1.frame (0, nan, 1, 1)
    GEO-27: The affine map of a planar transform is its six entries
    new l1; set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); get l1.affineTransform
    GEO-27: The affine map of a transform in space is the identity
    new l1; set l1.transform scale(2, 2, 2); get l1.affineTransform; set l1.transform translation(1, 2, 3); get l1.affineTransform; set l1.transform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); get l1.affineTransform
    GEO-28: Setting an affine map replaces the whole transform
    new l1; set l1.transform scale(9, 9, 9); set l1.affineTransform affine(2, 0, 0, 4, 5, 6); get l1.transform
    GEO-29: A transform reads back all sixteen numbers
    new l1; set l1.transform matrix(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7); get l1.transform; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); get l1.sublayerTransform
    GEO-30: What is stored of the geometry reads back
    new l1; set l1.anchorPointZ -3.5; set l1.zPosition -5; set l1.contentsScale 3; set l1.geometryFlipped true; set l1.hidden true; set l1.masksToBounds true; get l1.anchorPointZ; get l1.zPosition; get l1.contentsScale; get l1.geometryFlipped; get l1.hidden; get l1.masksToBounds
    GEO-31: Depths within the single-precision range survive
    new l1; set l1.zPosition 0.5; get l1.zPosition; set l1.zPosition -5; get l1.zPosition; set l1.zPosition 1e+30; get l1.zPosition
    GEO-32: Moving the position moves a turned frame by as much
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); set l1.position (210, 280); get l1.frame
    GEO-33: A layer grows around its anchor point
    new l1; set l1.anchorPoint (0.25, 1); set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); get l1.frame; set l1.bounds (0, 0, 60, 50); get l1.frame
    GEO-34: The transform for sublayers does not touch the layer itself
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); set l1.sublayerTransform scale(2, 3, 1); get l1.frame; get l1.bounds; get l1.position
    GEO-35: Nothing about a superlayer changes the frame of a sublayer
    new l1; new l2; add l2 to l1; set l2.frame (5, 6, 10, 10); set l1.bounds (50, 60, 200, 100); get l2.frame; set l1.transform scale(3, 3, 1); get l2.frame; set l1.sublayerTransform translation(7, 8, 0); get l2.frame
    GEO-36: An odd number of flipped layers up to the root flips the contents
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; get l3.contentsAreFlipped; set l1.geometryFlipped true; get l1.contentsAreFlipped; get l3.contentsAreFlipped; set l2.geometryFlipped true; get l3.contentsAreFlipped; set l3.geometryFlipped true; get l3.contentsAreFlipped; remove l3; get l3.contentsAreFlipped; set l3.geometryFlipped false; get l3.contentsAreFlipped
    GEO-37: The scale of the contents is no scale of the geometry
    new l1; set l1.frame (10, 20, 30, 40); get l1.contentsScale; set l1.contentsScale 2; get l1.bounds; get l1.position; get l1.frame
    GEO-38: The preferred size of a plain layer is the size of its bounds
    new l1; set l1.bounds (5, 6, 70, 80); set l1.position (9, 9); get l1.preferredFrameSize
    GEO-39: The frame does not depend on the order in which its parts were set
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(2, 3, 1); get l1.frame; set l1.position (200, 300); set l1.bounds (0, 0, 100, 50); get l1.frame; new l2; set l2.bounds (0, 0, 100, 50); set l2.position (200, 300); get l2.frame; set l2.transform scale(2, 3, 1); get l2.frame; set l2.anchorPoint (0.2, 0.8); get l2.frame
    GEO-40: A frame set under a small turn keeps its centre and maps its size back
    new l1; set l1.frame (20, 20, 100, 100); set l1.transform planar(0.9950041652780258, 0.09983341664682815, -0.09983341664682815, 0.9950041652780258, 0, 0); get l1.frame; set l1.frame (20, 20, 100, 100); get l1.frame
    """#
}
