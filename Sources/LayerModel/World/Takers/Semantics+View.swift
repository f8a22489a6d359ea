import Geometry
import LayerScript

extension Semantics: ViewSemantics {
  mutating func viewAnswer(to key: String, of layer: Int, in state: inout WorldState) -> ViewAnswer
  {
    self[views: .viewAnswer].viewAnswer(to: key, of: layer, in: &state)
  }

  var savingEndsSearch: Bool { self[views: .savingEndsSearch].savingEndsSearch }

  mutating func blockPace(of block: ViewBlock, inside outer: BlockPace?) -> BlockPace {
    self[views: .blockPace].blockPace(of: block, inside: outer)
  }

  mutating func addsInBlock(_ property: Property, in state: inout WorldState) -> Bool {
    self[views: .addsInBlock].addsInBlock(property, in: &state)
  }

  mutating func blockAnimation(of change: BlockChange) -> AnimationObject {
    self[views: .blockAnimation].blockAnimation(of: change)
  }

  mutating func blockKey(
    of property: Property, isAdditive: Bool, among keys: [String]
  ) -> String {
    self[views: .blockKey].blockKey(of: property, isAdditive: isAdditive, among: keys)
  }

  mutating func begin(after delay: Double) -> Double {
    self[views: .begin].begin(after: delay)
  }

  mutating func enabled(afterBlockThatFound before: Bool) -> Bool {
    self[views: .enabled].enabled(afterBlockThatFound: before)
  }

  mutating func didDisableAnimations(in state: inout WorldState) {
    self[views: .didDisableAnimations].didDisableAnimations(in: &state)
  }

  var defersBodies: Bool { self[views: .defersBodies].defersBodies }

  mutating func share(_ seconds: Double, of duration: Double) -> Double {
    self[views: .share].share(seconds, of: duration)
  }

  mutating func close(_ block: ViewBlock, in views: inout ViewState) {
    self[views: .close].close(block, in: &views)
  }

  mutating func save(_ change: SavedChange, in block: inout OpenBlock) {
    self[views: .save].save(change, in: &block)
  }

  mutating func popAnimation(of change: SavedChange, to new: Value, duration: Double)
    -> AnimationObject
  {
    self[views: .popAnimation].popAnimation(of: change, to: new, duration: duration)
  }

  var popRestoresModel: Bool { self[views: .popRestoresModel].popRestoresModel }

  mutating func subviewPlace(
    beside sibling: Int, offset: Int, in parent: Int, state: inout WorldState
  ) -> InsertionPlace {
    self[views: .subviewPlace].subviewPlace(
      beside: sibling, offset: offset, in: parent, state: &state)
  }

  var refusesForeignSubview: Bool { self[views: .refusesForeignSubview].refusesForeignSubview }

  mutating func superlayerSeen(by layer: Int, former: Int?, in state: inout WorldState) -> Int? {
    self[views: .superlayerSeen].superlayerSeen(by: layer, former: former, in: &state)
  }

  mutating func viewConverted(_ value: Value, besideFrame frame: Rect) -> Value {
    self[views: .viewConverted].viewConverted(value, besideFrame: frame)
  }

  mutating func inheritedDuration(in state: inout WorldState) -> Double {
    self[views: .inheritedDuration].inheritedDuration(in: &state)
  }

  mutating func viewValue(_ value: Value, of property: Property, layer: Int) -> Value {
    self[views: .viewValue].viewValue(value, of: property, layer: layer)
  }

  mutating func imageSequence(_ images: [Value], duration: Double, count: Double)
    -> AnimationObject
  {
    self[views: .imageSequence].imageSequence(images, duration: duration, count: count)
  }

  mutating func awaited(_ block: OpenBlock) -> Set<Int> {
    self[views: .awaited].awaited(block)
  }

  var forgetsGoneViews: Bool { self[views: .forgetsGoneViews].forgetsGoneViews }
  var viewsAreDelegates: Bool { self[views: .viewsAreDelegates].viewsAreDelegates }
  var completesAtOnce: Bool { self[views: .completesAtOnce].completesAtOnce }

  mutating func finished(afterReplacement isReplaced: Bool) -> Bool {
    self[views: .finished].finished(afterReplacement: isReplaced)
  }

  mutating func copiedTiming(
    of action: AnimationObject, for property: Property, from old: Value
  ) -> AnimationObject? {
    self[views: .copiedTiming].copiedTiming(of: action, for: property, from: old)
  }

  var copiesWithoutAction: Bool { self[views: .copiesWithoutAction].copiesWithoutAction }

  mutating func blocksEnableActions(behindView: Bool) -> Bool {
    self[views: .blocksEnableActions].blocksEnableActions(behindView: behindView)
  }

  mutating func blockDuration(
    _ seconds: Double, from origin: DurationOrigin, inside pace: BlockPace
  ) -> Double {
    self[views: .blockDuration].blockDuration(seconds, from: origin, inside: pace)
  }

  mutating func reportedEnabled(_ isEnabled: Bool) -> Bool {
    self[views: .reportedEnabled].reportedEnabled(isEnabled)
  }

  var viewsTakeAnimations: Bool { self[views: .viewsTakeAnimations].viewsTakeAnimations }
  var addingCutsShort: Bool { self[views: .addingCutsShort].addingCutsShort }
}
