// Written by '.ci/sources Sources' from Specs/corpus/clients/pop.txt.
extension CorpusScripts {
  static let clientsPopCases = #"""
    VIEW-45 VIEW-46 VIEW-44: The model is back, and the value goes there, fast, and slowly back
    new v1 backing l1; host v1; tick; beginBlock pop duration 1; set l1.zPosition 90; animationKeys l1; endBlock; get l1.zPosition; animationKeys l1; tick; advance 0.1; get l1.presentation.zPosition; advance 0.4; get l1.presentation.zPosition; advance 0.3; get l1.presentation.zPosition
    VIEW-47: Of two changes the value before the first comes back
    new v1 backing l1; host v1; tick; beginBlock pop duration 1; set l1.zPosition 10; set l1.zPosition 20; endBlock; get l1.zPosition
    VIEW-48: After the custom block the block around it is in force again
    new v1 backing l1; host v1; tick; beginBlock animate duration 1; beginBlock pop duration 2; set l1.zPosition 10; endBlock; set v1.alpha 0; endBlock; get l1.animation(opacity).duration
    """#
}
