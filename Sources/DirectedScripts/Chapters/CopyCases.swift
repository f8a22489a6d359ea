// Written by '.ci/sources Sources' from Specs/corpus/copy.txt.
extension CorpusScripts {
  static let copyCases = #"""
    COPY-01: The model of a layer is the layer itself
    new l1; get l1.modelLayer
    COPY-02 PRES-01: A layer that was never committed has no copy
    new l1; exists l1.presentation
    COPY-03: After a commit there is a copy and its model is the layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; exists l1.presentation; get l1.presentation.modelLayer
    COPY-04: A copy holds what was committed and not what is pending
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; set l1.opacity 0.5; get l1.presentation.opacity; commit; get l1.presentation.opacity
    COPY-05: A copy has all properties of its layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set transaction.disableActions true; set l1.cornerRadius 4; set l1.borderWidth 2; set l1.zPosition 3; set l1.name "Moe"; set l1.contentsScale 2; set l1.masksToBounds true; tick; get l1.presentation.cornerRadius; get l1.presentation.borderWidth; get l1.presentation.zPosition; get l1.presentation.name; get l1.presentation.contentsScale; get l1.presentation.masksToBounds; get l1.presentation.bounds
    COPY-06: Copies stand in the tree as their layers do
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; get l9.presentation.sublayers; get l1.presentation.superlayer; new l2; set l1.mask l2; tick; get l1.presentation.mask
    COPY-07 PRES-17: Copies are asked about the geometry that is shown
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (20, 20); set a1.toValue (20, 20); set a1.duration 8; addAnimation a1 to l1 key k; tick; advance 1; hitTest l9.presentation (10, 10); hitTest l9 (10, 10); convert (0, 0) from l1.presentation to l9.presentation; convert (0, 0) from l1 to l9
    COPY-08 PRES-14: The frame of a copy is derived from the copy
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "position"; set a1.fromValue (0, 0); set a1.toValue (100, 50); set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.position; get l1.presentation.frame; get l1.frame
    COPY-09: A copy is made through the initialiser that its class overrides
    new k1 CALayer implementing [initWithLayer]; new l1 k1; set l1.opacity 0.5; host l1; tick; get l1.presentation.opacity
    COPY-10: Reading a copy leaves the model alone
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "opacity"; set a1.fromValue 0; set a1.toValue 0.5; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 2; get l1.presentation.opacity; get l1.opacity; animationKeys l1
    COPY-10: Reading a copy that lags behind leaves the model as it was set
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; set l1.zPosition 1; get l1.presentation.zPosition; get l1.zPosition
    COPY-11: Two readings with nothing between them agree
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; new a1; set a1.keyPath "zPosition"; set a1.fromValue 0; set a1.toValue 10; set a1.duration 4; addAnimation a1 to l1 key k; tick; advance 3; get l1.presentation.zPosition; get l1.presentation.zPosition
    COPY-12: A copy that was handed out does not change with its layer
    new l9; set l9.bounds (0, 0, 100, 100); set l9.position (50, 50); host l9; new l1; set l1.bounds (0, 0, 40, 40); set l1.position (50, 50); add l1 to l9; tick; begin; set transaction.disableActions true; get l1.presentation.zPosition; set l1.zPosition 1; get l1.presentation.zPosition; commit; get l1.presentation.zPosition
    """#
}
