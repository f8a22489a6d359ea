// Written by '.ci/sources Sources' from Specs/corpus/copy.txt.
extension CorpusScripts {
  static let copyCases = #"""
    COPY-01: The model of a layer is the layer itself
    new l1; get l1.modelLayer
    COPY-01: The model of a layer that is shown is still the layer itself
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l1.modelLayer; get l9.modelLayer
    COPY-02 PRES-01: A layer that was never committed has no copy
    new l1; exists l1.presentation
    COPY-02 PRES-01: A layer under one that is not shown has no copy after a turn
    new l1; new l2; add l2 to l1; tick; exists l1.presentation; exists l2.presentation
    COPY-02: A layer that was added and not committed has no copy yet
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; begin; add l2 to l1; exists l2.presentation; commit; flush; exists l2.presentation
    COPY-03: After a commit there is a copy and its model is the layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; exists l1.presentation; get l1.presentation.modelLayer
    COPY-03: The whole tree has copies after a commit
    new l1; new l2; new l3; add l3 to l2; host l1; tick; add l2 to l1; flush; exists l2.presentation; exists l3.presentation; get l3.presentation.modelLayer
    COPY-03: A layer that took the place of another has a copy
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; replace l1 in l9 with l2; tick; exists l2.presentation; get l2.presentation.modelLayer; get l9.presentation.sublayers
    COPY-03 COPY-05: The copy of a shape is a shape
    new l1 CAShapeLayer; set l1.path path[M 0 0 L 5 5]; set l1.lineWidth 3; set l1.fillColor nil; host l1; tick; get l1.presentation.path; get l1.presentation.lineWidth; get l1.presentation.fillColor; get l1.presentation.miterLimit
    COPY-03 COPY-05: The copy of a text and that of a gradient have what these have
    new l1 CATextLayer; new l2 CAGradientLayer; set l1.string "Moe"; set l2.colors [rgba(1, 0, 0, 1), rgba(0, 0, 1, 1)]; add l2 to l1; host l1; tick; get l1.presentation.string; get l1.presentation.fontSize; get l2.presentation.colors; get l2.presentation.endPoint
    COPY-03 COPY-05: The copy of a scroll layer clips and is scrolled
    new l1 CAScrollLayer; set l1.bounds (0, 0, 40, 40); set l1.scrollMode "vertically"; host l1; tick; get l1.presentation.masksToBounds; get l1.presentation.scrollMode
    COPY-03: The layer of a view has a copy after the commit
    new v1 backing l1; set v1.bounds (0, 0, 40, 30); set v1.center (50, 60); host v1; exists l1.presentation; tick; exists l1.presentation; get l1.presentation.position
    COPY-03: A sublayer that a layout adds at the commit has a copy in the turn behind it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; host l1; new l2; set l2.zPosition 4; tick; tick; react k1 layoutSublayers limit 1 [add l2 to l1]; setNeedsLayout l1; tick; tick; exists l2.presentation; get l2.presentation.superlayer; get l2.presentation.zPosition
    COPY-04: A copy holds what was committed and not what is pending
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; commit; get l1.presentation.opacity
    COPY-04 TXN-11: An inner commit shows nothing in the copy before the outer one
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; begin; set transaction.disableActions true; set l1.zPosition 1; commit; get l1.presentation.zPosition; commit; get l1.presentation.zPosition
    COPY-04: A flush shows what was pending without an animation
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 1; get l1.presentation.zPosition; flush; get l1.presentation.zPosition
    COPY-04: Of two changes of a turn the copy shows the last one
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.zPosition 1; set l1.zPosition 2; tick; get l1.presentation.zPosition
    COPY-04 KVC-03: A value set by a path shows in the copy after the commit alone
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; setValue l1 position.x 7; get l1.presentation.position; value l1.presentation position.x; commit; value l1.presentation position.x
    COPY-04 COPY-05: A property that never animates shows in the copy after its commit, too
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.name "Moe"; set l1.contentsGravity "center"; set l1.geometryFlipped true; get l1.presentation.name; tick; get l1.presentation.name; get l1.presentation.contentsGravity; get l1.presentation.geometryFlipped
    COPY-04 COPY-05: A value that was taken away is not in the copy after the commit
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.name "Moe"; set l1.shadowPath path[M 0 0 L 5 5]; tick; get l1.presentation.name; set transaction.disableActions true; set l1.name nil; set l1.shadowPath nil; tick; get l1.presentation.name; get l1.presentation.shadowPath
    COPY-04: A copy has the delegate that was committed and not the one that waits
    new l1; host l1; tick; new d1; set l1.delegate d1; get l1.presentation.delegate; tick; get l1.presentation.delegate
    COPY-04 LAY-20: What a layout changes at the commit shows in the copy with the next turn
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; host l1; new l2; set l2.actions {zPosition: null}; add l2 to l1; tick; tick; react k1 layoutSublayers limit 1 [set l2.zPosition 3]; setNeedsLayout l1; get l2.presentation.zPosition; tick; tick; get l2.presentation.zPosition
    COPY-04: What a setter changes further is not in the copy before the commit
    new k1 CALayer implementing [didSetBounds]; new l1 k1; host l1; tick; react k1 didSetBounds limit 1 [set l1.zPosition 3]; begin; set transaction.disableActions true; set l1.bounds (0, 0, 30, 40); get l1.presentation.zPosition; get l1.presentation.bounds; commit; get l1.presentation.zPosition; get l1.presentation.bounds
    COPY-04: What a completion block changes shows in the copy with the next turn
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; react b1 complete limit 1 [begin; set transaction.disableActions true; set l1.zPosition 3; commit]; begin; set transaction.completionBlock b1; commit; tick; tick; get l1.presentation.zPosition; exists l1.animation(zPosition)
    COPY-05: A copy has all properties of its layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.cornerRadius 4; set l1.borderWidth 2; set l1.zPosition 3; set l1.name "Moe"; set l1.contentsScale 2; set l1.masksToBounds true; tick; get l1.presentation.cornerRadius; get l1.presentation.borderWidth; get l1.presentation.zPosition; get l1.presentation.name; get l1.presentation.contentsScale; get l1.presentation.masksToBounds; get l1.presentation.bounds
    COPY-05: A copy has the geometry with all its parts
    new l1; set l1.bounds (3, 4, 40, 30); set l1.anchorPoint (0.25, 1); set l1.anchorPointZ 2; set l1.transform planar(2, 1, 0, 3, 5, 6); set l1.sublayerTransform scale(2, 3, 4); host l1; tick; get l1.presentation.bounds; get l1.presentation.anchorPoint; get l1.presentation.anchorPointZ; get l1.presentation.transform; get l1.presentation.sublayerTransform
    COPY-05: A copy has the colours, the shadow and the flags
    new l1; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.borderColor rgba(0, 1, 0, 1); set l1.shadowOffset size(5, 6); set l1.shadowRadius 7; set l1.hidden true; set l1.doubleSided false; set l1.opaque true; host l1; tick; get l1.presentation.backgroundColor; get l1.presentation.borderColor; get l1.presentation.shadowOffset; get l1.presentation.shadowRadius; get l1.presentation.hidden; get l1.presentation.doubleSided; get l1.presentation.opaque
    COPY-05: A copy has the contents and how they lie
    new l1; set l1.contents i1; set l1.contentsRect (0, 0, 0.5, 1); set l1.contentsCenter (0.25, 0, 0.5, 1); set l1.contentsGravity "top"; set l1.magnificationFilter "nearest"; host l1; tick; get l1.presentation.contents; get l1.presentation.contentsRect; get l1.presentation.contentsCenter; get l1.presentation.contentsGravity; get l1.presentation.magnificationFilter
    COPY-05: A copy has the properties of time
    new l1; set l1.speed 2; set l1.timeOffset 3; set l1.fillMode "both"; set l1.repeatCount 4; host l1; tick; get l1.presentation.speed; get l1.presentation.timeOffset; get l1.presentation.fillMode; get l1.presentation.repeatCount
    COPY-05: A copy has the delegate and the actions
    new l1; new d1 implementing []; set l1.delegate d1; set l1.actions {opacity: x1}; host l1; tick; get l1.presentation.delegate; get l1.presentation.actions
    COPY-05 KVC-21: A copy has the defaults that a class supplies
    new k1 CALayer; hook k1 defaultValueForKey cornerRadius 5; new l1 k1; host l1; tick; get l1.presentation.cornerRadius
    COPY-05: An image that a display sets at the commit is in the copy behind it
    new k1 CALayer implementing [display]; new l1 k1; set l1.bounds (0, 0, 10, 10); set l1.actions {contents: null}; host l1; tick; tick; react k1 display limit 1 [set l1.contents i1]; setNeedsDisplay l1; tick; tick; get l1.presentation.contents
    COPY-06: Copies stand in the tree as their layers do
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l9.presentation.sublayers; get l1.presentation.superlayer; new l2; set l1.mask l2; tick; get l1.presentation.mask
    COPY-06: The copy at the root stands below nothing and one at the end above nothing
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l9.presentation.superlayer; get l1.presentation.sublayers; get l1.presentation.mask
    COPY-06 COPY-04: A sublayer that was taken out stays in the copy until the commit
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; remove l1; get l9.presentation.sublayers; get l9.sublayers; commit; get l9.presentation.sublayers
    COPY-06: Copies stand in the order of their layers
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; new l3; insert l2 into l9 at 0; add l3 to l9; tick; get l9.presentation.sublayers; insert l3 into l9 below l1; tick; get l9.presentation.sublayers
    COPY-06: A layer that went to another superlayer stands below the copy of that one
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l9; tick; add l1 to l2; tick; get l1.presentation.superlayer; get l9.presentation.sublayers; get l2.presentation.sublayers
    COPY-06 COPY-04: A mask is in the copy from its commit on and no longer than it is there
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; begin; set l1.mask l2; get l1.presentation.mask; commit; get l1.presentation.mask; set l1.mask nil; tick; get l1.presentation.mask
    COPY-06 COPY-04: A sublayer that an action takes away stays in the copy until the commit
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; add l2 to l1; set l1.actions {opacity: x1}; tick; react x1 run limit 1 [remove l2]; begin; set l1.opacity 0.5; get l1.sublayers; get l1.presentation.sublayers; commit; get l1.presentation.sublayers
    COPY-06: A stop that takes its layer away takes it out of the copy above
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; set a1.delegate h1; react h1 stop limit 1 [remove l1]; addAnimation a1 to l1 key k; tick; advance 1.5; tick; tick; get l9.presentation.sublayers
    COPY-07 PRES-17: Copies are asked about the geometry that is shown
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (20, 20); set a1.toValue (20, 20); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; hitTest l9.presentation (10, 10); hitTest l9 (10, 10); convert (0, 0) from l1.presentation to l9.presentation; convert (0, 0) from l1 to l9
    COPY-07: A copy contains what its shown bounds contain
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "bounds"; set a1.fromValue (0, 0, 80, 80); set a1.toValue (0, 0, 80, 80); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; contains l1.presentation (60, 60); contains l1 (60, 60)
    COPY-07 COPY-04: A copy is hit by the geometry that was committed and not by the pending one
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.position (20, 20); hitTest l9.presentation (60, 60); hitTest l9 (60, 60); commit; hitTest l9.presentation (60, 60)
    COPY-07 COPY-04: A copy that is hidden is not hit
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.hidden true; hitTest l9.presentation (50, 50); commit; hitTest l9.presentation (50, 50)
    COPY-07 SUB-08: What is visible of a copy are its shown bounds
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "bounds"; set a1.fromValue (5, 5, 80, 70); set a1.toValue (5, 5, 80, 70); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.visibleRect; get l1.visibleRect
    COPY-07 PRES-17: A rectangle is converted from copy to copy with what is shown
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.fromValue scale(2, 3, 1); set a1.toValue scale(2, 3, 1); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; convert (0, 0, 40, 40) from l1.presentation to l9.presentation; convert (0, 0, 40, 40) from l1 to l9
    COPY-07 PRES-17: A point is converted back into a copy with what is shown
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (20, 20); set a1.toValue (20, 20); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; convert (10, 10) from l9.presentation to l1.presentation
    COPY-07 SUB-08: What is visible of a copy does not follow scrolling that is pending
    new l9 CAScrollLayer; set l9.bounds (0, 0, 20, 20); host l9; new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; scrollToPoint l9 (30, 40); get l1.presentation.visibleRect; get l1.visibleRect; commit
    COPY-07 TREE-30: A copy that clips is not hit outside
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new l2; set l2.bounds (0, 0, 90, 90); add l2 to l1; tick; begin; set transaction.disableActions true; set l1.masksToBounds true; hitTest l9.presentation (15, 15); hitTest l9 (15, 15); commit; hitTest l9.presentation (15, 15)
    COPY-08 PRES-14: The frame of a copy is derived from the copy
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 0); set a1.toValue (100, 50); set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.position; get l1.presentation.frame; get l1.frame
    COPY-08 PRES-14: The frame of a copy follows a shown scale
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "transform"; set a1.fromValue identity; set a1.toValue scale(3, 1, 1); set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 2; get l1.presentation.frame; get l1.frame
    COPY-08 PRES-14: The frame of a copy follows a shown anchor point
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "anchorPoint"; set a1.fromValue (0, 0); set a1.toValue (1, 0); set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.frame
    COPY-08 COPY-04: The frame of a copy stays where the layer was while a new frame is pending
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.frame (1, 2, 30, 20); get l1.presentation.frame; value l1.presentation frame.size.width; commit; get l1.presentation.frame
    COPY-08: A frame that a layout sets at the commit is that of the copy
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; host l1; new l2; set l2.actions {position: null, bounds: null}; add l2 to l1; tick; tick; react k1 layoutSublayers limit 1 [set l2.frame (10, 20, 30, 40)]; setNeedsLayout l1; tick; tick; get l2.presentation.frame
    COPY-09: A copy is made through the initialiser that its class overrides
    new k1 CALayer implementing [initWithLayer]; new l1 k1; set l1.opacity 0.5; host l1; tick; get l1.presentation.opacity
    COPY-09 COPY-04: A copy made by an initialiser that is overridden shows what was changed since
    new k1 CALayer implementing [initWithLayer]; new l1 k1; host l1; tick; get l1.presentation.zPosition; set transaction.disableActions true; set l1.zPosition 3; tick; get l1.presentation.zPosition; get l1.presentation.modelLayer
    COPY-10: Reading a copy leaves the model alone
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 0.5; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 2; get l1.presentation.opacity; get l1.opacity; animationKeys l1
    COPY-10: Reading a copy that lags behind leaves the model as it was set
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 1; get l1.presentation.zPosition; get l1.zPosition
    COPY-10: Reading a copy neither lays out nor draws nor takes marks away
    new k1 CALayer implementing [layoutSublayers, display]; new l1 k1; set l1.bounds (0, 0, 40, 40); host l1; tick; setNeedsLayout l1; setNeedsDisplay l1; get l1.presentation.bounds; get l1.needsLayout; get l1.needsDisplay
    COPY-10: Reading a copy asks nobody for an action
    new l1; new d1 {opacity: x1}; set l1.delegate d1; host l1; tick; set l1.opacity 0.5; get l1.presentation.opacity; get l1.opacity
    COPY-10: Reading a copy tells observers nothing
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; observe l1 zPosition; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.zPosition
    COPY-10: Reading a copy begins no transaction
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l1.presentation.zPosition; set transaction.animationDuration 3; get l1.presentation.zPosition; get transaction.animationDuration
    COPY-11: Two readings with nothing between them agree
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 3; get l1.presentation.zPosition; get l1.presentation.zPosition
    COPY-11: Two readings of a frame with nothing between them agree
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "transform.rotation.z"; set a1.fromValue 0; set a1.toValue 3.141592653589793; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 2; get l1.presentation.frame; get l1.presentation.frame
    COPY-12: A copy that was handed out does not change with its layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; get l1.presentation.zPosition; set l1.zPosition 1; get l1.presentation.zPosition; commit; get l1.presentation.zPosition
    """#
}
