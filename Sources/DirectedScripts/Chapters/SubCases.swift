// Written by '.ci/sources Sources' from Specs/corpus/sub.txt.
extension CorpusScripts {
  static let subCases = #"""
    SUB-01: Scrolling to a point moves the origin of the bounds there
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToPoint l1 (30, -40); get l1.bounds; get l1.position
    SUB-02: A scroll mode keeps the other coordinate
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "vertically"; scrollToPoint l1 (30, 40); get l1.bounds; set l1.scrollMode "horizontally"; scrollToPoint l1 (50, 60); get l1.bounds; set l1.scrollMode "none"; scrollToPoint l1 (70, 80); get l1.bounds
    SUB-02 SUB-06: A scroll mode also holds for what sublayers ask for
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); set l1.scrollMode "vertically"; new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollPoint l2 (30, 40); get l1.bounds
    SUB-03: Scrolling to a rectangle moves as little as makes it visible
    new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 100); scrollToRect l1 (60, 70, 10, 10); get l1.bounds; scrollToRect l1 (200, 200, 10, 10); get l1.bounds; scrollToRect l1 (20, 30, 10, 10); get l1.bounds
    SUB-03: The axes of a scrolled rectangle are independent
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 80); scrollToRect l1 (200, 150, 20, 10); get l1.bounds; scrollToRect l1 (130, 10, 5, 5); get l1.bounds
    SUB-04: A rectangle larger than the bounds is shown from its start
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (20, 20, 400, 400); get l1.bounds; scrollToRect l1 (200, 150, 400, 400); get l1.bounds
    SUB-05: Scrolling is not held back by what there is to see
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (0, 0, 10, 10); add l2 to l1; scrollToPoint l1 (10000, -10000); get l1.bounds
    SUB-06: A sublayer scrolls the closest scroll layer around it
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2 CAScrollLayer; set l2.frame (0, 0, 50, 50); add l2 to l1; new l3; set l3.frame (10, 20, 200, 200); add l3 to l2; new l4; set l4.frame (5, 5, 20, 20); add l4 to l3; scrollPoint l4 (20, 20); get l2.bounds; get l1.bounds
    SUB-06: A rectangle of a sublayer is made visible
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 300, 300); add l2 to l1; scrollRectToVisible l2 (150, 160, 10, 10); get l1.bounds
    SUB-06: A mask scrolls what the layer that it masks stands in
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; add l2 to l1; new l3; set l2.mask l3; scrollPoint l3 (20, 20); get l1.bounds
    SUB-07: Without a scroll layer around it nothing moves
    new l1; set l1.bounds (0, 0, 50, 50); new l2; set l2.frame (0, 0, 20, 20); add l2 to l1; scrollPoint l2 (10, 10); get l1.bounds; get l2.bounds; scrollRectToVisible l2 (100, 100, 5, 5); get l1.bounds; get l2.bounds
    SUB-08: What is visible is what the scroll layer leaves of the bounds
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; get l2.visibleRect; new l3; set l3.bounds (1, 2, 30, 40); get l3.visibleRect
    SUB-08: A layer that clips does not bound what is visible
    new l1; set l1.bounds (0, 0, 2, 2); set l1.masksToBounds true; new l2; set l2.bounds (0, 0, 5, 5); add l2 to l1; get l2.visibleRect
    SUB-09: What is visible follows the scrolling at once
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; scrollToPoint l1 (20, 30); get l2.visibleRect
    SUB-09: What was visible before does not count after scrolling
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (90, 80, 50, 50); add l2 to l1; get l2.visibleRect; scrollToPoint l1 (20, 30); get l2.visibleRect
    SUB-10: Scrolling leaves the sublayers where they are
    new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); new l2; set l2.frame (10, 20, 30, 40); add l2 to l1; scrollToPoint l1 (50, 60); get l2.position; get l2.frame
    SUB-11: A path is copied when it is set
    new l1 CAShapeLayer; set l1.path path[M 0 0 L 10 0 L 10 10 Z]; get l1.path; set l1.path nil; get l1.path
    SUB-11: A path that the caller changes afterwards stays as it was set
    new s1 {path: path[M 0 0 L 1 1]}; new l1 CAShapeLayer; set l1.path s1; mutate s1 path path[M 0 0 L 10 0 L 10 10 Z]; get l1.path
    SUB-12 ACT-33: A new path does not animate by itself
    new l9; host l9; new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; add l1 to l9; tick; set l1.path path[M 0 0 L 2 2]; animationKeys l1; set l1.opacity 0.5; animationKeys l1
    SUB-13: A path is neither size nor target
    new l1 CAShapeLayer; set l1.frame (0, 0, 10, 10); set l1.path path[M 100 100 L 200 100 L 200 200 Z]; get l1.bounds; get l1.frame; contains l1 (5, 5); contains l1 (180, 120)
    SUB-13: A layer without a size has none when it gets a path
    new l1 CAShapeLayer; set l1.path path[M 0 0 L 1 1]; get l1.bounds; get l1.frame
    SUB-14: Dashes and fill can be taken away
    new l1 CAShapeLayer; set l1.lineDashPattern [4, 2]; get l1.lineDashPattern; set l1.lineDashPattern nil; get l1.lineDashPattern; set l1.fillColor nil; get l1.fillColor
    SUB-15: A gradient keeps its stops and its ends wherever they lie
    new l1 CAGradientLayer; set l1.colors [rgba(1, 0, 0, 1), rgba(0, 0, 1, 1)]; get l1.colors; set l1.locations [0, 0.25]; get l1.locations; set l1.locations nil; get l1.locations; set l1.startPoint (-1, 2); get l1.startPoint
    SUB-16: A text reads back and can be taken away
    new l1 CATextLayer; set l1.string "N"; get l1.string; set l1.string nil; get l1.string; set l1.font "Courier"; get l1.font
    SUB-17: A text does not size its layer
    new l1 CATextLayer; set l1.frame (0, 0, 40, 30); set l1.string "a text that is far too long for it"; get l1.bounds; get l1.frame
    SUB-18: A transform layer has geometry like any other
    new l1; new l2 CATransformLayer; add l2 to l1; new l3; add l3 to l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); set l2.transform scale(2, 2, 1); set l3.frame (10, 10, 5, 5); get l2.sublayers; get l2.frame; convert (0, 0) from l3 to l1
    SUB-19: A transform layer is passed over by hits for what is in it
    new l1; set l1.frame (0, 0, 100, 100); new l2 CATransformLayer; set l2.frame (10, 10, 80, 80); add l2 to l1; new l3; set l3.frame (0, 0, 20, 20); add l3 to l2; hitTest l1 (15, 15); hitTest l1 (60, 60)
    SUB-20: A transform layer keeps what it does not show
    new l1 CATransformLayer; new l2; set l1.masksToBounds true; set l1.mask l2; set l1.shadowOpacity 0.5; get l1.masksToBounds; get l1.mask; get l1.shadowOpacity
    SUB-21: Copies of a replicator's sublayers are not hit
    new l1; set l1.frame (0, 0, 300, 100); new l2 CAReplicatorLayer; set l2.frame (0, 0, 300, 100); add l2 to l1; set l2.instanceCount 3; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (0, 0, 50, 50); add l3 to l2; hitTest l1 (25, 25); hitTest l1 (225, 25)
    SUB-21: The second copy that a replicator makes is not hit
    new l1; set l1.frame (0, 0, 300, 100); new l2 CAReplicatorLayer; set l2.frame (0, 0, 300, 100); add l2 to l1; set l2.instanceCount 2; set l2.instanceTransform translation(100, 0, 0); new l3; set l3.frame (0, 0, 50, 50); add l3 to l2; hitTest l1 (125, 25); hitTest l3 (125, 25)
    SUB-22: Each copy is mapped once more about the centre of the replicator
    new l1; set l1.bounds (0, 0, 200, 100); new l2; set l2.frame (85, 0, 110, 100); set l2.bounds (85, 0, 110, 100); add l2 to l1; set l2.masksToBounds true; new l3 CAReplicatorLayer; set l3.frame (0, 0, 200, 100); add l3 to l2; set l3.instanceTransform planar(0.5, 0, 0, 0.5, 10, 0); new l4; set l4.frame (0, 0, 40, 40); set l4.backgroundColor rgba(0, 0, 1, 1); add l4 to l3; set l3.instanceCount 3; render l1
    SUB-23: Copies of a replicator are no sublayers
    new l1 CAReplicatorLayer; set l1.bounds (0, 0, 300, 100); new l2; set l2.frame (0, 0, 50, 50); add l2 to l1; set l1.instanceCount 3; set l1.instanceTransform translation(100, 0, 0); get l1.sublayers; get l2.frame; get l2.opacity
    SUB-24: Colours of subclasses read back as set
    new l1 CAReplicatorLayer; new l2 CATextLayer; new l3 CAShapeLayer; set l1.instanceColor rgba(0.5, 0.25, 0.125, 0.5); get l1.instanceColor; set l2.foregroundColor rgba(1, 0, 0, 0.5); get l2.foregroundColor; set l3.fillColor rgba(0, 1, 0, 0.25); get l3.fillColor
    SUB-25: A replicator of no instances paints itself alone
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceTransform translation(20, 0, 0); set l1.instanceCount 3; render l1
    SUB-25: A replicator without instances and of no size paints nothing
    new l1 CAReplicatorLayer; new l2; set l2.bounds (0, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceCount 0; render l1
    SUB-25: A replicator without instances paints none of its sublayers
    new l1 CAReplicatorLayer; set l1.frame (0, 0, 10, 10); set l1.backgroundColor rgba(1, 0, 0, 1); new l2; set l2.frame (20, 0, 10, 10); set l2.backgroundColor rgba(0, 0, 1, 1); add l2 to l1; set l1.instanceCount 0; render l1
    """#
}
