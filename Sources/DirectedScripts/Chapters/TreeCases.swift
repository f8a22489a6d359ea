// Written by '.ci/sources Sources' from Specs/corpus/tree.txt.
extension CorpusScripts {
  static let treeCases = #"""
    TREE-01: A new layer has neither superlayer nor sublayers
    new l1; get l1.superlayer; get l1.sublayers; get l1.mask
    TREE-02: Added layers line up behind each other
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-03: A layer that is added elsewhere leaves its former superlayer
    new l1; new l2; new l3; add l3 to l1; add l3 to l2; get l1.sublayers; get l2.sublayers; get l3.superlayer
    TREE-03: A layer that is inserted below one of another list leaves its former superlayer
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; new l6; add l6 to l5; insert l6 into l1 below l3; get l1.sublayers; get l5.sublayers; get l6.superlayer
    TREE-03: A layer that is inserted above one of another list leaves its former superlayer
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; new l6; add l6 to l5; insert l6 into l1 above l3; get l1.sublayers; get l5.sublayers; get l6.superlayer
    TREE-03: A layer moves to the superlayer of its superlayer
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l2; insert l3 into l1 at 0; get l1.sublayers; get l2.sublayers
    TREE-03 TREE-20: An action that moves its own layer elsewhere leaves it in one list
    new l9; host l9; new l1; new l2; new l3; add l1 to l9; add l3 to l9; add l2 to l1; set l2.actions {opacity: x1}; tick; react x1 run limit 1 [add l2 to l3]; set l2.opacity 0.5; get l2.superlayer; get l3.sublayers; get l1.sublayers; get l2.opacity
    TREE-04: Adding a layer again moves it to the end
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; add l2 to l1; get l1.sublayers
    TREE-04: Adding the last layer again changes nothing
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; add l4 to l1; get l1.sublayers; get l4.superlayer
    TREE-05: Inserting at an index shifts the later ones up
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 at 1; get l1.sublayers; new l6; insert l6 into l1 at 0; get l1.sublayers; get l6.superlayer
    TREE-06: Inserting a layer that is there already counts without it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 at 1; get l1.sublayers
    TREE-06: A layer that goes to an earlier index is listed once and the others move up
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l4 into l1 at 1; get l1.sublayers; get l4.superlayer
    TREE-06: Inserting a layer at the index that it has changes nothing
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l3 into l1 at 1; get l1.sublayers
    TREE-06: An action that inserts a sublayer again has it taken out before the index counts
    new l9; host l9; new l1; add l1 to l9; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.actions {opacity: x1}; tick; react x1 run limit 1 [insert l2 into l1 at 1]; set l2.opacity 0.5; get l1.sublayers
    TREE-07: A layer inserted below another comes directly before it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 below l4; get l1.sublayers
    TREE-07: A layer inserted below the first one becomes the first
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 below l2; get l1.sublayers; get l5.superlayer
    TREE-08: A layer inserted above another comes directly behind it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 above l2; get l1.sublayers
    TREE-08: A layer inserted above the last one becomes the last
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l5 into l1 above l4; get l1.sublayers; get l5.superlayer
    TREE-09: Inserting a sibling beside another moves it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 above l4; get l1.sublayers; insert l4 into l1 below l3; get l1.sublayers
    TREE-09: A sibling that is moved above another comes right behind it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 above l3; get l1.sublayers
    TREE-09: A sibling that is moved below a later one comes right before it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 below l4; get l1.sublayers
    TREE-09: A sibling that is moved above an earlier one comes right behind it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l4 into l1 above l2; get l1.sublayers
    TREE-09: A sibling that is in its place already stays there
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; insert l2 into l1 below l3; get l1.sublayers; insert l4 into l1 above l3; get l1.sublayers
    TREE-10: Inserting below a layer that is no sublayer is refused
    new l1; new l2; add l2 to l1; new l3; new l4; insert l3 into l1 below l4; get l1.sublayers
    TREE-10: Inserting above a layer that is no sublayer is refused
    new l1; new l2; add l2 to l1; new l3; new l4; insert l3 into l1 above l4; get l1.sublayers
    TREE-10: Inserting below a layer of another list is refused and changes neither list
    new l1; new l2; add l2 to l1; new l3; new l4; add l4 to l3; new l5; insert l5 into l1 below l4; get l1.sublayers; get l3.sublayers
    TREE-10: A sublayer stays in its place when it is refused beside a layer that is no sublayer
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; insert l2 into l1 above l5; get l1.sublayers; get l2.superlayer
    TREE-10: Inserting below the mask of a layer is refused since the mask is no sublayer
    new l1; new l2; add l2 to l1; new l3; set l1.mask l3; new l4; insert l4 into l1 below l3; get l1.sublayers
    TREE-10: Inserting above a sublayer of a sublayer is refused
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; new l4; insert l4 into l1 above l3; get l1.sublayers
    TREE-11: A replacing layer takes the place of the replaced one
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; replace l3 in l1 with l5; get l1.sublayers; get l5.superlayer; get l3.superlayer; get l2.superlayer
    TREE-12: A replacing layer leaves its former superlayer
    new l1; new l2; add l2 to l1; new l3; new l4; add l4 to l3; replace l2 in l1 with l4; get l1.sublayers; get l3.sublayers; get l4.superlayer
    TREE-12: A layer is replaced by one of its own sublayers
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; new l6; add l5 to l3; add l6 to l3; replace l3 in l1 with l5; get l1.sublayers; get l3.sublayers; get l3.superlayer; get l5.superlayer
    TREE-13: A removed layer is gone and the others keep their order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; remove l3; get l1.sublayers; get l3.superlayer
    TREE-13: The first and the last layer are removed and those between stay
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; remove l4; get l1.sublayers; remove l2; get l1.sublayers; get l3.superlayer
    TREE-13: An action that takes its own layer away leaves its siblings in their order
    new l9; host l9; new l1; new l2; new l3; add l1 to l9; add l2 to l9; add l3 to l9; set l2.actions {hidden: x1}; tick; react x1 run limit 1 [remove l2]; set l2.hidden true; get l9.sublayers; get l2.superlayer; get l2.hidden
    TREE-13: A stop that takes its layer away leaves the sibling with its own stop to come
    new l9; host l9; new l1; new l2; add l1 to l9; add l2 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 1; set a1.duration 1; set a1.delegate h1; new a2; set a2.keyPath "opacity"; set a2.fromValue 0; set a2.toValue 1; set a2.duration 1; set a2.delegate h2; react h1 stop limit 1 [remove l1]; addAnimation a1 to l1 key k; addAnimation a2 to l2 key k; tick; advance 1.5; tick; tick; get l9.sublayers
    TREE-14: Removing a layer that has no superlayer does nothing
    new l1; new l2; add l2 to l1; remove l1; get l1.superlayer; get l1.sublayers
    TREE-14: Removing a layer a second time takes nothing else out
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; remove l3; remove l3; get l1.sublayers; get l3.superlayer
    TREE-15: A removed layer keeps what is below it
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l2; remove l2; get l2.sublayers; get l3.superlayer; add l2 to l1; get l2.sublayers
    TREE-15: A layer that was replaced keeps its sublayers and its mask
    new l1; new l2; new l3; new l4; new l5; add l2 to l1; add l3 to l2; set l2.mask l4; replace l2 in l1 with l5; get l2.sublayers; get l2.mask; get l4.superlayer; get l5.sublayers
    TREE-15: Emptying the list of a layer leaves the lists below it
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l1.sublayers nil; get l2.sublayers; get l3.superlayer
    TREE-15: A removed layer keeps its mask
    new l1; new l2; new l3; add l2 to l1; set l2.mask l3; remove l2; get l2.mask; get l3.superlayer
    TREE-16: Setting sublayers installs a list and frees those that are not in it
    new l1; new l2; new l3; set l1.sublayers [l2, l3]; get l1.sublayers; get l2.superlayer; remove l3; new l4; set l1.sublayers [l4]; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-16: A list of sublayers is set by its key as by its property
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; new l6; setValue l1 sublayers [l6, l5]; get l1.sublayers; get l6.superlayer; get l3.superlayer
    TREE-16: A list of sublayers leaves the mask alone
    new l1; new l2; new l3; new l4; add l2 to l1; set l1.mask l4; set l1.sublayers [l3]; get l1.mask; get l4.superlayer
    TREE-17: Setting sublayers to nothing removes them all
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l1.sublayers nil; get l1.sublayers; get l2.superlayer; get l4.superlayer
    TREE-17: Setting an empty list frees the sublayers as nil does
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l1.sublayers []; get l2.superlayer; get l4.superlayer
    TREE-17: Setting sublayers to nil by their key frees them
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; setValue l1 sublayers nil; get l1.sublayers; get l3.superlayer
    TREE-17: Emptying the list leaves the mask alone
    new l1; new l2; new l3; add l2 to l1; set l1.mask l3; set l1.sublayers nil; get l1.mask; get l3.superlayer
    TREE-18: Layers can be added after sublayers were set
    new l1; new l2; set l1.sublayers [l2]; new l3; add l3 to l1; new l4; insert l4 into l1 at 0; get l1.sublayers
    TREE-18: Layers of a list that was set are moved, replaced and removed one by one
    new l1; new l2; new l3; new l4; set l1.sublayers [l2, l3, l4]; remove l3; insert l4 into l1 below l2; new l5; replace l2 in l1 with l5; get l1.sublayers; get l3.superlayer; get l2.superlayer
    TREE-19: A list of sublayers that was answered stays what it was
    new l1; new l2; new l3; add l2 to l1; keep l1.sublayers as s1; add l3 to l1; remove l2; read s1; get l1.sublayers
    TREE-19: A list of sublayers that was passed stays the engine's own
    new l1; new l2; new l3; new s1 {"0": l2}; set l1.sublayers s1; mutate s1 "0" l3; get l1.sublayers
    TREE-19: A list of sublayers that was answered stays when the layer gets a new list
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; keep l1.sublayers as s1; set l1.sublayers nil; read s1
    TREE-19: A list of sublayers that was answered stays when a layer moves within the list
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; keep l1.sublayers as s1; insert l4 into l1 at 0; read s1
    TREE-19: Adding a layer does not add to the list that was passed
    new l1; new l2; new l3; new s1 {"0": l2}; set l1.sublayers s1; add l3 to l1; read s1; get l1.sublayers
    TREE-19: A list that was read does not change when an action adds a sublayer
    new l9; host l9; new l1; new l2; new l3; add l1 to l9; add l2 to l1; set l2.actions {opacity: x1}; tick; keep l1.sublayers as s1; react x1 run limit 1 [insert l3 into l1 at 0]; set l2.opacity 0.5; read s1; get l1.sublayers
    TREE-20: Superlayers and lists agree after a replacement and a move
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; replace l2 in l1 with l4; add l3 to l4; get l1.sublayers; get l2.sublayers; get l4.sublayers; get l2.superlayer; get l3.superlayer; get l4.superlayer
    TREE-21: A layer that is inserted elsewhere occurs once
    new l1; new l2; new l3; add l3 to l1; insert l3 into l2 at 0; get l1.sublayers; get l2.sublayers; insert l3 into l2 at 0; get l2.sublayers
    TREE-22: A layer is not added to itself
    new l1; add l1 to l1; flush
    TREE-22: A layer is not added below its own sublayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; add l1 to l3; flush
    TREE-22: A layer is not added two levels below itself at an index
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; insert l1 into l3 at 0; flush
    TREE-22: A layer is not inserted beside its own sublayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; insert l1 into l2 below l3; flush
    TREE-22: A layer does not take the place of its own sublayer
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; replace l3 in l2 with l1; flush
    TREE-22: Two layers change places when the lower one has been taken out
    new l1; new l2; new l3; add l2 to l1; add l3 to l2; remove l2; add l1 to l3; get l3.sublayers; get l1.superlayer; get l1.sublayers
    TREE-23: Siblings are painted by depth and then by their order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; paintOrder l1; set l2.zPosition 1; paintOrder l1; set l4.zPosition -1; paintOrder l1; set l3.zPosition 1; paintOrder l1
    TREE-23: Depths that differ by less than one decide the paint order
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition 0.75; set l3.zPosition 0.25; set l4.zPosition 0.5; paintOrder l1
    TREE-23: Twenty siblings of two depths keep their order within each depth
    new l1; new l2; new l3; new l4; new l5; new l6; new l7; new l8; new l9; new l10; new l11; new l12; new l13; new l14; new l15; new l16; new l17; new l18; new l19; new l20; new l21; set l1.sublayers [l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13, l14, l15, l16, l17, l18, l19, l20, l21]; set l2.zPosition 1; set l9.zPosition 1; set l20.zPosition 1; paintOrder l1
    TREE-23: Layers of one depth are painted in the order that they were moved to
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition -2; set l3.zPosition -2; set l4.zPosition -2; insert l4 into l1 at 0; paintOrder l1
    TREE-23: The depth of a superlayer does not count among its sublayers
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l1.zPosition 5; setValue l3 zPosition 1; set l2.zPosition 2; paintOrder l1
    TREE-23 TREE-33: A mask is not painted among the sublayers
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; set l5.zPosition -1; set l1.mask l5; paintOrder l1
    TREE-23: An action that lifts a sibling further leaves each where its own z position puts it
    new l9; host l9; new l1; new l2; new l3; add l1 to l9; add l2 to l9; add l3 to l9; set l1.actions {zPosition: x1}; tick; paintOrder l9; react x1 run limit 1 [set l2.zPosition 5]; set l1.zPosition 3; paintOrder l9
    TREE-24: Depth does not reorder the sublayers
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition 10; set l4.zPosition -10; get l1.sublayers
    TREE-25: A hit test takes its point in the space of the superlayer
    new l1; set l1.bounds (0, 0, 50, 50); set l1.position (125, 125); new l2; set l2.frame (10, 10, 20, 20); add l2 to l1; hitTest l1 (120, 120); hitTest l1 (140, 140); hitTest l1 (20, 20)
    TREE-25: A hit test of a sublayer takes its point in the space of the layer above it
    new l1; set l1.frame (100, 100, 50, 50); new l2; set l2.frame (10, 10, 20, 20); add l2 to l1; hitTest l2 (15, 15); hitTest l2 (115, 115); hitTest l2 (5, 5)
    TREE-25: A hit test answers the deepest layer and none beside the receiver
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (20, 20, 30, 30); add l4 to l2; new l5; set l5.frame (10, 10, 10, 10); add l5 to l4; hitTest l1 (35, 35); hitTest l2 (45, 45); hitTest l2 (55, 55); hitTest l2 (80, 80)
    TREE-25: A hit test counts with the origin of the bounds
    new l1; set l1.frame (0, 0, 100, 100); set l1.bounds (200, 0, 100, 100); new l2; set l2.frame (210, 10, 20, 20); add l2 to l1; hitTest l1 (15, 15); hitTest l1 (50, 50)
    TREE-26: Of overlapping siblings the later one is hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; hitTest l1 (50, 50); hitTest l1 (20, 20); hitTest l1 (80, 20)
    TREE-26: A higher depth lifts a layer above a later sibling
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; set l2.zPosition 1; hitTest l1 (50, 50)
    TREE-26: The descendant of a later sibling is hit before an earlier sibling
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (-30, -30, 20, 20); add l4 to l3; hitTest l1 (20, 20)
    TREE-26: A negative depth puts a later sibling below an earlier one
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; set l3.zPosition -0.5; hitTest l1 (50, 50)
    TREE-26: A depth within a sibling does not lift it above a later one
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (40, 40, 20, 20); set l4.zPosition 10; add l4 to l2; hitTest l1 (50, 50)
    TREE-27: The bounds contain their least edges and not their greatest
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (500, 500); contains l1 (0, 0); contains l1 (99.5, 99.5); contains l1 (100, 50); contains l1 (50, 100); contains l1 (-0.5, 50); set l1.bounds (10, 10, 100, 100); contains l1 (10, 10); contains l1 (5, 5); contains l1 (109, 109); contains l1 (110, 110)
    TREE-27: The bounds begin at their least edges wherever their origin is
    new l1; set l1.bounds (-20, -10, 30, 40); set l1.position (500, 500); contains l1 (-20, -10); contains l1 (-20.5, 0); contains l1 (0, -10.5); contains l1 (9.5, 29.5); contains l1 (10, 0); contains l1 (0, 30)
    TREE-27: Bounds without a size contain nothing
    new l1; contains l1 (0, 0); set l1.bounds (0, 0, 10, 0); contains l1 (5, 0)
    TREE-27: Whether the bounds contain a point does not depend on transform, anchor point or hiding
    new l1; set l1.bounds (0, 0, 10, 10); set l1.transform scale(0.5, 0.5, 1); set l1.anchorPoint (1, 1); set l1.position (90, 90); set l1.hidden true; contains l1 (9, 9); contains l1 (89, 89)
    TREE-27: The bounds do not contain a point of a sublayer outside of them
    new l1; set l1.bounds (0, 0, 10, 10); new l2; set l2.frame (20, 20, 10, 10); add l2 to l1; contains l1 (25, 25)
    TREE-28: A hidden layer is passed over with everything below it
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (0, 0, 60, 60); add l4 to l3; hitTest l1 (50, 50); set l3.hidden true; hitTest l1 (50, 50); hitTest l1 (80, 80)
    TREE-28: A layer that is shown again is hit again
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; set l3.hidden true; setValue l3 hidden false; hitTest l1 (50, 50)
    TREE-28: A layer is passed over that is hidden two levels above the one below the point
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (0, 0, 60, 60); add l4 to l3; new l5; set l5.frame (0, 0, 60, 60); add l5 to l4; set l3.hidden true; hitTest l1 (80, 80)
    TREE-29: A sublayer outside the bounds of its superlayer can be hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (125, 125, 50, 50); add l2 to l1; hitTest l1 (150, 150)
    TREE-29: A layer in a superlayer without a size can be hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.position (10, 10); add l2 to l1; new l3; set l3.frame (20, 20, 20, 20); add l3 to l2; hitTest l1 (40, 40); hitTest l1 (15, 15)
    TREE-29: A layer outside of both layers above it can be hit
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (10, 10, 20, 20); add l2 to l1; new l3; set l3.frame (200, 200, 20, 20); add l3 to l2; hitTest l1 (220, 220)
    TREE-30: Masking to the bounds cuts off what lies outside them
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); set l1.masksToBounds true; new l2; set l2.frame (75, 75, 100, 100); add l2 to l1; hitTest l1 (150, 150); hitTest l1 (90, 90)
    TREE-30: A sublayer that masks to its bounds hides what lies outside and not what lies behind
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (-40, -40, 100, 100); add l4 to l3; hitTest l1 (20, 20); set l3.masksToBounds true; hitTest l1 (20, 20); hitTest l1 (50, 50)
    TREE-30: Masking to the bounds holds for all that is below
    new l1; set l1.frame (0, 0, 100, 100); set l1.masksToBounds true; new l2; set l2.frame (80, 80, 100, 100); add l2 to l1; new l3; set l3.frame (0, 0, 100, 100); add l3 to l2; hitTest l1 (120, 120); hitTest l1 (90, 90)
    TREE-30: Masking to the bounds follows their origin
    new l1; set l1.frame (0, 0, 100, 100); set l1.masksToBounds true; set l1.bounds (200, 0, 100, 100); new l2; set l2.frame (220, 20, 200, 20); add l2 to l1; hitTest l1 (50, 30); hitTest l1 (150, 30)
    TREE-30: A mask to the bounds of the layer above does not matter to a hit test of the sublayer itself
    new l1; set l1.frame (0, 0, 100, 100); set l1.masksToBounds true; new l2; set l2.frame (200, 200, 20, 20); add l2 to l1; hitTest l2 (210, 210)
    TREE-31: A turned layer is hit where it is and not in its whole frame
    new l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); new l2; set l2.bounds (0, 0, 100, 100); set l2.position (100, 100); add l2 to l1; set l2.transform planar(0.7071067811865476, 0.7071067811865476, -0.7071067811865476, 0.7071067811865476, 0, 0); hitTest l1 (40, 100); hitTest l1 (60, 60)
    TREE-31: A layer that its transform moves away is hit where it went
    new l1; set l1.frame (0, 0, 200, 200); new l2; set l2.frame (0, 0, 40, 40); set l2.transform translation(100, 50, 0); add l2 to l1; hitTest l1 (120, 70); hitTest l1 (20, 20)
    TREE-31: A layer is hit through the transform that its superlayer has for sublayers
    new l1; set l1.frame (0, 0, 100, 100); set l1.sublayerTransform scale(2, 2, 1); new l2; set l2.frame (60, 60, 10, 10); add l2 to l1; hitTest l1 (80, 80); hitTest l1 (62, 62)
    TREE-31: The sublayers of a turned layer turn with it
    new l1; set l1.frame (0, 0, 200, 200); new l2; set l2.frame (50, 50, 100, 100); set l2.transform planar(0, 1, -1, 0, 0, 0); add l2 to l1; new l3; set l3.frame (0, 0, 20, 20); add l3 to l2; hitTest l1 (140, 60); hitTest l1 (60, 60)
    TREE-32: A layer without superlayer is hit in the space of its frame
    new l1; set l1.frame (200, 300, 10, 10); hitTest l1 (205, 305); hitTest l1 (5, 5)
    TREE-32: A layer without superlayer is hit through its transform and its anchor point
    new l1; set l1.bounds (0, 0, 10, 10); set l1.anchorPoint (0, 0); set l1.position (100, 100); set l1.transform scale(5, 5, 1); hitTest l1 (140, 140); hitTest l1 (97, 97)
    TREE-33: A mask has the masked layer above it without being in its list
    new l1; new l2; new l3; set l1.mask l2; get l1.mask; get l2.superlayer; get l1.sublayers; set l1.mask l3; get l2.superlayer; get l3.superlayer; set l1.mask nil; get l3.superlayer; get l1.mask
    TREE-33: Setting the mask that is there already leaves it where it is
    new l1; new l2; set l1.mask l2; set l1.mask l2; get l1.mask; get l2.superlayer
    TREE-33: A mask that is taken away by its key is freed
    new l1; new l2; set l1.mask l2; setValue l1 mask nil; get l1.mask; get l2.superlayer
    TREE-33: A layer with a mask keeps its own sublayers and superlayer
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; set l2.mask l4; get l2.sublayers; get l1.sublayers; get l2.superlayer; set l2.mask nil; get l2.sublayers
    TREE-33: A mask that was taken away can be added to a list
    new l1; new l2; new l3; set l1.mask l2; set l1.mask l3; add l2 to l1; get l1.sublayers; get l1.mask; get l2.superlayer
    TREE-34: A mask that is removed from its superlayer is no mask any more
    new l1; new l2; set l1.mask l2; remove l2; get l1.mask; get l2.superlayer
    TREE-34: Removing a mask takes no sublayer out
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; new l5; set l1.mask l5; remove l5; get l1.sublayers; get l1.mask; get l4.superlayer
    TREE-34: A sublayer that is removed leaves the mask in place
    new l1; new l2; new l3; add l2 to l1; set l1.mask l3; remove l2; get l1.mask; get l3.superlayer
    TREE-34: A layer that was removed as a mask is a mask again when it is set once more
    new l1; new l2; set l1.mask l2; remove l2; set l1.mask l2; get l1.mask; get l2.superlayer
    TREE-35: A layer of a list that becomes a mask leaves the list
    new l1; new l2; new l3; add l3 to l2; set l1.mask l3; get l1.mask; get l2.sublayers; get l3.superlayer
    TREE-35: A sublayer that becomes the mask of its own superlayer leaves the list
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l1.mask l3; get l1.mask; get l1.sublayers; get l3.superlayer
    TREE-36: A mask is not hit
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.frame (0, 0, 60, 60); add l2 to l1; new l3; set l3.frame (40, 40, 60, 60); add l3 to l1; new l4; set l4.frame (0, 0, 100, 100); set l1.mask l4; hitTest l1 (50, 50); hitTest l1 (80, 20)
    TREE-37: Hiding, fading and masking leave the tree alone
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l3.hidden true; set l2.opacity 0; set l1.masksToBounds true; new l5; set l2.mask l5; get l1.sublayers; get l3.superlayer; get l2.superlayer
    TREE-37: A layer that is hidden and shown again keeps its place
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.hidden true; set l2.hidden false; set l3.opacity 0; set l3.opacity 1; get l1.sublayers; get l2.superlayer
    TREE-38: Moving a layer to another superlayer keeps its geometry
    new l1; set l1.bounds (10, 20, 100, 100); set l1.transform scale(2, 2, 1); set l1.position (7, 9); new l2; set l2.sublayerTransform translation(30, 40, 0); new l3; set l3.bounds (1, 2, 30, 40); set l3.position (50, 60); set l3.transform scale(3, 1, 1); add l3 to l1; add l3 to l2; get l3.bounds; get l3.position; get l3.transform; get l3.frame
    TREE-38 TREE-33: A mask keeps the geometry that it had
    new l1; set l1.bounds (0, 0, 100, 100); set l1.position (50, 50); new l2; set l2.bounds (1, 2, 30, 40); set l2.position (7, 9); set l1.mask l2; get l2.bounds; get l2.position
    TREE-38: Replacing, removing and setting a list keep the geometry of a layer
    new l1; set l1.bounds (10, 20, 100, 100); set l1.position (7, 9); new l2; new l3; set l3.bounds (1, 2, 30, 40); set l3.position (50, 60); add l2 to l1; replace l2 in l1 with l3; get l3.position; remove l3; get l3.position; set l1.sublayers [l3]; get l3.position; get l3.bounds
    TREE-38: A layer that its setter moves to another superlayer keeps the frame that was set
    new k1 CALayer implementing [didSetBounds]; new l1; new l2; new l3 k1; set l1.bounds (0, 0, 100, 100); set l2.bounds (30, 40, 50, 60); set l2.position (7, 8); add l3 to l1; react k1 didSetBounds limit 1 [add l3 to l2]; set l3.frame (10, 20, 30, 40); get l3.superlayer; get l3.bounds; get l3.position
    TREE-39: The list keeps the order of the operations whatever is shown
    new l1; new l2; set l2.zPosition 9; new l3; set l3.hidden true; new l4; set l4.opacity 0; add l2 to l1; add l3 to l1; insert l4 into l1 at 0; get l1.sublayers
    TREE-39: A place beside a sibling is one in the list and not in the order of painting
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition 9; set l4.zPosition -9; new l5; insert l5 into l1 above l2; get l1.sublayers; new l6; insert l6 into l1 below l4; get l1.sublayers
    TREE-39: An index is counted in the list and not in the order of painting
    new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l1; add l4 to l1; set l2.zPosition 9; set l3.hidden true; new l5; insert l5 into l1 at 2; get l1.sublayers
    TREE-40: A hidden superlayer does not hide the stored values below it
    new l1; new l2; add l2 to l1; set l2.opacity 0.5; set l1.hidden true; set l1.opacity 0; get l2.hidden; get l2.opacity
    TREE-40: A layer that was hidden by itself stays hidden when its superlayer is shown again
    new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l2.hidden true; set l1.hidden true; set l1.hidden false; get l2.hidden; get l3.hidden
    TREE-40: A layer that is added to a hidden layer is not hidden itself
    new l1; set l1.hidden true; set l1.opacity 0.5; new l2; add l2 to l1; get l2.hidden; get l2.opacity
    TREE-41: An index beyond the end of an empty list appends
    new l1; new l2; insert l2 into l1 at 999; get l1.sublayers
    TREE-41: An index beyond the end appends to a list that has become empty
    new l1; new l2; new l3; add l2 to l1; remove l2; insert l3 into l1 at 999; get l1.sublayers; get l3.superlayer
    TREE-42: No sublayers read as nil however that came about
    new l1; new l2; get l1.sublayers; add l2 to l1; remove l2; get l1.sublayers; set l1.sublayers []; get l1.sublayers; set l1.sublayers nil; get l1.sublayers; add l2 to l1; get l1.sublayers
    TREE-43: A hit inside a scaled root is converted through its scale
    new l1; set l1.transform scale(0.5, 0.5, 1); set l1.frame (0, 0, 100, 100); new l2; set l2.frame (25, 25, 50, 50); add l2 to l1; get l1.bounds; hitTest l1 (12.5, 12.5); hitTest l1 (37, 37); hitTest l1 (10, 10); hitTest l1 (37.5, 37.5); hitTest l1 (99.5, 99.5)
    TREE-43: A hit inside a scaled sublayer ends at its frame
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.transform scale(0.5, 0.5, 1); set l2.frame (25, 25, 50, 50); add l2 to l1; hitTest l1 (25, 25); hitTest l1 (74, 74); hitTest l1 (20, 20); hitTest l1 (75, 75); hitTest l1 (100, 100)
    """#
}
