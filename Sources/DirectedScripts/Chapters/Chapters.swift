// Written by '.ci/sources Sources' from Specs/corpus/index.
extension CorpusScripts {
  /// The chapters in their order, each with its cases.
  static let chapters: [(name: String, text: String)] = [
    ("geo", geoCases),
    ("conv", convCases),
    ("tree", treeCases),
    ("tran", tranCases),
    ("kvc", kvcCases + "\n" + kvcCases2),
    ("lay", layCases),
    ("dis", disCases),
    ("props", propsCases),
    ("sub", subCases),
    ("copy", copyCases),
    ("act", actCases),
    ("txn", txnCases),
    ("anim", animCases + "\n" + animCases2),
    ("time", timeCases),
    ("func", funcCases),
    ("interp", interpCases),
    ("pres", presCases),
    ("call", callCases),
    ("view", viewCases),
    ("book", bookCases),
    ("recorded", recordedCases),
    ("clients/forwarder", clientsForwarderCases),
    ("clients/backing-layer", clientsBackingLayerCases),
    ("clients/inspection", clientsInspectionCases),
    ("clients/block-delegate", clientsBlockDelegateCases),
    ("clients/pop", clientsPopCases),
    ("clients/key-frames", clientsKeyFramesCases),
  ]
}
