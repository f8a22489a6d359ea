// Written by '.ci/sources Sources' from Specs/corpus/clients/block-delegate.txt.
extension CorpusScripts {
  static let clientsBlockDelegateCases = #"""
    CALL-01 CALL-03: Start and stop are blocks, each called once
    new l1; new l2; host l1; add l2 to l1; tick; react h1 start limit 1 [set l2.name "begun"]; react h1 stop limit 1 [set l2.name "over"]; new a1 {keyPath: "opacity", fromValue: 0, duration: 1, delegate: h1}; addAnimation a1 to l1 key fade; tick; get l2.name; advance 1.5; tick; get l2.name
    CALL-04 CALL-01: When the animation is taken off the stop block hears that it was cancelled, and is forgotten
    new l1; new l2; host l1; add l2 to l1; tick; react h1 stop limit 1 [set l2.name "over"]; new a1 {keyPath: "opacity", fromValue: 0, duration: 1, delegate: h1}; addAnimation a1 to l1 key fade; tick; advance 0.5; removeAnimation fade from l1; tick; get l2.name; advance 1; tick
    """#
}
