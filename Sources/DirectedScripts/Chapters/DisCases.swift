// Written by '.ci/sources Sources' from Specs/corpus/dis.txt.
extension CorpusScripts {
  static let disCases = #"""
    DIS-01: Marking a layer or a part of it sets the flag
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; get l1.needsDisplay; displayIfNeeded l1; get l1.needsDisplay; setNeedsDisplayInRect l1 (1, 1, 2, 2); get l1.needsDisplay
    DIS-02: A marked layer is displayed once and an unmarked one not at all
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1; get l1.needsDisplay; displayIfNeeded l1
    DIS-03: A direct call of display clears the mark
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; display l1; get l1.needsDisplay
    DIS-04: Marking again and again is one display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; setNeedsDisplay l1; setNeedsDisplayInRect l1 (0, 0, 1, 1); displayIfNeeded l1; displayIfNeeded l1
    DIS-05: A new size asks for no display
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay
    DIS-06: A layer that wants it is marked when its bounds change
    new l1; set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.bounds (0, 0, 20, 20); get l1.needsDisplay
    DIS-07: A class that displays itself is the only one called
    new k1 CALayer implementing [display]; new d1 implementing [display, draw]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-08: A delegate that displays is not asked to draw
    new d1 implementing [display, draw, layerWillDraw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-09: A class that draws is asked when nobody displays
    new k1 CALayer implementing [draw]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: A class that draws keeps the delegate from drawing
    new k1 CALayer implementing [draw]; new d1 implementing [draw]; new l1 k1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-10: A delegate draws when nobody else does
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-11: A delegate hears of drawing before it draws
    new d1 implementing [draw, layerWillDraw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; displayIfNeeded l1
    DIS-12: A drawing replaces the image that was there
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); set l1.contents i1; setNeedsDisplay l1; displayIfNeeded l1; get l1.contents
    DIS-13: An image replaces the drawing that was there and calls nobody
    new d1 implementing [draw]; new l1; set l1.delegate d1; set l1.bounds (0, 0, 10, 10); setNeedsDisplay l1; displayIfNeeded l1; set l1.contents i1; get l1.contents
    DIS-14: An image is kept as it is and nil takes it away
    new l1; set l1.contents i1; get l1.contents; set l1.contents i2; get l1.contents; set l1.contents nil; get l1.contents
    DIS-15: At the commit layout comes before display
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; add l1 to l9; set l1.bounds (0, 0, 10, 10); tick; setNeedsDisplay l1; setNeedsLayout l1; tick; get l1.needsDisplay
    DIS-15 TXN-11: A mark is all that a turn needs to display
    new d1 implementing [display]; new l1; set l1.bounds (0, 0, 4, 4); set l1.delegate d1; host l1; tick; tick; setNeedsDisplay l1; tick; get l1.needsDisplay
    DIS-16: Ordinary properties ask for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; set l1.position (5, 6); set l1.opacity 0.5; set l1.hidden true; set l1.cornerRadius 3; set l1.contents i1; set l1.transform scale(2, 2, 1); set l1.zPosition 4; get l1.needsDisplay; displayIfNeeded l1
    DIS-17: Removing animations asks for no display
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; addAnimation a1 to l1 key k; removeAllAnimations l1; get l1.needsDisplay
    DIS-18: Hit tests draw nothing
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; hitTest l1 (1, 1); get l1.needsDisplay
    DIS-18: Painting a layer draws nothing new
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsDisplay l1; render l1; get l1.needsDisplay
    DIS-19: Contents fill, fit or cover the bounds
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; render l1; set l2.contentsGravity "resizeAspect"; render l1; set l2.contentsGravity "resizeAspectFill"; render l1
    DIS-19: Contents with a place are not scaled and top is the greatest y
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "topRight"; render l1; set l2.contentsGravity "bottomLeft"; render l1; set l2.contentsGravity "top"; render l1; set l2.contentsGravity "left"; render l1
    DIS-19: The scale of contents makes points of their pixels
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "center"; render l1; set l2.contentsScale 2; render l1
    DIS-20: Rectangles of the contents are kept as they are
    new l1; get l1.contentsRect; get l1.contentsCenter; set l1.contentsRect (-1, -1, 4, 4); set l1.contentsCenter (0.25, 0.5, 2, 0.25); get l1.contentsRect; get l1.contentsCenter
    DIS-21 DIS-19: The origin of the bounds does not move the layer's own contents
    new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); add l2 to l1; set l2.contents i1; set l2.contentsGravity "bottomLeft"; set l2.bounds (30, 40, 80, 60); render l1; new l3; set l3.frame (30, 40, 50, 50); set l3.backgroundColor rgba(1, 0, 0, 1); add l3 to l2; render l1
    DIS-22: Painting puts the layer's own corner at the origin whatever its position
    new l1; set l1.frame (30, 40, 10, 20); set l1.backgroundColor rgba(1, 0, 0, 1); render l1; set l1.transform scale(3, 3, 1); render l1
    DIS-22: Hidden and wholly transparent layers paint nothing
    new l1; set l1.frame (0, 0, 10, 20); set l1.backgroundColor rgba(1, 0, 0, 1); set l1.hidden true; render l1; set l1.hidden false; set l1.opacity 0; render l1; set l1.opacity 0.5; render l1
    DIS-22: Sublayers outside are painted unless they are clipped
    new l1; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (5, 5, 20, 20); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; render l1; set l1.masksToBounds true; render l1
    """#
}
