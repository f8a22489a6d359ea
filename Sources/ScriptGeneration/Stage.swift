import Geometry
import LayerModel
import LayerScript
import Rules

/// What has been generated so far: the world after it, the objects in it, and what is planned.
struct Stage: Sendable {
  /// The reference after the steps so far.
  private(set) var world: World
  /// What the reference expects of each step so far.
  private(set) var expected: [Expected] = []
  /// What the engine declares, and how far the script is.
  private(set) var declared: DeclarationCheck
  /// What is planned next; guides proposals alone.
  var director: Director

  /// The layers by number, in the order of their creation, with their classes.
  private(set) var layers: [(number: Int, type: ClassName)] = []
  /// The numbers of these layers.
  private(set) var layerNumbers: [Int] = []
  private(set) var delegates: [Int] = []
  private(set) var classes: [Int] = []
  private(set) var cells: [Int] = []
  /// The views by number, in the order of their creation, with the layers behind them.
  private var viewLayers: [(view: Int, layer: Int)] = []
  /// The views that the script has let go of, whose names are not given again.
  private var retired: [(view: Int, layer: Int)] = []
  /// The shared arguments by number.
  private(set) var shared: [Int] = []
  /// The lists that were answered and are kept, by number.
  private(set) var kept: [Int] = []
  /// The shared arguments and the lists that are kept, which share their numbers.
  var readable: [Int] { (shared + kept).sorted() }
  private(set) var managers: [Int] = []
  private(set) var animations: [(number: Int, keyPath: String, type: ClassName)] = []

  init(world: World, declared: DeclarationCheck, director: Director) {
    self.world = world
    self.declared = declared
    self.director = director
  }

  /// Carries the stage past a step.
  mutating func advance(by step: Step) {
    expected.append(world.perform(step))
    declared.advance(past: step)
    if case .new(let creation) = step.command { register(creation) }
    if case .copy(let original, as: let copy) = step.command,
      let entry = animations.first(where: { $0.number == original.number })
    {
      animations.append((copy.number, entry.keyPath, entry.type))
    }
    if case .keep(_, as: let list) = step.command { kept.append(list.number) }
    if case .drop(let name) = step.command { unregister(name) }
    director.advance(past: step)
  }

  /// What is dropped is not spoken of any more, nor is the layer behind it.
  private mutating func unregister(_ name: ObjectName) {
    guard name.kind == .view, let layer = layer(ofView: name.number) else { return }
    viewLayers.removeAll { $0.view == name.number }
    layers.removeAll { $0.number == layer }
    layerNumbers.removeAll { $0 == layer }
    retired.append((name.number, layer))
  }

  private mutating func addLayer(_ number: Int) {
    layers.append((number, world.state.type(of: index(number))))
    layerNumbers.append(number)
  }

  private mutating func register(_ creation: Creation) {
    let number = creation.name.number
    switch creation.name.kind {
    case .layer:
      addLayer(number)
    case .view:
      guard let layer = creation.backing?.layer.number else { return }
      viewLayers.append((number, layer))
      addLayer(layer)
    case .delegate: delegates.append(number)
    case .class: classes.append(number)
    case .cell: cells.append(number)
    case .shared: shared.append(number)
    case .manager: managers.append(number)
    case .animation:
      let path = creation.settings.first { $0.key == Property.keyPath.rawValue }
      let type = creation.knownClass ?? .basicAnimation
      animations.append((number, path?.value.asString ?? "", type))
    default: break
    }
  }
}

extension Stage {
  var views: [Int] { viewLayers.map(\.view) }

  var viewCount: Int { viewLayers.count }

  /// The numbers of layers and views that no new object may have.
  var takenLayerNumbers: [Int] { layerNumbers + retired.map(\.layer) }
  var takenViewNumbers: [Int] { views + retired.map(\.view) }

  /// The layer behind a view, by number.
  func layer(ofView number: Int) -> Int? { viewLayers.first { $0.view == number }?.layer }

  /// How many blocks are open.
  var openBlocks: Int { world.state.views.blocks.count }

  /// The kind of the block that was opened last.
  var innermostBlock: ViewBlock.Kind? { world.state.views.blocks.last?.block.kind }

  var animationNumbers: [Int] { animations.map(\.number) }

  func type(ofAnimation number: Int) -> ClassName {
    animations.first { $0.number == number }?.type ?? .basicAnimation
  }

  func type(ofLayer number: Int) -> ClassName {
    layers.first { $0.number == number }?.type ?? .layer
  }

  /// The reference's index of a layer.
  func index(_ number: Int) -> Int { world.state.layer(.layer(number)) ?? 0 }

  /// The value that a property of a cell has at this moment.
  func value(_ property: Property, ofCell number: Int) -> Value {
    world.state.layer(ObjectName(.cell, number)).map { world.state.value($0, property) } ?? .nil
  }

  /// The value that a property of a layer has at this moment.
  func value(_ property: Property, ofLayer number: Int) -> Value {
    world.state.value(index(number), property)
  }

  /// The layer above a layer, by number.
  func parent(ofLayer number: Int) -> Int? {
    world.state.parent(of: index(number)).map { self.number(at: $0) }
  }

  /// The sublayers of a layer, by number.
  func children(ofLayer number: Int) -> [Int] {
    world.state.list(of: index(number)).map { self.number(at: $0) }
  }

  /// Tells whether a layer masks another.
  func isMask(_ number: Int) -> Bool { world.state.isMask(index(number)) }

  /// Tells whether a layer is masked by another.
  func hasMask(_ number: Int) -> Bool { world.state.hasMask(index(number)) }

  /// A layer and everything above it, by number.
  func ancestors(ofLayer number: Int) -> [Int] {
    world.state.ancestors(of: index(number)).map { self.number(at: $0) }
  }

  /// The frame of a layer as the layer above another one sees it, which is itself or above it.
  func frame(ofLayer number: Int, outside root: Int) -> Rect {
    var frame = world.state.geometry(of: index(number)).frame
    for above in ancestors(ofLayer: number).dropFirst() {
      if number == root { break }
      let outer = world.state.geometry(of: index(above))
      let anchor = outer.bounds.point(at: outer.anchorPoint)
      let depth = value(.sublayerTransform, ofLayer: above).asTransform ?? .identity
      let corners = [Point(0, 0), Point(1, 0), Point(0, 1), Point(1, 1)].map { unit in
        let inner = depth.planar(frame.point(at: unit) - anchor)
        return outer.transform.planar(inner) + outer.position
      }
      frame = Rect.boundingBox(of: corners)
      if above == root { break }
    }
    return frame
  }

  private func number(at index: Int) -> Int { world.state.name(of: index).number }

  /// How many explicit transactions are open.
  var depth: Int { world.state.transactions.explicit.count }

  /// Tells whether an implicit transaction is open.
  var isImplicitOpen: Bool { world.state.transactions.implicit != nil }
}
