// Written by '.ci/sources Sources' from Specs/corpus/geo.txt.
extension CorpusScripts {
  static let geoCases = #"""
    GEO-01: A new layer sits at the origin without size
    new l1; get l1.bounds; get l1.position; get l1.anchorPoint; get l1.anchorPointZ; get l1.zPosition; get l1.transform; get l1.sublayerTransform; get l1.frame
    GEO-01 KVC-04: One coordinate set of a new anchor point leaves the other in the middle
    new l1; setValue l1 anchorPoint.x 0; get l1.anchorPoint
    GEO-02: Setting bounds leaves position, anchor point and transform alone
    new l1; set l1.position (7, 8); set l1.anchorPoint (0.25, 1); set l1.zPosition 5; set l1.transform scale(2, 3, 1); set l1.bounds (1, 2, 30, 40); get l1.bounds; get l1.position; get l1.anchorPoint; get l1.zPosition; get l1.transform
    GEO-02 KVC-06: A width that is set by its path leaves the position and moves the frame
    new l1; set l1.anchorPoint (0.25, 1); set l1.bounds (1, 2, 40, 20); set l1.position (100, 80); setValue l1 bounds.size.width 80; get l1.position; get l1.frame
    GEO-03: Setting the position moves the frame and nothing else
    new l1; set l1.bounds (3, 4, 20, 10); set l1.anchorPoint (0, 1); set l1.position (50, 60); get l1.position; get l1.bounds; get l1.anchorPoint; get l1.frame
    GEO-03: Setting the position of a scaled layer leaves the size of its bounds
    new l1; set l1.bounds (3, 4, 20, 10); set l1.transform scale(2, 3, 1); set l1.position (50, 60); get l1.bounds
    GEO-04: Moving the anchor point moves the frame and leaves the position
    new l1; set l1.frame (200, 150, 50, 50); set l1.anchorPoint (0, 0); get l1.position; get l1.bounds; get l1.frame
    GEO-04: Moving the anchor point of a scaled layer leaves the position
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); set l1.transform scale(2, 2, 1); set l1.anchorPoint (0, 1); get l1.position; get l1.frame
    GEO-04: An anchor point that is set by its path leaves the position
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); setValue l1 anchorPoint.y 1; get l1.position; get l1.frame
    GEO-04 PRES-14: An anchor point on its way moves the frame that is shown and not the position
    new l9; host l9; new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); add l1 to l9; tick; new a1; set a1.keyPath "anchorPoint"; set a1.fromValue (0, 0); set a1.toValue (1, 1); set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.position; get l1.presentation.frame
    GEO-05 GEO-06: An anchor point far outside the unit square is kept and used
    new l1; set l1.bounds (0, 0, 100, 50); set l1.anchorPoint (2, -1); get l1.anchorPoint; get l1.frame
    GEO-05 GEO-18: A frame is set around an anchor point far outside the unit square
    new l1; set l1.anchorPoint (2, -1); set l1.frame (10, 20, 100, 50); get l1.position; get l1.frame
    GEO-05: A copy for presentation keeps an anchor point outside the unit square
    new l9; host l9; new l1; set l1.bounds (0, 0, 100, 50); set l1.anchorPoint (0.5, 3); add l1 to l9; tick; get l1.presentation.anchorPoint; get l1.presentation.frame
    GEO-06: The frame follows position, anchor point and size
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); get l1.frame; set l1.anchorPoint (0.2, 0.8); get l1.frame
    GEO-06 GEO-07: The frame is the box around all four turned corners
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-06: The frame of a turned layer is derived when it is read by key, too
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 1, -1, 0, 0, 0); value l1 frame; value l1 frame.size.width
    GEO-07: A rotation turns the layer about its anchor point
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 1, -1, 0, 0, 0); get l1.frame
    GEO-07: A scale set by its path acts about the anchor point
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); setValue l1 transform.scale.x 3; get l1.frame
    GEO-07 PRES-14: The turn that is shown is about the anchor point
    new l9; host l9; new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); add l1 to l9; tick; new a1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 1.0471975511965979; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.frame
    GEO-08: The origin of the bounds does not move the layer's own frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.bounds (11, -22, 100, 50); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-08: The origin of the bounds does not move the frame of a layer that is not transformed
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.bounds (11, -22, 100, 50); get l1.frame
    GEO-08: The origin of the bounds of a scaled layer does not move its frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform scale(2, 3, 1); setValue l1 bounds.origin.y 40; get l1.frame
    GEO-08 PRES-14: Scrolling that is animated does not move the frame that is shown
    new l9; host l9; new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); add l1 to l9; tick; new a1; set a1.keyPath "bounds.origin.y"; set a1.fromValue 0; set a1.toValue 80; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.bounds; get l1.presentation.frame
    GEO-09: A mirrored scale gives a frame of positive size
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 3, 1); get l1.frame
    GEO-09: A scaled layer grows around its anchor point
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (100, 100); set l1.transform scale(2, 4, 1); get l1.frame
    GEO-09: A layer scaled to nothing in one direction has a frame without width
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform scale(0, 2, 1); get l1.frame
    GEO-09: A layer that is mirrored about its corner lies on the other side of it
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0, 0); set l1.transform scale(-1, 1, 1); get l1.frame
    GEO-10: A translation shifts the frame by its own amount
    new l1; set l1.frame (1, 2, 30, 40); set l1.transform translation(10, 20, 0); get l1.frame
    GEO-10: A translation behind a scale is not scaled
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(2, 0, 0, 3, 10, 20); get l1.frame
    GEO-10: A translation set by its path shifts the frame
    new l1; set l1.frame (1, 2, 30, 40); setValue l1 transform.translation.y 20; get l1.frame
    GEO-11: A quarter turn swaps the sides of the frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 1, -1, 0, 0, 0); get l1.frame; set l1.transform scale(-1, -1, 1); get l1.frame; set l1.transform planar(0, -1, 1, 0, 0, 0); get l1.frame
    GEO-11: A quarter turn set as an angle swaps the sides of the frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); setValue l1 transform.rotation.z -1.5707963267948966; get l1.frame
    GEO-12: A square turned by 45 degrees has the width of its diagonal
    new l1; set l1.bounds (0, 0, 100, 100); set l1.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); get l1.frame
    GEO-12: A turn beyond a right angle has a frame of positive size
    new l1; set l1.bounds (0, 0, 100, 50); set l1.transform planar(-0.5, 0.8660254037844386, -0.8660254037844386, -0.5, 0, 0); get l1.frame
    GEO-12: A turn backwards has the frame of the same turn forwards
    new l1; set l1.bounds (0, 0, 100, 50); set l1.transform planar(0.8660254037844386, -0.5, 0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-13: A sheared layer has the frame of its sheared corners
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); get l1.frame
    GEO-13: Scaling before turning is not turning before scaling
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1.7320508075688772, 1, -0.25, 0.4330127018922193, 0, 0); get l1.frame; set l1.transform planar(1.7320508075688772, 0.25, -1, 0.4330127018922193, 0, 0); get l1.frame
    GEO-13: A layer sheared sideways alone has a wider frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1, 0, 0.5, 1, 0, 0); get l1.frame
    GEO-13: A layer sheared upwards alone has a higher frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1, 0.5, 0, 1, 0, 0); get l1.frame
    GEO-13 GEO-11: A quarter turn with a scale scales each side by its own factor
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, 2, -3, 0, 0, 0); get l1.frame
    GEO-14: A turn about the x axis is seen from the front
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(1, 0, 0, 0, 0, 0.5, 0.8660254037844386, 0, 0, -0.8660254037844386, 0.5, 0, 0, 0, 0, 1); get l1.frame
    GEO-14: A turn about the y axis is seen from the front
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(0.7071067811865476, 0, -0.7071067811865476, 0, 0, 1, 0, 0, 0.7071067811865476, 0, 0.7071067811865476, 0, 0, 0, 0, 1); get l1.frame
    GEO-14 GEO-09: A scale of all three factors scales the frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); setValue l1 transform.scale 2; get l1.frame
    GEO-14 GEO-10: A move towards the viewer shifts the frame by its other two parts
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform translation(10, 20, 300); get l1.frame
    GEO-14: A layer seen from its edge has a frame without width
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1); get l1.frame
    GEO-14: The row of depth does not enter the frame
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform matrix(1, 0, 5, 0, 0, 1, 6, 0, 7, 8, 9, 0, 0, 0, 0, 1); get l1.frame
    GEO-14 GEO-15: The frame does not show how deep a tilted layer lies
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.zPosition 70; set l1.transform matrix(1, 0, 0, 0, 0, 0.5, 0.8660254037844386, 0, 0, -0.8660254037844386, 0.5, 0, 0, 0, 0, 1); get l1.frame
    GEO-15: Depth, scale of contents and flipping leave a centred frame alone
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); set l1.zPosition 50; get l1.frame; set l1.anchorPointZ 7; get l1.frame; set l1.contentsScale 2; get l1.frame; set l1.geometryFlipped true; get l1.frame
    GEO-15: Depth and scale of contents leave the frame around a corner alone
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.zPosition -50; set l1.anchorPointZ -7; set l1.contentsScale 3; get l1.frame
    GEO-15: A depth that is animated does not move the frame that is shown
    new l9; host l9; new l1; set l1.frame (10, 20, 30, 40); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 80; set a1.duration 1; addAnimation a1 to l1 key k; tick; advance 0.5; get l1.presentation.zPosition; get l1.presentation.frame
    GEO-16: A layer without size has an empty frame at its position
    new l1; set l1.position (10, 20); get l1.frame; set l1.transform translation(3, 4, 0); get l1.frame
    GEO-16: A layer without width alone keeps its height in the frame
    new l1; set l1.bounds (0, 0, 0, 50); set l1.position (200, 300); get l1.frame
    GEO-16: A turned layer without size stands at its position
    new l1; set l1.position (10, 20); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); get l1.frame
    GEO-17: Setting the frame sets size and position and reads back
    new l1; set l1.bounds (11, 22, 1, 1); set l1.zPosition 3; set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.anchorPoint; get l1.zPosition; get l1.transform; get l1.frame
    GEO-17: A frame that is set leaves nothing of a position far away
    new l1; set l1.position (1e+17, -1e+17); set l1.frame (10, 20, 100, 50); get l1.position; get l1.bounds
    GEO-17: A frame that is set keeps anchor point and transform of a scaled layer
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.bounds (11, 22, 1, 1); set l1.transform scale(2, 4, 1); set l1.frame (10, 20, 100, 80); get l1.anchorPoint; get l1.transform; get l1.bounds
    GEO-17 KVC-01: A frame set by its key sets size and position
    new l1; set l1.bounds (11, 22, 1, 1); setValue l1 frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-17: A frame without size leaves the layer at its corner
    new l1; set l1.bounds (11, 22, 30, 40); set l1.frame (10, 20, 0, 0); get l1.bounds; get l1.position
    GEO-17: A frame that is set leaves the sublayers where they are
    new l1; new l2; add l2 to l1; set l2.frame (5, 6, 10, 10); set l1.frame (0, 0, 100, 100); set l1.frame (10, 20, 50, 200); get l2.frame
    GEO-18: A frame is set around whatever anchor point there is
    new l1; set l1.anchorPoint (0, 0); set l1.frame (10, 20, 100, 50); get l1.position; set l1.anchorPoint (1, 1); set l1.frame (10, 20, 100, 50); get l1.position; set l1.anchorPoint (0.1, 0.1); set l1.frame (10, 20, 100, 50); get l1.position; get l1.frame
    GEO-19: A frame set under a scale divides the size by it
    new l1; set l1.transform scale(2, 4, 1); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-19: A frame set under a mirrored scale keeps the size positive
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 4, 1); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-19: A frame set under a scale is placed around its own anchor point
    new l1; set l1.anchorPoint (1, 0); set l1.transform scale(0.25, 0.75, 1); set l1.frame (10, 20, 100, 75); get l1.bounds; get l1.position
    GEO-19: A frame set under a half turn keeps the sides and turns about the anchor point
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-1, -1, 1); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-20: A frame set under a quarter turn swaps the sides of the bounds
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.bounds (3, 4, 0, 0); set l1.transform planar(0, 1, -1, 0, 0, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-20: A frame set under a quarter turn backwards lies at the other side of the anchor point
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0, -1, 1, 0, 0, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-20 GEO-19: A frame set under a quarter turn with a scale divides each side by its own factor
    new l1; set l1.transform planar(0, 2, -4, 0, 0, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-20: A frame set under a quarter turn that was set as an angle swaps the sides
    new l1; setValue l1 transform.rotation.z 1.5707963267948966; set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position
    GEO-21: A frame set under a translation takes it off the position
    new l1; set l1.transform translation(10, 20, 0); set l1.frame (10, 20, 100, 50); get l1.bounds; get l1.position; get l1.frame
    GEO-21: A frame set under a scale and a translation takes the translation off unscaled
    new l1; set l1.transform planar(2, 0, 0, 4, 10, 20); set l1.frame (10, 20, 100, 80); get l1.bounds; get l1.position
    GEO-22: Setting the frame that was read changes nothing
    new l1; set l1.bounds (5, 6, 40, 20); set l1.position (100, 80); set l1.anchorPoint (0.25, 0.75); set l1.transform planar(-2, 0, 0, 3, 7, 9); get l1.frame; set l1.frame (47, 44, 80, 60); get l1.bounds; get l1.position
    GEO-22: Setting a frame of a turned layer again changes nothing
    new l1; set l1.anchorPoint (0.25, 0.75); set l1.transform planar(0, 1, -1, 0, 7, 9); set l1.frame (10, 20, 60, 40); set l1.frame (10, 20, 60, 40); get l1.bounds; get l1.position
    GEO-23: Setting the frame searches actions for bounds and position alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; add l1 to l9; tick; set l1.frame (10, 20, 30, 40); animationKeys l1
    GEO-23: A frame of the same size searches an action for the position alone
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.frame (0, 0, 30, 40); add l1 to l9; tick; set l1.frame (10, 20, 30, 40); animationKeys l1
    GEO-23: A frame set by a path starts no animation of its own
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.frame (0, 0, 30, 40); add l1 to l9; tick; setValue l1 frame.origin.x 10; animationKeys l1
    GEO-23 GEO-22: A frame that is set to what it is starts no animation
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; set l1.frame (4, 6, 30, 40); add l1 to l9; tick; set l1.frame (4, 6, 30, 40); animationKeys l1
    GEO-24: Bounds of negative size are turned the right way round
    new l1; set l1.bounds (0, 0, -100, -50); get l1.bounds
    GEO-24: Bounds of negative width alone are turned round sideways alone
    new l1; set l1.bounds (5, 6, -10, 20); get l1.bounds
    GEO-24 KVC-01: Bounds of negative size that are set by key are turned the right way round
    new l1; setValue l1 bounds (5, 6, 10, -20); get l1.bounds
    GEO-24 GEO-08: Bounds of negative size leave the frame around the position
    new l1; set l1.position (200, 300); set l1.bounds (0, 0, -100, -50); get l1.position; get l1.frame
    GEO-25: A frame of negative size is turned the right way round before it is used
    new l1; set l1.frame (0, 0, -100, -50); get l1.bounds; get l1.position
    GEO-25: A frame of negative size leaves the origin of the bounds
    new l1; set l1.bounds (3, 4, 1, 1); set l1.frame (0, 0, -100, -50); get l1.bounds
    GEO-25: A frame of negative height is turned round before the anchor point is taken
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.frame (10, 20, 100, -50); get l1.bounds; get l1.position
    GEO-25 KVC-05: A negative width of the frame set by its path turns it round
    new l1; set l1.frame (10, 20, 100, 50); setValue l1 frame.size.width -80; get l1.bounds; get l1.position
    GEO-26: A position that is not a number is refused
    new l1; set l1.position (nan, 0)
    GEO-26: Bounds that are not numbers are refused
    new l1; set l1.bounds (0, 0, nan, 1)
    GEO-26: A frame that is not made of numbers is refused
    new l1; set l1.frame (0, nan, 1, 1)
    GEO-26: A position whose second coordinate is no number is refused
    new l1; set l1.position (0, nan)
    GEO-26: A position that is set by key is refused if it is no number
    new l1; setValue l1 position (nan, 0)
    GEO-26: A coordinate that is no number is refused when it is set by its path
    new l1; setValue l1 position.y nan
    GEO-26: Bounds whose origin is no number are refused
    new l1; set l1.bounds (nan, 0, 1, 1)
    GEO-26: Bounds whose height is no number are refused
    new l1; set l1.bounds (0, 0, 1, nan)
    GEO-26: A frame whose width is no number is refused
    new l1; set l1.frame (0, 0, nan, 1)
    GEO-27: The affine map of a planar transform is its six entries
    new l1; set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); get l1.affineTransform
    GEO-27: The affine map of a transform in space is the identity
    new l1; set l1.transform scale(2, 2, 2); get l1.affineTransform; set l1.transform translation(1, 2, 3); get l1.affineTransform; set l1.transform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); get l1.affineTransform
    GEO-27: The affine map of a turn about the x axis is the identity
    new l1; setValue l1 transform.rotation.x 0.5; get l1.affineTransform
    GEO-27: The affine map of a transform with a weight or a mixed depth is the identity
    new l1; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 5, 6, 0, 2); get l1.affineTransform; set l1.transform matrix(2, 0, 0, 0.5, 0, 3, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1); get l1.affineTransform; set l1.transform matrix(2, 0, 0, 0, 0, 3, 0, 0, 0.5, 0, 1, 0, 5, 6, 0, 1); get l1.affineTransform
    GEO-28: Setting an affine map replaces the whole transform
    new l1; set l1.transform scale(9, 9, 9); set l1.affineTransform affine(2, 0, 0, 4, 5, 6); get l1.transform
    GEO-28: An affine map that is set keeps its six entries apart
    new l1; set l1.affineTransform affine(1, 2, 3, 4, 5, 6); get l1.transform
    GEO-28: Setting an affine map removes perspective and depth
    new l1; set l1.transform matrix(1, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 7, 8, 9, 1); set l1.affineTransform affine(1, 0, 0, 1, 0, 0); get l1.transform
    GEO-28: An affine map that is set is a change of the transform
    new l9; set l9.bounds (0, 0, 100, 100); host l9; new l1; add l1 to l9; tick; set l1.affineTransform affine(2, 0, 0, 4, 5, 6); animationKeys l1
    GEO-29: A transform reads back all sixteen numbers
    new l1; set l1.transform matrix(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7); get l1.transform; set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1); get l1.sublayerTransform
    GEO-29: A transform for sublayers reads back all sixteen numbers
    new l1; set l1.sublayerTransform matrix(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7); get l1.sublayerTransform; get l1.transform
    GEO-29 PRES-04: A copy for presentation has all sixteen numbers of the transform
    new l9; host l9; new l1; set l1.transform matrix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16); add l1 to l9; tick; get l1.presentation.transform
    GEO-30: What is stored of the geometry reads back
    new l1; set l1.anchorPointZ -3.5; set l1.zPosition -5; set l1.contentsScale 3; set l1.geometryFlipped true; set l1.hidden true; set l1.masksToBounds true; get l1.anchorPointZ; get l1.zPosition; get l1.contentsScale; get l1.geometryFlipped; get l1.hidden; get l1.masksToBounds
    GEO-30: What is stored of the geometry goes back to what it was
    new l1; set l1.geometryFlipped true; set l1.hidden true; set l1.masksToBounds true; set l1.anchorPointZ 4; set l1.geometryFlipped false; set l1.hidden false; set l1.masksToBounds false; set l1.anchorPointZ 0; get l1.geometryFlipped; get l1.hidden; get l1.masksToBounds; get l1.anchorPointZ
    GEO-31: Depths within the single-precision range survive
    new l1; set l1.zPosition 0.5; get l1.zPosition; set l1.zPosition -5; get l1.zPosition; set l1.zPosition 1e+30; get l1.zPosition
    GEO-31: Depths far away on both sides and close together survive
    new l1; set l1.zPosition -1e+30; get l1.zPosition; set l1.zPosition 0.0009765625; get l1.zPosition; set l1.zPosition 16777215; get l1.zPosition
    GEO-32: Moving the position moves a turned frame by as much
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(0.8660254037844386, 0.5, -0.5, 0.8660254037844386, 0, 0); set l1.position (210, 280); get l1.frame
    GEO-32: Moving the position of a sheared layer by its path moves the frame by as much
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); setValue l1 position.y 310; get l1.frame
    GEO-33: A layer grows around its anchor point
    new l1; set l1.anchorPoint (0.25, 1); set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); get l1.frame; set l1.bounds (0, 0, 60, 50); get l1.frame
    GEO-33: A layer shrinks around its anchor point
    new l1; set l1.anchorPoint (1, 0.25); set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); setValue l1 bounds.size.height 8; get l1.frame
    GEO-34: The transform for sublayers does not touch the layer itself
    new l1; set l1.bounds (0, 0, 40, 20); set l1.position (100, 100); set l1.sublayerTransform scale(2, 3, 1); get l1.frame; get l1.bounds; get l1.position
    GEO-34: A frame is set without regard to the layer's own transform for sublayers
    new l1; set l1.sublayerTransform planar(2, 0, 0, 3, 7, 8); set l1.frame (10, 20, 100, 60); get l1.bounds; get l1.position
    GEO-35: Nothing about a superlayer changes the frame of a sublayer
    new l1; new l2; add l2 to l1; set l2.frame (5, 6, 10, 10); set l1.bounds (50, 60, 200, 100); get l2.frame; set l1.transform scale(3, 3, 1); get l2.frame; set l1.sublayerTransform translation(7, 8, 0); get l2.frame
    GEO-35: A frame is set without regard to a scrolled and scaled superlayer
    new l1; set l1.bounds (50, 60, 200, 100); set l1.transform scale(3, 3, 1); set l1.sublayerTransform planar(2, 0, 0, 2, 7, 8); new l2; add l2 to l1; set l2.frame (5, 6, 10, 10); get l2.position; get l2.bounds
    GEO-35: A layer keeps its frame when it moves to another superlayer
    new l1; set l1.position (100, 200); new l2; set l2.bounds (7, 8, 50, 50); new l3; set l3.frame (5, 6, 10, 10); add l3 to l1; add l3 to l2; get l3.frame
    GEO-36: An odd number of flipped layers up to the root flips the contents
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; get l3.contentsAreFlipped; set l1.geometryFlipped true; get l1.contentsAreFlipped; get l3.contentsAreFlipped; set l2.geometryFlipped true; get l3.contentsAreFlipped; set l3.geometryFlipped true; get l3.contentsAreFlipped; remove l3; get l3.contentsAreFlipped; set l3.geometryFlipped false; get l3.contentsAreFlipped
    GEO-36: The contents of a layer that moves into a flipped one are flipped
    new l1; set l1.geometryFlipped true; new l2; new l3; add l3 to l2; get l3.contentsAreFlipped; add l2 to l1; get l3.contentsAreFlipped
    GEO-36: Flipped sublayers and siblings do not flip the contents
    new l1; new l2; add l2 to l1; new l3; add l3 to l1; new l4; add l4 to l2; set l3.geometryFlipped true; set l4.geometryFlipped true; get l2.contentsAreFlipped; get l1.contentsAreFlipped
    GEO-36: The contents of a mask are flipped with the layer that it masks
    new l1; set l1.geometryFlipped true; new l2; new l3; add l3 to l2; set l1.mask l2; get l2.contentsAreFlipped; get l3.contentsAreFlipped; set l1.mask nil; get l3.contentsAreFlipped
    GEO-37: The scale of the contents is no scale of the geometry
    new l1; set l1.frame (10, 20, 30, 40); get l1.contentsScale; set l1.contentsScale 2; get l1.bounds; get l1.position; get l1.frame
    GEO-37: The scale of the contents does not enter a frame that is set or a conversion
    new l1; set l1.contentsScale 2; new l2; set l2.contentsScale 3; add l2 to l1; set l2.frame (10, 20, 30, 40); get l2.bounds; convert (1, 2) from l2 to l1
    GEO-38: The preferred size of a plain layer is the size of its bounds
    new l1; set l1.bounds (5, 6, 70, 80); set l1.position (9, 9); get l1.preferredFrameSize
    GEO-38: Sublayers do not change the preferred size of a plain layer
    new l1; set l1.bounds (5, 6, 70, 80); new l2; set l2.frame (50, 60, 100, 200); add l2 to l1; get l1.preferredFrameSize
    GEO-38: The scale of the contents and the own transform for sublayers leave the preferred size
    new l1; set l1.bounds (0, 0, 70, 80); set l1.contentsScale 2; set l1.sublayerTransform scale(3, 3, 1); get l1.preferredFrameSize
    GEO-39: The frame does not depend on the order in which its parts were set
    new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(2, 3, 1); get l1.frame; set l1.position (200, 300); set l1.bounds (0, 0, 100, 50); get l1.frame; new l2; set l2.bounds (0, 0, 100, 50); set l2.position (200, 300); get l2.frame; set l2.transform scale(2, 3, 1); get l2.frame; set l2.anchorPoint (0.2, 0.8); get l2.frame
    GEO-39: The frame that was read before follows each part that is set by its path
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); get l1.frame; setValue l1 bounds.size.width 50; get l1.frame; setValue l1 position.x 100; get l1.frame; setValue l1 transform.translation.x 5; get l1.frame; setValue l1 anchorPoint.x 0; get l1.frame
    GEO-39: The frame that was read before follows an affine map
    new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); set l1.anchorPoint (0.2, 0.8); get l1.frame; set l1.affineTransform affine(2, 0, 0, 1, 3, 0); get l1.frame
    GEO-40: A frame set under a small turn keeps its centre and maps its size back
    new l1; set l1.frame (20, 20, 100, 100); set l1.transform planar(0.9950041652780258, 0.09983341664682815, -0.09983341664682815, 0.9950041652780258, 0, 0); get l1.frame; set l1.frame (20, 20, 100, 100); get l1.frame
    """#
}
