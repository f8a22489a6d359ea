// Written by '.ci/sources Sources' from Specs/corpus/clients/pop.txt.
extension CorpusScripts {
  static let clientsPopCases = #"""
    VIEW-45 VIEW-46 VIEW-44: The model is back, and the value goes there, fast, and slowly back
    new v1 backing l1; host v1; tick; beginBlock pop duration 1; set l1.zPosition 90; animationKeys l1; endBlock; get l1.zPosition; animationKeys l1; tick; advance 0.1; get l1.presentation.zPosition; advance 0.4; get l1.presentation.zPosition; advance 0.3; get l1.presentation.zPosition
    VIEW-47: Of two changes the value before the first comes back
    new v1 backing l1; host v1; tick; beginBlock pop duration 1; set l1.zPosition 10; set l1.zPosition 20; endBlock; get l1.zPosition
    VIEW-48: After the custom block the block around it is in force again
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock pop duration 2; set l1.zPosition 10; endBlock; set v1.alpha 0; askView v1 l1 position; endBlock; get l1.animation(opacity).duration
    ANIM-03 TXN-20 ACT-04: The printed block turns a view there and back, and leaves it as it was
    new l1; host l1; tick; new d1 {transform: null}; set l1.delegate d1; set l1.transform planar(0, 1, -1, 0, 0, 0); animationKeys l1; new a1 CAKeyframeAnimation; set a1.keyPath "transform"; set a1.duration 0.7; set a1.keyTimes [0, 0.35, 1]; set a1.values [identity, planar(0, 1, -1, 0, 0, 0), identity]; set a1.timingFunctions [timing(1, 0, 0.8, 1), timing(0.2, 0, 0, 1)]; begin; set transaction.disableActions true; setValue l1 transform identity; commit; get l1.transform; addAnimation a1 to l1 key transform; animationKeys l1; tick; advance 0.245; get l1.presentation.transform; advance 1; tick; get l1.presentation.transform; animationKeys l1
    ANIM-03 ACT-04 ACT-21: As printed, of two changes of one key the value between them stays
    new l1; host l1; tick; new d1 {zPosition: null}; set l1.delegate d1; set l1.zPosition 10; set l1.zPosition 20; animationKeys l1; new a1 CAKeyframeAnimation; set a1.keyPath "zPosition"; set a1.values [0, 20, 0]; begin; set transaction.disableActions true; setValue l1 zPosition 0; commit; addAnimation a1 to l1 key zPosition; new a2 CAKeyframeAnimation; set a2.keyPath "zPosition"; set a2.values [10, 0, 10]; begin; set transaction.disableActions true; setValue l1 zPosition 10; commit; addAnimation a2 to l1 key zPosition; get l1.zPosition; animationKeys l1
    """#
}
