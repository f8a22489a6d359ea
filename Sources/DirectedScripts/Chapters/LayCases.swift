// Written by '.ci/sources Sources' from Specs/corpus/lay.txt.
extension CorpusScripts {
  static let layCases = #"""
    LAY-01: A fresh layer needs no layout
    new l1; get l1.needsLayout
    LAY-02: Marking sets the flag and laying out calls once and clears it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; get l1.needsLayout; layoutIfNeeded l1; get l1.needsLayout
    LAY-03: Laying out a clean tree calls nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; layoutIfNeeded l1; layoutIfNeeded l2
    LAY-04: A direct call of the layout method leaves the mark
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; layoutSublayers l1; get l1.needsLayout
    LAY-05: Adding a sublayer marks the superlayer
    new l1; new l2; add l2 to l1; get l1.needsLayout
    LAY-05: Inserting a sublayer anywhere marks the superlayer
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; layoutIfNeeded l1; insert l3 into l1 at 0; get l1.needsLayout; layoutIfNeeded l1; insert l4 into l1 below l2; get l1.needsLayout; layoutIfNeeded l1; insert l5 into l1 above l2; get l1.needsLayout
    LAY-05: Removing, replacing and setting sublayers mark the superlayer
    new l1; new l2; new l3; add l2 to l1; layoutIfNeeded l1; replace l2 in l1 with l3; get l1.needsLayout; layoutIfNeeded l1; remove l3; get l1.needsLayout; layoutIfNeeded l1; set l1.sublayers [l2]; get l1.needsLayout
    LAY-06: The layer that is added is not marked
    new l1; new l2; add l2 to l1; get l2.needsLayout
    LAY-07: A new size marks the layer
    new l1; set l1.bounds (0, 0, 10, 20); get l1.needsLayout
    LAY-08: A new size or transform of a sublayer marks the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); get l1.needsLayout; get l2.needsLayout; layoutIfNeeded l1; set l2.transform scale(2, 2, 1); get l1.needsLayout; get l2.needsLayout
    LAY-09: A new position marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.position (10, 20); get l2.needsLayout; get l1.needsLayout
    LAY-10: A frame marks only if the size changes
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.frame (0, 0, 10, 20); layoutIfNeeded l1; set l2.frame (5, 5, 10, 20); get l2.needsLayout; get l1.needsLayout; set l2.frame (5, 5, 11, 20); get l2.needsLayout; get l1.needsLayout
    LAY-11: Setting the size that is there already marks nobody
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); get l2.needsLayout; get l1.needsLayout; set l2.transform identity; get l2.needsLayout; set l1.sublayers [l2]; get l1.needsLayout
    LAY-12: What a layer does to itself while it lays out does not mark it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2; react k1 layoutSublayers limit 1 [add l2 to l1; set l1.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout; get l1.sublayers
    LAY-13: The delegate is asked to lay out
    new d1 implementing [layoutSublayers]; new l1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-14: A class that lays out itself keeps the delegate out of it
    new k1 CALayer implementing [layoutSublayers]; new d1 implementing [layoutSublayers]; new l1 k1; set l1.delegate d1; setNeedsLayout l1; layoutIfNeeded l1
    LAY-15: Laying out a sublayer begins at the topmost marked layer above it
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l2; get l1.needsLayout; get l2.needsLayout
    LAY-15: A mask asks the layer that it masks
    new l1; new l2; set l1.mask l2; layoutIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout
    LAY-16: Laying out a clean sublayer of a marked layer lays the marked one out
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout
    LAY-17: Marked layers further below are laid out too
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l3; layoutIfNeeded l1; get l3.needsLayout
    LAY-18: A superlayer is laid out before its sublayer and each of them once
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; add l2 to l1; add l3 to l2; layoutIfNeeded l1; setNeedsLayout l3; setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l1
    LAY-19: A sublayer that is resized by its superlayer's layout is laid out in the same pass
    new k1 CALayer implementing [layoutSublayers]; new k2 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k2; add l2 to l1; layoutIfNeeded l1; react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 30, 40)]; setNeedsLayout l1; layoutIfNeeded l1; get l2.needsLayout
    LAY-20: Marked layers of a shown tree are laid out at the commit
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; begin; set l1.bounds (0, 0, 10, 20); commit; get l1.needsLayout
    LAY-21: Several changes of one transaction are one layout
    new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; set l1.bounds (0, 0, 10, 20); set l1.bounds (0, 0, 20, 20); set l1.bounds (0, 0, 30, 20); tick
    LAY-22: A layout manager hears once that the layout is no longer valid
    new m1 implementing [invalidateLayout]; new l1; set l1.layoutManager m1; layoutIfNeeded l1; setNeedsLayout l1; setNeedsLayout l1
    LAY-23 LAY-25: Flexible parts follow the size of the superlayer at once
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.bounds (0, 0, 200, 300); get l2.frame
    LAY-23: A new origin of the superlayer resizes nobody
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); add l2 to l1; set l2.autoresizingMask 18; set l1.bounds (7, 8, 100, 100); get l2.frame
    LAY-24: Laying out asks for no display
    new l1; set l1.bounds (0, 0, 10, 10); displayIfNeeded l1; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsDisplay
    LAY-25: A change of extent is split in three whatever the sizes are
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 3; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 5; add l3 to l1; new l4; set l4.frame (10, 20, 50, 40); set l4.autoresizingMask 7; add l4 to l1; new l5; set l5.frame (10, 20, 50, 40); set l5.autoresizingMask 24; add l5 to l1; new l6; set l6.frame (10, 20, 50, 40); set l6.autoresizingMask 63; add l6 to l1; new l7; set l7.frame (10, 20, 50, 40); add l7 to l1; set l1.bounds (0, 0, 200, 300); get l2.frame; get l3.frame; get l4.frame; get l5.frame; get l6.frame; get l7.frame
    LAY-25: A shrinking superlayer may turn a size round
    new l1; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 50, 40); set l2.autoresizingMask 3; add l2 to l1; new l3; set l3.frame (10, 20, 50, 40); set l3.autoresizingMask 18; add l3 to l1; set l1.bounds (0, 0, 50, 25); get l2.frame; get l3.frame
    LAY-26: A frame of the superlayer resizes through several levels
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (0, 0, 100, 100); set l2.autoresizingMask 18; add l2 to l1; new l3; set l3.frame (10, 10, 80, 80); set l3.autoresizingMask 18; add l3 to l2; set l1.frame (5, 5, 200, 160); get l2.frame; get l3.frame
    LAY-27: The preferred size is the one that the layout manager answers
    new l1; set l1.bounds (0, 0, 50, 60); get l1.preferredFrameSize; new m1 implementing [preferredSize] {preferredSize: size(11, 22)}; set l1.layoutManager m1; get l1.preferredFrameSize; set l1.layoutManager nil; get l1.preferredFrameSize
    LAY-28: A new origin of the bounds does not mark the superlayer
    new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; add l2 to l1; layoutIfNeeded l1; set l2.bounds (0, 0, 10, 20); layoutIfNeeded l1; set l2.bounds (5, 6, 10, 20); get l1.needsLayout
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
    """#
}
