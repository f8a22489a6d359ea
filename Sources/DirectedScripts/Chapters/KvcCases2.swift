// Written by '.ci/sources Sources' from Specs/corpus/kvc.txt.
extension CorpusScripts {
  static let kvcCases2 = #"""
    KVC-35: The emitter classes have defaults of their own
    classDefault CAEmitterCell enabled; classDefault CAEmitterCell scale; classDefault CAEmitterCell birthRate; classDefault CAEmitterCell lifetime; classDefault CAEmitterLayer birthRate; classDefault CAEmitterLayer scale; classDefault CAEmitterLayer emitterShape
    """#
}
