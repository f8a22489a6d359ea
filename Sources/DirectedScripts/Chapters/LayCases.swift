// Written by '.ci/sources Sources' from Specs/corpus/lay.txt.
extension CorpusScripts {
  static let layCases = #"""
    LAY-01: A fresh layer needs no layout
    new l1; get l1.needsLayout
    LAY-02: Marking sets the flag and laying out calls once and clears it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; get l1.needsLayout; layoutIfNeeded l1; get l1.needsLayout
    LAY-02: Marking twice is one layout
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l2; setNeedsLayout l2; layoutIfNeeded l2; layoutIfNeeded l2
    LAY-02: Marking a sublayer marks nobody above it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l3; get l2.needsLayout; get l1.needsLayout
    LAY-02: Marking a layer marks nobody below it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; get l2.needsLayout; layoutIfNeeded l1
    LAY-02: A mark outlives the removal of its layer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l2; remove l2; get l2.needsLayout; layoutIfNeeded l2
    LAY-03: Laying out a clean tree calls nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; layoutIfNeeded l1; layoutIfNeeded l2
    LAY-03: A clean layer with a delegate is not laid out
    new d1 implementing [layoutSublayers]; new l1; set l1.delegate d1; layoutIfNeeded l1; layoutIfNeeded l1
    LAY-04: A direct call of the layout method leaves the mark
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; layoutSublayers l1; get l1.needsLayout
    LAY-04: A direct call of the layout method on a clean layer is carried out and marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; layoutSublayers l2; get l2.needsLayout; get l1.needsLayout
    LAY-04: A direct call of the layout method does not lay out marked sublayers
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l2; layoutSublayers l1; get l2.needsLayout
    LAY-05: Adding a sublayer marks the superlayer
    new l1; new l2; add l2 to l1; get l1.needsLayout
    LAY-05: Inserting a sublayer anywhere marks the superlayer
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; layoutIfNeeded l1; insert l3 into l1 at 0; get l1.needsLayout; layoutIfNeeded l1; insert l4 into l1 below l2; get l1.needsLayout; layoutIfNeeded l1; insert l5 into l1 above l2; get l1.needsLayout
    LAY-05: Removing, replacing and setting sublayers mark the superlayer
    new l1; new l2; new l3; add l2 to l1; layoutIfNeeded l1; replace l2 in l1 with l3; get l1.needsLayout; layoutIfNeeded l1; remove l3; get l1.needsLayout; layoutIfNeeded l1; set l1.sublayers [l2]; get l1.needsLayout
    LAY-05: Setting no sublayers at all marks the layer that had some
    new l1; new l2; add l2 to l1; layoutIfNeeded l1; set l1.sublayers nil; get l1.needsLayout
    LAY-05: Setting an empty list of sublayers marks the layer that had some
    new l1; new l2; add l2 to l1; layoutIfNeeded l1; set l1.sublayers []; get l1.needsLayout
    LAY-05: Setting the sublayers in another order marks the layer
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; layoutIfNeeded l1; set l1.sublayers [l3, l2]; get l1.needsLayout
    LAY-05: Moving a sublayer to the end of its own list marks the superlayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; layoutIfNeeded l1; add l2 to l1; get l1.needsLayout
    LAY-05: A layer that is added elsewhere marks the layer that gets it
    new l1; new l2; new l3; add l2 to l1; layoutIfNeeded l1; add l2 to l3; get l3.needsLayout
    LAY-05 LAY-12: A layout that gives a sublayer away marks the layer that gets it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; new l3; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [add l2 to l3]; setNeedsLayout l1; layoutIfNeeded l1; get l3.needsLayout
    LAY-05: A sublayer that an action adds marks the layer that gets it
    new l9; host l9; new l1; add l1 to l9; set l1.actions {opacity: x1}; new l2; new l3; tick; tick; react x1 run limit 1 [add l3 to l2]; set l1.opacity 0.5; get l2.needsLayout
    LAY-06: The layer that is added is not marked
    new l1; new l2; add l2 to l1; get l2.needsLayout
    LAY-06: A layer that is inserted is not marked
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; insert l3 into l1 at 0; get l3.needsLayout; insert l4 into l1 below l2; get l4.needsLayout; insert l5 into l1 above l2; get l5.needsLayout
    LAY-06: Neither a replacing layer nor the layers of a new list are marked
    new l1; new l2; new l3; new l4; add l2 to l1; replace l2 in l1 with l3; get l3.needsLayout; set l1.sublayers [l4]; get l4.needsLayout
    LAY-06: Being added does not take a mark away
    new l1; new l2; setNeedsLayout l2; add l2 to l1; get l2.needsLayout
    LAY-07: A new size marks the layer
    new l1; set l1.bounds (0, 0, 10, 20); get l1.needsLayout
    LAY-07: A greater height alone marks the layer
    new l1; set l1.bounds (0, 0, 10, 20); layoutIfNeeded l1; set l1.bounds (0, 0, 10, 21); get l1.needsLayout
    LAY-07: A new size marks no sublayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l1.bounds (0, 0, 30, 40); get l2.needsLayout; layoutIfNeeded l1
    LAY-07 LAY-08: A sublayer whose setter resizes the layer above marks both
    new k1 CALayer implementing [didSetBounds]; new l1; new l2 k1; add l2 to l1; new l3; add l1 to l3; layoutIfNeeded l3; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 50, 60)]; set l2.bounds (0, 0, 10, 20); get l2.needsLayout; get l1.needsLayout; get l3.needsLayout
    LAY-08: A new size or transform of a sublayer marks the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); get l1.needsLayout; get l2.needsLayout; layoutIfNeeded l1; set l2.transform scale(2, 2, 1); get l1.needsLayout; get l2.needsLayout
    LAY-08: A new size marks the superlayer and nobody above that
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; set l3.bounds (0, 0, 10, 20); get l1.needsLayout; get l2.needsLayout
    LAY-08: A new transform marks the superlayer and nobody above that
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; set l3.transform scale(2, 2, 1); get l1.needsLayout; get l2.needsLayout
    LAY-08: A part of the size that is set by its path marks the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setValue l2 bounds.size.height 20; get l1.needsLayout
    LAY-08: A rotation that is set by its path marks the layer and its superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setValue l2 transform.rotation.z 0.5; get l2.needsLayout; get l1.needsLayout
    LAY-08: An affine map marks like the transform that it sets
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.affineTransform affine(1, 0, 0, 1, 5, 6); get l2.needsLayout; get l1.needsLayout
    LAY-08: A layer that was moved marks its new superlayer when its size changes
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; new l3 k1; remove l2; add l2 to l3; layoutIfNeeded l1; layoutIfNeeded l3; set l2.bounds (0, 0, 10, 20); get l3.needsLayout; get l1.needsLayout
    LAY-08: A transform that is set back to the identity marks
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.transform scale(2, 2, 1); layoutIfNeeded l1; set l2.transform identity; get l2.needsLayout; get l1.needsLayout
    LAY-08 LAY-28: An origin that changes together with the size marks the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (5, 6, 10, 20); get l1.needsLayout
    LAY-09: A new position marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.position (10, 20); get l2.needsLayout; get l1.needsLayout
    LAY-09: A coordinate of the position that is set by its path marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setValue l2 position.x 10; get l2.needsLayout; get l1.needsLayout
    LAY-10: A frame marks only if the size changes
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.frame (0, 0, 10, 20); layoutIfNeeded l1; set l2.frame (5, 5, 10, 20); get l2.needsLayout; get l1.needsLayout; set l2.frame (5, 5, 11, 20); get l2.needsLayout; get l1.needsLayout
    LAY-10: A part of the frame marks if it is the size and not if it is the origin
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; setValue l2 frame.origin.x 5; get l2.needsLayout; get l1.needsLayout; setValue l2 frame.size.width 11; get l2.needsLayout; get l1.needsLayout
    LAY-10: A moved frame of a layer with another origin of its bounds marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (3, 4, 10, 20); layoutIfNeeded l1; set l2.frame (50, 60, 10, 20); get l2.needsLayout; get l1.needsLayout
    LAY-11: Setting the size that is there already marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); get l2.needsLayout; get l1.needsLayout; set l2.transform identity; get l2.needsLayout; set l1.sublayers [l2]; get l1.needsLayout
    LAY-11: Setting the width that is there already by its path marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; setValue l2 bounds.size.width 10; get l2.needsLayout; get l1.needsLayout
    LAY-11: Setting no sublayers where there are none marks nobody
    new l1; set l1.sublayers nil; get l1.needsLayout; set l1.sublayers []; get l1.needsLayout
    LAY-11: A setter that sets the size that is there by then changes nothing
    new k1 CALayer implementing [didSetBounds]; new l1; new l2 k1; add l2 to l1; set l1.bounds (0, 0, 50, 60); layoutIfNeeded l1; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 50, 60)]; setValue l2 bounds (3, 4, 0, 0); get l1.needsLayout
    LAY-12: What a layer does to itself while it lays out does not mark it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; react k1 layoutSublayers limit 1 [add l2 to l1; set l1.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout; get l1.sublayers
    LAY-12: A layout that sets the frames of sublayers does not mark the layer that is laid out
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [set l2.frame (5, 6, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout; layoutIfNeeded l1
    LAY-12: A layout that turns its sublayers does not mark the layer that is laid out
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [set l2.transform scale(2, 2, 1); set l1.transform scale(3, 3, 1)]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout
    LAY-12: A layout that removes a sublayer does not mark the layer that is laid out
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [remove l2]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout; get l1.sublayers
    LAY-12: What a delegate does to a layer while it lays it out does not mark the layer
    new d1 implementing [layoutSublayers]; new l1; new l2; add l2 to l1; set l1.delegate d1; layoutIfNeeded l1; react d1 layoutSublayers limit 1 [set l1.bounds (0, 0, 30, 40); set l2.frame (0, 0, 10, 10)]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout
    LAY-12: What a layer does to itself in a direct call of the layout method does not mark it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; react k1 layoutSublayers limit 1 [add l2 to l1; set l1.bounds (0, 0, 30, 40)]; layoutSublayers l1; get l1.needsLayout
    LAY-12: A layer that changes when its layout is over is marked again
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; react k1 layoutSublayers limit 1 [set l1.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; set l1.bounds (0, 0, 50, 60); get l1.needsLayout
    LAY-12: A layout at the commit that resizes sublayers is not repeated in the next turn
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; new l2; add l2 to l1; add l1 to l9; tick; react k1 layoutSublayers limit 9 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; tick; get l1.needsLayout; tick
    LAY-12 LAY-07: A layout keeps no other layer from being marked
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l2.needsLayout
    LAY-12 LAY-08: A layer that resizes itself while it lays out marks the layer above it
    new k1 CALayer implementing [layoutSublayers]; new l1; new l2 k1; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; layoutSublayers l2; get l2.needsLayout; get l1.needsLayout
    LAY-12 LAY-05: A layout that takes its layer away marks the layer that loses it
    new k1 CALayer implementing [layoutSublayers]; new l1; new l2 k1; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [remove l2]; layoutSublayers l2; get l1.needsLayout; get l2.needsLayout
    LAY-13: The delegate is asked to lay out
    new d1 implementing [layoutSublayers]; new l1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-13: A layout manager lays out where no delegate does
    new m1 implementing [layoutSublayers]; new l1; set l1.layoutManager m1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-13: A delegate that lays out keeps the layout manager out of it
    new m1 implementing [layoutSublayers]; new d1 implementing [layoutSublayers]; new l1; set l1.layoutManager m1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-13: A delegate that does not lay out leaves it to the layout manager
    new m1 implementing [layoutSublayers]; new d1 implementing []; new l1; set l1.layoutManager m1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-13: A direct call of the layout method asks the delegate
    new d1 implementing [layoutSublayers]; new l1; set l1.delegate d1; layoutSublayers l1
    LAY-13: The delegate that a layer has now is asked to lay out
    new d1 implementing [layoutSublayers]; new d2 implementing [layoutSublayers]; new l1; set l1.delegate d1; setNeedsLayout l1; set l1.delegate d2; layoutIfNeeded l1
    LAY-14: A class that lays out itself keeps the delegate out of it
    new k1 CALayer implementing [layoutSublayers]; new d1 implementing [layoutSublayers]; new l1 k1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-14: A class that lays out itself keeps the layout manager out of it
    new k1 CALayer implementing [layoutSublayers]; new m1 implementing [layoutSublayers]; new l1 k1; set l1.layoutManager m1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-14: A subclass inherits the layout of its class
    new k1 CALayer implementing [layoutSublayers]; new k2 k1; new d1 implementing [layoutSublayers]; new l1 k2; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-14: A class that overrides something else leaves the layout to the delegate
    new k1 CALayer implementing [display]; new d1 implementing [layoutSublayers]; new l1 k1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-15: Laying out a sublayer begins at the topmost marked layer above it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l2; get l1.needsLayout; get l2.needsLayout
    LAY-15: A mask asks the layer that it masks
    new l1; new l2; set l1.mask l2; layoutIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout
    LAY-15: The climb ends below the first clean layer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l3; layoutIfNeeded l3; get l1.needsLayout
    LAY-15: The climb goes up as far as layers are marked
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l2; setNeedsLayout l3; layoutIfNeeded l3
    LAY-15 LAY-17: From the top of the climb siblings of the layer are laid out too
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; new l3 k1; add l3 to l1; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l3; layoutIfNeeded l2; get l3.needsLayout
    LAY-15 LAY-03: A clean layer is not laid out on the way down from the topmost marked one
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l3; get l2.needsLayout
    LAY-16: Laying out a clean sublayer of a marked layer lays the marked one out
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout
    LAY-17: Marked layers further below are laid out too
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l3; layoutIfNeeded l1; get l3.needsLayout
    LAY-17: A marked layer further down is laid out when a clean layer is asked
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l3; layoutIfNeeded l1; get l3.needsLayout
    LAY-17: A marked sublayer that takes itself away while it lays out does not keep its siblings from it
    new k1 CALayer implementing [layoutSublayers]; new l1; new l2; new l3 k1; new l4; add l2 to l1; add l3 to l1; add l4 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [remove l3]; setNeedsLayout l2; setNeedsLayout l3; setNeedsLayout l4; layoutIfNeeded l1; get l2.needsLayout; get l4.needsLayout; get l1.sublayers
    LAY-18: A superlayer is laid out before its sublayer and each of them once
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l3; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l1
    LAY-18: A marked sublayer that its superlayer resizes is laid out once
    new d1 implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1; new l2 k2; add l2 to l1; set l1.delegate d1; layoutIfNeeded l1; react d1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l1
    LAY-18 LAY-19: Where each layout resizes the layer below it each layer is laid out once
    new k1 CALayer implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new k3 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k2; new l3 k3; add l2 to l1; add l3 to l2; layoutIfNeeded l1; react k1 layoutSublayers limit 9 [set l2.bounds (0, 0, 30, 40)]; react k2 layoutSublayers limit 9 [set l3.bounds (0, 0, 10, 20)]; setNeedsLayout l1; layoutIfNeeded l1
    LAY-19: A sublayer that is resized by its superlayer's layout is laid out in the same pass
    new k1 CALayer implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k2; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l2.needsLayout
    LAY-19: A layer two levels down that a layout resizes is laid out in the same pass
    new d1 implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1; new l2; new l3 k2; add l2 to l1; add l3 to l2; set l1.delegate d1; layoutIfNeeded l1; react d1 layoutSublayers limit 1 [set l3.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l3.needsLayout
    LAY-19: A sublayer that a layout marks explicitly is laid out in the same pass
    new d1 implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1; new l2 k2; add l2 to l1; set l1.delegate d1; layoutIfNeeded l1; react d1 layoutSublayers limit 1 [setNeedsLayout l2]; setNeedsLayout l1; layoutIfNeeded l1; get l2.needsLayout
    LAY-19 LAY-20: A sublayer that is resized by a layout at the commit is laid out at the same commit
    new d1 implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l9; host l9; new l1; new l2 k2; add l2 to l1; add l1 to l9; set l1.delegate d1; tick; react d1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; tick; get l2.needsLayout
    LAY-20: Marked layers of a shown tree are laid out at the commit
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; begin; set l1.bounds (0, 0, 10, 20); commit; get l1.needsLayout
    LAY-20: A mark for layout is all that a turn needs to lay out
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; tick; setNeedsLayout l1; tick; get l1.needsLayout; tick
    LAY-20: A flush lays out what waits
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.bounds (0, 0, 10, 20); flush; get l1.needsLayout
    LAY-20 LAY-13: A commit asks the delegate to lay out
    new d1 implementing [layoutSublayers]; new l9; host l9; new l1; set l1.delegate d1; add l1 to l9; tick; setNeedsLayout l1; tick
    LAY-20: A layer that was laid out in its transaction is not laid out again at the commit
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; begin; set l1.bounds (0, 0, 10, 20); layoutIfNeeded l1; commit
    LAY-20: A commit lays out a marked layer below clean ones
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1; new l2; new l3 k1; add l3 to l2; add l2 to l1; add l1 to l9; tick; setNeedsLayout l3; tick
    LAY-20: A layout at the commit that marks a layer of another surface has that laid out as well
    new k1 CALayer implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1 k1; host l1; new l2 k2; host l2; new l3 k1; host l3; tick; react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l3; tick; tick; get l2.needsLayout
    LAY-20: What a completion block resizes is laid out in the turn behind it
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; tick; react b1 complete limit 1 [set l1.bounds (0, 0, 30, 40)]; begin; set transaction.completionBlock b1; commit; tick; tick; get l1.bounds; get l1.needsLayout
    LAY-21: Several changes of one transaction are one layout
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.bounds (0, 0, 10, 20); set l1.bounds (0, 0, 20, 20); set l1.bounds (0, 0, 30, 20); tick
    LAY-21: Marks of different kinds in one transaction are one layout
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; new l2; add l1 to l9; tick; begin; add l2 to l1; setNeedsLayout l1; set l1.bounds (0, 0, 20, 20); set l2.bounds (0, 0, 5, 5); commit; tick
    LAY-21: Two sublayers that change size lay their superlayer out once
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; new l2; new l3; add l2 to l1; add l3 to l1; add l1 to l9; tick; set l2.bounds (0, 0, 20, 20); set l3.bounds (0, 0, 30, 20); tick
    LAY-21: A setter that sets the size once more is still one layout
    new k1 CALayer implementing [didSetBounds]; new d1 implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; set l1.delegate d1; tick; tick; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 50, 60)]; set l1.bounds (0, 0, 10, 20); tick; get l1.bounds
    LAY-22: A layout manager hears once that the layout is no longer valid
    new m1 implementing [invalidateLayout]; new l1; set l1.layoutManager m1; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l1
    LAY-22: A layout manager hears of a new mark behind a layout
    new m1 implementing [invalidateLayout]; new l1; set l1.layoutManager m1; setNeedsLayout l1; layoutIfNeeded l1; setNeedsLayout l1
    LAY-22: A layout manager hears of the mark that a new size sets
    new m1 implementing [invalidateLayout]; new l1; set l1.layoutManager m1; layoutIfNeeded l1; set l1.bounds (0, 0, 10, 20); set l1.bounds (0, 0, 20, 20)
    LAY-22: A layout manager hears of the mark that a new sublayer sets
    new m1 implementing [invalidateLayout]; new l1; new l2; set l1.layoutManager m1; layoutIfNeeded l1; add l2 to l1
    LAY-23 LAY-25: Flexible parts follow the size of the superlayer at once
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-23: A new origin of the superlayer resizes nobody
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.bounds (7, 8, 100, 100); get l2.frame
    LAY-23: A layer that is added to a grown layer stays as it is
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); add l2 to l1; get l2.frame
    LAY-23: A mask that is set behind a growth does nothing by itself
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l1.bounds (0, 0, 200, 300); set l2.autoresizingMask 18; get l2.frame
    LAY-23: A layer that was removed no longer follows the size of its superlayer
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; remove l2; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-23: A size that is set by its path resizes the sublayers
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; setValue l1 bounds.size.width 200; get l2.frame
    LAY-23: A second growth is added to the first
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); set l1.bounds (0, 0, 250, 280); get l2.frame
    LAY-23: A layout does not have the sublayers follow a second time
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; layoutIfNeeded l1; set l1.bounds (0, 0, 200, 300); layoutIfNeeded l1; get l2.frame; layoutIfNeeded l1; get l2.frame
    LAY-23: A moved or turned superlayer resizes nobody
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.position (50, 60); set l1.transform scale(2, 2, 1); get l2.frame
    LAY-23: A setter that sets the size once more has the sublayers follow by both changes
    new k1 CALayer implementing [didSetBounds]; new l1 k1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; add l2 to l1; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 300, 250)]; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-23: A sublayer that leaves when it is resized does not keep its siblings from following
    new k1 CALayer implementing [didSetBounds]; new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; add l2 to l1; new l3 k1; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 18; add l3 to l1; new l4; set l4.frame (10, 20, 50, 40); set l4.autoresizingMask 18; add l4 to l1; react k1 didSetBounds limit 1 [remove l3]; set l1.bounds (0, 0, 200, 300); get l2.frame; get l4.frame
    LAY-23: A setter that moves the origin as well has the sublayers follow once
    new k1 CALayer implementing [didSetBounds]; new l1 k1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; add l2 to l1; react k1 didSetBounds limit 1 [set l1.bounds (7, 8, 200, 300)]; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-23: A setter that takes the growth back leaves the sublayers as they were
    new k1 CALayer implementing [didSetBounds]; new l1 k1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; add l2 to l1; react k1 didSetBounds limit 1 [set l1.bounds (0, 0, 100, 100)]; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-24: Laying out asks for no display
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsDisplay
    LAY-24: Layout at the commit displays nobody
    new k1 CALayer implementing [layoutSublayers, display]; new l9; host l9; new l1 k1; add l1 to l9; set l1.bounds (0, 0, 10, 10); tick; setNeedsLayout l1; tick; get l1.needsDisplay
    LAY-25: A change of extent is split in three whatever the sizes are
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 3; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 5; add l3 to l1; new l4; set l4.frame (10, 20, 50, 40); set l4.autoresizingMask 7; add l4 to l1; new l5; set l5.frame (10, 20, 50, 40); set l5.autoresizingMask 24; add l5 to l1; new l6; set l6.frame (10, 20, 50, 40); set l6.autoresizingMask 63; add l6 to l1; new l7; set l7.frame (10, 20, 50, 40); add l7 to l1; set l1.bounds (0, 0, 200, 300); get l2.frame; get l3.frame; get l4.frame; get l5.frame; get l6.frame; get l7.frame
    LAY-25: A shrinking superlayer may turn a size round
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 3; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 18; add l3 to l1; set l1.bounds (0, 0, 50, 25); get l2.frame; get l3.frame
    LAY-25: A margin that alone is flexible takes the whole change
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 1; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 4; add l3 to l1; new l4; set l4.frame (10, 20, 50, 40); set l4.autoresizingMask 8; add l4 to l1; new l5; set l5.frame (10, 20, 50, 40); set l5.autoresizingMask 32; add l5 to l1; set l1.bounds (0, 0, 200, 300); get l2.frame; get l3.frame; get l4.frame; get l5.frame
    LAY-25: A flexible size beside the margin behind it takes a third of the change
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 6; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 48; add l3 to l1; set l1.bounds (0, 0, 200, 300); get l2.frame; get l3.frame
    LAY-25: A rigid size takes what the margins lose by rounding
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 5; set l1.bounds (0, 0, 201, 100); get l2.frame
    LAY-25: A sublayer with its anchor in a corner is resized as a frame
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.anchorPoint (0, 0); set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); get l2.frame; get l2.position
    LAY-25: A resized sublayer keeps the origin of its bounds
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.bounds (3, 4, 50, 40); set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); get l2.bounds
    LAY-26: A frame of the superlayer resizes through several levels
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (0, 0, 100, 100); set l2.autoresizingMask 18; add l2 to l1; new l3; set l3.frame (10, 10, 80, 80); set l3.autoresizingMask 18; add l3 to l2; set l1.frame (5, 5, 200, 160); get l2.frame; get l3.frame
    LAY-26: A frame of the superlayer that is merely moved resizes nobody
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 63; add l2 to l1; set l1.frame (50, 60, 100, 100); get l2.frame
    LAY-26: A sublayer that does not follow passes no size on
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (0, 0, 100, 100); add l2 to l1; new l3; set l3.frame (10, 10, 80, 80); set l3.autoresizingMask 18; add l3 to l2; set l1.frame (0, 0, 200, 160); get l3.frame
    LAY-27: The preferred size is the one that the layout manager answers
    new l1; set l1.bounds (0, 0, 50, 60); get l1.preferredFrameSize; new m1 implementing [preferredSize] {preferredSize: size(11, 22)}; set l1.layoutManager m1; get l1.preferredFrameSize; set l1.layoutManager nil; get l1.preferredFrameSize
    LAY-28: A new origin of the bounds does not mark the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; set l2.bounds (5, 6, 10, 20); get l1.needsLayout
    LAY-28: A part of the origin that is set by its path does not mark the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setValue l2 bounds.origin.y 6; get l1.needsLayout
    LAY-29: Two constraints place or stretch a layer in their direction
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: -20}]; set l3.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25, offset: 5}]; set l4.constraints [{attribute: "midY", sourceName: "superlayer", sourceAttribute: "midY"}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height", scale: 0.5}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: The middle and an edge make an extent of twice their distance
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}, {attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}]; set l3.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: -10}, {attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX", offset: 10}]; set l4.constraints [{attribute: "minY", sourceName: "superlayer", sourceAttribute: "minY", offset: 4}, {attribute: "midY", sourceName: "superlayer", sourceAttribute: "midY"}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: Of more than two constraints the last one counts and the first in their order
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.5}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 5}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: -15}]; set l3.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.5}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame
    LAY-29: Constraints that come to nothing leave their direction alone
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "width", sourceName: "superlayer", sourceAttribute: "width"}]; set l3.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX"}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 9}]; set l4.constraints [{attribute: "minX", sourceName: "nobody", sourceAttribute: "minX"}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width"}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: Constraints that lead back to their layer leave their direction alone
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "a", sourceAttribute: "maxX"}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width"}]; set l3.constraints [{attribute: "minY", sourceName: "c", sourceAttribute: "minY", offset: 3}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height"}]; set l4.constraints [{attribute: "minY", sourceName: "b", sourceAttribute: "minY", offset: 3}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height"}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: A layer follows a sibling to the place where constraints put it
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "b", sourceAttribute: "maxX", offset: 4}, {attribute: "width", sourceName: "b", sourceAttribute: "width"}]; set l3.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "midX"}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame
    LAY-29: Two constraints of the vertical direction place or stretch a layer
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minY", sourceName: "superlayer", sourceAttribute: "minY", offset: 10}, {attribute: "maxY", sourceName: "superlayer", sourceAttribute: "maxY", offset: -20}]; set l3.constraints [{attribute: "maxY", sourceName: "superlayer", sourceAttribute: "maxY"}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height", scale: 0.25}]; set l4.constraints [{attribute: "minY", sourceName: "superlayer", sourceAttribute: "midY"}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height", scale: 0.25}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: A width and the middle place a layer around it
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX", offset: 5}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}]; set l3.constraints [{attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 7}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame
    LAY-29: The order of two constraints does not matter
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: -20}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}]; set l3.constraints [{attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame
    LAY-29: A constraint scales its source before it adds the offset
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "maxX", scale: 0.5, offset: 6}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25, offset: -4}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    LAY-29: The vertical middle and the upper edge make a height of twice their distance
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "maxY", sourceName: "superlayer", sourceAttribute: "maxY", offset: -10}, {attribute: "midY", sourceName: "superlayer", sourceAttribute: "midY", offset: 10}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    LAY-29: Of three constraints the last one is paired with the middle before the greater edge
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}]; set l3.constraints [{attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame
    LAY-29: Of four constraints the last one is paired with the least edge
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "midX", sourceName: "superlayer", sourceAttribute: "midX"}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 8}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    LAY-29: A lone height and a middle or greater edge given twice leave their direction alone
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "height", sourceName: "superlayer", sourceAttribute: "height"}]; set l3.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: 9}]; set l4.constraints [{attribute: "midY", sourceName: "superlayer", sourceAttribute: "midY"}, {attribute: "midY", sourceName: "superlayer", sourceAttribute: "midY", offset: 9}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l3.frame; get l4.frame
    LAY-29: An idle direction does not keep the other one from being laid out
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "width", sourceName: "superlayer", sourceAttribute: "width"}, {attribute: "minY", sourceName: "superlayer", sourceAttribute: "minY", offset: 9}, {attribute: "height", sourceName: "superlayer", sourceAttribute: "height", scale: 0.5}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    LAY-29: A layer follows a sibling that has no constraints of its own
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l3.frame (20, 30, 16, 24); set l2.constraints [{attribute: "minX", sourceName: "b", sourceAttribute: "maxX", offset: 4}, {attribute: "width", sourceName: "b", sourceAttribute: "width", scale: 2}]; set l4.constraints [{attribute: "midY", sourceName: "b", sourceAttribute: "midY"}, {attribute: "height", sourceName: "b", sourceAttribute: "height", scale: 0.5}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame; get l4.frame
    LAY-29: A chain of three layers is laid out in one go
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "minX", sourceName: "b", sourceAttribute: "maxX"}, {attribute: "width", sourceName: "b", sourceAttribute: "width"}]; set l3.constraints [{attribute: "minX", sourceName: "c", sourceAttribute: "maxX"}, {attribute: "width", sourceName: "c", sourceAttribute: "width"}]; set l4.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 3}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}]; setNeedsLayout l1; layoutIfNeeded l1; get l2.frame
    LAY-29: Constraints are followed again when the superlayer grows
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; set l2.constraints [{attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX"}, {attribute: "width", sourceName: "superlayer", sourceAttribute: "width", scale: 0.25}]; layoutIfNeeded l1; set l1.bounds (0, 0, 200, 80); layoutIfNeeded l1; get l2.frame
    LAY-29: Constraints wait for the layout
    new m1 CAConstraintLayoutManager; new l1; set l1.bounds (0, 0, 100, 80); set l1.layoutManager m1; new l2; set l2.name "a"; set l2.frame (1, 2, 30, 40); add l2 to l1; new l3; set l3.name "b"; set l3.frame (1, 2, 30, 40); add l3 to l1; new l4; set l4.name "c"; set l4.frame (1, 2, 30, 40); add l4 to l1; layoutIfNeeded l1; set l2.constraints [{attribute: "minX", sourceName: "superlayer", sourceAttribute: "minX", offset: 10}, {attribute: "maxX", sourceName: "superlayer", sourceAttribute: "maxX", offset: -20}]; get l2.frame
    """#
}
