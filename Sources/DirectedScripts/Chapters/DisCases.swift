// Written by '.ci/sources Sources' from Specs/corpus/dis.txt.
extension CorpusScripts {
  static let disCases = #"""
    DIS-01: Marking a layer or a part of it sets the flag
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; get l1.needsDisplay; displayIfNeeded l1; get l1.needsDisplay; setNeedsDisplayInRect l1 (1, 1, 2, 2); get l1.needsDisplay
    DIS-01: A part outside of the bounds marks the layer, too
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplayInRect l1 (50, 60, 2, 2); get l1.needsDisplay
    DIS-01: Marking a layer for display marks neither its sublayers nor its superlayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; displayIfNeeded l1; displayIfNeeded l2; displayIfNeeded l3; setNeedsDisplay l2; get l1.needsDisplay; get l3.needsDisplay
    DIS-01: Marking a layer for display does not mark it for layout
    new l1; setNeedsDisplay l1; get l1.needsLayout
    DIS-02: A marked layer is displayed once and an unmarked one not at all
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1; get l1.needsDisplay; displayIfNeeded l1
    DIS-02: A mark of a sublayer is not for its superlayer to display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; new l2; add l1 to l2; displayIfNeeded l2; setNeedsDisplay l1; displayIfNeeded l2; get l1.needsDisplay
    DIS-02: A mark of a superlayer is not for its sublayer to display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; new l2; add l2 to l1; displayIfNeeded l1; displayIfNeeded l2; setNeedsDisplay l1; displayIfNeeded l2; get l1.needsDisplay
    DIS-02: A mark for display outlives a layout
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsDisplay
    DIS-03: A direct call of display clears the mark
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; display l1; get l1.needsDisplay
    DIS-03: A direct call of display is carried out without a mark
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; display l1
    DIS-03: A direct call of display clears the mark of a layer whose delegate draws
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; display l1; get l1.needsDisplay
    DIS-04: Marking again and again is one display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; setNeedsDisplay l1; setNeedsDisplayInRect l1 (0, 0, 1, 1); displayIfNeeded l1; displayIfNeeded l1
    DIS-04: Marking again and again is one display at the commit
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; setNeedsDisplay l1; setNeedsDisplay l1; setNeedsDisplayInRect l1 (0, 0, 1, 1); tick; tick
    DIS-04 DIS-06: A setter that sets the size once more is one display of a layer that wants it
    new k1 CALayer implementing [didSetBounds, display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; set l1.needsDisplayOnBoundsChange true; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 50, 60)]; set l1.bounds (0, 0, 30, 40); get l1.needsDisplay; tick
    DIS-05: A new size asks for no display
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay
    DIS-05: A new size at the commit displays nobody
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; set l1.bounds (0, 0, 20, 20); tick
    DIS-05: A layer that does not want it any more is not marked when its bounds change
    new l1; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.needsDisplayOnBoundsChange false; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay
    DIS-06: A layer that wants it is marked when its bounds change
    new l1; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay
    DIS-06: A frame with another size marks a layer that wants it
    new l1; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.frame (0, 0, 20, 20); get l1.needsDisplay
    DIS-06: A width that is set by its path marks a layer that wants it
    new l1; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setValue l1 bounds.size.width 20; get l1.needsDisplay
    DIS-06: A wish for display on new bounds marks nobody by itself
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.needsDisplayOnBoundsChange true; get l1.needsDisplay
    DIS-06 DIS-16: A new position of a layer that wants display on new bounds does not mark it
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.needsDisplayOnBoundsChange true; set l1.position (5, 6); get l1.needsDisplay
    DIS-06 DIS-05: A wish of the superlayer for display on new bounds is not inherited
    new l1; new l2; add l2 to l1; set l1.needsDisplayOnBoundsChange true; set l2.bounds (0, 0, 9, 9); displayIfNeeded l1; displayIfNeeded l2; set l2.bounds (0, 0, 20, 20); get l2.needsDisplay; get l1.needsDisplay
    DIS-06 DIS-15: A new size displays a layer that wants it at the commit
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; set l1.needsDisplayOnBoundsChange true; tick; tick; set l1.bounds (0, 0, 20, 20); set l1.bounds (0, 0, 30, 30); tick; tick
    DIS-07: A class that displays itself is the only one called
    new k1 CALayer implementing [display]; new d1 implementing [display, draw]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-07: A class that displays itself is not asked to draw
    new k1 CALayer implementing [display, draw]; new l1 k1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1
    DIS-07: A class that displays itself keeps its delegate from hearing of drawing
    new k1 CALayer implementing [display]; new d1 implementing [draw, layerWillDraw]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); display l1
    DIS-07: A subclass inherits the display of its class
    new k1 CALayer implementing [display]; new k2 k1; new d1 implementing [display]; new l1 k2; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1
    DIS-07 DIS-14: A class that displays gives the layer its contents
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); react k1 display limit 1 [set l1.contents i1]; setNeedsDisplay l1; displayIfNeeded l1; get l1.contents
    DIS-08: A delegate that displays is not asked to draw
    new d1 implementing [display, draw, layerWillDraw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-08: A delegate that displays keeps the class from drawing
    new k1 CALayer implementing [draw]; new d1 implementing [display]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1
    DIS-08 DIS-14: A delegate that displays gives the layer its contents
    new d1 implementing [display]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); react d1 display limit 1 [set l1.contents i1]; setNeedsDisplay l1; displayIfNeeded l1; get l1.contents
    DIS-09: A class that draws is asked when nobody displays
    new k1 CALayer implementing [draw]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-09: A class draws although its delegate does something else
    new k1 CALayer implementing [draw]; new d1 implementing [layoutSublayers]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: A class that draws keeps the delegate from drawing
    new k1 CALayer implementing [draw]; new d1 implementing [draw]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: A delegate draws when nobody else does
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: A layer that is marked when it has lost its delegate is drawn by nobody
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); set l1.delegate nil; setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: The delegate of a superlayer does not draw its sublayers
    new d1 implementing [draw]; new l1; new l2; set l1.delegate d1; add l2 to l1; set l1.bounds (0, 0, 10, 10); set l2.bounds (0, 0, 10, 10); setNeedsDisplay l2; displayIfNeeded l2
    DIS-11: A delegate hears of drawing before it draws
    new d1 implementing [draw, layerWillDraw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-12: A drawing replaces the image that was there
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); set l1.contents i1; setNeedsDisplay l1; displayIfNeeded l1; get l1.contents
    DIS-12: A drawing of a class replaces the image that was there
    new k1 CALayer implementing [draw]; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.contents i1; display l1; get l1.contents
    DIS-12 DIS-15: A drawing at the commit replaces the image that was there
    new d1 implementing [draw]; new l9; host l9; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; set l1.contents i1; setNeedsDisplay l1; tick; get l1.contents
    DIS-13: An image replaces the drawing that was there and calls nobody
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1; set l1.contents i1; get l1.contents
    DIS-13: An image that is set behind a drawing is not drawn over at the next commit
    new d1 implementing [draw]; new l9; host l9; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); add l1 to l9; setNeedsDisplay l1; tick; tick; set l1.contents i1; tick; get l1.contents
    DIS-13: Nothing replaces the drawing that was there
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1; set l1.contents nil; get l1.contents
    DIS-13: An image that a layout sets has nobody display
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; react k1 layoutSublayers limit 1 [set l1.contents i1]; setNeedsLayout l1; tick; get l1.contents; get l1.needsDisplay
    DIS-14: An image is kept as it is and nil takes it away
    new l1; set l1.contents i1; get l1.contents; set l1.contents i2; get l1.contents; set l1.contents nil; get l1.contents
    DIS-15: At the commit layout comes before display
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; add l1 to l9; set l1.bounds (0, 0, 10, 10); tick; setNeedsDisplay l1; setNeedsLayout l1; tick; get l1.needsDisplay
    DIS-15 TXN-11: A mark is all that a turn needs to display
    new d1 implementing [display]; new l1; set l1.bounds (0, 0, 4, 4); set l1.delegate d1; host l1; tick; tick; setNeedsDisplay l1; tick; get l1.needsDisplay
    DIS-15: A commit that is not the outermost one displays nothing
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; begin; begin; setNeedsDisplay l1; commit; commit
    DIS-15: A layer that its layout marks is displayed at the same commit
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; react k1 layoutSublayers limit 1 [setNeedsDisplay l1]; setNeedsLayout l1; tick
    DIS-15: All layers are laid out before any of them is displayed
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; new l2 k1; add l2 to l1; add l1 to l9; set l1.bounds (0, 0, 10, 10); set l2.bounds (0, 0, 10, 10); tick; tick; setNeedsDisplay l1; setNeedsLayout l1; setNeedsLayout l2; tick
    DIS-15: A layer that was displayed in its transaction is not displayed again at the commit
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; begin; setNeedsDisplay l1; displayIfNeeded l1; commit
    DIS-15: A sublayer that is marked is displayed at the commit and its superlayer is not
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; new l2 k1; add l2 to l1; add l1 to l9; set l1.bounds (0, 0, 10, 10); set l2.bounds (0, 0, 10, 10); tick; tick; setNeedsDisplay l2; tick
    DIS-15 DIS-06: A layer that its superlayer's layout resizes is displayed at the same commit if it wants it
    new d1 implementing [layoutSublayers]; new k2 CALayer implementing [display]; new l9; host l9; new l1; new l2 k2; add l2 to l1; add l1 to l9; set l2.bounds (0, 0, 10, 10); set l2.needsDisplayOnBoundsChange true; set l1.delegate d1; tick; tick; react d1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; tick
    DIS-15: A layer that leaves while it is displayed at a commit does not keep its siblings from it
    new k1 CALayer implementing [display]; new l9; host l9; new l1; new l2 k1; new l3; add l1 to l9; add l2 to l9; add l3 to l9; set l1.bounds (0, 0, 10, 10); set l2.bounds (0, 0, 10, 10); set l3.bounds (0, 0, 10, 10); tick; tick; react k1 display limit 1 [remove l2]; setNeedsDisplay l1; setNeedsDisplay l2; setNeedsDisplay l3; tick; get l1.needsDisplay; get l3.needsDisplay; get l9.sublayers
    DIS-15: A layer that an action marks is displayed once at the commit
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; set l1.actions {opacity: x1}; tick; tick; react x1 run limit 2 [setNeedsDisplay l1]; set l1.opacity 0.5; set l1.opacity 0.25; get l1.needsDisplay; tick
    DIS-15: A layer that inserts another while it is displayed at a commit does not keep its siblings from it
    new k1 CALayer implementing [display]; new k2 CALayer implementing [display]; new l9; host l9; new l1 k2; new l2 k1; new l3 k2; add l1 to l9; add l2 to l9; add l3 to l9; set l1.bounds (0, 0, 10, 10); set l2.bounds (0, 0, 10, 10); set l3.bounds (0, 0, 10, 10); new l4; tick; tick; react k1 display limit 1 [insert l4 into l9 at 0]; setNeedsDisplay l1; setNeedsDisplay l2; setNeedsDisplay l3; tick
    DIS-16: Ordinary properties ask for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.position (5, 6); set l1.opacity 0.5; set l1.hidden true; set l1.cornerRadius 3; set l1.contents i1; set l1.transform scale(2, 2, 1); set l1.zPosition 4; get l1.needsDisplay; displayIfNeeded l1
    DIS-16: What is said of contents asks for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.contentsScale 2; set l1.contentsGravity "center"; set l1.contentsRect (0, 0, 0.5, 0.5); set l1.contentsCenter (0.25, 0.25, 0.5, 0.5); set l1.contentsFormat "Gray8"; set l1.opaque true; set l1.minificationFilter "nearest"; get l1.needsDisplay
    DIS-16: Colours, borders, shadows and clipping ask for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.borderWidth 2; set l1.borderColor rgba(0, 1, 0, 1); set l1.shadowOpacity 0.5; set l1.shadowRadius 5; set l1.masksToBounds true; set l1.maskedCorners 3; set l1.anchorPoint (0, 0); set l1.sublayerTransform scale(2, 2, 1); get l1.needsDisplay
    DIS-16: Keys and paths that are set ask for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setValue l1 transform.rotation.z 1; setValue l1 position.x 3; setValue l1 bounds.size.width 30; setValue l1 myKey 4; get l1.needsDisplay
    DIS-16: What a display changes of its layer does not mark it again
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; react k1 display limit 1 [set l1.contents i1; set l1.opacity 0.5; set l1.position (5, 6)]; setNeedsDisplay l1; displayIfNeeded l1; get l1.needsDisplay; displayIfNeeded l1
    DIS-17: Removing animations asks for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; addAnimation a1 to l1 key k; removeAllAnimations l1; get l1.needsDisplay
    DIS-17: Removing one animation asks for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; new a1 {keyPath: "contents", toValue: i1, duration: 1}; addAnimation a1 to l1 key k; removeAnimation k from l1; get l1.needsDisplay
    DIS-17: A stop that removes all other animations asks for no display
    new k1 CALayer implementing [display]; new l9; host l9; new l1 k1; set l1.bounds (0, 0, 10, 10); add l1 to l9; tick; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; set a1.delegate h1; new a2; set a2.keyPath "zPosition"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 9; react h1 stop limit 1 [removeAllAnimations l1]; addAnimation a1 to l1 key k; addAnimation a2 to l1 key j; tick; advance 1.5; tick; tick; exists l1.animation(j); get l1.needsDisplay
    DIS-18: Hit tests draw nothing
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; hitTest l1 (1, 1); get l1.needsDisplay
    DIS-18: Painting a layer draws nothing new
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; render l1; get l1.needsDisplay
    DIS-18: A hit test has no delegate draw
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; hitTest l1 (1, 1); get l1.needsDisplay
    DIS-19: Contents fill, fit or cover the bounds
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; render l1; set l2.contentsGravity "resizeAspect"; render l1; set l2.contentsGravity "resizeAspectFill"; render l1
    DIS-19: Contents with a place are not scaled and top is the greatest y
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "topRight"; render l1; set l2.contentsGravity "bottomLeft"; render l1; set l2.contentsGravity "top"; render l1; set l2.contentsGravity "left"; render l1
    DIS-19: The scale of contents makes points of their pixels
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "center"; render l1; set l2.contentsScale 2; render l1
    DIS-19: Contents in the other corners and at the other sides
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "bottom"; render l1; set l2.contentsGravity "right"; render l1; set l2.contentsGravity "topLeft"; render l1; set l2.contentsGravity "bottomRight"; render l1
    DIS-19: Contents fit and cover bounds that are flatter than the image
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.frame (100, 100, 60, 20); set l2.contentsGravity "resizeAspect"; render l1; set l2.contentsGravity "resizeAspectFill"; render l1
    DIS-19: The scale of contents does not matter to contents that fill, fit or cover
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsScale 2; render l1; set l2.contentsGravity "resizeAspect"; render l1; set l2.contentsGravity "resizeAspectFill"; render l1
    DIS-19: Contents in a corner stay there when their scale makes them smaller
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsScale 2; set l2.contentsGravity "topRight"; render l1
    DIS-19: Contents larger than the bounds stand out on the other sides
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.frame (100, 100, 10, 6); set l2.contentsGravity "topRight"; render l1
    DIS-20: Rectangles of the contents are kept as they are
    new l1; get l1.contentsRect; get l1.contentsCenter; set l1.contentsRect (-1, -1, 4, 4); set l1.contentsCenter (0.25, 0.5, 2, 0.25); get l1.contentsRect; get l1.contentsCenter
    DIS-20: Rectangles of the contents take parts by their paths
    new l1; setValue l1 contentsRect.size.width 4; setValue l1 contentsCenter.origin.x -1; get l1.contentsRect; get l1.contentsCenter
    DIS-21 DIS-19: The origin of the bounds does not move the layer's own contents
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "bottomLeft"; set l2.bounds (30, 40, 80, 60); render l1; new l3; set l3.frame (30, 40, 50, 50); set l3.backgroundColor rgba(1, 0, 0, 1); add l3 to l2; render l1
    DIS-21 DIS-19: Contents that fill are not moved by the origin of the bounds either
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.bounds (30, 40, 80, 60); render l1
    DIS-22: Painting puts the layer's own corner at the origin whatever its position
    new l1; set l1.frame (30, 40, 10, 20); set l1.backgroundColor rgba(1, 0, 0, 1); render l1; set l1.transform scale(3, 3, 1); render l1
    DIS-22: Hidden and wholly transparent layers paint nothing
    new l1; set l1.frame (0, 0, 10, 20); set l1.backgroundColor rgba(1, 0, 0, 1); set l1.hidden true; render l1; set l1.hidden false; set l1.opacity 0; render l1; set l1.opacity 0.5; render l1
    DIS-22: Sublayers outside are painted unless they are clipped
    new l1; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (5, 5, 20, 20); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; render l1; set l1.masksToBounds true; render l1
    DIS-22 DIS-18: Painting has no delegate draw what was never displayed
    new d1 implementing [draw]; new l1; set l1.bounds (0, 0, 10, 10); set l1.delegate d1; render l1
    DIS-22: The origin of the bounds moves what a layer paints and not its sublayers
    new l1; set l1.bounds (30, 40, 10, 20); set l1.backgroundColor rgba(1, 0, 0, 1); render l1; new l2; set l2.frame (5, 6, 50, 60); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; render l1
    DIS-22: The origin of the bounds further below moves the sublayers there
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 50); set l2.bounds (5, 7, 50, 50); add l2 to l1; new l3; set l3.frame (15, 17, 20, 20); set l3.backgroundColor rgba(1, 0, 0, 1); add l3 to l2; render l1
    DIS-22: A hidden or transparent layer paints none of its sublayers
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (0, 0, 50, 50); add l2 to l1; new l3; set l3.frame (10, 10, 20, 20); set l3.backgroundColor rgba(1, 0, 0, 1); add l3 to l2; set l2.hidden true; render l1; set l2.hidden false; set l2.opacity 0; render l1
    DIS-22: A sublayer is painted with its position and transform
    new l1; set l1.frame (70, 80, 100, 100); new l2; set l2.frame (30, 40, 30, 40); set l2.transform scale(2, 2, 1); set l2.backgroundColor rgba(1, 0, 0, 1); add l2 to l1; render l1
    DIS-22: A layer further below clips its own sublayers
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 10, 20, 20); set l2.masksToBounds true; add l2 to l1; new l3; set l3.frame (-5, 10, 60, 60); set l3.backgroundColor rgba(1, 0, 0, 1); add l3 to l2; render l1
    DIS-22: Clipping keeps to the origin of the bounds
    new l1; set l1.bounds (20, 10, 30, 30); set l1.masksToBounds true; new l2; set l2.frame (0, 0, 100, 100); set l2.backgroundColor rgba(1, 0, 0, 1); add l2 to l1; render l1
    """#
}
