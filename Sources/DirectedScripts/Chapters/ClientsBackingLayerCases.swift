// Written by '.ci/sources Sources' from Specs/corpus/clients/backing-layer.txt.
extension CorpusScripts {
  static let clientsBackingLayerCases = #"""
    VIEW-34 VIEW-36: Inside a block the path animates with the block's timing, from the old path
    new k1 CAShapeLayer implementing [didSetBounds]; hook k1 actionForKey path {timingOf: "backgroundColor"}; new v1 backing l1 k1; host v1; set l1.path path[M 0 0 L 10 0]; tick; react k1 didSetBounds limit 2 [set l1.path path[M 0 0 L 20 0]]; beginBlock animate duration 0.5; set v1.bounds (0, 0, 50, 50); endBlock; exists l1.animation(path); get l1.animation(path).duration; get l1.animation(path).fromValue; get l1.path
    VIEW-35: Outside a block it finds no action to copy and jumps
    new k1 CAShapeLayer implementing [didSetBounds]; hook k1 actionForKey path {timingOf: "backgroundColor"}; new v1 backing l1 k1; host v1; set l1.path path[M 0 0 L 10 0]; tick; react k1 didSetBounds limit 2 [set l1.path path[M 0 0 L 20 0]]; set v1.bounds (0, 0, 50, 50); animationKeys l1; get l1.path
    """#
}
