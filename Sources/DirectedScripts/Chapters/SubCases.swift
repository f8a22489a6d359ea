// Written by '.ci/sources Sources' from Specs/corpus/sub.txt.
extension CorpusScripts {
  static let subCases = #"""
    SUB-01: Scrolling to a point moves the origin of the bounds there
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToPoint l1 (30, -40); get l1.bounds; get l1.position
    SUB-01: Scrolling to a point twice goes to the second point
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToPoint l1 (30, 40); scrollToPoint l1 (5, 6); get l1.bounds
    SUB-01 SUB-10: Scrolling to a point leaves the frame where it is
    new l1 CAScrollLayer; set l1.anchorPoint (0, 0); set l1.frame (10, 20, 30, 40); scrollToPoint l1 (50, 60); get l1.frame
    SUB-01: A layer of a class that derives from the scroll layer scrolls
    new k1 CAScrollLayer; new l1 k1; set l1.bounds (0, 0, 100, 100); scrollToPoint l1 (30, 40); get l1.bounds
    SUB-02: A scroll mode keeps the other coordinate
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "vertically"; scrollToPoint l1 (30, 40); get l1.bounds; set l1.scrollMode "horizontally"; scrollToPoint l1 (50, 60); get l1.bounds; set l1.scrollMode "none"; scrollToPoint l1 (70, 80); get l1.bounds
    SUB-02 SUB-06: A scroll mode also holds for what sublayers ask for
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "vertically"; new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollPoint l2 (30, 40); get l1.bounds
    SUB-02 SUB-03: A scroll mode keeps the other coordinate of a rectangle that is to be seen
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "horizontally"; scrollToRect l1 (200, 300, 10, 10); get l1.bounds; set l1.scrollMode "vertically"; scrollToRect l1 (500, 300, 10, 10); get l1.bounds; set l1.scrollMode "none"; scrollToRect l1 (0, 0, 10, 10); get l1.bounds
    SUB-02 SUB-06: A horizontal mode holds for a point that a sublayer asks for
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "horizontally"; new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollPoint l2 (30, 40); get l1.bounds
    SUB-02 SUB-06: A mode of none holds for a rectangle that a sublayer asks for
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "none"; new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollRectToVisible l2 (150, 160, 10, 10); get l1.bounds
    SUB-03: Scrolling to a rectangle moves as little as makes it visible
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 100); scrollToRect l1 (60, 70, 10, 10); get l1.bounds; scrollToRect l1 (200, 200, 10, 10); get l1.bounds; scrollToRect l1 (20, 30, 10, 10); get l1.bounds
    SUB-03: The axes of a scrolled rectangle are independent
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 80); scrollToRect l1 (200, 150, 20, 10); get l1.bounds; scrollToRect l1 (130, 10, 5, 5); get l1.bounds
    SUB-03: A rectangle that touches the edges from within moves nothing
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 80); scrollToRect l1 (50, 60, 10, 10); scrollToRect l1 (140, 130, 10, 10); get l1.bounds
    SUB-03: A rectangle that is seen in part is brought in whole
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 80); scrollToRect l1 (145, 60, 10, 10); get l1.bounds; scrollToRect l1 (60, 55, 10, 10); get l1.bounds
    SUB-03: A rectangle to the left and further down moves one axis back and the other on
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 80); scrollToRect l1 (-30, 200, 10, 20); get l1.bounds
    SUB-03: A rectangle of the size of the bounds becomes the bounds
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (30, 40, 100, 100); get l1.bounds
    SUB-04: A rectangle larger than the bounds is shown from its start
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (20, 20, 400, 400); get l1.bounds; scrollToRect l1 (200, 150, 400, 400); get l1.bounds
    SUB-04 SUB-03: A rectangle that is larger in one direction is shown from its start in this direction alone
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (20, 150, 400, 10); get l1.bounds
    SUB-04: A larger rectangle that starts where the bounds start moves nothing
    new l1 CAScrollLayer; set l1.bounds (20, 30, 100, 100); scrollToRect l1 (20, 30, 400, 400); get l1.bounds
    SUB-05: Scrolling is not held back by what there is to see
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (0, 0, 10, 10); add l2 to l1; scrollToPoint l1 (10000, -10000); get l1.bounds
    SUB-05: A rectangle beyond all sublayers is scrolled to
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (0, 0, 10, 10); add l2 to l1; scrollToRect l1 (1000, -500, 10, 10); get l1.bounds
    SUB-06: A sublayer scrolls the closest scroll layer around it
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2 CAScrollLayer; set l2.frame (0, 0, 50, 50); add l2 to l1; new l3; set l3.frame (10, 20, 200, 200); add l3 to l2; new l4; set l4.frame (5, 5, 20, 20); add l4 to l3; scrollPoint l4 (20, 20); get l2.bounds; get l1.bounds
    SUB-06: A rectangle of a sublayer is made visible
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollRectToVisible l2 (150, 160, 10, 10); get l1.bounds
    SUB-06: A mask scrolls what the layer that it masks stands in
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; add l2 to l1; new l3; set l2.mask l3; scrollPoint l3 (20, 20); get l1.bounds
    SUB-06: A scroll layer answers its own requests
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollPoint l1 (30, 40); get l1.bounds; scrollRectToVisible l1 (200, 50, 10, 10); get l1.bounds
    SUB-06: An inner scroll layer answers its own request and not the outer one
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2 CAScrollLayer; set l2.frame (10, 20, 50, 50); add l2 to l1; scrollPoint l2 (30, 40); get l2.bounds; get l1.bounds
    SUB-06: A request that is made twice does not scroll twice as far
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollPoint l2 (30, 40); scrollPoint l2 (30, 40); get l1.bounds
    SUB-06: A request is converted with the origin of the bounds of the sublayer
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); set l2.bounds (5, 7, 300, 300); add l2 to l1; scrollPoint l2 (30, 40); get l1.bounds
    SUB-06: A request is converted through the scale of the sublayer
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.anchorPoint (0, 0); set l2.position (10, 20); set l2.bounds (0, 0, 300, 300); set l2.transform scale(2, 2, 1); add l2 to l1; scrollPoint l2 (30, 40); get l1.bounds
    SUB-06: A rectangle that is asked for is scaled as its sublayer is
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.anchorPoint (0, 0); set l2.position (10, 20); set l2.bounds (0, 0, 300, 300); set l2.transform scale(2, 2, 1); add l2 to l1; scrollRectToVisible l2 (100, 100, 10, 20); get l1.bounds
    SUB-06: A rectangle two levels down that is in sight moves nothing
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; new l3; set l3.frame (30, 40, 50, 50); add l3 to l2; scrollRectToVisible l3 (10, 10, 20, 20); get l1.bounds
    SUB-07: Without a scroll layer around it nothing moves
    new l1; set l1.bounds (0, 0, 50, 50); new l2; set l2.frame (0, 0, 20, 20); add l2 to l1; scrollPoint l2 (10, 10); get l1.bounds; get l2.bounds; scrollRectToVisible l2 (100, 100, 5, 5); get l1.bounds; get l2.bounds
    SUB-07: A layer that was taken out of a scroll layer does not scroll it
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; remove l2; scrollPoint l2 (30, 40); get l1.bounds; get l2.bounds
    SUB-07: A scroll layer beside or below a layer does not answer its request
    new l1; new l2; new l3 CAScrollLayer; new l4 CAScrollLayer; set l3.bounds (0, 0, 50, 50); set l4.bounds (0, 0, 50, 50); add l2 to l1; add l3 to l1; add l4 to l2; scrollPoint l2 (30, 40); get l3.bounds; get l4.bounds
    SUB-08: What is visible is what the scroll layer leaves of the bounds
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; get l2.visibleRect; new l3; set l3.bounds (1, 2, 30, 40); get l3.visibleRect
    SUB-08: A layer that clips does not bound what is visible
    new l1; set l1.bounds (0, 0, 2, 2); set l1.masksToBounds true; new l2; set l2.bounds (0, 0, 5, 5); add l2 to l1; get l2.visibleRect
    SUB-08: What is visible lies in the middle of a layer larger than the scroll layer
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (-30, -20, 400, 300); add l2 to l1; get l2.visibleRect
    SUB-08: What is visible begins where the bounds of the layer do
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); set l2.bounds (7, 9, 50, 50); add l2 to l1; get l2.visibleRect
    SUB-08: Of a layer within the scroll layer all is visible
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); add l2 to l1; get l2.visibleRect
    SUB-08: What is visible two levels down is cut by the scroll layer alone
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 10, 20, 20); set l2.masksToBounds true; add l2 to l1; new l3; set l3.frame (60, 70, 50, 50); add l3 to l2; get l3.visibleRect
    SUB-08: Of a scroll layer itself all is visible
    new l1 CAScrollLayer; set l1.bounds (30, 40, 100, 80); get l1.visibleRect
    SUB-09: What is visible follows the scrolling at once
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; scrollToPoint l1 (20, 30); get l2.visibleRect
    SUB-09: What was visible before does not count after scrolling
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; get l2.visibleRect; scrollToPoint l1 (20, 30); get l2.visibleRect
    SUB-09: What is visible follows the bounds of the scroll layer and the place of the layer
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; get l2.visibleRect; set l1.bounds (0, 0, 120, 100); get l2.visibleRect; set l2.frame (60, 70, 50, 50); get l2.visibleRect
    SUB-09: What is visible follows the scrolling within a transaction
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l9; host l9; new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; add l1 to l9; tick; begin; scrollToPoint l1 (20, 30); get l2.visibleRect
    SUB-10: Scrolling leaves the sublayers where they are
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); add l2 to l1; scrollToPoint l1 (50, 60); get l2.position; get l2.frame
    SUB-10: Scrolling to a rectangle leaves the sublayers where they are
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); add l2 to l1; scrollToRect l1 (200, 300, 10, 10); get l2.frame; get l2.bounds
    SUB-10: Scrolling at the request of a sublayer leaves the sublayer where it is
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollPoint l2 (50, 60); get l2.bounds; get l2.frame
    SUB-10: Scrolling leaves transform and anchor of the scroll layer alone
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.anchorPoint (0.25, 0.75); scrollToPoint l1 (50, 60); get l1.anchorPoint; get l1.transform; get l1.sublayerTransform
    SUB-11: A path is copied when it is set
    new l1 CAShapeLayer; set l1.path path[M 0 0 L 10 0 L 10 10 Z]; get l1.path; set l1.path nil; get l1.path
    SUB-11: A path that the caller changes afterwards stays as it was set
    new s1 {path: path[M 0 0 L 1 1]}; new l1 CAShapeLayer; set l1.path s1; mutate s1 path path[M 0 0 L 10 0 L 10 10 Z]; get l1.path
    SUB-11: A path that is set by its key is copied, too
    new s1 {path: path[M 0 0 L 1 1]}; new l1 CAShapeLayer; setValue l1 path s1; mutate s1 path path[M 0 0 L 10 0 L 10 10 Z]; get l1.path
    SUB-11: A path with curves reads back as it was set
    new l1 CAShapeLayer; set l1.path path[M 0 0 Q 5 10 10 0 C 12 4 16 4 18 0 M 3 3 L 4 4]; get l1.path
    SUB-12 ACT-33: A new path does not animate by itself
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.path path[M 0 0 L 2 2]; animationKeys l1; set l1.opacity 0.5; animationKeys l1
    SUB-12 ACT-33: A path that is set by its key does not animate by itself
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; setValue l1 path path[M 0 0 L 2 2]; animationKeys l1
    SUB-12 ACT-33: A path that changes in a transaction with a duration does not animate by itself
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; begin; set transaction.animationDuration 2; set l1.path path[M 0 0 L 2 2]; commit; animationKeys l1
    SUB-12: A path is animated by an animation that is added
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; new a1 {keyPath: "path", toValue: path[M 0 0 L 2 2], duration: 1}; addAnimation a1 to l1 key morph; animationKeys l1; get l1.path
    SUB-12: A path is animated by the action of a delegate
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; new a1 {keyPath: "path", duration: 1}; new d1 {path: a1}; set l1.delegate d1; tick; set l1.path path[M 0 0 L 2 2]; animationKeys l1
    SUB-13: A path is neither size nor target
    new l1 CAShapeLayer; set l1.frame (0, 0, 10, 10); set l1.path path[M 100 100 L 200 100 L 200 200 Z]; get l1.bounds; get l1.frame; contains l1 (5, 5); contains l1 (180, 120)
    SUB-13: A layer without a size has none when it gets a path
    new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; get l1.bounds; get l1.frame
    SUB-13: A path that is taken away or drawn wider leaves the size alone
    new l1 CAShapeLayer; set l1.frame (5, 6, 10, 12); set l1.path path[M 0 0 L 50 50]; set l1.lineWidth 20; set l1.path nil; get l1.frame
    SUB-14: Dashes and fill can be taken away
    new l1 CAShapeLayer; set l1.lineDashPattern [4, 2]; get l1.lineDashPattern; set l1.lineDashPattern nil; get l1.lineDashPattern; set l1.fillColor nil; get l1.fillColor
    SUB-14: Dashes that the caller changes afterwards stay as they were set
    new s1 {"0": 4, "1": 2}; new l1 CAShapeLayer; set l1.lineDashPattern s1; mutate s1 "0" 9; get l1.lineDashPattern
    SUB-15: A gradient keeps its stops and its ends wherever they lie
    new l1 CAGradientLayer; set l1.colors [rgba(1, 0, 0, 1), rgba(0, 0, 1, 1)]; get l1.colors; set l1.locations [0, 0.25]; get l1.locations; set l1.locations nil; get l1.locations; set l1.startPoint (-1, 2); get l1.startPoint
    SUB-15: A gradient ends outside of the unit square, too
    new l1 CAGradientLayer; set l1.endPoint (3, -0.5); get l1.endPoint; get l1.startPoint; setValue l1 startPoint.y 1.5; get l1.startPoint
    SUB-15: New colours of a gradient leave its locations alone
    new l1 CAGradientLayer; set l1.locations [0, 0.25, 1]; set l1.colors [rgba(1, 0, 0, 1), rgba(0, 1, 0, 1), rgba(0, 0, 1, 1)]; get l1.locations; set l1.colors nil; get l1.colors
    SUB-15 KVC-32: Locations of a gradient that the caller changes afterwards stay as they were set
    new s1 {"0": 0, "1": 0.25}; new l1 CAGradientLayer; set l1.locations s1; mutate s1 "1" 0.5; get l1.locations
    SUB-15 KVC-32: Colours of a gradient that the caller changes afterwards stay as they were set
    new s1 {"0": rgba(1, 0, 0, 1), "1": rgba(0, 0, 1, 1)}; new l1 CAGradientLayer; set l1.colors s1; mutate s1 "0" rgba(0, 1, 0, 1); get l1.colors
    SUB-16: A text reads back and can be taken away
    new l1 CATextLayer; set l1.string "N"; get l1.string; set l1.string nil; get l1.string; set l1.font "Courier"; get l1.font
    SUB-16: A size of the text leaves its font alone
    new l1 CATextLayer; set l1.font "Courier"; set l1.fontSize 12; get l1.font; set l1.font "Times"; get l1.font; get l1.fontSize
    SUB-17: A text does not size its layer
    new l1 CATextLayer; set l1.frame (0, 0, 40, 30); set l1.string "a text that is far too long for it"; get l1.bounds; get l1.frame
    SUB-17: A text without a frame sizes nothing
    new l1 CATextLayer; set l1.position (5, 6); set l1.string "N"; set l1.fontSize 72; set l1.wrapped true; get l1.bounds; get l1.position
    SUB-18: A transform layer has geometry like any other
    new l1; new l2 CATransformLayer; add l2 to l1; new l3; add l3 to l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); set l2.transform scale(2, 2, 1); set l3.frame (10, 10, 5, 5); get l2.sublayers; get l2.frame; convert (0, 0) from l3 to l1
    SUB-18: A transform layer keeps the order of its sublayers
    new l1 CATransformLayer; new l2; new l3; new l4; add l2 to l1; add l3 to l1; insert l4 into l1 at 0; remove l2; get l1.sublayers; get l3.superlayer
    SUB-18: A frame of a transform layer sets its bounds and position
    new l1 CATransformLayer; set l1.anchorPoint (0, 1); set l1.frame (10, 20, 30, 40); get l1.bounds; get l1.position
    SUB-18: A point passes through the origin of the bounds of a transform layer and its transform for sublayers
    new l1; new l2 CATransformLayer; set l2.anchorPoint (0, 0); set l2.position (10, 20); set l2.bounds (5, 7, 50, 50); set l2.sublayerTransform scale(2, 2, 1); add l2 to l1; new l3; set l3.frame (15, 17, 5, 5); add l3 to l2; convert (0, 0) from l3 to l1
    SUB-19: A transform layer is passed over by hits for what is in it
    new l1; set l1.frame (0, 0, 100, 100); new l2 CATransformLayer; set l2.frame (10, 10, 80, 80); add l2 to l1; new l3; set l3.frame (0, 0, 20, 20); add l3 to l2; hitTest l1 (15, 15); hitTest l1 (60, 60)
    SUB-19: A transform layer is passed over for a layer behind it
    new l1; set l1.frame (0, 0, 100, 100); new l2; set l2.frame (0, 0, 50, 50); add l2 to l1; new l3 CATransformLayer; set l3.frame (0, 0, 100, 100); add l3 to l1; hitTest l1 (25, 25)
    SUB-19: A hit passes through the transform of a transform layer
    new l1; set l1.frame (0, 0, 200, 200); new l2 CATransformLayer; set l2.anchorPoint (0, 0); set l2.frame (10, 10, 50, 50); set l2.transform scale(2, 2, 1); add l2 to l1; new l3; set l3.frame (20, 20, 10, 10); add l3 to l2; hitTest l1 (65, 65); hitTest l1 (25, 25)
    SUB-19: A hit passes through one transform layer into another
    new l1; set l1.frame (0, 0, 100, 100); new l2 CATransformLayer; set l2.frame (10, 10, 80, 80); add l2 to l1; new l3 CATransformLayer; set l3.frame (10, 10, 60, 60); add l3 to l2; new l4; set l4.frame (10, 10, 20, 20); add l4 to l3; hitTest l1 (35, 35); hitTest l1 (75, 75)
    SUB-19: A layer of a class that derives from the transform layer is passed over, too
    new k1 CATransformLayer; new l1; set l1.frame (0, 0, 100, 100); new l2 k1; set l2.frame (10, 10, 80, 80); add l2 to l1; hitTest l1 (50, 50)
    SUB-19 TREE-28: A hidden transform layer hides what is in it from hits
    new l1; set l1.frame (0, 0, 100, 100); new l2 CATransformLayer; set l2.frame (10, 10, 80, 80); add l2 to l1; new l3; set l3.frame (0, 0, 20, 20); add l3 to l2; set l2.hidden true; hitTest l1 (15, 15)
    SUB-19 TREE-29: A layer in a transform layer is hit outside of the transform layer's bounds
    new l1; set l1.frame (0, 0, 200, 200); new l2 CATransformLayer; add l2 to l1; new l3; set l3.frame (50, 50, 20, 20); add l3 to l2; hitTest l1 (60, 60)
    SUB-20: A transform layer keeps what it does not show
    new l1 CATransformLayer; new l2; set l1.masksToBounds true; set l1.mask l2; set l1.shadowOpacity 0.5; get l1.masksToBounds; get l1.mask; get l1.shadowOpacity
    SUB-20: A transform layer keeps shadow, colour and border that it does not show
    new l1 CATransformLayer; set l1.shadowOffset size(4, 5); set l1.shadowRadius 7; set l1.backgroundColor rgba(1, 0, 0, 1); set l1.borderWidth 2; set l1.opacity 0.5; set l1.masksToBounds true; set l1.masksToBounds false; get l1.shadowOffset; get l1.shadowRadius; get l1.backgroundColor; get l1.borderWidth; get l1.opacity; get l1.masksToBounds
    SUB-21: Copies of a replicator's sublayers are not hit
    new l1; set l1.frame (0, 0, 300, 100); new l2 CAReplicatorLayer; set l2.frame (0, 0, 300, 100); add l2 to l1; set l2.instanceCount 3; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (0, 0, 50, 50); add l3 to l2; hitTest l1 (25, 25); hitTest l1 (225, 25)
    SUB-21: The second copy that a replicator makes is not hit
    new l1; set l1.frame (0, 0, 300, 100); new l2 CAReplicatorLayer; set l2.frame (0, 0, 300, 100); add l2 to l1; set l2.instanceCount 2; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (0, 0, 50, 50); add l3 to l2; hitTest l1 (125, 25); hitTest l3 (125, 25)
    SUB-21: A copy outside of the replicator is not hit
    new l1; set l1.frame (0, 0, 300, 100); new l2 CAReplicatorLayer; set l2.frame (0, 0, 50, 50); add l2 to l1; set l2.instanceCount 2; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (0, 0, 50, 50); add l3 to l2; hitTest l1 (125, 25)
    SUB-22: Each copy is mapped once more about the centre of the replicator
    new l1; set l1.bounds (0, 0, 200, 100); new l2; set l2.frame (85, 0, 110, 100); set l2.bounds (85, 0, 110, 100); add l2 to l1; set l2.masksToBounds true; new l3 CAReplicatorLayer; set l3.frame (0, 0, 200, 100); add l3 to l2; set l3.instanceTransform planar(0.5, 0, 0, 0.5, 10, 0); new l4; set l4.frame (0, 0, 40, 40); set l4.backgroundColor rgba(0, 0, 1, 1); add l4 to l3; set l3.instanceCount 3; render l1
    SUB-22: Each copy is scaled about the centre of bounds that begin elsewhere
    new l1; set l1.bounds (0, 0, 200, 200); new l3 CAReplicatorLayer; set l3.frame (0, 0, 200, 100); set l3.bounds (40, 60, 200, 100); add l3 to l1; set l3.instanceTransform scale(-1, 1, 1); set l3.instanceCount 2; new l4; set l4.frame (50, 70, 40, 20); set l4.backgroundColor rgba(0, 0, 1, 1); add l4 to l3; render l1
    SUB-23: Copies of a replicator are no sublayers
    new l1 CAReplicatorLayer; set l1.bounds (0, 0, 300, 100); new l2; set l2.frame (0, 0, 50, 50); add l2 to l1; set l1.instanceCount 3; set l1.instanceTransform translation(100, 0, 0); get l1.sublayers; get l2.frame; get l2.opacity
    SUB-23: A conversion out of a replicator knows the first instance alone
    new l1; new l2 CAReplicatorLayer; set l2.frame (10, 20, 300, 100); add l2 to l1; set l2.instanceCount 3; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (5, 6, 50, 50); add l3 to l2; convert (0, 0) from l3 to l1; get l3.transform; get l3.position
    SUB-23: The colours and the delay of a replicator do not reach its sublayers
    new l1 CAReplicatorLayer; new l2; set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceCount 3; set l1.instanceColor rgba(1, 0, 0, 0.5); set l1.instanceAlphaOffset -0.5; set l1.instanceDelay 2; get l2.backgroundColor; get l2.opacity; get l2.beginTime; get l2.timeOffset
    SUB-23: A replicator without instances keeps its sublayers
    new l1 CAReplicatorLayer; new l2; add l2 to l1; set l1.instanceCount 0; get l1.sublayers; get l2.superlayer; get l2.hidden
    SUB-24: Colours of subclasses read back as set
    new l1 CAReplicatorLayer; new l2 CATextLayer; new l3 CAShapeLayer; set l1.instanceColor rgba(0.5, 0.25, 0.125, 0.5); get l1.instanceColor; set l2.foregroundColor rgba(1, 0, 0, 0.5); get l2.foregroundColor; set l3.fillColor rgba(0, 1, 0, 0.25); get l3.fillColor
    SUB-24: Wholly transparent colours keep their hue
    new l1 CAReplicatorLayer; new l2 CATextLayer; new l3 CAShapeLayer; set l1.instanceColor rgba(0.5, 0.25, 0.125, 0); get l1.instanceColor; set l2.foregroundColor rgba(1, 0.5, 0.25, 0); get l2.foregroundColor; set l3.fillColor rgba(0.25, 1, 0.5, 0); get l3.fillColor
    SUB-24: The colour of a stroke reads back as set
    new l1 CAShapeLayer; set l1.strokeColor rgba(0.5, 0.25, 0.125, 0.5); set l1.fillColor rgba(0, 1, 0, 1); get l1.strokeColor
    SUB-25: A replicator of no instances paints itself alone
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceTransform translation(20, 0, 0); set l1.instanceCount 3; render l1
    SUB-25: A replicator without instances and of no size paints nothing
    new l1 CAReplicatorLayer; new l2; set l2.bounds (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceCount 0; render l1
    SUB-25: A replicator without instances paints none of its sublayers
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (20, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceCount 0; render l1
    SUB-25: The background of a replicator is painted once
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 30, 30); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceTransform translation(50, 0, 0); set l1.instanceCount 2; render l1
    SUB-25 DIS-22: A replicator that clips clips its instances
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 30, 30); set l1.masksToBounds true; new l2; set l2.frame (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceTransform translation(12, 0, 0); set l1.instanceCount 3; render l1
    SUB-25 SUB-22: One instance is the sublayer itself and is not mapped
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 30, 30); new l2; set l2.frame (5, 6, 10, 12); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceTransform translation(50, 0, 0); render l1
    """#
}
