// Written by '.ci/sources Sources' from Specs/corpus/book.txt.
extension CorpusScripts {
  static let bookCases = #"""
    VIEW-33 LAY-13: The compass view names the class of its layer and is its delegate
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; get v1.layer; get l1.delegate; setNeedsLayout l1; layoutIfNeeded l1
    VIEW-49: The properties of a view are those of its layer, whichever of the two they are set on
    new v1 backing l1; set v1.backgroundColor rgba(1, 0.4, 1, 1); get l1.backgroundColor; set l1.backgroundColor rgba(0.5, 1, 0, 1); get v1.backgroundColor; set v1.frame (113, 111, 132, 194); get l1.frame; get l1.position; set l1.frame (41, 56, 132, 194); get v1.frame; get v1.center; set l1.opacity 0.5; get v1.alpha; set v1.hidden true; get l1.hidden; set l1.affineTransform affine(0, 1, -1, 0, 0, 0); get v1.transform
    VIEW-59 VIEW-33: The tree of layers is that of the views, and may have layers of its own
    new v1 backing l1; new v2 backing l2; new v3 backing l3; add v2 to v1; add v3 to v2; get l2.superlayer; get l3.superlayer; get l1.sublayers; new l4; add l4 to l2; get l2.sublayers; get v2.subviews; get l3.delegate; get l4.delegate
    TREE-02 CONV-01: Three overlapping rectangles stand in a tree of layers as they would in one of views
    new l9; set l9.bounds (0, 0, 320, 480); set l9.position (160, 240); new l1; set l1.frame (113, 111, 132, 194); add l1 to l9; new l2; set l2.frame (41, 56, 132, 194); add l2 to l1; new l3; set l3.frame (43, 197, 160, 230); add l3 to l9; get l9.sublayers; get l1.sublayers; get l2.superlayer; convert (0, 0, 132, 194) from l2 to l9
    TREE-03: A layer has at most one superlayer
    new l1; new l2; new l3; add l3 to l1; add l3 to l2; get l3.superlayer; get l1.sublayers
    TREE-16 TREE-17: Several sublayers are given in a single move and removed in another
    new l1; new l2; new l3; new l4; set l1.sublayers [l2, l3, l4]; get l1.sublayers; get l4.superlayer; set l1.sublayers nil; get l1.sublayers; get l4.superlayer
    TREE-23 TREE-24: Playing cards overlap by their depth and not by their order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; get l2.zPosition; paintOrder l1; set l3.zPosition 2; set l2.zPosition 1; paintOrder l1; get l1.sublayers
    GEO-06 GEO-01: With its anchor point in the middle a layer's position is its centre
    new l1; set l1.bounds (0, 0, 30, 40); set l1.position (100, 200); get l1.anchorPoint; get l1.frame
    GEO-06: The anchor point is a fraction of the bounds from the first corner to the last
    new l1; set l1.bounds (0, 0, 30, 40); set l1.position (100, 200); set l1.anchorPoint (0, 0); get l1.frame; set l1.anchorPoint (1, 1); get l1.frame
    GEO-04 GEO-03: Position and anchor point are orthogonal and each of them moves the layer
    new l1; set l1.bounds (0, 0, 40, 40); set l1.position (100, 100); set l1.anchorPoint (0.5, 3); get l1.position; get l1.frame; set l1.position (100, 140); get l1.anchorPoint; get l1.frame
    GEO-17 GEO-18: The frame is derived, and setting it sets size and position
    new l1; set l1.anchorPoint (0.5, 0.8); set l1.frame (10, 20, 40, 100); get l1.bounds; get l1.position; get l1.anchorPoint
    GEO-17 CONV-16: A frame set to the superlayer's bounds covers it exactly
    new l1; set l1.bounds (5, 6, 200, 100); new l2; add l2 to l1; set l2.frame (5, 6, 200, 100); convert (0, 0, 200, 100) from l2 to l1
    GEO-01: A layer created in code has no size
    new l1; get l1.frame; get l1.bounds
    PROPS-39: A scroll layer is a window that clips
    new l1 CAScrollLayer; get l1.masksToBounds; set l1.masksToBounds false; get l1.masksToBounds
    SUB-01 SUB-03: A scroll layer that is talked to moves the origin of its bounds
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToPoint l1 (10, 20); get l1.bounds; scrollToRect l1 (100, 30, 30, 30); get l1.bounds
    SUB-06 SUB-08: A sublayer that is talked to brings its point to the corner of the scroll layer
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (20, 30, 300, 300); add l2 to l1; scrollPoint l2 (40, 50); get l1.bounds; convert (40, 50) from l2 to l1; get l2.visibleRect
    LAY-07 LAY-02: A layer needs layout when its bounds have changed or it was told so
    new l1; set l1.bounds (0, 0, 10, 10); get l1.needsLayout; layoutIfNeeded l1; get l1.needsLayout; setNeedsLayout l1; get l1.needsLayout
    GEO-06 PROPS-57: A sublayer stays where it is when its superlayer grows
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.anchorPoint (0, 0); add l2 to l1; set l2.frame (10, 20, 30, 40); set l1.bounds (0, 0, 200, 300); get l2.position; get l2.frame
    LAY-13 LAY-14: Layout is answered by a subclass or by the delegate
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new d1 implementing [layoutSublayers]; new l2; set l2.delegate d1; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l1; layoutIfNeeded l2
    DIS-14 PROPS-06: Contents are an image or nothing
    new l1; get l1.contents; set l1.contents i1; get l1.contents; set l1.contents nil; get l1.contents
    DIS-05 DIS-06 PROPS-14: A new size redraws only a layer that wants it
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; get l1.needsDisplayOnBoundsChange; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 30, 30); get l1.needsDisplay
    DIS-07 DIS-08 DIS-10: Display is answered by the first of four methods that is there
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 9, 9); new d2 implementing [display]; new l2; set l2.delegate d2; set l2.bounds (0, 0, 9, 9); new d3 implementing [draw]; new l3; set l3.delegate d3; set l3.bounds (0, 0, 9, 9); displayIfNeeded l1; displayIfNeeded l2; displayIfNeeded l3; setNeedsDisplay l1; setNeedsDisplay l2; setNeedsDisplay l3; displayIfNeeded l1; displayIfNeeded l2; displayIfNeeded l3
    DIS-10 VIEW-33: A sublayer of a view that draws nothing is drawn by a delegate of its own
    new v1 backing l1; new l2; new d1 implementing [draw]; set l2.delegate d1; add l2 to l1; set l2.bounds (0, 0, 9, 9); displayIfNeeded l2; setNeedsDisplay l2; displayIfNeeded l2; get l1.delegate
    DIS-12 DIS-13: An image replaces a drawing and a drawing replaces an image
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 9, 9); set l1.contents i1; get l1.contents; setNeedsDisplay l1; displayIfNeeded l1; get l1.contents; set l1.contents i2; get l1.contents
    PROPS-09 GEO-37: The scale of the contents is one unless somebody sets it
    new l1; set l1.frame (10, 20, 30, 40); get l1.contentsScale; set l1.contentsScale 2; get l1.contentsScale; get l1.frame
    PROPS-07 PROPS-08 DIS-20: Contents are resized to the whole bounds and shown whole
    new l1; get l1.contentsGravity; get l1.contentsRect; set l1.contentsRect (-0.5, -0.5, 1.5, 1.5); get l1.contentsRect; set l1.contentsCenter (0, 0.4, 1, 0.6); get l1.contentsCenter
    GEO-33 DIS-05: The arrow that is made larger on all sides grows around its pin
    new l1; set l1.bounds (0, 0, 40, 100); set l1.position (100, 100); set l1.anchorPoint (0.5, 0.8); displayIfNeeded l1; set l1.contentsGravity "resizeAspect"; set l1.bounds (-20, -20, 80, 140); get l1.needsDisplay; get l1.position; get l1.frame
    PROPS-38 PROPS-33 PROPS-32: Text is white and a shape is filled black and not stroked
    new l1 CATextLayer; new l2 CAShapeLayer; get l1.foregroundColor; get l2.fillColor; get l2.strokeColor
    TREE-02 SUB-16: The compass is a tree of five kinds of layers
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; get l1.sublayers; get l3.sublayers; get l5.string; get l7.superlayer
    GEO-05 GEO-07 GEO-11: The letters of the compass stand on its edge around the pin in its centre
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; get l4.anchorPoint; get l4.frame; get l5.frame; get l6.frame; get l7.frame
    GEO-04: All letters of the compass have the same position
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; get l4.position; get l5.position; get l6.position; get l7.position
    CONV-02: The pins of the letters are the centre of the circle
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; convert (20, 100) from l4 to l1; convert (20, 100) from l5 to l1; convert (20, 100) from l7 to l1; convert (0, 0) from l5 to l1
    CONV-06 GEO-12: The arrow of the compass points to its letters from near its end
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; convert (20, 80) from l8 to l1; convert (20, 0) from l8 to l1; get l8.frame
    TREE-31 TREE-25: A letter of the compass is hit through its turn and a place between letters is not
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CAGradientLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAShapeLayer; set l3.lineWidth 2; set l3.fillColor rgba(0.9, 0.95, 0.93, 0.9); set l3.bounds (0, 0, 200, 200); set l3.position (100, 100); add l3 to l1; new l4 CATextLayer; set l4.string "N"; set l4.bounds (0, 0, 40, 40); set l4.position (100, 100); set l4.anchorPoint (0.5, 2.5); add l4 to l3; new l5 CATextLayer; set l5.string "E"; set l5.bounds (0, 0, 40, 40); set l5.position (100, 100); set l5.anchorPoint (0.5, 2.5); set l5.affineTransform affine(0, 1, -1, 0, 0, 0); add l5 to l3; new l6 CATextLayer; set l6.string "S"; set l6.bounds (0, 0, 40, 40); set l6.position (100, 100); set l6.anchorPoint (0.5, 2.5); set l6.affineTransform affine(-1, 0, 0, -1, 0, 0); add l6 to l3; new l7 CATextLayer; set l7.string "W"; set l7.bounds (0, 0, 40, 40); set l7.position (100, 100); set l7.anchorPoint (0.5, 2.5); set l7.affineTransform affine(0, -1, 1, 0, 0, 0); add l7 to l3; new l8; set l8.bounds (0, 0, 40, 100); set l8.position (100, 100); set l8.anchorPoint (0.5, 0.8); set l8.affineTransform affine(0.8090169943749475, 0.5877852522924731, -0.5877852522924731, 0.8090169943749475, 0, 0); add l8 to l1; hitTest l1 (180, 100); hitTest l1 (20, 100); hitTest l1 (30, 30)
    TRAN-04 TRAN-06: A turn about the axis towards the viewer is a turn in the plane
    compute makeRotation [0.5, 0, 0, 1]; compute makeRotation [0.5, 0, 0, -1]; compute makeRotation [0.5, 1, 1, 1]
    GEO-29 PROPS-03: A layer that is turned over keeps its two sides
    new l1; set l1.transform scale(-1, 1, -1); get l1.doubleSided; get l1.transform; set l1.doubleSided false; get l1.doubleSided
    GEO-14: The page turn without perspective squashes the compass
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 200, 200); set l2.anchorPoint (1, 0.5); set l2.position (200, 100); add l2 to l1; set l2.transform matrix(0.7071067811865476, 0, -0.7071067811865476, 0, 0, 1, 0, 0, 0.7071067811865476, 0, 0.7071067811865476, 0, 0, 0, 0, 1); get l2.frame
    CONV-26: The page turn with perspective brings the free edge nearer
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.001, 0, 0, 0, 1); new l2; set l2.bounds (0, 0, 200, 200); set l2.anchorPoint (1, 0.5); set l2.position (200, 100); add l2 to l1; set l2.transform matrix(0.7071067811865476, 0, -0.7071067811865476, 0, 0, 1, 0, 0, 0.7071067811865476, 0, 0.7071067811865476, 0, 0, 0, 0, 1); convert (200, 0) from l2 to l1; convert (0, 100) from l2 to l1; convert (0, 0) from l2 to l1
    CONV-26: With perspective depth decides how large a layer is
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); set l1.sublayerTransform matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.001, 0, 0, 0, 1); new l2; set l2.bounds (0, 0, 100, 100); set l2.position (100, 100); set l2.zPosition 500; add l2 to l1; convert (0, 0) from l2 to l1; set l2.zPosition -1000; convert (0, 0) from l2 to l1
    CONV-22 GEO-15: Without perspective depth does not change what is where
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 100, 100); set l2.position (100, 100); set l2.zPosition 500; add l2 to l1; convert (0, 0) from l2 to l1; get l2.frame
    SUB-18 TREE-24: A transform layer holds the compass at different depths
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2 CATransformLayer; set l2.frame (0, 0, 200, 200); add l2 to l1; new l3 CAGradientLayer; set l3.frame (0, 0, 200, 200); add l3 to l2; new l4 CAShapeLayer; set l4.frame (0, 0, 200, 200); set l4.zPosition 10; add l4 to l2; new l5; set l5.frame (80, 20, 40, 100); set l5.zPosition 20; add l5 to l2; get l2.sublayers; get l4.zPosition; convert (0, 0) from l5 to l1; hitTest l1 (100, 50)
    PROPS-19 PROPS-24 PROPS-56: Shadow, border and corners have values of their own
    new l1; get l1.shadowOpacity; set l1.shadowOpacity 0.5; set l1.borderWidth 3; set l1.cornerRadius 10; get l1.shadowOpacity; get l1.borderWidth; get l1.cornerRadius; get l1.masksToBounds
    TREE-28 TREE-37: Hiding takes a layer with its sublayers out of reach and not out of the tree
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (10, 10, 50, 50); add l2 to l1; new l3; set l3.frame (10, 10, 20, 20); add l3 to l2; hitTest l1 (25, 25); set l2.hidden true; hitTest l1 (25, 25); get l1.sublayers; get l3.superlayer
    CONV-25: A mask is positioned as if it were a sublayer
    new l1; set l1.bounds (0, 0, 40, 100); set l1.position (100, 100); set l1.anchorPoint (0.5, 0.8); new l2 CAShapeLayer; set l2.frame (0, 0, 40, 100); set l1.mask l2; convert (0, 0) from l2 to l1; get l2.superlayer
    KVC-01 TREE-33: A mask is set by its key as by its property
    new l1; new l2 CAShapeLayer; setValue l1 mask l2; get l1.mask; get l1.sublayers
    PROPS-27 PROPS-15: Rasterising is off until it is asked for
    new l1; get l1.shouldRasterize; get l1.drawsAsynchronously; set l1.shouldRasterize true; set l1.rasterizationScale 0.3; get l1.shouldRasterize; get l1.rasterizationScale
    KVC-14: A turn about the y axis is set by its key path
    new l1; setValue l1 transform.rotation.y 0.7853981633974483; get l1.transform
    KVC-13: The turn without an axis is the one in the plane
    new l1; setValue l1 transform.rotation 0.6283185307179586; value l1 transform.rotation.z
    KVC-19 KVC-20: The layers are told apart by names that one gave them
    new l1; new l2; new l3; setValue l1 whoAmI "Manny"; setValue l2 whoAmI "Moe"; value l1 whoAmI; value l2 whoAmI; value l3 whoAmI
    KVC-21: A subclass gives a key a value before anybody sets it
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 12; new l1 k1; new l2; value l1 cornerRadius; value l2 cornerRadius
    """#
}
