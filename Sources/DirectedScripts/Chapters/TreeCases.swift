// Written by '.ci/sources Sources' from Specs/corpus/tree.txt.
extension CorpusScripts {
  static let treeCases = #"""
    TREE-01: A new layer has neither superlayer nor sublayers
    new l1; get l1.superlayer; get l1.sublayers; get l1.mask
    TREE-02: Added layers line up behind each other
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-03: A layer that is added elsewhere leaves its former superlayer
    new l1; new l2; new l3; add l3 to l1; add l3 to l2; get l1.sublayers; get l2.sublayers; get l3.superlayer
    TREE-04: Adding a layer again moves it to the end
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; add l2 to l1; get l1.sublayers
    TREE-05: Inserting at an index shifts the later ones up
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 at 1; get l1.sublayers; new l6; insert l6 into l1 at 0; get l1.sublayers; get l6.superlayer
    TREE-06: Inserting a layer that is there already counts without it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 at 1; get l1.sublayers
    TREE-07: A layer inserted below another comes directly before it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 below l4; get l1.sublayers
    TREE-08: A layer inserted above another comes directly behind it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 above l2; get l1.sublayers
    TREE-09: Inserting a sibling beside another moves it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 above l4; get l1.sublayers; insert l4 into l1 below l3; get l1.sublayers
    TREE-09: A sibling that is moved above another comes right behind it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 above l3; get l1.sublayers
    TREE-10: Inserting below a layer that is no sublayer is refused
    new l1; new l2; add l2 to l1; new l3; new l4; insert l3 into l1 below l4; get l1.sublayers
    TREE-10: Inserting above a layer that is no sublayer is refused
    new l1; new l2; add l2 to l1; new l3; new l4; insert l3 into l1 above l4; get l1.sublayers
    TREE-11: A replacing layer takes the place of the replaced one
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; replace l3 in l1 with l5; get l1.sublayers; get l5.superlayer; get l3.superlayer; get l2.superlayer
    TREE-12: A replacing layer leaves its former superlayer
    new l1; new l2; add l2 to l1; new l3; new l4; add l4 to l3; replace l2 in l1 with l4; get l1.sublayers; get l3.sublayers; get l4.superlayer
    TREE-13: A removed layer is gone and the others keep their order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; remove l3; get l1.sublayers; get l3.superlayer
    TREE-14: Removing a layer that has no superlayer does nothing
    new l1; new l2; add l2 to l1; remove l1; get l1.superlayer; get l1.sublayers
    TREE-15: A removed layer keeps what is below it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l2; remove l2; get l2.sublayers; get l3.superlayer; add l2 to l1; get l2.sublayers
    TREE-16: Setting sublayers installs a list and frees those that are not in it
    new l1; new l2; new l3; set l1.sublayers [l2, l3]; get l1.sublayers; get l2.superlayer; remove l3; new l4; set l1.sublayers [l4]; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-17: Setting sublayers to nothing removes them all
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l1.sublayers nil; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-18: Layers can be added after sublayers were set
    new l1; new l2; set l1.sublayers [l2]; new l3; add l3 to l1; new l4; insert l4 into l1 at 0; get l1.sublayers
    TREE-19: A list of sublayers that was answered stays what it was
    new l1; new l2; new l3; add l2 to l1; keep l1.sublayers as s1; add l3 to l1; remove l2; read s1; get l1.sublayers
    TREE-19: A list of sublayers that was passed stays the engine's own
    new l1; new l2; new l3; new s1 {"0": l2}; set l1.sublayers s1; mutate s1 "0" l3; get l1.sublayers
    TREE-20: Superlayers and lists agree after a replacement and a move
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; replace l2 in l1 with l4; add l3 to l4; get l1.sublayers; get l2.sublayers; get l4.sublayers; get l2.superlayer; get l3.superlayer; get l4.superlayer
    TREE-21: A layer that is inserted elsewhere occurs once
    new l1; new l2; new l3; add l3 to l1; insert l3 into l2 at 0; get l1.sublayers; get l2.sublayers; insert l3 into l2 at 0; get l2.sublayers
    TREE-22: A layer is not added to itself
    new l1; add l1 to l1; flush
    TREE-22: A layer is not added below its own sublayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; add l1 to l3; flush
    TREE-23: Siblings are painted by depth and then by their order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; paintOrder l1; set l2.zPosition 1; paintOrder l1; set l4.zPosition -1; paintOrder l1; set l3.zPosition 1; paintOrder l1
    TREE-24: Depth does not reorder the sublayers
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition 10; set l4.zPosition -10; get l1.sublayers
    TREE-25: A hit test takes its point in the space of the superlayer
    new l1; set l1.bounds (0, 0, 50, 50); set l1.position (125, 125); new l2; set l2.frame (10, 10, 20, 20); add l2 to l1; hitTest l1 (120, 120); hitTest l1 (140, 140); hitTest l1 (20, 20)
    TREE-26: Of overlapping siblings the later one is hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; hitTest l1 (50, 50); hitTest l1 (20, 20); hitTest l1 (80, 20)
    TREE-26: A higher depth lifts a layer above a later sibling
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; set l2.zPosition 1; hitTest l1 (50, 50)
    TREE-27: The bounds contain their least edges and not their greatest
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (500, 500); contains l1 (0, 0); contains l1 (99.5, 99.5); contains l1 (100, 50); contains l1 (50, 100); contains l1 (-0.5, 50); set l1.bounds (10, 10, 100, 100); contains l1 (10, 10); contains l1 (5, 5); contains l1 (109, 109); contains l1 (110, 110)
    TREE-28: A hidden layer is passed over with everything below it
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (0, 0, 60, 60); add l4 to l3; hitTest l1 (50, 50); set l3.hidden true; hitTest l1 (50, 50); hitTest l1 (80, 80)
    TREE-29: A sublayer outside the bounds of its superlayer can be hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (125, 125, 50, 50); add l2 to l1; hitTest l1 (150, 150)
    TREE-30: Masking to the bounds cuts off what lies outside them
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); set l1.masksToBounds true; new l2; set l2.frame (75, 75, 100, 100); add l2 to l1; hitTest l1 (150, 150); hitTest l1 (90, 90)
    TREE-31: A turned layer is hit where it is and not in its whole frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 100, 100); set l2.position (100, 100); add l2 to l1; set l2.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); hitTest l1 (40, 100); hitTest l1 (60, 60)
    TREE-32: A layer without superlayer is hit in the space of its frame
    new l1; set l1.frame (200, 300, 10, 10); hitTest l1 (205, 305); hitTest l1 (5, 5)
    TREE-33: A mask has the masked layer above it without being in its list
    new l1; new l2; new l3; set l1.mask l2; get l1.mask; get l2.superlayer; get l1.sublayers; set l1.mask l3; get l2.superlayer; get l3.superlayer; set l1.mask nil; get l3.superlayer; get l1.mask
    TREE-34: A mask that is removed from its superlayer is no mask any more
    new l1; new l2; set l1.mask l2; remove l2; get l1.mask; get l2.superlayer
    TREE-35: A layer of a list that becomes a mask leaves the list
    new l1; new l2; new l3; add l3 to l2; set l1.mask l3; get l1.mask; get l2.sublayers; get l3.superlayer
    TREE-36: A mask is not hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (0, 0, 100, 100); set l1.mask l4; hitTest l1 (50, 50); hitTest l1 (80, 20)
    TREE-37: Hiding, fading and masking leave the tree alone
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l3.hidden true; set l2.opacity 0; set l1.masksToBounds true; new l5; set l2.mask l5; get l1.sublayers; get l3.superlayer; get l2.superlayer
    TREE-38: Moving a layer to another superlayer keeps its geometry
    new l1; set l1.bounds (10, 20, 100, 100); set l1.transform scale(2, 2, 1); set l1.position (7, 9); new l2; set l2.sublayerTransform translation(30, 40, 0); new l3; set l3.bounds (1, 2, 30, 40); set l3.position (50, 60); set l3.transform scale(3, 1, 1); add l3 to l1; add l3 to l2; get l3.bounds; get l3.position; get l3.transform; get l3.frame
    TREE-39: The list keeps the order of the operations whatever is shown
    new l1; new l2; set l2.zPosition 9; new l3; set l3.hidden true; new l4; set l4.opacity 0; add l2 to l1; add l3 to l1; insert l4 into l1 at 0; get l1.sublayers
    TREE-40: A hidden superlayer does not hide the stored values below it
    new l1; new l2; add l2 to l1; set l2.opacity 0.5; set l1.hidden true; set l1.opacity 0; get l2.hidden; get l2.opacity
    TREE-41: An index beyond the end of an empty list appends
    new l1; new l2; insert l2 into l1 at 999; get l1.sublayers
    TREE-42: No sublayers read as nil however that came about
    new l1; new l2; get l1.sublayers; add l2 to l1; remove l2; get l1.sublayers; set l1.sublayers []; get l1.sublayers; set l1.sublayers nil; get l1.sublayers; add l2 to l1; get l1.sublayers
    TREE-43: A hit inside a scaled root is converted through its scale
    new l1; set l1.transform scale(0.5, 0.5, 1); set l1.frame (0, 0, 100, 100); new l2; set l2.frame (25, 25, 50, 50); add l2 to l1; get l1.bounds; hitTest l1 (12.5, 12.5); hitTest l1 (37, 37); hitTest l1 (10, 10); hitTest l1 (37.5, 37.5); hitTest l1 (99.5, 99.5)
    TREE-43: A hit inside a scaled sublayer ends at its frame
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (25, 25, 50, 50); add l2 to l1; hitTest l1 (25, 25); hitTest l1 (74, 74); hitTest l1 (20, 20); hitTest l1 (75, 75); hitTest l1 (100, 100)
    """#
}
