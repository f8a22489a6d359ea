// Written by '.ci/sources Sources' from Specs/corpus/clients/inspection.txt.
extension CorpusScripts {
  static let clientsInspectionCases = #"""
    VIEW-02 VIEW-33: The animation of a block comes by the way of every other
    new k1 CALayer implementing [addAnimation]; new v1 backing l1 k1; host v1; tick; beginBlock animate duration 0.3; set v1.alpha 0; endBlock; get l1.animation(opacity).duration
    VIEW-01: Outside a block nothing is added
    new k1 CALayer implementing [addAnimation]; new v1 backing l1 k1; host v1; tick; set v1.alpha 0
    VIEW-50: What the script adds is seen as well
    new k1 CALayer implementing [addAnimation]; new v1 backing l1 k1; host v1; tick; new a1 {keyPath: "opacity", fromValue: 0, duration: 0.75}; addAnimation a1 to l1 key fade
    """#
}
